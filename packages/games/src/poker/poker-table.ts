import { type Cents, cents, formatMoney, NOTHING, type Refusal, Refused } from '@croupier/table';
import type { DealtIn, MissedBlinds } from './blinds.ts';
import type { Dealing } from './button.ts';
import { type DrawnCard, highCard, isButtonDrawn, lastButtonFor, nextDealing } from './dealing-order.ts';
import type { Drop } from './drop.ts';
import type { ForcedBet } from './forced-bet.ts';
import { forcedBets } from './forced-bets.ts';
import type { PokerHand } from './hand.ts';
import type { SeatStack } from './hand-events.ts';
import type { HandSetup } from './hand-state.ts';
import { killButtonAfter } from './kill.ts';
import { type KillButton, type KillRound, NEUTRAL } from './kill-button.ts';
import { killedBy } from './killed-round.ts';
import type { PokerRules } from './poker-rules.ts';
import { type Straddle, standingStraddle, straddleRefusal } from './straddle.ts';

/** A table between and during hands, as a value: every change is a new table. */
export interface PokerTable {
  readonly rules: PokerRules;
  /** By seat number. */
  readonly seats: ReadonlyMap<number, SeatedPlayer>;
  /** The seat that had the button in the last hand. */
  readonly button: number | null;
  /** Who left with a blind unpaid: standing up and sitting down again pays none (bclc-poker 17.0 §4.2). */
  readonly owing: ReadonlyMap<string, MissedBlinds>;
  /** Neutral at the start of a game (bclc-poker 22.0 §3.3). */
  readonly killButton: KillButton;
}

export interface SeatedPlayer {
  readonly player: string;
  readonly stack: Cents;
  /** Away from the table, or not wanting cards. */
  readonly sittingOut: boolean;
  readonly isNew: boolean;
  readonly owes: MissedBlinds;
  readonly inHand: boolean;
}

const OWES_NOTHING: MissedBlinds = { small: false, big: false };

export const openTable = (rules: PokerRules): PokerTable => ({
  rules,
  seats: new Map(),
  button: null,
  owing: new Map(),
  killButton: NEUTRAL,
});

/** Sits down with chips: one position a player (bclc-poker 17.0 §3.2), at least the minimum (§5.1). */
export function sitDown(table: PokerTable, seat: number, player: string, stack: Cents): PokerTable {
  const { variant, minimumBuyIn } = table.rules;
  if (!Number.isInteger(seat) || seat < 1 || seat > variant.seats) {
    throw new Refused({ reason: `The seats are 1 to ${variant.seats}.`, cite: variant.clauses.players });
  }
  if (table.seats.has(seat)) throw new Refused({ reason: `Seat ${seat} is taken.` });
  if ([...table.seats.values()].some((other) => other.player === player)) {
    throw new Refused({ reason: `${player} has a seat already.`, cite: variant.clauses.onePosition });
  }
  if (stack < minimumBuyIn) {
    throw new Refused({
      reason: `The minimum buy-in is ${formatMoney(minimumBuyIn)}.`,
      cite: variant.clauses.buyIn,
    });
  }
  refuseOddChips(table, stack);
  const isNew = true;
  return withSeat(table, seat, {
    player,
    stack,
    sittingOut: false,
    isNew,
    owes: table.owing.get(player) ?? OWES_NOTHING,
    inHand: false,
  });
}

/** Adds chips between hands; during a hand nobody bets more than lay before them (bclc-poker 17.0 §6.1). */
export function addChips(table: PokerTable, seat: number, amount: Cents): PokerTable {
  const player = seated(table, seat);
  if (player.inHand) {
    throw new Refused({
      reason: 'No chips are added during a hand: it is played with what was on the table.',
      cite: table.rules.variant.clauses.allIn,
    });
  }
  if (amount <= 0) throw new Refused({ reason: 'Chips are added, not taken off.' });
  refuseOddChips(table, amount);
  const stack = cents(player.stack + amount);
  // Somebody who went broke buys in again and makes up no blinds for it (bclc-poker 17.0 §4.5).
  if (player.stack === 0 && stack < table.rules.minimumBuyIn) {
    throw new Refused({
      reason: `The minimum buy-in is ${formatMoney(table.rules.minimumBuyIn)}.`,
      cite: table.rules.variant.clauses.buyIn,
    });
  }
  return withSeat(table, seat, { ...player, stack });
}

/**
 * Why chips may not be taken off the table: all of them when leaving, otherwise none. Table stakes stand above the
 * clauses of bclc-poker 33.0; a part taken off would undo the minimum that a player sat down with (17.0 §5.1).
 */
