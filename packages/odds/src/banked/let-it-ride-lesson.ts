import { type Card, rankOf, suitOf, threeCard } from '@croupier/cards';
import type { LetItRideHand } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { ownCards } from '../training/asked.ts';
import { handInWords } from '../training/kinds.ts';
import type { Teacher } from '../training/teacher.ts';
import { riding } from './let-it-ride.ts';

/** To ride or to take back, by what riding is worth over all cards to come. */
export function rideLesson(rules: Rules<LetItRideHand>): Teacher {
  const rides = riding(rules);
  return {
    unit: 'bet',
    weigh: (asked) => {
      const [turned] = asked.sight('board');
      const own = rides(ownCards(asked));
      const ride = turned === undefined ? own.first : own.second(turned);
      return ({ answer }) => (answer.verb === 'ride' ? ride : 0);
    },
    kind: (asked) => {
      const cards = [...ownCards(asked), ...asked.sight('board')];
      const hand = cards.length === 3 ? threeCard.categoryOf(threeCard.rank(cards)) : fourOf(cards);
      return `bet ${cards.length - 2}: ${handInWords(hand, cards)}`;
    },
  };
}

/** Four cards by what they have already: the fifth is still to come. */
function fourOf(cards: readonly Card[]): string {
  const ranks = new Map<number, number>();
  for (const card of cards) ranks.set(rankOf(card), (ranks.get(rankOf(card)) ?? 0) + 1);
  const most = Math.max(...ranks.values());
  if (most > 2) return 'three-of-a-kind';
  if (most === 2) return ranks.size === 2 ? 'two-pair' : 'pair';
  if (new Set(cards.map(suitOf)).size === 1) return 'four-to-a-flush';
  const sorted = [...ranks.keys()].toSorted((a, b) => a - b);
  return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) <= 4 ? 'four-to-a-straight' : 'high-card';
}
