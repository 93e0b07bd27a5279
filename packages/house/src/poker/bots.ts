import type { Random } from '@croupier/cards';
import {
  callingBot,
  equityBot,
  looseBot,
  type PokerBot,
  randomBot,
  tightBot,
  viewHand,
} from '@croupier/games';
import { type Answer, type Cents, cents } from '@croupier/table';
import { botPlayer } from '../tables/bot-names.ts';
import type { PokerTableCommand } from './poker-commands.ts';
import type { BotStyle } from './poker-events.ts';
import type { PokerSetting } from './poker-setting.ts';
import { type HandOnTable, handOf, isBot, isPlaying, type PokerState, somebodyReady } from './poker-state.ts';
import { freeSeats } from './waiting-list.ts';

/** The house's own players: they see what their seat sees, and use the actions that everybody is offered. */
const PLAYS: Readonly<Record<BotStyle, PokerBot>> = {
  tight: tightBot,
  loose: looseBot,
  calling: callingBot,
  equity: equityBot(() => {
    const since = performance.now();
    return { untilAfter: () => performance.now() - since > MOST_THOUGHT };
  }),
  random: randomBot,
};

/** In milliseconds: everybody else at the node waits as long. */
const MOST_THOUGHT = 8;

const USUAL: readonly BotStyle[] = ['tight', 'loose', 'equity', 'calling', 'tight'];

export function botAnswer(hand: HandOnTable, seat: number, style: BotStyle, luck: Random): Answer {
  return PLAYS[style](viewHand(handOf(hand), { seats: [seat] }), luck);
}

/**
 * What is to be done about the bots between hands, one thing at a time: they come when a person is ready to play, buy
 * in again when they are broke, and go when nobody is left.
 */
export function botsDue(setting: PokerSetting, state: PokerState): PokerTableCommand | null {
  if (isPlaying(state)) return null;
  const bots = [...state.table.seats].filter(([seat]) => isBot(state, seat));
  if (bots.length === state.table.seats.size) {
    const [gone] = bots;
    return gone ? { do: 'stand-up', player: gone[1].player } : null;
  }
  // Who waits for a seat comes before a player of the house's own.
  const [yields] = bots;
  if (yields && state.waiting.length > freeSeats(setting, state)) {
    return { do: 'stand-up', player: yields[1].player };
  }
  if (!somebodyReady(state)) return null;
  const broke = bots.find(([, { stack }]) => stack < setting.rules.firstBet);
  if (broke) {
    const [, { player, stack }] = broke;
    return { do: 'add-chips', player, amount: cents(buyIn(setting) - stack) };
  }
  return bots.length < setting.bots && state.waiting.length === 0 ? seatNext(setting, state) : null;
}

function seatNext(setting: PokerSetting, state: PokerState): PokerTableCommand | null {
  const players = new Set([...state.table.seats.values()].map(({ player }) => player));
  const numbers = Array.from({ length: setting.seats }, (_, at) => at + 1);
  const number = numbers.find((one) => !players.has(botPlayer(one)));
  const seat = numbers.toReversed().find((one) => !state.table.seats.has(one));
  if (number === undefined || seat === undefined) return null;
  const styles = setting.botStyles ?? USUAL;
  const style = styles[(number - 1) % styles.length] ?? 'tight';
  return { do: 'seat-bot', player: botPlayer(number), seat, style, amount: buyIn(setting) };
}

/** Fifty bets of the first round, or what the table allows. */
function buyIn({ rules, maximumBuyIn }: PokerSetting): Cents {
  const wanted = Math.max(rules.firstBet * 50, rules.minimumBuyIn);
  return cents(Math.min(wanted, maximumBuyIn));
}