export function removalRefusal(table: PokerTable, seat: number, amount: Cents): Refusal | undefined {
  const { stack, inHand } = seated(table, seat);
  const { clauses } = table.rules.variant;
  if (inHand) return { reason: 'Chips stay on the table during a hand.', cite: clauses.allIn };
  if (amount === stack) return undefined;
  return {
    reason: 'Part of a stack cannot be taken off the table; a player who leaves takes all of it.',
    cite: clauses.buyIn,
  };
}

/** Leaves with the whole stack. */
export function leave(
  table: PokerTable,
  seat: number,
): { readonly table: PokerTable; readonly stack: Cents } {
  const { player, stack, owes } = seated(table, seat);
  const refusal = removalRefusal(table, seat, stack);
  if (refusal) throw new Refused(refusal);
  const seats = new Map(table.seats);
  seats.delete(seat);
  const owing = owes.small || owes.big ? new Map(table.owing).set(player, owes) : table.owing;
  return { table: { ...table, seats, owing, killButton: killButtonWithout(table.killButton, seat) }, stack };
}

/** Who quits takes a leg up along (bclc-poker 22.0 §3.1.2); the killed round is still to be played (§6.2.6). */
function killButtonWithout(button: KillButton, seat: number): KillButton {
  if (button.state === 'neutral' || button.seat !== seat) return button;
  return button.state === 'kill' ? { state: 'kill', seat: null } : NEUTRAL;
}

/** Goes away from the next hand on, or comes back; blinds missed meanwhile are owed (bclc-poker 17.0 §4.2). */
export const sitOut = (table: PokerTable, seat: number, sittingOut = true): PokerTable =>
  withSeat(table, seat, { ...seated(table, seat), sittingOut });

/** The button moves and a hand begins; null while fewer than two players can be dealt in. */
export function startHand(
  before: PokerTable,
  wanted: readonly Straddle[] = [],
  drops: readonly Drop[] = [],
): { readonly table: PokerTable; readonly setup: HandSetup } | null {
  const table = forNextHand(before);
  const { rules } = table;
  if ([...table.seats.values()].some(({ inHand }) => inHand)) {
    throw new Refused({ reason: 'A hand is being played.' });
  }
  const dealing = dealingIn(table);
  if (!dealing) return null;
  const players = dealing.seats.map((seat): DealtIn => {
    const { stack, owes } = seated(table, seat);
    return { seat, stack, owes };
  });
  for (const straddle of wanted) {
    const refusal = straddleRefusal(rules, players, straddle);
    if (refusal) throw new Refused(refusal);
  }
  const straddle = standingStraddle(players, wanted);
  const forced = forcedBets(rules.forced, players, straddle);
  const round = killRoundOf(table, forced.forced);
  const setup: HandSetup = {
    variant: rules.variant,
    betting: rules.betting,
    players: players.map(({ seat, stack }) => ({ seat, stack })),
    ...forced,
    ...(round?.button.state === 'kill' ? killedBy(round, rules.variant, players, forced.opening) : {}),
    smallestChip: rules.smallestChip,
    rake: rules.rake,
    // Blinds are not chopped in a killed round (bclc-poker 22.0 §5.2.6).
    chop: rules.forced.kind === 'blinds' && rules.forced.chop && round?.button.state !== 'kill',
    showdown: rules.showdown,
    reopenedBy: 'full-raise',
    runTwice: rules.runTwice,
    drops,
    dealtOut: dealtOutOf(table, players),
    kill: round,
  };
  return { table: dealt(table, dealing), setup };
}

/** What the next hand knows of the kill; null where none is played. */
function killRoundOf({ rules, killButton }: PokerTable, posted: readonly ForcedBet[]): KillRound | null {
  const { kill, forced, betting } = rules;
  if (!kill || forced.kind !== 'blinds') return null;
  return { kill, button: killButton, regular: betting, forced: posted, bigBlind: forced.big };
}

const hasKill = ({ killButton }: PokerTable, seat: number): boolean =>
  killButton.state === 'kill' && killButton.seat === seat;

/** Those who are dealt in for their kill blind alone: their hands are mucked (bclc-poker 22.0 §6.2.8, §6.2.8.a). */
const dealtOutOf = (table: PokerTable, players: readonly DealtIn[]): number[] =>
  players.flatMap(({ seat }, position) => (seated(table, seat).sittingOut ? [position] : []));

/**
 * The table as its next hand finds it. Where nobody but newcomers is left to play with, who may not play in a killed pot
 * (bclc-poker 22.0 §6.4), the game is a new one, and the button neutral (§3.1.1).
 */
