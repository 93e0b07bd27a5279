import {
  ACE_HIGH_BONUS,
  FORTUNE_BONUS,
  type FortuneHand,
  faceUpPaiGowPoker,
  fortunePaiGowPoker,
  PAI_GOW_PROGRESSIVE,
  paiGowPoker,
  paiGowProgressive,
} from '@croupier/games';
import { freshMeters, progressivesOf, type Rules, type Wager, wagerNamed } from '@croupier/table';
import { own } from '../priced-wager.ts';
import type { Pricing } from '../pricing.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { oddsOfWager } from '../wager-odds.ts';
import type { Strategy } from '../way-to-play.ts';
import { aceHighs } from './ace-highs.ts';
import { faceUpLesson } from './face-up-lesson.ts';
import { fortuneHands } from './fortune-hands.ts';
import {
  beatTheDealer,
  bestSettingFor,
  houseWay,
  ROWS_OF_TWO,
  replyToHouseWay,
} from './pai-gow-strategies.ts';
import { FACE_UP_SAMPLE } from './samples/face-up.ts';
import { PAI_GOW_SAMPLE } from './samples/pai-gow.ts';
import { pricedSetting, withBasicGame } from './set-priced.ts';
import type { SetSample } from './set-sample.ts';

/** Wagers on one's own seven cards. */
const ON_SEVEN: readonly Wager<FortuneHand>[] = [FORTUNE_BONUS.wager, PAI_GOW_PROGRESSIVE];

const NO_ENVY = `${FORTUNE_BONUS.wager.name}: without envy, which depends on how many others play.`;

/** Why the basic game is sampled. */
export const BOTH_SET =
  'The basic game is sampled because each of 154,143,080 hands of seven meets 53,524,680 of the dealer, and both are set by rules or by choice: too many to count together, though for one hand the best setting is counted.';

/** The bonuses, exactly; the basic game, which depends on how both sides set their hands, as it was sampled. */
const priceOf =
  (sample: SetSample) =>
  <O>(rules: Rules<O>): Pricing => {
    const bonuses = bonusesOf(rules);
    const basic = pricedSetting(sample, wagerNamed(rules.wagers, MAIN).rows, ROWS_OF_TWO);
    return basic ? withBasicGame(bonuses, basic) : bonuses;
  };

/** The bonuses alone: where other odds are paid on the basic game than were sampled it is simulated. */
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
    whySimulated: BOTH_SET,
  };
}

const MAIN = 'main';

/** The house way, and the best reply to it: exactly, and sampled. */
const settingStrategies = <O>({ wagers }: Rules<O>): readonly Strategy[] => {
  const { rows } = wagerNamed(wagers, MAIN);
  return [houseWay, bestSettingFor(rows), replyToHouseWay(rows)];
};

export const paiGowSolved: readonly SolvedGame[] = [
  solved(paiGowPoker, { strategies: settingStrategies, price: priceOf(PAI_GOW_SAMPLE) }),
  solved(fortunePaiGowPoker, { strategies: settingStrategies, price: priceOf(PAI_GOW_SAMPLE) }),
  solved(paiGowProgressive, { strategies: settingStrategies, price: priceOf(PAI_GOW_SAMPLE) }),
  solved(faceUpPaiGowPoker, {
    strategies: () => [beatTheDealer, houseWay],
    price: priceOf(FACE_UP_SAMPLE),
    teach: () => faceUpLesson,
  }),
];
