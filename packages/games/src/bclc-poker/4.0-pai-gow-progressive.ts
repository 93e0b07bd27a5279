import type { FortuneBonusRow } from '@croupier/cards';
import { paiGowHigh } from '@croupier/cards';
import {
  type Award,
  dollars,
  forOne,
  type Game,
  game,
  type Rules,
  row,
  type Step,
  section,
  type Wager,
  win,
  winMeter,
} from '@croupier/table';
import { handsOf } from '../banked/look.ts';
import { progressiveBeside, seenOnce } from '../banked/progressive.ts';
import { meterOf, PROGRESSIVE } from '../progressive.ts';
import { bclcPoker } from '../rulebooks.ts';
import { paiGowHouseWay } from './2.0-house-way.ts';
import { paiGowPoker } from './2.0-pai-gow-poker.ts';
import { MAIN, SWEEP } from './2.0-play.ts';
import type { PaiGowShowdown } from './2.0-showdown.ts';
import { fortunePaiGowPoker } from './3.0-fortune-pai-gow-poker.ts';
import { postedPaiGowProgressive } from './4.0-posted.ts';
import { Fortune, type FortuneHand, type FortuneShowdown } from './fortune-bonus.ts';

const at = section(bclcPoker, '4.0');

/** §5.2, by the rows of the Fortune Bonus, which tell more hands apart. The joker may be in the top one (READINGS 33). */
const PAYS: readonly (readonly [name: string, award: Award, ...rows: FortuneBonusRow[]])[] = [
  [
    'seven card straight flush',
    winMeter(100),
    'seven-card-straight-flush',
    'seven-card-straight-flush-with-joker',
  ],
  ['five aces', winMeter(10), 'five-aces'],
  ['royal flush', win(forOne(500)), 'royal-flush', 'royal-flush-with-royal-match'],
  ['straight flush', win(forOne(100)), 'straight-flush'],
  ['four of a kind', win(forOne(75)), 'four-of-a-kind'],
  ['full house', win(forOne(4)), 'full-house'],
];

const STAKE = dollars(1);

/** The wager on the meter: a dollar on one's own seven cards, whatever becomes of the others. */
export const PAI_GOW_PROGRESSIVE: Wager<FortuneHand> = {
  id: PROGRESSIVE,
  name: 'Progressive',
  cite: at('1.2'),
  sensor: true,
  between: { least: STAKE, most: STAKE, cite: at('2.1.4') },
  rows: PAYS.map(([name, award, ...rows]) =>
    row(
      name,
      ({ fortune }: FortuneHand) => rows.includes(fortune),
      award,
      at('5.2'),
      at('2.1.5'),
      at(award.kind === 'meter' ? '7.5.1' : '7.5.2'),
    ),
  ),
};

/** bclc-poker 4.0: the progressive beside Pai Gow Poker or Fortune Pai Gow Poker. */
export const paiGowProgressive: Game<FortuneShowdown> = game<FortuneShowdown, Rules<FortuneShowdown>>({
  id: 'bclc-poker/pai-gow-progressive',
  title: 'Pai Gow Poker Progressive',
  section: at,
  look: handsOf(7),
  ranked: paiGowHigh,
  houseWay: paiGowHouseWay, // §6.4
  posted: postedPaiGowProgressive,

  rules: (house) => {
    const host = house.chooses('host', [fortunePaiGowPoker.id, paiGowPoker.id], {
      default: fortunePaiGowPoker.id,
      about: 'The game that the progressive is bet beside',
      cite: at('1.1'),
    });
    const added = {
      wager: PAI_GOW_PROGRESSIVE,
      beside: {
        wagers: [PROGRESSIVE],
        anyOf: [MAIN],
        reason: 'The progressive needs a Pai Gow Poker wager beside it.',
        cite: at('2.1.2'),
      },
      betsLie: (step: Step) => step === SWEEP,
      at: {
        tips: at('3.1'),
        spots: at('6.1.1'),
        start: at('6.2'),
        lit: at('6.2.1'),
        take: at('6.3'),
        keep: at('7.2.3'),
        pay: at('7.3'),
        payLast: at('7.4'),
        fromTray: at('7.5'),
        end: at('6.6'),
        reset: at('6.6.1'),
      },
    };
    return host === paiGowPoker.id
      ? progressiveBeside<PaiGowShowdown, FortuneShowdown>(paiGowPoker.rules(house), {
          ...added,
          sees: (hands) => seenOnce(hands, (hand) => new Fortune(hand)),
          meter: meterOf(house, at('1.3')),
        })
      : progressiveBeside(fortunePaiGowPoker.rules(house), {
          ...added,
          sees: (hands) => hands,
          meter: meterOf(house, at('1.3')),
        });
  },
});
