import { type Card, Shoe, seededRandom } from '@croupier/cards';
import {
  type Answer,
  type Bet,
  cents,
  type Decide,
  type Line,
  type Question,
  type Sight,
  type Standing,
  seatNumbersOf,
  sightOf,
  type TableGame,
  type TakenCards,
} from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { multiGameProgressive } from './bclc-poker/15.0-multi-game-progressive.ts';
import { catalogue, isBanked } from './catalogue.ts';
import { linesOf } from './testing/recorded.ts';

/** Three players with a bet on every wager that they may lay together, one of them also for the dealer. */
function betsAt({ layout }: TableGame): Bet[] {
  const wagers = layout.wagers.filter(
    ({ id, inPlay }) => !inPlay && !layout.exclusions.some((one) => one.wagers.slice(1).includes(id)),
  );
  const laid = seatNumbersOf(layout)
    .slice(0, 3)
    .flatMap((spot) =>
      wagers.map(
        ({ id, between }): Bet => ({
          spot,
          player: `p${spot}`,
          wager: id,
          kind: 'own',
          amount: cents(between?.least ?? 10_000),
        }),
      ),
    );
  const [first] = laid;
  return first && layout.tips ? [...laid, { ...first, kind: 'tip', amount: cents(500) }] : laid;
}

const standingAt = ({ layout }: TableGame): Standing =>
  layout.bank?.required
    ? { bank: { seat: seatNumbersOf(layout).at(-1) ?? 0, player: 'banker', amount: cents(100_000_000) } }
    : {};

/** Decides at random, and keeps what was seen. */
function decider(seed: string): { readonly decide: Decide; readonly seen: string[] } {
  const random = seededRandom(seed);
  const seen: string[] = [];
  const decide = (question: Question, sight: Sight): Answer => {
    const places = ['1', '2', '3', 'dealer', 'board'].map((place) => sight(place).join(' '));
    seen.push(`${question.seat} ${question.about}: ${places.join(' | ')}`);
    const choices = question.actions.filter(({ refused }) => !refused);
    const action = choices[random.below(choices.length)];
    if (!action) return question.absent;
    const { verb, least, takes } = action;
    return {
      verb,
      ...(least === undefined ? {} : { amount: least }),
      ...(takes ? inThatOrder(takes, sight(takes.from)) : {}),
    };
  };
  return { decide, seen };
}

/** The cards of a hand as they lie: the first of them, or each part of it. */
function inThatOrder(takes: TakenCards, hand: readonly Card[]): Pick<Answer, 'cards' | 'parts'> {
  if ('cards' in takes) return { cards: hand.slice(0, takes.cards) };
  let next = 0;
  const parts = Object.entries(takes.parts).map(([part, cards]): [string, readonly Card[]] => {
    next += cards;
    return [part, hand.slice(next - cards, next)];
  });
  return { parts: Object.fromEntries(parts) };
}

/** As it is watched, step by step. */
function watched(game: TableGame, seed: string, decide: Decide): readonly Line[] {
  const shoe = Shoe.seeded(game.layout.shoe, seededRandom(seed));
  const round = game.start(betsAt(game), standingAt(game));
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'nothing') return linesOf(round);
    if (waiting.for === 'card') round.advance({ card: shoe.draw() });
    else if (waiting.for === 'number') round.advance({ number: 1 });
    else if (waiting.for === 'answer') {
      const [question] = waiting.questions;
      const { seat, courtesy, absent } = question;
      round.advance({
        seat,
        answer: courtesy ? absent : decide(question, sightOf(round.places, [seat])),
      });
    } else round.advance();
  }
}

const inOrder = (lines: readonly Line[]): string[] => lines.map((line) => JSON.stringify(line)).toSorted();

const hosts = multiGameProgressive.options.find(({ name }) => name === 'host')?.values ?? [];
const TABLES: readonly (readonly [string, TableGame])[] = [
  ...catalogue.filter(isBanked).map((game) => [game.id, game.with({})] as const),
  ...hosts.map((host) => [`the progressive on ${host}`, multiGameProgressive.with({ host })] as const),
];

describe('rounds that nobody watches', () => {
  it.each(TABLES)('%s: are settled like those that are, and show nobody more or less', (_, game) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const [here, there] = [decider(`decides ${seed}`), decider(`decides ${seed}`)];
      const shoe = Shoe.seeded(game.layout.shoe, seededRandom(`deals ${seed}`));
      const lines = game.dealOut(betsAt(game), () => shoe.draw(), here.decide, standingAt(game));
      expect(inOrder(lines)).toEqual(inOrder(watched(game, `deals ${seed}`, there.decide)));
      expect(here.seen).toEqual(there.seen);
    }
  });
});
