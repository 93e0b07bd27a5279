import type { Round } from '@croupier/table';
import type { TableSetting } from './setting.ts';

/** How long things take at an automatic table, in milliseconds. */
export interface Pace {
  /** Somebody at the table may cut a new shoe for so long. */
  readonly cut: number;
  readonly betting: number;
  /** After a card is dealt, a hand is turned, something is said. */
  readonly deal: number;
  readonly turn: number;
  readonly say: number;
  /** Somebody who is asked has so long to answer. */
  readonly decide: number;
  /** The same where the answer moves no chip and no card. */
  readonly courtesy: number;
  /** The bank, or the cut, is one player's to take for so long; the floor may call a settled round void for so long. */
  readonly offer: number;
  /** The result stays to be read. */
  readonly settled: number;
  /** Betting that was interrupted stays open at least so long again. */
  readonly resumed: number;
  /** A node that only follows does what is due if the one that deals has not done it after so long. */
  readonly takeover: number;
}

export const HOUSE_PACE: Pace = {
  cut: 8_000,
  betting: 15_000,
  deal: 450,
  turn: 700,
  say: 900,
  decide: 25_000,
  courtesy: 15_000,
  offer: 12_000,
  settled: 5_000,
  resumed: 5_000,
  takeover: 700,
};

/** Of its time, what each thing takes at a brisk table. Whoever is asked has as long as anywhere. */
const BRISK = { betting: 0.6, settled: 0.6, deal: 0.7, turn: 0.7, say: 0.7 } as const satisfies Partial<Pace>;

export function paceAt(pace: Pace, { pace: own = 'calm' }: Pick<TableSetting, 'pace'>): Pace {
  if (own === 'calm') return pace;
  const of = (thing: keyof typeof BRISK): number => Math.round(pace[thing] * BRISK[thing]);
  return {
    ...pace,
    betting: of('betting'),
    settled: of('settled'),
    deal: of('deal'),
    turn: of('turn'),
    say: of('say'),
  };
}

/** Cards of one packet follow each other so much faster than cards that go from hand to hand. */
const IN_A_PACKET = 2;

/** How long the last step is looked at before the next; a card that is put aside unseen is no sight at all. */
export function pauseAfter(pace: Pace, { events, places }: Pick<Round, 'events' | 'places'>): number {
  const step = events.at(-1);
  switch (step?.type) {
    case 'dealt': {
      if (places.find(({ name }) => name === step.place)?.aside) return 0;
      const before = events.at(-2);
      const follows = before?.type === 'dealt' && before.place === step.place;
      return follows ? pace.deal / IN_A_PACKET : pace.deal;
    }
    case 'set-aside':
      return pace.deal;
    case 'turned':
    case 'arranged':
      return pace.turn;
    case 'said':
    case 'number-drawn':
      return pace.say;
    case undefined:
    case 'handled':
    case 'moved':
    case 'answered':
    case 'settled':
    case 'voided':
      return 0;
  }
}
