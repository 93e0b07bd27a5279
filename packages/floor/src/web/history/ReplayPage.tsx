import type { RoundDetail } from '@croupier/house/protocol';
import { Refused } from '@croupier/table';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { signed } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { netOfAll } from '../model/at-area.ts';
import { useAsked } from '../room/asked.ts';
import { Clause, RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { Hand } from '../table/Hand.tsx';
import { SettledLines } from '../table/Result.tsx';
import { PlacesAgain } from './PlacesAgain.tsx';
import { ReplaySteps } from './ReplaySteps.tsx';
import { type Replay, replaySteps } from './replay-steps.ts';
import { ShoeVerdict } from './ShoeVerdict.tsx';

/** Where a record cannot be dealt again, its lines go by the ids of their wagers. */
const NO_NAMES = { wagers: [], bank: null } as const;

/** One round again, step by step, and whether its shoe was honest. */
export function ReplayPage({ table, round }: { table: string; round: number }): ReactNode {
  const [detail, again] = useAsked(useCallback(() => house.round(table, round), [table, round]));
  return (
    <main className="page replay">
      <p>
        <a href={to.history}>‹ My rounds</a>
      </p>
      <h1 className="engraved">Hand {round}</h1>
      {detail.is === 'asking' && <p className="quiet">Looking it up…</p>}
      {detail.is === 'refused' && (
        <RefusedNotice refusal={detail.refusal}>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {detail.is === 'here' && <Round detail={detail.value} />}
    </main>
  );
}

function Round({ detail }: { detail: RoundDetail }): ReactNode {
  const text = useMemo(() => JSON.stringify(detail.record, null, 2), [detail]);
  const seats = useMemo(() => detail.lines.map(({ seat }) => seat), [detail]);
  const replay = useMemo(() => replayed(text, seats), [text, seats]);
  return (
    <>
      {typeof replay === 'string' ? (
        <RefusedNotice refusal={{ reason: `${replay} Download the record and send it to the house.` }} />
      ) : (
        <>
          <Steps replay={replay} />
          <ShoeVerdict detail={detail} cards={replay.record.cards ?? ''} />
        </>
      )}
      <section aria-label="Your bets">
        <h2>
          Your bets <span className="figures">{signed(netOfAll(detail.lines))}</span>
        </h2>
        {detail.lines.length === 0 && <p className="quiet">You had no bets in this hand.</p>}
        <SettledLines lines={detail.lines} names={typeof replay === 'string' ? NO_NAMES : replay.names} />
      </section>
      <a
        className="button"
        href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
        download={`${detail.table}-${detail.round}.round.json`}
      >
        Download the record
      </a>
    </>
  );
}

function replayed(text: string, seats: readonly number[]): Replay | string {
  try {
    return replaySteps(text, seats);
  } catch (error) {
    if (error instanceof Refused) return error.refusal.reason;
    throw error;
  }
}

/** The felt at one step; forward deals the next. */
function Steps({ replay }: { replay: Replay }): ReactNode {
  const { steps, difference, look } = replay;
  const last = steps.length - 1;
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState(-1);
  const shoe = useRef<HTMLDivElement>(null);
  const step = steps[at];
  const placeOf = (name: string) => step?.places.find(({ place }) => place === name) ?? null;
  const turn = (next: number): void => {
    setSeen(next === at + 1 ? at : next);
    setAt(next);
  };
  const fresh =
    seen === at - 1 ? freshOf(steps[at - 1]?.places ?? [], step?.places ?? []) : new Set<string>();
  return (
    <section className={`replay-felt felt-of-${look.family}`} aria-label="The hand, step by step">
      <div className="replay-shoe" ref={shoe} />
      {look.hands === 'in-the-middle' ? (
        <div className="replay-hands">
          <Hand name="Player" place={placeOf('player')} fresh={fresh} shoe={shoe} />
          <Hand name="Banker" place={placeOf('banker')} fresh={fresh} shoe={shoe} />
        </div>
      ) : (
        <PlacesAgain places={step?.places ?? []} fresh={fresh} shoe={shoe} />
      )}
      <p className="caption" aria-live="polite">
        {step?.text} {step?.cite && <Clause cite={step.cite} />}
      </p>
      <ReplaySteps at={at} last={last} turn={turn}>
        <span className="figures">
          {at + 1} / {steps.length}
        </span>
      </ReplaySteps>
      <p className="quiet small">
        {difference ?? 'Dealt again in this browser by the game’s own definition: the same, card for card.'}
      </p>
    </section>
  );
}

type Places = Replay['steps'][number]['places'];

function freshOf(before: Places, after: Places): Set<string> {
  return new Set(
    after.flatMap(({ place, cards }) => {
      const had = before.find((one) => one.place === place)?.cards.length ?? 0;
      return cards.slice(had).map((_, i) => `${place}:${had + i}`);
    }),
  );
}
