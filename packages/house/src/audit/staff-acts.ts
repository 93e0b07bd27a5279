import { z } from 'zod';
import type { Role } from '../people/roles.ts';
import { STAFF_MAY } from '../people/staff-may.ts';
import type { JournalEvent } from '../storage/journal.ts';
import type { HouseReplay } from './house-replay.ts';

const PLAYED = 'played';

/** The lines that somebody of the staff has caused, and the roles that it takes. */
const ACTS: ReadonlyMap<string, readonly Role[]> = new Map([
  ['jackpot-called', STAFF_MAY['call-jackpot']],
  ['jackpot-withdrawn', STAFF_MAY['withdraw-jackpot']],
  ['jackpot-confirmed', STAFF_MAY['confirm-jackpot']],
  ['jackpot-backed-out', STAFF_MAY['back-out-jackpot']],
  ['second-awaited', STAFF_MAY.irregularity],
  ['irregularity', STAFF_MAY.irregularity],
  // The funds of poker jackpots.
  ['confirmed', STAFF_MAY['confirm-jackpot']],
  ['void-awaited', STAFF_MAY['confirm-jackpot']],
  ['voided', STAFF_MAY['confirm-jackpot']],
  // A hand of poker that was called off.
  [PLAYED, STAFF_MAY.irregularity],
]);

const whoever = z.string().nullish();
const act = z.object({ by: whoever, seconded: whoever });
const calledOff = z.object({ input: z.object({ irregularity: z.string(), by: z.string() }) });

/** Who did it: one, or two who agreed. */
function doersIn({
  type,
  body,
}: Pick<JournalEvent, 'type' | 'body'>): readonly (string | null | undefined)[] {
  // Nearly every line of poker is a card or an answer.
  if (type === PLAYED) return [calledOff.safeParse(body).data?.input.by];
  const { data } = act.safeParse(body);
  return [data?.by, data?.seconded];
}

/**
 * What is wrong with whoever did it: nobody acts for the house who never had a role for it. When the role was given and
 * taken is not compared, because nodes have clocks of their own.
 */
export function actedWithoutRight(
  line: Pick<JournalEvent, 'type' | 'body' | 'at'>,
  house: Pick<HouseReplay, 'hadRole' | 'carriedOverAt'>,
): string | undefined {
  const roles = ACTS.get(line.type);
  if (!roles || (house.carriedOverAt && line.at < house.carriedOverAt)) return undefined;
  const stranger = doersIn(line).find(
    (person) => typeof person === 'string' && !house.hadRole(person, roles),
  );
  return stranger ? `is done by ${stranger}, who never had a role for it.` : undefined;
}
