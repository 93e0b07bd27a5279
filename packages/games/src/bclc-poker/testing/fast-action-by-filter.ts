import { type Card, formatCard, formatCards, RANKS, SUITS } from '@croupier/cards';
import { fastActionHouseWay } from '../9.0-house-way.ts';
import { eachFastActionHand, FAST_ACTION_DEALS } from './every-fast-action-hand.ts';

/**
 * The house way of bclc-poker 9.0 §7.2 a second time, from the text and slowly: all six pairs of cards are written down
 * as letters, and of those that the first fitting clause leaves the best is taken.
 */
interface Two {
  /** The ranks, higher first: "AK". */
  readonly ranks: string;
  readonly suits: string;
  readonly text: string;
}

const value = (rank: string | undefined): number => RANKS.indexOf(rank ?? '');

function twosOf(cards: readonly Card[]): Two[] {
  const letters = cards
    .map(formatCard)
    .toSorted((a, b) => value(b[0]) - value(a[0]) || SUITS.indexOf(a[1] ?? '') - SUITS.indexOf(b[1] ?? ''));
  return letters.flatMap((one, i) =>
    letters.slice(i + 1).map((other) => ({
      ranks: `${one[0]}${other[0]}`,
      suits: `${one[1]}${other[1]}`,
      text: `${one} ${other}`,
    })),
  );
}

const isSuited = ({ suits }: Two): boolean => suits[0] === suits[1];
const isPairOf =
  (ranks: string) =>
  (two: Two): boolean =>
    two.ranks[0] === two.ranks[1] && ranks.includes(two.ranks[0] ?? '');
const has =
  (...ranks: string[]) =>
  (two: Two): boolean =>
    ranks.includes(two.ranks);
const isHigh =
  (ranks: string) =>
  (two: Two): boolean =>
    ranks.includes(two.ranks[0] ?? '');
const both =
  (one: (two: Two) => boolean, other: (two: Two) => boolean) =>
  (two: Two): boolean =>
    one(two) && other(two);

const TEN_JACK = has('JT', 'QT', 'QJ', 'KT', 'KJ', 'KQ');
const CONNECTED = has('32', '43', '54', '65', '76', '87', '98', 'T9');

const CLAUSES: readonly (readonly [string, (two: Two) => boolean])[] = [
  ['7.2.1', isPairOf('89TJQKA')],
  ['7.2.2', has('AK', 'AQ', 'AJ')],
  ['7.2.3', both(isPairOf('234567'), isSuited)],
  ['7.2.4', isPairOf('234567')],
  ['7.2.5', both(isHigh('A'), isSuited)],
  ['7.2.6', both(TEN_JACK, isSuited)],
  ['7.2.7', TEN_JACK],
  ['7.2.8', isHigh('A')],
  ['7.2.9', both(isHigh('KQJ'), isSuited)],
  ['7.2.10', isHigh('KQJ')],
  ['7.2.11', both(CONNECTED, isSuited)],
  ['7.2.12', CONNECTED],
  ['7.2.13', isSuited],
  ['7.2.14', () => true],
];

/** The better of two that one clause leaves: higher cards, then suited, then clubs to spades. */
const better = (a: Two, b: Two): number =>
  value(b.ranks[0]) - value(a.ranks[0]) ||
  value(b.ranks[1]) - value(a.ranks[1]) ||
  Number(isSuited(b)) - Number(isSuited(a)) ||
  (a.suits === b.suits ? 0 : a.suits < b.suits ? -1 : 1);

/** What the house keeps of four cards, and by which clause. */
function keptByFilter(cards: readonly Card[]): { readonly keep: string; readonly clause: string } {
  const twos = twosOf(cards);
  for (const [clause, fits] of CLAUSES) {
    const [best] = twos.filter(fits).toSorted(better);
    if (best) return { keep: best.text, clause };
  }
  throw new Error(`No clause sets ${formatCards(cards)}.`);
}

/** What is wrong with what the house way keeps of a deal, if anything. */
export function faultOfKept(cards: readonly Card[]): string | undefined {
  const { setting, steps } = fastActionHouseWay.explain(cards);
  const said = `Of ${formatCards(cards)} the house keeps ${formatCards(setting.keep)}`;
  const left = cards.slice();
  for (const card of fastActionHouseWay.set(cards).keep) left.splice(left.indexOf(card), 1);
  if (left.length !== 2 || setting.keep.length !== 2) return `${said}, which are not two of its cards.`;
  const second = keptByFilter(cards);
  if (formatCards(setting.keep) !== second.keep) return `${said}, and by filter ${second.keep}.`;
  const clause = steps[0]?.cite.clause;
  return clause === second.clause ? undefined : `${said} by §${clause}, and by filter by §${second.clause}.`;
}

/** Sets every hand that six decks can deal twice and compares; how many deals each clause decides. */
export function proveFastActionHouseWay(): {
  readonly deals: number;
  readonly hands: number;
  readonly clauses: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
} {
  const clauses = new Map<string, number>(CLAUSES.map(([clause]) => [clause, 0]));
  const faults: string[] = [];
  let deals = 0;
  let hands = 0;
  eachFastActionHand((cards, weight) => {
    deals += weight;
    hands += 1;
    const fault = faultOfKept(cards);
    if (fault !== undefined && faults.length < 20) faults.push(fault);
    const { clause } = keptByFilter(cards);
    clauses.set(clause, (clauses.get(clause) ?? 0) + weight);
  });
  if (deals !== FAST_ACTION_DEALS) faults.push(`${deals} deals were set, not ${FAST_ACTION_DEALS}.`);
  return { deals, hands, clauses, faults };
}
