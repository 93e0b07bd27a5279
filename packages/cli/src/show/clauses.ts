import {
  type MatrixClause,
  NOT_YET,
  oneLine,
  type Rulebook,
  type Section,
  TREATMENTS,
} from '@croupier/rulebooks';
import { formatCite } from '@croupier/table';
import type { Paint } from '../paint.ts';
import { columns } from './columns.ts';
import { grouped } from './figures.ts';

/** The rulebooks with how many of their clauses are treated. */
export function showRulebooks(
  rulebooks: readonly Rulebook[],
  clauses: readonly MatrixClause[],
  paint: Paint,
): string {
  const rows = rulebooks.map(({ id, title, sections }) => {
    const own = clauses.filter(({ rulebook }) => rulebook === id);
    const untreated = own.filter(({ treatment }) => treatment === NOT_YET).length;
    return [
      paint.bold(id),
      title,
      ...[sections.length, own.length, own.length - untreated, untreated].map(grouped),
    ];
  });
  const heads = [
    { head: 'rulebook' },
    { head: 'title' },
    ...['sections', 'clauses', 'treated', NOT_YET].map((head) => ({ head, align: 'right' as const })),
  ];
  return `${columns(heads, rows, paint)}\n\n${paint.dim('"croupier rules RULEBOOK" shows its sections.')}`;
}

/** The sections of a rulebook by treatment. */
export function showRulebook(
  { id, title, sections }: Rulebook,
  clauses: readonly MatrixClause[],
  paint: Paint,
): string {
  const rows = sections.map(({ section, title: name }) => {
    const own = clauses.filter((clause) => clause.section === section);
    const counted = own.some(({ treatment }) => treatment === NOT_YET)
      ? [paint.dim(NOT_YET)]
      : TREATMENTS.map((treatment) => String(own.filter((clause) => clause.treatment === treatment).length));
    return [paint.bold(section), name === section ? '' : name, String(own.length), ...counted];
  });
  const heads = [
    { head: 'section' },
    { head: 'title' },
    { head: 'clauses', align: 'right' as const },
    ...TREATMENTS.map((head) => ({ head, align: 'right' as const })),
  ];
  return [
    `${paint.bold(title)}  ${id}`,
    '',
    columns(heads, rows, paint),
    '',
    paint.dim(`"croupier rules ${id} SECTION" shows its clauses.`),
  ].join('\n');
}

/** The clauses of a section, a line each. */
export function showSection(
  { id }: Rulebook,
  { section, title }: Section,
  clauses: readonly MatrixClause[],
  paint: Paint,
): string {
  const rows = clauses.map((clause) => [
    paint.bold(clause.clause),
    painted(clause.treatment, paint),
    clause.tests.length === 0 ? '' : String(clause.tests.length),
    oneLine(clause),
  ]);
  const heads = [
    { head: 'clause' },
    { head: 'treatment' },
    { head: 'tests', align: 'right' as const },
    { head: 'in our words' },
  ];
  const heading = title === section ? section : `${section} ${title}`;
  return [
    `${paint.bold(heading)}  ${id}`,
    '',
    columns(heads, rows, paint),
    '',
    paint.dim(
      `"croupier rules ${id} ${/\s/.test(section) ? `"${section}"` : section} CLAUSE" shows what does it, and its tests.`,
    ),
  ].join('\n');
}

/** One clause with what does it and what shows it. */
export function showClause(clause: MatrixClause, paint: Paint): string {
  const tests =
    clause.tests.length === 0
      ? [`  ${paint.dim('no test names it')}`]
      : clause.tests.map((test) => `  ${test}`);
  return [
    `${paint.bold(formatCite(clause))}  ${painted(clause.treatment, paint)}`,
    ...(clause.text === '' ? [] : [clause.text]),
    ...(clause.reason === null ? [] : ['', paint.dim('why'), `  ${clause.reason}`]),
    ...(clause.options.length === 0 ? [] : ['', paint.dim('option'), `  ${clause.options.join(', ')}`]),
    ...(clause.readings.length === 0
      ? []
      : [
          '',
          paint.dim('reading'),
          ...clause.readings.map((one) => `  ${one} (docs/readings.md#reading-${one})`),
        ]),
    ...(clause.rule === null ? [] : ['', paint.dim('what does it'), `  ${clause.rule}`]),
    '',
    paint.dim('tests'),
    ...tests,
    ...(clause.breaks.length === 0
      ? []
      : ['', paint.dim('broken on purpose, they notice that'), ...clause.breaks.map((says) => `  ${says}`)]),
  ].join('\n');
}

/** The word says it; the colour only helps. */
function painted(treatment: MatrixClause['treatment'], paint: Paint): string {
  if (treatment === 'enforced' || treatment === 'shown') return paint.green(treatment);
  return treatment === NOT_YET ? paint.dim(treatment) : paint.yellow(treatment);
}
