import { useEffect } from 'react';
import { isFreeHanded } from '../room/come-to-hand.ts';
import { useSettings } from '../room/settings.ts';
import { isForTheTable } from '../room/writing.ts';
import { focusArea } from './layout-keys.ts';
import { chipsAt, useSeat } from './seat.ts';

/** Keys that work anywhere at the table; they can be switched off. One that is held down acts once: nobody doubles to the limit. */
export function useTableKeys(speak: () => void): void {
  const seat = useSeat();
  const { keys } = useSettings();
  useEffect(() => {
    if (!keys) return undefined;
    const bets = {
      z: () => seat.ask({ type: 'undo' }),
      c: () => seat.ask({ type: 'clear' }),
      r: () => seat.ask({ type: 'rebet' }),
      d: () => seat.ask({ type: 'double' }),
      n: () => seat.ask({ type: 'deal-now' }),
    };
    // While cards are dealt the same letters answer what is asked: whoever presses one twice means no bet by it.
    const acts: Readonly<Record<string, () => void>> = {
      ...(seat.table.view.phase.name === 'dealing' ? {} : bets),
      t: () => seat.setForDealer(!seat.forDealer),
      s: speak,
    };
    const pressed = (event: KeyboardEvent): void => {
      if (!isForTheTable(event)) return;
      const key = event.key.toLowerCase();
      const chip = /^[1-9]$/.test(key) ? chipsAt(seat.posted)[Number(key) - 1] : undefined;
      if (chip) seat.takeChip(chip);
      else if (key.startsWith('arrow') && isFreeHanded() && seat.table.view.you.question === null)
        focusArea(seat.cursor);
      else if (!Object.hasOwn(acts, key)) return;
      else if (!event.repeat) acts[key]?.();
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys, seat, speak]);
}
