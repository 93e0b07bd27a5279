import { type Bet, changed, type Line, type PlayerId, type RoundEvent } from '@croupier/table';
import type { EventOf, HeldSpot, Regular, TableEvent } from './events.ts';
import type { TableSetting } from './setting.ts';
import { bareTable, betsOf, type TableState } from './state.ts';

/** A spot stays its holder's through so many rounds without a bet, less one. */
const ROUNDS_UNPLAYED = 3;

/** The table after something happened. The journal is the truth: nothing is judged here, only followed. */
export function evolve(table: TableSetting, before: TableState, event: TableEvent): TableState {
  const state = { ...before, seq: before.seq + 1 };
  switch (event.type) {
    case 'shoe-opened':
      return openShoe(state, event);
    case 'shoe-cut':
      return { ...state, shoe: { ...state.shoe, cut: { ...event.cut, by: event.by } } };
    case 'burned':
      return { ...state, shoe: { ...state.shoe, dealt: [...state.shoe.dealt, ...event.cards] } };
    case 'betting-opened':
      return openBetting(state, event.round);
    case 'bets-changed':
      return changeBets(state, event);
    case 'back-bets':
      return { ...state, spots: allowBackBets(state.spots, event) };
    case 'spots-freed':
      return { ...state, spots: new Map([...state.spots].filter(([spot]) => !event.spots.includes(spot))) };
    case 'betting-closed':
      return closeBetting(state);
    case 'round-closed':
      return closeRound(table, state, event);
    case 'shoe-over':
      return { ...state, phase: 'closed' };
    case 'said':
    case 'dealt':
    case 'turned':
    case 'handled':
    case 'answered':
    case 'set-aside':
    case 'settled':
    case 'voided':
      return step(state, event);
  }
}

function openShoe(state: TableState, event: EventOf<'shoe-opened'>): TableState {
  const { number, name, decks, cards, commitment, round } = event;
  return {
    ...bareTable(state.seq),
    phase: 'cut',
    shoe: {
      number,
      name,
      decks,
      cards,
      commitment,
      firstRound: round + 1,
      cut: null,
      dealt: [],
      handsLeft: null,
    },
    round,
    spots: new Map(
      event.spots.map(({ spot, holder, backBets, unplayed }) => [spot, { holder, backBets, unplayed }]),
    ),
    regulars: new Map(event.regulars.map(({ player, ...regular }) => [player, regular])),
  };
}

function openBetting(state: TableState, round: number): TableState {
  return {
    ...state,
    phase: 'betting',
    round,
    opened: state.seq,
    firstCard: state.shoe.dealt.length,
    bets: [],
    changes: new Map(),
    steps: [],
  };
}

function changeBets(state: TableState, event: EventOf<'bets-changed'>): TableState {
  const { player, verb, changes } = event;
  const bets = changed(state.bets, player, changes);
  return { ...state, bets, spots: withTaken(state.spots, bets, player), changes: remembered() };

  function remembered(): TableState['changes'] {
    const all = new Map(state.changes);
    const mine = all.get(player) ?? [];
    if (verb === 'returned')
      all.delete(player); // What the house gave back cannot be undone.
    else all.set(player, verb === 'undo' ? mine.slice(0, -1) : [...mine, changes]);
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

function closeBetting(state: TableState): TableState {
  const regulars = new Map(state.regulars);
  for (const player of new Set(state.bets.map((bet) => bet.player))) {
    const net = regulars.get(player)?.net ?? 0;
    regulars.set(player, { round: state.round, bets: betsOf(state, player), net });
  }
  return { ...state, phase: 'dealing', regulars };
}

function step(state: TableState, event: RoundEvent): TableState {
  const steps = [...state.steps, event];
  switch (event.type) {
    case 'dealt':
    case 'set-aside':
      return { ...state, steps, shoe: { ...state.shoe, dealt: [...state.shoe.dealt, event.card] } };
    case 'settled':
    case 'voided':
      return { ...state, steps, regulars: withResults(state.regulars, event.lines) };
    case 'said':
    case 'turned':
    case 'handled':
    case 'answered':
      return { ...state, steps };
  }
}

function withResults(regulars: TableState['regulars'], lines: readonly Line[]): TableState['regulars'] {
  const all = new Map<PlayerId, Regular>(regulars);
  for (const line of lines) {
    const known = all.get(line.player);
    if (known) all.set(line.player, { ...known, net: known.net + netOf(line) });
  }
  return all;
}

/** What a line brought its bettor; a bet won for the dealers is theirs. */
export const netOf = (line: Pick<Line, 'kind' | 'result' | 'returned' | 'stake'>): number =>
  line.kind === 'tip' && line.result === 'win' ? 0 - line.stake : line.returned - line.stake;

function closeRound(table: TableSetting, state: TableState, event: EventOf<'round-closed'>): TableState {
  const { shoe, summaries } = state;
  return {
    ...state,
    phase: 'settled',
    spots: new Map([...state.spots].map(([spot, held]) => [spot, counted(state.bets, spot, held)])),
    summaries: event.summary ? [...summaries, event.summary] : summaries,
    shoe: { ...shoe, handsLeft: handsLeftAfter(table, state) },
  };
}

function counted(bets: readonly Bet[], spot: number, held: HeldSpot): HeldSpot {
  const played = bets.some((bet) => bet.spot === spot && bet.player === held.holder && bet.kind === 'own');
  return { ...held, unplayed: played ? 0 : held.unplayed + 1 };
}

/** The cut card shows: that hand is finished, then comes one more (the practice of READINGS 22). */
function handsLeftAfter(table: TableSetting, { shoe }: TableState): number | null {
  if (table.game.layout.deckEachRound) return 0;
  if (shoe.handsLeft !== null) return shoe.handsLeft - 1;
  return shoe.dealt.length >= shoe.cards - table.game.layout.shoe.cutCardFromBack ? 1 : null;
}

/** Spots that their holders have not played for too long. */
export const unplayedSpots = (state: TableState): number[] =>
  [...state.spots].filter(([, { unplayed }]) => unplayed >= ROUNDS_UNPLAYED).map(([spot]) => spot);
