import type { Action } from '@croupier/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePoker } from './at-poker.ts';
import { answerTo, type PreAction, stillMeant, type Wish } from './pre-action.ts';
import { situationOf } from './scene-of.ts';

/** What should be done when your turn comes. A wish is forgotten as soon as what it was made in view of changes. */
export function PreActions(): ReactNode {
  const { view, model, amount } = usePoker();
  const now = model.connection.is === 'up' ? situationOf(view) : null;
  const [pre, setPre] = useWish();
  if (!now || view.you.question || !view.asking) return null;
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
          onClick={() => setPre(pre?.wish === wish ? null : { wish, when: now })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** The wish that stands, done once when the question comes; the house refuses it for any turn but that one. */
function useWish(): readonly [PreAction | null, (pre: PreAction | null) => void] {
  const { view, model, answer } = usePoker();
  const [pre, setPre] = useState<PreAction | null>(null);
  const done = useRef(0);
  const { question } = view.you;
  const meant = stillMeant(pre, model.connection.is === 'up' ? situationOf(view) : null);
  useEffect(() => {
    if (pre !== null && meant === null) setPre(null);
    if (!question || !meant || done.current === question.turn) return;
    done.current = question.turn;
    setPre(null);
    const said = answerTo(meant.wish, question.actions satisfies readonly Action[]);
    if (said) answer(said);
  }, [pre, meant, question, answer]);
  return [meant, setPre];
}
