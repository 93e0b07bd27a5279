import { CardError, parseCards } from '@croupier/cards';
import { type Answer, cents, Refused, VERBS } from '@croupier/table';
import { z } from 'zod';

/** Cards in two letters each, with blanks between them. */
const cards = z.string().min(2).max(64);

/** The fields of an answer on the wire, at banked tables and in poker: the one place that validates them. */
export const answerFields = {
  verb: z.enum(VERBS),
  /** Where more than one amount is possible; in poker the total in front of the player. */
  amount: z.number().int().positive().max(1_000_000_000_00).optional(),
  /** The optional wagers that it stakes as well. */
  also: z.array(z.string().min(1).max(64)).max(8).optional(),
  /** The cards that the action takes: `"Ah Kd"`. */
  cards: cards.optional(),
  /** The parts that a hand is set in: `{ "low": "Ah Kd", "high": "…" }`. */
  parts: z.record(z.string().min(1).max(16), cards).optional(),
};

const given = z.object(answerFields);

/** An answer as it is sent: cards are letters there. */
export type SentAnswer = z.input<typeof given>;

/** An answer as it came over the wire; cards that are none are refused. */
export function answerGiven({ verb, amount, also, cards: some, parts }: SentAnswer): Answer {
  return {
    verb,
    ...(amount === undefined ? {} : { amount: cents(amount) }),
    ...(also === undefined ? {} : { also }),
    ...(some === undefined ? {} : { cards: readCards(some) }),
    ...(parts === undefined
      ? {}
      : { parts: Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, readCards(text)])) }),
  };
}

function readCards(text: string): ReturnType<typeof parseCards> {
  try {
    return parseCards(text);
  } catch (error) {
    if (error instanceof CardError) throw new Refused({ reason: error.message });
    throw error;
  }
}
