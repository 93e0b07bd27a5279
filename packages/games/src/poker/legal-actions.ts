import { type Action, type Answer, type Cents, cents } from '@croupier/table';
import { isReopened } from './betting-round.ts';
import type { BettingTurn } from './betting-turn.ts';
import { canBet, type Player } from './player.ts';

/** Everything the player in turn may do: fold, check, call, bet and raise, each offered or refused. */
export function bettingActions(turn: BettingTurn): Action[] {
  const { state, player, round } = turn;
  const { fixed } = state;
  const owed = round.price - player.bet;
  const aggressive = aggression(turn);
  if (round.bringIn === 'due') return openingActions(turn, aggressive);
  return [
    turn.mayFold ? fixed.fold : fixed.blindKeeps,
    owed > 0 ? fixed.noCheck : fixed.check,
    owed > 0 ? { verb: 'call', costs: cents(Math.min(owed, player.stack)) } : fixed.noCall,
    round.price > 0 ? fixed.noBet : aggressive,
    round.price > 0 ? aggressive : fixed.noRaise,
  ];
}

/** An opener by cards who must bet (bclc-poker 23.0 §10.3, 24.0 §10.4), or may post the table's bring-in. */
function openingActions({ state, player, bringIn }: BettingTurn, bet: Action): Action[] {
  const { fixed } = state;
  const actions = [fixed.openerStays, fixed.openerBets, fixed.noCall, bet, fixed.noRaise];
  if (bringIn === null) return actions;
  return [...actions, { verb: 'bring-in', costs: cents(Math.min(bringIn, player.stack)) }];
}

/** The bet or raise open to the player, or why there is none. */
function aggression(turn: BettingTurn): Action {
  const { state, player, round } = turn;
  const { players, structure, fixed } = state;
  const verb = round.price > 0 ? 'raise' : 'bet';
  const allIn = player.bet + player.stack;
  if (allIn <= round.price) return { verb, refused: fixed.shortCall };
  if (!othersCanBet(players, player)) return { verb, refused: fixed.nobodyLeft };
  if (fixed.noCheckRaise && player.checked) return { verb, refused: fixed.noCheckRaise };
  if (!isReopened(player, round, structure)) return { verb, refused: structure.notReopened };
  const capped = structure.refusesRaise(turn);
  if (capped) return { verb, refused: capped };
  // Somebody who has less than the minimum may still go all in (bclc-poker 17.0 §6.1, 33.0 §1.2).
  const ceiling = structure.mostTo(turn);
  const { smallestChip: chip } = state.setup;
  const most = lower(ceiling, cents(allIn));
  const least = lower(structure.leastTo(turn), most);
  return {
    verb,
    least,
    most,
    step: structure.onlyEnds(turn) ? betweenEnds(least, most, chip) : chip,
    cite: structure.leastBy(turn),
    ceiling: ceiling > allIn ? null : structure.mostBy(turn),
  };
}

/** A step that leads from the least to the most and meets nothing between them. */
const betweenEnds = (least: Cents, most: Cents, chip: Cents): Cents => {
  const apart = cents(most - least);
  return apart === 0 ? chip : least % apart === 0 ? apart : most;
};

/** The lower of two amounts: unlike `Math.min` it leaves whole numbers whole where one of them is beyond all counting. */
const lower = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/**
 * What is done for a player who is away: a check where that is free, else a fold; an opener who must bet posts the
 * bring-in or the least bet (READINGS 86).
 */
export function forTheAbsent({ player, round, bringIn }: BettingTurn, actions: readonly Action[]): Answer {
  if (round.bringIn !== 'due') return round.price > player.bet ? FOLD : CHECK;
  if (bringIn !== null) return BRING_IN;
  for (const { verb, least } of actions) if (least !== undefined) return { verb, amount: least };
  return FOLD;
}

/** Answers that are given at every turn, made once. */
const CHECK: Answer = { verb: 'check' };
const FOLD: Answer = { verb: 'fold' };
const BRING_IN: Answer = { verb: 'bring-in' };

function othersCanBet(players: readonly Player[], player: Player): boolean {
  for (const other of players) if (other !== player && canBet(other)) return true;
  return false;
}
