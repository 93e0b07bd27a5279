/**
 * A slow evaluator, written from the rulebooks' lists of ranks and sharing nothing with the fast ones: it tries every
 * choice of cards, every card a joker may be, and asks of each rank on the list, from the top, whether the hand is one.
 * A hand's score is a list of numbers; the first difference decides.
 */
import { type Card, cardOf, deck, JOKER, rankOf, suitOf } from '../../card.ts';

export type Score = readonly number[];

export function compareScores(a: Score, b: Score): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

const best = (scores: readonly Score[]): Score =>
  scores.reduce((top, score) => (compareScores(score, top) > 0 ? score : top), []);

function choices<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), k - 1).map((rest) => [item, ...rest]));
}

/** Face value: 2 to 10, jack 11, queen 12, king 13, ace 14. */
const value = (card: Card): number => rankOf(card) + 2;

/** A printed list of ranks, highest first, and what its notes say of straights. */
export interface SlowList {
  readonly printed: readonly string[];
  readonly cards: number;
  /** What A-2-3-4-5 (or its like) counts as in the order of straights; its top card if it is the lowest. */
  readonly aceLow: 'lowest' | 'second-highest' | 'no';
  /** The lowest card in the deck. */
  readonly lowest?: number;
}

function straightHeight(hand: readonly Card[], { aceLow, lowest = 2 }: SlowList): number | undefined {
  const values = hand.map(value).toSorted((a, b) => b - a);
  const [high = 0] = values;
  if (values.every((each, i) => each === high - i)) return high;
  const fromAce = [14, ...hand.slice(1).map((_, i) => lowest + hand.length - 2 - i)];
  if (aceLow === 'no' || values.some((each, i) => each !== fromAce[i])) return undefined;
  return aceLow === 'lowest' ? lowest + hand.length - 2 : 13.5;
}

/** Values by how many there are of each, most first. */
function grouped(hand: readonly Card[]): { counts: number[]; values: number[] } {
  const values = [...new Set(hand.map(value))];
  const count = (each: number): number => hand.filter((card) => value(card) === each).length;
  values.sort((a, b) => count(b) - count(a) || b - a);
  return { counts: values.map(count), values };
}

/** What a hand is made of. */
function look(hand: readonly Card[], list: SlowList) {
  const { counts, values } = grouped(hand);
  const [most = 0, next = 0] = counts;
  const full = hand.length === list.cards;
  return {
    values,
    most,
    next,
    aces: values[0] === 14,
    flush: full && new Set(hand.map(suitOf)).size === 1,
    height: full ? straightHeight(hand, list) : undefined,
    descending: hand.map(value).toSorted((x, y) => y - x),
  };
}

/** The numbers that order hands within a rank, if the hand is of that rank. */
function within(
  rank: string,
  { values, most, next, aces, flush, height, descending }: ReturnType<typeof look>,
) {
  switch (rank) {
    case 'five-of-a-kind-suited':
      return most === 5 && flush ? values : undefined;
    case 'five-aces':
      return most === 5 && aces ? values : undefined;
    case 'five-of-a-kind':
      return most === 5 ? values : undefined;
    case 'royal-flush':
      return flush && height === 14 ? [] : undefined;
    case 'straight-flush':
      return flush && height !== undefined ? [height] : undefined;
    case 'four-aces':
      return most === 4 && aces ? values : undefined;
    case 'four-of-a-kind':
      return most === 4 ? values : undefined;
    case 'full-house':
      return most === 3 && next === 2 ? values : undefined;
    case 'flush':
      return flush ? descending : undefined;
    case 'straight':
      return height === undefined ? undefined : [height];
    case 'three-of-a-kind':
      return most === 3 ? values : undefined;
    case 'two-pair':
      return most === 2 && next === 2 ? values : undefined;
    case 'pair':
      return most === 2 ? values : undefined;
    case 'high-card':
      return values;
    default:
      throw new Error(`The slow evaluator does not know the rank ${rank}.`);
  }
}

/** A hand without a joker, of no more cards than a full hand has. */
function scoreNatural(hand: readonly Card[], list: SlowList): Score {
  const seen = look(hand, list);
  for (const [place, rank] of list.printed.entries()) {
    const order = within(rank, seen);
    if (order) return [list.printed.length - place, ...order];
  }
  throw new Error('A hand of no rank.');
}

export const categoryOfScore = (score: Score, { printed }: SlowList): string =>
  printed[printed.length - (score[0] ?? 0)] ?? '';

