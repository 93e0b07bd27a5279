import { chancesOf, type JackpotRules, oneIn, payBestOfPeriod } from '@croupier/games';
import { NOTHING } from '@croupier/table';
import type { PokerJackpotView } from '../protocol/index.ts';
import type { Fund } from './fund.ts';
import { type FundState, openPrizes, waitingClaims } from './state.ts';

/** A jackpot as everybody sees it: what is posted, what is won by, and what grows for the next posting. */
export function viewJackpot({
  setting,
  state,
  pool,
}: Pick<Fund, 'setting' | 'state' | 'pool'>): PokerJackpotView {
  const { id, name, rules, properties } = setting;
  const open = new Map(openPrizes(state).map((prize) => [prize.name, prize.amount]));
  return {
    fund: id,
    name,
    jackpot: rules.id,
    title: rules.title,
    day: state.day,
    pool,
    prizes: rules.prizes.map((prize) => ({
      name: prize.name,
      title: prize.title,
      amount: open.get(prize.name) ?? 0,
      won: state.paid.includes(prize.name) || state.called.some((claim) => claim.prize === prize.name),
      cite: prize.cite,
    })),
    sign: rules.posted.map(({ text, cites }) => ({ text, cites })),
    chances: chancesOf(rules).map((chance) => ({ players: chance.players, oneIn: oneIn(chance) })),
    tables: properties.flatMap(({ tables }) => tables),
    waiting: waitingClaims(state).map(({ hand, prize, posted, awards }) => ({
      hand,
      prize,
      posted,
      winners: awards.length,
    })),
    listed: state.listed
      .toSorted((a, b) => b.strength - a.strength)
      .slice(0, LISTED)
      .map(({ hand, call }) => ({ hand, call })),
    results: resultsOf(rules, state),
  };
}

/** The total of the day before and its winning hands, for a bonus of the day (bclc-poker 31.0 §3.1). */
function resultsOf({ won }: JackpotRules, { before }: FundState): PokerJackpotView['results'] {
  if (won.by !== 'best-of-period') return null;
  const { day, pool, listed } = before ?? { day: null, pool: NOTHING, listed: [] };
  const ranked = listed.map((listing) => ({ holder: listing, strength: listing.strength }));
  return {
    day,
    total: pool,
    hands: payBestOfPeriod(won, ranked, pool).paid.map(({ rank, holder: { hand, call }, amount }) => ({
      place: rank,
      hand,
      call,
      amount,
    })),
  };
}

/** So many of the best hands of the day are shown. */
const LISTED = 10;
