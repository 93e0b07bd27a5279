import { type Card, formatCards } from '@croupier/cards';
import { fastActionHouseWay } from '@croupier/games';
import { houseWayTeacher } from '../training/house-way-teacher.ts';
import type { Asked, Reason, Teacher } from '../training/teacher.ts';
import { type FastActionPlay, FastActionReply } from './fast-action-reply.ts';

/** What so many deals do not tell apart, in antes: plays of a hand meet the same deals, which they mostly win or lose together. */
const TOO_NEAR = 0.01;

/** Two of four cards against a dealer who keeps two the house way: every choice over the same sampled deals, those that are nearly as good as the best being as right. */
export function fastActionLesson(): Teacher {
  const house = houseWayTeacher(fastActionHouseWay);
  let reply: FastActionReply | undefined;
  const replyTo = (): FastActionReply => (reply ??= new FastActionReply());
  return {
    unit: 'Ante',
    weigh: (asked) => {
      const hand = own(asked);
      const { keep } = replyTo().worths(hand);
      return ({ answer }) => {
        const net = replyTo().keeping(hand, answer.parts?.keep ?? []);
        return keep.net - net < TOO_NEAR ? keep.net : net;
      };
    },
    reasons: (asked) => {
      const hand = own(asked);
      const { keep, split } = replyTo().worths(hand);
      const cost = keep.net - replyTo().keeping(hand, fastActionHouseWay.set(hand).keep);
      return [
        ...(cost < TOO_NEAR ? (house.reasons?.(asked) ?? []) : [againstTheHouse(cost)]),
        ...(split.net - keep.net < TOO_NEAR ? [] : [splitInstead(split.play, split.net - keep.net)]),
        SAMPLED,
      ];
    },
    kind: house.kind,
  };
}

const own = ({ question, sight }: Asked): readonly Card[] => sight(String(question.seat));

const againstTheHouse = (cost: number): Reason => ({
  text: `The house way keeps two others, which costs about ${cost.toFixed(2)} of the Ante against a dealer who follows it.`,
});

const splitInstead = (play: FastActionPlay, gain: number): Reason => ({
  text: `Better still is to split${'keep' in play ? '' : ` into ${formatCards(play.first)} and ${formatCards(play.second)}`}: with a second Ante it gains about ${gain.toFixed(2)} of one more.`,
});

const SAMPLED: Reason = {
  text: 'Boards and the dealer’s hands together are too many to count for one hand: this is from 20,000 sampled deals, and choices within a hundredth of an Ante of the best are as right.',
};
