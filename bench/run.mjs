// node bench/run.mjs [NAME…]: runs the benches of these names, or all of them; prints the figures and keeps each
// bench's in its section of RESULTS.md. A bench is a module here that exports its `name`, that of its file, and `async run(report)`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measuring } from './measure.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const notBenches = new Set(['run.mjs', 'measure.mjs']);

const all = readdirSync(here)
  .filter((file) => file.endsWith('.mjs') && !notBenches.has(file))
  .map((file) => file.slice(0, -'.mjs'.length))
  .toSorted();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  process.exit(2);
}
// Only what is wanted is loaded: some compare with packages that others do not need.
const chosen = all.filter((name) => wanted.length === 0 || wanted.includes(name));
const benches = await Promise.all(chosen.map((name) => import(`./${name}.mjs`)));

const versionOf = (name) => {
  const file = join(here, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'not installed';
};

/** Collects what a bench says, prints it, and turns it into Markdown. */
function reporter(name) {
  const lines = [];
  return {
    note(text) {
      console.log(text);
      lines.push(text, '');
    },
    /** A heading, the columns' names, and rows of texts; figures are aligned to the right. */
    table(title, columns, rows) {
      const cells = [columns, ...rows].map((row) => row.map(String));
      const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i].length)));
      const line = (row) =>
        row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ');
      console.log(`\n${title}\n${cells.map(line).join('\n')}`);
      const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
      lines.push(`### ${title}`, '');
      lines.push(...[cells[0], rule, ...cells.slice(1)].map((row) => `| ${line(row)} |`), '');
    },
    /** `{ package: version }` of what is compared. */
    versions: (...names) => names.map((each) => `${each} ${versionOf(each)}`).join(', '),
    section() {
      const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores`;
      const when = new Date().toISOString().slice(0, 10);
      return [`## ${name}`, '', `${when}. ${machine}, Node ${process.version}.`, '', ...lines]
        .join('\n')
        .trimEnd();
    },
  };
}

/** What somebody has written below the figures of a section: from this heading on it outlives them. */
const REMARKS = /^### Remarks$[\s\S]*/m;

/** Puts a section in place of the one of the same name, with the remarks on that, or at the end. */
function keep(name, section) {
  const file = join(here, 'RESULTS.md');
  const head =
    '# Measured\n\n`npm run bench [NAME…]` writes this file: one section for each bench, as last run. What stands below *Remarks* was written by hand.';
  const old = existsSync(file) ? readFileSync(file, 'utf8') : head;
  const [, ...sections] = old.split(/^(?=## )/m);
  const isIt = (each) => each.startsWith(`## ${name}\n`);
  const kept = sections.filter((each) => !isIt(each)).map((each) => each.trimEnd());
  const [remarks] = REMARKS.exec(sections.find(isIt) ?? '') ?? [];
  const whole = remarks ? `${section}\n\n${remarks.trimEnd()}` : section;
  writeFileSync(file, `${[head, ...[...kept, whole].toSorted((a, b) => a.localeCompare(b))].join('\n\n')}\n`);
}

for (const bench of benches) {
  console.log(
    `\n— ${bench.name} (Node ${process.version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores)`,
  );
  const report = reporter(bench.name);
  await bench.run(report, measuring);
  // What is only tried out is not kept.
  if (process.env.SMALL !== '1') keep(bench.name, report.section());
}
