import type { TrainingSpot } from '@croupier/house/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { useSettings } from '../room/settings.ts';
import { isForTheTable } from '../room/writing.ts';

interface SpotCardsProps {
  readonly spot: TrainingSpot;
  readonly decided: boolean;
  /** It came after another one, whose button is gone: whoever reads with the keyboard is led here. */
  readonly again: boolean;
  readonly onAnswer: (given: { choice: string } | { parts: Record<string, string> }) => void;
}

/** What is seen, and what can be done: a button for each choice, or cards to pick where a hand is set. */
export function SpotCards({ spot, decided, again, onAnswer }: SpotCardsProps): ReactNode {
  const { hand, seen, choices, sets } = spot;
  const cards = hand.split(' ');
  const { keys } = useSettings();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const felt = useRef<HTMLElement>(null);
  useEffect(() => {
    if (again) felt.current?.focus({ preventScroll: true });
  }, [again]);
  const fronts = Object.entries(sets ?? {}).slice(0, -1);
  const wanted = fronts.reduce((sum, [, count]) => sum + count, 0);
  const toggle = (at: number): void => {
    if (decided) return;
    setPicked((before) =>
      before.includes(at)
        ? before.filter((one) => one !== at)
        : before.length < wanted
          ? [...before, at]
          : before,
    );
  };
  const choose = (choice: string): void => {
    setChosen(choice);
    onAnswer({ choice });
  };
  const confirm = (): void => {
    let from = 0;
    const parts: Record<string, string> = {};
    for (const [part, count] of fronts) {
      parts[part] = picked
        .slice(from, from + count)
        .map((at) => cards[at] ?? '')
        .join(' ');
      from += count;
    }
    onAnswer({ parts });
  };
  // A digit chooses or picks, as at the tables.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (decided || !keys || !isForTheTable(event) || !/^[1-9]$/.test(event.key)) return;
      const at = Number(event.key) - 1;
      const choice = choices[at];
      if (sets && at < cards.length) toggle(at);
      else if (choice) choose(choice.id);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return (
    <section ref={felt} tabIndex={-1} className="practice-felt" aria-label="The decision">
      {seen.map(({ place, cards: lying }) => (
        <div key={place} className="practice-place">
          <h2 className="engraved">{place === 'board' ? 'The board' : 'The dealer'}</h2>
          <div className="practice-cards">
            {lying.split(' ').map((card, at) => (
              // Of several decks the same card can lie here twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a spot stay in their places
              <PlayingCard key={at} card={card} />
            ))}
          </div>
        </div>
      ))}
      <div className="practice-place">
        <h2 className="engraved">Your cards</h2>
        <div className="practice-cards">
          {cards.map((card, at) =>
            sets ? (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: cards of a spot stay in their places
                key={at}
                type="button"
                className={`practice-pick${picked.includes(at) ? ' picked' : ''}`}
                aria-pressed={picked.includes(at)}
                aria-keyshortcuts={String(at + 1)}
                disabled={decided}
                onClick={() => toggle(at)}
              >
                <PlayingCard card={card} />
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a spot stay in their places
              <PlayingCard key={at} card={card} />
            ),
          )}
        </div>
      </div>
      <div className="practice-choices">
        {choices.map(({ id, words }, at) => (
          <button
            key={id}
            type="button"
            className={`button${decided && chosen === id ? ' chosen' : ''}`}
            aria-keyshortcuts={String(at + 1)}
            disabled={decided}
            onClick={() => choose(id)}
          >
            {words.charAt(0).toUpperCase() + words.slice(1)}
          </button>
        ))}
        {sets && (
          <button
            type="button"
            className="button first"
            disabled={decided || picked.length < wanted}
            onClick={confirm}
          >
            {picked.length < wanted
              ? `Pick ${fronts.map(([part, count]) => `${count} for ${part}`).join(', then ')}`
              : 'Set the hand'}
          </button>
        )}
      </div>
    </section>
  );
}
