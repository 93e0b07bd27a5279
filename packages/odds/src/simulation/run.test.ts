import { bankedGameNamed, pokerGameNamed } from '@croupier/games';
import { Refused } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { simulate, simulationOf } from '../simulate.ts';
import { chunksIn, roundsOfChunk } from './chunks.ts';
import { pokerSimulationJob, simulationJob } from './job.ts';
import { keptOf } from './kept.ts';
import { playChunk } from './play-chunk.ts';
import { SimulationRun } from './run.ts';
import { Growing } from './sums.ts';

const mini = bankedGameNamed('bclc-baccarat/mini-baccarat').with({});
const threeCard = bankedGameNamed('bclc-poker/three-card-poker').with({});
const job = simulationJob(mini, { seed: 'one', rounds: 3_210 });

/** Plays these chunks one by one, as somebody else would. */
function play(run: SimulationRun, chunks: readonly number[]): void {
  for (const chunk of chunks) {
    const some = new Growing(run.sitting);
    const played = playChunk(run.sitting, run.job.seed, chunk, roundsOfChunk(run.job.rounds, chunk));
    if (played) some.take(played);
    run.take([chunk, chunk + 1], some.sums());
  }
}

const ALL = Array.from({ length: chunksIn(job.rounds) }, (_, chunk) => chunk);

describe('a simulation on several processors', () => {
  it('ends with the same sums whatever the number of threads', async () => {
    const alone = await simulate(mini, { seed: 'one', rounds: 3_210 });
    const run = new SimulationRun(job);
    const seen: number[] = [];
    await run.play({ workers: 2, quickly: 0, onProgress: (rounds) => seen.push(rounds) });
    expect(run.over).toBe(true);
    expect(seen.at(-1)).toBe(3_210);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await simulationOf(run)).toEqual(alone);
  });

  it('ends with the same sums in whatever order its chunks are played', () => {
    const forth = new SimulationRun(job);
    const back = new SimulationRun(job);
    play(forth, ALL);
    play(back, ALL.toReversed());
    expect(back.kept('x')).toEqual(forth.kept('x'));
    expect(forth.kept('x').done).toEqual([[0, ALL.length]]);
  });

  it('begins with the rounds of a shorter one of the same seed', () => {
    const short = new SimulationRun(simulationJob(mini, { seed: 'one', rounds: 1_000 }));
    const long = new SimulationRun(job);
    play(short, [0, 1]);
    play(long, [0, 1]);
    expect(long.played.sums()).toEqual(short.played.sums());
  });

  it('counts no chunk twice', () => {
    const run = new SimulationRun(job);
    play(run, [2]);
    const before = run.kept('x');
    expect(() => play(run, [2])).toThrow('Chunk 2 is counted already.');
    expect(run.kept('x')).toEqual(before);
  });
});

describe('a simulation that was stopped', () => {
  it('goes on from what was written down, and ends as if it had not been', async () => {
    const whole = new SimulationRun(job);
    play(whole, ALL);
    const first = new SimulationRun(job);
    play(first, [0, 3, 4]);
    const second = SimulationRun.from(
      keptOf(JSON.parse(JSON.stringify(first.kept('x')))) ?? expect.fail('It cannot be read.'),
    );
    expect([...second.left(10)]).toEqual([
      [1, 3],
      [5, 7],
    ]);
    await second.play({ workers: 1 });
    expect(second.kept('x')).toEqual(whole.kept('x'));
  });

  it('ends at once when it is told to, with what is over', async () => {
    const stop = new AbortController();
    const run = new SimulationRun(simulationJob(mini, { seed: '1', rounds: 1e9 }));
    await run.play({ quickly: 1, signal: stop.signal, onProgress: () => stop.abort() });
    expect(run.over).toBe(false);
    expect([...SimulationRun.from(run.kept('x')).left(1e9)].length).toBe(1);
  });

  it('is refused where its figures do not belong to its job', () => {
    const run = new SimulationRun(job);
    play(run, [0, 1]);
    const kept = run.kept('x');
    const { sums } = kept;
    for (const wrong of [
      { ...kept, done: [[0, 3] as const] },
      { ...kept, done: [[0, 2] as const, [1, 2] as const] },
      { ...kept, done: [[0, 1] as const, [900, 901] as const] },
      { ...kept, sums: { ...sums, rounds: 999 } },
      { ...kept, sums: { ...sums, results: { ...sums.results, ruyi: [['win', 1, 1] as const] } } },
    ])
      expect(() => SimulationRun.from(wrong)).toThrow(Refused);
    for (const garbage of [
      null,
      7,
      'x',
      [],
      {},
      { ...kept, done: [[0, -1]] },
      { ...kept, job: { ...job, rounds: 0 } },
    ])
      expect(keptOf(garbage)).toBeUndefined();
  });
});

