import type { Command, PersonView, TalkLine } from '@croupier/house/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useMedia } from '../room/media.ts';
import { Sheet } from '../room/Sheet.tsx';
import { useSettings } from '../room/settings.ts';
import type { RefusedTalk } from './refused-talk.ts';
import { useRegards } from './regards.ts';
import { countUnread, openTalk, useTalking } from './talking.ts';

const Talk = lazy(async () => ({ default: (await import('./Talk.tsx')).Talk }));

type Without<T> = T extends Command ? Omit<T, 'id' | 'table'> : never;

export interface TalkProps {
  readonly lines: readonly TalkLine[];
  /** How many of them were said since one came. */
  readonly said: number;
  /** Who reads it. */
  readonly me: string;
  /** Those who sit at the table. */
  readonly seated: readonly PersonView[];
  /** What the house did not take of what was said or done here. */
  readonly refused: RefusedTalk | null;
  readonly readRefusal: () => void;
  readonly ask: (command: Without<Extract<Command, { type: 'say' | 'unsay' | 'silence' }>>) => void;
}

/** What is said at the table: beside it on a desk, over it on a phone, and nothing of it until it is opened. */
export function TalkBeside(props: TalkProps): ReactNode {
  const { chat } = useSettings();
  const { open } = useTalking();
  const regards = useRegards(props.me, chat && props.said > 0);
  const desk = useMedia('(min-width: 1360px)');
  const read = useRef(props.said);
  useEffect(() => {
    if (open) read.current = props.said;
    const unread = read.current === props.said ? [] : props.lines.slice(read.current - props.said);
    countUnread(unread.filter(({ who }) => !regards.get(who)?.muted).length);
  }, [open, props.said, props.lines, regards]);
  useEffect(() => () => openTalk(false), []);
  if (!chat || !open) return null;
  const talk = (
    <Suspense fallback={<p className="quiet">Listening…</p>}>
      <Talk {...props} />
    </Suspense>
  );
  return desk ? (
    <aside className="talk-beside" aria-label="Chat">
      {talk}
    </aside>
  ) : (
    <Sheet title="Chat" onClose={() => openTalk(false)}>
      {talk}
    </Sheet>
  );
}
