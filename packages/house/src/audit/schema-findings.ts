import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/schema.ts';
import { keyOf, type Part, partsOf, schemaAsMade } from '../storage/schema-parts.ts';

/** What of the schema is not as the migrations make it. */
interface SchemaFindings {
  readonly findings: readonly string[];
  /** False if tables or columns are gone, so that there is nothing to examine. */
  readonly readable: boolean;
}

/** Without these nothing can be read. */
const NEEDED: readonly string[] = ['table', 'column'];

/**
 * These do something whenever rows are written, so that none may be there that Croupier did not make. Tables, indexes and
 * functions that somebody else has added are theirs.
 */
const ACTING: readonly string[] = ['trigger', 'rule', 'column', 'constraint', 'policy', 'child table'];

/**
 * Compares the schema that is there with the one that the migrations up to its version make. What is refused there, such as a
 * changed line or a wallet below zero, is refused only as long as nobody has taken the trigger or the constraint away.
 */
export async function schemaFindings(kysely: Kysely<Tables>): Promise<SchemaFindings> {
  const there = await partsOf(kysely);
  const { version } = await kysely
    .selectFrom('schema_versions')
    .select((column) => column.fn.coalesce(column.fn.max('version'), sql<number>`0`).as('version'))
    .executeTakeFirstOrThrow();
  const right = schemaAsMade(version);
  const tables = new Set(right.filter(({ kind }) => kind === 'table').map(({ name }) => name));
  const known = byName(there);
  const gone = new Set([...tables].filter((name) => !known.has(`table ${name}`)));
  const findings = right.flatMap((part) => {
    if (part.kind !== 'table' && gone.has(tableOf(part))) return [];
    const wrong = difference(part, known.get(keyOf(part)));
    return wrong ? [`The ${part.kind} ${part.name} ${wrong}.`] : [];
  });
  const expected = byName(right);
  const foreign = there
    .filter((part) => ACTING.includes(part.kind) && tables.has(tableOf(part)) && !expected.has(keyOf(part)))
    .map(({ kind, name }) => `There is a ${kind} ${name} that Croupier did not make.`);
  const readable = right.every((part) => !NEEDED.includes(part.kind) || known.has(keyOf(part)));
  return { findings: [...findings, ...foreign], readable };
}

const byName = (parts: readonly Part[]): Map<string, Part> =>
  new Map(parts.map((part) => [keyOf(part), part]));

/** The table that a part belongs to, by its name. */
const tableOf = ({ kind, name }: Part): string =>
  kind === 'column' ? name.replace(/\..*$/s, '') : name.replace(/^.* on /s, '');

function difference(right: Part, there: Part | undefined): string | undefined {
  if (!there) return 'is not there';
  if (there.off && !right.off) return 'is turned off';
  if (there.made === right.made) return undefined;
  const short = right.kind !== 'function' && right.made.length + there.made.length < 200;
  return short ? `is "${there.made}" and not "${right.made}"` : 'is another than Croupier made';
}
