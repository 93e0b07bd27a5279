import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { reportOn, reportPage } from '@croupier/odds';
import type { TableGame } from '@croupier/table';
import type { Desk } from './desk.ts';
import { BadInput } from './failure.ts';
import { workFor } from './odds-work.ts';
import { version } from './version.ts';

/** Writes a report on a table into a file, as a page or as a document for programs. */
export async function writeReport(desk: Desk, game: TableGame, file: string): Promise<void> {
  const ending = extname(file).toLowerCase();
  if (ending !== '.html' && ending !== '.json')
    throw new BadInput('A report is written as .html, to read and to print, or as .json, for programs.');
  const report = await reportOn(game, workFor(desk));
  const made = new Date().toISOString().slice(0, 10);
  const text =
    ending === '.json'
      ? `${JSON.stringify({ ...report, made, version: version() }, null, 2)}\n`
      : reportPage(report, { made, version: version() });
  await writeFile(file, text);
  desk.print(`${game.title}: the report is in ${file}.`);
}
