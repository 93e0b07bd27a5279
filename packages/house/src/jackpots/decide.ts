import { amountsToPost, type PostedAmount, payBestOfPeriod } from '@croupier/games';
import { type Cents, cents, minus, NOTHING, type Refusal, total } from '@croupier/table';
import { account } from '../storage/ledger.ts';
import type { Movement } from '../tables/decision.ts';
import { NO_SECOND } from '../tables/second-person.ts';
import type { Claim, FundCommand, FundEvent } from './events.ts';
import type { FundSetting } from './setting.ts';
import {
  claimKey,
  type FundState,
  isClaim,
  listingKey,
  nextBehind,
  openPrizes,
  owed,
  reserved,
  rivalOf,
  waitingClaims,
} from './state.ts';

type FundDecision =
  | { readonly events: readonly FundEvent[]; readonly movements: readonly Movement[] }
  | { readonly refused: Refusal };

const NOTHING_NEW: FundDecision = { events: [], movements: [] };
const happened = (...events: FundEvent[]): FundDecision => ({ events, movements: [] });
const refused = (reason: string): FundDecision => ({ refused: { reason } });

/** What follows from a command at a fund: pure, and the whole of it or nothing. */
export function decideFund(setting: FundSetting, state: FundState, command: FundCommand): FundDecision {
  switch (command.do) {
    case 'post':
      return posted(setting, state, command.day, command.balance);
    case 'claim':
      return claimed(state, command.claim);
    case 'list':
      return state.known.has(listingKey(command.listing))
        ? NOTHING_NEW
        : happened({ type: 'listed', listing: command.listing });
    case 'confirm':
      return confirmed(setting, state, command);
    case 'void':
      return voided(state, command);
  }
}

/**
 * What a hand has won is not taken from its players by one person alone: the first who asks is written down. If another
 * hand has won the same jackpot, and only began later, it is that one's.
 */
function voided(
  state: FundState,
  { hand, prize, by, reason, unlike = [] }: Extract<FundCommand, { do: 'void' }>,
): FundDecision {
  const claim = waiting(state, { hand, prize });
  if (!claim) return refused('No such jackpot waits to be confirmed.');
  const { awaited } = state;
  if (!awaited || !isClaim(awaited, claim))
    return happened({ type: 'void-awaited', hand, prize, by, reason });
  if (awaited.by === by) return refused('Somebody else of the staff must agree to it.');
  if (unlike.includes(awaited.by)) return refused(NO_SECOND);
  const next = nextBehind(state, claim);
  return happened(
    { type: 'voided', hand, prize, by: awaited.by, reason: awaited.reason, seconded: by },
    ...(next ? [{ type: 'called', claim: next, instead: null } as const] : []),
  );
}

/**
 * The start of a business day: what the pool has is posted and holds until the next posting (bclc-poker 28.0 §3.1 to
 * §3.1.3); of a list of the day the best are paid what was collected in it (31.0 §3.1).
 */
function posted({ rules, seed }: FundSetting, state: FundState, day: string, balance: Cents): FundDecision {
  if (state.day !== null && day <= state.day) return refused('It is posted for this day.');
  if (rules.won.by !== 'best-of-period') {
    const pool = cents(Math.max(0, balance - reserved(state)));
    return happened({ type: 'posted', day, pool, amounts: amountsDue({ rules, seed }, state, day, pool) });
  }
  const pool = cents(Math.max(0, balance - owed(state)));
  const claim = bestOfDay(rules.won, state, day, pool);
  const { returned } = claim;
  const post: FundEvent = { type: 'posted', day, pool, amounts: [{ name: null, amount: returned }] };
  return claim.awards.length === 0
    ? happened(post)
    : happened(post, { type: 'called', claim, instead: null });
}

/** What is posted of a pool for a day: what nobody has won stays, and the rest of the pool is added to it. */
export function amountsDue(
  { rules, seed }: Pick<FundSetting, 'rules' | 'seed'>,
  state: Pick<FundState, 'posted' | 'paid' | 'called'>,
  day: string,
  pool: Cents,
): PostedAmount[] {
  const unwon = state.posted.filter(
    ({ name }) => !state.paid.includes(name) && !state.called.some(({ prize }) => prize === name),
  );
  return amountsToPost(rules, unwon, pool, seed, day);
}

/** What the best hands on the list of the day that is over have won; without awards, when there are none. */
export function bestOfDay(
  won: Extract<FundSetting['rules']['won'], { by: 'best-of-period' }>,
  state: Pick<FundState, 'listed' | 'day'>,
  day: string,
  pool: Cents,
): Claim {
  const ranked = state.listed.map((listing) => ({ holder: listing.player, strength: listing.strength }));
  const { paid, returned } = payBestOfPeriod(won, ranked, pool);
  return {
    hand: state.day ?? day,
    began: 0,
    prize: null,
    posted: pool,
    awards: paid.map(({ holder, amount, rank }) => ({ player: holder, amount, part: `place-${rank}` })),
    returned,
  };
}

const claimed = (state: FundState, claim: Claim): FundDecision =>
  state.known.has(claimKey(claim)) ? NOTHING_NEW : happened(takenOrTooLate(state, claim));

/**
 * Of two hands the one whose first card was dealt earlier has a jackpot, until it is paid (32.0 §2.4.9), also when a day
 * was posted between their ends; what was won is not won again by a hand that began before it was seeded anew (§2.4.12).
 */
export function takenOrTooLate(
  state: FundState,
  claim: Claim,
): Extract<FundEvent, { type: 'called' | 'came-too-late' }> {
  const rival = rivalOf(state, claim);
  if (rival) {
    return claim.began < rival.began
      ? { type: 'called', claim, instead: rival.hand }
      : { type: 'came-too-late', claim };
  }
  const open = openPrizes(state).some(
    ({ name, amount, since }) =>
      name === claim.prize && amount >= claim.posted && (claim.since === undefined || since === claim.since),
  );
  return open ? { type: 'called', claim, instead: null } : { type: 'came-too-late', claim };
}

const waiting = (state: FundState, which: Pick<Claim, 'hand' | 'prize'>): Claim | undefined =>
  waitingClaims(state).find((claim) => isClaim(claim, which));

/** Nothing is paid before somebody who wins nothing has confirmed it. */
function confirmed(
  { id, staffed }: FundSetting,
  state: FundState,
  { hand, prize, by }: Extract<FundCommand, { do: 'confirm' }>,
): FundDecision {
  const claim = waiting(state, { hand, prize });
  if (!claim) return refused('No such jackpot waits to be confirmed.');
  if (by === null && staffed) return refused('Somebody of the floor must confirm it.');
  if (claim.awards.some(({ player }) => player === by))
    return refused('Whoever wins a part of it does not confirm it; somebody else of the floor does.');
  return {
    events: [{ type: 'confirmed', hand, prize, by }],
    movements: [{ ...paidFrom(id, claim), event: 0 }],
  };
}

/** Out of the fund into the wallets of those who have won it. */
export function paidFrom(fund: string, { awards }: Pick<Claim, 'awards'>): Omit<Movement, 'event'> {
  const sum = total(awards.map(({ amount }) => amount));
  return {
    reason: 'jackpot',
    postings: [
      { account: account.jackpot(fund), amount: minus(NOTHING, sum) },
      ...awards.map(({ player, amount }) => ({ account: account.wallet(player), amount })),
    ],
  };
}
