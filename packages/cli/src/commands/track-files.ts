import { pokerStarsOf, type TrackedAs } from '@croupier/games';
import type { Desk } from '../desk.ts';
import { isRefusal, sentenceOf } from '../failure.ts';
import { nameOfFile, readText } from '../read-text.ts';

interface Tracked {
  readonly file: string;
  /** The table header inside a `.phhs`. */
  readonly key?: string;
  readonly ok: boolean;
  readonly pokerstars?: string;
  readonly error?: string;
}

/** `croupier replay FILE… --format pokerstars`: the hands as text, two empty lines between them as trackers expect. */
export async function trackFiles(
  desk: Desk,
  files: readonly string[],
  { json, ...as }: TrackedAs & { readonly json?: boolean },
): Promise<void> {
  const hands: Tracked[] = [];
  for (const file of files) hands.push(...(await trackedIn(file, desk, as)));
  if (json) desk.printJson({ records: hands });
  const texts = hands.flatMap(({ pokerstars }) => pokerstars ?? []);
  if (!json && texts.length > 0) desk.print(texts.join('\n\n').trimEnd());
  for (const { file, key, error } of hands) {
    const name = key === undefined ? nameOfFile(file) : `${nameOfFile(file)} [${key}]`;
    if (error !== undefined) desk.complain(`${name}: ${error}`);
  }
}

async function trackedIn(file: string, { io }: Desk, as: TrackedAs): Promise<Tracked[]> {
  try {
    return pokerStarsOf(await readText(file, io), as).map(({ key, ...history }) => ({
      file,
      ...(key === null ? {} : { key }),
      ...('text' in history ? { ok: true, pokerstars: history.text } : { ok: false, error: history.error }),
    }));
  } catch (error) {
    if (isRefusal(error)) return [{ file, ok: false, error: sentenceOf(error, file) }];
    throw error;
  }
}
