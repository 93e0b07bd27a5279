import type { PokerHandReplay } from '@croupier/house/protocol';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import './poker.css';
import './chairs.css';
import './chairs-phone.css';
import './chairs-low.css';
import '../history/replayer.css';
import './replayer.css';
import { chips } from '../chips/money.ts';
import { usePlayback } from '../history/playback.ts';
import { ReplaySteps } from '../history/ReplaySteps.tsx';
import { type AtPoker, PokerContext } from './at-poker.ts';
import { Caption } from './Caption.tsx';
import { useDesk } from './desk.ts';
import { PokerFelt } from './PokerFelt.tsx';
import { linesOf, sceneAt, viewAt } from './replayed.ts';

/** Nothing can be done at a table of yesterday. */
const nothing = (): void => undefined;
const PAST: Omit<AtPoker, 'scene' | 'view' | 'model'> = {
  amount: chips,
  answer: nothing,
  sitDown: nothing,
  sitOut: nothing,
  addChips: nothing,
  standUp: nothing,
  sitOutAtBlind: nothing,
  autoRebuy: nothing,
  waitForSeat: nothing,
  changeTable: nothing,
  movesTo: null,
  straddle: nothing,
  callClock: nothing,
  seeHand: nothing,
  callIrregularity: nothing,
  wish: { pre: null, wishFor: nothing },
  readRefusal: nothing,
  past: true,
};

const PLAY = 1_100;

/** So many letters stand on a line of a phone. */
const A_LINE = 44;
/** What is said before the hand is over takes no more. */
const TWO_LINES = 2;

const placeFor = (result: readonly string[]): CSSProperties & Record<'--tells', number> => ({
  '--tells': Math.max(TWO_LINES, Math.ceil(result.join(' ').length / A_LINE)),
});

/** A hand that is over, once more on the felt: step by step, back, or to any point of it. */
export function Replayer({ replay }: { replay: PokerHandReplay }): ReactNode {
  const last = replay.frames.length - 1;
  const playback = usePlayback(last, PLAY);
  const { at } = playback;
  const desk = useDesk();
  const view = useMemo(() => viewAt(replay, at), [replay, at]);
  const scene = useMemo(() => sceneAt(view), [view]);
  const lines = useMemo(() => linesOf(replay), [replay]);
  // Its result has a place from the first step on: the buttons below it stay where they are.
  const place = useMemo(() => placeFor(sceneAt(viewAt(replay, last)).result), [replay, last]);
  const model = {
    view,
    skew: 0,
    since: 0,
    gap: false,
    last: [],
    connection: { is: 'up' },
    asked: [],
    refused: null,
  } as const;
  return (
    <PokerContext value={{ ...PAST, scene, view, model }}>
      <section
        className={`replayer poker-page felt-of-poker ${desk ? 'desk' : 'phone'}`}
        aria-label="The hand, step by step"
        style={place}
      >
        <PokerFelt desk={desk} onSit={nothing} />
        {!desk && <Caption />}
        <ReplaySteps playback={playback} lines={lines} />
      </section>
    </PokerContext>
  );
}
