import type { ReactNode } from 'react';
import type { Playback } from './playback.ts';
import { Scrub } from './Scrub.tsx';

interface ReplayStepsProps {
  readonly playback: Playback;
  /** What happened at each step. */
  readonly lines: readonly string[];
  /** How a line is shown; as it is unless told. */
  readonly shown?: (line: string) => ReactNode;
}

/** Buttons, slider and list by which something that has been dealt is gone through again. */
export function ReplaySteps({ playback, lines, shown = (line) => line }: ReplayStepsProps): ReactNode {
  const { at, last, playing, turn, playOrPause } = playback;
  return (
    <>
      <div className="replay-steps">
        <button type="button" className="button" disabled={at === 0} onClick={() => turn(0)}>
          First
        </button>
        <button type="button" className="button" disabled={at === 0} onClick={() => turn(at - 1)}>
          Back
        </button>
        <button type="button" className="button" disabled={at === last && !playing} onClick={playOrPause}>
          {playing ? 'Pause' : 'Play'}
        </button>
        <button type="button" className="button first" disabled={at === last} onClick={() => turn(at + 1)}>
          Next
        </button>
        <button type="button" className="button" disabled={at === last} onClick={() => turn(last)}>
          Last
        </button>
      </div>
      <Scrub at={at} last={last} words={lines[at] ?? ''} turn={turn} />
      <ol className="replay-lines">
        {lines.map((line, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was dealt is its order
          <li key={step}>
            <button
              type="button"
              className="button bare"
              aria-current={step === at ? 'step' : undefined}
              onClick={() => turn(step)}
            >
              <span>{shown(line)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
