import { cents, formatMoney, type RecordedLine } from '@croupier/table';
import type { Paint } from '../paint.ts';
import { columns } from './columns.ts';

/** Settlement lines as a table. */
export function showLines(lines: readonly RecordedLine[], paint: Paint, indent = '  '): string {
  const right = 'right' as const;
  const heads = [
    { head: 'seat', align: right },
    { head: 'wager' },
    { head: 'stake', align: right },
    { head: 'result' },
    { head: 'won', align: right },
    { head: 'commission', align: right },
    { head: 'returned', align: right },
  ];
  const rows = lines.map((line) => [
    String(line.seat),
    nameOfLine(line),
    money(line.stake),
    painted(line.result, paint),
    money(line.won),
    money(line.commission),
    money(line.returned),
  ]);
  return columns(heads, rows, paint, indent);
}

const money = (amount: number): string => formatMoney(cents(amount));

const nameOfLine = ({ wager, tip, player }: RecordedLine): string =>
  `${wager}${tip ? ' (tip)' : ''}${player === undefined ? '' : ` (back bet of ${player})`}`;

/** The word says it; the colour only helps. */
function painted(result: RecordedLine['result'], paint: Paint): string {
  if (result === 'win') return paint.green(result);
  return result === 'lose' ? paint.red(result) : paint.yellow(result);
}
