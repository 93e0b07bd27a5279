import {
  type Card,
  deck,
  formatCard,
  JOKER,
  paiGowHigh,
  RANKS,
  rankPaiGow,
  strengthOf,
} from '@croupier/cards';

/**
 * The house strategy of bclc-poker 2.0 §9 a second time, from the text and slowly: all 21 settings of a hand are written
 * down, and each clause strikes out those it does not want. Of what is left at the end, all are alike but for suits.
 */
interface Setting {
  readonly low: readonly Card[];
  readonly high: readonly Card[];
  /** The ranks in front, higher first, the joker an ace: "AK". */
  readonly front: string;
  readonly lowStrength: number;
  readonly highStrength: number;
  readonly run: boolean;
}

const RUNS = new Set(['straight', 'flush', 'straight-flush', 'royal-flush']);
const isRun = (strength: number): boolean => RUNS.has(paiGowHigh.categoryOf(strengthOf(strength)));

const LETTERS = deck('with-joker').map((card) => (card === JOKER ? 'A' : formatCard(card).charAt(0)));
const letter = (card: Card): string => LETTERS[card] ?? '';
const value = (rank: string): number => RANKS.indexOf(rank);
const descending = (ranks: readonly string[]): string[] => ranks.toSorted((a, b) => value(b) - value(a));
const among = (rank: string | undefined, ranks: string): boolean =>
  rank !== undefined && ranks.includes(rank);

function settingsOf(cards: readonly Card[]): Setting[] {
  const settings: Setting[] = [];
  for (const one of cards) {
    for (const other of cards) {
      if (one >= other) continue;
      const low = [one, other];
      const high = cards.filter((card) => card !== one && card !== other);
      const highStrength = rankPaiGow(high);
      settings.push({
        low,
        high,
        front:
          value(letter(one)) > value(letter(other))
            ? letter(one) + letter(other)
            : letter(other) + letter(one),
        lowStrength: rankPaiGow(low),
        highStrength,
        run: isRun(highStrength),
      });
    }
  }
  return settings;
}

const most = (settings: readonly Setting[], of: (setting: Setting) => number): Setting[] => {
  const greatest = Math.max(...settings.map(of));
  return settings.filter((setting) => of(setting) === greatest);
};

/** Every setting that the house strategy allows. */
export function settingsByFilter(cards: readonly Card[]): Setting[] {
  const settings = settingsOf(cards);
  const wanted = wantedFront(cards, settings);
  const left = typeof wanted === 'string' ? settings.filter(({ front }) => front === wanted) : wanted;
  return most(left, ({ highStrength }) => highStrength);
}

const twice = (rank: string | undefined): string => `${rank}${rank}`;

/** The ranks that go in front, or the settings that remain. */
function wantedFront(cards: readonly Card[], settings: readonly Setting[]): string | Setting[] {
  const letters = descending(cards.map(letter));
  const times = (n: number): string[] =>
    [...new Set(letters)].filter((rank) => letters.filter((one) => one === rank).length === n);
  const [singles, pairs, threes, fours] = [times(1), times(2), times(3), times(4)];
  const next = singles.slice(0, 2).join('');
  const runs = settings.filter(({ run }) => run);

  // 9.13
  if (times(5).length > 0) return among(pairs[0], 'K') ? 'KK' : 'AA';
  // 9.12, 9.11, 9.10
  if (fours.length > 0) {
    const [four] = fours;
    if (threes.length > 0) return four === 'A' && threes[0] !== 'K' ? 'AA' : twice(threes[0]);
    if (pairs.length > 0) return twice(pairs[0]);
    if (among(four, '23456')) return next;
    if (among(four, '789T') && singles.includes('A')) return next;
    return twice(four);
  }
  // 9.7, 9.9
  if (threes.length === 2) return twice(threes[0]);
  if (threes.length === 1 && pairs.length === 2) return twice(pairs[0]);
  if (threes.length === 1 && pairs.length === 1)
    return pairs[0] === '2' && next === 'AK' ? 'AK' : twice(pairs[0]);
  // 9.6 and 9.8.6
  if (threes.length === 1) {
    const fitting = runs.filter(({ front }) => front === twice(threes[0]));
    if (fitting.length > 0) return fitting;
    return threes[0] === 'A' ? `A${singles[0]}` : next;
  }
  // 9.5, 9.4, and 9.8.5, 9.8.4, which send one back to them
  if (pairs.length === 3) return twice(pairs[0]);
  if (pairs.length === 2) {
    const [upper, lower] = pairs;
    const good = among(singles[0], 'A') || (singles[0] === 'K' && among(singles[1], 'QJ'));
    const together =
      (among(lower, '23456') && among(upper, '23456789T') && good) ||
      (among(lower, '23456') && among(upper, 'JQK') && singles[0] === 'A') ||
      (among(lower, '789T') && among(upper, '789T') && singles[0] === 'A');
    return together ? next : twice(lower);
  }
  // 9.2, 9.3
  if (runs.length === 0) return pairs.length === 0 ? singles.slice(1, 3).join('') : next;
  const highestLow = (of: readonly Setting[]): Setting[] => most(of, ({ lowStrength }) => lowStrength);
  const [pair] = pairs;
  // 9.8.1, 9.8.2
  if (pair === undefined) return highestLow(runs);
  const preserving = runs.filter(({ front }) => front === twice(pair));
  if (preserving.length > 0) return preserving;
  if (pair === 'A' && cards.includes(JOKER)) {
    // 9.8.2.a, unless the straight is longer (9.8.2.b) or another high hand leaves a higher low
    const broadway = singles.filter((rank) => among(rank, 'KQJT'));
    const asPair = broadway.length >= 3 ? settings.filter(({ front }) => front === next) : [];
    return highestLow([...runs, ...asPair]);
  }
  // 9.8.3.b, 9.8.3.a
  const without = runs.filter(({ high }) => !high.some((card) => letter(card) === 'A'));
  if (without.length > 0) return highestLow(without);
  if (among(pair, 'TJQK') && singles[0] === 'A') return next;
  return highestLow(runs);
}
