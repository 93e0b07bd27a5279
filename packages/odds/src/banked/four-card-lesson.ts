import { fourCard } from '@croupier/cards';
import type { FourCardShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { ANTE, ownCards } from '../training/asked.ts';
import { handInWords, oneCard } from '../training/kinds.ts';
import type { Teacher } from '../training/teacher.ts';
import { fourCardWorth } from './four-card-poker.ts';

export const fourCardLesson = (rules: Rules<FourCardShowdown>): Teacher => ({
  unit: ANTE,
  once: true,
  weigh: (asked) => {
    const [seen = 0] = asked.sight('dealer');
    return ({ times }) => fourCardWorth(rules, ownCards(asked), seen, times);
  },
  kind: (asked) => {
    const [seen] = asked.sight('dealer');
    const own = ownCards(asked);
    const hand = handInWords(fourCard.categoryOf(fourCard.rank(own)), own);
    return seen === undefined ? hand : `${hand} against ${oneCard(seen)}`;
  },
});
