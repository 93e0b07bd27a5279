import type { Card } from '@croupier/cards';
import { type Answer, actionNamed, type Parts } from '@croupier/table';
import type { Asked } from './teacher.ts';

/** The parts that a hand is to be set in; undefined where it is not. */
export function partsToSet({ question }: Pick<Asked, 'question'>): Parts<number> | undefined {
  const takes = actionNamed(question, 'set')?.takes;
  return takes && 'parts' in takes ? takes.parts : undefined;
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
    laidOut(
      rest,
      cards.filter((card) => !some.includes(card)),
    ).map((others) => ({ [name]: some, ...others })),
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
