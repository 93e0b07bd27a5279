import { refusalOfBank } from './bank.ts';
import type { PlayerBank } from './bank-rules.ts';
import type { Bet, PlayerId } from './bets.ts';
import type { TableLimits } from './betting.ts';
import type { BetweenRounds } from './between-rounds.ts';
import type { Refusal } from './cite.ts';
import { type Cents, cents, formatMoney, NOTHING, plus } from './money.ts';
import type { AnyLayout } from './rules.ts';

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
  { bank: rules, fees }: AnyLayout,
  limits: TableLimits,
  { regulars }: Pick<BetweenRounds, 'regulars'>,
  player: PlayerId,
): BankTerms {
  const wager = rules?.dealerBets ?? rules?.wagers[0] ?? '';
  const limit = limits[wager] ?? { least: cents(1), most: cents(1), step: cents(1) };
  const last = (regulars.get(player)?.bets ?? [])
    .filter((bet) => bet.wager === wager && bet.kind === 'own')
    .map(({ amount }) => amount);
  const most = cents(Math.min(limit.most, Math.max(limit.least, ...last)));
  const dealerBet = rules?.dealerBets === undefined ? null : { least: limit.least, most };
  return {
    least: plus(limit.least, dealerBet && rules?.coversAll ? dealerBet.least : NOTHING),
    step: limit.step,
    fee: fees?.banker ?? NOTHING,
    dealerBet,
  };
}

/** A bank that somebody wants to put up, with the dealer's bet against it; or why it cannot be. */
export function bankPutUp(
  layout: AnyLayout,
  limits: TableLimits,
  between: Pick<BetweenRounds, 'regulars'>,
  { seat, player, amount, dealerBet }: PlayerBank,
): PlayerBank | Refusal {
  const { cites } = layout.bank ?? {};
  const terms = bankTerms(layout, limits, between, player);
  if (amount < terms.least)
    return { reason: `A bank here is at least ${formatMoney(terms.least)}.`, ...citing(cites?.cover) };
  if (amount % terms.step !== 0)
    return { reason: `A bank is a multiple of ${formatMoney(terms.step)}.`, ...citing(cites?.bank) };
  const against = dealersBet(terms, dealerBet);
  if (against && 'reason' in against) return against;
  const bank = { seat, player, amount, ...(against ? { dealerBet: against.amount } : {}) };
  return refusalOfBank(layout, [], bank) ?? bank;
}

const citing = (cite: Refusal['cite']): Pick<Refusal, 'cite'> => (cite ? { cite } : {});

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

/** How much more may be bet against a bank that must cover all; null where there is none, or it need not. */
export function roomIn(
  { bank: rules }: AnyLayout,
  holder: PlayerBank | null,
  bets: readonly Bet[],
): number | null {
  if (!holder || !rules?.coversAll) return null;
  const against = bets.filter(({ wager }) => rules.wagers.includes(wager));
  return holder.amount - against.reduce((sum, { amount }) => sum + amount, holder.dealerBet ?? 0);
}
