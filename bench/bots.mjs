// npm run bots -- [--hands N] [--seed S]: how the named styles of bots fare against each other. One of each sits at a table with a
// hundred bets in front of it at the beginning of every hand, and the button goes round. What each wins or loses is told in bets of the
// first round for a hundred hands, without rake, with the interval that holds the truth 95 times in a hundred.
import { parseArgs } from 'node:util';
import { drawing, seededRandom } from '../packages/cards/dist/index.js';
import {
  callingBot,
  dealHand,
  drawButton,
  drawersForButton,
  equityBot,
  finishHand,
  looseBot,
  openTable,
  pokerGameNamed,
  sitDown,
  startHand,
  tightBot,
  viewHand,
} from '../packages/games/dist/index.js';
import { cents } from '../packages/table/dist/index.js';

const STYLES = {
  tight: tightBot,
  loose: looseBot,
  calling: callingBot,
  equity: equityBot(() => ({ ways: 60 })),
};
const TABLES = [
  ['bclc-poker/texas-holdem', 'no-limit'],
  ['bclc-poker/texas-holdem', 'fixed-limit'],
  ['bclc-poker/omaha-high', 'pot-limit'],
  ['bclc-poker/seven-card-stud', 'fixed-limit'],
];
const BETS = 100;
const NORMAL_95 = 1.96;

function contest(id, betting, hands, seed) {
  const game = pokerGameNamed(id);
  const rules = game.with({ betting, rakePercent: 0, ...(game.variant.runTwice ? { runTwice: 'off' } : {}) });
  const random = seededRandom(`${seed} ${id} ${betting}`);
  const names = Object.keys(STYLES);
  const stack = cents(rules.firstBet * BETS);
  const sums = names.map(() => 0);
  const squares = names.map(() => 0);
  for (let hand = 0; hand < hands; hand += 1) {
    let table = openTable(rules);
    for (const at of names.keys()) table = sitDown(table, at + 1, names[at], stack);
    const draw = drawing(random, rules.variant.deck);
    const drawers = drawersForButton(table);
    if (drawers.length > 0)
      table = drawButton(
        table,
        drawers.map((seat) => ({ seat, card: draw() })),
      );
    const started = startHand({ ...table, button: (hand % names.length) + 1 });
    const dealing = drawing(random, rules.variant.deck);
    const played = dealHand(started.setup, dealing, ({ seat }, now) =>
      STYLES[names[seat - 1]](viewHand(now, { seats: [seat] }), random),
    );
    finishHand(started.table, played);
    for (const { seat, stack: left } of played.state.players) {
      const net = (left - stack) / rules.firstBet;
      sums[seat - 1] += net;
      squares[seat - 1] += net * net;
    }
  }
  return names.map((name, at) => {
    const mean = sums[at] / hands;
    const deviation = Math.sqrt((squares[at] / hands - mean * mean) / hands);
    return { name, per100: mean * 100, within: NORMAL_95 * deviation * 100 };
  });
}

const { values } = parseArgs({
  options: {
    hands: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'croupier' },
    only: { type: 'string' },
  },
});
for (const [id, betting] of TABLES) {
  if (values.only && !`${id} ${betting}`.includes(values.only)) continue;
  const began = Date.now();
  const results = contest(id, betting, Number(values.hands), values.seed);
  console.log(
    `${id}, ${betting}, ${Number(values.hands).toLocaleString('en')} hands, ${Math.round((Date.now() - began) / 1000)} s`,
  );
  for (const { name, per100, within } of results)
    console.log(
      `  ${name.padEnd(8)} ${per100 >= 0 ? '+' : '−'}${Math.abs(per100).toFixed(1)} ± ${within.toFixed(1)}`,
    );
}
