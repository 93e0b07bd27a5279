import { faceUpPaiGowPoker, fortuneAsiaPoker, paiGowPoker } from '@croupier/games';
import { type Rules, wagerNamed } from '@croupier/table';
import { sampleFastAction } from './fast-action-sample.ts';
import { fortuneAsiaAgainstHouse, ROWS_OF_THREE } from './fortune-asia-strategies.ts';
import { faceUpAgainstHouse, paiGowAgainstHouse, ROWS_OF_TWO } from './pai-gow-strategies.ts';
import { netsOfRows } from './set-against-house-way.ts';
import type { SetGame } from './set-game.ts';
import { sampleSetting } from './set-sample.ts';

const netsOf = <O>({ wagers }: Rules<O>, names: readonly (string | null)[]): readonly number[] =>
  netsOfRows(wagerNamed(wagers, 'main').rows, names);

/** The games of which the basic game is sampled because it is too much to count, as they are paid. */
export const setGames: Readonly<Record<'pai-gow' | 'face-up' | 'fortune-asia', () => SetGame>> = {
  'pai-gow': () => paiGowAgainstHouse(netsOf(paiGowPoker.with({}).rules, ROWS_OF_TWO)),
  'face-up': () => faceUpAgainstHouse(netsOf(faceUpPaiGowPoker.with({}).rules, ROWS_OF_TWO)),
  'fortune-asia': () => fortuneAsiaAgainstHouse(netsOf(fortuneAsiaPoker.with({}).rules, ROWS_OF_THREE)),
};

/** What `npm run sample` stores: the type of a sample, where that stands, and how it is made. */
interface Sampling {
  readonly type: string;
  readonly from: string;
  readonly sample: (hands: number | undefined, told: (done: string) => void) => object;
}

const setting = (game: () => SetGame, hands: number): Sampling => ({
  type: 'SetSample',
  from: '../set-sample.ts',
  sample: (asked = hands, told) => sampleSetting(game(), asked, told),
});

export const samplings: Readonly<Record<string, Sampling>> = {
  'pai-gow': setting(setGames['pai-gow'], 2000),
  'face-up': setting(setGames['face-up'], 2000),
  'fortune-asia': setting(setGames['fortune-asia'], 1000),
  'fast-action': {
    type: 'FastActionSample',
    from: '../fast-action-sample.ts',
    sample: (hands = 4000, told) => sampleFastAction({ hands, dealsEach: 1000, deals: 3_000_000 }, told),
  },
};
