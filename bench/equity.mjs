// Equity counted exactly: two hands before the flop, a hand against ranges, three ways; milliseconds of processor time.
import { equity } from '../packages/odds/dist/index.js';
import { measuring } from './measure.mjs';

export const name = 'equity';

const HOLDEM = 'bclc-poker/texas-holdem';

const QUESTIONS = [
  ['two hands', ['AsAh', 'KdKc'], 10],
  ['two hands, both suited', ['AsKs', 'QhJh'], 10],
  ['a hand against a range', ['AhKd', 'QQ+,AKs'], 100],
  ['a hand against a tenth of all hands', ['AhKd', '77+,ATs+,KTs+,QJs,AJo+'], 100],
  ['three hands', ['AhKd', 'QsQc', '7h6h'], 1000],
  ['three ways with two ranges', ['AhKd', 'QQ+', 'AKs'], 1000],
];

export async function run(report) {
  report.note("Hold'em before the flop, every board counted; milliseconds of processor time on one thread.");
  const rows = QUESTIONS.map(([what, hands, most]) => {
    const ask = () => equity({ game: HOLDEM, hands, board: [], dead: [], seed: name });
    const { asked } = measuring({ asked: { things: 1, work: ask } }, { rounds: 5, milliseconds: 100 });
    const { players, method } = ask();
    const [first] = players;
    return [
      what,
      hands.join(' '),
      method,
      `${(first.equity.toNumber() * 100).toFixed(3)} %`,
      (1000 / asked).toFixed(1),
      String(most),
    ];
  });
  report.table('Equity', ['question', 'hands', 'method', 'first hand', 'ms', 'at most'], rows);
}
