import { type Cents, type Cite, cents, formatMoney, type Refusal, share } from '@croupier/table';
import { at33 } from './clauses.ts';
import type { PostedStraddle } from './forced-bet.ts';
import type { PokerRules } from './poker-rules.ts';

/** A straddle that a player wants to post, clearly declared before the first card (bclc-poker 17.0 §4.1.5.c). */
export interface Straddle {
  readonly seat: number;
  readonly amount: Cents;
}

interface Seated {
  readonly seat: number;
  readonly stack: Cents;
}

/** Between which amounts a straddle goes: twice the big blind, in limit up to two and a half times (READINGS 49). */
export function straddleRange({ forced, betting }: PokerRules): Range | null {
  if (forced.kind !== 'blinds' || forced.straddle === 'off') return null;
  const { straddle } = forced.rules;
  const least = share(forced.big, straddle.least, 100);
  // bclc-poker 33.0 §1.11: exactly twice where the betting is no limit or pot limit.
  const most = betting.structure === 'fixed-limit' ? share(forced.big, straddle.most, 100) : least;
  return { least, most };
}

interface Range {
  readonly least: Cents;
  readonly most: Cents;
}

/** What somebody may post as a straddle in the next hand, or why they may not. */
export interface StraddleOption extends Range {
  readonly step: Cents;
  readonly refused?: Refusal;
}

/**
 * The straddle that is open to a seat, told like every other action; null where none is played. `players` run from the
 * button's left.
 */
export function straddleOption(
  rules: PokerRules,
  players: readonly Seated[],
  seat: number,
): StraddleOption | null {
  const range = straddleRange(rules);
  if (!range) return null;
  const { least, most } = range;
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
  said: (amount: Cents) => string = formatMoney,
): Refusal | undefined {
  const { forced } = rules;
  if (forced.kind !== 'blinds') return { reason: 'A straddle is made over blinds, and this game has none.' };
  const { clauses } = forced.rules.straddle;
  const range = straddleRange(rules);
  if (!range) return { reason: 'This table plays no straddle.', cite: clauses.post };
  const position = players.findIndex(({ seat }) => seat === wanted.seat);
  const player = players[position];
  if (!player) return { reason: `Seat ${wanted.seat} is not dealt in.`, cite: clauses.post };
  if (players.length < 3) return { reason: 'Heads-up both players are blinds already.', cite: clauses.post };
  const isButton = position === players.length - 1;
  if (isButton && forced.straddle !== 'mississippi') {
    return {
      reason: 'The button may straddle only where the Mississippi straddle is played.',
      cite: clauses.fromButton,
    };
  }
  if (!isButton && position !== 2) {
    return { reason: 'Only the player after the big blind may straddle.', cite: clauses.post };
  }
  const cite = rules.betting.structure === 'fixed-limit' ? clauses.most : at33('1.11');
  return amountRefusal({ ...range, said }, rules.smallestChip, player, wanted.amount, cite);
}

function amountRefusal(
  { least, most, said }: Range & { readonly said: (amount: Cents) => string },
  chip: Cents,
  { stack }: Seated,
  amount: Cents,
  cite: Cite,
): Refusal | undefined {
  if (amount < least || amount > most || amount % chip !== 0) {
    const range = least === most ? `is ${said(least)}` : `is from ${said(least)} to ${said(most)}`;
    return { reason: `A straddle ${range}, in whole chips.`, cite };
  }
  return amount > stack ? { reason: 'You do not have the chips for a straddle.', cite } : undefined;
}

/** A straddle is declared between hands; why it is too late once a card is out (bclc-poker 17.0 §4.1.5.c). */
export function lateStraddle({ forced }: PokerRules): Refusal {
  const cite = forced.kind === 'blinds' ? { cite: forced.rules.straddle.clauses.declared } : {};
  return { reason: 'A straddle is declared between hands, before the first card.', ...cite };
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
