import { type Card, Shoe, seededRandom } from '@croupier/cards';
import {
  type Bet,
  cents,
  type Decide,
  type Round,
  type Standing,
  seatNumbersOf,
  sightOf,
  type TableGame,
} from '@croupier/table';
import type { DemonstratedRound } from '../protocol/index.ts';

/** What every demonstration is dealt from: public, and no table's. Nothing can be won or learned from it. */
const SEED = 'croupier demonstration';

/** A road is worth looking at when it has some length; hands are told one at a time. */
const ROUNDS = { roads: 36, round: 6 } as const;
/** Cards that a round may need: with fewer left a new shoe is begun. */
const ENOUGH = 60;

/**
 * Rounds of a game as they would be dealt at this table, from a fixed seed: for whoever looks at a table where nobody plays.
 * No chips are in it and nothing of it is written anywhere.
 */
export function demonstrationOf(
  table: string,
  game: TableGame,
  decide: Decide | undefined,
): DemonstratedRound[] {
  const random = seededRandom(`${SEED} ${table}`);
  let shoe = Shoe.seeded(game.layout.shoe, random);
  return Array.from({ length: ROUNDS[game.look.panel] }, () => {
    if (shoe.left < Math.max(ENOUGH, shoe.size / 8)) shoe = Shoe.seeded(game.layout.shoe, random);
    const round = game.start(betsFor(game), bankFor(game));
    play(round, { card: () => shoe.draw(), number: (most) => random.below(most) + 1 }, decide);
    return shown(round);
  });
}

interface Chance {
  readonly card: () => Card;
  readonly number: (most: number) => number;
}

function play(round: Round, chance: Chance, decide: Decide | undefined): void {
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'nothing') return;
    if (waiting.for === 'card') round.advance({ card: chance.card() });
    else if (waiting.for === 'number') round.advance({ number: chance.number(waiting.most) });
    else if (waiting.for === 'answer') {
      const [question] = waiting.questions;
      const { seat, courtesy, absent } = question;
      if (!decide || courtesy) round.advance({ seat, answer: absent, absent: true });
      else round.advance({ seat, answer: decide(question, sightOf(round.places, [seat])) });
    } else round.advance();
  }
}

/** Where cards are dealt to seats somebody sits at one, and bets on the basic game. */
function betsFor({ layout, look }: TableGame): Bet[] {
  const [spot] = seatNumbersOf(layout);
  const [wager] = layout.wagers;
  if (look.hands !== 'at-seats' || spot === undefined || !wager) return [];
  return [{ spot, player: 'demonstration', wager: wager.id, kind: 'own', amount: cents(10_00) }];
}

/** Where a player must bank somebody does, with enough for any outcome. */
function bankFor({ layout }: TableGame): Standing {
  const seat = seatNumbersOf(layout).at(-1);
  if (!layout.bank?.required || seat === undefined) return {};
  const dealerBet = layout.bank.dealerBets === undefined ? {} : { dealerBet: cents(10_00) };
  return { bank: { seat, player: 'bank', amount: cents(10_000_00), ...dealerBet } };
}

function shown({ events }: Round): DemonstratedRound {
  const last = events.at(-1);
  const said = events.flatMap((event) => (event.type === 'said' ? [event.text] : []));
  return { summary: last?.type === 'settled' ? last.summary : null, said: said.slice(-2).join(' ') };
}
