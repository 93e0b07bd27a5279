import type { FullConfig } from '@playwright/test';
import { makeBooks } from './books.ts';
import { openSharedHouse } from './shared-house.ts';

/** Before all tests: the house that most of them share, and books for those that open one of their own. */
export default async function opening({ projects }: FullConfig): Promise<() => Promise<void>> {
  const times = Math.max(1, ...projects.map(({ repeatEach, retries }) => repeatEach * (retries + 1)));
  const throwBooksAway = await makeBooks();
  const closeHouse = await openSharedHouse(times);
  return async () => {
    await closeHouse();
    await throwBooksAway();
  };
}
