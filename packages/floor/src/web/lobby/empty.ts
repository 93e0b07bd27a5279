import type { LobbyTable } from '@croupier/house/protocol';

/** Nobody is there and nothing is played for: not a table whose people left in the middle of a round. */
export const isEmpty = ({ watching, inPlay }: Pick<LobbyTable, 'watching' | 'inPlay'>): boolean =>
  watching === 0 && !inPlay;
