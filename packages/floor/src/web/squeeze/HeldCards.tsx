import type { ReactNode } from 'react';
import { useAnswer } from '../banked/answer.ts';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { type HeldHand, TURNS } from './held-hand.ts';
import { PeelCard } from './PeelCard.tsx';

const NAMES = ['First card', 'Second card', 'Third card'];

interface HeldCardsProps {
  readonly held: HeldHand;
  /** What is turned lies on the felt beside them: here are only the cards that nobody has seen, each where it was. */
  readonly beside?: boolean;
}

/** The cards in your hands: those that are turned lie open, the others can be peeled. */
export function HeldCards({ held, beside = false }: HeldCardsProps): ReactNode {
  const { answer } = useAnswer();
  return (
    <div className={`held-cards of-${held.cards.length}`}>
      {held.cards.map(({ card, turned }, i) =>
        turned && beside ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
          <span key={i} className="given-away" />
        ) : turned ? (
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
