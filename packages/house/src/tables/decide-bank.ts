import {
  type BankRules,
  type Cents,
  cents,
  formatMoney,
  NOTHING,
  type PlayerBank,
  type PlayerId,
  plus,
  type Refusal,
  refusalOfBank,
} from '@croupier/table';
import { nextBanker } from './bank-turn.ts';
import { type Decision, happened, refused, type TableCommand } from './commands.ts';
import type { Passed, Sitter } from './events.ts';
import { followed } from './moved.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

type BankCommand = Extract<
  TableCommand,
  { do: 'take-bank' | 'decline-bank' | 'offer-bank' | 'pass-bank' | 'take-bank-down' }
>;

/** The bank goes from player to player: offered, taken or passed, and taken down while nobody has bet against it. */
export function decideBank(table: TableSetting, state: TableState, command: BankCommand): Decision {
  const rules = table.game.layout.bank;
  if (!rules) return refused('Nobody but the house banks this game.');
  const { offered } = state.bank;
  switch (command.do) {
    case 'offer-bank':
      return offer(table, state);
    case 'pass-bank':
      return offered && offered !== 'anybody' && offered.seat === command.seat
        ? passed(offered, command.why)
        : refused('The bank is not offered there.');
    case 'take-bank':
      return take(table, state, rules, command);
    case 'decline-bank':
      if (state.bank.holder?.player === command.player) return takeDown(table, state);
      return offered && offered !== 'anybody' && offered.player === command.player
        ? passed(offered, 'declined')
        : refused('The bank is not offered to you.');
    case 'take-bank-down':
      return takeDown(table, state);
  }
}

const passed = (to: Sitter, why: Passed): Decision => happened({ type: 'bank-passed', ...to, why });

function offer(table: TableSetting, state: TableState): Decision {
  const { phase, shoe, bank } = state;
  const between =
    (phase === 'cut' && (shoe.cut !== null || (table.game.layout.deckEachRound ?? false))) ||
    (phase === 'settled' && shoe.handsLeft !== 0) ||
    phase === 'bank';
  if (!between || bank.offered) return refused('The bank cannot be offered now.');
  const next = nextBanker(table, state);
  if (next === 'settled') return refused('It is settled who banks.');
  return happened(next === 'anybody' ? { type: 'bank-awaited' } : { type: 'bank-offered', ...next });
}

function take(
  table: TableSetting,
  state: TableState,
  rules: BankRules,
  { player, seat, amount, dealerBet }: Extract<BankCommand, { do: 'take-bank' }>,
): Decision {
  const { offered } = state.bank;
  const { cites, rotation } = rules;
  const no = (reason: string, cite = rotation.cite): Decision => ({ refused: { reason, cite } });
  if (state.phase !== 'bank' || !offered) return no('The bank is not offered now.');
  if (offered !== 'anybody' && (offered.player !== player || offered.seat !== seat))
    return no(`The bank is offered to seat ${offered.seat}.`);
  const holder = state.spots.get(seat)?.holder;
  if (holder !== player) return refused(`Sit down at seat ${seat} before you bank from it.`);
  const terms = bankTerms(table, state, rules, player);
  if (amount < terms.least) return no(`A bank here is at least ${formatMoney(terms.least)}.`, cites.cover);
  if (amount % terms.step !== 0) return no(`A bank is a multiple of ${formatMoney(terms.step)}.`, cites.bank);
  const against = dealersBet(terms, dealerBet);
  if (against && 'reason' in against) return { refused: against };
  const bank: PlayerBank = { seat, player, amount, ...(against ? { dealerBet: against.amount } : {}) };
  const why = refusalOfBank(table.game.layout, [], bank);
  if (why) return { refused: why };
  return followed(table, state, [{ type: 'bank-taken', bank }]);
}

/** What a player may put up, and what the dealer would bet against it. */
export interface BankTerms {
  readonly least: Cents;
  readonly step: Cents;
  readonly fee: Cents;
  readonly dealerBet: { readonly least: Cents; readonly most: Cents } | null;
}

/**
 * The dealer bets as much as the banker did last, or less down to the least of the table if the banker asks for it
 * (bclc-baccarat 6.0 §2.2.10); a bank must cover that bet and what the table lets anybody bet at the least.
 */
export function bankTerms(
  table: TableSetting,
  { regulars }: Pick<TableState, 'regulars'>,
  rules: BankRules,
  player: PlayerId,
): BankTerms {
  const wager = rules.dealerBets ?? rules.wagers[0] ?? '';
  const limit = table.limits[wager] ?? { least: cents(1), most: cents(1), step: cents(1) };
  const last = (regulars.get(player)?.bets ?? [])
    .filter((bet) => bet.wager === wager && bet.kind === 'own')
    .map(({ amount }) => amount);
  const most = cents(Math.min(limit.most, Math.max(limit.least, ...last)));
  const dealerBet = rules.dealerBets === undefined ? null : { least: limit.least, most };
  return {
    least: plus(limit.least, dealerBet && rules.coversAll ? dealerBet.least : NOTHING),
    step: limit.step,
    fee: table.game.layout.fees?.banker ?? NOTHING,
    dealerBet,
  };
}

function dealersBet(
  { dealerBet, step }: BankTerms,
  asked: Cents | undefined,
): { readonly amount: Cents } | Refusal | undefined {
  if (!dealerBet)
    return asked === undefined
      ? undefined
      : { reason: 'The dealer does not bet against a bank in this game.' };
  const { least, most } = dealerBet;
  const amount = asked ?? most;
  if (amount >= least && amount <= most && amount % step === 0) return { amount };
  return { reason: `The dealer bets from ${formatMoney(least)} to ${formatMoney(most)} against you.` };
}

/** A bank is its owner's to take back as long as it answers for nothing. */
function takeDown(table: TableSetting, state: TableState): Decision {
  const { holder } = state.bank;
  if (!holder) return refused('There is no bank to take down.');
  if (state.phase !== 'betting') return refused('The bank plays; it is settled with the round.');
  if (state.bets.length > 0) return refused('There are bets on the table; the bank stands for them.');
  const { seat, player } = holder;
  return followed(table, state, [{ type: 'bank-taken-down', seat, player }]);
}
