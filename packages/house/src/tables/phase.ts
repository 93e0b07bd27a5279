import type { PhaseView } from '../protocol/index.ts';
import { houseTime, houseTimeOf } from './clock.ts';
import { needsABet } from './decide-round.ts';
import { nextCutter } from './decide-shoe.ts';
import type { TableEvent } from './events.ts';
import type { Pace } from './pace.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

type PhaseName = PhaseView['name'];

/** Which phase an event begins, or begins anew. */
const BEGINS: Partial<Record<TableEvent['type'], PhaseName>> = {
  'shoe-opened': 'cut',
  'cut-offered': 'cut',
  'cut-passed': 'cut',
  'bank-offered': 'bank',
  'bank-passed': 'bank',
  'bank-awaited': 'bank',
  'bank-taken': 'bank',
  'bank-taken-down': 'bank',
  'betting-opened': 'betting',
  'betting-closed': 'dealing',
  'round-closed': 'settled',
  'shoe-over': 'closed',
};

export const beginsPhase = ({ type }: TableEvent): boolean => BEGINS[type] !== undefined;

/** The phase that an event begins, if it begins one. */
export function phaseBegunBy(
  table: TableSetting,
  pace: Pace,
  state: TableState,
  { type }: TableEvent,
  since: number,
  somebodyThere: boolean,
): PhaseView | undefined {
  const name = BEGINS[type];
  if (name === undefined) return undefined;
  const lasts = lastsFor(table, pace, state, somebodyThere);
  return { name, since, until: lasts === null ? null : since + lasts };
}

/** The phase in which an interruption caught the table; who was about to bet gets time to. */
export function resumedPhase(
  table: TableSetting,
  pace: Pace,
  state: TableState,
  at: Date | null,
  somebodyThere: boolean,
): PhaseView {
  const since = at ? houseTimeOf(at) : houseTime();
  const lasts = lastsFor(table, pace, state, somebodyThere);
  const name = state.phase;
  if (lasts === null) return { name, since, until: null };
  const asked = name === 'betting' || (name === 'bank' && lasts > 0);
  const least = asked ? houseTime() + Math.min(pace.resumed, lasts) : 0;
  return { name, since, until: Math.max(since + lasts, least) };
}

/** The phase once more when people came or went, or bets were laid: a countdown starts, or stops for want of anything to deal. */
export function recounted(
  table: TableSetting,
  pace: Pace,
  state: TableState,
  phase: PhaseView,
  somebodyThere: boolean,
): PhaseView {
  if (phase.name !== 'betting' && phase.name !== 'cut') return phase;
  const lasts = lastsFor(table, pace, state, somebodyThere);
  if (lasts === null) return phase.until === null ? phase : { ...phase, until: null };
  if (phase.until !== null) return phase;
  const since = houseTime();
  return { ...phase, since, until: since + lasts };
}

/** How long the table waits by itself; null where it waits for somebody, or as long as there is something to do. */
function lastsFor(table: TableSetting, pace: Pace, state: TableState, somebodyThere: boolean): number | null {
  switch (state.phase) {
    case 'cut':
      return cutLasts(table, pace, state, somebodyThere);
    case 'bank':
      if (state.bank.offered === 'anybody') return null;
      return state.bank.offered ? pace.offer : 0;
    case 'betting':
      if (state.free) return 0;
      return idles(table, state, somebodyThere) ? null : pace.betting;
    case 'settled':
      return maybeReversed(table) ? Math.max(pace.settled, pace.offer) : pace.settled;
    case 'dealing':
    case 'closed':
      return null;
  }
}

/** Where somebody is there who may still call the round void, they are given the time to (rws-baccarat all §5.1.2). */
const maybeReversed = ({ game, staffed = false }: TableSetting): boolean =>
  staffed && (game.layout.irregularities ?? []).some(({ untilNextRound }) => untilNextRound);

/** Shuffled cards wait for somebody to cut them where the rulebook says so (colorado-rule-28 30-2810 §(6)). */
function cutLasts(table: TableSetting, pace: Pace, state: TableState, somebodyThere: boolean): number | null {
  const { deckEachRound = false, cut } = table.game.layout;
  if (state.shoe.cut || deckEachRound) return 0;
  if (!somebodyThere) return cut ? null : 0;
  if (state.shoe.offered) return pace.offer;
  return nextCutter(table, state) || state.shoe.passed.length > 0 ? 0 : pace.cut;
}

/**
 * Nothing is dealt to nobody: without a bet the table waits for one when nobody looks on, when every round has its own
 * deck or its banker, and when a shoe has had its hands without bets.
 */
function idles(table: TableSetting, state: TableState, somebodyThere: boolean): boolean {
  if (state.bets.length > 0 || (state.bank.holder?.dealerBet ?? 0) > 0) return false;
  const { deckEachRound = false, bank } = table.game.layout;
  return !somebodyThere || deckEachRound || bank?.required === true || needsABet(table, state);
}