const forNextHand = (table: PokerTable): PokerTable =>
  table.killButton.state === 'kill' && !dealingIn(table) ? { ...table, killButton: NEUTRAL } : table;

const dealingOf = (table: PokerTable): Dealing | null => dealingIn(forNextHand(table));

function dealingIn(table: PokerTable): Dealing | null {
  const seats = [...table.seats].map(([seat, { stack, sittingOut, isNew, owes }]) => ({
    seat,
    // Newcomers do not play in a killed pot (bclc-poker 22.0 §6.4).
    // Who has the kill posts it also when away (§6.2.8).
    present:
      (!sittingOut || hasKill(table, seat)) && stack > 0 && !(isNew && table.killButton.state === 'kill'),
    isNew,
    owes,
  }));
  return nextDealing(table.rules, seats, table.button);
}

/** Who draws a card for the first button; nobody where it is not drawn for, or has been. */
export function drawersForButton(table: PokerTable): readonly number[] {
  const dealing = isButtonDrawn(table.rules, table.button) ? dealingOf(table) : null;
  return dealing ? dealing.seats.toSorted((a, b) => a - b) : [];
}

/** The table after its draw for the button: the highest card by suit has it in the next hand (bclc-poker 27.0 §7.1). */
export function drawButton(table: PokerTable, drawn: readonly DrawnCard[]): PokerTable {
  const seats = drawersForButton(table);
  const winner = highCard(drawn);
  if (
    winner === undefined ||
    drawn.length !== seats.length ||
    !drawn.every(({ seat }) => seats.includes(seat))
  ) {
    throw new Refused({ reason: 'Everybody who is dealt in draws one card for the button.' });
  }
  return { ...table, button: lastButtonFor(table.rules, seats, winner) };
}

/** Who will be dealt in next, so that those who may straddle can be asked first; null if nobody can play. */
export function nextPlayers(table: PokerTable): readonly SeatStack[] | null {
  const dealing = dealingOf(table);
  return dealing ? dealing.seats.map((seat) => ({ seat, stack: seated(table, seat).stack })) : null;
}

/** Whoever is dealt in has paid; whoever was passed over by a blind while away owes it, unless broke (§4.5). */
function dealt(table: PokerTable, { button, seats, missedSmall, missedBig }: Dealing): PokerTable {
  const after = new Map(table.seats);
  const owing = new Map(table.owing);
  for (const [seat, player] of table.seats) {
    if (seats.includes(seat)) {
      after.set(seat, { ...player, isNew: false, owes: OWES_NOTHING, inHand: true });
      owing.delete(player.player);
    } else if (player.stack > 0) {
      const small = player.owes.small || missedSmall.includes(seat);
      const big = player.owes.big || missedBig.includes(seat);
      after.set(seat, { ...player, owes: { small, big } });
    }
  }
  return { ...table, seats: after, button, owing };
}

/** The stacks after a hand. */
export function finishHand(table: PokerTable, hand: PokerHand): PokerTable {
  if (hand.waiting.for !== 'nothing') throw new Refused({ reason: 'The hand is not over.' });
  const seats = new Map(table.seats);
  for (const { seat, stack } of hand.state.players) {
    seats.set(seat, { ...seated(table, seat), stack, inHand: false });
  }
  const moves = table.rules.variant.button.moves;
  const button = moves === 'to-the-winner' ? winnerOf(hand, table.button) : table.button;
  const { kill } = hand.state.setup;
  return { ...table, seats, button, killButton: kill ? killButtonAfter(hand.state, kill) : table.killButton };
}

/** Who won the most of a hand, of equal ones the first from the button: the next designated dealer (bclc-poker 25.0 §7.2). */
function winnerOf({ events, state }: PokerHand, button: number | null): number | null {
  const won = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'awarded') won.set(event.seat, (won.get(event.seat) ?? 0) + event.amount);
  }
  const [best] = state.players.toSorted((a, b) => (won.get(b.seat) ?? 0) - (won.get(a.seat) ?? 0));
  return best?.seat ?? button;
}

function seated(table: PokerTable, seat: number): SeatedPlayer {
  const player = table.seats.get(seat);
  if (!player) throw new Refused({ reason: `Nobody sits in seat ${seat}.` });
  return player;
}

function withSeat(table: PokerTable, seat: number, player: SeatedPlayer): PokerTable {
  return { ...table, seats: new Map(table.seats).set(seat, player) };
}

function refuseOddChips(table: PokerTable, amount: Cents): void {
  const { smallestChip } = table.rules;
  if (amount % smallestChip !== NOTHING || amount < 0) {
    throw new Refused({ reason: `Chips come in multiples of ${formatMoney(smallestChip)}.` });
  }
}
