import { dealRound, dollars, formatCite, formatMoney } from '@croupier/engine';

// Player 7, Banker 6: the cards as they leave the shoe, player first.
const { lines } = dealRound('bclc-baccarat/mini-baccarat', {
  cards: '4c 2d 3h 4s',
  bets: [
    { seat: 1, wager: 'player', amount: dollars(25) },
    { seat: 2, wager: 'banker', amount: dollars(100) },
  ],
});
for (const { seat, wager, result, won, cites } of lines)
  console.log(`seat ${seat}: ${wager} ${result} ${formatMoney(won)} (${cites.map(formatCite).join(', ')})`);
//> seat 1: player win 25.00 (bclc-baccarat 1.0 §7.1)
//> seat 2: banker lose 0.00 (bclc-baccarat 1.0 §1.2)
