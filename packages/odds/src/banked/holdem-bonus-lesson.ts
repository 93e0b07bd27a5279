import type { HoldemBonusShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { ANTE, isFold, ownCards } from '../training/asked.ts';
import type { Teacher } from '../training/teacher.ts';
import { bonusBeforeFlop } from './before-flop.ts';
import { gainOfBet } from './holdem-bonus-adviser.ts';
import { foldedNet } from './holdem-bonus-boards.ts';
import { classOf, holdemKind } from './holdem-kinds.ts';

export function holdemBonusLesson(rules: Rules<HoldemBonusShowdown>): Teacher {
  const folding = foldedNet(rules);
  return {
    unit: ANTE,
    weigh: (asked) => {
      const own = ownCards(asked);
      const board = asked.sight('board');
      if (board.length === 0) {
        const play = bonusBeforeFlop(classOf(own));
        return ({ answer }) => (isFold(answer.verb) ? folding : play);
      }
      // Beside what is staked already, which no decision changes any more.
      const gain = gainOfBet(own, board);
      return ({ answer }) => (answer.verb === 'bet' ? gain : 0);
    },
    kind: holdemKind,
  };
}
