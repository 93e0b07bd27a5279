import type { HandCategory } from '@croupier/cards';
import type { PostedRule, RankedHands } from '@croupier/table';
import type { HowPart } from './how-part.ts';

/** What makes a hand, for somebody who hears its name for the first time; however many cards it has. */
const WORDS: Readonly<Record<HandCategory, string>> = {
  'five-of-a-kind-suited': 'five times the same card.',
  'five-aces': 'four aces and the joker.',
  'five-of-a-kind': 'five cards of one rank.',
  'four-aces': 'above every other four of a kind.',
  'royal-flush': 'ten, jack, queen, king and ace of one suit.',
  'straight-flush': 'all in a row and of one suit.',
  'four-of-a-kind': 'four cards of one rank.',
  'full-house': 'three cards of one rank and two of another.',
  flush: 'all of one suit.',
  straight: 'all in a row, of whatever suits.',
  'three-of-a-kind': 'three cards of one rank.',
  'two-pair': 'two cards of one rank and two of another.',
  pair: 'two cards of one rank.',
  'high-card': 'none of these; the highest card counts, then the next.',
};

const says = (text: string): PostedRule => ({ text, cites: [] });

/** Which hand beats which, in a game's own order. */
export const rankParts = (ranked: RankedHands | undefined): readonly HowPart[] =>
  ranked === undefined
    ? []
    : [
        {
          title: 'Which hand is higher',
          lines: [
            ...ranked.categories
              .toReversed()
              .map((category, at) =>
                says(`${named(category)}${at === 0 ? ', the highest' : ''}: ${wordsOf(category, ranked)}`),
              ),
            says('Of two hands with one name the one with the higher cards wins.'),
          ],
        },
      ];

const wordsOf = (category: HandCategory, { lowStraight }: RankedHands): string =>
  category === 'straight' && lowStraight ? `${WORDS.straight} ${inWords(lowStraight)}` : WORDS[category];

/** "A-7-8-9-10 is the lowest." */
const inWords = ({ ranks, stands }: NonNullable<RankedHands['lowStraight']>): string =>
  `${ranks.split('').join('-').replace('T', '10')} is the ${stands.replace('-', ' ')}.`;

function named(category: HandCategory): string {
  const name = category.replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
