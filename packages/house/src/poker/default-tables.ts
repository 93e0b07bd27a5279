import { catalogue, isPoker } from '@croupier/games';
import { dollars } from '@croupier/table';
import type { PokerSetting } from './setting.ts';

/** The poker tables of a house that says nothing else: together they play everything that 17.0 and 33.0 leave to it. */
export function defaultPokerTables(): PokerSetting[] {
  const holdem = catalogue.filter(isPoker).find(({ id }) => id === 'bclc-poker/texas-holdem');
  if (!holdem) return [];
  const house = { bigBlind: 200, rakePercent: 5, rakeCap: 300, noFlopNoRake: 'on' };
  const seating = { maximumBuyIn: dollars(400), clock: 'every-turn' } as const;
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
      }),
      seats: 6,
      clock: 'on-request',
      bots: 2,
    },
  ];
}