describe('seats with strategies of their own', () => {
  it('are counted apart, each as its strategy plays', async () => {
    const seats = new Map([
      [4, 'blind'],
      [1, 'optimal'],
    ]);
    const run = new SimulationRun(simulationJob(threeCard, { seed: '1', rounds: 500, seats }));
    expect(run.sitting.counted.map(({ seat, strategy, wager }) => [seat, strategy, wager])).toEqual([
      [1, 'optimal', 'ante'],
      [4, 'blind', 'ante'],
    ]);
    play(run, [0]);
    const { results } = run.played.sums();
    const times = (seat: string, net: number) => results[seat]?.find(([, one]) => one === net)?.[2] ?? 0;
    // A third of all hands is folded, and loses the Ante alone. Who never folds loses Ante and Play, or gets the bonus of a straight back.
    expect(times('1', -10_000)).toBeGreaterThan(100);
    expect(times('4', -10_000)).toBeLessThan(20);
    expect(times('4', -20_000)).toBeGreaterThan(times('1', -20_000));
  });

  it('are refused where there is no such seat, no such strategy, or nothing to decide', () => {
    const at = (seat: number, name: string) => () =>
      simulationJob(threeCard, { seed: '1', rounds: 1, seats: new Map([[seat, name]]) });
    expect(at(99, 'optimal')).toThrow('There is no seat 99');
    expect(at(1, 'lucky')).toThrow('There is no strategy "lucky"');
    expect(() => simulationJob(mini, { seed: '1', rounds: 1, seats: new Map([[1, 'optimal']]) })).toThrow(
      'Nobody decides anything',
    );
  });
});

describe('poker among players', () => {
  const holdem = pokerGameNamed('bclc-poker/texas-holdem');
  const seats = new Map([
    [1, 'tight'],
    [3, 'calling'],
  ]);
  const hands = (options = {}) =>
    pokerSimulationJob(holdem, { rakePercent: 0, ...options }, { seed: 'one', rounds: 520, seats });

  it('is played in named styles, and what one seat wins the other loses, whoever plays which chunk', async () => {
    const forth = new SimulationRun(hands());
    const back = new SimulationRun(hands());
    play(forth, [0, 1]);
    play(back, [1, 0]);
    expect(back.kept('x')).toEqual(forth.kept('x'));
    const { wagers } = await simulationOf(forth);
    expect(wagers.map(({ seat, strategy, rounds }) => [seat, strategy, rounds])).toEqual([
      [1, 'tight', 520],
      [3, 'calling', 520],
    ]);
    expect(wagers.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0, 9);
    expect(wagers.every(({ exact }) => exact === null)).toBe(true);
  });

  it('refuses styles and seats that there are not, and everybody playing alike', () => {
    const wanted = (given: object) => () =>
      pokerSimulationJob(holdem, {}, { seed: 'one', rounds: 1, seats, ...given });
    expect(
      wanted({
        seats: new Map([
          [1, 'tight'],
          [2, 'wild'],
        ]),
      }),
    ).toThrow('There is no strategy "wild"');
    expect(
      wanted({
        seats: new Map([
          [1, 'tight'],
          [99, 'tight'],
        ]),
      }),
    ).toThrow('There is no seat 99');
    expect(wanted({ seats: new Map([[1, 'tight']]) })).toThrow('two at least');
    expect(wanted({ strategy: 'tight' })).toThrow('give seats strategies of their own');
  });
});
