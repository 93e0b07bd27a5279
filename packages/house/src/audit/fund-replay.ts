import { sameJson } from '@croupier/table';
import { amountsDue, bestOfDay, paidFrom, takenOrTooLate } from '../jackpots/decide.ts';
import type { Claim, FundEvent, Listing } from '../jackpots/events.ts';
import { fundFromJournal } from '../jackpots/journalled.ts';
import type { HandWon } from '../jackpots/played-for.ts';
import {
  bareFund,
  claimKey,
  displayed,
  evolveFund,
  type FundState,
  isClaim,
  listingKey,
  nextBehind,
  rivalOf,
  waitingClaims,
} from '../jackpots/state.ts';
import type { PostedJackpot } from '../posted/posted-rules.ts';
import type { JournalEvent } from '../storage/journal.ts';
import { JournalDiffers } from '../tables/journalled.ts';
import type { Moved } from '../tables/moved.ts';

/**
 * Replays the journal of a jackpot's fund: it posts no more than it has, pays only what hands have won by the journals of
 * their tables, nothing twice, and nothing that nobody has confirmed.
 */
export class FundReplay {
  readonly #fund: string;
  readonly #won: ReadonlyMap<string, HandWon['claims'][number]['claim']>;
  readonly #listed: ReadonlyMap<string, Listing>;
  readonly #rules: readonly PostedJackpot[];
  #state: FundState = bareFund();
  /** What the list of the day that was just closed has won, by the rules that were ever posted for the fund. */
  #ofDay: readonly Claim[] = [];

  constructor(fund: string, won: readonly HandWon[], rules: readonly PostedJackpot[]) {
    this.#fund = fund;
    this.#rules = rules;
    this.#won = new Map(
      won
        .flatMap(({ claims }) => claims)
        .filter((one) => one.fund === fund)
        .map(({ claim }) => [claimKey(claim), claim]),
    );
    this.#listed = new Map(
      won
        .flatMap(({ listings }) => listings)
        .filter((one) => one.fund === fund)
        .map(({ listing }) => [listingKey(listing), listing]),
    );
  }

  read(line: JournalEvent): readonly Moved[] {
    const event = fundFromJournal(line);
    const moved = this.#moved(event);
    this.#state = evolveFund(this.#state, event);
    return moved;
  }

  /** What it shows or owes at the end. */
  get displayed(): number {
    return displayed(this.#state);
  }

  #moved(event: FundEvent): readonly Moved[] {
    const { day, known } = this.#state;
    switch (event.type) {
      case 'posted': {
        const sum = event.amounts.reduce((all, { amount }) => all + amount, 0);
        if (day !== null && event.day <= day) throw new JournalDiffers('It posts for a day that is past.');
        if (sum > event.pool) throw new JournalDiffers('It posts more than is in the pool.');
        this.#ofDay = this.#rules.flatMap(({ rules: { won } }) =>
          won.by === 'best-of-period' ? [bestOfDay(won, this.#state, event.day, event.pool)] : [],
        );
        if (this.#rules.length > 0 && !this.#due(event).some((due) => sameJson(due, event.amounts)))
          throw new JournalDiffers('It posts other amounts than its rules give for the pool.');
        return [];
      }
      case 'listed': {
        const key = listingKey(event.listing);
        if (known.has(key) || !sameJson(this.#listed.get(key), event.listing))
          throw new JournalDiffers('It lists a hand that no table has dealt.');
        return [];
      }
      case 'called':
      case 'came-too-late':
        this.#check(event);
        return [];
      case 'confirmed':
      case 'void-awaited':
      case 'voided': {
        const claim = waitingClaims(this.#state).find((one) => isClaim(one, event));
        if (!claim) throw new JournalDiffers('It settles a jackpot that was not called.');
        if (event.type === 'void-awaited') return [];
        if (event.type === 'voided') return this.#voided(event);
        if (claim.awards.some(({ player }) => player === event.by))
          throw new JournalDiffers('A jackpot is confirmed by somebody who wins a part of it.');
        return [paidFrom(this.#fund, claim)];
      }
    }
  }

  /** What may be posted, by any of the rules that the fund has had. */
  #due({ day, pool }: Extract<FundEvent, { type: 'posted' }>): unknown[] {
    const ofList = this.#ofDay.map(({ returned }) => [{ name: null, amount: returned }]);
    const ofPool = this.#rules.flatMap(({ rules, seed }) => {
      if (rules.won.by === 'best-of-period') return [];
      // Where no line says what was kept as a seed, any may have been.
      const seeds = seed === null ? Array.from({ length: 101 }, (_, any) => any) : [seed];
      return seeds.map((one) => amountsDue({ rules, seed: one }, this.#state, day, pool));
    });
    return [...ofList, ...ofPool];
  }

  /** Void when two have asked for it; journals from before that was needed name only one. */
  #voided(event: Extract<FundEvent, { type: 'voided' }>): readonly Moved[] {
    const { awaited } = this.#state;
    if (event.seconded === undefined && awaited === null) return [];
    if (awaited?.by !== event.by || !isClaim(awaited, event) || event.seconded === event.by)
      throw new JournalDiffers('A jackpot is made void that two people have not agreed on.');
    return [];
  }

  /** Won by a hand of a table, or by the hands on the list of the day that is over; and the fund did with it what it must. */
  #check(event: Extract<FundEvent, { type: 'called' | 'came-too-late' }>): void {
    const { claim } = event;
    const next = rivalOf(this.#state, claim) ? undefined : nextBehind(this.#state, claim);
    const isNext = next !== undefined && isClaim(next, claim);
    if (this.#state.known.has(claimKey(claim)) && !isNext) throw new JournalDiffers('It is called twice.');
    const paid = claim.awards.reduce((sum, { amount }) => sum + amount, 0);
    if (paid + claim.returned !== claim.posted)
      throw new JournalDiffers('Its awards are not what was posted.');
    if (this.#ofDay.some((due) => sameJson(due, claim))) return;
    const won = this.#won.get(claimKey(claim));
    if (!won || !sameJson(won, claim)) throw new JournalDiffers('It is won by no hand of any table.');
    const due = isNext ? { type: 'called', claim, instead: null } : takenOrTooLate(this.#state, claim);
    if (!sameJson(due, event))
      throw new JournalDiffers('It is not for the hand that began first, or was won before.');
  }
}
