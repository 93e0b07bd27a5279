import { type SeededRandom, Shoe } from '@croupier/cards';
import { type Bet, dollars, type Round, sightOf, type TableGame } from '@croupier/table';
import { sampleBets } from './sample-bets.ts';
import { strategyFor } from './strategy.ts';
import type { Strategy } from './way-to-play.ts';

/** What a dealt round is made of. Only a seeded generator is taken: these are rounds to look at, not to play. */
export interface Dealing {
  readonly random: SeededRandom;
  /** By default 10.00 on every wager. */
  readonly bets?: readonly Bet[];
  readonly strategy?: Strategy;
}

/** One complete round from a fresh seeded shoe, every decision by the strategy. */
export function dealRound(game: TableGame, { random, bets, strategy }: Dealing): Round {
  const shoe = Shoe.seeded(game.layout.shoe, random);
  const round = game.start(bets ?? sampleBets(game.layout, dollars(10)));
  const { decide } = strategy ?? strategyFor(game);
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'nothing') return round;
    if (waiting.for === 'card') round.advance({ card: shoe.draw() });
    else if (waiting.for === 'answer')
      round.advance({ answer: decide(waiting.question, sightOf(round.places, [waiting.question.seat])) });
    else round.advance();
  }
}
