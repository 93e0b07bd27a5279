import type { ReactNode, RefObject } from 'react';
import { handAt, handWords, isMany } from '../model/hands.ts';
import { useSeat } from '../table/seat.ts';
import { Cards } from './Cards.tsx';

/** The dealer's cards at the top of the felt, and what they come to once they are turned. */
export function DealerHand({ shoe }: { shoe: RefObject<HTMLElement | null> }): ReactNode {
  const { table } = useSeat();
  const { view } = table;
  const hand = handAt(view, 'dealer');
  const qualified = view.phase.name === 'settled' ? view.summaries.at(-1)?.qualified : undefined;
  return (
    <section className={`dealer-hand${isMany(hand) ? ' many' : ''}`} aria-label="Dealer’s hand">
      <h2>
        <span className="engraved">Dealer</span>
        {hand && handWords(hand) !== '' && <span className="hand-caption">{handWords(hand)}</span>}
        {qualified === false && <span className="unqualified">does not qualify</span>}
      </h2>
      {hand && hand.cards.length > 0 ? (
        <Cards place={hand} fresh={table.fresh} shoe={shoe} />
      ) : (
        <div className="cards" />
      )}
    </section>
  );
}

/** The cards that belong to every hand, where the game has some. */
export function Board({ shoe }: { shoe: RefObject<HTMLElement | null> }): ReactNode {
  const { table } = useSeat();
  const board = handAt(table.view, 'board');
  if (!board || board.cards.length === 0) return null;
  return (
    <section className="board" aria-label="Community cards">
      <Cards place={board} fresh={table.fresh} shoe={shoe} />
    </section>
  );
}
