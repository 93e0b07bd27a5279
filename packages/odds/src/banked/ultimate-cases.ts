import { poker, strengthOf } from '@croupier/cards';
import type { UltimateShowdown } from '@croupier/games';
import { judge, type Rules, wagerNamed } from '@croupier/table';
import { netTogether } from './together.ts';

/** The cases and what each nets, as the game's own pay tables say. */
export interface UltimateCases {
  /** Names of the cases, in the order in which they are counted. */
  readonly names: readonly string[];
  /** For each case one outcome that stands for it. */
  readonly outcomes: readonly UltimateShowdown[];
  /** By strength of the hand, the case of a win against a dealer who qualifies; the next is against one who does not. */
  readonly winCase: Uint8Array;
  readonly tie: number;
  readonly lose: number;
  readonly pair: number;
}

export function ultimateCases(rules: Rules<UltimateShowdown>): UltimateCases {
  const blind = wagerNamed(rules.wagers, 'blind');
  const pair = poker.least('pair');
  const weakest = strengthOf(1);
  const best = poker.least('royal-flush');
  const winCase = new Uint8Array(poker.classes + 1);
  const names: string[] = [];
  const outcomes: UltimateShowdown[] = [];
  const add = (name: string, hand: number, dealer: number): void => {
    names.push(name);
    outcomes.push({ hand: strengthOf(hand), dealer: strengthOf(dealer), folded: false });
  };
  for (let hand = 2; hand <= best; hand += 1) {
    const won = judge(blind, { hand: strengthOf(hand), dealer: weakest, folded: false })?.name ?? 'win';
    if (names[names.length - 2] !== won) {
      // A hand below a pair never beats a dealer who qualifies; the case stands for the better hands of its row.
      add(won, Math.max(hand, pair + 1), pair);
      add(`${won}, dealer does not qualify`, Math.max(hand, pair + 1), weakest);
    }
    winCase[hand] = names.length - 2;
  }
  const tie = names.length;
  add('tie', pair, pair);
  add('tie, dealer does not qualify', weakest, weakest);
  const lose = names.length;
  add('lose', pair, best);
  add('lose, dealer does not qualify', weakest, pair - 1);
  return { names, outcomes, winCase, tie, lose, pair };
}

/** What each case nets for a play of so many times the ante, in half antes, so that 3 to 2 is whole. */
export function netsOf(rules: Rules<UltimateShowdown>, cases: UltimateCases, times: number): Float64Array {
  return Float64Array.from(
    cases.outcomes,
    (outcome) => netTogether(rules, { ante: 1, blind: 1, play: times }, outcome).toNumber() * 2,
  );
}

/** What a fold nets, in half antes. */
export const foldNet = (rules: Rules<UltimateShowdown>): number =>
  netTogether(
    rules,
    { ante: 1, blind: 1 },
    { hand: strengthOf(1), dealer: strengthOf(1), folded: true },
  ).toNumber() * 2;
