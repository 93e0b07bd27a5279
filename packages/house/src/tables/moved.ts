import {
  type Bet,
  type Cents,
  changed,
  contributedInVain,
  contributionsOf,
  costOf,
  type Line,
  laidOn,
  linePostings,
  METER,
  type Meters,
  mapMeters,
  minus,
  NOTHING,
  type PlayerId,
  type Posting,
  plus,
  type RoundEvent,
  stakedIn,
  stakePostings,
} from '@croupier/table';
import type { Decision } from './commands.ts';
import type { Movement } from './decision.ts';
import type { EventOf, JackpotAward, Links, TableEvent } from './events.ts';
import { beforeSettlement, evolve, jackpotOf } from './evolve.ts';
import { contributionOf, type TableSetting } from './setting.ts';
import { betsOf, roundOf, type TableState } from './state.ts';
import { tableAccounts } from './table-accounts.ts';

/** What an event moves: why, and between which accounts. */
export type Moved = Pick<Movement, 'reason' | 'postings'>;

/**
 * The chips that an event moves at a table in this state. Nothing else moves any: whoever has the journal has the
 * ledger, and an auditor derives it line by line with the same words that the house wrote it with.
 */
export function movedBy(table: TableSetting, state: TableState, event: TableEvent): Moved[] {
  return movementsOf(table, state, event)
    .map(({ reason, postings }) => ({ reason, postings: postings.filter(({ amount }) => amount !== 0) }))
    .filter(({ postings }) => postings.length > 0);
}

/** Events that happen one after the other, with the chips that each of them moves. */
export function followed(table: TableSetting, state: TableState, events: readonly TableEvent[]): Decision {
  const movements: Movement[] = [];
  let now = state;
  for (const [index, event] of events.entries()) {
    for (const moved of movedBy(table, now, event)) movements.push({ ...moved, event: index });
    if (index < events.length - 1) now = evolve(table, now, event);
  }
  return { events, movements };
}

function movementsOf(table: TableSetting, state: TableState, event: TableEvent): Moved[] {
  switch (event.type) {
    case 'bets-changed':
      return [betsMoved(table, state, event)];
    case 'answered':
      // What an answer stakes leaves the wallet with it; what it takes back comes home at once.
      return [
        ...stakedIn(event).map((bet) => staked(table, 'play', bet.player, bet.amount)),
        ...(event.withdrawn ?? []).map((bet) =>
          staked(table, 'withdraw', bet.player, minus(NOTHING, bet.amount)),
        ),
      ];
    case 'shoe-opened':
      return broughtAlong(table, state, event);
    case 'meter-seeded':
      return toMeters(table, state, 'meter seed', { [event.meter ?? METER]: event.amount });
    case 'betting-closed':
      return toMeters(table, state, 'contribution', event.contributions ?? {});
    case 'bank-taken':
      return [bankMoved(table, event.bank.player, 'bank', event.bank.amount)];
    case 'bank-taken-down':
      return [
        bankMoved(table, event.player, 'bank returned', minus(NOTHING, state.bank.holder?.amount ?? NOTHING)),
      ];
    case 'settled':
    case 'voided':
      return [
        ...event.lines.map((line) => lineMoved(table, state, line)),
        ...metersMoved(table, state, event),
      ];
    case 'settlement-reversed':
      return reversal(table, state, event);
    case 'jackpot-backed-out':
      return backOut(table, state, event);
    case 'arranged':
    case 'deal-asked':
    case 'back-bets':
    case 'bank-awaited':
    case 'bank-offered':
    case 'bank-passed':
    case 'betting-opened':
    case 'burned':
    case 'cut-offered':
    case 'cut-passed':
    case 'dealt':
    case 'handled':
    case 'irregularity':
    case 'jackpot-called':
    case 'jackpot-confirmed':
    case 'jackpot-withdrawn':
    case 'last-hand':
    case 'meters-read':
    case 'moved':
    case 'number-drawn':
    case 'round-closed':
    case 'said':
    case 'second-awaited':
    case 'set-aside':
    case 'shoe-cut':
    case 'shoe-over':
    case 'spot-taken':
    case 'spots-freed':
    case 'turned':
      return [];
  }
}

/** Chips from the tray into each meter; below zero, out of it again. */
function toMeters(
  { id }: TableSetting,
  { links }: Pick<TableState, 'links'>,
  reason: string,
  amounts: Meters,
): Moved[] {
  const { tray, meter } = tableAccounts(id, links);
  return Object.entries(amounts).map(([name, amount]) => ({
    reason,
    postings: [
      { account: tray, amount: minus(NOTHING, amount) },
      { account: meter(name), amount },
    ],
  }));
}

/** What a table has on meters of its own comes to those that it shares from this shoe on. */
function broughtAlong(
  { id }: TableSetting,
  before: TableState,
  { links = {} }: EventOf<'shoe-opened'>,
): Moved[] {
  return Object.entries(ownMetersLinked(before, links)).map(([name, amount]) => ({
    reason: 'meter linked',
    postings: [
      { account: tableAccounts(id).meter(name), amount: minus(NOTHING, amount) },
      { account: tableAccounts(id, links).meter(name), amount },
    ],
  }));
}

