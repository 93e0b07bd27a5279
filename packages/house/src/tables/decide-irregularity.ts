import { type Irregularity, unknownIrregularity } from '@croupier/table';
import type { Decision, TableCommand } from './commands.ts';
import { ended, reversed, voidedBy } from './decide-round.ts';
import { happened, refused } from './decision.ts';
import type { EventOf } from './events.ts';
import { agreed } from './second-person.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

type IrregularityCommand = Extract<TableCommand, { do: 'irregularity' | 'shoe-empty' }>;

/** The irregularity that every rulebook knows under one name: the shoe gives out in the middle of a round. */
const NOT_ENOUGH_CARDS = 'not-enough-cards';

/** Something went wrong with the cards, and the section's remedy follows. */
export function decideIrregularity(
  table: TableSetting,
  state: TableState,
  command: IrregularityCommand,
): Decision {
  const known = table.game.layout.irregularities ?? [];
  const wanted = command.do === 'shoe-empty' ? NOT_ENOUGH_CARDS : command.irregularity;
  const found = known.find(({ id }) => id === wanted) ?? (command.do === 'shoe-empty' ? GAVE_OUT : undefined);
  if (!found) return { refused: unknownIrregularity(wanted, known) };
  if (command.do === 'irregularity') return remedied(table, state, found, command.by, command.unlike);
  // Whatever the section says of the round, an empty shoe can only be shuffled.
  return remedied(table, state, { ...found, remedy: { ...found.remedy, afterwards: 'shuffle' } }, null);
}

/** Where a rulebook says nothing of it: every bet goes back and the cards are shuffled. */
const GAVE_OUT: Omit<Irregularity, 'cite'> = {
  id: NOT_ENOUGH_CARDS,
  name: 'Not enough cards are left in the shoe',
  remedy: { round: 'void', afterwards: 'shuffle' },
};

function remedied(
  table: TableSetting,
  state: TableState,
  found: Omit<Irregularity, 'cite'> & Partial<Pick<Irregularity, 'cite'>>,
  by: string | null,
  unlike: readonly string[] = [],
): Decision {
  const { id, name, remedy, untilNextRound = false, cite } = found;
  const event: EventOf<'irregularity'> = {
    type: 'irregularity',
    irregularity: id,
    name,
    remedy,
    cite: cite ?? null,
    by,
  };
  if (state.phase !== 'dealing' && state.phase !== 'settled')
    return refused('No round is dealt that could go wrong.');
  if (remedy.round === 'stands') return happened(event);
  const why = { reason: `${name}.`, ...(cite ? { cite } : {}) };
  if (state.phase === 'dealing') return ended(table, state, voidedBy(table, state, why), [event]);
  if (state.steps.at(-1)?.type === 'voided') return refused('The round is void already.');
  if (!untilNextRound || by === null) return refused('The round is settled and its bets are paid.');
  const second = agreed(state, { do: 'irregularity', round: state.round, irregularity: id }, by, '', unlike);
  if (!('first' in second)) return second;
  return reversed(table, state, why, [{ ...event, by: second.first, seconded: by }]);
}
