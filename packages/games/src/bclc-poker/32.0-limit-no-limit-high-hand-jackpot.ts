import { section } from '@croupier/table';
import {
  prizeBy,
  royalFlushIn,
  royalFlushPrizes,
  straightFlushPrizes,
} from '../jackpots/high-hand-jackpot.ts';
import { type Conditions, type Jackpot, jackpot } from '../jackpots/jackpot.ts';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '32.0');

const ANY_QUADS = 'quads';

/** §2.2, §2.4.1, §2.4.6 */
const conditions: Conditions = {
  dealtIn: { least: 5, cite: at('2.4.1') },
  pot: { dollars: 20, cite: at('2.4.6') },
  structures: { only: ['fixed-limit', 'no-limit'], cite: at('2.2') },
};

/** §2.4.11.a to .n in their printed order. */
const lettered = (place: number): string => `2.4.11.${String.fromCharCode('a'.charCodeAt(0) + place)}`;

/** bclc-poker 32.0: 14 jackpots, for each royal flush, nine straight flushes and any quads (§2.4.11). */
export const limitNoLimitHighHand: Jackpot = jackpot(
  {
    id: 'bclc-poker/limit-no-limit-high-hand-progressive-jackpot',
    title: "Limit and No Limit Texas Hold'em High Hand Progressive Jackpot",
    section: at,
    // §2.2
    on: ['17.0'],
  },
  () => ({
    prizes: [
      ...royalFlushPrizes((suit) => at(lettered(suit))),
      ...straightFlushPrizes((place) => at(lettered(4 + place))),
      { name: ANY_QUADS, title: 'Any four of a kind', cite: at('2.4.11.n') },
    ],
    conditions,
    won: {
      by: 'high-hand',
      // §2.4.8.a
      showdown: 'not-needed',
      prizeOf: prizeBy({ royalFlush: royalFlushIn, quads: () => ANY_QUADS }),
      cite: at('3.2'),
    },
    postedAt: { hour: 11, cite: at('1.4') },
    clauses: { posted: at('1.4'), contribution: at('1.3'), seed: at('1.3.1') },
    posted: [
      {
        text: 'Four of a kind or better that wins the pot alone, made with both hole cards; for four of a kind they are a pair.',
        cites: ['1.2', '2.4.4', '2.4.5', '2.4.7', '2.4.8.b', '3.1', '3.2'].map(at),
      },
      {
        text: 'It may be made on the flop, turn or river, and needs no showdown.',
        cites: [at('2.4.8'), at('2.4.8.a')],
      },
      {
        text: `At least ${conditions.dealtIn.least} players are dealt in, those who are away not counted, and at least ${conditions.pot?.dollars} dollars are in the pot.`,
        cites: ['2.4.1', '2.4.2', '2.4.6'].map(at),
      },
      {
        text: 'A hand mucked when facing action does not qualify, nor one that its player never took.',
        cites: [at('2.3'), at('2.4.3')],
      },
      {
        text: 'Each has its own amount, posted at 11:00; it is won once a day, at the table whose first card was dealt first.',
        cites: ['1.4', '2.1', '2.4.9', '2.4.9.a', '2.4.10', '2.4.12'].map(at),
      },
      {
        text: 'A part of every pot goes into the pool, and a part of the pool is kept for the next jackpots.',
        cites: [at('1.3'), at('1.3.1')],
      },
    ],
  }),
);
