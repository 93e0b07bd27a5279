import { dealRound, dollars, formatCite, formatMoney } from '@croupier/engine';

const { lines } = dealRound('bclc-poker/three-card-poker', {
  bets: [
    { wager: 'ante', amount: dollars(10) },
    { wager: 'pair-plus', amount: dollars(5) },
  ],
  // Everything that may be done stands in the question, with its amounts and its clause.
  decide: ({ actions, absent }) => actions.find(({ verb, refused }) => verb === 'play' && !refused) ?? absent,
});
for (const { wager, result, returned, cites } of lines)
  console.log(`${wager} ${result}, ${formatMoney(returned)} back (${cites.map(formatCite).join(', ')})`);
