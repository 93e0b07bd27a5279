import { type CoupMark, type CoupWinner, markOf } from '@croupier/games';
import type { Summary } from '@croupier/table';

const WORDS: Record<CoupWinner, string> = { player: 'Player', banker: 'Banker', tie: 'Tie' };

export const beadWord = ({ winner, total }: CoupMark): string =>
  total === undefined ? WORDS[winner] : `${WORDS[winner]} ${total}`;

/** The rounds of a shoe as the roads read them. */
export const marksOf = (summaries: readonly Summary[]): CoupMark[] =>
  summaries.flatMap((summary) => markOf(summary) ?? []);
