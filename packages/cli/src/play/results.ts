import { type AnyLayout, DEALER, FEE, formatMoney, type Line, minus, NOTHING } from '@croupier/table';
import type { Paint } from '../paint.ts';
import { formatCites } from '../show/cites.ts';

/** One settled bet in a sentence, with the clauses that decided it. */
export function tellLine(line: Line, { wagers, bonuses = [] }: AnyLayout, paint: Paint): string {
  const name = [...wagers, ...bonuses].find(({ id }) => id === line.wager)?.name ?? line.wager;
  const whose = line.kind === 'tip' || line.seat === DEALER ? `Dealer's bet on ${name}` : titleOf(name);
  const stake = line.stake > 0 ? `${paint.bold(formatMoney(line.stake))} ` : '';
  const cites = paint.dim(formatCites(line.cites));
  const where = line.seat === DEALER ? '' : ` at spot ${line.seat}`;
  if (line.wager === FEE)
    return `  Collection fee${where}: ${paint.bold(formatMoney(minus(NOTHING, line.returned)))}. ${cites}`;
  return `  ${whose}${where}: ${stake}${told(line, paint)} ${cites}`;
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function told(line: Line, paint: Paint): string {
  const { result, won, commission, returned } = line;
  switch (result) {
    case 'win': {
      const kept = commission > 0 ? ` less ${formatMoney(commission)} commission` : '';
      const where = line.kind === 'tip' ? 'into the tip box' : 'back';
      return `${paint.green('wins')} ${formatMoney(won)}${kept}, ${formatMoney(returned)} ${where}.`;
    }
    case 'lose':
      return returned > 0
        ? `${paint.red('loses')}, ${formatMoney(returned)} back.`
        : `${paint.red('loses')}.`;
    case 'push': {
      const kept = commission > 0 ? ` less ${formatMoney(commission)} vigorish` : '';
      return `${paint.yellow('pushes')}${kept}, ${formatMoney(returned)} back.`;
    }
    case 'withdrawn':
    case 'void':
      return `is ${result}, ${formatMoney(returned)} back.`;
  }
}
