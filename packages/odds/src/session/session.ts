import { type Cents, cents, formatMoney, Refused } from '@croupier/table';
import type { SimulatedOdds } from '../simulated-odds.ts';
import type { WagerOdds } from '../wager-odds.ts';
import { handResults, momentsOf, worstOf } from './hand-results.ts';
import { chanceOfAtLeast, chanceOfAtMost, type ManyHands, manyHands, quantileOf } from './many-hands.ts';
import { endingOf } from './ruin.ts';

/** One bettor's session: the same stake on one wager, hand after hand. */
export interface SessionPlan {
  readonly stake: Cents;
  readonly hands: number;
  /** What the bettor came with; absent: enough for anything. */
  readonly bankroll?: Cents | undefined;
  /** Leaves when ahead by this much. */
  readonly goal?: Cents | undefined;
}

/** What a session can bring; amounts in cents. */
export interface Session {
  readonly wager: string;
  readonly unit: string;
  /** Whether the odds of one hand are exact or from a simulation. */
  readonly odds: 'exact' | 'simulated';
  /** How the hands were put together. */
  readonly method: string;
  readonly stake: number;
  readonly hands: number;
  readonly expected: number;
  readonly standardDeviation: number;
  readonly ahead: number;
  readonly even: number;
  readonly behind: number;
  /** Results that are not exceeded with this chance; null where only a jackpot brings more. */
  readonly quantiles: readonly { readonly chance: number; readonly result: number | null }[];
  /** The distribution in some fifty bars, and what lies beyond them on either side. */
  readonly bars: readonly Bar[];
  readonly ruin: Ruin | null;
}

/** How likely results are from one amount up to the next, which is not in it any more. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

export interface Ruin {
  readonly bankroll: number;
  /** The most that one hand can cost: who has less has lost the game. */
  readonly needed: number;
  readonly goal: number | null;
  readonly ruined: number;
  readonly reached: number | null;
  readonly method: string;
}

/** More is a lifetime of play. */
const MOST_HANDS = 1_000_000;
const QUANTILES = [0.001, 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99, 0.999];

/** The distribution of a session's result, the chance to be ahead, and that of losing what one came with. */
export function sessionOf(odds: WagerOdds | SimulatedOdds, plan: SessionPlan): Session {
  const { stake, hands, bankroll, goal } = plan;
  if (!Number.isSafeInteger(hands) || hands < 1 || hands > MOST_HANDS)
    throw new Refused({
      reason: `A session has from 1 to ${MOST_HANDS.toLocaleString('en')} hands, not ${hands}.`,
    });
  const results = handResults(odds, stake);
  const { mean, variance } = momentsOf(results);
  const many = manyHands([{ results, hands }]);
  const behind = chanceOfAtMost(many, -1);
  const ahead = chanceOfAtLeast(many, 1);
  return {
    wager: odds.wager,
    unit: odds.unit,
    odds: odds.method,
    method: latticeWords(many),
    stake,
    hands,
    expected: mean * hands,
    standardDeviation: Math.sqrt(variance * hands),
    ahead,
    even: Math.max(0, 1 - behind - ahead),
    behind,
    quantiles: QUANTILES.map((chance) => ({ chance, result: quantileOf(many, chance) })),
    bars: barsOf(many),
    ruin: bankroll === undefined ? null : ruinOf(results, { bankroll, hands, goal }),
  };
}

const latticeWords = ({ step, exact }: ManyHands): string =>
  exact
    ? `exact convolution in steps of ${formatMoney(cents(step))}`
    : `convolution in steps of ${formatMoney(cents(step))}, results between two steps divided between them so that the mean stays`;

function ruinOf(
  results: Parameters<typeof endingOf>[0],
  stay: { readonly bankroll: Cents; readonly hands: number; readonly goal: Cents | undefined },
): Ruin {
  const { ruined, reached, exact } = endingOf(results, stay);
  return {
    bankroll: stay.bankroll,
    needed: worstOf(results),
    goal: stay.goal ?? null,
    ruined,
    reached: stay.goal === undefined ? null : reached,
    method: exact
      ? 'exact, hand by hand over every bankroll'
      : 'hand by hand over bankrolls in coarser steps, means kept',
  };
}

const BARS = 48;

/** From the result that one session in a thousand stays below to the one that one in a thousand exceeds. */
export function barsOf(many: ManyHands): Bar[] {
  const low = quantileOf(many, 0.001) ?? many.from * many.step;
  const high = quantileOf(many, 0.999) ?? (many.from + many.chances.length - 1) * many.step;
  const steps = Math.max(1, Math.ceil((high - low + many.step) / many.step / BARS));
  const width = steps * many.step;
  const bars: Bar[] = [];
  for (let from = low; from <= high; from += width) {
    const first = from / many.step - many.from;
    const chance = many.chances.subarray(first, first + steps).reduce((sum, one) => sum + one, 0);
    bars.push({ from, to: from + width, chance });
  }
  return bars;
}
