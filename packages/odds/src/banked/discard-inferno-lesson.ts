import { poker } from '@croupier/cards';
import type { InfernoShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { ANTE, ownCards } from '../training/asked.ts';
import { handInWords, oneCard } from '../training/kinds.ts';
import type { Teacher } from '../training/teacher.ts';
import { stakeWorths } from './discard-inferno-strategies.ts';

export const infernoLesson = (rules: Rules<InfernoShowdown>): Teacher => ({
  unit: ANTE,
  once: true,
  weigh: (asked) => {
    const [up] = asked.sight('dealer');
    if (up === undefined) return () => 0;
    const worth = stakeWorths(rules, ownCards(asked), up);
    return ({ times }) => worth(times);
  },
  kind: (asked) => {
    const [up] = asked.sight('dealer');
    const own = ownCards(asked);
    const hand = handInWords(poker.categoryOf(poker.rank(own)), own);
    return up === undefined ? hand : `${hand} against ${oneCard(up)}`;
  },
});
