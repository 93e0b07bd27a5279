import { faceUpPaiGowPoker, fortuneAsiaPoker, paiGowPoker } from '@croupier/games';
import { type Rules, wagerNamed } from '@croupier/table';
import { FACE_UP_COUNTED } from './counts/face-up.ts';
import { FORTUNE_ASIA_COUNTED } from './counts/fortune-asia.ts';
import { PAI_GOW_COUNTED } from './counts/pai-gow.ts';
import { sampleFastAction } from './fast-action-sample.ts';
import { fortuneAsiaAgainstHouse, ROWS_OF_THREE } from './fortune-asia-strategies.ts';
import { faceUpAgainstHouse, paiGowAgainstHouse, ROWS_OF_TWO } from './pai-gow-strategies.ts';
import { FAST_ACTION_SAMPLE } from './samples/fast-action.ts';
import { netsOfRows } from './set-against-house-way.ts';
import { countedSetting, type SetCounted } from './set-counted.ts';
import type { SetGame } from './set-game.ts';

const netsOf = <O>({ wagers }: Rules<O>, names: readonly (string | null)[]): readonly number[] =>
  netsOfRows(wagerNamed(wagers, 'main').rows, names);

/** The games in which hands are set, as they are paid. */
export const setGames: Readonly<Record<'pai-gow' | 'face-up' | 'fortune-asia', () => SetGame>> = {
  'pai-gow': () => paiGowAgainstHouse(netsOf(paiGowPoker.with({}).rules, ROWS_OF_TWO)),
  'face-up': () => faceUpAgainstHouse(netsOf(faceUpPaiGowPoker.with({}).rules, ROWS_OF_TWO)),
  'fortune-asia': () => fortuneAsiaAgainstHouse(netsOf(fortuneAsiaPoker.with({}).rules, ROWS_OF_THREE)),
};

/** What `npm run count` stores: where, under which name and type, and how it is made. */
interface Counting {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly from: string;
  readonly count: (told: (done: string) => void) => object;
  /** What is stored now. */
  readonly stored: object | undefined;
}

const STORED: Readonly<Record<keyof typeof setGames, SetCounted>> = {
  'pai-gow': PAI_GOW_COUNTED,
  'face-up': FACE_UP_COUNTED,
  'fortune-asia': FORTUNE_ASIA_COUNTED,
};

const setting = (game: keyof typeof setGames): Counting => ({
  path: `counts/${game}.ts`,
  name: `${game.replaceAll('-', '_').toUpperCase()}_COUNTED`,
  type: 'SetCounted',
  from: '../set-counted.ts',
  count: (told) => countedSetting(setGames[game](), { told }),
  stored: STORED[game],
});

export const countings: Readonly<Record<string, Counting>> = {
  'pai-gow': setting('pai-gow'),
  'face-up': setting('face-up'),
  'fortune-asia': setting('fortune-asia'),
  'fast-action': {
    path: 'samples/fast-action.ts',
    name: 'FAST_ACTION_SAMPLE',
    type: 'FastActionSample',
    from: '../fast-action-sample.ts',
    count: (told) => sampleFastAction({ decidedBy: 6_000, valuedBy: 20_000, deals: 1_500_000 }, told),
    stored: FAST_ACTION_SAMPLE,
  },
};
