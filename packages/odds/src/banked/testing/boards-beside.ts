import { HOLES, holeIndex } from '@croupier/cards';
import { boardClasses } from '../holdem-boards.ts';
import {
  alikeBeside,
  type CardClasses,
  placeOf,
  RENAMINGS,
  renamed,
  renamedHoles,
} from '../suit-renamings.ts';

/** The classes of boards of which some board begins with these cards: there is a renaming of suits by which it holds them. */
export function boardsBeginningWith(shown: readonly number[]): number[] {
  const twins = RENAMINGS.map((suits) => shown.map((card) => renamed(card, suits)));
  return boardClasses().cards.flatMap((board, at) =>
    twins.some((twin) => twin.every((card) => board.includes(card))) ? [at] : [],
  );
}

/** What a pair gains beside some cards, with all pairs and cards that are alike; and how many those are. */
export function gainsBeside(
  gained: Float64Array | Int32Array,
  { classOf, renamingOf, cards, weights }: CardClasses,
  shown: readonly number[],
  [a = 0, b = 0]: readonly number[],
): { sum: number; alike: number } {
  const place = placeOf(Uint8Array.from(shown).toSorted());
  const at = classOf[place] ?? 0;
  const holes = renamedHoles();
  const alike = alikeBeside(cards[at] ?? [], holes);
  const own = holes[(renamingOf[place] ?? 0) * HOLES + holeIndex(a, b)] ?? 0;
  let [sum, pairs] = [0, 0];
  for (let hole = 0; hole < HOLES; hole += 1) {
    if (alike ? alike[hole] !== alike[own] : hole !== own) continue;
    sum += gained[at * HOLES + hole] ?? 0;
    pairs += 1;
  }
  return { sum, alike: pairs * (weights[at] ?? 0) };
}
