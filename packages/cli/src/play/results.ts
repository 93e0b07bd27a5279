import { type AnyLayout, formatMoney, type Line } from '@croupier/table';
import type { Paint } from '../paint.ts';
import { formatCites } from '../show/cites.ts';

/** One settled bet in a sentence, with the clauses that decided it. */
export function tellLine(line: Line, { wagers, bonuses = [] }: AnyLayout, paint: Paint): string {
  const name = [...wagers, ...bonuses].find(({ id }) => id === line.wager)?.name ?? line.wager;
  const whose = line.kind === 'tip' ? `Dealer's bet on ${name}` : name;
  const stake = line.stake > 0 ? `${paint.bold(formatMoney(line.stake))} ` : '';
  const cites = paint.dim(formatCites(line.cites));
  return `  ${whose} at spot ${line.seat}: ${stake}${told(line, paint)} ${cites}`;
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
