import { verifyShoe } from '@croupier/cards';
import type { Evidence } from '@croupier/house';
import { Command } from 'commander';
import { type GivenLocation, locationOf, refuseMissing, withLocation } from '../books-location.ts';
import type { Desk } from '../desk.ts';
import { BadInput, isRefusal, sentenceOf } from '../failure.ts';
import { nameOfFile, readText } from '../read-text.ts';
import { isShoe, parseShoe } from '../shoe-file.ts';
import { replayText } from './replay.ts';

/** What was checked, and what was wrong with it. */
interface Check {
  readonly checked: string;
  readonly ok: boolean;
  readonly findings: readonly string[];
  /** What could not be checked, though nothing is known to be wrong. */
  readonly notes?: readonly string[];
  readonly counts?: Readonly<Record<string, number>>;
}

/** `croupier verify …`: anybody's check of a shoe, a round or a house's books. */
export function verifyCommand(desk: Desk): Command {
  const verify = new Command('verify')
    .description("check a shoe's commitment and reveal, a round record, or the books of a house")
    .argument(
      '[file...]',
      'revealed shoes or round records, told apart by what they say; - reads standard input',
    )
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Exit code 0: everything is in order; 1: something is not, or could not be read.

Examples:
  croupier verify shoe-12.json round-80.round.json
  croupier verify shoe shoe-12.json
  croupier verify books --data ./data
  croupier verify books --database postgres://croupier@localhost/croupier --tables tables.json \\
    --checkpoints /mnt/elsewhere --key house-key.pem.pub`,
    )
    .action(async (files: string[], _given: object, command: Command) => {
      if (files.length === 0) command.error('Name a file, or shoe or books.');
      await report(desk, command, files, (file) => checkFile(desk, file));
    });
  verify.addCommand(shoeCommand(desk));
  verify.addCommand(booksCommand(desk));
  return verify;
}

const shoeCommand = (desk: Desk): Command =>
  new Command('shoe')
    .description(
      'check that the seed is the one committed to, and that the cards dealt are the ones it gives',
    )
    .argument('<file...>', 'revealed shoes (JSON); - reads standard input')
    .option('--json', 'print one JSON document')
    .action(async (files: string[], _given: object, command: Command) => {
      await report(desk, command, files, async (file) =>
        checkShoe(file, parseJson(await readText(file, desk.io))),
      );
    });

interface GivenBooks extends GivenLocation {
  readonly table?: string;
  readonly tables?: string;
  readonly checkpoints?: string;
  readonly key?: string;
}

const booksCommand = (desk: Desk): Command =>
  withLocation(
    new Command('books')
      .aliases(['journal', 'ledger'])
      .description(
        'replay every line of every journal, derive ledger, people, meters and cards from them, and compare; nothing is changed',
      )
      .option('--table <id>', "only this table's chain of hashes")
      .option('--tables <file>', 'the file of tables that the house is served with')
      .option('--checkpoints <dir>', 'signed checkpoints to compare with, kept elsewhere')
      .option('--key <file>', 'the key that they are signed with: its public half is enough')
      .option('--json', 'print one JSON document'),
  ).action(async (given: GivenBooks, command: Command) => {
    const location = locationOf(given);
    refuseMissing(location);
    const where = 'url' in location ? new URL(location.url).host : location.directory;
    await report(desk, command, [where], async () => {
      const { examineBooks, openToRead, verifyJournal } = await import('@croupier/house');
      const evidence = await evidenceOf(desk, given);
      const database = await openToRead(location);
      try {
        if (given.table !== undefined) {
          const findings = await verifyJournal(database, given.table);
          return { checked: `the journal of ${given.table}`, ok: findings.length === 0, findings };
        }
        const { findings, notes, ...counts } = await examineBooks(database, evidence);
        return { checked: `the books in ${where}`, ok: findings.length === 0, findings, notes, counts };
      } finally {
        await database.close();
      }
    });
  });

/** The tables as they are set up, and the checkpoints whose signatures are good. */
async function evidenceOf(desk: Desk, { tables, checkpoints, key }: GivenBooks): Promise<Evidence> {
  const { defaultPokerTables, defaultTables, parseTables, readCheckpoints } = await import('@croupier/house');
  if ((checkpoints === undefined) !== (key === undefined))
    throw new BadInput('Name the checkpoints together with the key that they are signed with.');
  const house =
    tables === undefined
      ? { tables: defaultTables(), pokerTables: defaultPokerTables() }
      : parseTables(await readText(tables, desk.io));
  if (checkpoints === undefined || key === undefined) return house;
  return { ...house, checkpoints: readCheckpoints(checkpoints, await readText(key, desk.io)) };
}

async function checkFile(desk: Desk, file: string): Promise<Check> {
  const text = await readText(file, desk.io);
  const document = parseJson(text);
  if (isShoe(document)) return checkShoe(file, document);
  const { ok, error, difference } = replayText(text);
  const why = difference ?? error;
  return { checked: `the round in ${nameOfFile(file)}`, ok, findings: why === undefined ? [] : [why] };
}

function checkShoe(file: string, document: unknown): Check {
  const reveal = parseShoe(document);
  const verdict = verifyShoe(reveal);
  return {
    checked: `the shoe ${JSON.stringify(reveal.name)} in ${nameOfFile(file)}`,
    ok: verdict.honest,
    findings: verdict.honest ? [] : [verdict.why],
    counts: { decks: reveal.decks, cards: reveal.dealt.length },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('It is not JSON.');
  }
}

/** Checks each, goes on after a bad one, and prints what was found. */
async function report(
  desk: Desk,
  command: Command,
  things: readonly string[],
  check: (thing: string) => Promise<Check>,
): Promise<void> {
  const json = command.optsWithGlobals<{ json?: boolean }>().json === true;
  const checks: Check[] = [];
  for (const thing of things) {
    const done = await check(thing).catch((error: unknown): Check => {
      if (!isRefusal(error)) throw error;
      return { checked: nameOfFile(thing), ok: false, findings: [sentenceOf(error, thing)] };
    });
    checks.push(done);
    if (!json) show(desk, done);
  }
  if (json) desk.printJson({ checks });
  if (checks.some(({ ok }) => !ok)) {
    desk.exitCode = 1;
    if (json) desk.complain(`${checks.filter(({ ok }) => !ok).length} of ${checks.length} checks failed.`);
  }
}

function show(desk: Desk, { checked, ok, findings, notes = [], counts }: Check): void {
  for (const finding of findings) desk.complain(`${checked.replace(/^the /, 'The ')}: ${finding}`);
  for (const note of notes) desk.print(`Not checked: ${note}`);
  if (!ok) return;
  const figures = Object.entries(counts ?? {}).map(([name, count]) => `${count} ${name}`);
  desk.print(
    `${desk.paint.green('In order')}: ${checked}${figures.length ? ` ${desk.paint.dim(`(${figures.join(', ')})`)}` : ''}.`,
  );
}
