import { type Cents, cents, type Section, share } from '@croupier/table';
import type { Betting } from './betting-structure.ts';
import type { ForcedBet } from './forced-bet.ts';
import type { HandState } from './hand-state.ts';
import { type Kill, type KillButton, type KillRound, NEUTRAL } from './kill-button.ts';

const PERCENT: Readonly<Record<Kill, number>> = { full: 200, half: 150 };

/** The kill blind: twice or one and a half times the big one (bclc-poker 22.0 §6.2.1, §6.2.2). */
export const killBlind = (bigBlind: Cents, kill: Kill): Cents => share(bigBlind, PERCENT[kill], 100);

/** The bets of a killed round, on every street (bclc-poker 22.0 §1.5.1.a, §1.5.2.a; READINGS 65). */
export function killedBetting(betting: Betting, kill: Kill): Betting {
  const more = (amount: Cents): Cents => share(amount, PERCENT[kill], 100);
  return betting.structure === 'fixed-limit'
    ? { ...betting, smallBet: more(betting.smallBet), bigBet: more(betting.bigBet) }
    : { ...betting, minimumBet: more(betting.minimumBet) };
}

/**
 * The blinds of a killed round: small and big as ever (bclc-poker 22.0 §6.1), and the live kill blind of whoever has the
 * button, in place of a blind of their own (§6.2, §6.2.3, §6.2.5). Who straddles with the kill posts once, for the larger
 * of the two: nobody has more before them than the price.
 */
export function withKillBlind(
  forced: readonly ForcedBet[],
  position: number,
  blind: Cents,
  at: Section,
): ForcedBet[] {
  const isOwn = (bet: ForcedBet): boolean => bet.position === position && OWN_BLINDS.has(bet.kind);
  const others = forced.filter((bet) => !isOwn(bet));
  const straddle = forced.find((bet) => isOwn(bet) && bet.kind === 'straddle');
  const amount = cents(Math.max(blind, straddle?.amount ?? 0));
  return [...others, { position, kind: 'kill-blind', amount, money: 'live', cite: at('6.2') }];
}

const OWN_BLINDS: ReadonlySet<ForcedBet['kind']> = new Set([
  'small-blind',
  'big-blind',
  'missed-big-blind',
  'straddle',
]);

/** Where the button is after a hand (bclc-poker 22.0 §3 to §5; READINGS 52, 65). */
export function killButtonAfter(state: HandState, { kill, button, bigBlind }: KillRound): KillButton {
  // Chopped blinds leave it where it is (§4.4), and so does a hand that is dealt again.
  if (state.events.some(({ type }) => type === 'chopped' || type === 'voided')) return button;
  // Its holder has quit: that was the last killed round (READINGS 52).
  if (button.state === 'kill' && button.seat === null) return NEUTRAL;
  const holder = button.state === 'neutral' ? null : button.seat;
  const winners = new Set(state.events.flatMap((event) => (event.type === 'awarded' ? [event.seat] : [])));
  const [winner] = winners;
  if (winner === undefined) return button;
  // A split pot makes it neutral, unless one of those who split it holds it (§3.1.3 before §3.4).
  if (winners.size > 1) return holder !== null && winners.has(holder) ? button : NEUTRAL;
  if (winner !== holder) return { state: 'leg-up', seat: winner };
  // A kill stays one, won or stolen (§5.2.3, §5.2.4).
  if (button.state === 'kill') return button;
  const pots = state.events.reduce((sum, event) => sum + (event.type === 'awarded' ? event.amount : 0), 0);
  const sawFlop = state.boards.some((board) => board.length > 0);
  const large = cents(pots + state.raked + state.dropped) >= 2 * killBlind(bigBlind, kill);
  return sawFlop && large ? { state: 'kill', seat: winner } : button;
}
