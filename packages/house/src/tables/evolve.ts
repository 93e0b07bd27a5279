import {
  type Bet,
  bankAfterRound,
  bankOffered,
  bankPassed,
  bankTaken,
  bankTakenDown,
  bettorAfter,
  changed,
  type Line,
  METER,
  type Meters,
  mapMeters,
  metersAfterRound,
  minus,
  NO_BANK,
  type PlayerId,
  type RoundEvent,
  type Standing,
  takenFrom,
} from '@croupier/table';
import { callOf } from './calls.ts';
import type { EventOf, HeldSpot, JackpotAward, PaidJackpot, Regular, TableEvent } from './events.ts';
import type { TableSetting } from './setting.ts';
import { bareTable, betsOf, roundOf, type ShoeInPlay, stepsWith, type TableState } from './state.ts';
import { onTopOf } from './undoable.ts';

/** A spot stays its holder's through so many rounds without a bet, less one. */
const ROUNDS_UNPLAYED = 3;

/** The table after something happened. The journal is the truth: nothing is judged here, only followed. */
export function evolve(table: TableSetting, before: TableState, event: TableEvent): TableState {
  // By far the most frequent, and nobody calls it: the table is copied once.
  if (event.type === 'bets-changed') return changeBets(before, event);
  const call = callOf(event);
  const calls = call ? [...before.calls, call.text] : before.calls;
  const state = { ...before, calls, seq: before.seq + 1 };
  switch (event.type) {
    case 'shoe-opened':
      return openShoe(state, event);
    case 'cut-offered':
    case 'cut-passed':
    case 'shoe-cut':
    case 'burned':
      return { ...state, shoe: handled(state.shoe, event) };
    case 'meter-seeded':
      return { ...state, meters: { ...state.meters, [event.meter ?? METER]: event.amount } };
    case 'meters-read':
      return readMeters(state, event.meters);
    case 'bank-offered':
    case 'bank-passed':
    case 'bank-awaited':
    case 'bank-taken':
    case 'bank-taken-down':
      return bankMoved(table, state, event);
    case 'betting-opened':
      return openBetting(table, state, event);
    case 'deal-asked':
      return { ...state, ready: new Set(state.ready).add(event.player) };
    case 'back-bets':
      return { ...state, spots: allowBackBets(state.spots, event) };
    case 'spot-taken': {
      const held = { holder: event.player, backBets: true, unplayed: 0 };
      return { ...state, spots: new Map(state.spots).set(event.spot, held) };
    }
    case 'spots-freed':
      return freeSpots(state, event.spots);
    case 'betting-closed':
      return closeBetting(state, event);
    case 'jackpot-called':
      return { ...state, jackpot: { awards: event.awards, stage: 'called', by: event.by } };
    case 'second-awaited':
      return { ...state, awaited: { act: event.act, by: event.by } };
    case 'jackpot-withdrawn':
      return { ...state, jackpot: state.jackpot && { ...state.jackpot, stage: 'withdrawn' } };
    case 'jackpot-confirmed':
      return { ...state, jackpot: null };
    case 'jackpot-backed-out':
      return {
        ...state,
        meters: { ...state.meters, ...event.meters },
        awaited: null,
        paid: null,
        regulars: withoutAwards(state.regulars, event.awards),
      };
    case 'irregularity':
      return goneWrong({ ...state, awaited: null }, event);
    case 'settlement-reversed':
      return reverse(table, state, event);
    case 'round-closed':
      return closeRound(table, state, event);
    case 'last-hand':
      return state;
    case 'shoe-over':
      return { ...state, phase: 'closed' };
    case 'said':
    case 'dealt':
    case 'turned':
    case 'handled':
    case 'arranged':
    case 'moved':
    case 'number-drawn':
    case 'answered':
    case 'set-aside':
    case 'settled':
    case 'voided':
      return step(state, event);
  }
}

function openShoe(state: TableState, event: EventOf<'shoe-opened'>): TableState {
  const { number, name, decks, cards, commitment, round } = event;
  const bare = bareTable(state.seq);
  return {
    ...bare,
    phase: 'cut',
    shoe: { ...bare.shoe, number, name, decks, cards, commitment, firstRound: round + 1 },
    round,
    spots: new Map(
      event.spots.map(({ spot, holder, backBets, unplayed }) => [spot, { holder, backBets, unplayed }]),
    ),
    regulars: new Map(event.regulars.map(({ player, ...regular }) => [player, regular])),
    bank: { ...NO_BANK, ...event.turn },
    meters: event.meters ?? {},
    links: event.links ?? {},
    paid: event.paid ?? null,
  };
}

