import type { ReactNode } from 'react';
import { usePoker } from './at-poker.ts';
import { useDesk } from './desk.ts';
import { useTimeLeft } from './seconds.ts';

/** In one's own turn: what is in the time bank, and that it runs once the time of the turn is over. */
export function TimeBank(): ReactNode {
  const { scene, view, model } = usePoker();
  // Nobody else's time is counted here.
  const turn = scene.turn?.seat === view.you.seat ? scene.turn : null;
  const left = useTimeLeft(turn, model.skew);
  // On a phone it stands in one line with what one has.
  const desk = useDesk();
  if (turn?.timeBank === undefined || !left) return null;
  const bank = Math.round(turn.timeBank / 1000);
  return (
    <p className={`time-bank figures${left.onTimeBank ? ' running' : ' quiet'}`} data-testid="time-bank">
      {left.onTimeBank
        ? `Your time bank is running: ${left.seconds} s left.`
        : desk
          ? `${left.seconds} s to act, then ${bank} s from your time bank.`
          : `${left.seconds} s + ${bank} s bank`}
    </p>
  );
}
