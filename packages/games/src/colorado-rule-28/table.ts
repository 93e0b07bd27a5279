import type { Card } from '@croupier/cards';
import {
  type Cite,
  type Discretion,
  ENVY,
  handle,
  type Irregularity,
  type Layout,
  type Pass,
  type Section,
  section,
} from '@croupier/table';
import { callTotal } from '../baccarat/calls.ts';
import {
  type BaccaratRules,
  type BaccaratWager,
  type Coup,
  type CoupClauses,
  type CoupWays,
  callResult,
  dealtBy,
  tied,
} from '../baccarat/coup.ts';
import { pointsOf } from '../baccarat/points.ts';
import { standardTableau } from '../baccarat/third-card.ts';
import type { TurningClauses } from '../baccarat/turning.ts';
import { colorado28 } from '../rulebooks.ts';

/** colorado-rule-28 numbers its regulations from 30-2801; `rule('2808')('(3)(c)')` cites one. */
export const rule = (number: string): Section => section(colorado28, `30-${number}`);

const definitions = rule('2802');
const cards = rule('2806');
const shuffle = rule('2810');
const deal = rule('2812');
const additional = rule('2813');
const thirdCards = rule('2814');
const result = rule('2815');
const irregular = rule('2816');

/** What a game on this table has in a way of its own. */
interface TableWays extends Omit<CoupWays, 'call'> {
  /** How many places the layout usually has; the house decides. Or the numbers that a game prints on it. */
  readonly seats: { readonly usual: number; readonly cite: Cite } | { readonly numbers: readonly number[] };
  /** The decks for which a pay table is made; absent: as the house likes. */
  readonly decks?: { readonly are: number; readonly cite: Cite };
  /** Clauses that stand elsewhere for this game. */
  readonly clauses?: Partial<CoupClauses & TurningClauses>;
}

/** The baccarat table of 30-2801 to 30-2816, with the wagers that a game has on it. */
export function coloradoTable(
  house: Discretion,
  wagers: readonly BaccaratWager[],
  { seats, decks, clauses, ...ways }: TableWays,
): Omit<BaccaratRules, 'aggregates'> {
  const seating = seatsOf(house, seats);
  const at = { ...CLAUSES, ...clauses };
  const ids = wagers.map(({ id }) => id);
  return {
    ...seating,
    spotsPerPlayer: { is: seating.seats, cites: [] },
    ...cardsOf(house, decks),
    wagers,
    exclusions: [],
    ...backBetsOf(house),
    ...tipsOf(house),
    forbids: {
      otherWagers: rule('2807')('(2)'),
      backBets: definitions('(17)'),
      tips: rule('2803')('(1)'),
    },
    commissionLaid: false,
    freeHands: freeHandsOf(house),
    irregularities: IRREGULARITIES,
    passes: () => losersFirst(ids),
    ...dealtBy(standardTableau, at, {
      ...ways,
      ...(ways.turn ? {} : { face: facesOf(house) }),
      closing: thenIntoTheRack(ways.closing),
      call: ids.includes('four-cards') ? callWithCards : callHands,
    }),
  };
}

const CLAUSES: CoupClauses & TurningClauses = {
  noMoreBets: deal('(2)'),
  firstFour: deal('(3)'),
  turnHands: deal('(4)'),
  totals: additional('(1)'),
  natural: thirdCards('(1)'),
  playerDraw: thirdCards('(2)'),
  bankerDraw: () => thirdCards('(3)'),
  winner: result('(1)'),
  tie: result('(1)'),
};

function seatsOf(house: Discretion, seats: TableWays['seats']): Pick<Layout<Coup>, 'seats' | 'seatNumbers'> {
  if ('numbers' in seats) return { seats: seats.numbers.length, seatNumbers: seats.numbers };
  return {
    seats: house.sets('seats', {
      least: 1,
      most: 14,
      default: seats.usual,
      about: 'Places at the table, as many as the house likes',
      cite: seats.cite,
    }),
  };
}

/**
 * Six to eight decks from a shoe, up to twenty with a shuffling device (READINGS 19). One that shuffles continuously deals
 * every round from all cards, without a cut, a cut card or a burn (30-2811).
 */
function cardsOf(
  house: Discretion,
  fixed: TableWays['decks'],
): Pick<Layout<Coup>, 'shoe' | 'burn' | 'cut' | 'deckEachRound'> {
  const shuffler = house.chooses('shuffler', ['none', 'automatic', 'continuous'], {
    default: 'none',
    about: 'The device that shuffles, if any; only with one more than eight decks are used',
    cite: cards('(4)'),
  });
  const many = Array.from({ length: shuffler === 'none' ? 3 : 15 }, (_, i) => i + 6);
  const decks = house.chooses('decks', fixed ? [fixed.are] : many, {
    default: fixed?.are ?? 8,
    about: 'Decks in the shoe',
    cite: fixed?.cite ?? cards(shuffler === 'none' ? '(1)' : '(4)'),
  });
  if (shuffler === 'continuous') return { shoe: { decks, cutCardFromBack: 0 }, deckEachRound: true };
  const cutCardFromBack = house.sets('cutCardFromBack', {
    least: 14,
    most: 26 * decks,
    default: 14,
    about: 'How many cards stand behind the cut card',
    cite: shuffle('(4)'),
  });
  return {
    shoe: { decks, cutCardFromBack },
    burn: burnOf(house),
    cut: { fromEitherEnd: 10, cite: shuffle('(3)') },
  };
}

