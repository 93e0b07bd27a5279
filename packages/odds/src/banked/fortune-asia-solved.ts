import { FORTUNE_ASIA_BONUS, fortuneAsiaPoker, INSURANCE_BONUS } from '@croupier/games';
import { wagerNamed } from '@croupier/table';
import { own } from '../priced-wager.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { oddsOfWager } from '../wager-odds.ts';
import { bestHigh, bestSettingFor, replyToHouseWay } from './fortune-asia-strategies.ts';
import { fortuneHands } from './fortune-hands.ts';
import { BOTH_SET } from './pai-gow-solved.ts';
import { houseWay } from './pai-gow-strategies.ts';
import { unpairedSevens } from './unpaired-sevens.ts';

const { wager: FORTUNE } = FORTUNE_ASIA_BONUS;

/** Both bonuses, exactly. The basic game depends on how both sides set their hands: it is simulated. */
export const fortuneAsiaSolved: SolvedGame = solved(fortuneAsiaPoker, {
  strategies: ({ wagers }) => {
    const { rows } = wagerNamed(wagers, 'main');
    return [houseWay, bestSettingFor(rows), replyToHouseWay(rows), bestHigh];
  },
  price: () => ({
    wagers: [own(FORTUNE.id), own(INSURANCE_BONUS.id)],
    price: (asked) => {
      const fortune = asked.includes(FORTUNE.id);
      return {
        wagers: [
          ...(fortune ? [oddsOfWager(FORTUNE, fortuneHands())] : []),
          ...(asked.includes(INSURANCE_BONUS.id) ? [oddsOfWager(INSURANCE_BONUS, unpairedSevens())] : []),
        ],
        advice: fortune ? [`${FORTUNE.name}: without envy, which depends on how many others play.`] : [],
      };
    },
    long: () => false,
    whySimulated: BOTH_SET,
  }),
});
