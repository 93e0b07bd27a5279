import { type Card, nameRank, rankOf } from '@croupier/cards';
import type { HandType, Variant } from '../variant.ts';

const ACE = 12;
const KING = 11;
const SIX = 4;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const one = (rank: number): string => capital(nameRank(rank));
const many = (rank: number): string => (rank === SIX ? 'Sixes' : `${one(rank)}s`);

/** A hand in the words that trackers read at a showdown: "a flush, Ace high"; high and low together where both count. */
export function handWords({ hands }: Variant, hole: readonly Card[], board: readonly Card[]): string {
  const held = hands.filter(({ strength }) => strength(hole, board) > 0);
  if (hands.length === 1) return held.map((type) => highWords(type, hole, board)).join('');
  return held
    .map((type) =>
      type.name === 'high'
        ? `HI: ${highWords(type, hole, board)}`
        : `LO: ${type.call(hole, board).replace(' low', '').replaceAll('-', ',')}`,
    )
    .join('; ');
}

function highWords({ call, plays }: HandType, hole: readonly Card[], board: readonly Card[]): string {
  const called = call(hole, board);
  const ranks = plays(hole, board)
    .map(rankOf)
    .toSorted((a, b) => b - a);
  if (called.startsWith('royal')) return 'a Royal Flush';
  if (called.startsWith('straight')) {
    const kind = called.startsWith('straight flush') ? 'straight flush' : 'straight';
    return `a ${kind}, ${runOf(ranks)}`;
  }
  if (called.startsWith('flush')) return `a flush, ${one(ranks[0] ?? 0)} high`;
  const [most = 0, next = 0] = alike(ranks);
  const times = (rank: number): number => ranks.filter((each) => each === rank).length;
  switch (times(most)) {
    case 4:
      return `four of a kind, ${many(most)}`;
    case 3:
      return times(next) === 2
        ? `a full house, ${many(most)} full of ${many(next)}`
        : `three of a kind, ${many(most)}`;
    case 2:
      return times(next) === 2 ? `two pair, ${many(most)} and ${many(next)}` : `a pair of ${many(most)}`;
    default:
      return `high card ${one(most)}`;
  }
}

/** From its lowest card to its highest; an ace without a king stands at the lower end. */
function runOf(ranks: readonly number[]): string {
  const [first = 0, second = 0] = ranks;
  const low = first === ACE && second !== KING;
  return low ? `${one(ACE)} to ${one(second)}` : `${one(ranks.at(-1) ?? 0)} to ${one(first)}`;
}

/** Each rank once: those of which there are more first, then the higher. */
function alike(ranks: readonly number[]): number[] {
  const times = (rank: number): number => ranks.filter((each) => each === rank).length;
  return [...new Set(ranks)].toSorted((a, b) => times(b) - times(a) || b - a);
}
