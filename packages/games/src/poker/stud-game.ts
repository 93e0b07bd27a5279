import type { Section } from '@croupier/table';
import { A_TENTH } from './rake.ts';
import type { Variant } from './variant.ts';

/** What sections 23.0 to 25.0 have alike: antes, cards face up, nothing about seeing hands, straddles or second boards. */
export const studGame = (
  at: Section,
  own: Omit<Variant, 'section' | 'oddChips' | 'handsSeen' | 'singleBet' | 'runTwice' | 'kill' | 'rake'> &
    Partial<Pick<Variant, 'rake'>>,
): Variant => ({
  section: at,
  oddChips: 'highest-card',
  handsSeen: null,
  singleBet: null,
  runTwice: null,
  kill: null,
  rake: A_TENTH,
  ...own,
});
