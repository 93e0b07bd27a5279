import type { PokerQuestionView } from '@croupier/house/protocol';
import { type ReactNode, useState } from 'react';
import { type Chosen, givenCards, takenFrom, toChoose, toggled } from '../banked/chosen-cards.ts';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import type { AskedProps } from './ActionBar.tsx';
import { usePoker } from './at-poker.ts';

/** Whether the question asks for cards that are thrown away. */
export const asksForCards = ({ actions, seat }: PokerQuestionView): boolean =>
  takenFrom(actions, String(seat)) !== null;

/** Your cards, of which some are picked with a tap and thrown away with the button (bclc-poker 18.0 §10.8, 19.0 §10.9). */
export function Discarding({ question, keepKeyboard }: AskedProps): ReactNode {
  const { answer, model, view } = usePoker();
  const [chosen, setChosen] = useState<Chosen>([]);
  const takes = takenFrom(question.actions, String(question.seat));
  if (!takes) return null;
  const { cards } = view.you;
  const given = givenCards(takes, cards, chosen);
  const busy = model.asked.some(({ command }) => command.type === 'act');
  const count = toChoose(takes);
  return (
    <section className="action-bar" aria-label="Your turn">
      <p className="why quiet">{`Throw away ${count === 1 ? 'a card' : `${count} cards`}, face down.`}</p>
      <div className="cards picking">
        {cards.map((card, at) => (
          <button
            key={card}
            type="button"
            className={`pick${chosen.includes(at) ? ' picked' : ''}`}
            aria-pressed={chosen.includes(at)}
            onClick={() => setChosen(toggled(takes, chosen, at))}
          >
            <PlayingCard card={card} />
          </button>
        ))}
      </div>
      <div className="acts">
        <button
          type="button"
          className="button act act-discard first"
          disabled={given === null || busy}
          onClick={() => {
            if (given?.cards === undefined) return;
            keepKeyboard();
            answer({ verb: 'discard', cards: given.cards });
          }}
        >
          Throw away
        </button>
      </div>
    </section>
  );
}
