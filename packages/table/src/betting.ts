import type { PlayerBank } from './bank-rules.ts';
import { type Bet, type BetKind, type BetPosition, type PlayerId, samePosition } from './bets.ts';
import type { Cite, Refusal } from './cite.ts';
import type { Question } from './decision.ts';
import { type Cents, cents, formatMoney, minus, NOTHING, plus, total } from './money.ts';
import { type AnyLayout, seatNumbersOf } from './rules.ts';
import { commissionOn, type Wager, worth } from './wager.ts';

/** The limits posted for a wager at a table. */
export interface Limits {
  readonly least: Cents;
  readonly most: Cents;
  /** Wagers are multiples of this. */
  readonly step: Cents;
}

/** The limits of a table by wager. */
export type TableLimits = Readonly<Record<string, Limits>>;

/** Limits that refuse no amount, where none are posted: records and simulations are judged by the rules alone. */
export function openLimits(layout: AnyLayout): TableLimits {
  const open = { least: cents(1), most: cents(Number.MAX_SAFE_INTEGER), step: cents(1) };
  return Object.fromEntries(layout.wagers.map(({ id }) => [id, open]));
}

/** Whose a spot is, and whether its holder lets others bet on it. */
export interface Spot {
  readonly holder: PlayerId;
  readonly backBets: boolean;
}

export type Spots = ReadonlyMap<number, Spot>;

/** Everything that decides whether a bet may lie where it does. */
export interface BettingRules {
  readonly layout: AnyLayout;
  readonly limits: TableLimits;
  /** The player who banks the round, when it is known. */
  readonly bank?: PlayerBank;
}

/** Chips put down (positive) or taken back (negative) at one place. */
export interface BetChange extends BetPosition {
  readonly amount: Cents;
}

/** The bets after a player's changes; places left empty disappear. */
export function changed(bets: readonly Bet[], player: PlayerId, changes: readonly BetChange[]): Bet[] {
  const after = bets.slice();
  let emptied = false;
  for (const change of changes) {
    const { spot, wager, kind } = change;
    const at = after.findIndex((bet) => bet.player === player && samePosition(bet, change));
    const had = after[at]?.amount ?? NOTHING;
    const now = { spot, wager, kind, player, amount: plus(had, change.amount) };
    emptied ||= now.amount === 0;
    if (at < 0) after.push(now);
    else after[at] = now;
  }
  return emptied ? after.filter(({ amount }) => amount !== 0) : after;
}

const positionOf = ({ spot, wager, kind }: BetPosition): BetPosition => ({ spot, wager, kind });

/** Why a player's bets may not lie as they would; undefined when they may. */
export function refusal(
  table: BettingRules,
  spots: Spots,
  bets: readonly Bet[],
  player: PlayerId,
): Refusal | undefined {
  const mine = bets.filter((bet) => bet.player === player);
  for (const bet of mine) {
    const why = refusalOfBet(table, spots, bet, mine);
    if (why) return why;
  }
  return (
    refusalOfSpots(table, mine) ??
    refusalOfSeveral(table, mine) ??
    refusalOfExclusion(table, mine) ??
    refusalOfRequirement(table, mine) ??
    refusalOfUnequal(table, mine) ??
    refusalOfTip(table, mine)
  );
}

function refusalOfBet(
  { layout, limits }: BettingRules,
  spots: Spots,
  bet: Bet,
  mine: readonly Bet[],
): Refusal | undefined {
  const numbers = seatNumbersOf(layout);
  if (!numbers.includes(bet.spot)) {
    const all = layout.seatNumbers ? numbers.join(', ') : `1 to ${layout.seats}`;
    return refused(`The table has spots ${all}; there is no spot ${bet.spot}.`, layout.forbids?.moreSeats);
  }
  const wager = layout.wagers.find(({ id }) => id === bet.wager);
  const limit = Object.hasOwn(limits, bet.wager) ? limits[bet.wager] : undefined;
  if (!wager || !limit)
    return refused(`There is no wager "${bet.wager}" at this table.`, layout.forbids?.otherWagers);
  if (wager.inPlay)
    return {
      reason: `${wager.name} is staked during the round, when your hand is decided.`,
      cite: wager.cite,
    };
  const barred = layout.tips?.barred?.wagers.includes(bet.wager);
  if (wager.sensor && bet.kind !== 'own' && !barred)
    return { reason: `${wager.name} is bet on one's own seat and for oneself.`, cite: wager.cite };
  return (
    refusalOfPlace(layout, spots, bet) ??
    refusalByTheBook(wager, bet) ??
    refusalOfAmount(wager, limits, limit, bet, mine)
  );
}

