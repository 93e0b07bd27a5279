import type { LobbyTable } from '@croupier/house/protocol';

/** Whether a table's room or game is called by all the words that somebody wrote. */
export const isSought =
  (words: string) =>
  ({ name, title }: Pick<LobbyTable, 'name' | 'title'>): boolean => {
    const called = `${name} ${title}`.toLowerCase();
    return words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => called.includes(word));
  };
