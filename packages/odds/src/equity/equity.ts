import { type Card, deck, drawing, seededRandom } from '@croupier/cards';
import { bestOfSeven, boardCardsOf, holeCardsOf, pokerGameNamed, type Variant } from '@croupier/games';
import { Refused } from '@croupier/table';
import { Fraction } from '../fraction.ts';
import { countHoldem } from './count-holdem.ts';
import { countStud } from './count-stud.ts';
import { handsOf } from './range.ts';
import { Showdowns, WHOLE } from './showdowns.ts';

/** Hands, ranges or both against each other, with what is known of the board and of other cards. */
export interface EquityQuestion {
  readonly game: string;
  readonly hands: readonly string[];
  readonly board: readonly Card[];
  readonly dead: readonly Card[];
  readonly seed: string;
  /** How many showdowns are dealt where they are too many to count. */
  readonly samples?: number;
}

/** What each hand takes: the whole pot, a part of it, and in the mean. */
export interface Equity {
  readonly method: 'exact' | 'simulated';
  /** Showdowns that were counted. */
  readonly showdowns: number;
  readonly players: readonly PlayerEquity[];
}

export interface PlayerEquity {
  readonly hand: string;
  readonly win: Fraction;
  readonly tie: Fraction;
  readonly equity: Fraction;
  /** Simulated: the mean with 95 % confidence. */
  readonly ci95?: readonly [number, number];
}

/** Beyond so many showdowns of known hands they are simulated. */
const MOST_SHOWDOWNS = 1_300_000;
/** Beyond so many ways to deal a range they are simulated, each being counted in a millisecond or two. */
const MOST_DEALS = 4000;
export const EQUITY_SAMPLES = 200_000;

export function equity(question: EquityQuestion): Equity {
  const { game, hands, board, dead } = question;
  const { variant } = pokerGameNamed(game).with({});
  const cards = holeCardsOf(variant) - discardsOf(variant);
  if (hands.length < 2 || hands.length > 10) throw new Refused({ reason: 'Give two to ten hands.' });
  if (boardCardsOf(variant) === 0) return inStud(variant, question);
  if (board.length > boardCardsOf(variant)) {
    throw new Refused({ reason: `The board has ${boardCardsOf(variant)} cards, not ${board.length}.` });
  }
  const known = new Set([...board, ...dead]);
  if (known.size < board.length + dead.length)
    throw new Refused({ reason: 'A card is named twice among the board and the dead cards.' });
  const ranges = hands.map((text) => possible(text, handsOf(text, cards), known));
  const deals = dealsOf(ranges);
  if (deals?.length === 0) throw new Refused({ reason: 'These hands cannot be dealt together.' });
  const counted = deals && exactly(variant, deals, board, dead);
  return counted
    ? told(hands, counted, 'exact')
    : told(hands, sampled(variant, ranges, question), 'simulated');
}

/** Hands as far as they are dealt; ranges are of hole cards, and stud has none. */
function inStud(variant: Variant, { hands, board, dead, seed, samples }: EquityQuestion): Equity {
  if (board.length > 0) throw new Refused({ reason: `${variant.title} has no board.` });
  const { showdowns, method } = countStud(variant, {
    hands,
    dead,
    seed,
    samples: samples ?? EQUITY_SAMPLES,
    most: MOST_SHOWDOWNS,
  });
  return told(hands, showdowns, method);
}

const discardsOf = ({ streets }: Variant): number =>
  streets.reduce((sum, { discard }) => sum + (discard?.cards ?? 0), 0);

/** The hands of a range that the known cards leave. */
function possible(text: string, range: readonly Card[][], known: ReadonlySet<Card>): Card[][] {
  const left = range.filter((hand) => !hand.some((card) => known.has(card)));
  if (left.length > 0) return left;
  throw new Refused({ reason: `"${text}" is not possible: its cards lie elsewhere.` });
}

/** Every way to deal the ranges together, each as likely; null where there are too many to count. */
function dealsOf(ranges: readonly (readonly Card[][])[]): Card[][][] | null {
  let deals: Card[][][] = [[]];
  for (const range of ranges) {
    const next: Card[][][] = [];
    for (const deal of deals) {
      const taken = new Set(deal.flat());
      for (const hand of range) if (!hand.some((card) => taken.has(card))) next.push([...deal, hand]);
      if (next.length > MOST_DEALS) return null;
    }
    deals = next;
  }
  return deals;
}

/** Two own and five common cards, of which any five play. */
const isBestOfSeven = (variant: Variant, hands: readonly (readonly Card[])[]): boolean =>
  variant.hands.length === 1 &&
  variant.hands[0] === bestOfSeven &&
  boardCardsOf(variant) === 5 &&
  hands.every(({ length }) => length === 2);

