import { Shoe, seededRandom } from '@croupier/cards';
import { type Answer, dollars, type Question, type Round, sightOf, type TableGame } from '@croupier/table';
import { sampleTable } from '../sample-table.ts';
import { strategyFor } from '../strategy.ts';

/** A decision as it came up: with how many cards of one's own and of the board in sight. */
export interface AskedWith {
  readonly question: Question;
  readonly own: number;
  readonly board: number;
}

export interface PlayedRound {
  readonly round: Round;
  readonly asked: readonly AskedWith[];
}

/** So many rounds show nearly everything that a game asks. */
const SEEDS = 24;

/** Rounds from fixed seeds, 10.00 on every wager, decided by the game's first way to play: always the same. */
export const playedRounds = (game: TableGame): readonly PlayedRound[] =>
  Array.from({ length: SEEDS }, (_, seed) => playedFrom(game, `how to play ${seed + 1}`));

function playedFrom(game: TableGame, seed: string): PlayedRound {
  const random = seededRandom(seed);
  const shoe = Shoe.seeded(game.layout.shoe, random);
  const { bets, standing } = sampleTable(game.layout, dollars(10));
  const round = game.start(bets, standing);
  const { decide } = strategyFor(game);
  const asked: AskedWith[] = [];
  const answer = (question: Question): Answer => {
    const sight = sightOf(round.places, [question.seat]);
    asked.push({ question, own: sight(String(question.seat)).length, board: sight('board').length });
    return question.courtesy ? question.absent : decide(question, sight);
  };
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'nothing') return { round, asked };
    if (waiting.for === 'card') round.advance({ card: shoe.draw() });
    else if (waiting.for === 'number') round.advance({ number: random.below(waiting.most) + 1 });
    else if (waiting.for === 'answer') round.advance({ answer: answer(waiting.questions[0]) });
    else round.advance();
  }
}

/** The one of them that shows most: different decisions, bets that win, lose and push, and wins by different rows. */
export function workedRound(played: readonly PlayedRound[]): Round {
  const [best] = played.toSorted((a, b) => shows(b.round) - shows(a.round));
  if (!best) throw new TypeError('No round was dealt.');
  return best.round;
}

function shows({ events }: Round): number {
  const verbs = new Set(events.flatMap((event) => (event.type === 'answered' ? event.answer.verb : [])));
  const lines = events.flatMap((event) => (event.type === 'settled' ? event.lines : []));
  const results = new Set(lines.map(({ result }) => result));
  const wins = new Set(lines.flatMap(({ wager, result }) => (result === 'win' ? wager : [])));
  return verbs.size * 4 + results.size * 4 + wins.size;
}