const refused = (reason: string, cite: Cite | undefined): Refusal => ({ reason, ...(cite ? { cite } : {}) });

function refusalOfPlace(layout: AnyLayout, spots: Spots, bet: Bet): Refusal | undefined {
  const spot = spots.get(bet.spot);
  if (bet.kind !== 'back') {
    if (bet.kind === 'tip' && !layout.tips)
      return refused('There are no bets for the dealer in this game.', layout.forbids?.tips);
    if (bet.kind === 'tip' && layout.tips?.barred?.wagers.includes(bet.wager))
      return refused('This wager is not bet for the dealer.', layout.tips.barred.cite);
    if (spot && spot.holder !== bet.player)
      return { reason: `Spot ${bet.spot} is taken; bet at a free spot.` };
    return undefined;
  }
  if (!layout.backBets)
    return refused('Only the players of a spot may bet on it in this game.', layout.forbids?.backBets);
  if (!spot || spot.holder === bet.player) {
    return { reason: `Nobody else plays spot ${bet.spot}; bet there yourself.`, cite: layout.backBets.cite };
  }
  if (!spot.backBets && layout.backBets.consent) {
    return {
      reason: `The player at spot ${bet.spot} does not want back bets.`,
      cite: layout.backBets.consent,
    };
  }
  return undefined;
}

/** The limits that the rulebook prints itself. */
function refusalByTheBook({ name, between }: Wager<never>, { amount }: Bet): Refusal | undefined {
  if (!between || (amount >= between.least && amount <= between.most)) return undefined;
  const range =
    between.least === between.most
      ? formatMoney(between.least)
      : `${formatMoney(between.least)} to ${formatMoney(between.most)}`;
  return { reason: `${name} takes ${range}; this would be ${formatMoney(amount)}.`, cite: between.cite };
}

function refusalOfAmount(
  wager: Wager<never>,
  limits: TableLimits,
  limit: Limits,
  bet: Bet,
  mine: readonly Bet[],
): Refusal | undefined {
  const { least, cite, offStep = false } = leastOn(wager, limits, limit, bet, mine);
  if (bet.amount < least) {
    return refused(
      `The least on ${wager.name} is ${formatMoney(least)}; this would be ${formatMoney(bet.amount)}.`,
      cite,
    );
  }
  if (bet.amount > limit.most) {
    return {
      reason: `The most on ${wager.name} is ${formatMoney(limit.most)}; this would be ${formatMoney(bet.amount)}.`,
    };
  }
  if (bet.amount % limit.step !== 0 && !(offStep && bet.amount === least)) {
    return { reason: `Bets on ${wager.name} are multiples of ${formatMoney(limit.step)}.` };
  }
  return undefined;
}

interface Floor {
  readonly least: Cents;
  readonly cite?: Cite;
  /** It is accepted though it may be no whole step. */
  readonly offStep?: true;
}

/**
 * The least that a bet may be, and the clause where the rulebook says it: a chip for the dealer, the posted least, or what a
 * side bet takes beside a bet of the same bettor on the basic game at that spot, or without one (READINGS 81).
 */
function leastOn(
  { beside, between }: Wager<never>,
  limits: TableLimits,
  limit: Limits,
  { spot, kind }: BetPosition,
  mine: readonly Bet[],
): Floor {
  if (kind === 'tip') return { least: limit.step };
  if (between && between.least > limit.least) return { least: between.least };
  if (!beside) return { least: limit.least };
  if (mine.some((bet) => bet.spot === spot && bet.kind === kind && beside.basic.includes(bet.wager)))
    return { least: beside.least, cite: beside.cite, offStep: true };
  const minima = beside.alone.wagers.flatMap((id) => limits[id]?.least ?? []);
  return { least: cents(Math.min(...minima)), cite: beside.alone.cite };
}

/** Cards are dealt where a bet for the dealer lies too, so that spot is played. */
function refusalOfSpots({ layout }: BettingRules, mine: readonly Bet[]): Refusal | undefined {
  if (mine.length <= layout.spotsPerPlayer.is) return undefined;
  const held = new Set(mine.filter(({ kind }) => kind !== 'back').map(({ spot }) => spot));
  if (held.size <= layout.spotsPerPlayer.is) return undefined;
  const { is: most, cites } = layout.spotsPerPlayer;
  const spots = most === 1 ? 'one spot' : `${most} spots`;
  return refused(`One player plays at most ${spots}.`, cites[0]);
}

