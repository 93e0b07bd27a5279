import { type Card, type HandCategory, poker, rankFive, strengthOf } from '@croupier/cards';
import {
  type Award,
  type Cents,
  type Cite,
  dollars,
  type Envy,
  forOne,
  judge,
  type Row,
  row,
  rowSeen,
  section,
  type Wager,
  win,
  winMeter,
  winMoney,
} from '@croupier/table';
import { always, handName } from '../banked/pay-table.ts';
import { PROGRESSIVE } from '../progressive.ts';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '15.0');

/** What the progressive looks at: the rank of a seat's five designated cards; null where nobody has bet on it. */
export interface ProgressiveHand {
  readonly five: HandCategory | null;
}

/** Five cards from one deck, which need no checking. */
export const rankedHand = ([a = 0, b = 0, c = 0, d = 0, e = 0]:
  | readonly Card[]
  | readonly number[]): HandCategory => poker.categoryOf(strengthOf(rankFive(a, b, c, d, e)));

/** §6.2: what each hand is paid, the stake not returned, and what it pays those who envy it. */
const PAYS: readonly (readonly [HandCategory, Award, Cents?])[] = [
  ['royal-flush', winMeter(100), dollars(1000)],
  ['straight-flush', winMeter(10), dollars(300)],
  ['four-of-a-kind', win(forOne(300))],
  ['full-house', win(forOne(50))],
  ['flush', win(forOne(40))],
  ['straight', win(forOne(30))],
  ['three-of-a-kind', win(forOne(9))],
];

const NO_HAND = 'none';
const made = ({ five }: ProgressiveHand): HandCategory | typeof NO_HAND => five ?? NO_HAND;

const paid = (category: HandCategory, award: Award, ...cites: Cite[]): Row<ProgressiveHand> =>
  rowSeen(made, category, row(handName(category), always, award, ...cites));

/** §3.1: a dollar on the hand of the designated cards, whatever becomes of the basic game. */
export const MULTI_GAME_WAGER: Wager<ProgressiveHand> = {
  id: PROGRESSIVE,
  name: 'Progressive',
  cite: at('3.1.1'),
  sensor: true,
  between: { least: dollars(1), most: dollars(1), cite: at('3.1.4') },
  rows: PAYS.map(([category, award]) =>
    paid(category, award, at('6.2'), at(award.kind === 'meter' ? '8.5.1' : '8.5.2')),
  ),
};

/** §9: whoever has the wager is paid for the hands of other players, whether or not these have it (READINGS 42). */
export const MULTI_GAME_ENVY: Envy<ProgressiveHand> = {
  wager: PROGRESSIVE,
  least: dollars(1),
  rows: PAYS.flatMap(([category, , envy]) =>
    envy === undefined ? [] : [paid(category, winMoney(envy), at('6.2'))],
  ),
  otherPlayersOnly: true, // §9.1.1
  cite: at('9.1.1'),
};

/** Whether others are paid for a hand. */
export const isEnvied = (hand: ProgressiveHand): boolean => judge(MULTI_GAME_ENVY, hand) !== undefined;
