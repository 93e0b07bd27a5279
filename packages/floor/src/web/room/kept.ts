import { useState } from 'react';

/**
 * What somebody has chosen on a page, found again by whoever comes back to it: it lasts as long as the house is open in this
 * tab. What is somebody's own is kept for them alone.
 */
export function kept<T>(first: T): (whose?: string) => readonly [T, (next: T) => void] {
  let last = { whose: '', value: first };
  return function useKept(whose = '') {
    const [value, setValue] = useState(last.whose === whose ? last.value : first);
    const keep = (next: T): void => {
      last = { whose, value: next };
      setValue(next);
    };
    return [value, keep];
  };
}
