import { asianStud, asianStudHighAce } from '@croupier/cards';
import { type Discretion, type Section, section } from '@croupier/table';
import { studClauses } from '../poker/clauses.ts';
import { rankedBy } from '../poker/hand-types.ts';
import { bestUpCards, highestUpCard } from '../poker/openers.ts';
import { studGame } from '../poker/stud-game.ts';
import type { Street, Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

const at: Section = section(bclcPoker, '24.0');

const later = { burns: 0, hole: ['up'], board: 0, discard: null, opener: bestUpCards } as const;

/** One down and one up, then three up (§10.2, §10.3, §10.7, §10.10, §10.13); no card is burnt. */
const streets: readonly Street[] = [
  {
    ...later,
    name: 'second street',
    hole: ['down', 'up'],
    opener: highestUpCard,
    bet: 'small',
    cite: at('10.2'),
    acts: at('10.6'),
  },
  { ...later, name: 'third street', bet: 'small', cite: at('10.7'), acts: at('10.9') },
  { ...later, name: 'fourth street', bet: 'big', cite: at('10.10'), acts: at('10.12') },
  { ...later, name: 'fifth street', bet: 'big', cite: at('10.13'), acts: at('10.15') },
];

const withLowAce = rankedBy(asianStud);
const withHighAce = rankedBy(asianStudHighAce);

/** §1.3, §1.5; whether A-7-8-9-10 is the lowest straight is left open (READINGS 53). */
function chooses(house: Discretion): Pick<Variant, 'hands' | 'chosen'> {
  const lowAceStraight = house.chooses('lowAceStraight', ['on', 'off'], {
    default: 'on',
    about: 'Whether ace, seven, eight, nine, ten is a straight, the lowest',
    cite: at('1.5.6'),
  });
  return lowAceStraight === 'on'
    ? { hands: [withLowAce] }
    : { hands: [withHighAce], chosen: { lowAceStraight } };
}

/** bclc-poker 24.0: Asian Five Card Stud. 32 cards, flush above full house, and the highest card must bet (READINGS 53, 64). */
export const asianFiveCardStud: Variant = studGame(at, {
  id: 'bclc-poker/asian-five-card-stud',
  title: 'Asian Five Card Stud',
  trackedAs: '5 Card Stud',
  seats: 7,
  deck: 'seven-up',
  forced: {
    kind: 'antes',
    opener: 'must-bet',
    bringIn: false,
    clauses: { ante: at('4.1'), amount: at('4.2'), opens: at('10.4') },
  },
  button: { used: 'always', dealsFrom: 'left', first: 'dealers-right', moves: 'clockwise' },
  streets,
  hands: [withLowAce],
  foldedSeatsTakeCards: false,
  noCheckRaise: null,
  showsFirst: null,
  // §4.2 is all that the section says of a ceiling.
  clauses: studClauses(at, {
    postedLimits: at('4.2'),
    uncontested: { first: at('10.6'), later: at('11.3') },
    showdown: at('10.16'),
    award: at('10.17'),
  }),
  chooses,
});
