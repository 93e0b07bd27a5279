import { type ReactNode, useEffect, useRef } from 'react';
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
  const list = useRef<HTMLOListElement>(null);
  // The line of a step is in view; the page stays where it is.
  useEffect(() => {
    const line = list.current?.children[at];
    if (!list.current || !line) return;
    const [box, own] = [list.current.getBoundingClientRect(), line.getBoundingClientRect()];
    list.current.scrollTop += Math.min(0, own.top - box.top) + Math.max(0, own.bottom - box.bottom);
  }, [at]);
  return (
    <>
      <div className="replay-controls">
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
      </div>
      <ol className="replay-lines" ref={list}>
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
