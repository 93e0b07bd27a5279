import {
  ACE_HIGH_BONUS,
  FORTUNE_BONUS,
  type FortuneHand,
  faceUpPaiGowPoker,
  fortunePaiGowPoker,
  PAI_GOW_PROGRESSIVE,
  paiGowHouseWay,
  paiGowPoker,
  paiGowProgressive,
} from '@croupier/games';
import { freshMeters, progressivesOf, type Rules, type Wager, wagerNamed } from '@croupier/table';
import { own } from '../priced-wager.ts';
import type { Pricing } from '../pricing.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import type { Teacher } from '../training/teacher.ts';
import { oddsOfWager } from '../wager-odds.ts';
import type { Strategy } from '../way-to-play.ts';
import { aceHighs } from './ace-highs.ts';
import { FACE_UP_COUNTED } from './counts/face-up.ts';
import { PAI_GOW_COUNTED } from './counts/pai-gow.ts';
import { faceUpLesson } from './face-up-lesson.ts';
import { fortuneHands } from './fortune-hands.ts';
import {
  beatTheDealer,
  bestSettingFor,
  houseWay,
  paiGowAgainstHouse,
  ROWS_OF_TWO,
  replyToHouseWay,
} from './pai-gow-strategies.ts';
import { netsOfRows } from './set-against-house-way.ts';
import type { SetCounted } from './set-counted.ts';
import { pricedSetting, withBasicGame } from './set-priced.ts';
import { settingLesson } from './setting-lesson.ts';

/** Wagers on one's own seven cards. */
const ON_SEVEN: readonly Wager<FortuneHand>[] = [FORTUNE_BONUS.wager, PAI_GOW_PROGRESSIVE];

const NO_ENVY = `${FORTUNE_BONUS.wager.name}: without envy, which depends on how many others play.`;

/** Why the basic game is simulated where it is. */
export const NOT_COUNTED =
  'The basic game is simulated because it was not counted for what is paid here: all deals of two hands of seven, both set by rules or by choice, are some minutes of work.';

/** The bonuses, exactly; the basic game, which depends on how both sides set their hands, as it was counted. */
const priceOf =
  (counted: SetCounted | undefined, givenBack?: string) =>
  <O>(rules: Rules<O>): Pricing => {
    const bonuses = bonusesOf(rules);
    const basic = pricedSetting(counted, wagerNamed(rules.wagers, MAIN).rows, ROWS_OF_TWO, givenBack);
    return basic ? withBasicGame(bonuses, basic) : bonuses;
  };

/** The bonuses alone: where other odds are paid on the basic game than were counted it is simulated. */
function bonusesOf<O>(rules: Rules<O>): Pricing {
  const { wagers } = rules;
  const onSeven = ON_SEVEN.filter(({ id }) => wagers.some((wager) => wager.id === id));
  const onAces = wagers.some(({ id }) => id === ACE_HIGH_BONUS.id);
  return {
    wagers: [...onSeven.map(({ id }) => own(id)), ...(onAces ? [own(ACE_HIGH_BONUS.id)] : [])],
    price: (asked) => {
      const wanted = onSeven.filter(({ id }) => asked.includes(id));
      const hands = wanted.length > 0 ? fortuneHands() : [];
      return {
        wagers: [
          ...wanted.map((wager) => oddsOfWager(wager, hands, freshMeters(progressivesOf(rules)))),
          ...(onAces && asked.includes(ACE_HIGH_BONUS.id) ? [oddsOfWager(ACE_HIGH_BONUS, aceHighs())] : []),
        ],
        advice: wanted.includes(FORTUNE_BONUS.wager) ? [NO_ENVY] : [],
      };
    },
    long: () => false,
    whySimulated: NOT_COUNTED,
  };
}

const MAIN = 'main';
/** bclc-poker 5.0 §6.2 */
const GIVEN_BACK = 'dealer plays ace-high';

/** The house way, and the best reply to it: exactly, and sampled. */
const settingStrategies = <O>({ wagers }: Rules<O>): readonly Strategy[] => {
  const { rows } = wagerNamed(wagers, MAIN);
  return [houseWay, bestSettingFor(rows), replyToHouseWay(rows)];
};

/** The best reply to the house way, taught setting by setting. */
const teach = <O>({ wagers }: Rules<O>): Teacher =>
  settingLesson(paiGowAgainstHouse(netsOfRows(wagerNamed(wagers, MAIN).rows, ROWS_OF_TWO)), paiGowHouseWay);

const banked = { strategies: settingStrategies, price: priceOf(PAI_GOW_COUNTED), teach };

export const paiGowSolved: readonly SolvedGame[] = [
  solved(paiGowPoker, banked),
  solved(fortunePaiGowPoker, banked),
  solved(paiGowProgressive, banked),
  solved(faceUpPaiGowPoker, {
    strategies: () => [beatTheDealer, houseWay],
    price: priceOf(FACE_UP_COUNTED, GIVEN_BACK),
    teach: () => faceUpLesson,
  }),
];
