// A page that deals a round and ranks a hand with nothing of Node: bundled by Vite and webpack, run in a browser.
import { dealRound, dollars, rankHand } from '@croupier/engine';

const { lines } = dealRound('bclc-baccarat/mini-baccarat', {
  cards: '4c 2d 3h 4s',
  bets: [{ wager: 'player', amount: dollars(25) }],
});
document.title = `${lines[0].result} ${lines[0].won}, ${rankHand('As Ah Ac Td Th').name}`;
