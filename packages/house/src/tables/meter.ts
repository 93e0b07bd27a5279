import { accountsOf, type Cents, minus, NOTHING, type Posting } from '@croupier/table';
import type { Movement } from './commands.ts';
import type { TableSetting } from './setting.ts';

/** Chips from the tray into the meter; below zero, out of it again. */
export function toMeter({ id }: TableSetting, reason: string, amount: Cents, event: number): Movement {
  const { tray, meter } = accountsOf(id);
  const postings: Posting[] = [
    { account: tray, amount: minus(NOTHING, amount) },
    { account: meter, amount },
  ];
  return { reason, event, postings };
}
