import { useEffect } from 'react';
import { currentSettings, useSettings } from './settings.ts';

/** Whether nothing is to move: the device says so, or whoever looks. */
export const isStill = (): boolean =>
  currentSettings().motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells the styles what was asked for on this page. */
export function useMotion(): void {
  const { motion } = useSettings();
  useEffect(() => {
    document.documentElement.dataset.motion = motion;
  }, [motion]);
}
