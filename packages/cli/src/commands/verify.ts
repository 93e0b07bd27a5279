import { verifyShoe } from '@croupier/cards';
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
  readonly counts?: Readonly<Record<string, number>>;
}

/** `croupier verify …`: anybody's check of a shoe, a round, a journal or a ledger. */
export function verifyCommand(desk: Desk): Command {
  const verify = new Command('verify')
    .description("check a shoe's commitment and reveal, a round record, or a house's journal and ledger")
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
  croupier verify journal --data ./data
  croupier verify ledger --database postgres://croupier@localhost/croupier`,
    )
    .action(async (files: string[], _given: object, command: Command) => {
      if (files.length === 0) command.error('Name a file, or one of shoe, journal and ledger.');
      await report(desk, command, files, (file) => checkFile(desk, file));
    });
  verify.addCommand(shoeCommand(desk));
  for (const name of ['journal', 'ledger'] as const) verify.addCommand(booksCommand(desk, name));
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

const booksCommand = (desk: Desk, name: 'journal' | 'ledger'): Command =>
  withLocation(
    new Command(name)
      .description(
        name === 'journal'
          ? "check every table's chain of hashes, and the ledger whose entries it causes"
          : 'check that every transaction sums to zero and every balance is its postings, and the journal that causes them',
      )
      .option('--table <id>', "only this table's journal")
      .option('--json', 'print one JSON document'),
  ).action(async (given: GivenLocation & { table?: string }, command: Command) => {
    const location = locationOf(given);
    refuseMissing(location);
    const where = 'url' in location ? new URL(location.url).host : location.directory;
    await report(desk, command, [where], async () => {
      const { openDatabase, verifyBooks, verifyJournal } = await import('@croupier/house');
      const database = await openDatabase(location);
      try {
        if (given.table !== undefined) {
          const findings = await verifyJournal(database, given.table);
          return { checked: `the journal of ${given.table}`, ok: findings.length === 0, findings };
        }
        const { findings, ...counts } = await verifyBooks(database);
        return { checked: `the books in ${where}`, ok: findings.length === 0, findings, counts };
      } finally {
        await database.close();
      }
    });
  });

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

function show(desk: Desk, { checked, ok, findings, counts }: Check): void {
  for (const finding of findings) desk.complain(`${checked.replace(/^the /, 'The ')}: ${finding}`);
  if (!ok) return;
  const figures = Object.entries(counts ?? {}).map(([name, count]) => `${count} ${name}`);
  desk.print(
    `${desk.paint.green('In order')}: ${checked}${figures.length ? ` ${desk.paint.dim(`(${figures.join(', ')})`)}` : ''}.`,
  );
}
