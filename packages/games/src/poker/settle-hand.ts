import { cents, NOTHING } from '@croupier/table';
import type { HandScript } from './hand-events.ts';
import { type HandState, potsLeft, potsOf } from './hand-state.ts';
import type { Player } from './player.ts';
import { type Award, dividePot, showingOrder } from './showdown.ts';
import type { Pot } from './side-pots.ts';
import { takeRake } from './take-rake.ts';

/**
 * The showdown (bclc-poker 17.0 §10.14). Whoever does not expose every card gives up what others still contest; a pot
 * for which nobody else is left stays theirs, unshown.
 */
export function* showHands(state: HandState): HandScript {
  let pots = potsOf(state);
  const { showdown, variant } = state.setup;
  const cite = variant.clauses.showdown;
  for (const player of showingOrder(state.players, state.aggressor)) {
    if (!isContested(pots, player)) continue;
    if (showdown === 'in-turn') {
      const question = { seat: player.seat, actions: [{ verb: 'show' }, { verb: 'muck' }], cite } as const;
      const input = yield { for: 'answer', question };
      const answer = 'answer' in input && input.answer.verb === 'show' ? SHOW : MUCK;
      state.events.push({ type: 'acted', seat: player.seat, answer, put: NOTHING, allIn: false, cite });
      if (answer === MUCK) {
        player.out = 'mucked';
        pots = withoutClaim(pots, player);
        state.toAward = pots;
        state.events.push({ type: 'mucked', seat: player.seat, cite: variant.clauses.validHand });
        continue;
      }
    }
    player.shown = true;
    player.facings.fill('up');
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

/** Takes the rake that is still due and pushes each pot to its winners, the main pot first. */
export function awardPots(state: HandState): void {
  const { players, boards, setup } = state;
  const { variant, smallestChip } = setup;
  const { clauses } = variant;
  takeRake(state);
  potsLeft(state).forEach((left, index) => {
    for (const award of dividePot(left, index, players, boards, variant.hands, smallestChip)) {
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
        cite: award.hand === null ? clauses.interest : clauses.award,
      });
    }
  });
  for (const player of players) player.paid = NOTHING;
  state.dead = NOTHING;
  state.toAward = [];
}

/** The dealer declares the hand that wins (bclc-poker 17.0 §10.15). */
function callOf(state: HandState, player: Player, { hand, board }: Award): string | null {
  const type = state.setup.variant.hands.find(({ name }) => name === hand);
  return type ? type.call(player.cards, state.boards[board] ?? []) : null;
}
