import {
  type Card,
  deck,
  formatCard,
  fortuneAsiaHigh,
  JOKER,
  RANKS,
  rankFortuneAsia,
  strengthOf,
} from '@croupier/cards';

/**
 * The house strategy of bclc-poker 16.0 §7 a second time, from the text and slowly: all 105 settings of a hand are written
 * down, fouled ones struck out, and each clause strikes out those it does not want. What no clause places is placed by
 * READINGS 60. Of what is left at the end, all are alike but for suits.
 */
interface Setting {
  readonly low: readonly Card[];
  readonly mid: readonly Card[];
  readonly high: readonly Card[];
  /** The ranks of each, the joker an ace. */
  readonly ranks: Readonly<Record<'low' | 'mid' | 'high', string>>;
  readonly lowStrength: number;
  readonly midStrength: number;
  readonly highStrength: number;
}

const RUNS = new Set(['straight', 'flush', 'straight-flush']);
const isRun = ({ highStrength }: Setting): boolean =>
  RUNS.has(fortuneAsiaHigh.categoryOf(strengthOf(highStrength)));

const LETTERS = deck('with-joker').map((card) => (card === JOKER ? 'A' : formatCard(card).charAt(0)));
const letter = (card: Card): string => LETTERS[card] ?? '';
const value = (rank: string): number => RANKS.indexOf(rank);

const COURT = 'AKQJ';
const among = (rank: string | undefined, ranks: string): boolean =>
  rank !== undefined && ranks.includes(rank);
function howMany(ranks: string, of: string): number {
  let many = 0;
  for (const rank of ranks) if (of.includes(rank)) many += 1;
  return many;
}

const ranksOf = (part: readonly Card[]): string => part.map(letter).join('');

/** Every setting that is not fouled, of cards that are given from the highest to the lowest. */
function settingsOf(cards: readonly Card[]): Setting[] {
  const settings: Setting[] = [];
  for (const low of cards) {
    const lowStrength = rankFortuneAsia([low]);
    for (const [i, one] of cards.entries()) {
      for (const other of cards.slice(i + 1)) {
        if (one === low || other === low) continue;
        const mid = [one, other];
        const midStrength = rankFortuneAsia(mid);
        if (lowStrength > midStrength) continue;
        const high = cards.filter((card) => card !== low && card !== one && card !== other);
        const highStrength = rankFortuneAsia(high);
        if (midStrength > highStrength) continue;
        const ranks = { low: letter(low), mid: ranksOf(mid), high: ranksOf(high) };
        settings.push({ low: [low], mid, high, ranks, lowStrength, midStrength, highStrength });
      }
    }
  }
  return settings;
}

const most = (settings: readonly Setting[], of: (setting: Setting) => number): Setting[] => {
  const greatest = Math.max(...settings.map(of));
  return settings.filter((setting) => of(setting) === greatest);
};

/** READINGS 60, 77: the best medium, then the best low, then the best high. */
const best = (settings: readonly Setting[]): Setting[] =>
  most(
    most(
      most(settings, ({ midStrength }) => midStrength),
      ({ lowStrength }) => lowStrength,
    ),
    ({ highStrength }) => highStrength,
  );

/** Every setting that the house strategy allows. */
export function settingsByFilter(cards: readonly Card[]): Setting[] {
  const inOrder = cards.toSorted((a, b) => value(letter(b)) - value(letter(a)));
  return best(wanted(ranksOf(inOrder), settingsOf(inOrder)));
}

