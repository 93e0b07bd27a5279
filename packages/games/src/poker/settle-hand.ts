import { type Cite, cents, NOTHING } from '@croupier/table';
import type { HandScript } from './hand-events.ts';
import { type HandState, potsLeft, potsOf } from './hand-state.ts';
import { ALL_UP, type Player } from './player.ts';
import { dividePot, type PotShare, showingOrder } from './showdown.ts';
import type { Pot } from './side-pots.ts';
import { takeDrops } from './take-drops.ts';
import { takeRake } from './take-rake.ts';

/**
 * The showdown (bclc-poker 17.0 §10.14). Whoever does not expose every card gives up what others still contest; a pot
 * for which nobody else is left stays theirs, unshown.
 */
export function* showHands(state: HandState): HandScript {
  let pots = potsOf(state);
  const { showdown, variant } = state.setup;
  // Two boards are a showdown of both hands (bclc-poker 21.0 §11.2.7).
  const twice = state.boards.length > 1 ? variant.runTwice : null;
  const cite = twice?.('11.2.7') ?? variant.clauses.showdown;
  for (const player of showingOrder(state)) {
    if (!isContested(pots, player)) continue;
    if (showdown === 'in-turn' && !twice) {
      // Who is away gives nothing away that was won (§10.14.1).
      const question = { seat: player.seat, actions: [SHOW, MUCK], absent: SHOW, cite };
      const input = yield { for: 'answer', question };
      const answer = 'answer' in input && input.answer.verb === 'show' ? SHOW : MUCK;
      state.events.push({ type: 'acted', seat: player.seat, answer, put: NOTHING, allIn: false, cite });
      if (answer === MUCK) {
        player.out = 'mucked';
        pots = withoutClaim(pots, player);
        state.toAward = pots;
        state.events.push({ type: 'mucked', seat: player.seat, cite: variant.clauses.validHand ?? cite });
        continue;
      }
    }
    player.shown = true;
    player.up = ALL_UP;
    state.events.push({ type: 'shown', seat: player.seat, cards: player.cards.slice(), cite });
  }
  state.toAward = pots;
}

const SHOW = { verb: 'show' } as const;
const MUCK = { verb: 'muck' } as const;

const isContested = (pots: readonly Pot[], player: Player): boolean =>
  pots.some(({ claimants }) => claimants.length > 1 && claimants.includes(player.position));

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
    const cite = awardCite(state, awards);
    for (const award of awards) {
      const player = players[award.position];
      if (!player) continue;
      player.stack = cents(player.stack + award.amount);
      state.events.push({
        type: 'awarded',
        seat: player.seat,
        amount: award.amount,
        pot: index,
        board: award.board,
        hand: award.hand,
        call: callOf(state, player, award),
        cite,
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
