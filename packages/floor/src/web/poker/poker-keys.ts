import type { SentAnswer } from '@croupier/house/protocol';
import type { Action } from '@croupier/table';
import { useEffect } from 'react';
import { useSettings } from '../room/settings.ts';
import { isWriting } from '../room/writing.ts';
import { fitted, type Range } from './sizing.ts';

interface Acting {
  readonly actions: readonly Action[];
  readonly range: Range | null;
  readonly to: number;
  readonly setTo: (to: number) => void;
  readonly act: (answer: SentAnswer) => void;
  /** A fold was not meant. */
  readonly keep: () => void;
}

/**
 * F folds, C checks or calls, R brings the keyboard to the size of a bet or raise, where the arrows change it and
 * Enter makes it; Escape takes back a fold that is asked about.
 */
export function useActionKeys({ actions, range, to, setTo, act, keep }: Acting): void {
  const { keys } = useSettings();
  useEffect(() => {
    if (!keys) return undefined;
    const offered = (verb: string): boolean => actions.some((one) => one.verb === verb && !one.refused);
    const step = (steps: number): void => {
      if (range) setTo(fitted(range, to + steps * range.step));
    };
    const raise = (): void => {
      if (range) act({ verb: range.verb, amount: to });
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.repeat && !event.key.startsWith('Arrow')) return;
      if (document.querySelector('dialog[open]')) return;
      const sizes = onSize();
      if (isTyping()) {
        const field = document.activeElement;
        if (event.key === 'Enter') raise();
        else if (event.key.toLowerCase() !== 'escape') return;
        if (field instanceof HTMLElement && field === document.activeElement) field.blur();
        event.preventDefault();
        return;
      }
      if (isWriting()) return;
      const key = event.key.toLowerCase();
      if (key === 'f' && offered('fold')) act({ verb: 'fold' });
      else if (key === 'c' && offered('check')) act({ verb: 'check' });
      else if (key === 'c' && offered('call')) act({ verb: 'call' });
      else if (key === 'r' && range) bringToSize();
      else if (range && (key === 'arrowup' || key === 'arrowright') && sizes) step(1);
      else if (range && (key === 'arrowdown' || key === 'arrowleft') && sizes) step(-1);
      else if (key === 'enter' && sizes) raise();
      else if (key === 'escape') keep();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys, actions, range, to, setTo, act, keep]);
}

const SIZE = '.action-bar input[type="range"], .action-bar .act-bet, .action-bar .act-raise';

function bringToSize(): void {
  const control = document.querySelector(SIZE);
  if (control instanceof HTMLElement) control.focus();
}

/** Whether the keyboard is at the size: only there are Enter and the arrows about it. */
const onSize = (): boolean => document.activeElement?.matches('.action-bar input[type="range"]') ?? false;

/** Whether the size is being typed: then letters and digits are about it, and Enter makes it. */
const isTyping = (): boolean => document.activeElement?.matches('.action-bar .typed-size input') ?? false;

/** Keys that work whoever's turn it is. */
export function usePokerKeys(speak: () => void): void {
  const { keys } = useSettings();
  useEffect(() => {
    if (!keys) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 's' || isWriting())
        return;
      if (document.querySelector('dialog[open]')) return;
      speak();
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys, speak]);
}
