import type { QuestionView } from '@croupier/house/protocol';
import type { Verb } from '@croupier/table';
import type { ReactNode } from 'react';
import { useAnswer, useAnswerKeys } from '../banked/answer.ts';
import { choicesOf } from '../banked/choices.ts';
import { ChoiceButton, TurnRing } from '../banked/Question.tsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { spelledOut } from '../model/names.ts';
import { Clause } from '../room/Refused.tsx';
import { useSeat } from '../table/seat.ts';
import { type HeldHand, heldHand } from './held-hand.ts';
import { PeelCard } from './PeelCard.tsx';

const TURNS: readonly Verb[] = ['turn-first', 'turn-second', 'turn-third'];
const NAMES = ['First card', 'Second card', 'Third card'];

/** What is offered to you at a table where players hold the cards: a hand to hold, and then its cards to turn. */
export function Courtesy({ question }: { question: QuestionView }): ReactNode {
  const { table } = useSeat();
  const { view, skew } = table;
  useAnswerKeys();
  const held = question.actions.some(({ verb }) => TURNS.includes(verb)) ? heldHand(view) : null;
  const why = question.actions.flatMap(({ refused }) => refused ?? []);
  return (
    <section className="courtesy" aria-label={`Your decision at seat ${question.seat}`}>
      <header>
        <TurnRing key={`${question.seat}/${question.until}`} asking={question} skew={skew} />
        <p>{held ? `You hold the ${spelledOut(held.place)} hand.` : (view.calls.at(-1) ?? '')}</p>
      </header>
      {held && <HeldCards held={held} />}
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

/** The cards in your hands: those that are turned lie open, the others can be peeled. */
function HeldCards({ held }: { held: HeldHand }): ReactNode {
  const { answer } = useAnswer();
  return (
    <div className="held-cards">
      {held.cards.map(({ card, turned }, i) =>
        turned ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
          <PlayingCard key={i} card={card} />
        ) : (
          <PeelCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
            key={i}
            card={card}
            name={NAMES[i] ?? 'Card'}
            onTurn={() => answer(TURNS[i] ?? 'turn-both', null)}
          />
        ),
      )}
    </div>
  );
}
