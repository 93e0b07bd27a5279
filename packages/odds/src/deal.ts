import { type SeededRandom, Shoe } from '@croupier/cards';
import { type Answer, dollars, type Question, type Round, sightOf, type TableGame } from '@croupier/table';
import { type SampleTable, sampleTable } from './sample-table.ts';
import { strategyFor } from './strategy.ts';
import type { Strategy } from './way-to-play.ts';

/** What a dealt round is made of. Only a seeded generator is taken: these are rounds to look at, not to play. */
export interface Dealing {
  readonly random: SeededRandom;
  /** By default 10.00 on every wager, or as near to that as the rulebook's limits allow. */
  readonly table?: SampleTable;
  readonly strategy?: Strategy;
}

/** Nobody's chips hang on a courtesy and no strategy is about it: in a round to look at, it is taken. */
const accepted = ({ actions, absent }: Question): Answer => {
  const offered = actions.find(({ refused }) => !refused);
  return offered ? { verb: offered.verb } : absent;
};

/** One complete round from a fresh seeded shoe, every decision by the strategy. */
export function dealRound(game: TableGame, { random, table, strategy }: Dealing): Round {
  const shoe = Shoe.seeded(game.layout.shoe, random);
  const { bets, standing } = table ?? sampleTable(game.layout, dollars(10));
  const round = game.start(bets, standing);
  const { decide } = strategy ?? strategyFor(game);
  const answer = (question: Question): Answer =>
    question.courtesy ? accepted(question) : decide(question, sightOf(round.places, [question.seat]));
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'nothing') return round;
    if (waiting.for === 'card') round.advance({ card: shoe.draw() });
    else if (waiting.for === 'number') round.advance({ number: random.below(waiting.most) + 1 });
    else if (waiting.for === 'answer') round.advance({ answer: answer(waiting.questions[0]) });
    else round.advance();
  }
}
