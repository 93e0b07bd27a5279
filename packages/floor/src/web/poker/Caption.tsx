import type { ReactNode } from 'react';
import { CardInText } from '../cards/CardInText.tsx';
import { usePoker } from './at-poker.ts';
import { toldIn } from './scene.ts';
import { cardsInWords } from './told.ts';

/**
 * What the dealer said last, and for whom the table waits. On a desk it stands below the board; a phone has no room there that
 * chips never take, so that it has a place of its own below the felt.
 */
export function Caption(): ReactNode {
  const { scene, view } = usePoker();
  // That it is one's own turn is said once, and before anything else (PokerTable.tsx).
  const mine = view.asking !== null && view.asking.seat === view.you.seat;
  return (
    <div className="caption-place" aria-live="polite">
      {/* Other words are not the old ones moved. */}
      <p key={scene.caption} className={`poker-caption${toldIn(scene.result)}`}>
        <Said caption={scene.caption} cards={scene.captionCards} />
        {scene.waits !== '' && (
          <span className="waits" aria-hidden={mine}>
            {' '}
            {scene.waits}
          </span>
        )}
      </p>
    </div>
  );
}

/** A sentence with its cards drawn. */
function Said({ caption, cards }: { caption: string; cards: readonly string[] }): ReactNode {
  if (cards.length === 0) return caption;
  const [before, after] = caption.split(cardsInWords(cards));
  return (
    <>
      {before}
      {cards.map((card) => (
        <CardInText key={card} card={card} />
      ))}
      {after}
    </>
  );
}
