import type { Card } from '@croupier/cards';
import type { Bet } from './bets.ts';
import type { Refusal } from './cite.ts';
import type { Answer } from './decision.ts';
import type { TableGame } from './game.ts';
import type { Round, RoundEvent } from './round.ts';
import type { Standing } from './settlement.ts';

/** What an event tells of its step: its kind, and the card, number, answer or reason that came from outside. */
export interface StepTold {
  readonly type: string;
  readonly card?: Card;
  readonly number?: number;
  readonly seat?: number;
  readonly answer?: Answer;
  readonly absent?: true;
  readonly why?: Refusal;
}

/** The rules give something other than what was written down. */
export class RoundDiffers extends Error {
  override readonly name = 'RoundDiffers';
}

/** Takes a round up again where its events end, each compared with what the rules give. */
export function resumeRound(
  game: Pick<TableGame, 'start'>,
  bets: readonly Bet[],
  events: readonly RoundEvent[],
  standing?: Standing,
): Round {
  const round = game.start(bets, standing);
  for (const event of events) stepAgain(round, event, event);
  return round;
}

/** Does the step once more that `told` tells of; the event must come out as it was `written`. */
export function stepAgain(round: Round, told: StepTold, written: unknown): RoundEvent {
  const event = repeated(round, told);
  if (sameOutcome(event, written)) return event;
  throw new RoundDiffers(
    differing('The round', told.type, withoutWords(written), event.type, withoutWords(event)),
  );
}

/** What is written down and what the rules give instead: of two events of one kind, where they part first. */
export function differing(
  what: string,
  type: string,
  written: unknown,
  given: string,
  event: unknown,
): string {
  const where = type === given ? `: ${parting(written, event, '')}` : '';
  return `${what} has "${type}" written down where the rules give "${given}"${where}.`;
}

function parting(written: unknown, given: unknown, path: string): string {
  if (typeof written === 'object' && written !== null && typeof given === 'object' && given !== null) {
    const others = new Map(fieldsOf(given));
    for (const [name, value] of new Map([...others, ...fieldsOf(written)])) {
      const field = Object.hasOwn(written, name) ? value : undefined;
      if (!sameJson(field, others.get(name)))
        return parting(field, others.get(name), path === '' ? name : `${path}.${name}`);
    }
  }
  return `${path} is ${JSON.stringify(written) ?? 'not there'}, and ${JSON.stringify(given) ?? 'not there'} by the rules`;
}

function repeated(round: Round, told: StepTold): RoundEvent {
  const { type, card, number, seat, answer, absent, why } = told;
  if (type === 'voided' && why) return round.void(why);
  if (type === 'set-aside' && why && card !== undefined) return round.setAside(card, why);
  if (card !== undefined) return round.advance({ card });
  if (number !== undefined) return round.advance({ number });
  if (!answer) return round.advance();
  return round.advance({ answer, ...(seat === undefined ? {} : { seat }), ...(absent ? { absent } : {}) });
}

/**
 * True if two events come to the same: cards, answers, chips, results. How something is put into words, and which clause is
 * named with it, may be better in a later release, and a journal outlives the release that wrote it.
 */
export const sameOutcome = (a: unknown, b: unknown): boolean => sameJson(withoutWords(a), withoutWords(b));

const WORDS: ReadonlySet<string> = new Set(['cite', 'cites', 'text']);

function withoutWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutWords);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !WORDS.has(name))
      .map(([name, field]) => [name, withoutWords(field)]),
  );
}

/** True if two values are the same JSON, whatever the order of their fields. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const fields = fieldsOf(a);
  const others = new Map(fieldsOf(b));
  return fields.length === others.size && fields.every(([key, value]) => sameJson(value, others.get(key)));
}

const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, field]) => field !== undefined);
