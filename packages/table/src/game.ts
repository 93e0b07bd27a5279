import type { Card, Strengths } from '@croupier/cards';
import type { Bet } from './bets.ts';
import type { Cite, Section } from './cite.ts';
import { type Answer, actionNamed, betsBy, type Question, takeBack } from './decision.ts';
import type { HouseWay } from './house-way.ts';
import type { Line } from './line.ts';
import { choose, type Discretion, type OptionDescription, type Options } from './options.ts';
import { type Round, startRound } from './round.ts';
import type { AnyLayout, DealtFelt, Rules } from './rules.ts';
import { type Decide, type Place, place, playOut, sightOf } from './script.ts';
import { type Standing, settle } from './settlement.ts';

/** A rule as it is posted at the table: a sentence of our own, and the clauses behind it. */
export interface PostedRule {
  readonly text: string;
  readonly cites: readonly Cite[];
}

/** What whoever lists or draws a game must know of it, and nothing of how it is played. */
export interface Look {
  /** Its cloth and its room of the lobby: baccarat, poker against the dealer, or poker among players. */
  readonly family: 'baccarat' | 'banked' | 'poker';
  /** Where hands lie: the player's and the banker's in the middle for all, or one before every seat. */
  readonly hands: 'in-the-middle' | 'at-seats';
  /** The most cards that one hand has: how large they can be drawn. */
  readonly handSize: number;
  /** The cards in the middle that belong to every hand, where there are some. */
  readonly board?: number;
  /** What stands beside the table: the roads of the shoe, or the round as it goes. */
  readonly panel: 'roads' | 'round';
}

/** How hands are compared where they are poker hands: their names, the lowest first, and the straight from the ace up. */
export type RankedHands = Pick<Strengths, 'categories' | 'lowStraight'>;

/** A section of a rulebook as a game: what is fixed, and how its rules read once the house has chosen. */
export interface GameDefinition<R> {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly look: Look;
  /** How the house sets its hands, where players set theirs. */
  readonly houseWay?: HouseWay;
  readonly ranked?: RankedHands;
  /** What is posted beside the pay tables, in the order in which a player meets it. */
  readonly posted: (table: Pick<TableGame, 'section' | 'options' | 'layout'>) => readonly PostedRule[];
  readonly rules: (house: Discretion) => R;
}

/** A game in which bettors play against a bank, the house's or a player's; whatever its wagers look at. */
export interface BankedGame {
  readonly kind: 'banked';
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly look: Look;
  readonly houseWay?: HouseWay;
  /** Every option with its default. */
  readonly options: readonly OptionDescription[];
  /** The game under these options; what the rulebook does not allow is refused with its clause. */
  readonly with: (options: Readonly<Record<string, unknown>>) => TableGame;
}

/** A game with its options chosen: what a table deals. */
export interface TableGame {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly look: Look;
  readonly options: Options;
  readonly layout: AnyLayout;
  readonly houseWay?: HouseWay;
  readonly ranked?: RankedHands;
  readonly posted: readonly PostedRule[];
  /** A round is dealt; what the bank in `standing` may not be is refused. */
  readonly start: (bets: readonly Bet[], standing?: Standing) => Round;
  /**
   * Deals and settles a whole round at once, without calls, events or the order in which bets are paid: for millions of
   * rounds.
   */
  readonly dealOut: (
    bets: readonly Bet[],
    draw: () => Card,
    decide: Decide,
    standing?: Standing,
  ) => readonly Line[];
}

/** The same with its rules in full, for those who know what its wagers look at: the mathematician. */
export interface Game<O, R extends Rules<O> = Rules<O>> extends BankedGame {
  readonly with: (options: Readonly<Record<string, unknown>>) => TableGame & { readonly rules: R };
  /** Its rules as a house chooses them, for a section that adds to this one. */
  readonly rules: (house: Discretion) => R;
  /** The rules of a table, if it is one of this game. */
  readonly rulesOf: (table: TableGame) => R | undefined;
}

/** What a table deals by its rules, whatever its wagers look at. */
export type Dealing = Pick<TableGame, 'layout' | 'start' | 'dealOut'>;

export function dealingBy<O>(rules: Rules<O>): Dealing {
  // By the million bets are settled by what decides them alone: wagers that all have the same fields are found much faster.
  const wagers = rules.wagers.map(({ id, name, cite, rows }) => ({ id, name, cite, rows }));
  const settled: Rules<O> = { ...rules, wagers };
  return {
    layout: rules,
    start: (bets, standing) => startRound(rules, bets, standing),
    dealOut: (bets, draw, decide, standing) => dealOut(settled, bets, draw, decide, standing),
  };
}

/** A section that is dealt as an addition to other games: which one it is, and so what is dealt, is the house's choice. */
export interface AdditionDefinition extends Pick<BankedGame, 'id' | 'title' | 'section' | 'look'> {
  readonly on: (house: Discretion) => Dealing & Pick<TableGame, 'title' | 'look' | 'ranked' | 'posted'>;
}

export function additionToGames({ on, ...named }: AdditionDefinition): BankedGame {
  return {
    kind: 'banked',
    ...named,
    get options() {
      return choose(on, {}).described;
    },
    with: (given) => {
      const { rules: table, options } = choose(on, given);
      return { ...table, id: named.id, section: named.section, options };
    },
  };
}

export function game<O, R extends Rules<O>>(definition: GameDefinition<R & Rules<O>>): Game<O, R> {
  const { id, title, section, look, houseWay, ranked } = definition;
  const read = new WeakMap<TableGame, R>();
  let described: readonly OptionDescription[] | undefined;
  return {
    kind: 'banked',
    id,
    title,
    section,
    look,
    ...(houseWay && { houseWay }),
    // Asked for when somebody wants to know: a game that is only listed need not read its rules.
    get options() {
      described ??= choose(definition.rules, {}).described;
      return described;
    },
    with: (given) => {
      const { rules, options } = choose(definition.rules, given);
      const table = {
        id,
        title,
        section,
        look,
        options,
        rules,
        ...(houseWay && { houseWay }),
        ...(ranked && { ranked }),
        ...dealingBy(rules),
        posted: definition.posted({ section, options, layout: rules }),
      };
      read.set(table, rules);
      return table;
    },
    rules: definition.rules,
    rulesOf: (table) => read.get(table),
  };
}

const aside = (name: string): Place => place(name, null, true);

function dealOut<O>(
  rules: Rules<O>,
  bets: readonly Bet[],
  draw: () => Card,
  decide: Decide,
  standing: Standing = {},
): readonly Line[] {
  const all = bets.slice();
  const places: Place[] = [];
  const laid = (name: string, owner?: number): Place => {
    const made = place(name, owner ?? null);
    places.push(made);
    return made;
  };
  const { bank } = standing;
  const felt: DealtFelt = bank
    ? { bets: all, bank, place: laid, aside, unwatched: true }
    : { bets: all, place: laid, aside, unwatched: true };
  const asked = [0];
  const sight = sightOf(places, asked);
  const answer = (question: Question): Answer => {
    if (question.courtesy) return question.absent;
    asked[0] = question.seat;
    const answered = decide(question, sight);
    const action = actionNamed(question, answered.verb);
    if (action?.withdraws) takeBack(all, question, action.withdraws);
    if (action?.wager !== undefined || action?.adds) {
      for (const staked of betsBy(bets, question, answered)) all.push(staked);
    }
    return answered;
  };
  const outcomes = playOut(rules.play(felt), draw, answer);
  return settle(rules, all, outcomes, standing, false).lines;
}
