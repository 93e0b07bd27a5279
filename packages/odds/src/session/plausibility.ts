import { type Cents, cents, formatMoney } from '@croupier/table';
import { momentsOf } from './hand-results.ts';
import { chanceOfAtLeast, chanceOfAtMost, type Hands, manyHands } from './many-hands.ts';

/** Whether somebody's result is what the odds let one expect; amounts in cents. */
export interface Plausibility {
  readonly hands: number;
  readonly result: number;
  readonly expected: number;
  readonly standardDeviation: number;
  /** By how many standard deviations the result lies off what was to be expected. */
  readonly z: number;
  /** The chance of this result or a worse one, and of this or a better one. */
  readonly thisOrWorse: number;
  readonly thisOrBetter: number;
  readonly verdict: 'ordinary' | 'unusual' | 'rare' | 'implausible';
  /** The same for somebody who does not know what a standard deviation is. */
  readonly sentence: string;
}

/** How one result compares with all that these hands could have brought. */
export function plausibilityOf(plays: readonly Hands[], result: Cents): Plausibility {
  const many = manyHands(plays);
  let expected = 0;
  let variance = 0;
  for (const { results, hands } of plays) {
    const one = momentsOf(results);
    expected += hands * one.mean;
    variance += hands * one.variance;
  }
  const standardDeviation = Math.sqrt(variance);
  const thisOrWorse = chanceOfAtMost(many, result);
  const thisOrBetter = chanceOfAtLeast(many, result);
  const tail = Math.min(thisOrWorse, thisOrBetter);
  const verdict = verdictOn(tail);
  const hands = plays.reduce((sum, play) => sum + play.hands, 0);
  return {
    hands,
    result,
    expected,
    standardDeviation,
    z: standardDeviation === 0 ? 0 : (result - expected) / standardDeviation,
    thisOrWorse,
    thisOrBetter,
    verdict,
    sentence: inWords({ hands, result, expected, tail, verdict, worse: thisOrWorse <= thisOrBetter }),
  };
}

/** One tail; one play in twenty is in one of the two that are not ordinary. */
function verdictOn(tail: number): Plausibility['verdict'] {
  if (tail >= 0.025) return 'ordinary';
  if (tail >= 0.005) return 'unusual';
  return tail >= 0.0001 ? 'rare' : 'implausible';
}

const MEANING: Readonly<Record<Plausibility['verdict'], string>> = {
  ordinary: 'that is within ordinary luck',
  unusual: 'that is unusual, and yet somebody sees it every day',
  rare: 'that is rare: look at the records before you blame chance',
  implausible:
    'chance hardly explains it: the odds, the play or the records are probably not what they are taken for',
};

function inWords(seen: {
  readonly hands: number;
  readonly result: number;
  readonly expected: number;
  readonly tail: number;
  readonly verdict: Plausibility['verdict'];
  readonly worse: boolean;
}): string {
  const { hands, result, expected, tail, verdict, worse } = seen;
  return `${hands.toLocaleString('en')} hands brought ${inMoney(result)}, where ${inMoney(expected)} was to be expected; ${worse ? 'this or worse' : 'this or better'} comes ${oftenness(tail)}, and ${MEANING[verdict]}.`;
}

/** "+12.50", "-3.00" */
const inMoney = (amount: number): string =>
  `${amount > 0 ? '+' : ''}${formatMoney(cents(Math.round(amount)))}`;

/** "in 38 of 100 such plays", "once in 1,250 such plays" */
export function oftenness(chance: number): string {
  if (chance <= 1e-12) return 'less than once in a million million such plays';
  if (chance >= 0.1) return `in ${Math.round(chance * 100)} of 100 such plays`;
  return `once in ${Math.round(1 / chance).toLocaleString('en')} such plays`;
}
