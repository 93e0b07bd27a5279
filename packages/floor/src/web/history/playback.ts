import { useEffect, useState } from 'react';

/** Where somebody is in something that has been dealt, and how they get on. */
export interface Playback {
  readonly at: number;
  readonly last: number;
  /** The step that was looked at before, if this is the one after it. */
  readonly before: number | null;
  readonly playing: boolean;
  /** To any step, which ends the playing. */
  readonly turn: (step: number) => void;
  readonly playOrPause: () => void;
}

/** Goes through steps by hand, or by itself at a pace in milliseconds. */
export function usePlayback(last: number, pace: number): Playback {
  const [{ at, before }, go] = useState<{ at: number; before: number | null }>({ at: 0, before: null });
  const [playing, setPlaying] = useState(false);
  const turn = (step: number): void => {
    const bounded = Math.min(last, Math.max(0, step));
    setPlaying(false);
    go({ at: bounded, before: bounded === at + 1 ? at : null });
  };
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at < last) go({ at: at + 1, before: at });
      if (at + 1 >= last) setPlaying(false);
    }, pace);
    return () => clearTimeout(timer);
  }, [playing, at, last, pace]);
  return { at, last, before, playing, turn, playOrPause: () => setPlaying(!playing) };
}
