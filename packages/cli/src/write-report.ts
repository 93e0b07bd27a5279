import type { Stats } from 'node:fs';
import { access, constants, stat, writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
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
  await refuseUnwritable(file);
  const report = await reportOn(game, workFor(desk));
  const made = new Date().toISOString().slice(0, 10);
  const text =
    ending === '.json'
      ? `${JSON.stringify({ ...report, made, version: version() }, null, 2)}\n`
      : reportPage(report, { made, version: version() });
  await writeFile(file, text);
  desk.print(`${game.title}: the report is in ${file}.`);
}

/** Before the counting, which may take a minute: nobody waits for a report that has no place. */
async function refuseUnwritable(file: string): Promise<void> {
  const folder = dirname(file);
  const [inside, there] = await Promise.all([known(folder), known(file)]);
  if (!inside?.isDirectory())
    throw new BadInput(`There is no folder ${folder} in which the report could be written.`);
  if (there?.isDirectory()) throw new BadInput(`A report is a file, and ${file} is a folder.`);
  const place = there ? file : folder;
  await access(place, constants.W_OK).catch(() => {
    throw new BadInput(`The report cannot be written: ${place} may not be changed.`);
  });
}

const known = (path: string): Promise<Stats | undefined> => stat(path).catch(() => undefined);
