import type { UltimateShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { ANTE, isFold, ownCards } from '../training/asked.ts';
import type { Teacher } from '../training/teacher.ts';
import { ultimateBeforeFlop } from './before-flop.ts';
import { classOf, holdemKind } from './holdem-kinds.ts';
import { UltimateAdviser } from './ultimate-adviser.ts';

export function ultimateLesson(rules: Rules<UltimateShowdown>): Teacher {
  const adviser = new UltimateAdviser(rules);
  return {
    unit: ANTE,
    weigh: (asked) => {
      const own = ownCards(asked);
      const board = asked.sight('board');
      if (board.length === 0) {
        const { four, three, wait } = ultimateBeforeFlop(classOf(own));
        return ({ times }) => (times === 0 ? wait : times === 3 ? three : four);
      }
      if (board.length === 3) {
        const { bet, wait } = adviser.flopWorths(own, board);
        return ({ times }) => (times === 0 ? wait : bet);
      }
      const { bet, fold } = adviser.riverWorths(own, board);
      return ({ answer }) => (isFold(answer.verb) ? fold : bet);
    },
    kind: holdemKind,
  };
}
