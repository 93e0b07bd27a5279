import type { CSSProperties, ReactNode, RefObject } from 'react';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import type { Amount } from './amounts.ts';
import { usePoker } from './at-poker.ts';
import type { Position } from './ring.ts';
import type { Chair as ChairOf } from './scene.ts';
import { doingWords } from './spoken.ts';
import { TurnRing } from './TurnRing.tsx';

interface ChairProps {
  readonly chair: ChairOf;
  readonly place: Position;
  /** Where cards come from. */
  readonly dealer: RefObject<HTMLElement | null> | undefined;
  readonly onSit: (seat: number) => void;
}

/** A seat at the table: who sits there with what, and what they do. */
export function Chair({ chair, place, dealer, onSit }: ChairProps): ReactNode {
  const { scene, amount, past = false } = usePoker();
  const style: CSSProperties = { left: `${place.x}%`, top: `${place.y}%` };
  if (!chair.person) {
    return (
      <li className="chair free" style={style}>
        {scene.mySeat === null && scene.maySit ? (
          <button type="button" className="plate" onClick={() => onSit(chair.seat)} aria-haspopup="dialog">
            <span className="unseen">Seat {chair.seat}: </span>
            <span>Sit here</span>
          </button>
        ) : (
          <span className="plate">
            <span className="unseen">Seat {chair.seat} is </span>
            {scene.mySeat === null && !past ? 'kept' : 'free'}
          </span>
        )}
      </li>
    );
  }
  const acts = scene.turn?.seat === chair.seat;
  return (
    <li
      className={classesOf(chair, acts)}
      style={style}
      data-seat={chair.seat}
      aria-current={acts ? 'true' : undefined}
    >
      {chair.cards.length > 0 && (
        <div
          className={`chair-cards${scene.holeCards > FEW ? ' many' : ''}${chair.cards.some((card) => card !== null) ? ' open' : ''}`}
          style={spreadOver(Math.max(scene.holeCards, chair.cards.length))}
        >
          {chair.cards.map((card, i) => (
            <PlayingCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
              key={`${scene.hand}:${i}`}
              card={card}
              from={dealer}
              pulled={card !== null && chair.pulled.includes(card)}
            />
          ))}
        </div>
      )}
      <div className="plate">
        {acts && <TurnRing />}
        <span className="chair-who">
          <span className="unseen">Seat {chair.seat}: </span>
          <span className="chair-name">
            {chair.you && <b>You </b>}
            {chair.person.name}
          </span>
          {chair.person.bot && <span className="mark">bot</span>}
        </span>
        <span className="figures chair-stack">
          {chair.state === 'all-in' ? 'All in' : chair.person.away ? 'Away' : amount(chair.stack)}
        </span>
        {chair.bet > 0 && <span className="unseen">{amount(chair.bet)} in front</span>}
        {chair.button && (
          <span className="dealer-button" title="The dealer button">
            <span aria-hidden="true">D</span>
            <span className="unseen">has the button</span>
          </span>
        )}
        {chair.kill && (
          <span className={`kill-button${chair.kill === 'Kill' ? ' on' : ''}`}>{chair.kill}</span>
        )}
      </div>
      <Tag chair={chair} amount={amount} />
    </li>
  );
}

/** More cards than these lie over each other, each with its corner to be seen, and in its place from the first on. */
const FEW = 2;

const spreadOver = (cards: number): CSSProperties & Readonly<Record<`--${string}`, number>> => ({
  '--cards': cards,
});

/** Under the plate: what they hold or did, and what they won. */
function Tag({ chair, amount }: { chair: ChairOf; amount: Amount }): ReactNode {
  const { call, won, straddles } = chair;
  const doing = doingWords(chair, amount);
  const straddle = straddles === null ? null : `Straddles ${amount(straddles)}`;
  const words = straddle ?? (chair.you && call ? null : (call ?? doing));
  if (!words && won === 0) return null;
  return (
    // Other words are not the old ones moved.
    <span key={`${words} ${won}`} className="chair-tag">
      {won > 0 && <span className="figures won">Wins {amount(won)}</span>}
      {words && <span className={`chair-words${words === call ? callIn(words) : ''}`}>{words}</span>}
    </span>
  );
}

/** A high and a low, or a hand on each of two boards, may be more than a plate on a phone is wide twice. */
const callIn = (call: string): string => (call.length > TWO_LINES ? ' call long' : ' call');
const TWO_LINES = 26;

function classesOf({ you, state, person, won }: ChairOf, acts: boolean): string {
  return [
    'chair',
    state,
    ...(you ? ['you'] : []),
    ...(acts ? ['acts'] : []),
    ...(person?.away ? ['away'] : []),
    ...(won > 0 ? ['has-won'] : []),
  ].join(' ');
}