/** Whoever plays several spots plays them side by side, with more on each. */
function refusalOfSeveral({ layout, limits }: BettingRules, mine: readonly Bet[]): Refusal | undefined {
  const terms = layout.severalSpots;
  if (!terms) return undefined;
  const numbers = seatNumbersOf(layout);
  const held = new Set(mine.filter(({ kind }) => kind !== 'back').map(({ spot }) => numbers.indexOf(spot)));
  if (held.size < 2) return undefined;
  if (Math.max(...held) - Math.min(...held) >= held.size)
    return { reason: 'Several spots of one player lie next to each other.', cite: terms.adjacent };
  if (!terms.least) return undefined;
  const { wagers, times, cite } = terms.least;
  for (const { wager, kind, amount, spot } of mine) {
    if (kind !== 'own' || !wagers.includes(wager)) continue;
    const least = cents((limits[wager]?.least ?? 0) * times);
    if (amount < least)
      return {
        reason: `A player of several spots bets at least ${formatMoney(least)} on each; at spot ${spot} there are ${formatMoney(amount)}.`,
        cite,
      };
  }
  return undefined;
}

/** Exclusions hold over all of a player's bets, back bets included; a bet for the dealer is the dealer's. */
function refusalOfExclusion({ layout }: BettingRules, mine: readonly Bet[]): Refusal | undefined {
  if (mine.length < 2) return undefined;
  const theirs = mine.filter(({ kind }) => kind !== 'tip');
  for (const { wagers, reason, onOneSpot, acrossSpots } of layout.exclusions) {
    const held = theirs.filter(({ wager }) => wagers.includes(wager));
    const clash = held.find(({ wager }) => wager !== held[0]?.wager);
    if (!clash) continue;
    const together = held.some(({ spot, wager }) => spot === clash.spot && wager !== clash.wager);
    return { reason, cite: together ? onOneSpot : acrossSpots };
  }
  return undefined;
}

/** A wager that needs another must have it at the same spot, of the same player; a tip too. */
function refusalOfRequirement({ layout, bank }: BettingRules, mine: readonly Bet[]): Refusal | undefined {
  for (const { wagers, anyOf, noMoreThanThat = false, reason, cite } of layout.requirements ?? []) {
    const alone = mine.find((bet) => {
      if (!wagers.includes(bet.wager)) return false;
      // The bank is the banker's part in the game.
      if (bank && bet.spot === bank.seat && bet.player === bank.player) return false;
      const needed = bet.kind === 'tip' ? 'own' : bet.kind;
      const beside = mine.filter(
        ({ spot, kind, wager }) => spot === bet.spot && kind === needed && anyOf.includes(wager),
      );
      return !beside.some(({ amount }) => !noMoreThanThat || amount >= bet.amount);
    });
    if (alone) return { reason, cite };
  }
  return undefined;
}

function refusalOfUnequal({ layout }: BettingRules, mine: readonly Bet[]): Refusal | undefined {
  for (const { wagers, reason, cite } of layout.equalStakes ?? []) {
    const unequal = mine.find(
      (bet) =>
        bet.kind !== 'tip' &&
        wagers.includes(bet.wager) &&
        wagers.some((wager) => amountAt(mine, { ...bet, wager }) !== bet.amount),
    );
    if (unequal) return { reason, cite };
  }
  return undefined;
}

const amountAt = (bets: readonly Bet[], at: BetPosition): Cents =>
  bets.find((bet) => samePosition(bet, at))?.amount ?? NOTHING;

/** The changes with what must lie beside them in equal amounts: chips on the ante put as many on the blind. */
export function withEqualStakes(layout: AnyLayout, changes: readonly BetChange[]): readonly BetChange[] {
  if (!layout.equalStakes) return changes;
  const all = changes.slice();
  for (const change of changes) {
    for (const { wagers } of layout.equalStakes) {
      if (change.kind === 'tip' || !wagers.includes(change.wager)) continue;
      for (const wager of wagers) {
        if (!all.some((one) => samePosition(one, { ...change, wager }))) all.push({ ...change, wager });
      }
    }
  }
  return all;
}

function refusalOfTip({ layout }: BettingRules, mine: readonly Bet[]): Refusal | undefined {
  const participating = layout.tips?.participating;
  if (!participating || mine.every(({ kind }) => kind !== 'tip') || mine.some(({ kind }) => kind !== 'tip')) {
    return undefined;
  }
  return { reason: 'Bet for yourself before you bet for the dealer.', cite: participating };
}

/** What a player's bets cost the wallet: the stakes, fees, and commission where it is laid beforehand. */
export function costOf(layout: AnyLayout, bets: readonly Bet[]): Cents {
  const staked = total(bets.map((bet) => plus(bet.amount, laidOn(layout, bet))));
  const { fees } = layout;
  if (!fees) return staked;
  const spots = [...new Set(bets.map(({ spot }) => spot))];
  return plus(staked, total(spots.map((at) => fees.of(bets.filter(({ spot }) => spot === at)))));
}

