import type { PostedAmount } from '@croupier/games';
import { type Cents, cents, type PlayerId } from '@croupier/table';
import type { Claim, FundEvent, Listing } from './events.ts';

/** A fund as its journal has made it. What is in its pool is for the ledger to say. */
export interface FundState {
  readonly seq: number;
  /** The business day of the last posting; null before the first. */
  readonly day: string | null;
  readonly posted: readonly PostedAmount[];
  /** Prizes that were paid since the last posting: they are not won twice. */
  readonly paid: readonly (string | null)[];
  /** Won since the last posting, and waiting to be confirmed. */
  readonly called: readonly Claim[];
  /** The same from before it: what is posted now does not hold them. */
  readonly earlier: readonly Claim[];
  /** What hands have won that began later than the one that has it; the first of them has it if that one is void. */
  readonly behind: readonly Claim[];
  /** What somebody asks to be void, and a second person has not agreed to. */
  readonly awaited: (ClaimName & { readonly by: PlayerId; readonly reason: string }) | null;
  /** The hands of the day. */
  readonly listed: readonly Listing[];
  /** The day before, with its hands and what was in the pool when it was over. */
  readonly before: {
    readonly day: string | null;
    readonly pool: Cents;
    readonly listed: readonly Listing[];
  } | null;
  /** Claims and listings that were taken before, by hand and prize. */
  readonly known: ReadonlySet<string>;
}

export const bareFund = (): FundState => ({
  seq: 0,
  day: null,
  posted: [],
  paid: [],
  called: [],
  earlier: [],
  behind: [],
  awaited: null,
  listed: [],
  before: null,
  known: new Set(),
});

/** Tells claims apart: a hand may win several prizes, and somebody may be listed once with it. */
export const claimKey = ({ hand, prize }: Pick<Claim, 'hand' | 'prize'>): string => `${hand} ${prize ?? ''}`;
export const listingKey = ({ hand, player }: Pick<Listing, 'hand' | 'player'>): string => `${hand} ${player}`;

/** What can be won now: what is posted and neither won nor paid. */
export const openPrizes = ({ posted, paid, called }: FundState): PostedAmount[] =>
  posted.filter(
    ({ name, amount }) => amount > 0 && !paid.includes(name) && !called.some(({ prize }) => prize === name),
  );

/** What waits to be confirmed. */
export const waitingClaims = ({
  earlier,
  called,
}: Pick<FundState, 'earlier' | 'called'>): readonly Claim[] => [...earlier, ...called];

/** What waits to be paid. */
export const owed = (state: FundState): number =>
  waitingClaims(state).reduce((sum, { posted, returned }) => sum + posted - returned, 0);

/**
 * What is not posted as long as it waits: the whole amount that was won, since a hand that began earlier, with other
 * players to share it, may have it in the end. What whole dollars leave over is posted when it is paid.
 */
export const reserved = (state: FundState): number =>
  waitingClaims(state).reduce((sum, { posted }) => sum + posted, 0);

/** The fund after an event. */
export function evolveFund(before: FundState, event: FundEvent): FundState {
  const state = { ...before, seq: before.seq + 1 };
  switch (event.type) {
    case 'posted':
      return {
        ...state,
        day: event.day,
        posted: event.amounts,
        paid: [],
        called: [],
        earlier: waitingClaims(state),
        behind: state.behind.filter((late) => rivalOf(state, late)),
        listed: [],
        before: { day: state.day, pool: event.pool, listed: state.listed },
      };
    case 'listed':
      return {
        ...state,
        listed: [...state.listed, event.listing],
        known: new Set(state.known).add(listingKey(event.listing)),
      };
    case 'called':
      return afterCall(state, event.claim, event.instead);
    case 'came-too-late':
      return {
        ...state,
        behind: rivalOf(state, event.claim) ? [...state.behind, event.claim] : state.behind,
        known: new Set(state.known).add(claimKey(event.claim)),
      };
    case 'confirmed': {
      const paid = waitingClaims(state).find((claim) => isClaim(claim, event));
      return {
        ...without(state, event),
        behind: state.behind.filter((late) => !paid || !isSameJackpot(late, paid)),
        paid: state.called.some((claim) => isClaim(claim, event)) ? [...state.paid, event.prize] : state.paid,
      };
    }
    case 'void-awaited': {
      const { hand, prize, by, reason } = event;
      return { ...state, awaited: { hand, prize, by, reason } };
    }
    case 'voided':
      return without(state, event);
  }
}

type ClaimName = Pick<Claim, 'hand' | 'prize'>;

export const isClaim = (claim: ClaimName, { hand, prize }: ClaimName): boolean =>
  claim.hand === hand && claim.prize === prize;

/** Whether two hands have won the same jackpot: the same prize, not won since it was seeded. */
const isSameJackpot = (one: Claim, other: Claim): boolean =>
  one.prize === other.prize && one.since === other.since;

/** The claim that waits for the same jackpot, also when another day was posted meanwhile. */
export const rivalOf = (state: Pick<FundState, 'called' | 'earlier'>, claim: Claim): Claim | undefined =>
  (claim.since === undefined ? state.called : waitingClaims(state)).find((one) => isSameJackpot(one, claim));

/** The first of the hands behind one that is void. */
export const nextBehind = ({ behind }: FundState, claim: Claim): Claim | undefined =>
  behind.filter((late) => isSameJackpot(late, claim)).toSorted((a, b) => a.began - b.began)[0];

/** A claim is taken for what is posted now, or for what was posted when its hand began and has been won since. */
function afterCall(state: FundState, claim: Claim, instead: string | null): FundState {
  const rival = instead === null ? undefined : { hand: instead, prize: claim.prize };
  const { called, earlier, awaited } = rival ? without(state, rival) : state;
  const displaced = rival ? waitingClaims(state).filter((one) => isClaim(one, rival)) : [];
  const posted = state.posted.find(({ name }) => name === claim.prize);
  const isPosted = claim.since === undefined || posted?.since === claim.since;
  return {
    ...state,
    called: isPosted ? [...called, claim] : called,
    earlier: isPosted ? earlier : [...earlier, claim],
    behind: [...state.behind.filter((late) => !isClaim(late, claim)), ...displaced],
    awaited,
    known: new Set(state.known).add(claimKey(claim)),
  };
}

const without = (state: FundState, which: ClaimName): FundState => ({
  ...state,
  called: state.called.filter((claim) => !isClaim(claim, which)),
  earlier: state.earlier.filter((claim) => !isClaim(claim, which)),
  awaited: state.awaited && isClaim(state.awaited, which) ? null : state.awaited,
});

/** What the pool of a fund shows or owes: it must hold at least that. */
export const displayed = (state: FundState): number =>
  cents(openPrizes(state).reduce((sum, { amount }) => sum + amount, owed(state)));