/** READINGS 20: so many cards as the first one counts, or a number of the house between three and six. */
function burnOf(house: Discretion): NonNullable<Layout<Coup>['burn']> {
  const how = house.chooses('burn', ['by-first-card', 'three-to-six'], {
    default: 'by-first-card',
    about: 'How many cards of a new shoe are burned: the first and as many as it counts, or three to six',
    cite: shuffle('(4)'),
  });
  if (how === 'by-first-card') return { count: (first) => 1 + burnValueOf(first), cite: shuffle('(4)') };
  const count = house.sets('burnCards', {
    least: 3,
    most: 6,
    default: 3,
    about: 'Cards burned, the first one included',
    cite: definitions('(5)'),
  });
  return { count: () => count, cite: definitions('(5)') };
}

/** Tens and court cards, which count nothing in a hand, burn ten. */
const burnValueOf = (card: Card): number => pointsOf(card) || 10;

const freeHandsOf = (house: Discretion): NonNullable<Layout<Coup>['freeHands']> => ({
  is: house.sets('freeHands', {
    least: 0,
    most: 80,
    default: 3,
    about: 'Hands of a shoe that are dealt without any bet on the table',
    cite: definitions('(8)'),
  }),
  cites: [definitions('(8)')],
});

const facesOf = (house: Discretion): 'up' | 'down' =>
  house.chooses('faces', ['up', 'down'], {
    default: 'up',
    about: 'How the first four cards leave the shoe: face up, or face down and then turned by the dealer',
    cite: deal('(4)'),
  });

function backBetsOf(house: Discretion): Pick<Layout<Coup>, 'backBets'> {
  const cite = definitions('(17)');
  const accepted = house.chooses('backBets', ['accepted', 'not-accepted'], {
    default: 'accepted',
    about: 'Bets over the shoulder of whoever plays a place',
    cite,
  });
  return accepted === 'accepted' ? { backBets: { cite } } : {};
}

/** A bet for the dealer is settled like the bettor's own: no clause says otherwise. */
function tipsOf(house: Discretion): Pick<Layout<Coup>, 'tips'> {
  const cite = rule('2803')('(1)');
  const accepted = house.chooses('tips', ['accepted', 'not-accepted'], {
    default: 'accepted',
    about: 'Bets for the dealer',
    cite,
  });
  return accepted === 'accepted' ? { tips: { commissioned: true, cites: [cite] } } : {};
}

const IRREGULARITIES: readonly Irregularity[] = [
  {
    id: 'player-third-card-not-due',
    name: "A third card for Player that is not due: it is Banker's if Banker draws, else the next hand's first",
    remedy: { round: 'stands' },
    cite: irregular('(1)'),
  },
  {
    id: 'card-in-error-disclosed',
    name: 'A card dealt in error was seen: it is used in a free hand',
    remedy: { round: 'stands', afterwards: 'free-hand' },
    cite: irregular('(2)'),
  },
  {
    id: 'first-card-face-up',
    name: 'The first card of the round lies face up in the shoe',
    remedy: { round: 'void', afterwards: 'free-hand' },
    cite: irregular('(3)'),
  },
  {
    id: 'later-card-face-up',
    name: 'A later card of the round lies face up in the shoe',
    remedy: { round: 'stands' },
    cite: irregular('(3)'),
  },
  {
    id: 'not-enough-cards',
    name: 'The shoe runs out of cards before the round is complete',
    remedy: { round: 'void', afterwards: 'shuffle' },
    cite: irregular('(4)'),
  },
];

/** All losing bets are collected, then the others are paid from the highest place down (30-2815 §(2), §(2)(a)). */
const losersFirst = (wagers: readonly string[]): readonly Pass[] => [
  { from: 'right', wagers, results: ['lose'] },
  { from: 'right', wagers: [...wagers, ENVY] },
];

/** 30-2815 §(1): the result, with the words that a tie has here. */
const callHands = (coup: Coup): string =>
  tied(coup) ? `Tie Hand, ${callTotal(coup.player.cards)} all.` : callResult(coup);

const CARDS: Readonly<Record<number, string>> = { 4: 'Four', 5: 'Five', 6: 'Six' };

/** And how many cards were dealt, where that can be bet on. */
const callWithCards = (coup: Coup): string =>
  `${callHands(coup)} ${CARDS[coup.player.cards.length + coup.banker.cards.length] ?? ''} cards.`;

/** The cards stay on the table until whatever a game does with its result is done (30-2815 §(4)). */
const thenIntoTheRack = (closing: CoupWays['closing']): NonNullable<CoupWays['closing']> =>
  function* intoTheRack(coup, felt) {
    if (closing) yield* closing(coup, felt);
    yield handle(
      'Pick the cards up in order, so that both hands can be laid out again, and put them in the discard rack.',
      result('(4)'),
    );
  };
