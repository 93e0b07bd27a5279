import { fortuneBonus, strengthOf } from '@croupier/cards';
import { type CrewOptions, tallyFortuneBonusInParallel } from '@croupier/cards/parallel';
import { FORTUNE_BONUS, type FortuneHand, fortunePaiGowPoker, paiGowPoker } from '@croupier/games';
import { own } from '../priced-wager.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { oddsOfWager, type Weighed } from '../wager-odds.ts';
import type { Strategy } from '../way-to-play.ts';

/** The dealer sets every hand, as a player may ask (bclc-poker 2.0 §9). */
const houseWay: Strategy = {
  name: 'house-way',
  about: 'sets every hand the house way',
  decide: () => ({ verb: 'house-way' }),
};

/** All C(53, 7) hands of seven by their row of the bonus. */
async function everyHand(work: CrewOptions): Promise<Weighed<FortuneHand>[]> {
  const tally = await tallyFortuneBonusInParallel(work);
  return Array.from(tally.subarray(1), (ways, i) => ({
    outcome: { fortune: fortuneBonus.categoryOf(strengthOf(i + 1)) },
    ways: BigInt(ways),
  }));
}

/** The basic game depends on how both sides set their hands: nobody has solved it, and it is simulated. */
export const paiGowSolved: readonly SolvedGame[] = [
  solved(paiGowPoker, {
    strategies: () => [houseWay],
    price: () => ({ wagers: [], price: () => ({ wagers: [], advice: [] }), long: () => false }),
  }),
  solved(fortunePaiGowPoker, {
    strategies: () => [houseWay],
    price: () => ({
      wagers: [own(FORTUNE_BONUS.wager.id)],
      price: async (asked, work) =>
        asked.includes(FORTUNE_BONUS.wager.id)
          ? {
              wagers: [oddsOfWager(FORTUNE_BONUS.wager, await everyHand(work))],
              advice: [`${FORTUNE_BONUS.wager.name}: without envy, which depends on how many others play.`],
            }
          : { wagers: [], advice: [] },
      long: () => false,
    }),
  }),
];
