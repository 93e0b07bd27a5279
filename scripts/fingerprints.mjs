// node scripts/fingerprints.mjs FOLDER: rulebooks/fingerprints.json, which clauses of the rulebooks have the same wording, from
// their texts and their clauses.json in FOLDER. Their words are not kept.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, run, tool } from './workspace.mjs';

const [, , folder] = process.argv;
if (folder === undefined) {
  console.error('Name the folder with the texts of the rulebooks and their clauses.json.');
  process.exit(2);
}
ensureInstalled();
run(tool('tsc'), ['-b']);
const { sistersOf } = await import('@croupier/rulebooks');
const clauses = JSON.parse(readFileSync(join(folder, 'clauses.json'), 'utf8'));
const printed = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .toSorted()
  .map((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
const alike = sistersOf(clauses, printed);
const file = join(root, 'rulebooks/fingerprints.json');
writeFileSync(file, `${JSON.stringify(Object.fromEntries(alike), null, 2)}\n`);
run(tool('biome'), ['format', '--write', file], { stdio: 'ignore' });
console.log(`${alike.size} wordings stand more than once.`);
