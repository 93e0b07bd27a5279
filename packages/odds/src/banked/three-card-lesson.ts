import { threeCard } from '@croupier/cards';
import type { ThreeCardShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { ANTE, isFold, ownCards } from '../training/asked.ts';
import { handInWords } from '../training/kinds.ts';
import type { Teacher } from '../training/teacher.ts';
import { threeCardWorths } from './three-card-poker.ts';

export const threeCardLesson = (rules: Rules<ThreeCardShowdown>): Teacher => ({
  unit: ANTE,
  once: true,
  weigh: (asked) => {
    const { play, fold } = threeCardWorths(rules, ownCards(asked));
    return ({ answer }) => (isFold(answer.verb) ? fold : play);
  },
  kind: (asked) => handInWords(threeCard.categoryOf(threeCard.rank(ownCards(asked))), ownCards(asked)),
});
