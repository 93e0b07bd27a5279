import { paiGowHigh } from '@croupier/cards';
import { dollars, type Game, game, type Rules, section } from '@croupier/table';
import { handsOf } from '../banked/look.ts';
import { bclcPoker } from '../rulebooks.ts';
import { paiGowHouseWay } from './2.0-house-way.ts';
import { deliveryOf, MAIN_WAGER, paiGowTable } from './2.0-pai-gow-poker.ts';
import { MAIN, paiGowPlay, passes, summary } from './2.0-play.ts';
import { postedFortunePaiGow } from './3.0-posted.ts';
import { BONUS, Fortune, type FortuneBonus, type FortuneShowdown, fortuneBonusBy } from './fortune-bonus.ts';

const at = section(bclcPoker, '3.0');

/** The bonus on one's own seven cards, which the house banks whoever banks the basic game (READINGS 32, 62). */
export const FORTUNE_BONUS: FortuneBonus = fortuneBonusBy({
  bonus: at('1.2'),
  payTable: at('5.5'),
  anyCards: at('2.1.5'),
  envy: at('2.2.2'),
  mark: at('6.2'),
  keep: at('8.2.2'),
  pay: at('8.3'),
  payEnvy: at('8.2.3'),
});

/** bclc-poker 3.0: Pai Gow Poker with the Fortune Bonus and its Envy Bonus. */
export const fortunePaiGowPoker: Game<FortuneShowdown> = game<FortuneShowdown, Rules<FortuneShowdown>>({
  id: 'bclc-poker/fortune-pai-gow-poker',
  title: 'Fortune Pai Gow Poker',
  section: at,
  look: handsOf(7),
  ranked: paiGowHigh,
  houseWay: paiGowHouseWay, // §7.1
  posted: postedFortunePaiGow,

  rules: (house) => {
    const table = paiGowTable(house);
    return {
      ...table,
      wagers: [MAIN_WAGER, FORTUNE_BONUS.wager],
      requirements: [
        ...(table.requirements ?? []),
        {
          wagers: [BONUS],
          anyOf: [MAIN],
          reason: 'The Fortune Bonus needs a Pai Gow Poker wager beside it.',
          cite: at('2.1.2'),
        },
      ],
      aggregates: [{ wagers: [BONUS], limit: dollars(50_000), cite: at('5.2'), shared: at('5.3') }],
      envy: FORTUNE_BONUS.envy,
      play: paiGowPlay<FortuneShowdown>(deliveryOf(house), {
        outcome: (hand) => new Fortune(hand),
        swept: FORTUNE_BONUS.mark,
        turned: FORTUNE_BONUS.pay,
      }),
      // Each hand's basic game before its bonus (§8.1, §8.2.1), envy when all are settled, one after the other (§8.4.4).
      passes: (outcomes, _seats, bank) => [
        ...passes(outcomes, [MAIN, BONUS], bank),
        { from: 'right', wagers: ['envy'] },
      ],
      summary,
    };
  },
});
