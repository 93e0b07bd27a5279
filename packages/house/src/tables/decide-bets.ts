import {
  type Bet,
  type BetChange,
  type BettingRules,
  changed,
  clearing,
  doubling,
  type PlayerId,
  type Refusal,
  refusal,
  refusalOfBank,
  repeating,
  undoing,
  withEqualStakes,
} from '@croupier/table';
import type { Decision, PlayerCommand } from './commands.ts';
import { refused } from './decision.ts';
import type { BetVerb, EventOf } from './events.ts';
import { withTaken } from './evolve.ts';
import { followed } from './moved.ts';
import { noBets } from './no-bets.ts';
import type { TableSetting } from './setting.ts';
import { betsOf, type TableState } from './state.ts';

type BettingCommand = Extract<PlayerCommand, { do: 'bet' | 'undo' | 'clear' | 'double' | 'rebet' }>;

/** Chips are put down and taken back only while betting is open, and only as the rules let them lie. */
export function decideBets(table: TableSetting, state: TableState, command: BettingCommand): Decision {
  if (state.phase !== 'betting') return { refused: noBets(table, state) };
  if (state.free) return { refused: state.free };
  const { player } = command;
  const asked = changesOf(state, command);
  if (typeof asked === 'string') return refused(asked);
  const changes = withEqualStakes(table.game.layout, asked);
  if (changes.some(({ amount }) => amount === 0)) return refused('A bet of nothing is no bet.');
  // Only this player's bets are judged, so only they are carried about.
  const after = changed(betsOf(state, player), player, changes);
  const why =
    refusal(bettingRules(table, state), withTaken(state.spots, after, player), after, player) ??
    uncovered(table, state, player, after);
  if (why) return { refused: why };
  return followed(table, state, [betsChanged(player, command.do, changes)]);
}

/** What decides whether a bet may lie where it does. */
export const bettingRules = (
  { game, limits }: TableSetting,
  { bank }: Pick<TableState, 'bank'>,
): BettingRules => ({ layout: game.layout, limits, ...(bank.holder ? { bank: bank.holder } : {}) });

/** Where a player banks: why the bank may not stand against these bets, or its owner not hold them. */
export function uncovered(
  { game }: TableSetting,
  { bank, bets }: Pick<TableState, 'bank' | 'bets'>,
  player: PlayerId,
  after: readonly Bet[],
): Refusal | undefined {
  if (!bank.holder) return undefined;
  const others = bets.filter((bet) => bet.player !== player);
  return refusalOfBank(game.layout, [...others, ...after], bank.holder);
}

/** What the command comes to, or why it comes to nothing. */
function changesOf(state: TableState, command: BettingCommand): readonly BetChange[] | string {
  const mine = betsOf(state, command.player);
  switch (command.do) {
    case 'bet':
      return command.changes;
    case 'clear':
      return mine.length ? clearing(mine, command.player) : 'You have no bets to take back.';
    case 'double':
      return mine.length ? doubling(mine, command.player) : 'You have no bets to double.';
    case 'undo': {
      const last = state.changes.find(({ player }) => player === command.player);
      return last ? undoing(last.changes) : 'There is nothing to undo.';
    }
    case 'rebet': {
      const earlier = state.regulars.get(command.player)?.bets ?? [];
      return earlier.length > 0 ? repeating(earlier, command.player) : 'You have not bet at this table yet.';
    }
  }
}

export const betsChanged = (
  player: PlayerId,
  verb: BetVerb,
  changes: readonly BetChange[],
): EventOf<'bets-changed'> => ({
  type: 'bets-changed',
  player,
  verb,
  changes: changes.map(({ spot, wager, kind, amount }) => ({ spot, wager, kind, amount })),
});
