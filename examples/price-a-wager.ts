import { games } from '@croupier/engine';
import { oddsOf } from '@croupier/odds';

const game = games.find(({ id }) => id === 'bclc-baccarat/mini-baccarat');
if (game?.kind !== 'banked') throw new Error('The catalogue lacks mini-baccarat.');
const { wagers } = await oddsOf(game.with({ decks: 8 }), { wager: 'tie' });
for (const { wager, ev, edge, rows } of wagers) {
  console.log(`${wager}: exactly ${ev}, a house edge of ${(edge * 100).toFixed(4)} %`);
  for (const { name, pays, probability } of rows) console.log(`  ${name} ${pays}: ${probability}`);
}
//> tie: exactly -103841353768/723147898655, a house edge of 14.3596 %
//>   tie 8 to 1: 619306544887/6508331087895
//>   loss lose: 5889024543008/6508331087895
