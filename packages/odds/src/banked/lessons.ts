import { type Card, fourCard, longestFlush, poker, rankOf, suitOf, threeCard } from '@croupier/cards';
import {
  faceUpPaiGowPoker,
  fastActionHoldem,
  flushesGoneWild,
  fourCardPoker,
  fourCardPokerBadBeat,
  houseWays,
  letItRide,
  texasHoldemBonus,
  threeCardPoker,
  ultimateTexasHoldem,
} from '@croupier/games';
import type { Game, Rules, TableGame } from '@croupier/table';
import { houseWayTeacher } from '../training/house-way-teacher.ts';
import { handInWords, highCard, oneCard } from '../training/kinds.ts';
import { settingsIn } from '../training/settings.ts';
import type { Asked, Teacher } from '../training/teacher.ts';
import { bonusBeforeFlop, ultimateBeforeFlop } from './before-flop.ts';
import { FlushAdviser } from './flush-adviser.ts';
import { fourCardWorth } from './four-card-poker.ts';
import { gainOfBet } from './holdem-bonus-adviser.ts';
import { foldedNet } from './holdem-bonus-boards.ts';
import { riding } from './let-it-ride.ts';
import { nameOfClass, preflopClass } from './preflop-classes.ts';
import { threeCardWorths } from './three-card-poker.ts';
import { UltimateAdviser } from './ultimate-adviser.ts';

const ANTE = 'Ante';
const own = ({ question, sight }: Asked): readonly Card[] => sight(String(question.seat));
const isFold = (verb: string): boolean => verb === 'fold';

/** A game with who teaches it, given the rules of the table. */
interface Lesson {
  readonly id: string;
  readonly teacher: (table: TableGame) => Teacher | undefined;
}

function lesson<O, R extends Rules<O>>(game: Game<O, R>, teach: (rules: R) => Teacher): Lesson {
  return {
    id: game.id,
    teacher: (table) => {
      const rules = game.rulesOf(table);
      return rules && teach(rules);
    },
  };
}

/** Lessons from a solution; games with a house way and no solution are taught that. */
const LESSONS: readonly Lesson[] = [
  lesson(letItRide, (rules) => {
    const rides = riding(rules);
    return {
      unit: 'bet',
      weigh: (asked) => {
        const [turned] = asked.sight('board');
        const ride = turned === undefined ? rides(own(asked)).first : rides(own(asked)).second(turned);
        return ({ answer }) => (answer.verb === 'ride' ? ride : 0);
      },
      kind: (asked) => {
        const cards = [...own(asked), ...asked.sight('board')];
        const hand = cards.length === 3 ? threeCard.categoryOf(threeCard.rank(cards)) : fourOf(cards);
        return `bet ${cards.length - 2}: ${handInWords(hand, cards)}`;
      },
    };
  }),
  lesson(threeCardPoker, (rules) => ({
    unit: ANTE,
    once: true,
    weigh: (asked) => {
      const { play, fold } = threeCardWorths(rules, own(asked));
      return ({ answer }) => (isFold(answer.verb) ? fold : play);
    },
    kind: (asked) => handInWords(threeCard.categoryOf(threeCard.rank(own(asked))), own(asked)),
  })),
  ...[fourCardPoker, fourCardPokerBadBeat].map((game) =>
    lesson(game, (rules) => ({
      unit: ANTE,
      once: true,
      weigh: (asked) => {
        const [seen = 0] = asked.sight('dealer');
        return ({ times }) => fourCardWorth(rules, own(asked), seen, times);
      },
      kind: (asked) => {
        const [seen] = asked.sight('dealer');
        const hand = handInWords(fourCard.categoryOf(fourCard.rank(own(asked))), own(asked));
        return seen === undefined ? hand : `${hand} against ${oneCard(seen)}`;
      },
    })),
  ),
  lesson(texasHoldemBonus, (rules) => {
    const folding = foldedNet(rules);
    return {
      unit: ANTE,
      weigh: (asked) => {
        const board = asked.sight('board');
        if (board.length === 0) {
          const play = bonusBeforeFlop(classOf(own(asked)));
          return ({ answer }) => (isFold(answer.verb) ? folding : play);
        }
        // Beside what is staked already, which no decision changes any more.
        const gain = gainOfBet(own(asked), board);
        return ({ answer }) => (answer.verb === 'bet' ? gain : 0);
      },
      kind: holdemKind,
    };
  }),
  lesson(ultimateTexasHoldem, (rules) => {
    const adviser = new UltimateAdviser(rules);
    return {
      unit: ANTE,
      weigh: (asked) => {
        const board = asked.sight('board');
        if (board.length === 0) {
          const { four, three, wait } = ultimateBeforeFlop(classOf(own(asked)));
          return ({ times }) => (times === 0 ? wait : times === 3 ? three : four);
        }
        if (board.length === 3) {
          const { bet, wait } = adviser.flopWorths(own(asked), board);
          return ({ times }) => (times === 0 ? wait : bet);
        }
        const { bet, fold } = adviser.riverWorths(own(asked), board);
        return ({ answer }) => (isFold(answer.verb) ? fold : bet);
      },
      kind: holdemKind,
    };
  }),
  lesson(flushesGoneWild, (rules) => {
    const adviser = new FlushAdviser(rules);
    return {
      unit: ANTE,
      once: true,
      weigh: (asked) => {
        const { play, fold } = adviser.worths(own(asked));
        return ({ answer }) => (isFold(answer.verb) ? fold : play);
      },
      kind: (asked) => longestFlush.describe(longestFlush.rank(own(asked))),
    };
  }),
  lesson(faceUpPaiGowPoker, () => ({
    unit: 'bet',
    weigh:
      ({ resultOf }) =>
      ({ answer }) =>
        resultOf(answer),
    kind: (asked) => {
      const best = Math.max(...settingsIn(asked).map((answer) => asked.resultOf(answer)));
      return best > 0 ? 'a hand that can win' : best === 0 ? 'a hand that can push' : 'a lost hand';
    },
  })),
];

