import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PAGE = new URL('../../../../../docs/protocol.md', import.meta.url);
const HERE = new URL('.', import.meta.url);

/** Runs the program that docs/protocol.md shows under a heading, as it stands there, and gives what it prints. */
export async function runPageProgram(heading: string, house: string, table: string): Promise<unknown[]> {
  const section = readFileSync(PAGE, 'utf8').split(`### ${heading}\n`)[1];
  const program = /```js\n(.*?)```/s.exec(section ?? '')?.[1];
  if (program === undefined) throw new Error(`docs/protocol.md shows no program under "${heading}".`);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: HERE,
    env: { ...process.env, HOUSE: house, TABLE: table },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The program ended with ${code}: ${printed}`);
  return printed
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}
