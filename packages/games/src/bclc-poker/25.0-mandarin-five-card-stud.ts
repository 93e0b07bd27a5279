import { mandarinStud } from '@croupier/cards';
import { dollars, type Section, section } from '@croupier/table';
import { studClauses } from '../poker/clauses.ts';
import { rankedBy } from '../poker/hand-types.ts';
import { highestUpCard } from '../poker/openers.ts';
import { studGame } from '../poker/stud-game.ts';
import type { Street, Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

const at: Section = section(bclcPoker, '25.0');

const later = { burns: 0, hole: ['up'], board: 0, discard: null, opener: highestUpCard } as const;

/** One up and one down, two up, and the last down, which is turned up before its betting (§10.12). */
const streets: readonly Street[] = [
  {
    ...later,
    name: 'second street',
    hole: ['up', 'down'],
    bet: 'small',
    cite: at('10.2'),
    acts: at('10.5'),
  },
  { ...later, name: 'third street', bet: 'small', cite: at('10.6'), acts: at('10.8') },
  { ...later, name: 'fourth street', bet: 'big', cite: at('10.9'), acts: at('10.10') },
  {
    ...later,
    name: 'fifth street',
    hole: ['down'],
    turnedUp: at('10.12'),
    bet: 'big',
    cite: at('10.11'),
    acts: at('10.14'),
  },
];

/**
 * bclc-poker 25.0: Mandarin Five Card Stud. The highest card of each street speaks first and may check, nobody checks
 * and then raises (§11.2), and who wins the pot deals next (§7.2).
 */
export const mandarinFiveCardStud: Variant = studGame(at, {
  id: 'bclc-poker/mandarin-five-card-stud',
  title: 'Mandarin Five Card Stud',
  trackedAs: '5 Card Stud',
  seats: 8,
  deck: 'standard',
  forced: {
    kind: 'antes',
    opener: 'may-check',
    bringIn: false,
    clauses: { ante: at('4.1'), amount: at('4.2'), opens: at('10.4') },
  },
  button: { used: 'always', dealsFrom: 'button', first: 'high-card', moves: 'to-the-winner' },
  streets,
  hands: [rankedBy(mandarinStud)],
  foldedSeatsTakeCards: false,
  noCheckRaise: at('11.2'),
  showsFirst: highestUpCard,
  // §8.1, §8.2: at most five percent, to the nearest dollar.
  rake: { percent: 5, cap: dollars(15), rounded: 'nearest-dollar' },
  clauses: studClauses(at, {
    postedLimits: at('3.4'),
    uncontested: { first: at('10.5'), later: at('11.1') },
    showdown: at('10.15'),
    award: at('10.17'),
  }),
});
