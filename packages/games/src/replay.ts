import {
  differenceOf,
  MoneyError,
  parseRecord,
  type RecordedResult,
  Refused,
  replayRecord,
  resultOf,
} from '@croupier/table';
import { bankedGameNamed } from './catalogue.ts';

/** A record dealt again: its settlement, and the first difference from what the record says. */
export type Replayed =
  | { readonly ok: true; readonly game: string; readonly result: RecordedResult }
  | {
      readonly ok: false;
      readonly game: string;
      readonly result: RecordedResult;
      readonly difference: string;
    }
  | { readonly ok: false; readonly error: string };

/** Replays the text of a round record by the rules of the game it names. */
export function replay(text: string): Replayed {
  try {
    const record = parseRecord(text);
    const round = replayRecord(bankedGameNamed(record.game).with(record.options), record);
    const result = resultOf(round);
    const difference = record.result && differenceOf(record.result, round);
    return difference
      ? { ok: false, game: record.game, result, difference }
      : { ok: true, game: record.game, result };
  } catch (error) {
    // An award can grow past what can be counted in cents, which is a fault of the record's stakes.
    if (error instanceof Refused || error instanceof MoneyError) return { ok: false, error: error.message };
    throw error;
  }
}
