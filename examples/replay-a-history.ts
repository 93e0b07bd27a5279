import { dealRound, dollars, replayHistory } from '@croupier/engine';

const { record } = dealRound('bclc-baccarat/mini-baccarat', {
  bets: [{ wager: 'banker', amount: dollars(10) }],
});
// A record of a round, or a hand history of poker in the PHH format.
for (const { ok, why } of replayHistory(JSON.stringify(record)))
  console.log(ok ? 'Dealt again, and settled alike.' : `Not so: ${why}`);
//> Dealt again, and settled alike.