/** The joker is an ace, or a card that the hand does not have and that makes it a straight, flush or straight flush. */
function scoreHand(hand: readonly Card[], list: SlowList): Score {
  if (!hand.includes(JOKER)) return scoreNatural(hand, list);
  const others = hand.filter((card) => card !== JOKER);
  const aces = [48, 49, 50, 51].map(cardOf);
  const asAce = aces.map((ace) => scoreNatural([...others, ace], list));
  const completing = deck()
    .filter((card) => !others.includes(card))
    .map((card) => scoreNatural([...others, card], list))
    .filter((score) => /straight|flush/.test(categoryOfScore(score, list)));
  // An ace that is in the hand already is a pair with the joker, never part of a flush with it.
  const legalAces = asAce.filter(
    (score, i) => !others.includes(aces[i] ?? JOKER) || !/flush/.test(categoryOfScore(score, list)),
  );
  return best([...legalAces, ...completing]);
}

/** The best full hand among the cards; all of them if they are fewer. */
export function slowScore(cards: readonly Card[], list: SlowList): Score {
  return best(choices(cards, Math.min(list.cards, cards.length)).map((hand) => scoreHand(hand, list)));
}

/** Two of the own cards with three of the board's. */
export function slowOmaha(hole: readonly Card[], board: readonly Card[], list: SlowList): Score {
  return best(
    choices(hole, 2).flatMap((own) =>
      choices(board, 3).map((common) => scoreNatural([...own, ...common], list)),
    ),
  );
}

const lowValue = (card: Card): number => (value(card) === 14 ? 1 : value(card));

/** Five different values of eight or less, the ace one; smaller is better, the highest first. Empty if none. */
export function slowOmahaLow(hole: readonly Card[], board: readonly Card[]): Score {
  return best(
    choices(hole, 2)
      .flatMap((own) => choices(board, 3).map((common) => [...own, ...common].map(lowValue)))
      .filter((values) => new Set(values).size === 5 && values.every((each) => each <= 8))
      .map((values) => values.toSorted((a, b) => b - a).map((each) => 9 - each)),
  );
}

/** Length first, then the ranks; each deuce takes the highest rank that its flush lacks. */
export function slowLongestFlush(cards: readonly Card[]): Score {
  const deuces = cards.filter((card) => value(card) === 2);
  return best(
    [0, 1, 2, 3].map((suit) => {
      const flush = cards.filter((card) => value(card) !== 2 && suitOf(card) === suit).map(value);
      for (const _ of deuces) {
        for (let high = 14; high > 2; high--) {
          if (flush.includes(high)) continue;
          flush.push(high);
          break;
        }
      }
      return [flush.length, ...flush.toSorted((a, b) => b - a)];
    }),
  );
}

/** The rows of the Fortune Bonus from the top, each tested on its own. */
export function slowFortuneBonus(cards: readonly Card[], list: SlowList): string {
  const others = cards.filter((card) => card !== JOKER);
  const joker = others.length < cards.length;
  const runs = Array.from({ length: 8 }, (_, low) => Array.from({ length: 7 }, (__, i) => low + 1 + i));
  const run = (hand: readonly Card[]): boolean =>
    new Set(hand.map(suitOf)).size === 1 &&
    runs.some((each) => each.every((v) => hand.some((card) => value(card) === (v === 1 ? 14 : v))));
  const fives = choices(cards, 5);
  const ranks = new Map(fives.map((five) => [five, categoryOfScore(scoreHand(five, list), list)]));
  if (!joker && run(cards)) return 'seven-card-straight-flush';
  const match = fives.some((five) => {
    const rest = cards.filter((card) => !five.includes(card));
    const [a, b] = rest;
    if (a === undefined || b === undefined || a === JOKER || b === JOKER || suitOf(a) !== suitOf(b))
      return false;
    return (
      value(a) + value(b) === 25 && Math.abs(value(a) - value(b)) === 1 && ranks.get(five) === 'royal-flush'
    );
  });
  if (match) return 'royal-flush-with-royal-match';
  if (joker && deck().some((card) => !others.includes(card) && run([...others, card]))) {
    return 'seven-card-straight-flush-with-joker';
  }
  const rows = [
    'five-aces',
    'royal-flush',
    'straight-flush',
    'four-of-a-kind',
    'full-house',
    'flush',
    'three-of-a-kind',
    'straight',
  ];
  return rows.find((row) => fives.some((five) => ranks.get(five) === row)) ?? 'nothing';
}
