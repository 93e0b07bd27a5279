import { poker } from '@croupier/cards';
import { type Cents, type Cite, cents, minus, NOTHING, shareDown, total } from '@croupier/table';
import type { FinishedHand, HeldHand, JudgedPlayer } from './finished-hand.ts';
import type {
  BadBeat,
  Bar,
  BestOfPeriod,
  Conditions,
  HighHand,
  JackpotRules,
  OpenJackpot,
  Share,
} from './jackpot.ts';

/** A jackpot that was won. */
export interface WonJackpot {
  readonly jackpot: string;
  readonly name: string | null;
  /** What was posted, and won. */
  readonly posted: Cents;
  readonly awards: readonly JackpotAward[];
  /** What whole dollars leave over of each share: it stays in the pool (bclc-poker 28.0 §3.2; READINGS 66). */
  readonly returned: Cents;
}

export interface JackpotAward {
  /** Where it is not the table of the hand. */
  readonly table?: string;
  readonly seat: number;
  readonly part: 'losing-hand' | 'winning-hand' | 'dealt-in' | 'high-hand';
  readonly amount: Cents;
  readonly cite: Cite;
}

/** A hand that has entered the list of its period (bclc-poker 31.0 §4.2). */
export interface ListedHand {
  readonly jackpot: string;
  readonly seat: number;
  readonly held: HeldHand;
}

export interface JudgedJackpots {
  readonly won: readonly WonJackpot[];
  readonly listed: readonly ListedHand[];
}

const A_DOLLAR: Cents = cents(100);

/** What a finished hand wins of the jackpots that are open, by whole dollars of so many units. */
export function judgeJackpots(
  hand: FinishedHand,
  open: readonly OpenJackpot[],
  dollar: Cents = A_DOLLAR,
): JudgedJackpots {
  const offered = open.filter(
    ({ rules }) => isOffered(rules, hand) && isEligible(rules.conditions, hand, dollar),
  );
  const won = offered.flatMap((each) => wonBy(each, hand, dollar));
  const wins = new Set(won.map(({ jackpot }) => jackpot));
  const givesWay = new Map(
    offered.map(({ rules }) => [rules.id, rules.won.by === 'bad-beat' ? rules.won.givesWayTo : null]),
  );
  return {
    won: won.filter(({ jackpot }) => !wins.has(givesWay.get(jackpot) ?? '')),
    listed: offered.flatMap(({ rules }) => listedBy(rules, hand)),
  };
}

/** A jackpot is for the games it is offered with (bclc-poker 28.0 §2.1, 30.0 §2.2, 31.0 §2.1, 32.0 §2.2). */
const isOffered = (
  { on, conditions: { structures } }: JackpotRules,
  { game, structure }: FinishedHand,
): boolean => on.includes(game) && (structures === null || structures.only.includes(structure));

/** Enough players there (bclc-poker 28.0 §2.5.1, §2.5.2) and enough in the pot (30.0 §2.4.5, 31.0 §2.3.6). */
function isEligible(
  { dealtIn, pot: least }: Conditions,
  { players, pot }: FinishedHand,
  dollar: Cents,
): boolean {
  const active = players.filter((player) => player.active).length;
  return active >= dealtIn.least && (least === null || pot >= least.dollars * dollar);
}

function wonBy({ rules, name, amount }: OpenJackpot, hand: FinishedHand, dollar: Cents): WonJackpot[] {
  const awards = awardsOf(rules, name, amount, hand, dollar);
  if (awards.length === 0) return [];
  const returned = minus(amount, total(awards.map((award) => award.amount)));
  return [{ jackpot: rules.id, name, posted: amount, awards, returned }];
}

function awardsOf(
  { won }: JackpotRules,
  name: string | null,
  amount: Cents,
  hand: FinishedHand,
  dollar: Cents,
): JackpotAward[] {
  switch (won.by) {
    case 'bad-beat':
      return badBeat(won, amount, hand, dollar);
    case 'high-hand': {
      const winner = highHand(won, hand);
      if (!winner?.held || won.prizeOf(winner.held) !== name) return [];
      return [
        { seat: winner.seat, part: 'high-hand', amount: inWholeDollars(amount, dollar), cite: won.cite },
      ];
    }
    case 'best-of-period':
      return [];
  }
}

type Holding = JudgedPlayer & { readonly held: HeldHand };

/** Those who hold a hand to the end, the best first. */
const standing = ({ players }: FinishedHand): Holding[] =>
  players
    .filter((player): player is Holding => player.held !== null)
    .toSorted((a, b) => b.held.strength - a.held.strength);

