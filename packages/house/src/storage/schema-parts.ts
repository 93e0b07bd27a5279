import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';
import { SCHEMA_AS_MADE } from './schema-as-made.ts';

/** A part of a database's schema: a column, a trigger, a function … */
export interface Part {
  readonly kind: string;
  readonly name: string;
  /** All that it is made of, to be compared. */
  readonly made: string;
  /** It is there and does nothing: a trigger that is disabled, a constraint or an index that is not valid. */
  readonly off: boolean;
}

const PARTS = `
  with mine as (
    select oid, relname, relpersistence, relrowsecurity from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
  )
  select 'table' as kind, relname::text as name, concat_ws(' ', relpersistence::text, case when relrowsecurity then 'row security' end) as made,
    false as off
  from mine
  union all
  select 'column', mine.relname || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod),
    (select 'collate ' || collname from pg_collation where pg_collation.oid = attcollation and collname <> 'default'),
    case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid, true),
    case when attidentity <> '' then 'identity ' || attidentity::text end), false
  from pg_attribute join mine on mine.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
  union all
  select 'constraint', conname || ' on ' || mine.relname, pg_get_constraintdef(pg_constraint.oid, true), not convalidated
  from pg_constraint join mine on mine.oid = conrelid where contype in ('p', 'u', 'c', 'f', 'x')
  union all
  select 'index', pg_class.relname::text, replace(pg_get_indexdef(indexrelid, 0, true), ' ON ONLY ', ' ON '), not indisvalid
  from pg_index join mine on mine.oid = indrelid join pg_class on pg_class.oid = indexrelid
  where not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
  union all
  select 'trigger', tgname || ' on ' || mine.relname, pg_get_triggerdef(pg_trigger.oid, true), tgenabled <> 'O'
  from pg_trigger join mine on mine.oid = tgrelid where not tgisinternal
  union all
  select 'rule', rulename || ' on ' || mine.relname, pg_get_ruledef(pg_rewrite.oid, true), ev_enabled <> 'O'
  from pg_rewrite join mine on mine.oid = ev_class
  union all
  select 'policy', polname || ' on ' || mine.relname, concat_ws(' ', polcmd::text, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)), false
  from pg_policy join mine on mine.oid = polrelid
  union all
  select 'child table', child.relname || ' on ' || mine.relname, '', false
  from pg_inherits join mine on mine.oid = inhparent join pg_class as child on child.oid = inhrelid
  where not child.relispartition
  union all
  select 'function', proname::text, concat_ws(' ', pg_get_function_arguments(pg_proc.oid), pg_get_function_result(pg_proc.oid),
    lanname, case when prosecdef then 'security definer' end, proconfig::text, md5(prosrc)), false
  from pg_proc join pg_language on pg_language.oid = prolang
  where pronamespace = current_schema()::regnamespace and prokind in ('f', 'p')
  union all
  select 'sequence', relname::text, '', false from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'S'`;

/** The schema that is there, without the shards of its tables. */
export async function partsOf(kysely: Kysely<Tables>): Promise<readonly Part[]> {
  const { rows } = await sql.raw<Part>(PARTS).execute(kysely);
  return rows.map((part) => ({ ...part, made: part.made.replace(/\s+/g, ' ') }));
}

export const keyOf = ({ kind, name }: Pick<Part, 'kind' | 'name'>): string => `${kind} ${name}`;

const LINE = /^(?<from>\d+)-(?<to>\d*) (?<kind>\w+) (?<name>.+?) = (?<made>.*)$/;

/** The schema of a version as its migrations make it: kept in a file, because to make it takes a database. */
export const schemaAsMade = (version: number): readonly Part[] =>
  SCHEMA_AS_MADE.trim()
    .split('\n')
    .flatMap((line) => {
      const { from, to, kind = '', name = '', made = '' } = LINE.exec(line)?.groups ?? {};
      const there = Number(from) <= version && (!to || version <= Number(to));
      return there ? [{ kind, name, made, off: false }] : [];
    });
