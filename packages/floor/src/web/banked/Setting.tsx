import type { QuestionView } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { handAt } from '../model/hands.ts';
import { Clause } from '../room/Refused.tsx';
import { useSeat } from '../table/seat.ts';
import { AskHouseWay } from './AskHouseWay.tsx';
import { useChoosing } from './choosing.ts';
import { toChoose } from './chosen-cards.ts';
import { useConsidered } from './considered.ts';

/** While cards are picked: how many are wanted, and what the parts would be worth, a foul said before it is done. */
export function Setting({ question }: { question: QuestionView }): ReactNode {
  const choosing = useChoosing();
  const considered = useConsidered(question, choosing);
  const { view } = useSeat().table;
  if (!choosing) return null;
  const { takes, chosen, clear } = choosing;
  const missing = toChoose(takes) - chosen.length;
  return (
    <div className="setting" aria-live="polite">
      <p>
        {missing > 0
          ? `Pick ${missing} ${missing === 1 ? 'card' : 'cards'}${firstPart(takes, chosen.length)}.`
          : considered?.parts.map(({ part, caption }) => (
              <span key={part} className="setting-part">
                <span className="quiet">{part}</span> <b>{caption}</b>
              </span>
            ))}
        {considered?.foul && (
          <span className="foul">
            {considered.foul.reason} {considered.foul.cite && <Clause cite={considered.foul.cite} />}
          </span>
        )}
      </p>
      {chosen.length > 0 ? (
        <button type="button" className="button quiet" onClick={clear}>
          Pick again
        </button>
      ) : (
        <AskHouseWay
          hand={handAt(view, String(question.seat))}
          label="House way?"
          name="House way? How the house would set your hand, and why"
        />
      )}
    </div>
  );
}

/** The part that the next card belongs to: " for low". */
function firstPart(takes: NonNullable<ReturnType<typeof useChoosing>>['takes'], chosen: number): string {
  if ('cards' in takes) return '';
  let at = chosen;
  for (const [part, count] of Object.entries(takes.parts)) {
    if (at < count) return ` for ${part}`;
    at -= count;
  }
  return '';
}
