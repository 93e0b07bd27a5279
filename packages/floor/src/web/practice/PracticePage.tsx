import type { PostedRules, TrainingSpot, TrainingVerdict } from '@croupier/house/protocol';
import './practice.css';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { house } from '../house/requests.ts';
import { type Answered, refusalIn, useAsked } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { ScoreBoard } from './ScoreBoard.tsx';
import { SpotCards } from './SpotCards.tsx';
import { NO_SCORE, type Score, scored } from './score.ts';
import { Verdict } from './Verdict.tsx';

/** Decisions of a table's game to practise on: what was best, what the chosen one cost, and which spots are missed most. */
export function PracticePage({ table }: { table: string }): ReactNode {
  const [posted] = useAsked(useCallback(() => house.posted(table), [table]));
  return (
    <main className="page practice">
      <nav className="crumbs">
        <a href={to.table(table)}>To the table</a>
      </nav>
      {posted.is === 'refused' && <RefusedNotice refusal={posted.refusal} />}
      {posted.is === 'here' && <Practice table={table} posted={posted.value} />}
    </main>
  );
}

function Practice({ table, posted }: { table: string; posted: PostedRules }): ReactNode {
  const [spot, setSpot] = useState<Answered<TrainingSpot>>({ is: 'asking' });
  const [verdict, setVerdict] = useState<Answered<TrainingVerdict> | null>(null);
  const [score, setScore] = useState<Score>(NO_SCORE);
  const next = useCallback(() => {
    setVerdict(null);
    house.spot(table).then(
      (value) => setSpot({ is: 'here', value }),
      (error: unknown) => setSpot({ is: 'refused', refusal: refusalIn(error) }),
    );
  }, [table]);
  useEffect(next, [next]);
  const answer = (given: { choice: string } | { parts: Record<string, string> }): void => {
    if (spot.is !== 'here' || verdict?.is === 'asking' || verdict?.is === 'here') return;
    setVerdict({ is: 'asking' });
    house.judge(table, { seed: spot.value.seed, ...given }).then(
      (value) => {
        setVerdict({ is: 'here', value });
        setScore((before) => scored(before, value));
      },
      (error: unknown) => setVerdict({ is: 'refused', refusal: refusalIn(error) }),
    );
  };
  return (
    <>
      <h1 className="engraved">{posted.title}: practice</h1>
      {spot.is === 'asking' && <p className="quiet">Dealing…</p>}
      {spot.is === 'refused' && (
        <RefusedNotice refusal={spot.refusal}>
          <button type="button" className="button" onClick={next}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {spot.is === 'here' && (
        <SpotCards
          key={spot.value.seed}
          spot={spot.value}
          decided={verdict !== null && verdict.is !== 'refused'}
          onAnswer={answer}
        />
      )}
      <div className="practice-said" aria-live="polite">
        {verdict?.is === 'asking' && <p className="quiet">Counting…</p>}
        {verdict?.is === 'refused' && <RefusedNotice refusal={verdict.refusal} />}
        {verdict?.is === 'here' && <Verdict verdict={verdict.value} onNext={next} />}
      </div>
      <ScoreBoard score={score} unit={verdict?.is === 'here' ? verdict.value.unit : null} />
    </>
  );
}
