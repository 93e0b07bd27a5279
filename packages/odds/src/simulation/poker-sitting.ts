import { drawing, type SeededRandom, seededRandom } from '@croupier/cards';
import {
  callingBot,
  dealHand,
  drawButton,
  drawersForButton,
  equityBot,
  finishHand,
  looseBot,
  openTable,
  type PokerBot,
  type PokerGame,
  type PokerRules,
  randomBot,
  sitDown,
  startHand,
  tightBot,
  viewHand,
} from '@croupier/games';
import { cents, Refused } from '@croupier/table';
import { seedOfChunk } from './chunks.ts';
import { emptyTallies, type PlayedChunk, type Sitting } from './counted.ts';

/** The ways to play poker among players, by name; how each sees and decides is the house's own. */
const STYLES: Readonly<Record<string, PokerBot>> = {
  tight: tightBot,
  loose: looseBot,
  calling: callingBot,
  equity: equityBot(() => ({ ways: 60 })),
  random: randomBot,
};

/** Who sits where nobody is named: one of each. */
export const USUAL_STYLES: ReadonlyMap<number, string> = new Map([
  [1, 'tight'],
  [2, 'loose'],
  [3, 'calling'],
  [4, 'equity'],
]);

/** Every hand begins with so many bets of the first round in front of everybody. */
const BETS = 100;

/** Seats of a poker table, each played in a named style; what each wins and loses is counted in bets of the first round. */
export function pokerSitting(
  game: PokerGame,
  options: PokerRules['options'],
  seats: ReadonlyMap<number, string>,
): Sitting {
  const rules = game.with(options);
  const bots = new Map([...seats].map(([seat, style]) => [seat, botNamed(style)]));
  const most = rules.variant.seats;
  for (const seat of seats.keys())
    if (seat < 1 || seat > most)
      throw new Refused({ reason: `There is no seat ${seat} at ${game.title}; the seats are 1 to ${most}.` });
  if (seats.size < 2) throw new Refused({ reason: 'Poker is played by two at least: name two seats.' });
  const sitting: Sitting = {
    game: { id: game.id, title: game.title, options: rules.options },
    counted: [...seats].map(([seat, strategy]) => ({
      key: String(seat),
      wager: 'hand',
      unit: 'first bet',
      seat,
      strategy,
      bet: { spot: seat, player: `seat ${seat}`, wager: 'hand', kind: 'own', amount: rules.firstBet },
    })),
    chunk: (seed, chunk, rounds, goesOn) => playHands(sitting, rules, bots, { seed, chunk, rounds, goesOn }),
  };
  return sitting;
}

function botNamed(style: string): PokerBot {
  const bot = STYLES[style];
  if (bot) return bot;
  throw new Refused({
    reason: `There is no strategy "${style}" for poker among players; there are ${Object.keys(STYLES).join(', ')}.`,
  });
}

interface Hands {
  readonly seed: string | number;
  readonly chunk: number;
  readonly rounds: number;
  readonly goesOn: () => boolean;
}

/** Plays a chunk of hands by the engine of the tables; the button goes round. */
function playHands(
  sitting: Sitting,
  rules: PokerRules,
  bots: ReadonlyMap<number, PokerBot>,
  { seed, chunk, rounds, goesOn }: Hands,
): PlayedChunk | undefined {
  const tallies = emptyTallies(sitting);
  const random = seededRandom(seedOfChunk(seed, chunk));
  const order = [...bots.keys()];
  for (let hand = 0; hand < rounds; hand += 1) {
    if (!goesOn()) return undefined;
    for (const [seat, net] of netsOfHand(rules, bots, order[hand % order.length] ?? 1, random))
      tallies.get(String(seat))?.add('', net);
  }
  return { rounds, shoes: rounds, tallies };
}

function netsOfHand(
  rules: PokerRules,
  bots: ReadonlyMap<number, PokerBot>,
  button: number,
  random: SeededRandom,
): (readonly [seat: number, net: number])[] {
  const stack = cents(rules.firstBet * BETS);
  let table = openTable(rules);
  for (const seat of bots.keys()) table = sitDown(table, seat, `seat ${seat}`, stack);
  const draw = drawing(random, rules.variant.deck);
  const drawers = drawersForButton(table);
  if (drawers.length > 0)
    table = drawButton(
      table,
      drawers.map((seat) => ({ seat, card: draw() })),
    );
  const started = startHand({ ...table, button });
  if (!started) throw new Error('Two who sit with chips can play a hand.');
  const played = dealHand(started.setup, drawing(random, rules.variant.deck), ({ seat, absent }, now) => {
    const bot = bots.get(seat);
    return bot ? bot(viewHand(now, { seats: [seat] }), random) : absent;
  });
  finishHand(started.table, played);
  return played.state.players.map(({ seat, stack: left }) => [seat, left - stack] as const);
}