/** The commission laid beside one bet before the deal; nothing for the dealer's bets or where it is taken from the win. */
export function laidOn(layout: AnyLayout, bet: Bet): Cents {
  if (!layout.commissionLaid || bet.kind === 'tip') return NOTHING;
  const wager = layout.wagers.find(({ id }) => id === bet.wager);
  const laid = (wager?.rows ?? []).map(({ award }) =>
    award.kind === 'win' ? commissionOn(worth(award, bet.amount, false).won, award.commission) : NOTHING,
  );
  return cents(Math.max(0, ...laid));
}

/** A question as a table puts it: amounts that one may choose go up in the table's steps (READINGS 36). */
export const inSteps = (question: Question, limits: TableLimits): Question => ({
  ...question,
  actions: question.actions.map((action) => {
    const limit = action.wager === undefined ? undefined : limits[action.wager];
    if (!limit || action.least === action.most) return action;
    return { ...action, step: cents(Math.max(action.step ?? 1, limit.step)) };
  }),
});

/** One thing a player may bet now, between which amounts, or why not. */
export interface BetOption extends BetPosition {
  readonly least: Cents;
  readonly most: Cents;
  readonly step: Cents;
  readonly refused?: Refusal;
}

/** Every bet that a player could add, each with its amounts or its refusal: the one list for people and programs. */
export function betOptions(
  table: BettingRules,
  spots: Spots,
  bets: readonly Bet[],
  player: PlayerId,
): BetOption[] {
  const options: BetOption[] = [];
  const mine = mineOf(bets, player);
  const offered = table.layout.wagers.filter(({ inPlay }) => !inPlay);
  for (const spot of seatNumbersOf(table.layout)) {
    const holder = spots.get(spot)?.holder;
    const kinds: readonly BetKind[] = holder !== undefined && holder !== player ? BEHIND : ONES_OWN;
    for (const kind of kinds) {
      for (const wager of offered)
        options.push(betOption(table, spots, mine, player, wager, { spot, wager: wager.id, kind }));
    }
  }
  return options;
}

/** The one of these options that lies at a place, as it is when the player's own bets are these. */
export function betOptionAt(
  table: BettingRules,
  spots: Spots,
  bets: readonly Bet[],
  player: PlayerId,
  option: BetOption,
): BetOption {
  const wager = table.layout.wagers.find(({ id }) => id === option.wager);
  return wager ? betOption(table, spots, mineOf(bets, player), player, wager, positionOf(option)) : option;
}

const BEHIND = ['back'] as const;
const ONES_OWN = ['own', 'tip'] as const;
const NO_LIMITS: Limits = { least: NOTHING, most: NOTHING, step: cents(1) };

function betOption(
  table: BettingRules,
  spots: Spots,
  mine: readonly Bet[],
  player: PlayerId,
  wager: Wager<never>,
  at: BetPosition,
): BetOption {
  const limit = table.limits[at.wager] ?? NO_LIMITS;
  const has = amountAt(mine, at);
  const floor = leastOn(wager, table.limits, limit, at, mine).least;
  // Up to the floor, or to the next whole step.
  const next = has < floor ? floor : cents((Math.floor(has / limit.step) + 1) * limit.step);
  const least = minus(next, has);
  const most = minus(cents(Math.min(limit.most, wager.between?.most ?? limit.most)), has);
  const { spot, kind } = at;
  const change = { spot, wager: wager.id, kind, amount: least };
  const after = changed(mine, player, withEqualStakes(table.layout, [change]));
  const why = refusal(table, spots, after, player);
  const option = { spot, wager: wager.id, kind, least, most, step: limit.step };
  return why ? { ...option, refused: why } : option;
}

/** All of a player's chips back. */
export const clearing = (bets: readonly Bet[], player: PlayerId): BetChange[] =>
  mineOf(bets, player).map((bet) => ({ ...positionOf(bet), amount: minus(NOTHING, bet.amount) }));

/** As much again on every one of a player's bets. */
export const doubling = (bets: readonly Bet[], player: PlayerId): BetChange[] =>
  mineOf(bets, player).map((bet) => ({ ...positionOf(bet), amount: bet.amount }));

/** The bets of an earlier round once more. */
export const repeating = (earlier: readonly Bet[], player: PlayerId): BetChange[] =>
  doubling(earlier, player);

/** The opposite of a change: what undo does. */
export const undoing = (changes: readonly BetChange[]): BetChange[] =>
  changes.map((change) => ({ ...change, amount: minus(NOTHING, change.amount) })).toReversed();

const mineOf = (bets: readonly Bet[], player: PlayerId): Bet[] => bets.filter((bet) => bet.player === player);
