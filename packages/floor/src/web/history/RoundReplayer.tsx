import { type ReactNode, useEffect, useState } from 'react';
import './replayer.css';
import { Clause } from '../room/Refused.tsx';
import { PastFelt } from './PastFelt.tsx';
import type { PastRound } from './past-table.ts';
import { ReplaySteps } from './ReplaySteps.tsx';
import type { Replay } from './replay-steps.ts';
import { Scrub } from './Scrub.tsx';
import { WithCards } from './WithCards.tsx';

const PLAY = 900;

/** A round that is over, once more on its felt: step by step, back, or to any point of it. */
export function RoundReplayer({ past }: { past: PastRound }): ReactNode {
  const { steps } = past.replay;
  const last = steps.length - 1;
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState(-1);
  const [playing, setPlaying] = useState(false);
  const step = steps[at];
  const go = (next: number): void => {
    const bounded = Math.min(last, Math.max(0, next));
    setSeen(bounded === at + 1 ? at : bounded);
    setAt(bounded);
  };
  const turn = (next: number): void => {
    setPlaying(false);
    go(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step at a time
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      go(at + 1);
      if (at + 1 >= last) setPlaying(false);
    }, PLAY);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const fresh =
    seen === at - 1 ? freshOf(steps[at - 1]?.places ?? [], step?.places ?? []) : new Set<string>();
  return (
    <section className="round-replayer" aria-label="The hand, step by step">
      <PastFelt past={past} at={at} fresh={fresh} />
      <p className="replay-caption" aria-live="polite">
        <WithCards text={step?.text ?? ''} /> {step?.cite && <Clause cite={step.cite} />}
      </p>
      <ReplaySteps at={at} last={last} turn={turn}>
        <button
          type="button"
          className="button"
          disabled={at === last && !playing}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? 'Pause' : 'Play'}
        </button>
      </ReplaySteps>
      <Scrub at={at} last={last} words={step?.text ?? ''} turn={turn} />
      <ol className="replay-lines">
        {steps.map(({ text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its order
          <li key={i}>
            <button
              type="button"
              className="button bare"
              aria-current={i === at ? 'step' : undefined}
              onClick={() => turn(i)}
            >
              <span>
                <WithCards text={text} />
              </span>
            </button>
          </li>
        ))}
      </ol>
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
