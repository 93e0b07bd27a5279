import type { ReactNode } from 'react';
import './replayer.css';
import { Clause } from '../room/Refused.tsx';
import { PastFelt } from './PastFelt.tsx';
import type { PastRound } from './past-table.ts';
import { usePlayback } from './playback.ts';
import { ReplaySteps } from './ReplaySteps.tsx';
import type { Replay } from './replay-steps.ts';
import { WithCards } from './WithCards.tsx';

const PLAY = 900;

/** A round that is over, once more on its felt: step by step, back, or to any point of it. */
export function RoundReplayer({ past }: { past: PastRound }): ReactNode {
  const { steps } = past.replay;
  const last = steps.length - 1;
  const playback = usePlayback(last, PLAY);
  const { at, before } = playback;
  const step = steps[at];
  const fresh =
    before === null ? new Set<string>() : freshOf(steps[before]?.places ?? [], step?.places ?? []);
  return (
    <section className="round-replayer" aria-label="The hand, step by step">
      <PastFelt past={past} at={at} fresh={fresh} />
      <p className="replay-caption" aria-live="polite">
        <WithCards text={step?.text ?? ''} /> {step?.cite && <Clause cite={step.cite} />}
      </p>
      <ReplaySteps
        playback={playback}
        lines={steps.map(({ text }) => text)}
        shown={(line) => <WithCards text={line} />}
      />
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
