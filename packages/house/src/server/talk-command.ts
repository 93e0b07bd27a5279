import type { PlayerId } from '@croupier/table';
import type { Command, ServerMessage, TalkCommand, TalkLine } from '../protocol/index.ts';
import type { Outcome } from '../tables/journal-writer.ts';
import type { Spoken } from '../talk/talk.ts';
import type { Casino, OpenTable } from './casino.ts';

export const isTalk = (command: Command): command is TalkCommand =>
  command.type === 'say' || command.type === 'unsay' || command.type === 'silence';

const DONE: Outcome = { done: true };

type Hall = Pick<Casino, 'talk' | 'guestbook'>;

/** What was said at a table lately, for whoever comes; nothing where nobody said anything. */
export async function talkAt({ talk, guestbook }: Hall, table: string): Promise<ServerMessage | undefined> {
  const lines = await talk.lately(table);
  if (lines.length === 0) return undefined;
  await guestbook.learn(lines.map(({ person }) => person));
  const shown = lines.filter(({ removed }) => !removed).map((line) => viewed(guestbook, line));
  return { type: 'talk', table, lines: shown };
}

/** Carries out what is about the talk; whoever may not do it has been refused already. */
export async function carryOutTalk(
  casino: Pick<Casino, 'talk' | 'guestbook' | 'people'>,
  { room }: Pick<OpenTable, 'room'>,
  command: TalkCommand,
  by: PlayerId,
): Promise<Outcome> {
  const { talk, guestbook, people } = casino;
  const { table } = command;
  switch (command.type) {
    case 'say': {
      const person = await people.find(by);
      if (!person) return { refused: { reason: 'Sign in first.' } };
      const refused = await talk.refusal(person, command.text);
      if (refused) return { refused };
      room.publish([
        { type: 'said', table, said: viewed(guestbook, await talk.say(table, by, command.text)) },
      ]);
      return DONE;
    }
    case 'unsay': {
      if (!(await talk.remove(table, command.line, by, command.reason)))
        return { refused: { reason: 'There is no such line at this table.' } };
      room.publish([{ type: 'unsaid', table, line: command.line }]);
      return DONE;
    }
    case 'silence': {
      const person = guestbook.whose(command.who);
      const found = person === undefined ? undefined : await people.find(person);
      if (!found) return { refused: { reason: 'Nobody of this handle is known here.' } };
      await talk.silence(found.id, command.minutes, by, command.reason);
      return DONE;
    }
  }
}

/** Another node has something to tell of the talk. */
export async function hearTalk(
  { talk, guestbook, tables }: Hall & Pick<Casino, 'tables'>,
  message: string,
): Promise<void> {
  const heard = await talk.heard(message);
  if (!heard) return;
  const { table, spoken } = heard;
  await guestbook.learn([spoken.person]);
  tables
    .get(table)
    ?.room.publish([
      spoken.removed
        ? { type: 'unsaid', table, line: spoken.line }
        : { type: 'said', table, said: viewed(guestbook, spoken) },
    ]);
}

const viewed = ({ naming }: Casino['guestbook'], { line, person, text, at }: Spoken): TalkLine => ({
  ...naming(person),
  line,
  text,
  at: at.getTime(),
});
