import { type Replayed, type ReplayedJackpots, replay, replayPhh, type Strictness } from '@croupier/games';
import type { RecordedResult } from '@croupier/table';
import { Command, Option } from 'commander';
import type { Desk } from '../desk.ts';
import { isRefusal, sentenceOf } from '../failure.ts';
import { EXAMPLE } from '../game-given.ts';
import type { Io } from '../io.ts';
import { nameOfFile, readText } from '../read-text.ts';
import { showLines } from '../show/lines.ts';
import { trackFiles } from './track-files.ts';

/** One record's entry in the JSON document (CONTRACT). */
export interface Entry extends ReplayedJackpots {
  readonly file: string;
  /** The table header inside a `.phhs`. */
  readonly key?: string;
  readonly ok: boolean;
  readonly result?: RecordedResult;
  /** Of a hand history: the stacks in its own units. */
  readonly finishingStacks?: readonly number[];
  /** By how much a recorded result is short of the pots: its house's rake. */
  readonly rake?: number;
  /** Where its table plays a kill: the kill button after the hand. */
  readonly killButton?: string;
  /** As recorded: each place where the record's house allowed what the section does not. */
  readonly departures?: readonly string[];
  readonly error?: string;
  readonly difference?: string;
}

/** `croupier replay FILE…`: deals each record again by the rules, and checks its settlement if it has one. */
export const replayCommand = (desk: Desk): Command =>
  new Command('replay')
    .description('deal recorded rounds again by the rules and print or check their settlement')
    .argument(
      '<file...>',
      'round records (.round.json, or one in every line) and hand histories (.phh, .phhs); - reads standard input',
    )
    .option(
      '--as-recorded',
      'hand histories: take what their house allowed beyond the rules, and list each place',
    )
    .addOption(
      new Option(
        '--format <format>',
        'hand histories: write them in the layout that trackers import',
      ).choices(['pokerstars']),
    )
    .option('--hero <player>', 'with --format: whose cards are written, by name or as p3')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
A bad record does not stop the others; the exit code is 1 if any was refused or differs.
A hand history is held to the rules of its game: three raises in limit, blinds and straddles as printed. What its own table
chose stands in _options (raiseCap=4, straddle=mississippi); for hands of other houses there is --as-recorded.

Examples:
  croupier replay evening/*.round.json
  croupier replay final-table.phhs --json
  croupier replay evening.phhs --format pokerstars --hero p3 > evening.txt
  croupier deal ${EXAMPLE} --seed 7 --json | croupier replay -`,
    )
    .action(async (files: string[], given: Given) => {
      const strictness = given.asRecorded ? 'as-recorded' : 'by-the-rules';
      if (given.format) await trackFiles(desk, files, { ...given, strictness });
      else await replayFiles(desk, files, given.json === true, strictness);
    });

interface Given {
  readonly json?: boolean;
  readonly asRecorded?: boolean;
  readonly format?: 'pokerstars';
  readonly hero?: string;
}

async function replayFiles(
  desk: Desk,
  files: readonly string[],
  json: boolean,
  strictness: Strictness,
): Promise<void> {
  const entries: Entry[] = [];
  for (const file of files) {
    for (const replayed of await replayFile(file, desk.io, strictness)) {
      const entry: Entry = { file, ...replayed };
      entries.push(entry);
      if (!json) show(desk, entry);
    }
  }
  if (json) desk.printJson({ records: entries });
  const bad = entries.filter(({ ok }) => !ok).length;
  if (bad > 0) summarize(desk, bad, entries.length, json);
}

/** A record's text dealt again. */
export function replayText(text: string): Omit<Entry, 'file'> {
  return entryOf(replay(text));
}

async function replayFile(file: string, io: Io, strictness: Strictness): Promise<Omit<Entry, 'file'>[]> {
  try {
    const text = await readText(file, io);
    const history = handHistoryIn(file, text);
    return history === undefined ? replayRecords(text) : replayPhh(history, strictness);
  } catch (error) {
    if (isRefusal(error)) return [{ ok: false, error: sentenceOf(error, file) }];
    throw error;
  }
}

/** One record, or one in every line as `croupier export --format rounds` writes them. */
function replayRecords(text: string): Omit<Entry, 'file'>[] {
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  // A record that is spread over lines has its first key in the second of them.
  if (lines.length < 2 || !lines.every((one) => one.startsWith('{'))) return [replayText(text)];
  return lines.map((one, at) => ({ key: `${at + 1}`, ...replayText(one) }));
}

/** The hand history that a file is, by its name (standard input: by its first sign), or that its JSON document holds. */
function handHistoryIn(file: string, text: string): string | undefined {
  const document = /^\s*[{"]/.test(text);
  if (file === '-' ? !document : /\.phhs?$/i.test(file)) return text;
  return document ? dealtHandIn(text) : undefined;
}

/** A hand as `croupier deal --json` prints it. */
function dealtHandIn(text: string): string | undefined {
  try {
    const { format, phh }: { format?: unknown; phh?: unknown } = JSON.parse(text);
    return format === 'phh' && typeof phh === 'string' ? phh : undefined;
  } catch {
    return undefined;
  }
}

function entryOf(replayed: Replayed): Omit<Entry, 'file'> {
  if ('error' in replayed) return { ok: false, error: replayed.error };
  const { ok, result } = replayed;
  return 'difference' in replayed ? { ok, result, difference: replayed.difference } : { ok, result };
}

function show(desk: Desk, entry: Entry): void {
  const { file, key, result, finishingStacks, rake, departures, error, difference } = entry;
  const { paint } = desk;
  const name = key === undefined ? nameOfFile(file) : `${nameOfFile(file)} [${key}]`;
  if (finishingStacks) {
    const verdict = difference ? paint.red('differs') : paint.green('ok');
    const kept = rake === undefined ? '' : paint.dim(`  rake ${rake}`);
    desk.print(`${paint.bold(name)}  ${verdict}  ${finishingStacks.join(' ')}${kept}`);
    for (const departure of departures ?? []) desk.print(paint.dim(`  ${departure}`));
    showJackpots(desk, entry);
  }
  if (result) {
    desk.print(`${paint.bold(name)}  ${difference ? paint.red('differs') : paint.green('ok')}`);
    desk.print(showLines(result.lines, paint));
    const call = result.announcements?.at(-1);
    if (call) desk.print(paint.dim(`  ${call}`));
  }
  const why = difference ?? error;
  if (why) desk.complain(`${name}: ${why}`);
}

function showJackpots(desk: Desk, { awards, returnedToPool, entered }: Entry): void {
  for (const { jackpot, name, player, amount } of awards ?? [])
    desk.print(`  ${[jackpot, name, player, amount].filter(Boolean).join(' ')}`);
  for (const [jackpot, amount] of Object.entries(returnedToPool ?? {}))
    if (amount > 0) desk.print(desk.paint.dim(`  ${jackpot}: ${amount} back to the pool`));
  for (const { jackpot, player } of entered ?? [])
    desk.print(desk.paint.dim(`  ${jackpot}: ${player} enters the list`));
}

/** One file's complaint says it all; for several, how many. In JSON the sentences stand in the document. */
function summarize(desk: Desk, bad: number, all: number, json: boolean): void {
  if (json || all > 1)
    desk.complain(`${bad} of ${all} ${all === 1 ? 'record' : 'records'} refused or different.`);
}
