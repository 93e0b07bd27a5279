import type { Card } from '@croupier/cards';
import type { HouseWay } from '@croupier/table';
import { houseWayTeacher } from '../training/house-way-teacher.ts';
import type { Asked, Reason, Teacher } from '../training/teacher.ts';
import { ExactReply } from './set-against-house-way.ts';
import type { SetGame } from './set-game.ts';

/** Hands against a dealer who follows the house way: each setting is counted against all hands that the dealer can have. */
export function settingLesson(game: SetGame, way: HouseWay): Teacher {
  const house = houseWayTeacher(way);
  let reply: ExactReply | undefined;
  const worthOf = (cards: readonly Card[]) => {
    reply ??= new ExactReply(game);
    return reply.worths(cards);
  };
  return {
    unit: 'bet',
    weigh: (asked) => {
      const worth = worthOf(own(asked));
      return ({ answer }) => worth(answer.parts ?? {});
    },
    reasons: (asked) => {
      const worth = worthOf(own(asked));
      const asTheHouse = house.setting?.(asked).parts ?? {};
      const most = Math.max(...Array.from(game.settings(own(asked)), worth));
      const gain = most - worth(asTheHouse);
      return gain > ROUNDING ? [againstTheHouse(gain)] : (house.reasons?.(asked) ?? []);
    },
    kind: house.kind,
  };
}

const ROUNDING = 1e-9;

const own = ({ question, sight }: Asked): readonly Card[] => sight(String(question.seat));

const againstTheHouse = (gain: number): Reason => ({
  text: `The house way sets this hand otherwise, which costs ${gain.toFixed(4)} of the bet against a dealer who follows it.`,
});
