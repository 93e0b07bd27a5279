import type { Refusal } from '@croupier/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HouseRefused } from '../house/requests.ts';

/** Something asked of the house over HTTP: under way, here, or refused with what to do next. */
export type Answered<T> =
  | { readonly is: 'asking' }
  | { readonly is: 'here'; readonly value: T }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/**
 * Asks when the page is shown and again on demand; while asking again, what is here stays. Answers may come in another order
 * than they were asked for: one that is older than what is here is let go.
 */
export function useAsked<T>(ask: () => Promise<T>): readonly [Answered<T>, () => void] {
  const [answered, setAnswered] = useState<Answered<T>>({ is: 'asking' });
  const questions = useRef({ asked: 0, answered: 0 });
  const again = useCallback(() => {
    const mine = ++questions.current.asked;
    const hear = (answer: Answered<T>): void => {
      if (mine < questions.current.answered) return;
      questions.current.answered = mine;
      setAnswered(answer);
    };
    ask().then(
      (value) => hear({ is: 'here', value }),
      (error: unknown) => hear({ is: 'refused', refusal: refusalIn(error) }),
    );
  }, [ask]);
  useEffect(again, [again]);
  return [answered, again];
}

export const refusalIn = (error: unknown): Refusal =>
  error instanceof HouseRefused
    ? error.refusal
    : { reason: 'Something went wrong on this page. Reload it and try again.' };
