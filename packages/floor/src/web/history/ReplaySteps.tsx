import type { ReactNode } from 'react';

interface Turning {
  readonly at: number;
  readonly last: number;
  readonly turn: (step: number) => void;
  /** What stands between back and next. */
  readonly children: ReactNode;
}

/** The buttons by which something that has been dealt is gone through again. */
export const ReplaySteps = ({ at, last, turn, children }: Turning): ReactNode => (
  <div className="replay-steps">
    <button type="button" className="button" disabled={at === 0} onClick={() => turn(0)}>
      First
    </button>
    <button type="button" className="button" disabled={at === 0} onClick={() => turn(at - 1)}>
      Back
    </button>
    {children}
    <button type="button" className="button first" disabled={at === last} onClick={() => turn(at + 1)}>
      Next
    </button>
    <button type="button" className="button" disabled={at === last} onClick={() => turn(last)}>
      Last
    </button>
  </div>
);
