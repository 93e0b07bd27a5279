import { type ReactNode, useRef } from 'react';
import { SpokenChoices } from '../banked/SpokenChoices.tsx';
import { chips } from '../chips/money.ts';
import { spotLayout, thumbLayout } from '../model/layout.ts';
import { Courtesy } from '../squeeze/Courtesy.tsx';
import { HeldCards } from '../squeeze/HeldCards.tsx';
import { heldHand } from '../squeeze/held-hand.ts';
import { Areas } from './Areas.tsx';
import { middleOf } from './arc.ts';
import { Caption } from './Caption.tsx';
import { Countdown } from './Countdown.tsx';
import { CutTheShoe } from './CutTheShoe.tsx';
import { FeltDrawing } from './FeltDrawing.tsx';
import { Hand } from './Hand.tsx';
import { PhoneSpots } from './PhoneSpots.tsx';
import { Plates } from './Plates.tsx';
import { RefusalBubble } from './RefusalBubble.tsx';
import { Result } from './Result.tsx';
import { Shoe } from './Shoe.tsx';
import { useSeat } from './seat.ts';

/** So many side bets stand beside each other on a phone. */
const SIDES_IN_A_ROW = 4;

/** The table in the light: hands before the dealer, the layout before the players. */
export function Felt({ desk }: { desk: boolean }): ReactNode {
  const { table, posted, numbers, past = false } = useSeat();
  const { view } = table;
  const { question } = view.you;
  const held = heldHand(view);
  const shoe = useRef<HTMLDivElement>(null);
  const [basic] = posted.wagers;
  const { rings, side } = spotLayout(posted);
  const small = thumbLayout(posted).side.length;
  const crowded = small > 0 || numbers.length > 10;
  const deep = rings.length + (side.length > 0 ? 1 : 0);
  const winner = view.phase.name === 'settled' ? view.summaries.at(-1)?.winner : undefined;
  const handAt = (name: string) => view.places.find(({ place }) => place === name) ?? null;
  return (
    <div
      className={`felt ${view.phase.name}${deep > 3 ? ' deep' : ''}${crowded ? ' crowded' : ''}${small > SIDES_IN_A_ROW ? ' two-rows' : ''}${question ? ' offering' : ''}`}
    >
      {desk && (
        <FeltDrawing>
          <Areas />
        </FeltDrawing>
      )}
      <header className="felt-name">
        <h1 className="engraved">{view.name}</h1>
        <p className="figures">
          {posted.title}
          {basic && <span className="limits">{` · ${chips(basic.least)} – ${chips(basic.most)}`}</span>}
        </p>
      </header>
      <Shoe shoe={view.shoe} ref={shoe} />
      <p className="watching figures">
        Hand {view.round} · {view.watching} {view.watching === 1 ? 'person' : 'people'} here
      </p>
      <Plates />
      {view.phase.name === 'cut' ? (
        <CutTheShoe />
      ) : (
        <>
          <Hand
            name="Player"
            place={handAt('player')}
            won={winner === 'player'}
            held={held?.place === 'player'}
            fresh={table.fresh}
            shoe={shoe}
          />
          <Countdown phase={view.phase} skew={table.skew} />
          <Hand
            name="Banker"
            place={handAt('banker')}
            won={winner === 'banker'}
            held={held?.place === 'banker'}
            fresh={table.fresh}
            shoe={shoe}
          />
        </>
      )}
      {view.phase.name !== 'cut' && !past && <Caption view={view} />}
      <Result />
      {desk && held && <HeldCards held={held} beside />}
      {!desk &&
        (question ? (
          <Courtesy question={question}>{held && <HeldCards held={held} />}</Courtesy>
        ) : (
          <PhoneSpots />
        ))}
      <SpokenChoices />
      <RefusalBubble
        above={desk ? ({ spot }) => middleOf({ spot, numbers, ring: deep - 0.5, rings: deep }) : null}
      />
    </div>
  );
}
