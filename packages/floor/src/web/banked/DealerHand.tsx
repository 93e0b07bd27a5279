import type { ReactNode, RefObject } from 'react';
import { handAt, handWords, roomFor, sizeOf } from '../model/hands.ts';
import { useSeat } from '../table/seat.ts';
import { Cards } from './Cards.tsx';

/** The dealer's cards at the top of the felt, and what they come to once they are turned. */
export function DealerHand({ shoe }: { shoe: RefObject<HTMLElement | null> }): ReactNode {
  const { table, posted } = useSeat();
  const { view } = table;
  const hand = handAt(view, 'dealer');
  const qualified = view.phase.name === 'settled' ? view.summaries.at(-1)?.qualified : undefined;
  return (
    <section
      className={`dealer-hand${sizeOf(posted.look)}`}
      style={roomFor(posted.look.handSize)}
      aria-label="Dealer’s hand"
    >
      {/* Other words are not the old ones moved. */}
      <h2 key={hand && handWords(hand)}>
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
export function Board(props: { cards: number; shoe: RefObject<HTMLElement | null> }): ReactNode {
  const { cards, shoe } = props;
  const { table } = useSeat();
  const board = handAt(table.view, 'board');
  return (
    <section className="board" style={roomFor(cards)} aria-label="Community cards">
      {board ? <Cards place={board} fresh={table.fresh} shoe={shoe} /> : <div className="cards" />}
    </section>
  );
}
