import { section } from '@croupier/table';
import { type Conditions, type Jackpot, jackpot } from '../jackpots/jackpot.ts';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '31.0');

/** §2.3.1, §2.3.6 */
const conditions: Conditions = {
  dealtIn: { least: 5, cite: at('2.3.1') },
  pot: { dollars: 20, cite: at('2.3.6') },
  structures: null,
};

/** What the places have of the pool, in per cent, by how many are paid; the section leaves it to what is posted (§4.1). */
const SHARES: Readonly<Record<number, readonly number[]>> = {
  1: [100],
  3: [50, 30, 20],
  5: [40, 25, 15, 12, 8],
};

/** bclc-poker 31.0: every full house or better of the day enters a list, and the best of it are paid the day after. */
export const dailyHighHand: Jackpot = jackpot(
  {
    id: 'bclc-poker/daily-high-hand-bonus',
    title: 'Daily High Hand Bonus',
    section: at,
    // §2.1
    on: ['17.0'],
  },
  (house) => {
    const places = house.chooses('places', [1, 3, 5], {
      default: 3,
      about: 'How many of the day’s best hands are paid',
      cite: at('4.1'),
    });
    return {
      prizes: [{ name: null, title: 'The best full houses or better of the day', cite: at('4.2') }],
      conditions,
      won: {
        by: 'best-of-period',
        least: { category: 'full-house', ranks: '' },
        shares: SHARES[places] ?? [],
        cite: at('4.2'),
      },
      postedAt: null,
      clauses: { posted: at('3.1'), contribution: at('1.3'), seed: null },
      posted: [
        {
          text: 'Any full house or better made with both hole cards, whether it wins or not; for four of a kind they are a pair.',
          cites: ['1.2', '1.2.1', '2.3.4', '2.3.5', '4.1', '4.2'].map(at),
        },
        {
          text: `At least ${conditions.dealtIn.least} players are dealt in, those who are away not counted, and at least ${conditions.pot?.dollars} dollars are in the pot with rake and contribution.`,
          cites: ['2.3.1', '2.3.2', '2.3.6'].map(at),
        },
        {
          text: 'A hand mucked when facing action does not qualify, nor one that its player never took.',
          cites: [at('2.2'), at('2.3.3')],
        },
        {
          text: `The best ${places === 1 ? 'hand' : `${places} hands`} of a business day share what was collected in it (${(SHARES[places] ?? []).join(', ')} %) and are paid the next day, when they are posted.`,
          cites: ['1.3', '1.4', '2.3.7', '3.1'].map(at),
        },
      ],
    };
  },
);
