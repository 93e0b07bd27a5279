import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { handStatistics, type OwnHand } from './hands.ts';
import { rounded, type SettledRound, statisticsOf } from './rounds.ts';

const known = {
  game: 'a-book/a-game',
  title: 'A Game',
  names: new Map([['banker', 'Banker']]),
  edges: new Map([['banker', 0.01]]),
};

const round = (number: number, ...bets: [wager: string, stake: number, net: number][]): SettledRound => ({
  table: 'one',
  definition: null,
  round: number,
  at: number * 1_000,
  bets: bets.map(([wager, stake, net]) => ({ wager, stake, net, won: net > 0 })),
});

describe('statistics of rounds', () => {
  const rounds = [
    round(1, ['banker', 10_000, 9_500], ['side', 500, -500]),
    round(2, ['banker', 10_000, -10_000]),
    round(3, ['banker', 5_000, 0]),
  ];
  const counted = rounded(statisticsOf(rounds, () => known));

  it('add up by wager, by game and in all', () => {
    expect(counted).toMatchObject({ count: 3, staked: 25_500, net: -1_000 });
    const [game] = counted.games;
    expect(game).toMatchObject({ title: 'A Game', rounds: 3, staked: 25_500, net: -1_000 });
    expect(game?.wagers).toEqual([
      { wager: 'banker', name: 'Banker', bets: 3, won: 1, staked: 25_000, net: -500, edge: 0.01 },
      { wager: 'side', name: 'side', bets: 1, won: 0, staked: 500, net: -500, edge: null },
    ]);
  });

  it('say what the edge would have made of the stakes it is known for, and of no others', () => {
    expect(counted.games[0]?.expected).toBe(-250);
    const without = statisticsOf(rounds, () => undefined);
    expect(without.games[0]).toMatchObject({ game: 'one', expected: null });
  });

  it('tell games apart that are played by one section of a rulebook', () => {
    const besides = ['Three Cards with the Progressive', 'Four Cards with the Progressive'] as const;
    const { games } = statisticsOf(rounds, (one) => ({ ...known, title: besides[one.round === 1 ? 0 : 1] }));
    expect(games.map(({ title, net }) => [title, net])).toEqual([
      [besides[1], -10_000],
      [besides[0], 9_000],
    ]);
  });

  it('name the best round, and none where nothing was won', () => {
    expect(counted.best).toEqual({ table: 'one', round: 1, at: 1_000, net: 9_000 });
    expect(statisticsOf(rounds.slice(1), () => known).best).toBeNull();
  });

  it('have a course that begins at nothing and ends where one stands, however long it is', () => {
    expect(counted.course).toEqual([0, 9_000, -1_000, -1_000]);
    const long = courseOf(Array.from({ length: 5_000 }, () => 7));
    expect(long.length).toBeLessThanOrEqual(123);
    expect([long[0], long.at(-1)]).toEqual([0, 35_000]);
    // One good round between two bad ones, far apart from everything that is shown of so many.
    const peaks = Array.from({ length: 5_000 }, (_, i) =>
      i === 2_001 ? 900 : i === 2_002 ? -1_900 : i === 2_003 ? 1_000 : 0,
    );
    expect([Math.max(...courseOf(peaks)), Math.min(...courseOf(peaks))]).toEqual([900, -1_000]);
  });
});

describe('statistics of hands', () => {
  const cite = { rulebook: 'bclc-poker', section: '17.0', clause: '1' } as const;
  const acted = (seat: number, verb: 'call' | 'bring-in' | 'bet', put: number) =>
    ({ type: 'acted', seat, answer: { verb }, put: cents(put), allIn: false, cite }) as const;
  const collected = { type: 'collected', pots: [], cite } as const;
  const hand = (net: number, ...events: OwnHand['events'][number][]): OwnHand => ({
    game: 'a-book/poker',
    title: 'Poker',
    seat: 2,
    net,
    unit: 200,
    events,
  });

  it('count as entered what was put in by choice before the first bets were gathered', () => {
    const { games, course } = handStatistics([
      hand(-200, collected, acted(2, 'bet', 400)),
      hand(-100, acted(2, 'bring-in', 100), acted(3, 'call', 100), collected),
      hand(500, acted(2, 'call', 200), collected, { type: 'shown', seat: 2, cards: [], cite }),
    ]);
    expect(games).toEqual([
      {
        game: 'a-book/poker',
        title: 'Poker',
        hands: 3,
        entered: 1,
        shown: 1,
        won: 1,
        net: 200,
        bigBlinds: 1,
      },
    ]);
    expect(course).toEqual([0, -200, -300, 200]);
  });
});
