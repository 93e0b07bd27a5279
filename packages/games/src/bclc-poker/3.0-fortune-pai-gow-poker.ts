import {
  type Card,
  type FortuneBonusRow,
  fortuneBonus,
  rankFortuneBonus,
  type Strength,
  strengthOf,
} from '@croupier/cards';
import {
  type Cents,
  type DealtFelt,
  dollars,
  type Envy,
  type Game,
  game,
  handle,
  judge,
  type Outcomes,
  type Pays,
  type Rules,
  row,
  type Script,
  seatsOf,
  section,
  to,
  type Wager,
  win,
  winMoney,
} from '@croupier/table';
import { markEnvy } from '../banked/envy-marks.ts';
import { handsOf } from '../banked/look.ts';
import { bclcPoker } from '../rulebooks.ts';
import { deliveryOf, MAIN_WAGER, paiGowTable } from './2.0-pai-gow-poker.ts';
import { MAIN, paiGowPlay, passes, summary } from './2.0-play.ts';
import type { PaiGowShowdown } from './2.0-showdown.ts';
import { postedFortunePaiGow } from './3.0-posted.ts';

const at = section(bclcPoker, '3.0');

const BONUS = 'fortune-bonus';

/** What the Fortune Bonus looks at: the best row of all seven cards (§2.1.5). */
export interface FortuneHand {
  readonly fortune: FortuneBonusRow;
}

export interface FortuneShowdown extends PaiGowShowdown, FortuneHand {}

/** §5.5: what each hand pays, and what it pays those who envy it. */
const PAYS: readonly (readonly [FortuneBonusRow, Pays, Cents?])[] = [
  ['seven-card-straight-flush', to(8000), dollars(5000)],
  ['royal-flush-with-royal-match', to(2000), dollars(1000)],
  ['seven-card-straight-flush-with-joker', to(1000), dollars(500)],
  ['five-aces', to(400), dollars(250)],
  ['royal-flush', to(150), dollars(50)],
  ['straight-flush', to(50), dollars(20)],
  ['four-of-a-kind', to(25), dollars(5)],
  ['full-house', to(5)],
  ['flush', to(4)],
  ['three-of-a-kind', to(3)],
  ['straight', to(2)],
];

const inWords = (name: FortuneBonusRow): string => name.replaceAll('-', ' ');
const makes =
  (name: FortuneBonusRow) =>
  ({ fortune }: FortuneHand): boolean =>
    fortune === name;

/** The bonus on one's own seven cards, which the house banks whoever banks the basic game (READINGS 62). */
export const FORTUNE_BONUS: Wager<FortuneHand> = {
  id: BONUS,
  name: 'Fortune Bonus',
  cite: at('1.2'),
  rows: PAYS.map(([name, pays]) => row(inWords(name), makes(name), win(pays), at('5.5'), at('2.1.5'))),
};

/** §2.2: from five dollars on, for every other player's hand of four of a kind or better (READINGS 32). */
const ENVY: Envy<FortuneHand> = {
  wager: BONUS,
  least: dollars(5),
  rows: PAYS.flatMap(([name, , envy]) =>
    envy === undefined ? [] : [row(inWords(name), makes(name), winMoney(envy), at('5.5'))],
  ),
  cite: at('2.2.2'),
};

/** bclc-poker 3.0: Pai Gow Poker with the Fortune Bonus and its Envy Bonus. */
export const fortunePaiGowPoker: Game<FortuneShowdown> = game<FortuneShowdown, Rules<FortuneShowdown>>({
  id: 'bclc-poker/fortune-pai-gow-poker',
  title: 'Fortune Pai Gow Poker',
  section: at,
  look: handsOf(7),
  posted: (table) => postedFortunePaiGow(table, ENVY.least),

  rules: (house) => {
    const table = paiGowTable(house);
    return {
      ...table,
      wagers: [MAIN_WAGER, FORTUNE_BONUS],
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
      envy: ENVY,
      play: paiGowPlay(deliveryOf(house), {
        outcome: (hand) => new Fortune(hand),
        swept: (felt) => markEnvy(felt, ENVY, at('6.2')),
        turned: payBonuses,
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

const KEEP_ENVIED = handle(
  'Leave a hand that others envy until they are paid; collect the rest.',
  at('8.2.2'),
);
const PAY_BONUS = handle('Pay each bonus after its basic wager is settled.', at('8.3'));
const PAY_ENVY = handle('After the last hand pay envy, one after the other, counter-clockwise.', at('8.2.3'));

function* payBonuses({ bets }: DealtFelt, outcomes: Outcomes<FortuneShowdown>): Script<void> {
  if (bets.every(({ wager }) => wager !== BONUS)) return;
  const envied = seatsOf(bets).some((seat) => judge(ENVY, outcomes(seat)));
  if (envied) yield KEEP_ENVIED;
  yield PAY_BONUS;
  if (envied) yield PAY_ENVY;
}

/** A hand of the basic game; its row of the bonus is looked up when somebody asks. */
class Fortune implements FortuneShowdown {
  readonly cards: readonly Card[];
  readonly bank: readonly Card[];
  readonly low: Strength;
  readonly high: Strength;
  readonly bankLow: Strength;
  readonly bankHigh: Strength;
  readonly fouled: boolean;
  #fortune: FortuneBonusRow | undefined;

  constructor(hand: PaiGowShowdown) {
    this.cards = hand.cards;
    this.bank = hand.bank;
    this.low = hand.low;
    this.high = hand.high;
    this.bankLow = hand.bankLow;
    this.bankHigh = hand.bankHigh;
    this.fouled = hand.fouled;
  }

  get fortune(): FortuneBonusRow {
    this.#fortune ??= fortuneBonus.categoryOf(strengthOf(rankFortuneBonus(this.cards)));
    return this.#fortune;
  }
}