/** All showdowns of all deals; undefined where they are too many. Deals that differ by the names of suits are counted once. */
function exactly(
  variant: Variant,
  deals: readonly (readonly Card[][])[],
  board: readonly Card[],
  dead: readonly Card[],
): Showdowns | undefined {
  const [first = []] = deals;
  const holdem = isBestOfSeven(variant, first);
  const left = 52 - first.flat().length - board.length - dead.length;
  const each = choose(left, boardCardsOf(variant) - board.length);
  if (!holdem && each * deals.length * first.length > MOST_SHOWDOWNS * 2) return undefined;
  const done = new Map<string, Showdowns>();
  const sum = new Showdowns(first.length);
  for (const deal of deals) {
    const name = deals.length === 1 ? '' : likeness(deal, board, dead);
    const known = done.get(name);
    const counted =
      known ?? (holdem ? countHoldem(deal, board, dead) : countBoards(variant, deal, board, dead));
    done.set(name, counted);
    sum.addAll(counted);
  }
  return sum;
}

function choose(from: number, taken: number): number {
  let ways = 1;
  for (let i = 0; i < taken; i += 1) ways = (ways * (from - i)) / (i + 1);
  return Math.round(ways);
}

const PERMUTATIONS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => {
      const d = 6 - a - b - c;
      return new Set([a, b, c, d]).size === 4 ? [[a, b, c, d]] : [];
    }),
  ),
);

/** The same text for what differs only by the names of suits. */
function likeness(deal: readonly Card[][], board: readonly Card[], dead: readonly Card[]): string {
  let least = '';
  for (const suits of PERMUTATIONS) {
    const named = (cards: readonly Card[]): string =>
      cards
        .map((card) => (card & ~3) | (suits[card & 3] ?? 0))
        .toSorted((a, b) => a - b)
        .join();
    const text = [...deal, board, dead].map(named).join('/');
    if (least === '' || text < least) least = text;
  }
  return least;
}

/** Every board, one after the other, with the hands of the section: high, or high and low. */
function countBoards(
  variant: Variant,
  deal: readonly Card[][],
  board: readonly Card[],
  dead: readonly Card[],
): Showdowns {
  const gone = new Set([...deal.flat(), ...board, ...dead]);
  const rest = deck('standard').filter((card) => !gone.has(card));
  const showdowns = new Showdowns(deal.length);
  const lying = board.slice();
  const fill = (from: number, wanted: number): void => {
    if (wanted === 0) {
      showdowns.addShares(sharesOf(variant, deal, lying));
      return;
    }
    for (let at = from; at <= rest.length - wanted; at += 1) {
      const card = rest[at];
      if (card === undefined) continue;
      lying.push(card);
      fill(at + 1, wanted - 1);
      lying.pop();
    }
  };
  fill(0, boardCardsOf(variant) - board.length);
  return showdowns;
}

/** How one pot is shared, in parts of WHOLE: high and low halve it where somebody has a low. */
function sharesOf({ hands }: Variant, deal: readonly Card[][], board: readonly Card[]): number[] {
  const held = hands
    .map(({ strength }) => deal.map((hole) => strength(hole, board)))
    .filter((strengths) => strengths.some((strength) => strength > 0));
  const shares = deal.map(() => 0);
  for (const strengths of held) {
    const best = Math.max(...strengths);
    const winners = strengths.filter((strength) => strength === best).length;
    for (const [hand, strength] of strengths.entries()) {
      if (strength === best) shares[hand] = (shares[hand] ?? 0) + WHOLE / held.length / winners;
    }
  }
  return shares;
}

/** Hands of the ranges and boards at random; ways to deal that clash are dealt again. */
function sampled(
  variant: Variant,
  ranges: readonly (readonly Card[][])[],
  { board, dead, seed, samples = EQUITY_SAMPLES }: EquityQuestion,
): Showdowns {
  const random = seededRandom(seed);
  const showdowns = new Showdowns(ranges.length);
  const wanted = boardCardsOf(variant);
  while (showdowns.total < samples) {
    const deal = ranges.map((range) => range[random.below(range.length)] ?? []);
    const gone = new Set([...deal.flat(), ...board, ...dead]);
    if (gone.size < deal.flat().length + board.length + dead.length) continue;
    const draw = drawing(random);
    const lying = board.slice();
    while (lying.length < wanted) {
      const card = draw();
      if (!gone.has(card)) lying.push(card);
    }
    showdowns.addShares(sharesOf(variant, deal, lying));
  }
  return showdowns;
}

/** 97.5 % of a normal distribution lie below it. */
const Z = 1.96;

function told(hands: readonly string[], showdowns: Showdowns, method: Equity['method']): Equity {
  const { total, wins, ties, shares } = showdowns;
  const players = hands.map((hand, at): PlayerEquity => {
    const mean = Fraction.of(Math.round(shares[at] ?? 0), total * WHOLE);
    const chances = {
      hand,
      win: Fraction.of(wins[at] ?? 0, total),
      tie: Fraction.of(ties[at] ?? 0, total),
      equity: mean,
    };
    if (method === 'exact') return chances;
    const p = mean.toNumber();
    // A share lies between nothing and all: its variance is at most that of a win or a loss.
    const half = Z * Math.sqrt((p * (1 - p)) / total);
    return { ...chances, ci95: [p - half, p + half] };
  });
  return { method, showdowns: total, players };
}
