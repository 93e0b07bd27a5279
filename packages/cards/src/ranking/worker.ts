import { type Card, cardOf } from '../card.ts';
import { answerUnits } from './crew.ts';
import { emptyFortuneTally, tallyFortuneBonus } from './fortune-tally.ts';
import { emptyTally, tallySevens } from './tally.ts';

/** One part of a tally, as it is sent to a worker. */
export type TallyUnit =
  | { readonly kind: 'sevens'; readonly live: readonly Card[]; readonly part: number }
  | { readonly kind: 'fortune-bonus'; readonly part: number };

function readUnit(unit: unknown): TallyUnit {
  if (
    typeof unit === 'object' &&
    unit !== null &&
    'kind' in unit &&
    'part' in unit &&
    typeof unit.part === 'number'
  ) {
    const { kind, part } = unit;
    if (kind === 'fortune-bonus') return { kind, part };
    if (kind === 'sevens' && 'live' in unit && Array.isArray(unit.live)) {
      return { kind, part, live: unit.live.map((card) => cardOf(Number(card))) };
    }
  }
  throw new Error('This is not a part of a tally.');
}

answerUnits((message) => {
  const unit = readUnit(message);
  const tally = unit.kind === 'sevens' ? emptyTally() : emptyFortuneTally();
  if (unit.kind === 'sevens') tallySevens(unit.live, tally, unit.part);
  else tallyFortuneBonus(tally, unit.part);
  const answer = tally.slice();
  return { answer, transfer: [answer.buffer] };
});
