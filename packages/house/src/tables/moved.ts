import {
  type Bet,
  type Cents,
  changed,
  contributedBy,
  costOf,
  type Line,
  laidOn,
  linePostings,
  minus,
  NOTHING,
  type PlayerId,
  type Posting,
  plus,
  type RoundEvent,
  stakedIn,
  stakePostings,
  total,
} from '@croupier/table';
import type { Decision, Movement } from './commands.ts';
import type { EventOf, TableEvent } from './events.ts';
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
    case 'meter-seeded':
      return [toMeter(table, 'meter seed', event.amount)];
    case 'betting-closed':
      return [toMeter(table, 'contribution', event.contribution ?? NOTHING)];
    case 'bank-taken':
      return [bankMoved(table, event.bank.player, 'bank', event.bank.amount)];
    case 'bank-taken-down':
      return [
        bankMoved(table, event.player, 'bank returned', minus(NOTHING, state.bank.holder?.amount ?? NOTHING)),
      ];
    case 'settled':
    case 'voided':
      return [...event.lines.map((line) => lineMoved(table, line)), ...meterMoved(table, state, event)];
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
    case 'moved':
    case 'number-drawn':
    case 'round-closed':
    case 'said':
    case 'second-awaited':
    case 'set-aside':
    case 'shoe-cut':
    case 'shoe-opened':
    case 'shoe-over':
    case 'spot-taken':
    case 'spots-freed':
    case 'turned':
      return [];
  }
}

/** Chips from the tray into the meter; below zero, out of it again. */
function toMeter({ id }: TableSetting, reason: string, amount: Cents): Moved {
  const { tray, meter } = tableAccounts(id);
  return {
    reason,
    postings: [
      { account: tray, amount: minus(NOTHING, amount) },
      { account: meter, amount },
    ],
  };
}

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

function lineMoved(table: TableSetting, line: Line): Moved {
  const { seat: spot, wager, kind, player, stake: amount } = line;
  const laid = laidOn(table.game.layout, { spot, wager, kind, player, amount });
  return { reason: line.result, postings: linePostings(tableAccounts(table.id), line, laid) };
}

/** The meter with the end of a round: what reseeds it when it was won, or what a void round had contributed. */
function meterMoved(table: TableSetting, state: TableState, over: RoundOver): Moved[] {
  if (over.type === 'voided')
    return [toMeter(table, 'contribution returned', minus(NOTHING, state.contribution))];
  const jackpot = jackpotOf(state, over);
  return jackpot ? [toMeter(table, 'reseed', jackpot.reseeded)] : [];
}

/** What the bets of the round add to the meter. */
export const contributed = (table: TableSetting, { bets }: Pick<TableState, 'bets'>): Cents =>
  contributedBy(table.game.layout.progressive, bets, contributionOf(table));

/** Each payment and each collection of a settled round goes back, and then every bet. */
function reversal(table: TableSetting, state: TableState, { why }: EventOf<'settlement-reversed'>): Moved[] {
  const { settled, unsettled } = beforeSettlement(state);
  const over = roundOf(table, unsettled).void(why);
  if (over.type !== 'voided') throw new Error('A round that was voided is not void.');
  const postings = (lines: readonly Line[]): Posting[] =>
    lines.flatMap((line) => [...lineMoved(table, line).postings]);
  const back = postings(settled.lines).map(({ account, amount }) => ({
    account,
    amount: minus(NOTHING, amount),
  }));
  return [
    { reason: 'reversed', postings: netted([...back, ...postings(over.lines)]) },
    ...meterMoved(table, { ...state, contribution: contributed(table, state) }, over),
  ];
}

/** One posting for each account: what goes out and comes in again has not moved. */
function netted(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Cents>();
  for (const { account, amount } of postings) sums.set(account, plus(sums.get(account) ?? NOTHING, amount));
  return [...sums].map(([account, amount]) => ({ account, amount }));
}

/** Every award goes back from its winner into the meter, and what reseeded it into the tray. */
function backOut(
  table: TableSetting,
  { paid }: TableState,
  { awards }: EventOf<'jackpot-backed-out'>,
): Moved[] {
  const accounts = tableAccounts(table.id);
  const all = total(awards.map(({ amount }) => amount));
  const postings = [
    ...awards.map(({ player, amount }) => ({
      account: accounts.wallet(player),
      amount: minus(NOTHING, amount),
    })),
    { account: accounts.meter, amount: all },
  ];
  return [
    { reason: 'jackpot backed out', postings },
    toMeter(table, 'reseed backed out', minus(NOTHING, paid?.reseeded ?? NOTHING)),
  ];
}
