import { section } from '@croupier/table';
import type { Addition } from '../named-section.ts';
import { bclcPoker } from '../rulebooks.ts';
import { jackpots } from './jackpots.ts';

const COMMUNITY = ['17.0', '18.0', '19.0', '20.0', '23.0', '24.0', '25.0', '26.0', '27.0'];

const added = (number: string, name: string, title: string, on: readonly string[]): Addition => ({
  id: `${bclcPoker.id}/${name}`,
  title,
  section: section(bclcPoker, number),
  on,
});

/** The sections that add to others: an option, a progressive, jackpots, how much may be bet. */
export const bclcPokerAdditions: readonly Addition[] = [
  added('15.0', 'multi-game-progressive', 'Multi Game Table Progressive', [
    '6.0',
    '7.0',
    '10.0',
    '11.0',
    '12.0',
  ]),
  added('21.0', 'run-the-board-twice', 'Run the Board Twice', ['17.0']),
  added('22.0', 'texas-holdem-kill-pot', "Texas Hold'em Kill Pot", ['17.0']),
  ...jackpots,
  added('33.0', 'no-limit-and-pot-limit', 'No Limit and Pot Limit', COMMUNITY),
];
