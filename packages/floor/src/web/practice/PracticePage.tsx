import type { PostedRules, TrainingSpot, TrainingVerdict } from '@croupier/house/protocol';
import './practice.css';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { house } from '../house/requests.ts';
import { type Answered, refusalIn, useAsked } from '../room/asked.ts';
import { usePageName } from '../room/page-name.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { oddsPage } from '../table/edges.ts';
import { ScoreBoard } from './ScoreBoard.tsx';
import { SpotCards } from './SpotCards.tsx';
import { NO_SCORE, type Score, scored } from './score.ts';
import { Verdict } from './Verdict.tsx';

/** Decisions of a table's game to practise on: what was best, what the chosen one cost, and which spots are missed most. */
export function PracticePage({ table }: { table: string }): ReactNode {
  const [posted, again] = useAsked(useCallback(() => house.posted(table), [table]));
  usePageName(posted.is === 'here' ? `${posted.value.title}: practice` : 'Practice');
  return (
    <main className={`page practice${posted.is === 'here' ? ` felt-of-${posted.value.look.family}` : ''}`}>
      <nav className="practice-ways" aria-label="Ways from here">
        <a className="way" href={to.table(table)}>
          To the table
        </a>
        {posted.is === 'here' && <WaysOn posted={posted.value} />}
      </nav>
      {posted.is === 'asking' && <p className="quiet">Looking…</p>}
      {posted.is === 'refused' && (
        <>
          <h1 className="engraved">Practice</h1>
          <RefusedNotice refusal={posted.refusal}>
            <button type="button" className="button" onClick={again}>
              Try again
            </button>
          </RefusedNotice>
        </>
      )}
      {posted.is === 'here' && <Practice table={table} posted={posted.value} />}
    </main>
  );
}

const WaysOn = ({ posted: { game, table, options } }: { posted: PostedRules }): ReactNode => (
  <>
    <a className="way" href={to.how(game, table)}>
      How to play
    </a>
    <a className="way" href={oddsPage(game, options)}>
      The mathematics of this game
    </a>
  </>
);

function Practice({ table, posted }: { table: string; posted: PostedRules }): ReactNode {
  const { spot, verdict, score, dealing, next, answer } = usePractice(table);
  return (
    <>
      <h1 className="engraved">{posted.title}: practice</h1>
      <p className="quiet">
        What would you do? No chips are at stake: you are told what was best, and what another choice costs.
      </p>
      {spot.is === 'refused' && (
        <RefusedNotice refusal={spot.refusal}>
          <button type="button" className="button" disabled={dealing} onClick={next}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {spot.is === 'here' && (
        <SpotCards
          key={spot.value.seed}
          spot={spot.value}
          decided={dealing || (verdict !== null && verdict.is !== 'refused')}
          again={score.hands > 0}
          onAnswer={answer}
        />
      )}
      <div className="practice-said" aria-live="polite">
        {dealing && <p className="quiet">Dealing…</p>}
        {verdict?.is === 'asking' && <p className="quiet">Counting…</p>}
        {verdict?.is === 'refused' && <RefusedNotice refusal={verdict.refusal} />}
        {verdict?.is === 'here' && <Verdict verdict={verdict.value} onNext={next} />}
      </div>
      <ScoreBoard score={score} />
    </>
  );
}

interface Practising {
  readonly spot: Answered<TrainingSpot>;
  /** Of the spot that is shown; null before it is answered. */
  readonly verdict: Answered<TrainingVerdict> | null;
  readonly score: Score;
  /** Another spot is on its way: the one that is shown is done with. */
  readonly dealing: boolean;
  readonly next: () => void;
  readonly answer: (given: { choice: string } | { parts: Record<string, string> }) => void;
}

/** One spot after the other. Each is answered once, however long the house takes for the next one. */
function usePractice(table: string): Practising {
  const [spot, setSpot] = useState<Answered<TrainingSpot>>({ is: 'asking' });
  const [verdict, setVerdict] = useState<Answered<TrainingVerdict> | null>(null);
  const [score, setScore] = useState<Score>(NO_SCORE);
  const [dealing, setDealing] = useState(true);
  const asked = useRef(0);
  const next = useCallback(() => {
    asked.current += 1;
    const number = asked.current;
    setVerdict(null);
    setDealing(true);
    const came = (found: Answered<TrainingSpot>): void => {
      // Only the spot that was asked for last: an effect may run twice, and answers come in any order.
      if (number !== asked.current) return;
      setSpot(found);
      setDealing(false);
    };
    house.spot(table).then(
      (value) => came({ is: 'here', value }),
      (error: unknown) => came({ is: 'refused', refusal: refusalIn(error) }),
    );
  }, [table]);
  useEffect(next, [next]);
  const answer: Practising['answer'] = (given) => {
    if (spot.is !== 'here' || dealing || verdict?.is === 'asking' || verdict?.is === 'here') return;
    setVerdict({ is: 'asking' });
    house.judge(table, { seed: spot.value.seed, ...given }).then(
      (value) => {
        setVerdict({ is: 'here', value });
        setScore((before) => scored(before, value));
      },
      (error: unknown) => setVerdict({ is: 'refused', refusal: refusalIn(error) }),
    );
  };
  return { spot, verdict, score, dealing, next, answer };
}
