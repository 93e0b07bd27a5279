import type { Journal } from '../storage/journal.ts';
import { type Recovered, recovered } from '../tables/recover.ts';
import { evolvePoker } from './evolve-poker.ts';
import { pokerFromJournal } from './poker-journal.ts';
import type { PokerSetting } from './poker-setting.ts';
import { barePokerTable, type PokerState } from './poker-state.ts';

const BEGIN_PHASES: ReadonlySet<string> = new Set(['hand-began', 'hand-over', 'cleared']);

/** A poker table as its journal has made it, folded from its last hand on: the beginning of a hand holds the whole table. */
export const recoverPoker = (
  setting: PokerSetting,
  journal: Pick<Journal, 'last' | 'linesFrom'>,
): Promise<Recovered<PokerState>> =>
  recovered(
    {
      table: setting.id,
      begins: 'hand-began',
      bare: (seq) => barePokerTable(setting, seq),
      reopened: (seq, { shoe }) => ({ ...barePokerTable(setting, seq), hands: shoe }),
      fold: (state, line) => ({
        state: evolvePoker(setting, state, pokerFromJournal(state, line)),
        begins: BEGIN_PHASES.has(line.type),
      }),
    },
    journal,
  );