/** Four cards by what they have already: the fifth is still to come. */
function fourOf(cards: readonly Card[]): string {
  const ranks = new Map<number, number>();
  for (const card of cards) ranks.set(rankOf(card), (ranks.get(rankOf(card)) ?? 0) + 1);
  const most = Math.max(...ranks.values());
  if (most > 2) return 'three-of-a-kind';
  if (most === 2) return ranks.size === 2 ? 'two-pair' : 'pair';
  if (new Set(cards.map(suitOf)).size === 1) return 'four-to-a-flush';
  const sorted = [...ranks.keys()].toSorted((a, b) => a - b);
  return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) <= 4 ? 'four-to-a-straight' : 'high-card';
}

const classOf = ([a, b]: readonly Card[]): number =>
  a === undefined || b === undefined ? 0 : preflopClass(a, b);

const STREETS = new Map([
  [0, 'before the flop'],
  [3, 'after the flop'],
  [4, 'after the turn'],
  [5, 'at the river'],
]);

/** "before the flop: K5o", "after the flop: pair" */
function holdemKind(asked: Asked): string {
  const board = asked.sight('board');
  const street = STREETS.get(board.length) ?? '';
  const cards = own(asked);
  if (board.length === 0) return `${street}: ${nameOfClass(classOf(cards))}`;
  const category = poker.categoryOf(poker.rank([...cards, ...board]));
  return `${street}: ${category === 'high-card' ? highCard(cards) : handInWords(category, cards)}`;
}

/** House ways that lay a hand out in parts. */
const WAYS = new Map([...houseWays].filter(([id]) => id !== fastActionHoldem.id));

/** Who teaches the game of a table: by its solution, or else by its house way; undefined where there is nothing to teach. */
export function teacherFor(table: TableGame): Teacher | undefined {
  const known = LESSONS.find(({ id }) => id === table.id);
  if (known) return known.teacher(table);
  const way = WAYS.get(table.id);
  return way && houseWayTeacher(way);
}

/** The games that are taught. */
export const taughtGames: readonly string[] = [...new Set([...LESSONS.map(({ id }) => id), ...WAYS.keys()])];
