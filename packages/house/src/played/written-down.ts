import type { PlayedEntry } from '../protocol/index.ts';

/** Rounds and hands as a spreadsheet reads them, a line each: RFC 4180, amounts in dollars. */
export function asCsv(played: readonly PlayedEntry[]): string {
  const rows = played.map((entry) => [
    new Date(entry.at).toISOString(),
    entry.kind,
    entry.table,
    entry.tableName,
    entry.game,
    String(entry.kind === 'hand' ? entry.hand : entry.round),
    inDollars(entry.kind === 'hand' ? entry.put : entry.staked),
    inDollars(entry.net),
    entry.kind === 'hand' ? entry.cards.join(' ') : '',
  ]);
  return [HEADS, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

const HEADS = ['at', 'kind', 'table', 'table name', 'game', 'number', 'staked', 'net', 'cards'];

const inDollars = (amount: number): string => (amount / 100).toFixed(2);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Hand histories in one file (.phhs): a numbered table for each hand. */
export const asPhhs = (hands: readonly string[]): string =>
  hands.map((phh, at) => `[${at + 1}]\n${phh.trimEnd()}\n`).join('\n');
