import { type Card, rankOf } from '@croupier/cards';
import type { Strategy } from '../way-to-play.ts';
import { FAST_ACTION_REPLY_IN_WORDS, FastActionReply } from './fast-action-reply.ts';

/** Two cards are kept as the dealer would, and nothing is split (bclc-poker 9.0 §6.6). */
export const HOUSE_WAY: Strategy = {
  name: 'house-way',
  about: 'keeps two cards the house way and never splits',
  decide: () => ({ verb: 'house-way' }),
};

/** The lowest pair that is worth a second Ante against the two cards that a dealer keeps of four. */
const EIGHT = 6;

/** Where the four cards are two pairs that are worth it: the higher and the lower. */
export function worthSplitting(cards: readonly Card[]): { first: Card[]; second: Card[] } | undefined {
  const [a, b, c, d] = cards.toSorted((one, other) => other - one);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const pairs = rankOf(a) === rankOf(b) && rankOf(c) === rankOf(d);
  return pairs && rankOf(d) >= EIGHT ? { first: [a, b], second: [c, d] } : undefined;
}

/** Two pairs of eights or better are played as two hands. */
export const SPLIT_PAIRS: Strategy = {
  name: 'split-pairs',
  about: 'splits two pairs of eights or better, and keeps two cards the house way otherwise',
  decide: ({ seat }, sight) => {
    const parts = worthSplitting(sight(String(seat)));
    return parts ? { verb: 'split', parts: { ...parts } } : { verb: 'house-way' };
  },
};

let reply: FastActionReply | undefined;

/** Best play against a dealer who keeps two cards the house way, over a sample of deals; the Bonus is not looked at. */
export const REPLY_TO_HOUSE_WAY: Strategy = {
  name: 'optimal',
  about: FAST_ACTION_REPLY_IN_WORDS,
  slow: true,
  decide: ({ seat }, sight) => {
    reply ??= new FastActionReply();
    const play = reply.best(sight(String(seat)));
    return 'keep' in play
      ? { verb: 'keep', cards: play.keep }
      : { verb: 'split', parts: { first: play.first, second: play.second } };
  },
};
