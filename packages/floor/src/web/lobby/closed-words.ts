import type { ClosedTable } from '@croupier/house/protocol';
import { money } from '../chips/money.ts';

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** What everybody reads of it. */
export function sentenceOf({ name, since, open, yours }: ClosedTable): string {
  const when = WHEN.format(since);
  const closed = open
    ? `${name} was closed on ${when}, because its books could not be read, and is open again with a new shoe.`
    : `${name} is closed since ${when}, because its books cannot be read.`;
  const home = yours > 0 ? ` Your ${money(yours)} that lay there went back to your balance.` : '';
  return `${closed}${home}`;
}

/** What the floor reads of the chips that lay there. */
export const wentHome = ({ returned, to }: NonNullable<ClosedTable['floor']>): string =>
  returned === 0
    ? 'No chips lay on it.'
    : `${money(returned)} went back: ${to.map(({ name, amount }) => `${name} ${money(amount)}`).join(', ')}.`;
