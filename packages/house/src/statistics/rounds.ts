import type { Statistics } from '../protocol/index.ts';
import { courseOf } from './course.ts';

/** A bet as it was settled. */
interface SettledBet {
  readonly wager: string;
  readonly stake: number;
  readonly net: number;
  readonly won: boolean;
}

/** A round in which somebody had bets. */
export interface SettledRound {
  readonly table: string;
  /** The hash of the rules that its shoe was opened with; null from before they were written down. */
  readonly definition: string | null;
  readonly round: number;
  readonly at: number;
  readonly bets: readonly SettledBet[];
}

/** What is known of the game that was dealt at a table. */
export interface KnownGame {
  readonly game: string;
  readonly title: string;
  readonly names: ReadonlyMap<string, string>;
  /** The house's share of a unit on each wager, where it is counted. */
  readonly edges: ReadonlyMap<string, number>;
}

type Rounds = Statistics['rounds'];
type Game = Rounds['games'][number];
type Wager = Game['wagers'][number];

/** What came of rounds, the oldest first: in all, by game and by wager, beside what their edges would have made of it. */
export function statisticsOf(
  rounds: readonly SettledRound[],
  known: (round: SettledRound) => KnownGame | undefined,
): Omit<Rounds, 'older'> {
  // By what they are called: a rulebook's progressive beside several games is one of its sections, and not one game.
  const games = new Map<string, Game>();
  for (const round of rounds) {
    const at = known(round) ?? unknown(round.table);
    games.set(at.title, withRound(games.get(at.title), at, round));
  }
  const nets = rounds.map(netOf);
  const best = rounds.reduce<SettledRound | null>(
    (top, one) => (netOf(one) > Math.max(0, top ? netOf(top) : 0) ? one : top),
    null,
  );
  return {
    count: rounds.length,
    staked: rounds.reduce((sum, { bets }) => sum + total(bets, 'stake'), 0),
    net: nets.reduce((sum, net) => sum + net, 0),
    best: best && { table: best.table, round: best.round, at: best.at, net: netOf(best) },
    course: courseOf(nets),
    games: [...games.values()].toSorted((a, b) => b.rounds - a.rounds),
  };
}

function withRound(before: Game | undefined, known: KnownGame, { bets }: SettledRound): Game {
  const wagers = new Map(before?.wagers.map((one) => [one.wager, one]));
  let expected = before?.expected ?? null;
  for (const { wager, stake, net, won } of bets) {
    const one = wagers.get(wager);
    const edge = known.edges.get(wager) ?? null;
    if (edge !== null) expected = (expected ?? 0) - edge * stake;
    wagers.set(wager, {
      wager,
      name: known.names.get(wager) ?? wager,
      bets: (one?.bets ?? 0) + 1,
      won: (one?.won ?? 0) + (won ? 1 : 0),
      staked: (one?.staked ?? 0) + stake,
      net: (one?.net ?? 0) + net,
      edge: onAverage(one, edge, stake),
    });
  }
  return {
    game: known.game,
    title: known.title,
    rounds: (before?.rounds ?? 0) + 1,
    staked: (before?.staked ?? 0) + total(bets, 'stake'),
    net: (before?.net ?? 0) + total(bets, 'net'),
    expected,
    wagers: [...wagers.values()],
  };
}

/** The same wager may have another edge at another table: a unit loses so much on average, as it was staked. */
function onAverage(before: Wager | undefined, edge: number | null, stake: number): number | null {
  if (!before || before.edge === null || edge === null) return edge ?? before?.edge ?? null;
  const staked = before.staked + stake;
  return staked === 0 ? edge : before.edge + (edge - before.edge) * (stake / staked);
}

/** Whole cents, once everything is added up. */
export const rounded = <Counted extends Pick<Rounds, 'games'>>(rounds: Counted): Counted => ({
  ...rounds,
  games: rounds.games.map((game) => ({
    ...game,
    expected: game.expected === null ? null : Math.round(game.expected),
  })),
});

const total = (bets: readonly SettledBet[], what: 'stake' | 'net'): number =>
  bets.reduce((sum, bet) => sum + bet[what], 0);

const netOf = ({ bets }: SettledRound): number => total(bets, 'net');

/** A table of which nothing is known is counted under its own name. */
const unknown = (table: string): KnownGame => ({
  game: table,
  title: table,
  names: new Map(),
  edges: new Map(),
});
