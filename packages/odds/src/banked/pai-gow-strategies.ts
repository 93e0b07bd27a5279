import { type Card, paiGowHigh, rankPaiGow } from '@croupier/cards';
import { isAceHigh, paiGowHouseWay } from '@croupier/games';
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

/** The dealer sets every hand, as a player may ask (bclc-poker 2.0 §9). */
export const houseWay: Strategy = {
  name: 'house-way',
  about: 'sets every hand the house way',
  decide: () => ({ verb: 'house-way' }),
};

/**
 * Best play against an open hand (bclc-poker 5.0 §7.3): nothing is left to chance when the hand is set, so that one of the 21
 * settings that do best against the dealer's is best in the long run too. Bonuses do not look at how a hand is set.
 */
export const beatTheDealer: Strategy = {
  name: 'optimal',
  about: "wins against the dealer's open hand if any setting does, else pushes if any does",
  decide: ({ seat }, sight) => {
    const parts = bestSetting(sight(String(seat)), sight('dealer'));
    return parts ? { verb: 'set', parts } : { verb: 'house-way' };
  },
};

type Setting = Readonly<Record<'low' | 'high', readonly Card[]>>;

/** The first setting that wins, or else the first that pushes; undefined where every one loses. The dealer's low hand lies first. */
function bestSetting(own: readonly Card[], dealer: readonly Card[]): Setting | undefined {
  const toBeat = { low: rankPaiGow(dealer.slice(0, 2)), high: rankPaiGow(dealer.slice(2)) };
  let pushes: Setting | undefined;
  for (const setting of settingsOf(own)) {
    const [low, high] = [rankPaiGow(setting.low), rankPaiGow(setting.high)];
    if (low > high) continue;
    if (low > toBeat.low && high > toBeat.high) return setting;
    if (low > toBeat.low || high > toBeat.high) pushes ??= setting;
  }
  return pushes;
}

/** Every way to put two of the cards in front. */
function* settingsOf(cards: readonly Card[]): Generator<Setting> {
  for (const [i, one] of cards.entries())
    for (const other of cards.slice(i + 1))
      yield { low: [one, other], high: cards.filter((card) => card !== one && card !== other) };
}

/** By how many hands are higher: rows of the basic wager, whoever else bets beside it. */
export const ROWS_OF_TWO: readonly (string | null)[] = [null, 'one hand higher', 'both hands higher'];

/** Two hands against the house's, which is set the house way (bclc-poker 2.0 §8.3.6.a). */
export const paiGowAgainstHouse = (nets: readonly number[]): SetGame => ({
  parts: ['low', 'high'],
  houseWay: (cards) => paiGowHouseWay.set(cards).parts,
  rank: rankPaiGow,
  settings: settingsOf,
  fouled: ([low = 0, high = 0]) => low > high,
  flush: 5,
  nets,
  sortOf: ([low = 0, high = 0]) => ({
    name: `${inWords(paiGowHigh, high)} behind and ${inWords(paiGowHigh, low)} in front`,
    front: highestIn(paiGowHigh, low),
  }),
});

/** The same where the dealer's hand lies open, and one that is ace-high gives every wager back (bclc-poker 5.0 §6.2, §7.3). */
export const faceUpAgainstHouse = (nets: readonly number[]): SetGame => ({
  ...paiGowAgainstHouse(nets),
  open: true,
  returned: isAceHigh,
});

/** By what is paid: a reply is found by many tables. */
const exact = new Map<string, ExactReply>();
const sampled = new Map<string, BestReply>();

/** Best play against a house that banks, over all hands that it can have. */
export function bestSettingFor<O>(rows: readonly Row<O>[]): Strategy {
  const nets = netsOfRows(rows, ROWS_OF_TWO);
  const known = nets.join(' ');
  return {
    name: 'optimal',
    about: EXACT_REPLY_IN_WORDS,
    slow: true,
    decide: ({ seat }, sight) => {
      const reply = exact.get(known) ?? new ExactReply(paiGowAgainstHouse(nets));
      exact.set(known, reply);
      return { verb: 'set', parts: reply.best(sight(String(seat))) };
    },
  };
}

/** The same over a sample of its hands. */
export function replyToHouseWay<O>(rows: readonly Row<O>[]): Strategy {
  const nets = netsOfRows(rows, ROWS_OF_TWO);
  const known = nets.join(' ');
  return {
    name: 'best-reply',
    about: REPLY_IN_WORDS,
    slow: true,
    decide: ({ seat }, sight) => {
      const reply = sampled.get(known) ?? new BestReply(paiGowAgainstHouse(nets));
      sampled.set(known, reply);
      return { verb: 'set', parts: reply.best(sight(String(seat))) };
    },
  };
}
