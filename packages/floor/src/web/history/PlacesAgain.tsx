import type { PlaceView } from '@croupier/table';
import type { ReactNode, RefObject } from 'react';
import { Cards } from '../banked/Cards.tsx';
import { handWords } from '../model/hands.ts';
import { spelledOut } from '../model/names.ts';
import { placeName } from './replay-steps.ts';

interface PlacesAgainProps {
  readonly places: readonly PlaceView[];
  readonly fresh: ReadonlySet<string>;
  readonly shoe: RefObject<HTMLElement | null>;
}

/** The hands of a round as they lay: the dealer's and the board first, then seat by seat. */
export function PlacesAgain({ places, fresh, shoe }: PlacesAgainProps): ReactNode {
  const house = places.filter(({ place }) => !isSeat(place)).toReversed();
  return (
    <div className="replay-places">
      {[...house, ...places.filter(({ place }) => isSeat(place))].map((hand) => (
        <section key={hand.place} aria-label={`Hand of ${placeName(hand.place)}`}>
          <h2>
            <span className="engraved">{spelledOut(placeName(hand.place))}</span> {handWords(hand)}
          </h2>
          <Cards place={hand} fresh={fresh} shoe={shoe} />
        </section>
      ))}
    </div>
  );
}

const isSeat = (place: string): boolean => /^\d+$/.test(place);
