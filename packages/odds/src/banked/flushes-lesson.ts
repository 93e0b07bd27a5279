import { longestFlush } from '@croupier/cards';
import type { FlushRules } from '@croupier/games';
import { ANTE, isFold, ownCards } from '../training/asked.ts';
import type { Teacher } from '../training/teacher.ts';
import { FlushAdviser } from './flush-adviser.ts';

export function flushesLesson(rules: FlushRules): Teacher {
  const adviser = new FlushAdviser(rules);
  return {
    unit: ANTE,
    once: true,
    weigh: (asked) => {
      const { play, fold } = adviser.worths(ownCards(asked));
      return ({ answer }) => (isFold(answer.verb) ? fold : play);
    },
    kind: (asked) => longestFlush.describe(longestFlush.rank(ownCards(asked))),
  };
}
