import type { ReactNode } from 'react';
import { useSeat } from '../table/seat.ts';
import { choicesOf } from './choices.ts';

/** Says to those who listen what they may do, as soon as they are asked. */
export function SpokenChoices(): ReactNode {
  const { question } = useSeat().table.view.you;
  const actions = question?.actions.filter(({ refused }) => !refused) ?? [];
  const labels = actions.flatMap((action) => choicesOf(action)?.map(({ label }) => label) ?? action.verb);
  return (
    <p className="unseen" aria-live="assertive" data-testid="choices">
      {labels.join(', or ')}
    </p>
  );
}
