import { type Hold, holdOf, holdOver, oddsOf, pricedDay, readTableDays } from '@croupier/odds';
import { cents, formatMoney } from '@croupier/table';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { EXAMPLE } from '../game-given.ts';
import { workFor } from '../odds-work.ts';
import { readText } from '../read-text.ts';
import { columns } from '../show/columns.ts';
import { percent } from '../show/figures.ts';

/** `croupier hold FILE`: what a house may expect of its tables in a day, and when to be alarmed. */
export const holdCommand = (desk: Desk): Command =>
  new Command('hold')
    .description('what a house may expect to win at these tables in a day, and when to be alarmed')
    .argument('<file>', 'the tables, as JSON; - reads standard input')
    .option('--json', 'print one JSON document, amounts in cents')
    .addHelpText(
      'after',
      `
Amounts in the file are dollars. "won" is what a table has won, where you want to know whether that can be.
  { "tables": [
      { "name": "Baccarat 1", "game": "${EXAMPLE}", "options": { "decks": 8 }, "players": 6,
        "handsPerHour": 70, "hours": 16, "stakes": { "banker": 50 }, "won": 21500 } ] }

Outside of "look" lies one day in fifty, outside of "alarm" one in five hundred.
The exit code is 1 if a table is outside of "alarm".`,
    )
    .action(async (file: string, { json }: { json?: boolean }) => {
      const days = readTableDays(await readText(file, desk.io));
      const priced = [];
      for (const day of days) priced.push(pricedDay(day, await oddsOf(day.table, workFor(desk))));
      const tables = priced.map(holdOf);
      const won = days.every((day) => day.won !== undefined)
        ? cents(days.reduce((sum, day) => sum + (day.won ?? 0), 0))
        : undefined;
      const all = holdOver('all tables', priced, won);
      if (json) desk.printJson({ tables, all });
      else desk.print(show(desk, tables.length > 1 ? [...tables, all] : tables));
      for (const { name, result } of tables)
        if (result?.verdict === 'alarm')
          desk.complain(
            `${name} won ${formatMoney(cents(result.won))}, which comes by chance on less than one day in five hundred.`,
          );
    });

const whole = (amount: number | null): string =>
  amount === null ? 'a jackpot' : formatMoney(cents(Math.round(amount / 100) * 100)).replace(/\.00$/, '');

function show({ paint }: Desk, holds: readonly Hold[]): string {
  const right = 'right' as const;
  const rows = holds.map((one) => [
    paint.bold(one.name),
    whole(one.handle),
    whole(one.expected),
    percent(one.hold, 2),
    whole(one.standardDeviation),
    `${whole(one.look.least)} to ${whole(one.look.most)}`,
    `${whole(one.alarm.least)} to ${whole(one.alarm.most)}`,
    one.result === null ? '' : `${whole(one.result.won)}: ${inWords(one.result.verdict, paint)}`,
  ]);
  const heads = [
    { head: 'table' },
    { head: 'staked', align: right },
    { head: 'expected', align: right },
    { head: 'hold', align: right },
    { head: 'deviation', align: right },
    { head: 'look outside', align: right },
    { head: 'alarm outside', align: right },
    { head: 'won' },
  ];
  return [
    columns(heads, rows, paint),
    '',
    paint.dim(
      'Every bet by its own odds; how far the bets of one table move together is measured in 5,000 rounds.',
    ),
  ].join('\n');
}

function inWords(verdict: 'ordinary' | 'look' | 'alarm', paint: Desk['paint']): string {
  if (verdict === 'ordinary') return paint.green('as it may be');
  return verdict === 'look' ? paint.yellow('look at it') : paint.red('alarm');
}
