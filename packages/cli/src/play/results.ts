import { type AnyLayout, formatMoney, type Line } from '@croupier/table';
import type { Paint } from '../paint.ts';
import { formatCites } from '../show/cites.ts';

/** One settled bet in a sentence, with the clauses that decided it. */
export function tellLine(line: Line, { wagers }: AnyLayout, paint: Paint): string {
  const name = wagers.find(({ id }) => id === line.wager)?.name ?? line.wager;
  const whose = line.kind === 'tip' ? `Dealer's bet on ${name}` : name;
  return `  ${whose} at spot ${line.seat}: ${paint.bold(formatMoney(line.stake))} ${told(line, paint)} ${paint.dim(formatCites(line.cites))}`;
}

function told(line: Line, paint: Paint): string {
  const { result, won, commission, returned } = line;
  switch (result) {
    case 'win': {
      const kept = commission > 0 ? ` less ${formatMoney(commission)} commission` : '';
      const where = line.kind === 'tip' ? 'into the tip box' : 'back';
      return `${paint.green('wins')} ${formatMoney(won)}${kept}, ${formatMoney(returned)} ${where}.`;
    }
    case 'lose':
      return `${paint.red('loses')}.`;
    case 'push':
      return `${paint.yellow('pushes')}, ${formatMoney(returned)} back.`;
    case 'withdrawn':
    case 'void':
      return `is ${result}, ${formatMoney(returned)} back.`;
  }
}