const reaches = ({ strength }: HeldHand, { category, ranks }: Bar): boolean =>
  strength >= poker.least(category, ranks);

/** With both hole cards, and as good as asked for. */
const qualified = ({ held }: Holding, bar: Bar): boolean => held.needsBoth && reaches(held, bar);

/**
 * The best and the second best hand, both qualified (bclc-poker 28.0 §2.5.4, §2.5.6, §2.5.7). Players who share the
 * second best hand share its part. Of equal best hands none needs both hole cards, so that a tie is no beat.
 */
function badBeat(
  { losing, winning, division }: BadBeat,
  amount: Cents,
  hand: FinishedHand,
  dollar: Cents,
): JackpotAward[] {
  const [best, second, ...rest] = standing(hand);
  if (!best || !second) return [];
  const losers = [second, ...rest.filter(({ held }) => held.strength === second.held.strength)];
  if (!qualified(best, winning) || !losers.every((loser) => qualified(loser, losing))) return [];
  const beaten = new Set([best.seat, ...losers.map(({ seat }) => seat)]);
  const here = hand.players.flatMap(({ seat, active }) => (active && !beaten.has(seat) ? [{ seat }] : []));
  const served = new Set([...beaten, ...here.map(({ seat }) => seat)]);
  const elsewhere = hand.elsewhere.filter((one) => one.here === undefined || !served.has(one.here));
  const others = division.among === 'table' ? here : [...here, ...elsewhere];
  const divided = (
    part: JackpotAward['part'],
    { percent, cite }: Share,
    holders: readonly { readonly seat: number; readonly table?: string }[],
  ): JackpotAward[] => {
    const each = inWholeDollars(shareDown(amount, percent, 100 * holders.length), dollar);
    return holders.map(({ seat, table }) => ({
      ...(table === undefined ? {} : { table }),
      seat,
      part,
      amount: each,
      cite,
    }));
  };
  return [
    ...divided('losing-hand', division.losing, losers),
    ...divided('winning-hand', division.winning, [best]),
    ...(others.length > 0 ? divided('dealt-in', division.dealtIn, others) : []),
  ];
}

/**
 * The hand that wins (bclc-poker 30.0 §2.4.6, 32.0 §2.4.7). Four of a kind or better with both hole cards is never equal
 * to another, so that two winners are none (READINGS 66).
 */
function highHand({ showdown }: HighHand, hand: FinishedHand): Holding | undefined {
  if (showdown === 'needed' && !hand.showdown) return undefined;
  const [best] = standing(hand);
  return best?.held.needsBoth ? best : undefined;
}

/** Every good hand enters the list, whether it wins or not (bclc-poker 31.0 §4.2; READINGS 55). */
function listedBy({ id, won }: JackpotRules, hand: FinishedHand): ListedHand[] {
  if (won.by !== 'best-of-period') return [];
  return standing(hand)
    .filter((player) => qualified(player, won.least))
    .map(({ seat, held }) => ({ jackpot: id, seat, held }));
}

const inWholeDollars = (amount: Cents, dollar: Cents): Cents => cents(amount - (amount % dollar));

/** A hand of the list, by whose it is. */
export interface RankedHand<Holder> {
  readonly holder: Holder;
  readonly strength: number;
}

export interface PaidHand<Holder> {
  /** The best is the first; equal hands have the same. */
  readonly rank: number;
  readonly holder: Holder;
  readonly amount: Cents;
}

/**
 * Pays the posted shares of a period that is over (bclc-poker 31.0 §1.4, §2.3.7; READINGS 66): the best hand first, hands
 * that are equal together share what is theirs, all in whole dollars down.
 */
export function payBestOfPeriod<Holder>(
  { shares }: Pick<BestOfPeriod, 'shares'>,
  hands: readonly RankedHand<Holder>[],
  pool: Cents,
  dollar: Cents = A_DOLLAR,
): { readonly paid: readonly PaidHand<Holder>[]; readonly returned: Cents } {
  const sorted = hands.toSorted((a, b) => b.strength - a.strength);
  const paid: PaidHand<Holder>[] = [];
  for (let from = 0; from < sorted.length && from < shares.length; ) {
    const equal = sorted.filter(({ strength }) => strength === sorted[from]?.strength);
    const percent = shares.slice(from, from + equal.length).reduce((sum, each) => sum + each, 0);
    const amount = inWholeDollars(shareDown(pool, percent, 100 * equal.length), dollar);
    for (const { holder } of equal) if (amount > NOTHING) paid.push({ rank: from + 1, holder, amount });
    from += equal.length;
  }
  return { paid, returned: minus(pool, total(paid.map(({ amount }) => amount))) };
}
