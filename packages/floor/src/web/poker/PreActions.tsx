import type { ReactNode } from 'react';
import { usePoker } from './at-poker.ts';
import type { Wish } from './pre-action.ts';
import { wishableIn } from './scene-of.ts';

/** What should be done when your turn comes. A wish is forgotten as soon as what it was made in view of changes. */
export function PreActions(): ReactNode {
  const { view, model, amount, wish: wished } = usePoker();
  const now = model.connection.is === 'up' ? wishableIn(view) : null;
  const { pre, wishFor } = wished;
  if (!now || view.you.question || !view.asking || view.asking.seat === view.you.seat) return null;
  const wishes: readonly (readonly [Wish, string])[] =
    now.owed > 0
      ? [
          ['check-fold', 'Fold'],
          ['call', `Call ${amount(now.owed)}`],
          ['call-any', 'Call any'],
        ]
      : [
          ['check-fold', 'Check or fold'],
          ['check', 'Check'],
          ['call-any', 'Call any'],
        ];
  return (
    <fieldset className="wishes">
      <legend className="quiet">When your turn comes</legend>
      {wishes.map(([wish, label]) => (
        <button
          key={wish}
          type="button"
          className="button wish"
          aria-pressed={pre?.wish === wish}
          onClick={() => wishFor(pre?.wish === wish ? null : { wish, when: now })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
