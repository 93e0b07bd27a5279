import type { BankRules, PlayerBank } from './bank-rules.ts';
import type { Bet } from './bets.ts';
import type { Refusal } from './cite.ts';
import { BANK, DEALER, type Line } from './line.ts';
import { type Cents, cents, formatMoney, minus, NOTHING, plus, shareDown, total } from './money.ts';
import { type AnyLayout, seatNumbersOf } from './rules.ts';
import { commissionOn } from './wager.ts';

/** Why a round cannot be dealt against this bank; undefined when it can. */
export function refusalOfBank(
  layout: AnyLayout,
  bets: readonly Bet[],
  bank: PlayerBank | undefined,
): Refusal | undefined {
  const rules = layout.bank;
  if (!rules) return bank ? { reason: 'Only the house banks this game.' } : undefined;
  const { cites } = rules;
  if (!bank) {
    return rules.required
      ? { reason: 'A player must bank this game; the house does not.', cite: cites.bank }
      : undefined;
  }
  if (!seatNumbersOf(layout).includes(bank.seat))
    return { reason: `There is no seat ${bank.seat} at this table to bank from.` };
  if (bank.amount <= 0 || (bank.dealerBet ?? 0) < 0)
    return { reason: 'A bank is made of chips.', cite: cites.bank };
  if (bank.dealerBet !== undefined && rules.dealerBets === undefined)
    return { reason: 'The dealer does not bet against a bank in this game.', cite: cites.bank };
  const taken = bets.find(({ spot, player }) => spot === bank.seat && player !== bank.player);
  if (taken) return { reason: `Seat ${bank.seat} banks, so that nobody else bets there.`, cite: cites.alone };
  const own = bets.find(
    ({ player, wager, spot, kind }) =>
      player === bank.player && !(spot === bank.seat && kind === 'own' && rules.besideBank.includes(wager)),
  );
  if (own?.kind === 'tip' && cites.tip)
    return { reason: 'Whoever banks does not bet for the dealer in that round.', cite: cites.tip };
  if (own) return { reason: 'Whoever banks plays no other hand in that round.', cite: cites.alone };
  if (rules.dealerBets !== undefined && !bank.dealerBet)
    return {
      reason: 'The dealer plays against a bank in this game, and has bet nothing.',
      cite: cites.dealer ?? cites.bank,
    };
  const against = plus(total(betAgainst(rules, bets)), bank.dealerBet ?? NOTHING);
  if (rules.coversAll && bank.amount < against) {
    return {
      reason: `The bank of ${formatMoney(bank.amount)} does not cover the ${formatMoney(against)} bet against it.`,
      cite: cites.cover,
    };
  }
  return undefined;
}

const betAgainst = (rules: BankRules, bets: readonly Bet[]): Cents[] =>
  bets.filter(({ wager }) => rules.wagers.includes(wager)).map(({ amount }) => amount);

/** What a bettor's line brings the other side, before it knows who that is. */
const takenBy = ({ stake, returned, commission }: Line): Cents => minus(minus(stake, returned), commission);

/** Whether a bank can pay every win and take every loss of these lines in full. */
export function covers(bank: PlayerBank, rules: BankRules, lines: readonly Line[]): boolean {
  const moves = lines.filter(({ wager }) => rules.wagers.includes(wager)).map(takenBy);
  const paid = total(moves.filter((move) => move < 0));
  const taken = total(moves.filter((move) => move > 0));
  return minus(NOTHING, paid) <= bank.amount && taken <= bank.amount;
}

/**
 * Lines settled against a bank, in their order. What it has won or lost so far stays between what it was put up with and as
 * much less (READINGS 9, 56): chips taken earlier may be paid out later; a wager that would go beyond is settled for the part
 * of it that fits, and the rest of it and whatever follows on that side are void, each a line of its own.
 */
export function againstBank(bank: PlayerBank, rules: BankRules, lines: readonly Line[]): Line[] {
  let net = NOTHING;
  const exhausted = { paying: false, taking: false };
  return lines.flatMap((line) => {
    if (!rules.wagers.includes(line.wager)) return [line];
    const move = takenBy(line);
    const side = move < 0 ? 'paying' : 'taking';
    const room = exhausted[side] ? 0 : move < 0 ? bank.amount + net : bank.amount - net;
    if (Math.abs(move) <= room) {
      net = plus(net, move);
      return [{ ...line, againstBank: true }];
    }
    exhausted[side] = true;
    const [fits, rest] = divided(line, cents(Math.floor((line.stake * room) / Math.abs(move))), rules);
    net = plus(net, takenBy(fits));
    return [fits, rest].filter(({ stake }) => stake > 0);
  });
}

const uncovered = (line: Line, { cites }: BankRules): Line => ({
  ...line,
  result: 'void',
  won: NOTHING,
  commission: NOTHING,
  returned: line.stake,
  cites: [...line.cites, cites.cover],
  againstBank: true,
});

/** A wager in two: so much of its stake settled as it was, in proportion, and the rest void. */
function divided(line: Line, stake: Cents, rules: BankRules): [Line, Line] {
  const won = shareDown(line.won, stake, line.stake);
  const commission = shareDown(line.commission, stake, line.stake);
  const returned = line.result === 'lose' ? NOTHING : minus(plus(stake, won), commission);
  const fits: Line = { ...line, stake, won, commission, returned, againstBank: true };
  return [fits, uncovered({ ...line, stake: minus(line.stake, stake) }, rules)];
}

/** The bank's own line: what it took less what it paid, and the commission on a net win. */
export function bankLine(bank: PlayerBank, rules: BankRules, lines: readonly Line[]): Line {
  const net = total(lines.filter((line) => line.againstBank).map(takenBy));
  const commission = net > 0 ? commissionOn(net, rules.commission) : NOTHING;
  return {
    seat: bank.seat,
    player: bank.player,
    kind: 'own',
    wager: BANK,
    stake: bank.amount,
    result: net > 0 ? 'win' : net < 0 ? 'lose' : 'push',
    won: cents(Math.max(0, net)),
    commission,
    returned: minus(plus(bank.amount, net), commission),
    row: null,
    cites: commission > 0 ? [rules.cites.bank, rules.cites.commission] : [rules.cites.bank],
    againstBank: true,
  };
}

/** The house dealer's bet against a bank, as a bet of the place that is no seat. */
export const dealersBet = (bank: PlayerBank, rules: BankRules): Bet | undefined =>
  rules.dealerBets === undefined || !bank.dealerBet
    ? undefined
    : { spot: DEALER, player: 'dealer', wager: rules.dealerBets, kind: 'own', amount: bank.dealerBet };
