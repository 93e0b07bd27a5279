import type { BetOption } from '@croupier/table';

/** The JSON of options that many are sent, or one again and again: it is by far the longest part of what is somebody's own. */
const spelled = new WeakMap<BetOption, string>();

/** These will be sent often. */
export function spellOnce(options: readonly BetOption[]): void {
  for (const option of options) spelled.set(option, JSON.stringify(option));
}

export const spelledOption = (option: BetOption): string => spelled.get(option) ?? JSON.stringify(option);
