import type { Cents, TableGame } from '@croupier/table';
import type { GameOdds } from '../game-odds.ts';
import { pricingOf } from '../pricing-of.ts';
import { handResults, momentsOf } from '../session/hand-results.ts';
import { type Hands, type ManyHands, manyHands, quantileOf } from '../session/many-hands.ts';
import { seatedBets } from './seated-bets.ts';
import { lostToHouse, movesTogether } from './table-rounds.ts';

/** A table as it is played on a day. */
export interface TableDay {
  readonly name: string;
  readonly table: TableGame;
  readonly players: number;
  readonly hands: number;
  /** What every player stakes on which wager, hand after hand. */
  readonly stakes: ReadonlyMap<string, Cents>;
  /** What the table has won, where somebody wants to know whether that can be. */
  readonly won?: Cents | undefined;
}

/** What a house may expect of tables, and from where on it should look; amounts in cents. */
export interface Hold {
  readonly name: string;
  readonly hands: number;
  /** All first stakes together. */
  readonly handle: number;
  readonly expected: number;
  /** What is expected over all first stakes. */
  readonly hold: number;
  readonly standardDeviation: number;
  /** How many times wider the results spread than if the bets at the table had nothing to do with each other. */
  readonly movesTogether: number;
  /** Outside of the first lies one day in fifty, outside of the second one in five hundred. */
  readonly look: Between;
  readonly alarm: Between;
  readonly result: HoldResult | null;
}

/** Null where only a jackpot leads farther. */
export interface Between {
  readonly least: number | null;
  readonly most: number | null;
}

export interface HoldResult {
  readonly won: number;
  readonly z: number;
  readonly verdict: 'ordinary' | 'look' | 'alarm';
}

/** What one table brings its house in a day: every bet by its own distribution, as wide as the bets move together. */
interface PricedDay {
  readonly day: TableDay;
  readonly plays: readonly Hands[];
  readonly factor: number;
}

const ROUNDS = 5_000;
const [LOOK, ALARM] = [0.01, 0.001];

export function pricedDay(day: TableDay, { wagers }: Pick<GameOdds, 'wagers'>): PricedDay {
  const { table, players, hands, stakes } = day;
  const seated = seatedBets(table.layout, players, stakes);
  // Where a player banks, the house has fees and commission, and no wager of its own.
  if (table.layout.bank?.required)
    return { day, plays: [{ results: lostToHouse(table, seated, ROUNDS), hands }], factor: 1 };
  const priced = pricingOf(table).wagers.map(({ id }) => id);
  const plays = [...stakes].flatMap(([wager, stake]) => {
    const odds = priced.includes(wager) ? wagers.find((one) => one.wager === wager) : undefined;
    return odds ? [{ results: handResults(odds, stake), hands: hands * players }] : [];
  });
  return { day, plays, factor: movesTogether(table, seated, ROUNDS) };
}

export const holdOf = (priced: PricedDay): Hold => holdOver(priced.day.name, [priced], priced.day.won);

/** Several tables in one: they have nothing to do with each other. */
export function holdOver(name: string, days: readonly PricedDay[], won?: Cents): Hold {
  const plays = days.flatMap((day) => day.plays);
  let [expected, apart, variance, handle] = [0, 0, 0, 0];
  for (const { day, plays: theirs, factor } of days) {
    for (const { results, hands } of theirs) {
      const one = momentsOf(results);
      expected -= hands * one.mean;
      apart += hands * one.variance;
      variance += hands * one.variance * factor * factor;
    }
    for (const stake of day.stakes.values()) handle += day.hands * day.players * stake;
  }
  const factor = apart > 0 ? Math.sqrt(variance / apart) : 1;
  const many = manyHands(plays);
  const look = between(many, LOOK, expected, factor);
  const alarm = between(many, ALARM, expected, factor);
  const standardDeviation = Math.sqrt(variance);
  return {
    name,
    hands: days.reduce((sum, { day }) => sum + day.hands, 0),
    handle,
    expected,
    hold: handle > 0 ? expected / handle : 0,
    standardDeviation,
    movesTogether: factor,
    look,
    alarm,
    result:
      won === undefined
        ? null
        : {
            won,
            z: standardDeviation > 0 ? (won - expected) / standardDeviation : 0,
            verdict: verdictOn(won, look, alarm),
          },
  };
}

/** The house wins what its players lose; the spread of bets that move together is wider by the same factor on both sides. */
function between(many: ManyHands, chance: number, expected: number, factor: number): Between {
  const wide = (players: number): number => Math.round(expected + (-players - expected) * factor);
  const [low, high] = [quantileOf(many, chance), quantileOf(many, 1 - chance)];
  return {
    least: high === null ? null : wide(high),
    most: low === null ? null : wide(low),
  };
}

function verdictOn(won: number, look: Between, alarm: Between): HoldResult['verdict'] {
  const outside = ({ least, most }: Between): boolean =>
    (least !== null && won < least) || (most !== null && won > most);
  if (outside(alarm)) return 'alarm';
  return outside(look) ? 'look' : 'ordinary';
}
