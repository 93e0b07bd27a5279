import { cents } from '@croupier/table';
import type { PokerHand } from '../hand.ts';
import { openTable, type PokerTable, sitDown } from '../poker-table.ts';
import type { Variant } from '../variant.ts';
import { RiggedHand, rulesWith, setupWith } from './rigged-hand.ts';

/** A stud game with these cards, by seat in the order in which they are dealt. */
export const rigged = (
  variant: Variant,
  stacks: readonly number[],
  holes: Record<number, string>,
  options: Record<string, unknown> = {},
): RiggedHand => new RiggedHand(setupWith(stacks, options, { variant }), { holes });

/** What is not refused to whoever is asked. */
export const offered = (dealt: RiggedHand): string[] =>
  dealt.question.actions.filter(({ refused }) => !refused).map(({ verb }) => verb);

/** What left the deck, in order: seats with `u` or `d`, burns, and cards in the middle. */
export const dealing = ({ events }: PokerHand): string =>
  events
    .flatMap((event) => {
      if (event.type === 'burned') return ['burn'];
      if (event.type === 'turned') return ['middle'];
      return event.type === 'dealt' ? [`${event.seat}${event.facing === 'up' ? 'u' : 'd'}`] : [];
    })
    .join(' ');

/** Whoever is first bets, the others call, then everybody checks to the end. */
export function checkedDown(dealt: RiggedHand): RiggedHand {
  const { players } = dealt.hand.state;
  dealt.do('bet 100', ...players.slice(1).map(() => 'call'));
  while (dealt.hand.waiting.for === 'answer') dealt.do('check');
  return dealt;
}

/** A table with somebody in each of these seats. */
export const studTable = (
  variant: Variant,
  seats: readonly number[],
  options: Record<string, unknown> = {},
): PokerTable =>
  seats.reduce(
    (table, seat) => sitDown(table, seat, `player ${seat}`, cents(10_000)),
    openTable(rulesWith(options, variant)),
  );
