import { type Cents, cents } from '@croupier/table';
import type { Opening } from './betting-round.ts';
import type { ForcedBet } from './forced-bets.ts';
import type { PokerRules } from './poker-rules.ts';
import type { PostedStraddle } from './straddle.ts';

/** A player who is dealt in, with what they still owe from blinds they were absent for. */
export interface DealtIn {
  readonly seat: number;
  readonly stack: Cents;
  readonly owes: MissedBlinds;
}

export interface MissedBlinds {
  readonly small: boolean;
  readonly big: boolean;
}

/** Which positions post the blinds; the last position has the button. */
export function blindPositions(
  players: number,
  headsUp: PokerRules['headsUpBlinds'],
): { readonly small: number; readonly big: number } {
  // bclc-poker 17.0 §4.1.1 as printed makes the button the big blind of two; READINGS 44 turns it round.
  if (players === 2 && headsUp === 'button-small') return { small: 1, big: 0 };
  return { small: 0, big: 1 };
}

/**
 * Everything posted before the deal, in order: the blinds, what returning players owe, and a straddle. A missed big
 * blind is posted live, a missed small one dead (bclc-poker 17.0 §4.2, §4.4); who is in a blind now owes nothing more.
 */
export function forcedBets(
  rules: PokerRules,
  players: readonly DealtIn[],
  straddle: PostedStraddle | null,
): ForcedBet[] {
  const { clauses } = rules.variant;
  const { small, big } = blindPositions(players.length, rules.headsUpBlinds);
  const forced: ForcedBet[] = [];
  const post = (bet: ForcedBet): void => {
    if (bet.amount > 0) forced.push(bet);
  };
  const { smallBlind, bigBlind } = rules;
  post({ position: small, kind: 'small-blind', amount: smallBlind, money: 'live', cite: clauses.smallBlind });
  post({ position: big, kind: 'big-blind', amount: bigBlind, money: 'live', cite: clauses.bigBlind });
  players.forEach(({ owes }, position) => {
    if (position === small || position === big) return;
    if (owes.small) {
      post({
        position,
        kind: 'missed-small-blind',
        amount: smallBlind,
        money: 'dead',
        cite: clauses.deadBlind,
      });
    }
    if (owes.big && straddle?.position !== position) {
      post({ position, kind: 'missed-big-blind', amount: bigBlind, money: 'live', cite: clauses.absent });
    }
  });
  if (straddle) {
    const { position, amount } = straddle;
    post({ position, kind: 'straddle', amount, money: 'live', cite: clauses.straddle });
  }
  return forced;
}

/**
 * How the first round opens: after the big blind (bclc-poker 17.0 §10.3), after a straddle, which is the new bring-in
 * and no raise (33.0 §1.11), or left of the button when the button straddled (17.0 §4.1.5.b).
 */
export function openingOf(
  rules: PokerRules,
  players: readonly DealtIn[],
  straddle: PostedStraddle | null,
): Opening {
  const { big } = blindPositions(players.length, rules.headsUpBlinds);
  const last = straddle?.position ?? big;
  const bringIn = straddle?.amount ?? rules.bigBlind;
  return {
    first: (last + 1) % players.length,
    price: rules.shortBigBlind === 'full' ? bringIn : highestPosted(rules, players, straddle),
    raise: bringIn,
  };
}

function highestPosted(
  rules: PokerRules,
  players: readonly DealtIn[],
  straddle: PostedStraddle | null,
): Cents {
  const live = forcedBets(rules, players, straddle).filter(({ money }) => money === 'live');
  return cents(
    Math.max(...live.map(({ position, amount }) => Math.min(amount, players[position]?.stack ?? 0))),
  );
}
