import type { Card } from '@croupier/cards';
import {
  type BankedGame,
  chosenAgain,
  type DealtFelt,
  type Discretion,
  dealingBy,
  type Game,
  type Outcomes,
  outcomesOf,
  type Place,
  type Rules,
  type Script,
  seatsOf,
  section,
  type TableGame,
} from '@croupier/table';
import { meterOf, PROGRESSIVE, progressiveSeats } from '../progressive.ts';
import { bclcPoker } from '../rulebooks.ts';
import { envied, MULTI_GAME_ENVY, MULTI_GAME_WAGER, type ProgressiveHand, rankedHand } from './15.0-pays.ts';
import { postedMultiGame } from './15.0-posted.ts';
import { closing, hostsScript, opening } from './15.0-sequence.ts';

const at = section(bclcPoker, '15.0');

/** Which five cards of a game are the hand of the progressive, and what the game deals more for it. */
export interface DesignatedCards {
  readonly five: (own: readonly Card[], board: readonly Card[]) => readonly Card[];
  /** In the words of the sign. */
  readonly inWords: string;
  readonly clause: string;
  /** §2.1.5: community cards that the game itself does not have. */
  readonly communityCards?: true;
}

/** The five cards dealt to a player; at Flushes Gone Wild all of them as they are, none of them wild. */
export const ownCards = (clause: string): DesignatedCards => ({
  five: (own) => own,
  inWords: 'the five cards dealt to you, none of them wild',
  clause,
});

/** The two cards of a player with the first three of the board. */
export const flop = (clause: string): DesignatedCards => ({
  five: (own, board) => [...own, ...board.slice(0, 3)],
  inWords: 'your two cards and the flop',
  clause,
});

/** The three cards of a player with two that are dealt for the progressive alone. */
export const twoMoreCards: DesignatedCards = {
  five: (own, board) => [...own, ...board],
  inWords: 'your three cards and two community cards, which play no other part',
  clause: '2.1.5.a',
  communityCards: true,
};

/** A game that the progressive is added to. */
export interface Host extends Pick<BankedGame, 'id'> {
  readonly game: BankedGame;
  readonly table: (
    house: Discretion,
  ) => Pick<TableGame, 'title' | 'look' | 'posted' | 'layout' | 'start' | 'dealOut'>;
}

/** Adds the progressive to a game, whose own sections and options stand (§2.2). */
export function hostedBy<O extends object>(game: Game<O>, cards: DesignatedCards): Host {
  return {
    id: game.id,
    game,
    table: (house) => {
      const table = game.with(chosenAgain(house, game.options));
      const { rules } = table;
      const progressive = { ...meterOf(house, at('8.4.1.a')), inTurn: true as const };
      return {
        title: `${table.title} with the Multi Game Progressive`,
        look: table.look,
        posted: [...postedMultiGame(cards), ...table.posted],
        ...dealingBy(added(rules, cards, progressive)),
      };
    },
  };
}

/** A game's rules with the wager, its meter, its envy and its place in the order of settlement. */
function added<O extends object>(
  rules: Rules<O>,
  cards: DesignatedCards,
  progressive: NonNullable<Rules<O>['progressive']>,
): Rules<O & ProgressiveHand> {
  return {
    ...rules,
    wagers: [...rules.wagers, MULTI_GAME_WAGER],
    requirements: [
      ...(rules.requirements ?? []),
      {
        wagers: [PROGRESSIVE],
        anyOf: ['ante'],
        reason: 'The progressive needs an Ante beside it.',
        cite: at('3.1.2'),
      },
    ],
    ...(rules.tips ? { tips: { ...rules.tips, barred: { wagers: [PROGRESSIVE], cite: at('4.1') } } } : {}),
    progressive,
    envy: MULTI_GAME_ENVY,
    play: (felt) => play(rules, cards, felt),
    passes: (outcomes, seats, bank) => {
      const passes = rules.passes?.(outcomes, seats, bank) ?? [];
      return [
        ...passes.slice(0, -1),
        // §7.5, §8.1, §8.3: at each seat after its other wagers.
        ...passes.slice(-1).map((last) => ({
          ...last,
          wagers: [...last.wagers, PROGRESSIVE],
          jackpots: false as const,
        })),
        { from: 'right', wagers: [PROGRESSIVE] }, // §8.3.1, §8.4
        { from: 'right', wagers: ['envy'] }, // §9.2
      ];
    },
  };
}

/** The game's own sequence (§7.4) between what the progressive adds before and after it. */
function* play<O extends object>(
  rules: Rules<O>,
  cards: DesignatedCards,
  felt: DealtFelt,
): Script<Outcomes<O & ProgressiveHand>> {
  const places = new Map<string, Place>();
  const place: DealtFelt['place'] = (name, owner) => {
    const laid = felt.place(name, owner);
    places.set(name, laid);
    return laid;
  };
  const playing = progressiveSeats(felt);
  yield* opening(playing);
  const board = cards.communityCards ? () => place('board') : undefined;
  const { result, held } = yield* hostsScript(rules.play({ ...felt, place }), playing, board);
  const hands = new Map<number, O & ProgressiveHand>();
  for (const seat of seatsOf(felt.bets)) {
    const own = places.get(String(seat))?.cards ?? [];
    const five = playing.length > 0 ? rankedHand(cards.five(own, places.get('board')?.cards ?? [])) : null;
    // What a seat's wagers look at is made by its game for this round alone, and may be more than its fields.
    hands.set(seat, Object.assign(result(seat), { five }));
  }
  const outcomes = outcomesOf(hands);
  yield* closing(
    playing,
    [...hands.keys()].flatMap((seat) => {
      const hand = places.get(String(seat));
      return hand ? [{ seat, hand, envied: envied(outcomes(seat)), five: outcomes(seat).five }] : [];
    }),
  );
  yield* held;
  return outcomes;
}
