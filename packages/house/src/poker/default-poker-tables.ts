import { catalogue, isPoker, type PokerGame } from '@croupier/games';
import { dollars } from '@croupier/table';
import { fundOf, USUAL_DAY } from '../jackpots/offered.ts';
import type { PokerSetting } from './poker-setting.ts';

const HOLDEM = 'bclc-poker/texas-holdem';

/** The rooms by the game they deal; a game without one is named after itself. */
const ROOMS: Readonly<Partial<Record<string, { readonly id: string; readonly name: string }>>> = {
  'bclc-poker/pineapple-holdem': { id: 'pineapple-1', name: 'The Orangery' },
  'bclc-poker/crazy-pineapple-holdem': { id: 'pineapple-2', name: 'The Hothouse' },
  'bclc-poker/three-two-one-holdem': { id: 'three-two-one-1', name: 'The Staircase' },
  'bclc-poker/seven-card-stud': { id: 'stud-1', name: 'The Stables' },
  'bclc-poker/asian-five-card-stud': { id: 'stud-2', name: 'The Pagoda' },
  'bclc-poker/mandarin-five-card-stud': { id: 'stud-3', name: 'The Lantern House' },
  'bclc-poker/omaha-hi-lo-8': { id: 'omaha-1', name: 'The Map Room' },
  'bclc-poker/omaha-high': { id: 'omaha-2', name: 'The Prairie Room' },
};

/** As many as sit comfortably, with company until others come. */
const USUAL_SEATS = 6;
const USUAL_BOTS = 3;

/**
 * The poker tables of a house that says nothing else: hold'em in three structures, which play for a bad beat jackpot, and
 * one of every other game.
 */
export function defaultPokerTables(): PokerSetting[] {
  const games = catalogue.filter(isPoker);
  const holdem = games.find(({ id }) => id === HOLDEM);
  return [
    ...(holdem ? withJackpot(holdemTables(holdem)) : []),
    ...games.filter((game) => game !== holdem).map(oneOf),
  ];
}

function oneOf(game: PokerGame): PokerSetting {
  const { id = game.id.replace('/', '-'), name = game.title } = ROOMS[game.id] ?? {};
  return {
    ...SEATING,
    id,
    name,
    rules: game.with({ rakePercent: 5, rakeCap: 300 }),
    seats: Math.min(USUAL_SEATS, game.variant.seats),
    bots: USUAL_BOTS,
  };
}

function withJackpot(tables: readonly PokerSetting[]): PokerSetting[] {
  const given = {
    id: 'bad-beat',
    name: 'Bad Beat',
    jackpot: 'bclc-poker/bad-beat-jackpot',
    options: {},
    tables: tables.map(({ id }) => id),
    percent: 5,
    cap: 1,
    seed: 20,
    staffed: false,
  };
  const jackpots = [fundOf(given, USUAL_DAY, tables)];
  return tables.map((table) => ({ ...table, jackpots }));
}

const SEATING = { maximumBuyIn: dollars(400), clock: 'every-turn' } as const;

/** Together they play everything that 17.0 and 33.0 leave to the house. */
function holdemTables(holdem: PokerGame): PokerSetting[] {
  const house = { bigBlind: 200, rakePercent: 5, rakeCap: 300, noFlopNoRake: 'on' };
  const seating = SEATING;
  return [
    {
      ...seating,
      id: 'holdem-1',
      name: 'The Card Room',
      rules: holdem.with({
        ...house,
        betting: 'no-limit',
        straddle: 'under-the-gun',
        chop: 'off',
        runTwice: 'any-time',
      }),
      seats: 6,
      bots: 3,
    },
    {
      ...seating,
      id: 'holdem-2',
      name: 'The Mezzanine',
      rules: holdem.with({
        ...house,
        betting: 'fixed-limit',
        straddle: 'under-the-gun',
        chop: 'on',
        rakeTaken: 'each-round',
      }),
      seats: 9,
      bots: 4,
    },
    {
      ...seating,
      id: 'holdem-3',
      name: 'The Conservatory',
      rules: holdem.with({
        ...house,
        betting: 'pot-limit',
        straddle: 'mississippi',
        chop: 'on',
        showdown: 'in-turn',
      }),
      seats: 6,
      clock: 'on-request',
      bots: 2,
    },
  ];
}
