import { section } from '@croupier/table';
import { prizeBy, quadsOf, quadsPrizes, straightFlushPrizes } from '../jackpots/high-hand-jackpot.ts';
import { type Conditions, type Jackpot, jackpot } from '../jackpots/jackpot.ts';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '30.0');

const ROYAL_FLUSH = 'royal-flush';

/** §2.4.1, §2.4.5 */
const conditions: Conditions = {
  dealtIn: { least: 4, cite: at('2.4.1') },
  pot: { dollars: 15, cite: at('2.4.5') },
  structures: null,
};

/** bclc-poker 30.0: 23 jackpots, for quads of each rank, straight flushes and the royal flush (READINGS 55). */
export const highHandProgressive: Jackpot = jackpot(
  {
    id: 'bclc-poker/high-hand-progressive-jackpot',
    title: 'High Hand Progressive Jackpot',
    section: at,
    // §2.2
    on: ['17.0', '23.0'],
  },
  (house) => {
    const showdown = house.chooses('showdown', ['needed', 'not-needed'], {
      default: 'needed',
      about: 'Whether the winning hand must have come to a showdown, which the section does not say',
      cite: at('2.4.6'),
    });
    return {
      prizes: [
        { name: ROYAL_FLUSH, title: 'Royal flush', cite: at('2.4.8') },
        ...straightFlushPrizes(() => at('2.4.8')),
        ...quadsPrizes(at('2.4.8')),
      ],
      conditions,
      won: {
        by: 'high-hand',
        showdown,
        prizeOf: prizeBy({ royalFlush: () => ROYAL_FLUSH, quads: quadsOf }),
        cite: at('4.2'),
      },
      postedAt: null,
      clauses: { posted: at('3.1'), contribution: at('1.3'), seed: at('1.3.1') },
      posted: [
        {
          text: 'Four of a kind or better that wins the pot alone, made with both hole cards; for four of a kind they are a pair.',
          cites: ['1.2', '2.4.3', '2.4.4', '2.4.6', '4.1', '4.2'].map(at),
        },
        {
          text: `At least ${conditions.dealtIn.least} players are dealt in, those who are away not counted, and at least ${conditions.pot?.dollars} dollars are in the pot.`,
          cites: ['2.4.1', '2.4.2', '2.4.5'].map(at),
        },
        { text: 'A hand mucked when facing action does not qualify.', cites: [at('2.3')] },
        {
          text: 'Each has its own amount, posted at the start of the business day, in whole dollars; it is won once a day, and what is not divided goes back into the pool.',
          cites: ['2.4.7', '2.4.8', '3.1', '3.1.1', '3.1.2', '3.1.3', '3.2'].map(at),
        },
        {
          text: 'A part of every pot goes into the pool, and a part of the pool is kept for the next jackpots.',
          cites: [at('1.3'), at('1.3.1')],
        },
      ],
    };
  },
);
