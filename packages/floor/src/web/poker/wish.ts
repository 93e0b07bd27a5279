import type { PokerTableView, SentAnswer } from '@croupier/house/protocol';
import { useEffect, useRef, useState } from 'react';
import { answerTo, type PreAction, stillMeant } from './pre-action.ts';
import { wishableIn } from './scene-of.ts';

/** What somebody wants done when their turn comes. */
export interface Wished {
  readonly pre: PreAction | null;
  readonly wishFor: (pre: PreAction | null) => void;
}

/** The wish that stands, done once when the question comes; the house refuses it for any turn but that one. */
export function useWish(
  view: PokerTableView | undefined,
  up: boolean,
  answer: (answer: SentAnswer) => void,
): Wished {
  const [pre, setPre] = useState<PreAction | null>(null);
  const done = useRef(0);
  const question = view?.you.question ?? null;
  const meant = stillMeant(pre, view && up ? wishableIn(view) : null);
  useEffect(() => {
    if (pre !== null && meant === null) setPre(null);
    if (!question || !meant || done.current === question.turn) return;
    done.current = question.turn;
    setPre(null);
    const said = answerTo(meant.wish, question.actions);
    if (said) answer(said);
  }, [pre, meant, question, answer]);
  return { pre: meant, wishFor: setPre };
}
