import { Command, Option } from 'commander';
import { type GivenLocation, locationOf, refuseMissing, withLocation } from '../books-location.ts';
import type { Desk } from '../desk.ts';
import { BadInput } from '../failure.ts';
import { readText } from '../read-text.ts';

interface Given extends GivenLocation {
  readonly format: 'json' | 'csv' | 'rounds' | 'phh';
  readonly table?: string;
  readonly tables?: string;
  readonly from?: string;
  readonly to?: string;
}

/** `croupier export`: a span of the books as text, for whoever audits them. */
export const exportCommand = (desk: Desk): Command =>
  withLocation(
    new Command('export')
      .description('write a span of the books to standard output; nothing is changed')
      .addOption(
        new Option('--format <format>', 'journal lines, movements of chips, round records or poker hands')
          .choices(['json', 'csv', 'rounds', 'phh'])
          .default('json'),
      )
      .option('--table <id>', 'only this table')
      .option('--tables <file>', 'the file of tables that the house is served with')
      .option('--from <time>', 'from this moment on, as 2026-03-01T20:00:00Z or 2026-03-01 (midnight UTC)')
      .option('--to <time>', 'until this moment'),
  )
    .addHelpText(
      'after',
      `
Examples:
  croupier export --data ./data --format csv --from 2026-03-01 --to 2026-04-01 > march.csv
  croupier export --data ./data --format rounds --table mini-baccarat-1 | croupier replay -
  croupier export --data ./data --format phh > hands.phhs`,
    )
    .action(async ({ format, table, tables, from, to, ...given }: Given) => {
      const { A_MOMENT, momentIn, ...books } = await import('@croupier/house');
      const { defaultPokerTables, defaultTables, exportBooks, openToRead, parseTables, refuseNoSpan } = books;
      const moment = (text: string | undefined, otherwise: Date): Date => {
        const at = text === undefined ? otherwise : momentIn(text);
        if (!at) throw new BadInput(A_MOMENT);
        return at;
      };
      const span = {
        from: moment(from, new Date(0)),
        to: moment(to, new Date('9999-12-31')),
        ...(table === undefined ? {} : { table }),
      };
      const location = locationOf(given);
      refuseMissing(location);
      const house =
        tables === undefined
          ? { tables: defaultTables(), pokerTables: defaultPokerTables() }
          : parseTables(await readText(tables, desk.io));
      const database = await openToRead(location);
      try {
        await refuseNoSpan(database.kysely, span);
        for await (const line of exportBooks(database.kysely, format, span, house)) desk.print(line);
      } finally {
        await database.close();
      }
    });
