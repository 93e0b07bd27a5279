import type { Card } from '@croupier/cards';
import { type Answer, actionNamed, type Parts } from '@croupier/table';
import type { Asked } from './teacher.ts';

/** What of a hand is not kept. */
export const THROWN = 'thrown away';

/** The parts that a hand is to be set in, or what of it is kept; undefined where it is not. */
export function partsToSet({
  question,
  sight,
}: Pick<Asked, 'question' | 'sight'>): Parts<number> | undefined {
  const set = actionNamed(question, 'set')?.takes;
  if (set && 'parts' in set) return set.parts;
  const keep = actionNamed(question, 'keep')?.takes;
  if (!keep || !('cards' in keep)) return undefined;
  return { keep: keep.cards, [THROWN]: sight(String(question.seat)).length - keep.cards };
}

/** The cards that are left when some are taken; of six decks a hand may hold a card twice. */
export function without(cards: readonly Card[], some: readonly Card[]): Card[] {
  const left = cards.slice();
  for (const card of some) left.splice(left.indexOf(card), 1);
  return left;
}

/** Every way to set the hand. */
export function settingsIn(asked: Asked): Answer[] {
  const parts = partsToSet(asked);
  const hand = asked.sight(String(asked.question.seat));
  return parts ? laidOut(Object.entries(parts), hand).map((laid) => ({ verb: 'set', parts: laid })) : [];
}

function laidOut(
  parts: readonly (readonly [string, number])[],
  cards: readonly Card[],
): Record<string, readonly Card[]>[] {
  const [first, ...rest] = parts;
  if (!first) return [{}];
  const [name, count] = first;
  if (rest.length === 0) return [{ [name]: cards }];
  return chosen(cards, count).flatMap((some) =>
    laidOut(rest, without(cards, some)).map((others) => ({ [name]: some, ...others })),
  );
}

/** Every choice of so many of the cards. */
function chosen(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => chosen(cards.slice(i + 1), count - 1).map((others) => [card, ...others]));
}

/** Whether two answers put the same cards in every part, in whatever order. */
export const sameSetting = (one: Answer, other: Answer): boolean =>
  Object.entries(one.parts ?? {}).every(
    ([part, cards]) =>
      cards.toSorted((a, b) => a - b).join() === (other.parts?.[part] ?? []).toSorted((a, b) => a - b).join(),
  );
