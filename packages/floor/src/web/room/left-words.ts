import { chips, signed } from '../chips/money.ts';
import { isCutOff, type Model } from '../model/model.ts';

/** Nothing of one's own is in play at the table any more. */
export const isOver = ({ table }: Pick<Model, 'table'>): boolean => table?.view.you.inPlay === 0;

/** How one's chips at a table stand that is not looked at; `before` is what one had won or lost there when one left it. */
export function leftWords(
  { table, connection }: Pick<Model, 'table' | 'connection'>,
  before: number,
): string {
  if (isCutOff(connection)) return 'No line';
  if (!table) return 'Opening…';
  const { inPlay, net } = table.view.you;
  return inPlay > 0 ? `${chips(inPlay)} in play` : signed(net - before);
}
