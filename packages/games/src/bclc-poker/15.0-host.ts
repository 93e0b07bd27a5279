import {
  type BankedGame,
  BySeat,
  chosenAgain,
  type DealtFelt,
  type Discretion,
  dealingBy,
  ENVY,
  endingWith,
  type Game,
  type Outcomes,
  outcomesOf,
  type Place,
  type Progressive,
  type Rules,
  type Script,
  section,
  type TableGame,
} from '@croupier/table';
import { progressiveBeside } from '../banked/progressive.ts';
import { meterOf, PROGRESSIVE, progressiveSeats } from '../progressive.ts';
import { bclcPoker } from '../rulebooks.ts';
import type { DesignatedCards } from './15.0-designated-cards.ts';
import {
  isEnvied,
  MULTI_GAME_ENVY,
  MULTI_GAME_WAGER,
  type ProgressiveHand,
  rankedHand,
} from './15.0-pays.ts';
import { postedMultiGame } from './15.0-posted.ts';
import { hostsScript, turnFolded, withCommunity } from './15.0-sequence.ts';

const at = section(bclcPoker, '15.0');

/** A game that the progressive is added to. */
export interface Host extends Pick<BankedGame, 'id'> {
  readonly game: BankedGame;
  readonly table: (
    house: Discretion,
  ) => Pick<TableGame, 'title' | 'look' | 'ranked' | 'posted' | 'layout' | 'start' | 'dealOut'>;
}

/** Adds the progressive to a game, whose own sections and options stand (§2.2). */
export function hostedBy<O extends object>(game: Game<O>, cards: DesignatedCards): Host {
  return {
    id: game.id,
    game,
    table: (house) => {
      const table = game.with(chosenAgain(house, game.options));
      return {
        title: `${table.title} with the Multi Game Progressive`,
        look: table.look,
        ...(table.ranked && { ranked: table.ranked }),
        posted: [...postedMultiGame(cards), ...table.posted],
        ...dealingBy(added(table.rules, cards, { ...meterOf(house, at('8.4.1.a')), linked: at('1.1') })),
      };
    },
  };
}

/** A game's rules with the wager behind its own (§7.5, §8.1), the meter after the last seat (§8.4) and envy at the end (§9.2). */
function added<O extends object>(
  rules: Rules<O>,
  cards: DesignatedCards,
  meter: Progressive,
): Rules<O & ProgressiveHand> {
  const beside = progressiveBeside<O & ProgressiveHand, O & ProgressiveHand>(
    { ...rules, play: (felt) => play(rules, cards, felt) },
    {
      wager: MULTI_GAME_WAGER,
      beside: {
        wagers: [PROGRESSIVE],
        anyOf: ['ante'],
        reason: 'The progressive needs an Ante beside it.',
        cite: at('3.1.2'),
      },
      betsLie: ({ do: does }) => does === 'say', // "No more bets" is what each of them says first
      meter,
      inLastPass: true, // what is folded is collected in an earlier one
      sees: (hands) => hands,
      at: {
        tips: at('4.1'),
        spots: at('7.1.1'),
        start: at('7.2'),
        lit: at('7.2.1'),
        take: at('7.3'),
        keep: at('8.2.3'),
        pay: at('8.3'),
        payLast: at('8.4'),
        fromTray: at('8.5'),
        end: at('7.6'),
        reset: at('7.6.1'),
      },
    },
  );
  return {
    ...beside,
    envy: MULTI_GAME_ENVY,
    passes: (outcomes, seats, bank) => [
      ...(beside.passes?.(outcomes, seats, bank) ?? []),
      { from: 'right', wagers: [ENVY] },
    ],
  };
}

/** The game's own sequence (§7.4), and each seat's five cards at its end. */
function play<O extends object>(
  rules: Rules<O>,
  cards: DesignatedCards,
  felt: DealtFelt,
): Script<Outcomes<O & ProgressiveHand>> {
  const hands = new BySeat<Place>();
  let board: Place | undefined;
  const place: DealtFelt['place'] = (name, owner) => {
    const laid = felt.place(name, owner);
    if (owner !== undefined) hands.set(owner, laid);
    else if (name === BOARD) board = laid;
    return laid;
  };
  const playing = progressiveSeats(felt);
  const script = rules.play({ ...felt, place });
  const community = cards.communityCards ? () => place(BOARD) : undefined;
  const ranked = (result: Outcomes<O>): BySeat<O & ProgressiveHand> =>
    hands.map((hand, seat) => {
      const five = playing.length > 0 ? rankedHand(cards.five(hand.cards, board?.cards ?? [])) : null;
      const seen = result(seat);
      rank(seen, five);
      return seen;
    });
  if (felt.unwatched)
    return endingWith(withCommunity(script, community), (result) => outcomesOf(ranked(result)));
  return watched(hostsScript(script, playing, community), playing, hands, ranked);
}

const BOARD = 'board';

/** What a seat's wagers look at is made by its game for this round alone, and may be more than its fields. */
function rank<O extends object>(
  seen: O & Partial<Unranked>,
  five: ProgressiveHand['five'],
): asserts seen is O & ProgressiveHand {
  seen.five = five;
}

type Unranked = { -readonly [field in keyof ProgressiveHand]: ProgressiveHand[field] };

/** The same as its dealer and its players see it: what is folded is turned if somebody is paid for it. */
function* watched<O, H extends ProgressiveHand>(
  script: ReturnType<typeof hostsScript<Outcomes<O>>>,
  playing: readonly number[],
  hands: BySeat<Place>,
  ranked: (result: Outcomes<O>) => BySeat<H>,
): Script<Outcomes<H>> {
  const { result, held } = yield* script;
  const outcomes = ranked(result);
  if (playing.length > 0) {
    const counts = [...outcomes].filter(([seat, hand]) => playing.includes(seat) || isEnvied(hand));
    yield* turnFolded(counts.flatMap(([seat]) => hands.get(seat) ?? []));
  }
  yield* held;
  return outcomesOf(outcomes);
}
