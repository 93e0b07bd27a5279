import type { PhaseView } from '../protocol/index.ts';
import type { TableEvent } from './events.ts';
import type { Pace } from './pace.ts';

type PhaseName = PhaseView['name'];

/** Which phase an event begins. */
const BEGINS: Partial<Record<TableEvent['type'], PhaseName>> = {
  'shoe-opened': 'cut',
  'betting-opened': 'betting',
  'betting-closed': 'dealing',
  'round-closed': 'settled',
  'shoe-over': 'closed',
};

export const beginsPhase = ({ type }: TableEvent): boolean => BEGINS[type] !== undefined;

/** How long a phase lasts by itself; null where it lasts as long as there is something to do. */
function lastsFor(pace: Pace, name: PhaseName): number | null {
  return { cut: pace.cut, betting: pace.betting, settled: pace.settled, dealing: null, closed: null }[name];
}

/** The phase that an event begins, if it begins one. Nobody waits for a cut when nobody is there to cut. */
export function phaseBegunBy(
  pace: Pace,
  { type }: TableEvent,
  at: Date,
  somebodyThere: boolean,
): PhaseView | undefined {
  const name = BEGINS[type];
  if (name === undefined) return undefined;
  const since = at.getTime();
  const lasts = name === 'cut' && !somebodyThere ? 0 : lastsFor(pace, name);
  return { name, since, until: lasts === null ? null : since + lasts };
}

/** The phase in which an interruption caught the table; who was about to bet gets time to. */
export function resumedPhase(pace: Pace, name: PhaseName, at: Date | null): PhaseView {
  const since = at?.getTime() ?? Date.now();
  const lasts = lastsFor(pace, name);
  if (lasts === null) return { name, since, until: null };
  const least = name === 'betting' ? Date.now() + Math.min(pace.resumed, pace.betting) : 0;
  return { name, since, until: Math.max(since + lasts, least) };
}
