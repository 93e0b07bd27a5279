import { fundJournal } from '../jackpots/setting.ts';
import { TALK_CHANNEL } from '../talk/talk.ts';
import type { Casino } from './casino.ts';
import { PRESENCE_CHANNEL, Presence } from './presence.ts';
import { hearTalk } from './talk-command.ts';
import { hangUpEnded } from './watch-sessions.ts';

/** Each group of commits says on it which tables have new lines: "node line table". */
const LINES_CHANNEL = 'croupier_lines';
/** A session has ended somewhere (migration 7). */
const SESSIONS_CHANNEL = 'croupier_sessions';

/** What this node has to do with others that serve the same tables. */
export interface OtherNodes {
  stop(): Promise<void>;
}

/**
 * Hears of every line that another node writes and of everybody who looks through it, and tells the others who looks through
 * this one. A house with books of its own is alone.
 */
export function joinOtherNodes(
  casino: Pick<
    Casino,
    'store' | 'tables' | 'funds' | 'people' | 'connections' | 'talk' | 'guestbook' | 'complain'
  >,
): OtherNodes {
  const { store, tables: all, funds, complain } = casino;
  if (store.database.engine === 'embedded') return { stop: async () => undefined };
  const presence = new Presence(
    store,
    (table, people) => {
      const open = all.get(table);
      open?.room.setElsewhere(people);
      open?.table.lookAround();
      open?.watchingChanged();
    },
    complain,
  );
  for (const [id, { room }] of all) {
    room.onChange(() => presence.here(id, room.people()));
    presence.here(id, room.people());
  }
  const stopListening = store.database.listen(
    [LINES_CHANNEL, PRESENCE_CHANNEL, SESSIONS_CHANNEL, TALK_CHANNEL],
    {
      heard: (channel, message) => {
        if (channel === PRESENCE_CHANNEL) {
          presence.heard(message);
          return;
        }
        if (channel === SESSIONS_CHANNEL) {
          hangUpEnded(casino).catch(complain);
          return;
        }
        if (channel === TALK_CHANNEL) {
          hearTalk(casino, message).catch(complain);
          return;
        }
        const [, node, seq, table] = /^(\S+) (\d+) (.*)$/s.exec(message) ?? [];
        if (node === store.node || table === undefined) return;
        all.get(table)?.table.hear(Number(seq));
        for (const fund of funds.all) if (fundJournal(fund.setting.id) === table) fund.hear(Number(seq));
      },
      listening: () => {
        casino.talk.forget();
        for (const [id, { table }] of all) {
          table.hear();
          presence.heard(`anybody ${id}`);
        }
        for (const fund of funds.all) fund.hear();
      },
    },
  );
  presence.start();
  return {
    stop: async () => {
      await stopListening();
      await presence.stop().catch(complain);
    },
  };
}
