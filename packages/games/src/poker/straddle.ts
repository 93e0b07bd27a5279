import { type Cents, cents, formatMoney, type Refusal, share } from '@croupier/table';
import { at33 } from './clauses.ts';
import type { PokerRules } from './poker-rules.ts';

/** A straddle that a player wants to post, clearly declared before the first card (bclc-poker 17.0 §4.1.5.c). */
export interface Straddle {
  readonly seat: number;
  readonly amount: Cents;
}

/** The same by position, once it is allowed. */
export interface PostedStraddle {
  readonly position: number;
  readonly amount: Cents;
}

interface Seated {
  readonly seat: number;
  readonly stack: Cents;
}

/** Between which amounts a straddle goes: twice the big blind, in limit up to two and a half times (READINGS 49). */
export function straddleRange(rules: PokerRules): { readonly least: Cents; readonly most: Cents } {
  const { straddle } = rules.variant;
  const least = share(rules.bigBlind, straddle.least, 100);
  // bclc-poker 33.0 §1.11: exactly twice where the betting is no limit or pot limit.
  const most = rules.betting.structure === 'fixed-limit' ? share(rules.bigBlind, straddle.most, 100) : least;
  return { least, most };
}

/** What somebody may post as a straddle in the next hand, or why they may not. */
export interface StraddleOption {
  readonly least: Cents;
  readonly most: Cents;
  readonly step: Cents;
  readonly refused?: Refusal;
}

/** The straddle that is open to a seat, told like every other action; `players` run from the button's left. */
export function straddleOption(rules: PokerRules, players: readonly Seated[], seat: number): StraddleOption {
  const { least, most } = straddleRange(rules);
  const stack = players.find((player) => player.seat === seat)?.stack ?? least;
  const refused = straddleRefusal(rules, players, { seat, amount: least });
  const step = rules.smallestChip;
  const reach = stack < most ? cents(stack - (stack % step)) : most;
  return { least, most: reach < least ? most : reach, step, ...(refused ? { refused } : {}) };
}

/** Why a straddle may not be posted by this player; `players` run from the button's left, the button last. */
export function straddleRefusal(
  rules: PokerRules,
  players: readonly Seated[],
  wanted: Straddle,
): Refusal | undefined {
  const { clauses } = rules.variant;
  if (rules.straddle === 'off') return { reason: 'This table plays no straddle.', cite: clauses.straddle };
  const position = players.findIndex(({ seat }) => seat === wanted.seat);
  const player = players[position];
  if (!player) return { reason: `Seat ${wanted.seat} is not dealt in.`, cite: clauses.straddle };
  if (players.length < 3)
    return { reason: 'Heads-up both players are blinds already.', cite: clauses.straddle };
  const isButton = position === players.length - 1;
  if (isButton && rules.straddle !== 'mississippi') {
    return {
      reason: 'The button may straddle only where the Mississippi straddle is played.',
      cite: clauses.straddleFromButton,
    };
  }
  if (!isButton && position !== 2) {
    return { reason: 'Only the player after the big blind may straddle.', cite: clauses.straddle };
  }
  return amountRefusal(rules, player, wanted.amount);
}

function amountRefusal(rules: PokerRules, { stack }: Seated, amount: Cents): Refusal | undefined {
  const { clauses } = rules.variant;
  const { least, most } = straddleRange(rules);
  const cite = rules.betting.structure === 'fixed-limit' ? clauses.straddleMost : at33('1.11');
  if (amount < least || amount > most || amount % rules.smallestChip !== 0) {
    const range =
      least === most ? `is ${formatMoney(least)}` : `is from ${formatMoney(least)} to ${formatMoney(most)}`;
    return { reason: `A straddle ${range}, in whole chips.`, cite };
  }
  return amount > stack ? { reason: 'You do not have the chips for a straddle.', cite } : undefined;
}

/** One straddle stands; the Mississippi straddle supersedes the one after the big blind (bclc-poker 17.0 §4.1.5.a). */
export function standingStraddle(
  players: readonly Seated[],
  wanted: readonly Straddle[],
): PostedStraddle | null {
  let highest: PostedStraddle | null = null;
  for (const { seat, amount } of wanted) {
    const position = players.findIndex((player) => player.seat === seat);
    if (!highest || position > highest.position) highest = { position, amount };
  }
  return highest;
}
