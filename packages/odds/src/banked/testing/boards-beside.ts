import { type BoardKind, kindsByRanks } from '../board-kinds.ts';

/** The boards among whose ranks are those of some cards. */
export const boardsBeginningWith = (shown: readonly number[]): (readonly BoardKind[])[] =>
  kindsByRanks().filter(([ranks]) => {
    const left = [...(ranks?.groups ?? [])];
    return shown.every((card) => {
      const at = left.indexOf(card >> 2);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
