import { changed, clearing, minus, NOTHING, type PlayerId, refusal, seatNumbersOf } from '@croupier/table';
import type { Decision, TableCommand } from './commands.ts';
import { betsChanged, bettingRules } from './decide-bets.ts';
import { happened, refused } from './decision.ts';
import type { EventOf, TableEvent } from './events.ts';
import { followed } from './moved.ts';
import type { TableSetting } from './setting.ts';
import { betsOf, type TableState } from './state.ts';

type SpotCommand = Extract<TableCommand, { do: 'sit' | 'back-bets' | 'stand-up' | 'free-spots' }>;

export function decideSpots(table: TableSetting, state: TableState, command: SpotCommand): Decision {
  switch (command.do) {
    case 'sit':
      return sit(table, state, command);
    case 'stand-up':
      return standUp(table, state, command.player);
    case 'back-bets':
      return allowBackBets(table, state, command);
    case 'free-spots': {
      const spots = command.spots.filter((spot) => state.spots.has(spot));
      const idle = state.phase === 'bank' || (state.phase === 'betting' && state.bets.length === 0);
      if (!idle || spots.length === 0) return refused('No spot is given up now.');
      return happened({ type: 'spots-freed', spots, why: 'unplayed' });
    }
  }
}

/** Where players bank, one may sit down without a bet: to be offered the bank. */
function sit(
  { game }: TableSetting,
  { spots }: TableState,
  { player, spot }: Extract<SpotCommand, { do: 'sit' }>,
): Decision {
  const { layout } = game;
  if (!layout.bank) return refused('A bet takes a spot in this game; there is no sitting down without one.');
  if (!seatNumbersOf(layout).includes(spot)) return refused(`There is no spot ${spot} at this table.`);
  const holder = spots.get(spot)?.holder;
  if (holder === player) return { events: [], movements: [] };
  if (holder !== undefined) return refused(`Spot ${spot} is taken; sit down at a free one.`);
  const held = [...spots.values()].filter((one) => one.holder === player).length;
  if (held >= layout.spotsPerPlayer.is) {
    const [cite] = layout.spotsPerPlayer.cites;
    const reason = `One player plays at most ${layout.spotsPerPlayer.is} spots.`;
    return { refused: { reason, ...(cite ? { cite } : {}) } };
  }
  return happened({ type: 'spot-taken', spot, player });
}

/** The holder of a spot may object to back bets (bclc-baccarat 1.0 §4.2.1); those that lie there then go back. */
function allowBackBets(
  table: TableSetting,
  state: TableState,
  { player, spot, allowed }: Extract<SpotCommand, { do: 'back-bets' }>,
): Decision {
  const held = state.spots.get(spot);
  const { backBets } = table.game.layout;
  if (!backBets) return refused('There are no back bets in this game.');
  // Elsewhere they are the house's to allow, not the holder's to forbid (READINGS 71).
  if (!backBets.consent)
    return { refused: { reason: 'Back bets are not yours to forbid here.', cite: backBets.cite } };
  if (held?.holder !== player) return refused(`Spot ${spot} is not yours.`);
  if (held.backBets === allowed) return { events: [], movements: [] };
  const said: TableEvent = { type: 'back-bets', spot, allowed };
  return followed(table, state, [said, ...(allowed ? [] : returned(table, state, [spot]))]);
}

/** A player who leaves takes all chips along; bets that are being played stay until they are settled (§4.4). */
function standUp(table: TableSetting, state: TableState, player: PlayerId): Decision {
  const spots = [...state.spots].filter(([, { holder }]) => holder === player).map(([spot]) => spot);
  if (spots.length === 0) return refused('You hold no spot here.');
  if (state.bank.holder?.player === player)
    return refused('You bank; take the bank down, or stand up when the round is over.');
  const mine = betsOf(state, player);
  if (state.phase === 'dealing' && mine.length > 0) {
    return refused('Your bets are being played; stand up when the round is over.');
  }
  const freed: TableEvent = { type: 'spots-freed', spots, why: 'stood up' };
  if (state.phase !== 'betting') return { events: [freed], movements: [] };
  const own = mine.length > 0 ? [betsChanged(player, 'clear', clearing(mine, player))] : [];
  return followed(table, state, [...own, ...returned(table, state, spots), freed]);
}

/** Back bets at these spots go back to their owners, and with them whatever may not lie without them. */
function returned(
  table: TableSetting,
  state: TableState,
  spots: readonly number[],
): EventOf<'bets-changed'>[] {
  if (state.phase !== 'betting') return [];
  const here = state.bets.filter(({ spot, kind }) => kind === 'back' && spots.includes(spot));
  return [...new Set(here.map(({ player }) => player))].map((player) => {
    const back = here.filter((bet) => bet.player === player);
    const changes = back.map(({ spot, wager, kind, amount }) => ({
      spot,
      wager,
      kind,
      amount: minus(NOTHING, amount),
    }));
    const mine = betsOf(state, player);
    const left = changed(mine, player, changes);
    const stands = refusal(bettingRules(table, state), state.spots, left, player) === undefined;
    return betsChanged(player, 'returned', stands ? changes : clearing(mine, player));
  });
}
