import { chancesOf, oneIn } from '@croupier/games';
import type { PokerJackpotView } from '../protocol/index.ts';
import type { Fund } from './fund.ts';
import { openPrizes, waitingClaims } from './state.ts';

/** A jackpot as everybody sees it: what is posted, what is won by, and what grows for the next posting. */
export function viewJackpot({ setting, state, pool }: Fund): PokerJackpotView {
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
  };
}

/** So many of the best hands of the day are shown. */
const LISTED = 10;
