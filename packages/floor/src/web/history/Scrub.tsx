import type { ReactNode } from 'react';

interface ScrubProps {
  readonly at: number;
  readonly last: number;
  readonly words: string;
  readonly turn: (step: number) => void;
}

/** Any point of a round or hand by dragging; what is there is said to whoever cannot see it. */
export const Scrub = ({ at, last, words, turn }: ScrubProps): ReactNode => (
  <label className="replay-scrub">
    <span className="unseen">Step</span>
    <input
      type="range"
      min={0}
      max={last}
      value={at}
      aria-valuetext={`Step ${at + 1} of ${last + 1}: ${words}`}
      onChange={({ target }) => turn(target.valueAsNumber)}
    />
    <span className="figures" aria-hidden="true">
      {at + 1} / {last + 1}
    </span>
  </label>
);
