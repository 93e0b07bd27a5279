import type { Bookkeeping } from '../tables/journal-writer.ts';
import { decidePoker } from './decide-poker.ts';
import { evolvePoker } from './evolve-poker.ts';
import type { PokerTableCommand } from './poker-commands.ts';
import type { PokerEvent } from './poker-events.ts';
import { pokerFromJournal, pokerToJournal } from './poker-journal.ts';
import type { PokerSetting } from './poker-setting.ts';
import type { PokerState } from './poker-state.ts';
import { recoverPoker } from './recover-poker.ts';

/** The books of a poker table. */
export const pokerBookkeeping = (
  setting: PokerSetting,
  learn: (state: PokerState) => Promise<void> = async () => undefined,
): Bookkeeping<PokerState, PokerEvent, PokerTableCommand> => ({
  table: setting.id,
  decide: (now, command) => decidePoker(setting, now, command),
  evolve: (now, event) => evolvePoker(setting, now, event),
  toJournal: pokerToJournal,
  fromJournal: pokerFromJournal,
  recover: (journal) => recoverPoker(setting, journal),
  learn,
});
