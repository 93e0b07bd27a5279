import { createReadStream } from 'node:fs';
import { BadInput } from './failure.ts';
import type { Io } from './io.ts';

/** Far more than any record or shoe needs; a larger file is something else. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The text of a file, or of standard input for `-`. What is not text is refused. */
export async function readText(file: string, io: Io): Promise<string> {
  const source = file === '-' ? io.stdin : createReadStream(file);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BYTES) throw new BadInput('It is larger than 16 MB, which no record is.');
    chunks.push(bytes);
  }
  if (size === 0) throw new BadInput('It is empty.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new BadInput('It is not a text file (UTF-8).');
  }
}

export const nameOfFile = (file: string): string => (file === '-' ? 'standard input' : file);
