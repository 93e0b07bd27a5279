import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import { useSettings } from '../room/settings.ts';
import {
  backClip,
  edgeAt,
  FLAT,
  faceStyle,
  flapStyle,
  type Peel,
  peeledBy,
  peeledTo,
  percentOf,
  type Touch,
  turnsOver,
} from './peel.ts';

interface PeelCardProps {
  readonly card: string;
  readonly name: string;
  readonly onTurn: () => void;
}

const STEP = 0.05;
const MIDDLE: Touch = { x: 0.5, y: 0.5 };
const FURTHER: readonly string[] = ['ArrowUp', 'ArrowRight'];
const BACK: readonly string[] = ['ArrowDown', 'ArrowLeft'];

/** A card in your hands, face down: bent up at an edge it shows you its face, and bent far enough it is turned. */
export function PeelCard({ card, name, onTurn }: PeelCardProps): ReactNode {
  const { deck } = useSettings();
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<{ edge: Peel['edge']; touch: Touch } | null>(null);
  const [peel, setPeel] = useState(FLAT);
  const [held, setHeld] = useState(false);
  const [taken, setTaken] = useState(MIDDLE);

  const touchAt = ({ clientX, clientY }: PointerEvent): Touch => {
    const { left, top, width, height } = ref.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - left) / Math.max(1, width), y: (clientY - top) / Math.max(1, height) };
  };
  const take = (event: PointerEvent): void => {
    ref.current?.setPointerCapture(event.pointerId);
    const touch = touchAt(event);
    from.current = { edge: edgeAt(touch), touch };
    setTaken(touch);
    setHeld(true);
  };
  const bend = (event: PointerEvent): void => {
    if (from.current) setPeel(peeledTo(from.current.edge, from.current.touch, touchAt(event)));
  };
  const letGo = (): void => {
    if (!from.current) return;
    from.current = null;
    setHeld(false);
    if (turnsOver(peel)) onTurn();
    setPeel(FLAT);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') onTurn();
    else if (FURTHER.includes(event.key)) setPeel(peeledBy(peel, STEP));
    else if (BACK.includes(event.key)) setPeel(peeledBy(peel, -STEP));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={ref}
      className={`peel-card${held ? ' held' : ''}`}
      role="slider"
      tabIndex={0}
      aria-label={`${name}: arrows peel it, Enter turns it`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentOf(peel)}
      aria-valuetext={peel.depth === 0 ? 'face down' : `bent up by ${percentOf(peel)} percent`}
      // A card that is brought closer stays where the finger has it.
      style={{ transformOrigin: `${(100 * taken.x).toFixed(1)}% ${(100 * taken.y).toFixed(1)}%` }}
      onPointerDown={take}
      onPointerMove={bend}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={pressed}
    >
      <div className="peel-back" style={{ clipPath: backClip(peel) }} />
      {peel.depth > 0 && (
        <div className={`peel-flap ${peel.edge}`} style={flapStyle(peel)}>
          <div className="peel-face" style={faceStyle(peel)}>
            <CardFace card={card} colours={deck} covered />
          </div>
        </div>
      )}
    </div>
  );
}
