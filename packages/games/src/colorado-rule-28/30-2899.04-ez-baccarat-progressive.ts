import { type Card, suitOf } from '@croupier/cards';
import { type Award, cents, forOne, type Game, game, judge, row, to, win, winMeter } from '@croupier/table';
import type { BaccaratRules, BaccaratWager, Coup } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { meterOf, PROGRESSIVE } from '../progressive.ts';
import { dragon7, ezWagers, panda8, postedEz } from './30-2899.04-ez-baccarat.ts';
import { aggregateLimit, besideBaseIfRequired } from './optional-wagers.ts';
import { postedColorado } from './posted.ts';
import { withProgressive } from './progressive.ts';
import { coloradoTable, rule } from './table.ts';

const at = rule('2899.04');

const OPTIONAL = ['dragon-7', 'panda-8', PROGRESSIVE];

type Condition = (coup: Coup) => boolean;

/** A row looks at all cards of every hand that it names (READINGS 16). */
type Cards = (coup: Coup) => readonly Card[];
const bothHands: Cards = ({ player, banker }) => [...player.cards, ...banker.cards];

const alike =
  (of: (suit: number) => number) =>
  (cards: Cards, when: Condition): Condition =>
  (coup) =>
    when(coup) && new Set(cards(coup).map((card) => of(suitOf(card)))).size === 1;
const suited = alike((suit) => suit);
/** Diamonds and hearts, the suits 1 and 2, are red. */
const sameColor = alike((suit) => (suit === 1 || suit === 2 ? 1 : 0));

const dragonOverZero: Condition = (coup) => dragon7(coup) && coup.player.total === 0;
const sevenOverZero: Condition = ({ player, banker }) =>
  banker.total === 7 && banker.cards.length === 2 && player.total === 0;
const pandaOverSeven: Condition = (coup) =>
  panda8(coup) && coup.banker.total === 7 && coup.banker.cards.length === 3;
const suitedPanda = suited(({ player }) => player.cards, panda8);
const suitedDragon = suited(({ banker }) => banker.cards, dragon7);

type PayRow = readonly [name: string, when: Condition, award: Award];

const overZero = (ofOneColor: number): readonly PayRow[] => [
  ['Dragon 7, Player 0, suited', suited(bothHands, dragonOverZero), winMeter(100)],
  ['Dragon 7, Player 0, same color', sameColor(bothHands, dragonOverZero), win(forOne(ofOneColor))],
  ['Dragon 7, Player 0', dragonOverZero, win(forOne(75))],
  ['Banker two-card 7, Player 0', sevenOverZero, win(forOne(60))],
];

/** The pay tables of §(5)(g). The last row of the third is printed *to* one, the others *for* one (READINGS 16). */
const PAY_TABLES: Readonly<Record<'1' | '2' | '3', readonly PayRow[]>> = {
  '1': overZero(250),
  '2': overZero(230),
  '3': [
    ['Panda 8 over a three-card 7, suited', suited(bothHands, pandaOverSeven), winMeter(100)],
    ['Panda 8 over a three-card 7, same color', sameColor(bothHands, pandaOverSeven), win(forOne(500))],
    ['Panda 8 over a three-card 7', pandaOverSeven, win(forOne(50))],
    ['Panda 8 or Dragon 7, suited', (coup) => suitedPanda(coup) || suitedDragon(coup), win(forOne(20))],
    ['Panda 8 or Dragon 7', (coup) => panda8(coup) || dragon7(coup), win(to(10))],
  ],
};

const progressive = (payTable: keyof typeof PAY_TABLES, stake: number): BaccaratWager => ({
  id: PROGRESSIVE,
  name: 'EZ Baccarat Progressive',
  cite: at('(5)(a)'),
  sees: 'suits',
  sensor: true,
  between: { least: cents(stake), most: cents(stake), cite: at('(5)(b)') },
  rows: PAY_TABLES[payTable].map(([name, when, award]) =>
    row(
      name,
      when,
      award,
      at('(5)(g)'),
      ...(award.kind === 'meter' ? [at('(5)(f)(I)'), at('(5)(f)(ii)')] : []),
    ),
  ),
});

/** colorado-rule-28 30-2899.04: EZ Baccarat with its progressive. */
export const ezBaccaratProgressive: Game<Coup, BaccaratRules> = game({
  id: 'colorado-rule-28/ez-baccarat-progressive',
  title: 'EZ Baccarat Progressive',
  section: at,
  look: playerAndBanker,
  posted: (table) => [
    ...postedEz(),
    {
      text: 'Put the progressive wager on your sensor; once START GAME is pressed it is in the round.',
      cites: [at('(5)(a)'), at('(5)(b)'), at('(5)(c)')],
    },
    {
      text: `Whoever is in the progressive shares its meter equally when the top hand is dealt; other hands are paid from the ${table.options.otherAwards}.`,
      cites: [at('(5)(f)(I)'), at('(5)(f)(ii)')],
    },
    ...postedColorado(table),
  ],

  rules: (house) => {
    const payTable = house.chooses('payTable', ['1', '2', '3'], {
      default: '1',
      about: 'The pay table of the progressive',
      cite: at('(5)(g)'),
    });
    const stake = house.sets('stake', {
      least: 1,
      most: 1_000_000,
      default: 100,
      about: 'What the progressive wager costs, in cents',
      cite: at('(3)(a)'),
    });
    const otherAwards = house.chooses('otherAwards', ['tray', 'meter'], {
      default: 'tray',
      about: 'Where hands that win no percentage of the meter are paid from',
      cite: at('(5)(f)(I)'),
    });
    const wager = progressive(payTable, stake);
    return {
      ...coloradoTable(house, [...ezWagers(house), wager], {
        seats: { usual: 7, cite: rule('2802')('(14)') },
        ...withProgressive(
          {
            sensors: at('(5)(b)'),
            start: at('(5)(c)'),
            hand: at('(5)(f)(iii)'),
            supervisor: at('(5)(f)(iv)'),
            confirm: at('(5)(f)(v)'),
            end: at('(5)(f)(vi)'),
          },
          (coup) => judge(wager, coup)?.award,
        ),
      }),
      progressive: {
        ...meterOf(house, at('(5)(f)(I)')),
        ...(otherAwards === 'meter' ? { paysAllAwards: true as const } : {}),
      },
      ...besideBaseIfRequired(house, OPTIONAL, at('(5)(e)')),
      ...aggregateLimit(house, OPTIONAL, at('(3)(b)')),
    };
  },
});
