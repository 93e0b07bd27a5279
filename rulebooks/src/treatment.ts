import { BadFile, Fields } from './plain-json.ts';

/** What the software does about a clause. README.md says what each means. */
export const TREATMENTS = ['enforced', 'shown', 'procedure', 'option', 'reading', 'not applicable'] as const;

export type Treatment = (typeof TREATMENTS)[number];

export interface TreatedClause {
  readonly treatment: Treatment;
  /** What the clause asks for, in one line of our own. */
  readonly text: string;
  /** `packages/…/file.ts#symbol`: what does it; null where nothing does. */
  readonly rule: string | null;
  /** Options of the game or settings of the table that decide it. */
  readonly options: readonly string[];
  /** Readings by their number in docs/readings.md. */
  readonly readings: readonly number[];
  /** Why it is not applicable. */
  readonly reason: string | null;
}

export interface TreatedSection {
  readonly rulebook: string;
  readonly section: string;
  /** The games that are dealt by this section. */
  readonly games: readonly string[];
  readonly clauses: ReadonlyMap<string, TreatedClause>;
}

export function parseTreatments(value: unknown, where: string): TreatedSection {
  const fields = new Fields(value, where);
  const rulebook = fields.text('rulebook');
  const section = fields.text('section');
  const games = fields.texts('games');
  const clauses = new Fields(fields.any('clauses'), `"clauses" of ${where}`);
  fields.end();
  return {
    rulebook,
    section,
    games,
    clauses: new Map(
      clauses.names.map((clause) => [clause, parseClause(clauses.any(clause), `${where} §${clause}`)]),
    ),
  };
}

function parseClause(value: unknown, where: string): TreatedClause {
  const fields = new Fields(value, where);
  const clause: TreatedClause = {
    treatment: treatmentOf(fields.text('treatment'), where),
    text: fields.text('text'),
    rule: fields.textIfAny('rule') ?? null,
    options: fields.oneOrMoreTexts('option'),
    readings: fields.oneOrMoreNumbers('reading'),
    reason: fields.textIfAny('reason') ?? null,
  };
  fields.end();
  const lacks = lacking(clause);
  if (lacks) throw new BadFile(`${where} is "${clause.treatment}" and needs "${lacks}".`);
  return clause;
}

function treatmentOf(given: string, where: string): Treatment {
  const found = TREATMENTS.find((treatment) => treatment === given);
  if (found) return found;
  throw new BadFile(`${where}: "${given}" is no treatment; they are ${TREATMENTS.join(', ')}.`);
}

/** Every treatment but the last says where it is done; options and readings are named. */
function lacking({ treatment, rule, options, readings, reason }: TreatedClause): string | undefined {
  if (treatment === 'not applicable') return reason === null ? 'reason' : undefined;
  if (rule === null) return 'rule';
  if (treatment === 'option' && options.length === 0) return 'option';
  return treatment === 'reading' && readings.length === 0 ? 'reading' : undefined;
}
