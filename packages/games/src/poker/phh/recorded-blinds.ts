import { type Cents, NOTHING, type Refusal } from '@croupier/table';
import type { Betting } from '../betting-structure.ts';
import type { ForcedBet } from '../forced-bet.ts';
import type { PokerRules } from '../poker-rules.ts';
import { type Straddle, straddleRefusal } from '../straddle.ts';
import type { BlindBets } from '../variant.ts';
import { unscaledText } from './decimal.ts';

/** What a hand history says was posted before the first card, by position from the button's left. */
export interface RecordedBlinds {
  readonly posted: readonly Cents[];
  readonly stacks: readonly Cents[];
  readonly smallestChip: Cents;
  /** Of the file's amounts: it is told in its own units. */
  readonly decimals: number;
}

/** The blinds by what they are: below the bet of the first round small, that bet big, and what is larger a straddle. */
export function forcedBlinds(
  posted: readonly Cents[],
  betting: Betting,
  { clauses, straddle }: BlindBets,
): ForcedBet[] {
  const big = bigBlindOf(posted, betting);
  return posted
    .map((amount, position): ForcedBet => {
      const bet = { position, amount, money: 'live' } as const;
      if (amount > big) return { ...bet, kind: 'straddle', cite: straddle.clauses.post };
      // Two alike are a small blind that is too large, not two big ones.
      const small = position === (posted.length === 2 ? 1 : 0);
      const alike = posted[0] === big && posted[1] === big;
      return amount === big && !(small && alike)
        ? { ...bet, kind: 'big-blind', cite: clauses.big }
        : { ...bet, kind: 'small-blind', cite: clauses.small };
    })
    .filter(({ amount }) => amount > NOTHING);
}

/** The blind that is the bet of the first round; in a file that has none, the second smallest. */
function bigBlindOf(posted: readonly Cents[], betting: Betting): Cents {
  const first = betting.structure === 'fixed-limit' ? betting.smallBet : betting.minimumBet;
  const sizes = [...new Set(posted.filter((blind) => blind > 0))].toSorted((a, b) => a - b);
  return sizes.includes(first) ? first : (sizes[1] ?? sizes[0] ?? NOTHING);
}

/** What the section's own rules do not allow of the blinds and straddles of a history (bclc-poker 17.0 §4.1). */
export function blindsRefused(
  { posted, stacks, smallestChip, decimals }: RecordedBlinds,
  betting: Betting,
  rules: PokerRules,
): Refusal | undefined {
  const { forced } = rules;
  if (forced.kind !== 'blinds') return undefined;
  const bets = forcedBlinds(posted, betting, forced.rules);
  const big = bigBlindOf(posted, betting);
  if (bets.some(({ kind, amount }) => kind === 'small-blind' && amount * 2 > big))
    return { reason: 'The small blind is at most half of the big blind.', cite: forced.rules.clauses.small };
  const straddles = bets.filter(({ kind }) => kind === 'straddle');
  const players = stacks.map((stack, at) => ({ seat: at + 1, stack }));
  const table: PokerRules = { ...rules, betting, smallestChip, forced: { ...forced, big } };
  for (const { position, amount } of straddles) {
    const wanted: Straddle = { seat: position + 1, amount };
    const refused = straddleRefusal(table, players, wanted, (chips) => unscaledText(chips, decimals));
    if (refused) return refused;
  }
  return undefined;
}
