import type { Refusal } from '@croupier/table';
import { useCallback, useEffect, useState } from 'react';
import { HouseRefused } from '../house/requests.ts';

/** Something asked of the house over HTTP: under way, here, or refused with what to do next. */
export type Answered<T> =
  | { readonly is: 'asking' }
  | { readonly is: 'here'; readonly value: T }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** Asks when the page is shown and again on demand; while asking again, what is here stays. */
export function useAsked<T>(ask: () => Promise<T>): readonly [Answered<T>, () => void] {
  const [answered, setAnswered] = useState<Answered<T>>({ is: 'asking' });
  const again = useCallback(() => {
    ask().then(
      (value) => setAnswered({ is: 'here', value }),
      (error: unknown) => setAnswered({ is: 'refused', refusal: refusalIn(error) }),
    );
  }, [ask]);
  useEffect(again, [again]);
  return [answered, again];
}

export const refusalIn = (error: unknown): Refusal =>
  error instanceof HouseRefused
    ? error.refusal
    : { reason: 'Something went wrong on this page. Reload it and try again.' };
