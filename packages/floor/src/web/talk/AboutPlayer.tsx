import type { PersonView, RegardView, TalkLine } from '@croupier/house/protocol';
import type { Refusal } from '@croupier/table';
import { type ReactNode, useState } from 'react';
import { refusalIn } from '../room/asked.ts';
import { useFloor } from '../room/floor.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { Sheet } from '../room/Sheet.tsx';
import { dutiesOf } from '../supervision/duties.ts';
import { WithReason } from '../supervision/WithReason.tsx';
import { keepRegard } from './regards.ts';
import type { TalkProps } from './TalkBeside.tsx';

const LONGEST_NOTE = 500;
/** For how long the floor silences somebody at once. */
const MINUTES = 60;

interface AboutPlayerProps {
  readonly person: PersonView;
  /** What they said, if one came by it. */
  readonly line: TalkLine | null;
  readonly regard: RegardView | undefined;
  readonly ask: TalkProps['ask'];
  readonly onClose: () => void;
}

/** Another player: a mute and a note that only I see, and what the floor can do about what they say. */
export function AboutPlayer({ person, line, regard, ask, onClose }: AboutPlayerProps): ReactNode {
  const { me } = useFloor();
  const { who, name } = person;
  const [note, setNote] = useState(regard?.note ?? '');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const muted = regard?.muted ?? false;
  const keep = (change: Partial<RegardView>): void => {
    setRefusal(null);
    keepRegard({ who, name, muted, note: regard?.note ?? '', ...change }).then(
      () => change.note !== undefined && onClose(),
      (error: unknown) => setRefusal(refusalIn(error)),
    );
  };
  return (
    <Sheet title={name} onClose={onClose}>
      <label className="switch">
        <input type="checkbox" checked={muted} onChange={({ target }) => keep({ muted: target.checked })} />
        Mute: I do not want to read what they say
      </label>
      <form
        className="player-note"
        onSubmit={(event) => {
          event.preventDefault();
          keep({ note });
        }}
      >
        <label className="field">
          My note, which nobody else sees
          <textarea
            rows={4}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <button type="submit" className="button">
          Keep the note
        </button>
      </form>
      {refusal && <RefusedNotice refusal={refusal} />}
      {me && dutiesOf(me.roles).confirms && (
        <section aria-label="For the floor">
          {line && (
            <WithReason
              label="Take this line away"
              onSay={(reason) => {
                ask({ type: 'unsay', line: line.line, reason });
                onClose();
              }}
            />
          )}
          <WithReason
            label={`Silence for ${MINUTES} minutes`}
            onSay={(reason) => {
              ask({ type: 'silence', who, minutes: MINUTES, reason });
              onClose();
            }}
          />
        </section>
      )}
    </Sheet>
  );
}
