import { section } from '@croupier/table';
import type { NamedSection } from '../named-section.ts';
import { bclcPoker } from '../rulebooks.ts';

const named = (number: string, name: string, title: string): NamedSection => ({
  id: `${bclcPoker.id}/${name}`,
  title,
  section: section(bclcPoker, number),
});

/** The games of the rulebook that may not be dealt yet: whichever is in the catalogue by now is. */
export const bclcPokerToCome: readonly NamedSection[] = [
  named('4.0', 'pai-gow-progressive', 'Progressive Game for Pai Gow Poker'),
  named('5.0', 'face-up-pai-gow-poker', 'Face Up Fortune Pai Gow Poker'),
  named('7.0', 'four-card-poker', 'Four Card Poker'),
  named('8.0', 'four-card-poker-bad-beat', 'Four Card Poker Bad Beat Bonus'),
  named('9.0', 'fast-action-holdem', "Fast Action Hold'em"),
  named('10.0', 'texas-holdem-bonus', "Texas Hold'em Bonus"),
  named('12.0', 'flushes-gone-wild', 'Flushes Gone Wild'),
  named('13.0', 'discard-inferno', 'Discard Inferno'),
  named('14.0', 'discard-inferno-burn-baby-burn', 'Discard Inferno Burn Baby Burn'),
  named('16.0', 'fortune-asia-poker', 'Fortune Asia Poker'),
];
