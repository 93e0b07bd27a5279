import type { Section } from '@croupier/table';
import { afterTheBlinds, leftOfTheButton, type Street } from './variant.ts';

/** The four streets of a board game; sections 17.0, 26.0 and 27.0 number their clauses alike. */
export function boardStreets(at: Section, holeCards: number): readonly Street[] {
  const none = { hole: [], discards: 0, discardWhen: 'before-deal' } as const;
  const hole = Array.from({ length: holeCards }, () => 'down' as const);
  return [
    {
      ...none,
      name: 'pre-flop',
      burns: 0,
      hole,
      board: 0,
      opener: afterTheBlinds,
      bet: 'small',
      cite: at('10.2'),
    },
    { ...none, name: 'flop', burns: 1, board: 3, opener: leftOfTheButton, bet: 'small', cite: at('10.8') },
    { ...none, name: 'turn', burns: 1, board: 1, opener: leftOfTheButton, bet: 'big', cite: at('10.10') },
    { ...none, name: 'river', burns: 1, board: 1, opener: leftOfTheButton, bet: 'big', cite: at('10.12') },
  ];
}
