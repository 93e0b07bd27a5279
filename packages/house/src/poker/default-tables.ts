import { pokerGameNamed } from '@croupier/games';
import { dollars } from '@croupier/table';
import type { PokerSetting } from './setting.ts';

/** The poker tables of a house that says nothing else. Online nobody straddles or chops unasked. */
export function defaultPokerTables(): PokerSetting[] {
  const holdem = pokerGameNamed('bclc-poker/texas-holdem');
  const online = { straddle: 'off', chop: 'off', rakePercent: 5, rakeCap: 300, noFlopNoRake: 'on' };
  return [
    {
      id: 'holdem-1',
      name: 'The Card Room',
      rules: holdem.with({ ...online, bigBlind: 200, betting: 'no-limit' }),
      seats: 6,
      maximumBuyIn: dollars(400),
      bots: 3,
    },
    {
      id: 'holdem-2',
      name: 'The Mezzanine',
      rules: holdem.with({ ...online, bigBlind: 200, betting: 'fixed-limit' }),
      seats: 9,
      maximumBuyIn: dollars(400),
      bots: 4,
    },
  ];
}