/** The meters that were the table's own and are to be shared. */
export const ownMetersLinked = ({ meters, links: before }: TableState, links: Links): Meters =>
  Object.fromEntries(Object.entries(meters).filter(([name]) => name in links && !(name in before)));

/** The chips that a change of bets moves between wallet and stakes. */
function betsMoved(
  { id, game }: TableSetting,
  state: TableState,
  { player, verb, changes }: EventOf<'bets-changed'>,
): Moved {
  const before = betsOf(state, player);
  const after: Bet[] = changed(before, player, changes);
  const cost = minus(costOf(game.layout, after), costOf(game.layout, before));
  return { reason: verb, postings: stakePostings(tableAccounts(id), player, cost) };
}

const staked = ({ id }: TableSetting, reason: string, player: PlayerId, amount: Cents): Moved => ({
  reason,
  postings: stakePostings(tableAccounts(id), player, amount),
});

/** The bank and its fee leave the wallet together, and come back together. */
function bankMoved(table: TableSetting, player: PlayerId, reason: string, amount: Cents): Moved {
  const { wallet, stakes, bank } = tableAccounts(table.id);
  const due = table.game.layout.fees?.banker ?? NOTHING;
  const fee = amount < 0 ? minus(NOTHING, due) : due;
  return {
    reason,
    postings: [
      { account: wallet(player), amount: minus(NOTHING, plus(amount, fee)) },
      { account: bank, amount },
      { account: stakes(player), amount: fee },
    ],
  };
}

type RoundOver = Extract<RoundEvent, { type: 'settled' | 'voided' }>;

function lineMoved(table: TableSetting, { links }: Pick<TableState, 'links'>, line: Line): Moved {
  const { seat: spot, wager, kind, player, stake: amount } = line;
  const laid = laidOn(table.game.layout, { spot, wager, kind, player, amount });
  return { reason: line.result, postings: linePostings(tableAccounts(table.id, links), line, laid) };
}

/** The meters with the end of a round: what reseeds them when they were won, or what a void round had contributed. */
function metersMoved(table: TableSetting, state: TableState, over: RoundOver): Moved[] {
  if (over.type === 'voided') {
    const back = contributedInVain(state);
    return toMeters(
      table,
      state,
      'contribution returned',
      mapMeters(back, (amount) => minus(NOTHING, amount)),
    );
  }
  const jackpot = jackpotOf(state, over);
  return jackpot ? toMeters(table, state, 'reseed', jackpot.reseeded) : [];
}

/** What the bets of the round have added to the meters. */
export const contributed = (table: TableSetting, state: TableState): Meters =>
  contributionsOf(table.game.layout, state, state.bets, contributionOf(table));

/** Each payment and each collection of a settled round goes back, and then every bet. */
function reversal(table: TableSetting, state: TableState, { why }: EventOf<'settlement-reversed'>): Moved[] {
  const { settled, unsettled } = beforeSettlement(state);
  const over = roundOf(table, unsettled).void(why);
  if (over.type !== 'voided') throw new Error('A round that was voided is not void.');
  const postings = (lines: readonly Line[]): Posting[] =>
    lines.flatMap((line) => [...lineMoved(table, state, line).postings]);
  const back = postings(settled.lines).map(({ account, amount }) => ({
    account,
    amount: minus(NOTHING, amount),
  }));
  return [
    { reason: 'reversed', postings: netted([...back, ...postings(over.lines)]) },
    ...metersMoved(table, { ...state, contributions: contributed(table, state) }, over),
  ];
}

/** One posting for each account: what goes out and comes in again has not moved. */
function netted(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Cents>();
  for (const { account, amount } of postings) sums.set(account, plus(sums.get(account) ?? NOTHING, amount));
  return [...sums].map(([account, amount]) => ({ account, amount }));
}

/** Every award goes back from its winner into the meter, and what reseeded it into the tray. */
function backOut(table: TableSetting, state: TableState, { awards }: EventOf<'jackpot-backed-out'>): Moved[] {
  const accounts = tableAccounts(table.id, state.links);
  const postings = [
    ...awards.map(({ player, amount }) => ({
      account: accounts.wallet(player),
      amount: minus(NOTHING, amount),
    })),
    ...Object.entries(awardedFrom(awards)).map(([name, amount]) => ({
      account: accounts.meter(name),
      amount,
    })),
  ];
  return [
    { reason: 'jackpot backed out', postings },
    ...toMeters(
      table,
      state,
      'reseed backed out',
      mapMeters(state.paid?.reseeded ?? {}, (amount) => minus(NOTHING, amount)),
    ),
  ];
}

/** What awards come to, meter by meter. */
export function awardedFrom(awards: readonly JackpotAward[]): Meters {
  const sums: Record<string, Cents> = {};
  for (const { meter = METER, amount } of awards) sums[meter] = plus(sums[meter] ?? NOTHING, amount);
  return sums;
}
