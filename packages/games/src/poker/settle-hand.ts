import { type Cite, cents, NOTHING, type Section } from '@croupier/table';
import type { HandScript } from './hand-events.ts';
import { type HandState, potsLeft, potsOf } from './hand-state.ts';
import { ALL_UP, type Player } from './player.ts';
import { dividePot, type PotShare, showingOrder } from './showdown.ts';
import type { Pot } from './side-pots.ts';
import { takeDrops } from './take-drops.ts';
import { takeRake } from './take-rake.ts';

/** Each in turn shows or mucks; but two boards are a showdown of both hands (bclc-poker 21.0 §11.2.7). */
export const showsInTurn = (state: HandState): boolean =>
  state.setup.showdown === 'in-turn' && !ranTwice(state);

/** The section of the game, where its board was run twice. */
const ranTwice = ({ boards, setup }: HandState): Section | null =>
  boards.length > 1 ? setup.variant.runTwice : null;

/**
 * The showdown (bclc-poker 17.0 §10.14). Whoever does not expose every card gives up what others still contest; a pot
 * for which nobody else is left stays theirs, unshown.
 */
export function* showHands(state: HandState): HandScript {
  let pots = potsOf(state);
  const { clauses } = state.setup.variant;
  const cite = clauses.showdown;
  for (const player of showingOrder(state)) {
    if (!isContested(pots, player)) continue;
    // Who is away gives nothing away that was won (§10.14.1).
    const question = { seat: player.seat, actions: [SHOW, MUCK], absent: SHOW, cite };
    const input = yield { for: 'answer', question };
    const answer = 'answer' in input && input.answer.verb === 'show' ? SHOW : MUCK;
    state.log?.push({ type: 'acted', seat: player.seat, answer, put: NOTHING, allIn: false, cite });
    if (answer === SHOW) show(state, player, cite);
    else {
      player.out = 'mucked';
      pots = withoutClaim(pots, player);
      state.toAward = pots;
      state.log?.push({ type: 'mucked', seat: player.seat, cite: clauses.validHand ?? cite });
    }
  }
  state.toAward = pots;
}

/** The showdown where nobody is asked: every hand that is compared is turned up. */
export function exposeHands(state: HandState): void {
  const pots = potsOf(state);
  const cite = ranTwice(state)?.('11.2.7') ?? state.setup.variant.clauses.showdown;
  for (const player of showingOrder(state)) if (isContested(pots, player)) show(state, player, cite);
  state.toAward = pots;
}

function show({ log }: HandState, player: Player, cite: Cite): void {
  player.shown = true;
  player.up = ALL_UP;
  log?.push({ type: 'shown', seat: player.seat, cards: player.cards.slice(), cite });
}

const SHOW = { verb: 'show' } as const;
const MUCK = { verb: 'muck' } as const;

function isContested(pots: readonly Pot[], { position }: Player): boolean {
  for (const { claimants } of pots) if (claimants.length > 1 && claimants.includes(position)) return true;
  return false;
}

const withoutClaim = (pots: readonly Pot[], player: Player): Pot[] =>
  pots.map((pot) =>
    pot.claimants.length > 1
      ? { amount: pot.amount, claimants: pot.claimants.filter((position) => position !== player.position) }
      : pot,
  );

/** Takes the rake that is still due, then what goes into jackpots, and pushes each pot to its winners, the main pot first. */
export function awardPots(state: HandState): void {
  const { players, boards, setup } = state;
  const { variant, smallestChip } = setup;
  takeRake(state);
  takeDrops(state);
  let index = 0;
  for (const left of potsLeft(state)) {
    const awards = dividePot(left, index, players, boards, variant, smallestChip);
    for (const award of awards) {
      const player = players[award.position];
      if (!player) continue;
      player.stack = cents(player.stack + award.amount);
      state.log?.push({
        type: 'awarded',
        seat: player.seat,
        amount: award.amount,
        pot: index,
        board: award.board,
        hand: award.hand,
        call: callOf(state, player, award),
        cite: awardCite(state, awards),
      });
    }
    index += 1;
  }
  for (const player of players) player.paid = NOTHING;
  state.dead = NOTHING;
  state.toAward = [];
}

/** By which clause a pot goes where it goes; two boards have one winner or two (bclc-poker 21.0 §11.2.8, §11.2.9). */
function awardCite(state: HandState, awards: readonly PotShare[]): Cite {
  const { runTwice, clauses } = state.setup.variant;
  const [first] = awards;
  if (first?.hand === null) return uncontestedCite(state);
  if (state.boards.length < 2 || !runTwice) return clauses.award;
  return runTwice(awards.every(({ position }) => position === first?.position) ? '11.2.8' : '11.2.9');
}

/**
 * Why a pot has one claimant: everybody else has folded, or it is a side pot that nobody else paid into. In a game of
 * blinds only those of who is left unraised are the first round's (bclc-poker 17.0 §10.5).
 */
function uncontestedCite({ players, street, round, setup }: HandState): Cite {
  const { clauses, forced } = setup.variant;
  if (players.filter(({ out }) => out === null || out === 'mucked').length > 1) return clauses.interest;
  const first = street === 0 && (forced.kind === 'antes' || (round?.aggressor ?? -1) < 0);
  return first ? clauses.uncontested.first : clauses.uncontested.later;
}

/** The dealer declares the hand that wins (bclc-poker 17.0 §10.15). */
function callOf(state: HandState, player: Player, { hand, board }: PotShare): string | null {
  const type = state.setup.variant.hands.find(({ name }) => name === hand);
  return type ? type.call(player.cards, state.boards[board] ?? []) : null;
}
