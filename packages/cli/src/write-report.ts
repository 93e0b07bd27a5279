import type { Stats } from 'node:fs';
import { access, constants, stat, writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import type { PokerGame, PokerRules } from '@croupier/games';
import { pokerReportOn, pokerReportPage, reportOn, reportPage } from '@croupier/odds';
import type { Cents, TableGame } from '@croupier/table';
import type { Desk } from './desk.ts';
import { BadInput } from './failure.ts';
import { workFor } from './odds-work.ts';
import { version } from './version.ts';

/** Writes a report on a table into a file, as a page or as a document for programs. */
export const writeReport = (desk: Desk, game: TableGame, file: string): Promise<void> =>
  write(desk, game.title, file, async (around, asPage) => {
    const report = await reportOn(game, workFor(desk));
    return asPage ? reportPage(report, around) : { ...report, ...around };
  });

/** The same on a game among players. */
export const writePokerReport = (
  desk: Desk,
  game: PokerGame,
  rules: PokerRules,
  { file, drop }: { readonly file: string; readonly drop: Cents | undefined },
): Promise<void> =>
  write(desk, game.title, file, async (around, asPage) => {
    const report = pokerReportOn(game, rules, { drop });
    return asPage ? pokerReportPage(report, around) : { ...report, ...around };
  });

interface Around {
  readonly made: string;
  readonly version: string;
}

async function write(
  desk: Desk,
  title: string,
  file: string,
  make: (around: Around, asPage: boolean) => Promise<string | object>,
): Promise<void> {
  const ending = extname(file).toLowerCase();
  if (ending !== '.html' && ending !== '.json')
    throw new BadInput('A report is written as .html, to read and to print, or as .json, for programs.');
  await refuseUnwritable(file);
  const around = { made: new Date().toISOString().slice(0, 10), version: version() };
  const made = await make(around, ending === '.html');
  await writeFile(file, typeof made === 'string' ? made : `${JSON.stringify(made, null, 2)}\n`);
  desk.print(`${title}: the report is in ${file}.`);
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
