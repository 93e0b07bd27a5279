import { type Discretion, type Section, section } from '@croupier/table';
import { studClauses } from '../poker/clauses.ts';
import { bestOfOwnCards } from '../poker/hand-types.ts';
import { bestUpCards, lowestUpCard } from '../poker/openers.ts';
import { studGame } from '../poker/stud-game.ts';
import type { Street, Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

const at: Section = section(bclcPoker, '23.0');

const later = { burns: 0, hole: ['up'], board: 0, discard: null, opener: bestUpCards } as const;

/** Two down and one up, three more up and the last down; a card is burnt before the fourth and the last (§10.7, §10.12). */
const streets: readonly Street[] = [
  {
    ...later,
    name: 'third street',
    hole: ['down', 'down', 'up'],
    opener: lowestUpCard,
    bet: 'small',
    cite: at('10.2.1'),
    acts: at('10.3'),
  },
  { ...later, name: 'fourth street', burns: 1, bet: 'small', cite: at('10.7'), acts: at('10.9') },
  { ...later, name: 'fifth street', bet: 'big', cite: at('10.10'), acts: at('10.11') },
  { ...later, name: 'sixth street', bet: 'big', cite: at('10.10'), acts: at('10.11') },
  {
    ...later,
    name: 'seventh street',
    burns: 1,
    hole: ['down'],
    bet: 'big',
    cite: at('10.12'),
    acts: at('10.14'),
  },
];

/** Whether an open pair doubles the bet of fourth street, of which the section says nothing (READINGS 63). */
function chooses(house: Discretion): Partial<Pick<Variant, 'streets' | 'chosen'>> {
  const openPair = house.chooses('openPair', ['off', 'double'], {
    default: 'off',
    about: 'With a pair face up on fourth street everybody may bet the small or the big bet',
    cite: at('2.4'),
  });
  if (openPair === 'off') return {};
  return {
    streets: streets.map((street, place) => (place === 1 ? { ...street, openPair: 'either' } : street)),
    chosen: { openPair },
  };
}

/** bclc-poker 23.0: Seven Card Stud. The lowest card opens with a bet, later the best cards that lie face up (READINGS 53, 63). */
export const sevenCardStud: Variant = studGame(at, {
  id: 'bclc-poker/seven-card-stud',
  title: 'Seven Card Stud',
  trackedAs: '7 Card Stud',
  phh: { 'fixed-limit': 'F7S' },
  seats: 8,
  deck: 'standard',
  forced: {
    kind: 'antes',
    opener: 'must-bet',
    bringIn: true,
    clauses: { ante: at('4.1'), amount: at('4.2'), opens: at('10.3') },
  },
  button: { used: 'optional', dealsFrom: 'left', first: 'high-card', moves: 'clockwise' },
  streets,
  hands: [bestOfOwnCards],
  foldedSeatsTakeCards: true,
  noCheckRaise: null,
  showsFirst: null,
  clauses: studClauses(at, {
    postedLimits: at('3.5'),
    uncontested: { first: at('10.6'), later: at('10.16') },
    showdown: at('10.15'),
    award: at('10.16'),
  }),
  chooses,
});