/** A new shoe on its way to the first hand. */
function handled(
  shoe: ShoeInPlay,
  event: EventOf<'cut-offered' | 'cut-passed' | 'shoe-cut' | 'burned'>,
): ShoeInPlay {
  switch (event.type) {
    case 'cut-offered':
      return { ...shoe, offered: { seat: event.seat, player: event.player } };
    case 'cut-passed': {
      const { seat, player, why } = event;
      return { ...shoe, offered: null, passed: [...shoe.passed, { seat, player, why }] };
    }
    case 'shoe-cut':
      return { ...shoe, offered: null, cut: { ...event.cut, by: event.by } };
    case 'burned':
      return { ...shoe, dealt: [...shoe.dealt, ...event.cards] };
  }
}

function bankMoved(
  { game }: TableSetting,
  state: TableState,
  event: EventOf<'bank-offered' | 'bank-passed' | 'bank-awaited' | 'bank-taken' | 'bank-taken-down'>,
): TableState {
  const { bank } = state;
  switch (event.type) {
    case 'bank-offered':
      return { ...state, phase: 'bank', bank: bankOffered(game.layout, bank, event) };
    case 'bank-passed':
      return { ...state, bank: bankPassed(bank, event.seat) };
    case 'bank-awaited':
      return { ...state, phase: 'bank', bank: { ...bank, offered: 'anybody' } };
    case 'bank-taken':
      return { ...state, bank: bankTaken(bank, event.bank) };
    case 'bank-taken-down':
      // The betting that had opened is no round: its number is given to the next.
      return { ...state, phase: 'bank', round: state.round - 1, bank: bankTakenDown(bank, event.seat) };
  }
}

function openBetting(
  { game }: TableSetting,
  state: TableState,
  { round, free }: EventOf<'betting-opened'>,
): TableState {
  const { opensWith } = game.layout;
  return {
    ...state,
    phase: 'betting',
    round,
    opened: state.seq,
    firstCard: state.shoe.dealt.length,
    bets: [],
    changes: [],
    ready: new Set(),
    standing: {},
    next: null,
    free: free ?? null,
    steps: [],
    calls: opensWith && !free ? [opensWith.text] : [],
  };
}

function changeBets(state: TableState, event: EventOf<'bets-changed'>): TableState {
  const { player, verb, changes } = event;
  const bets = changed(state.bets, player, changes);
  // Whoever bets on is not ready after all.
  const ready = state.ready.has(player)
    ? new Set([...state.ready].filter((one) => one !== player))
    : state.ready;
  const spots = withTaken(state.spots, bets, player);
  return { ...state, seq: state.seq + 1, bets, ready, spots, changes: remembered() };

  function remembered(): TableState['changes'] {
    const at = state.changes.findIndex((one) => one.player === player);
    const mine = state.changes[at];
    // What the house gave back cannot be undone.
    const left =
      verb === 'returned' ? undefined : verb === 'undo' ? mine?.before : onTopOf(mine, player, changes);
    if (!left) return state.changes.filter((one) => one !== mine);
    if (at < 0) return [...state.changes, left];
    const all = state.changes.slice();
    all[at] = left;
    return all;
  }
}

/** A bet at a free spot takes it. Until it is played once it lasts only for this round. */
export function withTaken(
  spots: TableState['spots'],
  bets: readonly Bet[],
  player: PlayerId,
): TableState['spots'] {
  const taken = bets.filter((bet) => bet.player === player && bet.kind !== 'back' && !spots.has(bet.spot));
  if (taken.length === 0) return spots;
  const all = new Map(spots);
  for (const { spot } of taken) {
    all.set(spot, { holder: player, backBets: true, unplayed: ROUNDS_UNPLAYED - 1 });
  }
  return all;
}

function allowBackBets(
  spots: TableState['spots'],
  { spot, allowed }: EventOf<'back-bets'>,
): TableState['spots'] {
  const held = spots.get(spot);
  return held ? new Map(spots).set(spot, { ...held, backBets: allowed }) : spots;
}

