import { FORTUNE_ASIA_BONUS, fortuneAsiaHouseWay, fortuneAsiaPoker, INSURANCE_BONUS } from '@croupier/games';
import { wagerNamed } from '@croupier/table';
import { own } from '../priced-wager.ts';
import type { Pricing } from '../pricing.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { oddsOfWager } from '../wager-odds.ts';
import { FORTUNE_ASIA_COUNTED } from './counts/fortune-asia.ts';
import {
  bestHigh,
  bestSettingFor,
  fortuneAsiaAgainstHouse,
  ROWS_OF_THREE,
  replyToHouseWay,
} from './fortune-asia-strategies.ts';
import { fortuneHands } from './fortune-hands.ts';
import { NOT_COUNTED } from './pai-gow-solved.ts';
import { houseWay } from './pai-gow-strategies.ts';
import { netsOfRows } from './set-against-house-way.ts';
import { pricedSetting, withBasicGame } from './set-priced.ts';
import { settingLesson } from './setting-lesson.ts';
import { unpairedSevens } from './unpaired-sevens.ts';

const { wager: FORTUNE } = FORTUNE_ASIA_BONUS;

/** Where other odds are paid on the basic game than were counted it is simulated. */
const BONUSES: Pricing = {
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
  whySimulated: NOT_COUNTED,
};

/** Both bonuses, exactly, and the basic game as it was counted. */
export const fortuneAsiaSolved: SolvedGame = solved(fortuneAsiaPoker, {
  strategies: ({ wagers }) => {
    const { rows } = wagerNamed(wagers, 'main');
    return [houseWay, bestSettingFor(rows), replyToHouseWay(rows), bestHigh];
  },
  price: ({ wagers }) => {
    const basic = pricedSetting(FORTUNE_ASIA_COUNTED, wagerNamed(wagers, 'main').rows, ROWS_OF_THREE);
    return basic ? withBasicGame(BONUSES, basic) : BONUSES;
  },
  teach: ({ wagers }) =>
    settingLesson(
      fortuneAsiaAgainstHouse(netsOfRows(wagerNamed(wagers, 'main').rows, ROWS_OF_THREE)),
      fortuneAsiaHouseWay,
    ),
});
