import type { PersonView, TalkLine } from '@croupier/house/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './talk.css';
import { RefusedNotice } from '../room/Refused.tsx';
import { AboutPlayer } from './AboutPlayer.tsx';
import { useRegards } from './regards.ts';
import type { TalkProps } from './TalkBeside.tsx';

const CLOCK = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
/** The house takes no longer line. */
const LONGEST = 200;

/** What was said, who sits here, and a line to say something. */
export function Talk({ lines, me, seated, ask, refused, readRefusal }: TalkProps): ReactNode {
  const regards = useRegards(me, true);
  const [about, setAbout] = useState<{ person: PersonView; line: TalkLine | null } | null>(null);
  const end = useRef<HTMLSpanElement>(null);
  const muted = (who: string): boolean => regards.get(who)?.muted ?? false;
  const shown = lines.filter(({ who }) => !muted(who));
  const hidden = lines.length - shown.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is looked at again with every line
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [shown.length]);
  // A keyboard that comes up leaves less room: what was said last is still read.
  useEffect(() => {
    const log = end.current?.parentElement;
    if (!log) return undefined;
    const watch = new ResizeObserver(() => {
      log.scrollTop = log.scrollHeight;
    });
    watch.observe(log);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="talk">
      <ul className="talk-people" aria-label="Players here">
        {[...new Map(seated.map((person) => [person.who, person])).values()]
          .filter(({ who }) => who !== me)
          .map((person) => (
            <li key={person.who}>
              <button
                type="button"
                className="button bare"
                aria-haspopup="dialog"
                onClick={() => setAbout({ person, line: null })}
              >
                <bdi>{person.name}</bdi>
                {regards.get(person.who)?.note ? ' ✎' : ''}
                {muted(person.who) ? ' (muted)' : ''}
              </button>
            </li>
          ))}
      </ul>
      <div className="talk-lines" role="log" aria-label="What was said">
        {lines.length === 0 && <p className="quiet">Nobody has said anything yet.</p>}
        {shown.map((line) => (
          <p key={line.line}>
            {line.who === me ? (
              <b>You</b>
            ) : (
              <button
                type="button"
                className="talk-name"
                aria-haspopup="dialog"
                onClick={() => setAbout({ person: line, line })}
              >
                <bdi>{line.name}</bdi>
              </button>
            )}{' '}
            <time className="quiet figures" dateTime={new Date(line.at).toISOString()}>
              {CLOCK.format(line.at)}
            </time>{' '}
            <bdi className="talk-text">{line.text}</bdi>
          </p>
        ))}
        <span ref={end} />
      </div>
      {hidden > 0 && <p className="quiet small">{hidden} from players you have muted.</p>}
      {refused && <RefusedNotice key={refused.count} refusal={refused.refusal} />}
      <Saying
        onSay={(text) => ask({ type: 'say', text })}
        refused={refused?.command.type === 'say' ? refused.command.text : null}
        onWrite={readRefusal}
      />
      {about && (
        <AboutPlayer
          key={about.person.who}
          {...about}
          regard={regards.get(about.person.who)}
          ask={ask}
          onClose={() => setAbout(null)}
        />
      )}
    </div>
  );
}

interface SayingProps {
  readonly onSay: (text: string) => void;
  /** What the house did not take: it stands there again, to be put right. */
  readonly refused: string | null;
  /** Somebody writes on. */
  readonly onWrite: () => void;
}

function Saying({ onSay, refused, onWrite }: SayingProps): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    if (refused !== null) setText((now) => (now === '' ? refused : now));
  }, [refused]);
  return (
    <form
      className="saying"
      onSubmit={(event) => {
        event.preventDefault();
        onWrite();
        const line = inPrint(text);
        if (SEEN.test(line)) onSay(line);
        setText('');
      }}
    >
      <label className="field">
        <span className="unseen">Say something to the table</span>
        <input
          value={text}
          dir="auto"
          maxLength={LONGEST}
          placeholder="Say something"
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => {
            onWrite();
            setText(target.value);
          }}
        />
      </label>
      <button type="submit" className="button">
        Say
      </button>
    </form>
  );
}

/** Something that is drawn: a line of spaces without width is none. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Without what a paste may bring along that nobody sees, and that the house does not take. */
const inPrint = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