function wanted(letters: string, settings: readonly Setting[]): readonly Setting[] {
  const times = (n: number): string[] => [...new Set(letters)].filter((rank) => howMany(letters, rank) === n);
  const [singles, pairs, threes, fours] = [times(1), times(2), times(3), times(4)];
  const [pair = '', other = ''] = pairs;
  const [three = ''] = threes;
  const [four = ''] = fours;
  const court = singles.filter((rank) => among(rank, COURT)).length;
  const runs = settings.filter(isRun);

  /** This rank low, and these two medium, the higher first. */
  const set = (low: string | undefined, mid: string): Setting[] =>
    settings.filter(({ ranks }) => ranks.low === low && ranks.mid === mid);
  /** So many of a rank high, medium and low. */
  const lie = (of: readonly Setting[], rank: string, high: number, mid: number, low: number): Setting[] =>
    of.filter(
      ({ ranks }) =>
        howMany(ranks.high, rank) === high &&
        howMany(ranks.mid, rank) === mid &&
        howMany(ranks.low, rank) === low,
    );

  // 7.15.1, 7.7.5
  const paired = runs.filter(({ ranks: { mid } }) => mid[0] === mid[1]);
  if (paired.length > 0)
    return paired.flatMap((one) =>
      one.ranks.mid !== 'AA' || among(one.ranks.low, 'KA')
        ? [one]
        : set('A', `A${one.ranks.low}`).filter(({ high }) => high.every((card) => one.high.includes(card))),
    );
  // 7.13
  if (times(5).length > 0) return lie(settings, 'A', 2, 2, 1);
  // 7.12
  if (four && three)
    return among(four, 'AKQ') && !among(three, COURT)
      ? lie(lie(settings, three, 3, 0, 0), four, 1, 2, 1)
      : lie(lie(settings, four, 4, 0, 0), three, 0, 2, 1);
  // 7.11
  if (four && pair)
    return lie(
      among(four, 'AK') ? lie(settings, four, 3, 0, 1) : lie(settings, four, 4, 0, 0),
      pair,
      0,
      2,
      0,
    );
  // 7.10
  if (four) {
    if (among(four, 'AK') && court === 0) return lie(settings, four, 2, 1, 1);
    if (among(four, '23456') && court >= 2 && singles.includes('A')) return lie(settings, four, 4, 0, 0);
    return lie(settings, four, 2, 2, 0);
  }
  // 7.9
  if (three && other)
    return among(three, COURT) && !among(pair, COURT)
      ? lie(lie(lie(settings, pair, 2, 0, 0), other, 2, 0, 0), three, 0, 2, 1)
      : lie(lie(lie(settings, three, 3, 0, 0), other, 0, 2, 0), pair, 1, 0, 1);
  // 7.8
  if (three && pair) {
    const together = lie(lie(settings, three, 3, 0, 0), pair, 0, 2, 0);
    if (court > 0) return together;
    if (among(three, 'AKQ') && among(pair, COURT)) return settings.filter(({ ranks }) => ranks.low === three);
    if (among(pair, 'AK')) return lie(lie(settings, three, 3, 0, 0), pair, 0, 1, 1);
    if (among(three, 'AKQ')) return lie(lie(settings, three, 2, 0, 1), pair, 0, 2, 0);
    return together;
  }
  // 7.6, which no straight or flush without a pair changes
  if (threes.length === 2) return lie(lie(settings, threes[1] ?? '', 3, 0, 0), three, 0, 2, 1);
  // 7.5, and 7.7.4.c, which sends one back to it
  if (three) {
    if (among(three, 'AKQ') && court === 0) return lie(settings, three, 1, 1, 1);
    if (among(three, 'AKQ')) {
      const [a, b, c] = [...singles, three].toSorted((x, y) => value(y) - value(x));
      return set(b, `${a}${c}`);
    }
    if (three === 'J' && court === 0) return lie(settings, three, 2, 1, 0);
    if (three === 'J' && court === 1) return settings.filter(({ ranks }) => ranks.low === 'J');
    return set(singles[1], `${singles[0]}${singles[2]}`);
  }
  // 7.4, 7.7.4.b
  if (pairs.length === 3) {
    if (pairs.every((rank) => among(rank, COURT))) {
      const lowest = lie(lie(settings, pairs[2] ?? '', 0, 2, 0), other, 2, 0, 0);
      return court > 0 ? lie(lowest, pair, 2, 0, 0) : lie(lowest, pair, 1, 0, 1);
    }
    const [, , last = ''] = pairs;
    const twoHigh = lie(lie(settings, other, 2, 0, 0), last, 2, 0, 0);
    return among(pair, 'AK') && court === 0 ? lie(twoHigh, pair, 0, 1, 1) : lie(twoHigh, pair, 0, 2, 0);
  }
  // 7.3, 7.7.4.a
  if (pairs.length === 2)
    return among(pair, 'AK') && court === 0
      ? lie(lie(settings, other, 2, 0, 0), pair, 0, 1, 1)
      : lie(lie(settings, pair, 2, 0, 0), other, 0, 2, 0);

  const noPair = (): Setting[] => set(letters[2], `${letters[1]}${letters[3]}`);
  if (runs.length === 0 && !pair) return noPair();
  // 7.2
  if (runs.length === 0) {
    const apart =
      among(pair, COURT) && (court === 0 || (court === 1 && value(singles[0] ?? '') < value(pair)));
    return apart ? set(singles[0], `${pair}${singles[2]}`) : set(singles[1], `${singles[0]}${singles[2]}`);
  }
  // 7.7.1
  if (pair) {
    const good = runs.filter(({ ranks: { low, mid } }) => {
      const outside = low + mid;
      return howMany(outside, 'AK') > 0 || howMany(outside, COURT) > 1;
    });
    return good.length > 0 ? good : lie(settings, pair, 2, 0, 0);
  }
  // 7.7.2.a, 7.7.2, 7.7.3
  if (letters.startsWith('AKQJT')) return runs;
  const few = runs.filter(({ ranks }) => howMany(ranks.high, COURT) <= 2);
  if (few.length > 0) return few;
  const besides = runs.filter(({ ranks }) => howMany(ranks.mid, COURT) > 0);
  return besides.length > 0 ? besides : noPair();
}
