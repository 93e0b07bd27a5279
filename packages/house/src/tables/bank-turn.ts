import { type BankRotation, type BankRules, seatNumbersOf } from '@croupier/table';
import { type BankInPlay, NO_BANK } from './bank-in-play.ts';
import type { Sitter } from './events.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

/** Who is to be offered the bank now; or it is settled who banks; or, where the house does not, anybody may. */
export type NextBanker = Sitter | 'settled' | 'anybody';

/**
 * The rotation of the bank. Where the house banks every other round, one player is offered the rounds between, and the
 * house banks what that player declines (bclc-baccarat 6.0 §2.2.1 to §2.2.4, bclc-poker 2.0 §2.1.1 to §2.1.4); elsewhere it
 * goes on clockwise to whoever takes it (READINGS 10).
 */
export function nextBanker(table: TableSetting, state: TableState): NextBanker {
  const rules = table.game.layout.bank;
  const { bank } = state;
  if (!rules || bank.holder || state.next?.afterwards === 'free-hand') return 'settled';
  const { rotation } = rules;
  if (rotation.alternatesWithHouse) {
    // Before the first round nobody has bet against the house, so that it banks that one (§2.2.1, §2.2.8.b).
    if (bank.banked || bank.passed.length > 0) return 'settled';
    const inTurn = offeredTo(table, state, rules, bank.last);
    return (
      inTurn.find(
        ({ seat, player }) => beginsAgain(rotation, bank.last, seat) || !bank.bankers.includes(player),
      ) ?? 'settled'
    );
  }
  const inTurn = offeredTo(table, state, rules, bank.last).filter(({ seat }) => !bank.passed.includes(seat));
  const [first] = inTurn.toSorted(
    (a, b) => turnOf(a, bank.banked, rotation) - turnOf(b, bank.banked, rotation),
  );
  return first ?? (rules.required ? 'anybody' : 'settled');
}

/** Whoever has banked too few rounds goes on; whoever has banked enough waits for all others, at whatever seat. */
function turnOf(
  { seat, player }: Sitter,
  banked: BankInPlay['banked'],
  { roundsInARow }: BankRotation,
): number {
  if (banked?.player !== player) return 1;
  if (banked.rounds >= roundsInARow) return 2;
  return banked.seat === seat ? 0 : 1;
}

/** Whether a bank that was last at one seat and is now at another has come round the whole table. */
export const beginsAgain = ({ counterClockwise }: BankRotation, last: number, seat: number): boolean =>
  counterClockwise ? last !== NO_BANK.last && seat >= last : seat <= last;

/** Those who sit here and may bank, in turn from after a seat; that seat itself comes last. */
function offeredTo(
  { game }: TableSetting,
  { spots, regulars }: TableState,
  { rotation }: BankRules,
  after: number,
): Sitter[] {
  const numbers = seatNumbersOf(game.layout);
  const inTurn = rotation.counterClockwise ? numbers.toReversed() : numbers;
  const again = inTurn.filter((seat) => beginsAgain(rotation, after, seat));
  return [...inTurn.filter((seat) => !again.includes(seat)), ...again].flatMap((seat) => {
    const player = spots.get(seat)?.holder;
    if (player === undefined || (rotation.afterABet && !regulars.get(player)?.againstHouse)) return [];
    return [{ seat, player }];
  });
}

/** A round was dealt: its banker's rounds are counted, and the next is reckoned from it. */
export function afterRound({ game }: TableSetting, bank: BankInPlay): BankInPlay {
  const { holder, banked, last, bankers } = bank;
  if (!holder) return { ...NO_BANK, last, bankers };
  const most = game.layout.bank?.rotation.roundsInARow ?? 1;
  const again = banked?.player === holder.player && banked.rounds < most;
  const rounds = again ? banked.rounds + 1 : 1;
  const { seat, player } = holder;
  return { ...NO_BANK, last: seat, banked: { seat, player, rounds }, bankers: [...bankers, player] };
}

/** How much more may be bet against a bank that must cover all; null where there is none, or it need not. */
export function roomIn(
  { game }: TableSetting,
  { bank, bets }: Pick<TableState, 'bank' | 'bets'>,
): number | null {
  const rules = game.layout.bank;
  if (!bank.holder || !rules?.coversAll) return null;
  const against = bets.filter(({ wager }) => rules.wagers.includes(wager));
  const staked = against.reduce((sum, { amount }) => sum + amount, bank.holder.dealerBet ?? 0);
  return bank.holder.amount - staked;
}
