import { stripVTControlCharacters } from 'node:util';
import type { Paint } from '../paint.ts';

export interface Column {
  readonly head: string;
  readonly align?: 'left' | 'right';
}

/** Rows under their heads, aligned; colours count for nothing in the width. */
export function columns(
  heads: readonly Column[],
  rows: readonly (readonly string[])[],
  paint: Paint,
  indent = '',
): string {
  const widths = heads.map(({ head }, i) => Math.max(width(head), ...rows.map((row) => width(row[i] ?? ''))));
  const line = (cells: readonly string[]): string =>
    indent +
    cells
      .map((cell, i) => pad(cell, widths[i] ?? 0, heads[i]?.align ?? 'left'))
      .join('  ')
      .trimEnd();
  return [paint.dim(line(heads.map(({ head }) => head))), ...rows.map(line)].join('\n');
}

const width = (text: string): number => stripVTControlCharacters(text).length;

function pad(text: string, to: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, to - width(text)));
  return align === 'left' ? text + space : space + text;
}
