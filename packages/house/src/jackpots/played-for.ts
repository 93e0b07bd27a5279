import { poker } from '@croupier/cards';
import {
  type Drop,
  type Elsewhere,
  finishedHand,
  type JackpotRules,
  jackpotNamed,
  judgeJackpots,
  type PokerHand,
  type PostedAmount,
} from '@croupier/games';
import { type Cents, cents, NOTHING, type Options, type PlayerId } from '@croupier/table';
import type { Claim, Listing } from './events.ts';

/** A jackpot that a hand is played for, as it was posted when the hand began. */
export interface PlayedFor {
  readonly fund: string;
  readonly jackpot: string;
  readonly options: Options;
  readonly percent: number;
  readonly cap: Cents;
  readonly open: readonly PostedAmount[];
}

/** Somebody who was dealt in at another table of the fund when the hand was over. */
export interface DealtInElsewhere {
  readonly fund: string;
  readonly table: string;
  readonly seat: number;
  readonly player: PlayerId;
}

/** What a hand has won of jackpots; it is handed in to their funds. */
export interface HandWon {
  readonly claims: readonly { readonly fund: string; readonly claim: Claim }[];
  readonly listings: readonly { readonly fund: string; readonly listing: Listing }[];
}

export const WON_NOTHING: HandWon = { claims: [], listings: [] };

const rulesOf = ({ jackpot, options }: PlayedFor): JackpotRules => jackpotNamed(jackpot).with(options);

/** What a hand contributes, fund by fund. */
export const dropsOf = (playedFor: readonly PlayedFor[]): Drop[] =>
  playedFor.map((one) => ({
    fund: one.fund,
    percent: one.percent,
    cap: one.cap,
    cite: rulesOf(one).clauses.contribution,
  }));

/** A hand that is over, and who held its seats. */
interface HandHeld {
  readonly name: string;
  readonly began: number;
  readonly jackpots: readonly PlayedFor[];
  readonly holders: ReadonlyMap<number, PlayerId>;
}

/**
 * What a finished hand wins of the jackpots that it was played for. The house's own players are not active players, and
 * what would be theirs stays in the pool.
 */
export function wonBy(
  { name, began, jackpots, holders }: HandHeld,
  { state }: PokerHand,
  away: ReadonlySet<number>,
  bots: ReadonlySet<number>,
  elsewhere: readonly DealtInElsewhere[],
): HandWon {
  const claims: { fund: string; claim: Claim }[] = [];
  const listings: { fund: string; listing: Listing }[] = [];
  const isPerson = (seat: number): boolean => holders.has(seat) && !bots.has(seat);
  for (const one of jackpots) {
    const rules = rulesOf(one);
    const others = elsewhere.filter(({ fund }) => fund === one.fund);
    const hand = finishedHand(state, { away, knows: () => true, elsewhere: oncePerPerson(others, holders) });
    const open =
      rules.won.by === 'best-of-period'
        ? [{ rules, name: null, amount: NOTHING }]
        : one.open.map((prize) => ({ rules, ...prize }));
    const { won, listed } = judgeJackpots(hand, open);
    for (const { name: prize, posted, awards: parts } of won) {
      const awards = parts.flatMap(({ table, seat, amount, part }) => {
        const player =
          table === undefined
            ? isPerson(seat)
              ? holders.get(seat)
              : undefined
            : others.find((other) => other.table === table && other.seat === seat)?.player;
        return player === undefined || amount === NOTHING ? [] : [{ player, amount, part }];
      });
      if (awards.length === 0) continue;
      const paid = awards.reduce((sum, { amount }) => sum + amount, 0);
      const since = one.open.find((each) => each.name === prize)?.since;
      const claim = {
        hand: name,
        began,
        prize,
        ...(since === undefined ? {} : { since }),
        posted,
        awards,
        returned: cents(posted - paid),
      };
      claims.push({ fund: one.fund, claim });
    }
    for (const { seat, held } of listed) {
      const player = isPerson(seat) ? holders.get(seat) : undefined;
      if (player === undefined) continue;
      const { strength } = held;
      listings.push({
        fund: one.fund,
        listing: { hand: name, player, strength, call: poker.describe(strength) },
      });
    }
  }
  return { claims: withoutLocal(claims, jackpots), listings };
}

/** Whoever is dealt in at several tables is one player, and has one part (bclc-poker 28.0 §3.3.1.c). */
function oncePerPerson(
  elsewhere: readonly DealtInElsewhere[],
  holders: ReadonlyMap<number, PlayerId>,
): Elsewhere[] {
  const seats = new Map([...holders].map(([seat, player]) => [player, seat]));
  const once = new Map(elsewhere.toReversed().map((one) => [one.player, one]));
  return elsewhere
    .filter((one) => once.get(one.player) === one)
    .map(({ table, seat, player }) => {
      const here = seats.get(player);
      return { table, seat, ...(here === undefined ? {} : { here }) };
    });
}

/** Who wins the wide area jackpot is not paid the local one too (bclc-poker 29.0 §5.2). */
function withoutLocal(claims: HandWon['claims'], jackpots: readonly PlayedFor[]): HandWon['claims'] {
  const rules = new Map(jackpots.map((one) => [one.fund, rulesOf(one)]));
  const won = new Set(claims.map(({ fund }) => rules.get(fund)?.id));
  return claims.filter(({ fund }) => {
    const by = rules.get(fund)?.won;
    return by?.by !== 'bad-beat' || by.givesWayTo === null || !won.has(by.givesWayTo);
  });
}
