import type { PokerHandReplay } from '@croupier/house/protocol';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import './poker.css';
import './chairs.css';
import './chairs-phone.css';
import '../history/replayer.css';
import './replayer.css';
import { chips } from '../chips/money.ts';
import { ReplaySteps } from '../history/ReplaySteps.tsx';
import { Scrub } from '../history/Scrub.tsx';
import { useMedia } from '../room/media.ts';
import { type AtPoker, PokerContext } from './at-poker.ts';
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
  wish: { pre: null, wishFor: nothing },
  readRefusal: nothing,
};

const PLAY = 1_100;

/** A hand that is over, once more on the felt: step by step, back, or to any point of it. */
export function Replayer({ replay }: { replay: PokerHandReplay }): ReactNode {
  const last = replay.frames.length - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const desk = useMedia('(min-width: 900px)');
  const view = useMemo(() => viewAt(replay, at), [replay, at]);
  const scene = useMemo(() => sceneAt(view), [view]);
  const lines = useMemo(() => linesOf(replay), [replay]);
  const turn = (next: number): void => {
    setPlaying(false);
    setAt(Math.min(last, Math.max(0, next)));
  };
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at < last) setAt(at + 1);
      if (at + 1 >= last) setPlaying(false);
    }, PLAY);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const model = {
    view,
    skew: 0,
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
      >
        <PokerFelt desk={desk} onSit={nothing} />
        <ReplaySteps at={at} last={last} turn={turn}>
          <button
            type="button"
            className="button"
            disabled={at === last && !playing}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? 'Pause' : 'Play'}
          </button>
        </ReplaySteps>
        <Scrub at={at} last={last} words={lines[at] ?? ''} turn={turn} />
        <ol className="replay-lines">
          {lines.map((line, step) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its order
            <li key={step}>
              <button
                type="button"
                className="button bare"
                aria-current={step === at ? 'step' : undefined}
                onClick={() => turn(step)}
              >
                {line}
              </button>
            </li>
          ))}
        </ol>
      </section>
    </PokerContext>
  );
}
