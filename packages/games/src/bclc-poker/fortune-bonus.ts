import {
  type Card,
  type FortuneBonusRow,
  fortuneBonus,
  rankFortuneBonus,
  type Strength,
  strengthOf,
} from '@croupier/cards';
import {
  type Award,
  type Cents,
  type Cite,
  type DealtFelt,
  dollars,
  type Envy,
  handle,
  judge,
  type Outcomes,
  type Pays,
  type Row,
  row,
  rowSeen,
  type Script,
  seatsOf,
  to,
  type Wager,
  win,
  winMoney,
} from '@croupier/table';
import { markEnvy } from '../banked/envy-marks.ts';
import { always } from '../banked/pay-table.ts';
import type { PaiGowShowdown } from './2.0-showdown.ts';

/** The id of the bonus on one's own seven cards. */
export const BONUS = 'fortune-bonus';

/** What the Fortune Bonus looks at: the best row of all seven cards. */
export interface FortuneHand {
  readonly fortune: FortuneBonusRow;
}

/** 3.0 §5.5, 5.0 §6.6.1, 16.0 §5.7.1: what each hand pays, and what it pays those who envy it. */
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
const fortuneOf = ({ fortune }: FortuneHand): FortuneBonusRow => fortune;

const paid = (name: FortuneBonusRow, award: Award, ...cites: Cite[]): Row<FortuneHand> =>
  rowSeen(fortuneOf, name, row(inWords(name), always, award, ...cites));

/** Where a section speaks of the bonus and of its envy. */
interface FortuneClauses {
  /** That it is offered. */
  readonly bonus: Cite;
  readonly payTable: Cite;
  /** Any cards of the seven make it. */
  readonly anyCards: Cite;
  readonly envy: Cite;
  readonly mark: Cite;
  readonly keep: Cite;
  readonly pay: Cite;
  readonly payEnvy: Cite;
}

/** The bonus as a section offers it: the wager, its envy, and what the dealer does with both. */
export interface FortuneBonus {
  readonly wager: Wager<FortuneHand>;
  readonly envy: Envy<FortuneHand>;
  /** Whoever has enough on the bonus is marked before anything is drawn. */
  readonly mark: (felt: DealtFelt) => Script<void>;
  /** When every hand of the basic game has been turned. */
  readonly pay: (felt: DealtFelt, outcomes: Outcomes<FortuneHand>) => Script<void>;
}

/** Envy begins with five dollars (3.0 §2.2.1, 5.0 §2.2.1, 16.0 §2.2.2.a). */
export const ENVY_FROM: Cents = dollars(5);

export function fortuneBonusBy(at: FortuneClauses): FortuneBonus {
  const envy: Envy<FortuneHand> = {
    wager: BONUS,
    least: ENVY_FROM,
    rows: PAYS.flatMap(([name, , money]) =>
      money === undefined ? [] : [paid(name, winMoney(money), at.payTable)],
    ),
    cite: at.envy,
  };
  const keepEnvied = handle('Leave a hand that others envy until they are paid; collect the rest.', at.keep);
  const payBonus = handle('Pay each bonus after its basic wager is settled.', at.pay);
  const payEnvy = handle('After the last hand pay envy, one after the other, counter-clockwise.', at.payEnvy);
  return {
    wager: {
      id: BONUS,
      name: 'Fortune Bonus',
      cite: at.bonus,
      rows: PAYS.map(([name, pays]) => paid(name, win(pays), at.payTable, at.anyCards)),
    },
    envy,
    mark: (felt) => markEnvy(felt, envy, at.mark),
    *pay({ bets }, outcomes) {
      if (bets.every(({ wager }) => wager !== BONUS)) return;
      const envied = seatsOf(bets).some((seat) => judge(envy, outcomes(seat)));
      if (envied) yield keepEnvied;
      yield payBonus;
      if (envied) yield payEnvy;
    },
  };
}

export interface FortuneShowdown extends PaiGowShowdown, FortuneHand {}

/** A hand of Pai Gow Poker; its row of the bonus is looked up when somebody asks. */
export class Fortune implements FortuneShowdown {
  readonly cards: readonly Card[];
  readonly banker: readonly Card[];
  readonly low: Strength;
  readonly high: Strength;
  readonly bankerLow: Strength;
  readonly bankerHigh: Strength;
  readonly fouled: boolean;
  #fortune: FortuneBonusRow | undefined;

  constructor(hand: PaiGowShowdown) {
    this.cards = hand.cards;
    this.banker = hand.banker;
    this.low = hand.low;
    this.high = hand.high;
    this.bankerLow = hand.bankerLow;
    this.bankerHigh = hand.bankerHigh;
    this.fouled = hand.fouled;
  }

  get fortune(): FortuneBonusRow {
    this.#fortune ??= fortuneBonus.categoryOf(strengthOf(rankFortuneBonus(this.cards)));
    return this.#fortune;
  }
}