/** Whoever leaves is offered nothing any more. */
function freeSpots(state: TableState, freed: readonly number[]): TableState {
  const { shoe, bank } = state;
  const gone = (offered: { readonly seat: number } | null): boolean =>
    offered !== null && freed.includes(offered.seat);
  return {
    ...state,
    spots: new Map([...state.spots].filter(([spot]) => !freed.includes(spot))),
    ...(gone(shoe.offered) ? { shoe: { ...shoe, offered: null } } : {}),
    ...(bank.offered !== 'anybody' && gone(bank.offered) ? { bank: { ...bank, offered: null } } : {}),
  };
}

function closeBetting(state: TableState, event: EventOf<'betting-closed'>): TableState {
  const { bank, meters, contributions = {} } = event;
  const regulars = new Map(state.regulars);
  const { round } = state;
  for (const player of new Set(state.bets.map((bet) => bet.player))) {
    const known = regulars.get(player);
    regulars.set(player, {
      round,
      net: known?.net ?? 0,
      ...bettorAfter(known, betsOf(state, player), bank),
    });
  }
  if (bank) {
    const known = regulars.get(bank.player) ?? { bets: [], net: 0 };
    regulars.set(bank.player, { ...known, round });
  }
  return {
    ...state,
    phase: 'dealing',
    regulars,
    standing: standingOn(event),
    meters: { ...state.meters, ...meters },
    contributions,
    steps: [],
  };
}

/** What a round is dealt on beside its bets. */
export const standingOn = ({
  bank,
  meters,
}: Pick<EventOf<'betting-closed'>, 'bank' | 'meters'>): Standing => ({
  ...(bank ? { bank } : {}),
  ...(meters ? { meters } : {}),
});

/** A round that is dealt goes on with the meters as they are now: its steps so far are the same. */
function readMeters(state: TableState, read: Meters): TableState {
  const meters = { ...state.meters, ...read };
  if (state.phase !== 'dealing') return { ...state, meters };
  return { ...state, meters, standing: { ...state.standing, meters }, steps: state.steps.slice() };
}

function step(state: TableState, event: RoundEvent): TableState {
  const steps = stepsWith(state.steps, event);
  switch (event.type) {
    case 'dealt':
    case 'set-aside':
      return { ...state, steps, shoe: { ...state.shoe, dealt: [...state.shoe.dealt, event.card] } };
    case 'settled':
    case 'voided':
      return {
        ...state,
        steps,
        ...metersAfter(state, event),
        regulars: withResults(state.regulars, event.lines),
      };
    case 'said':
      return { ...state, steps, calls: [...state.calls, event.text] };
    case 'turned':
    case 'handled':
    case 'arranged':
    case 'moved':
    case 'number-drawn':
    case 'answered':
      return { ...state, steps };
  }
}

/** What was won of the meters in a round, and what the tray put back into them. */
export function jackpotOf(
  { round, standing }: Pick<TableState, 'round' | 'standing'>,
  { lines, meters }: Extract<RoundEvent, { type: 'settled' }>,
): PaidJackpot | null {
  const awards = awardsIn(lines);
  const before = standing.meters;
  if (awards.length === 0 || !meters || !before) return null;
  const reseeded = mapMeters(meters, (after, name) =>
    minus(after, minus(before[name] ?? after, takenFrom(lines, name))),
  );
  return { round, awards, reseeded };
}

export const awardsIn = (lines: readonly Line[]): JackpotAward[] =>
  lines.flatMap(({ seat, player, jackpot, fromMeter, meter }) =>
    jackpot && fromMeter !== undefined
      ? [{ seat, player, amount: fromMeter, ...(meter === undefined ? {} : { meter }) }]
      : [],
  );

/** The meters after a round, and what was won of them. */
function metersAfter(
  state: TableState,
  event: Extract<RoundEvent, { type: 'settled' | 'voided' }>,
): Pick<TableState, 'meters' | 'contributions' | 'jackpot' | 'paid'> {
  const won = event.type === 'settled' ? jackpotOf(state, event) : null;
  return { ...metersAfterRound(state, event), jackpot: null, paid: won ?? state.paid };
}

type Regulars = TableState['regulars'];

const withResults = (regulars: Regulars, lines: readonly Line[]): Regulars =>
  winning(
    regulars,
    lines.map((line) => [line.player, netOf(line)]),
  );

