import {
  contributedInVain,
  mapMeters,
  metersGrown,
  metersLess,
  plus,
  type Refusal,
  type Round,
  type RoundEvent,
  refusalOfBank,
  takenFrom,
} from '@croupier/table';
import { nextBanker } from './bank-turn.ts';
import type { Decision, TableCommand } from './commands.ts';
import { happened, refused } from './decision.ts';
import type { EventOf, TableEvent } from './events.ts';
import { beforeSettlement, evolve, jackpotOf, unplayedSpots } from './evolve.ts';
import { contributed, followed } from './moved.ts';
import { contributionOf, type TableSetting } from './setting.ts';
import { advanced, type TableState } from './state.ts';

type RoundCommand = Extract<TableCommand, { do: 'open-betting' | 'close-betting' | 'step' | 'void' }>;
type RoundOver = Extract<RoundEvent, { type: 'settled' | 'voided' }>;

/** A round from the first bet to its settlement. */
export function decideRound(table: TableSetting, state: TableState, command: RoundCommand): Decision {
  switch (command.do) {
    case 'open-betting':
      return openBetting(table, state);
    case 'close-betting':
      return closeBetting(table, state);
    case 'step': {
      if (state.phase !== 'dealing') return refused('No round is being dealt.');
      if (state.jackpot) return refused('A jackpot waits to be confirmed.');
      return stepped(
        table,
        state,
        advanced(table, state, (round) => round.advance(inputOf(round, command))),
      );
    }
    case 'void':
      if (state.phase !== 'dealing') return refused('No round is being dealt.');
      return ended(table, state, voidedBy(table, state, command.why));
  }
}

function openBetting(table: TableSetting, state: TableState): Decision {
  const { phase, shoe, next } = state;
  const { deckEachRound = false } = table.game.layout;
  const ready =
    (phase === 'cut' && (shoe.cut !== null || deckEachRound)) ||
    (phase === 'settled' && shoe.handsLeft !== 0) ||
    phase === 'bank';
  if (!ready || nextBanker(table, state) !== 'settled') return refused('Betting cannot open now.');
  return happened({
    type: 'betting-opened',
    round: state.round + 1,
    ...(next?.afterwards === 'free-hand' ? { free: next.why } : {}),
  });
}

/**
 * What lies on the table is locked, the progressives' wagers too: the meters have grown by their part (colorado-rule-28
 * 30-2899.02 §(7)).
 */
function closeBetting(table: TableSetting, state: TableState): Decision {
  if (state.phase !== 'betting') return refused('Betting is not open.');
  if (!state.shoe.cut) return refused('The cards have not been cut.');
  const { layout } = table.game;
  const why = mayNotBeDealt(table, state);
  if (why) return why;
  const { round, bets } = state;
  const bank = state.bank.holder ?? undefined;
  const uncovered = refusalOfBank(layout, bets, bank);
  if (uncovered) return { refused: uncovered };
  const closed = { type: 'betting-closed', round, bets, ...(bank ? { bank } : {}) } as const;
  if (Object.keys(state.meters).length === 0) return happened(closed);
  const grown = metersGrown(layout, state, bets, contributionOf(table));
  return followed(table, state, [{ ...closed, ...grown }]);
}

/** A shoe has only so many hands without bets (colorado-rule-28 30-2802 §(8)). */
function mayNotBeDealt({ game }: TableSetting, { bets, bank, free, shoe }: TableState): Decision | undefined {
  const { freeHands } = game.layout;
  if (!freeHands || bets.length > 0 || bank.holder || free || shoe.freeHands < freeHands.is) return undefined;
  const [cite] = freeHands.cites;
  const reason = `No more than ${freeHands.is} hands of a shoe are dealt without bets.`;
  return { refused: { reason, ...(cite ? { cite } : {}) } };
}

/** True if the table may not go on before somebody bets. */
export const needsABet = (table: TableSetting, state: TableState): boolean =>
  mayNotBeDealt(table, state) !== undefined;

function inputOf(
  round: Round,
  { card, number }: Extract<RoundCommand, { do: 'step' }>,
): Parameters<Round['advance']>[0] {
  const due = round.waiting.for;
  if (due === 'number' && number !== undefined) return { number };
  return due === 'card' && card !== undefined ? { card } : undefined;
}

/**
 * A settlement that pays of the meter is called first, and waits (colorado-rule-28 30-2899.02 §(10), 30-2899.04
 * §(5)(f)).
 */
function stepped(table: TableSetting, state: TableState, event: RoundEvent): Decision {
  if (event.type === 'voided') return ended(table, state, event);
  if (event.type !== 'settled') return happened(event);
  const jackpot = jackpotOf(state, event);
  return jackpot
    ? happened({ type: 'jackpot-called', awards: jackpot.awards, by: null })
    : ended(table, state, event);
}

export function voidedBy(table: TableSetting, state: TableState, why: Refusal): RoundOver {
  const event = advanced(table, state, (round) => round.void(why));
  if (event.type !== 'voided') throw new Error('A round that was voided is not void.');
  return event;
}

/** The round is over: every line moves its chips, and the meter what was won of it or contributed in vain. */
export function ended(
  table: TableSetting,
  state: TableState,
  over: RoundOver,
  before: readonly TableEvent[] = [],
): Decision {
  const prepared = before.reduce((now, event) => evolve(table, now, event), state);
  return followed(table, state, [...before, over, ...closing(table, prepared, over)]);
}

/**
 * A settled round that is void after all: each payment and each collection goes back, and then every bet. Somebody who
 * has meanwhile spent what was won keeps the house from it: the ledger refuses the whole.
 */
export function reversed(
  table: TableSetting,
  state: TableState,
  why: Refusal,
  before: readonly TableEvent[],
): Decision {
  const { settled } = beforeSettlement(state);
  if (jackpotOf(state, settled))
    return refused('A jackpot was paid in this round; it can only be backed out.');
  const back = contributedInVain({ meters: state.meters, contributions: contributed(table, state) });
  const meters = mapMeters(metersLess(state.meters, back), (shown, name) =>
    plus(shown, takenFrom(settled.lines, name)),
  );
  return followed(table, state, [
    ...before,
    { type: 'settlement-reversed', round: state.round, why, meters },
  ]);
}

function closing(table: TableSetting, state: TableState, over: RoundOver): TableEvent[] {
  const closed: EventOf<'round-closed'> = {
    type: 'round-closed',
    round: state.round,
    shoe: state.shoe.number,
    opened: state.opened,
    firstCard: state.firstCard,
    summary: over.type === 'settled' ? over.summary : null,
  };
  const after = evolve(table, evolve(table, state, over), closed);
  const free = unplayedSpots(after);
  return [
    closed,
    ...(free.length > 0 ? [{ type: 'spots-freed', spots: free, why: 'unplayed' } as const] : []),
    // Said when the hand in which the cut card showed is over (colorado-rule-28 30-2813 §(4)).
    ...(state.shoe.handsLeft === null && after.shoe.handsLeft === 1 ? [{ type: 'last-hand' } as const] : []),
  ];
}
