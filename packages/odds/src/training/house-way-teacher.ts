import type { HouseWay } from '@croupier/table';
import { THROWN, without } from './settings.ts';
import type { Asked, Reason, Teacher } from './teacher.ts';

/** A hand is set right if it is set as the house would: there is no cost, but a clause and its reason. */
export function houseWayTeacher(way: HouseWay): Teacher {
  const stepsOf = ({ question, sight }: Asked): Reason[] =>
    way.explain(sight(String(question.seat))).steps.map(({ cite, why }) => ({ text: why, cite }));
  return {
    unit: 'bet',
    setting: ({ question, sight }) => {
      const hand = sight(String(question.seat));
      const set = way.set(hand);
      if ('parts' in set) return { verb: 'set', parts: set.parts };
      if ('keep' in set) return { verb: 'set', parts: { keep: set.keep, [THROWN]: without(hand, set.keep) } };
      throw new Error('The house way never splits a hand.');
    },
    reasons: stepsOf,
    kind: (asked) => stepsOf(asked).at(-1)?.text ?? 'any hand',
  };
}