const withoutResults = (regulars: Regulars, lines: readonly Line[]): Regulars =>
  winning(
    regulars,
    lines.map((line) => [line.player, 0 - netOf(line)]),
  );

const withoutAwards = (regulars: Regulars, awards: readonly JackpotAward[]): Regulars =>
  winning(
    regulars,
    awards.map(({ player, amount }) => [player, 0 - amount]),
  );

/** What people have won since they came, with what they win or lose now. */
function winning(regulars: Regulars, won: readonly (readonly [PlayerId, number])[]): Regulars {
  const all = new Map<PlayerId, Regular>(regulars);
  for (const [player, amount] of won) {
    const known = all.get(player);
    if (known) all.set(player, { ...known, net: known.net + amount });
  }
  return all;
}

/** The round that lies settled on the layout lies there void: nobody has won or lost in it, and no road shows it. */
function reverse(table: TableSetting, state: TableState, event: EventOf<'settlement-reversed'>): TableState {
  const { settled, unsettled } = beforeSettlement(state);
  return {
    ...state,
    steps: [...unsettled.steps, roundOf(table, unsettled).void(event.why)],
    meters: { ...state.meters, ...event.meters },
    summaries: state.summaries.slice(0, -1),
    regulars: withoutResults(state.regulars, settled.lines),
  };
}

/** A settled round's settlement, and the table as it was just before it. */
export function beforeSettlement(state: TableState): {
  readonly settled: Extract<RoundEvent, { type: 'settled' }>;
  readonly unsettled: TableState;
} {
  const settled = state.steps.at(-1);
  if (settled?.type !== 'settled') throw new Error('No settled round lies on the layout.');
  return { settled, unsettled: { ...state, steps: state.steps.slice(0, -1) } };
}

/** What a line brought its bettor; a bet won for the dealers is theirs. */
export const netOf = (line: Pick<Line, 'kind' | 'result' | 'returned' | 'stake'>): number =>
  line.kind === 'tip' && line.result === 'win' ? 0 - line.stake : line.returned - line.stake;

/** A shoe that is to be shuffled has no hand left once the round is over. */
function goneWrong(state: TableState, { name, remedy, cite }: EventOf<'irregularity'>): TableState {
  const { afterwards } = remedy;
  if (!afterwards) return state;
  const why = { reason: `${name}: no bets are taken on this hand.`, ...(cite ? { cite } : {}) };
  const shoe =
    afterwards === 'shuffle' && state.phase === 'settled' ? { ...state.shoe, handsLeft: 0 } : state.shoe;
  return { ...state, shoe, next: { afterwards, why } };
}

function closeRound(table: TableSetting, state: TableState, event: EventOf<'round-closed'>): TableState {
  const { shoe, summaries, bets, standing } = state;
  const unbet = bets.length === 0 && !standing.bank && !state.free;
  return {
    ...state,
    phase: 'settled',
    spots: new Map([...state.spots].map(([spot, held]) => [spot, counted(state, spot, held)])),
    summaries: event.summary ? [...summaries, event.summary] : summaries,
    bank: bankAfterRound(table.game.layout, state.bank),
    shoe: {
      ...shoe,
      handsLeft: handsLeftAfter(table, state),
      freeHands: shoe.freeHands + (unbet ? 1 : 0),
    },
  };
}

function counted({ bets, standing }: TableState, spot: number, held: HeldSpot): HeldSpot {
  const played = bets.some((bet) => bet.spot === spot && bet.player === held.holder && bet.kind === 'own');
  return { ...held, unplayed: played || standing.bank?.seat === spot ? 0 : held.unplayed + 1 };
}

/** The cut card shows: that hand is finished, then comes one more (the practice of READINGS 22). */
function handsLeftAfter(table: TableSetting, { shoe, next }: TableState): number | null {
  if (table.game.layout.deckEachRound || next?.afterwards === 'shuffle') return 0;
  if (shoe.handsLeft !== null) return shoe.handsLeft - 1;
  return shoe.dealt.length >= shoe.cards - table.game.layout.shoe.cutCardFromBack ? 1 : null;
}

/** Spots that their holders have not played for too long. */
export const unplayedSpots = (state: TableState): number[] =>
  [...state.spots].filter(([, { unplayed }]) => unplayed >= ROUNDS_UNPLAYED).map(([spot]) => spot);
