import { type Card, fortuneAsiaHigh, rankFortuneAsia } from '@croupier/cards';
import { fortuneAsiaHouseWay } from '@croupier/games';
import type { Row } from '@croupier/table';
import type { Strategy } from '../way-to-play.ts';
import {
  BestReply,
  EXACT_REPLY_IN_WORDS,
  ExactReply,
  netsOfRows,
  REPLY_IN_WORDS,
} from './set-against-house-way.ts';
import { highestIn, inWords, type SetGame } from './set-game.ts';

type Setting = Readonly<Record<'low' | 'mid' | 'high', readonly Card[]>>;

/** What somebody does who looks for the best hand first: the best four cards high, then the best two medium. */
export const bestHigh: Strategy = {
  name: 'best-high',
  about: 'plays the best high hand, then the best medium hand of what is left',
  decide: ({ seat }, sight) => ({ verb: 'set', parts: strongest(sight(String(seat))) }),
};

function strongest(cards: readonly Card[]): Setting {
  let best: Setting = { low: [], mid: [], high: [] };
  let most = [-1, -1];
  for (const setting of settingsOf(cards)) {
    const [mid, high] = [rankFortuneAsia(setting.mid), rankFortuneAsia(setting.high)];
    const [bestMid = 0, bestHighest = 0] = most;
    if (high < bestHighest || (high === bestHighest && mid <= bestMid)) continue;
    if (mid > high || rankFortuneAsia(setting.low) > mid) continue;
    best = setting;
    most = [mid, high];
  }
  return best;
}

/** Every way to lay seven cards out in three hands. */
function* settingsOf(cards: readonly Card[]): Generator<Setting> {
  for (const low of cards)
    for (const [i, one] of cards.entries())
      for (const other of cards.slice(i + 1))
        if (one !== low && other !== low)
          yield {
            low: [low],
            mid: [one, other],
            high: cards.filter((card) => card !== low && card !== one && card !== other),
          };
}

/** By how many of the three hands are higher. */
export const ROWS_OF_THREE: readonly (string | null)[] = [
  null,
  null,
  'two or three hands higher',
  'two or three hands higher',
];

/** Three hands against the dealer's, which are set the house way (bclc-poker 16.0 §7). */
export const fortuneAsiaAgainstHouse = (nets: readonly number[]): SetGame => ({
  parts: ['low', 'mid', 'high'],
  houseWay: (cards) => fortuneAsiaHouseWay.set(cards).parts,
  rank: rankFortuneAsia,
  settings: settingsOf,
  fouled: ([low = 0, mid = 0, high = 0]) => mid > high || low > mid,
  flush: 4,
  nets,
  sortOf: ([, mid = 0, high = 0]) => ({
    name: `${inWords(fortuneAsiaHigh, high)} high and ${inWords(fortuneAsiaHigh, mid)} medium`,
    front: highestIn(fortuneAsiaHigh, mid),
  }),
});

let exact: ExactReply | undefined;
let sampled: BestReply | undefined;

/** Best play against the house way, over all hands that the dealer can have. */
export const bestSettingFor = <O>(rows: readonly Row<O>[]): Strategy => ({
  name: 'optimal',
  about: EXACT_REPLY_IN_WORDS,
  slow: true,
  decide: ({ seat }, sight) => {
    exact ??= new ExactReply(fortuneAsiaAgainstHouse(netsOfRows(rows, ROWS_OF_THREE)));
    return { verb: 'set', parts: exact.best(sight(String(seat))) };
  },
});

/** The same over a sample of the dealer's hands. */
export const replyToHouseWay = <O>(rows: readonly Row<O>[]): Strategy => ({
  name: 'best-reply',
  about: REPLY_IN_WORDS,
  slow: true,
  decide: ({ seat }, sight) => {
    sampled ??= new BestReply(fortuneAsiaAgainstHouse(netsOfRows(rows, ROWS_OF_THREE)));
    return { verb: 'set', parts: sampled.best(sight(String(seat))) };
  },
});
