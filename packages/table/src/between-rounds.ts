import type { BankRotation, BankRules, PlayerBank } from './bank-rules.ts';
import type { Bet, PlayerId } from './bets.ts';
import type { Meters } from './meter.ts';
import { type AnyLayout, seatNumbersOf } from './rules.ts';

/**
 * What a banked table carries from one round to the next: who sits where, whose turn it is to bank, what is known of those
 * who have bet, and what the meters show. A plain value: house and terminal go on from it by the same rules.
 */
export interface BetweenRounds {
  readonly spots: ReadonlyMap<number, { readonly holder: PlayerId }>;
  readonly bank: BankInPlay;
  readonly regulars: ReadonlyMap<PlayerId, Bettor>;
  /** What the meters show that are seeded, and what the bets of the round that is dealt have added to them. */
  readonly meters: Meters;
  readonly contributions: Meters;
}

/** What the table remembers of somebody who has bet here. */
export interface Bettor {
  /** Their last bets. */
  readonly bets: readonly Bet[];
  /** They have bet against the house: who never did is offered no bank (bclc-baccarat 6.0 §2.2.8.b). */
  readonly againstHouse?: true;
}

/** A seat and who sits there. */
export interface Sitter {
  readonly seat: number;
  readonly player: PlayerId;
}

/** Whose turn to bank it was last, from which the next is reckoned. */
export interface BankTurn {
  /** The seat that was offered the bank last; 0 before the first. */
  readonly last: number;
  /** Who banked the last round, for how many in a row; null: the house did. */
  readonly banked: (Sitter & { readonly rounds: number }) | null;
  /** Who has banked since the bank last came past the dealer on its way round. */
  readonly bankers: readonly PlayerId[];
}

/** The bank between two rounds: offered, passed, put up. */
export interface BankInPlay extends BankTurn {
  /** What a player has put up for the round that comes or is dealt. */
  readonly holder: PlayerBank | null;
  readonly offered: Sitter | 'anybody' | null;
  /** The seats that have passed it since the last round. */
  readonly passed: readonly number[];
}

export const NO_BANK: BankInPlay = {
  last: 0,
  banked: null,
  bankers: [],
  holder: null,
  offered: null,
  passed: [],
};

/** Who is to be offered the bank now; or it is settled who banks; or, where the house does not, anybody may. */
export type NextBanker = Sitter | 'settled' | 'anybody';

/**
 * The rotation of the bank. Where the house banks every other round, one player is offered the rounds between, and the
 * house banks what that player declines (bclc-baccarat 6.0 §2.2.1 to §2.2.4, bclc-poker 2.0 §2.1.1 to §2.1.4); elsewhere it
 * goes on clockwise to whoever takes it (READINGS 10).
 */
export function nextBanker(layout: AnyLayout, between: BetweenRounds): NextBanker {
  const rules = layout.bank;
  const { bank } = between;
  if (!rules || bank.holder) return 'settled';
  const { rotation } = rules;
  if (rotation.alternatesWithHouse) {
    // Before the first round nobody has bet against the house, so that it banks that one (§2.2.1, §2.2.8.b).
    if (bank.banked || bank.passed.length > 0) return 'settled';
    const inTurn = offeredTo(layout, between, rules);
    return (
      inTurn.find(
        ({ seat, player }) => beginsAgain(rotation, bank.last, seat) || !bank.bankers.includes(player),
      ) ?? 'settled'
    );
  }
  const inTurn = offeredTo(layout, between, rules).filter(({ seat }) => !bank.passed.includes(seat));
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
const beginsAgain = ({ counterClockwise }: BankRotation, last: number, seat: number): boolean =>
  counterClockwise ? last !== NO_BANK.last && seat >= last : seat <= last;

/** Those who sit here and may bank, in turn from after the seat that was offered it last; that seat itself comes last. */
function offeredTo(
  layout: AnyLayout,
  { spots, regulars, bank: { last: after } }: BetweenRounds,
  { rotation }: BankRules,
): Sitter[] {
  const numbers = seatNumbersOf(layout);
  const inTurn = rotation.counterClockwise ? numbers.toReversed() : numbers;
  const again = inTurn.filter((seat) => beginsAgain(rotation, after, seat));
  return [...inTurn.filter((seat) => !again.includes(seat)), ...again].flatMap((seat) => {
    const player = spots.get(seat)?.holder;
    if (player === undefined || (rotation.afterABet && !regulars.get(player)?.againstHouse)) return [];
    return [{ seat, player }];
  });
}

export function bankOffered({ bank: rules }: AnyLayout, bank: BankInPlay, to: Sitter): BankInPlay {
  const { seat, player } = to;
  const bankers = rules && beginsAgain(rules.rotation, bank.last, seat) ? [] : bank.bankers;
  return { ...bank, offered: { seat, player }, last: seat, bankers };
}

export const bankPassed = (bank: BankInPlay, seat: number): BankInPlay => ({
  ...bank,
  offered: null,
  passed: [...bank.passed, seat],
});

export const bankTaken = (bank: BankInPlay, holder: PlayerBank): BankInPlay => ({
  ...bank,
  offered: null,
  holder,
  last: holder.seat,
});

/** Whoever takes a bank down has passed it. */
export const bankTakenDown = (bank: BankInPlay, seat: number): BankInPlay => ({
  ...bank,
  holder: null,
  passed: [...bank.passed, seat],
});

/** A round was dealt: its banker's rounds are counted, and the next is reckoned from it. */
export function bankAfterRound({ bank: rules }: AnyLayout, bank: BankInPlay): BankInPlay {
  if (!rules) return bank;
  const { holder, banked, last, bankers } = bank;
  if (!holder) return { ...NO_BANK, last, bankers };
  const again = banked?.player === holder.player && banked.rounds < rules.rotation.roundsInARow;
  const rounds = again ? banked.rounds + 1 : 1;
  const { seat, player } = holder;
  return { ...NO_BANK, last: seat, banked: { seat, player, rounds }, bankers: [...bankers, player] };
}

/** What is known of a bettor once betting is closed. */
export function bettorAfter(
  known: Bettor | undefined,
  bets: readonly Bet[],
  bank: PlayerBank | undefined,
): Bettor {
  const againstHouse = known?.againstHouse ?? !bank;
  return { bets, ...(againstHouse ? { againstHouse } : {}) };
}
