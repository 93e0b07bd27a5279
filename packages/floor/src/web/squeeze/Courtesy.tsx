import type { QuestionView } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { useAnswerKeys } from '../banked/answer.ts';
import { choicesOf } from '../banked/choices.ts';
import { ChoiceButton, TurnRing } from '../banked/Question.tsx';
import { spelledOut } from '../model/names.ts';
import { useComesToHand } from '../room/come-to-hand.ts';
import { Clause } from '../room/Refused.tsx';
import { useSeat } from '../table/seat.ts';
import { heldHand } from './held-hand.ts';

interface CourtesyProps {
  readonly question: QuestionView;
  /** The cards in your hands, where there is no room for them on the felt. */
  readonly children?: ReactNode;
}

const asked = ({ about }: QuestionView): string | null => (about === undefined ? null : `You say ${about}.`);

/** What is offered to you at a table where players hold the cards: a hand to hold, and then its cards to turn. */
export function Courtesy({ question, children }: CourtesyProps): ReactNode {
  const { table } = useSeat();
  const { view, skew } = table;
  const place = useComesToHand<HTMLElement>(question.turn);
  useAnswerKeys();
  const held = heldHand(view);
  const why = question.actions.flatMap(({ refused }) => refused ?? []);
  return (
    <section
      className="courtesy"
      aria-label={`Your decision at seat ${question.seat}`}
      ref={place}
      tabIndex={-1}
    >
      <header>
        <TurnRing key={`${question.seat}/${question.until}`} asking={question} skew={skew} />
        <p>
          {held ? `You hold the ${spelledOut(held.place)} hand.` : (asked(question) ?? view.calls.at(-1))}
        </p>
      </header>
      {children}
      <div className="answers">
        {question.actions
          .filter(({ refused }) => !refused)
          .flatMap((action) => choicesOf(action) ?? [])
          .map((choice) => (
            <ChoiceButton key={choice.verb} choice={choice} />
          ))}
      </div>
      <p className="question-why">
        {held && 'Drag an edge to peel a card. '}
        {why.map(({ reason, cite }) => (
          <span key={reason}>
            {reason} {cite && <Clause cite={cite} />}{' '}
          </span>
        ))}
        <Clause cite={question.cite} />
      </p>
    </section>
  );
}
