import { type Card, cardOf } from '../card.ts';
import { answerUnits } from './crew.ts';
import { emptyTally, tallySevens } from './tally.ts';

/** One part of a tally of sevens, as it is sent to a worker. */
export interface TallyUnit {
  readonly live: readonly Card[];
  readonly part: number;
}

function readUnit(unit: unknown): TallyUnit {
  if (
    typeof unit === 'object' &&
    unit !== null &&
    'part' in unit &&
    typeof unit.part === 'number' &&
    'live' in unit &&
    Array.isArray(unit.live)
  )
    return { part: unit.part, live: unit.live.map((card) => cardOf(Number(card))) };
  throw new Error('This is not a part of a tally.');
}

answerUnits((message) => {
  const { live, part } = readUnit(message);
  const tally = emptyTally();
  tallySevens(live, tally, part);
  const answer = tally.slice();
  return { answer, transfer: [answer.buffer] };
});
