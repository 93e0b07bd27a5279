import {
  type AnyLayout,
  dollars,
  type Game,
  game,
  type PostedRule,
  PUSH,
  postedBeside,
  postedCommission,
  postedLimits,
  row,
  type Section,
  section,
  to,
  type Wager,
  win,
  winLess,
} from '@croupier/table';
import type { BaccaratRules, BaccaratWager, Coup } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { bankerWinsWithThree, onBanker, onPlayer, onTie, playerWinsWithThree } from '../baccarat/wagers.ts';
import { tipsToTheLeft } from '../banked/tips.ts';
import { bclcBaccarat } from '../rulebooks.ts';
import { postedMiniBaccarat } from './posted.ts';
import { bclcTable, commissionLaid, mini } from './table.ts';

const ruyiAt = section(bclcBaccarat, '7.0');
const rubyAt = section(bclcBaccarat, '8.0');
const commissionAt = section(bclcBaccarat, '9.0');

const BASIC = ['player', 'banker', 'tie'];

const gold7 = bankerWinsWithThree(7);
const jade8 = playerWinsWithThree(8);
const threeCardNine = (hand: Coup['player']): boolean => hand.total === 9 && hand.cards.length === 3;

/** Alone a side bet takes the table's minimum; beside a bet on the basic game a dollar is enough (§2.2, READINGS 81). */
const fromADollar = (at: Section): NonNullable<Wager<Coup>['beside']> => ({
  basic: BASIC,
  least: dollars(1),
  cite: at('2.2.2'),
  alone: { wagers: ['player', 'banker'], cite: at('2.2.1') },
});

/** The two side bets of 7.0 and 9.0, which both sections state alike. */
const goldAndJade = (at: Section): BaccaratWager[] => [
  {
    id: 'gold-7',
    name: 'Gold 7',
    cite: at('1.2'),
    sees: 'points',
    beside: fromADollar(at),
    rows: [row('Banker wins with a three-card seven', gold7, win(to(40)), at('3.2.3.a'))],
  },
  {
    id: 'jade-8',
    name: 'Jade 8',
    cite: at('1.3'),
    sees: 'points',
    beside: fromADollar(at),
    rows: [row('Player wins with a three-card eight', jade8, win(to(25)), at('4.1.3.a'))],
  },
];

const table = (
  house: Parameters<typeof bclcTable>[0],
  at: Section,
  ways?: Parameters<typeof bclcTable>[2],
): ReturnType<typeof bclcTable> => bclcTable(house, { onOneSpot: at('2.3'), acrossSpots: at('2.3') }, ways);

const posted =
  (
    at: Section,
    own: (rule: (text: string, ...clauses: string[]) => PostedRule, layout: AnyLayout) => PostedRule[],
    /** Where a section has its own rules on bets for the dealer. */
    tips?: PostedRule,
  ) =>
  (posting: Parameters<typeof postedMiniBaccarat>[0]): PostedRule[] => [
    ...own((text, ...clauses) => ({ text, cites: clauses.map(at) }), posting.layout),
    ...postedBeside(posting.layout),
    ...postedLimits(posting.layout),
    // These sections say for themselves what the house keeps.
    ...postedMiniBaccarat(
      { ...posting, section: mini },
      { commission: [], ...(tips ? { tips: [tips] } : {}) },
    ),
  ];

/** §7.0 without commission: instead a winning three-card seven of the Banker pushes (§3.2.1). */
const ruyiWagers = (at: Section): BaccaratWager[] => [
  onPlayer({ offered: at('1.1'), wins: [at('3.5')], ties: [at('3.4')] }),
  onBanker(
    win(to(1)),
    { offered: at('1.1.1'), wins: [at('3.5')], ties: [at('3.4')] },
    row('Gold 7', gold7, PUSH, at('3.2.1')),
  ),
  onTie(8, at('1.1'), at('3.4')),
  ...goldAndJade(at),
];

/** What hangs at every Ruyi table of its side bets: what wins. */
const GOLD_AND_JADE =
  'Gold 7 wins when Banker wins with a three-card seven; Jade 8 when Player wins with a three-card eight.';

const PUSHED_GOLD_7 = 'No commission; a Banker that wins with a three-card seven pushes instead.';

/** bclc-baccarat 7.0: Ruyi Baccarat. */
export const ruyiBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'bclc-baccarat/ruyi-baccarat',
  title: 'Ruyi Baccarat',
  section: ruyiAt,
  look: playerAndBanker,
  posted: posted(ruyiAt, (rule) => [rule(PUSHED_GOLD_7, '6.1', '3.2.1'), rule(GOLD_AND_JADE, '1.2', '1.3')]),
  rules: (house) => ({
    ...table(house, ruyiAt),
    wagers: ruyiWagers(ruyiAt),
    commissionLaid: false,
    aggregates: [
      { wagers: ['gold-7', 'jade-8'], limit: dollars(50_000), cite: ruyiAt('7.2'), shared: ruyiAt('7.2.1') },
    ],
  }),
});

/** bclc-baccarat 8.0: Ruyi Baccarat with the Ruby 9 side bet. */
export const ruyiBaccaratRuby9: Game<Coup, BaccaratRules> = game({
  id: 'bclc-baccarat/ruyi-baccarat-ruby-9',
  title: 'Ruyi Baccarat with Ruby 9',
  section: rubyAt,
  look: playerAndBanker,
  posted: posted(
    rubyAt,
    (rule) => [
      rule(
        'Ruyi Baccarat, with a bet on a winning three-card nine of either hand, or of both.',
        '1.2',
        '1.3',
      ),
      { text: PUSHED_GOLD_7, cites: [rubyAt('6.1'), ruyiAt('3.2.1')] },
      { text: GOLD_AND_JADE, cites: [ruyiAt('1.2'), ruyiAt('1.3')] },
    ],
    {
      text: 'Whoever plays may also bet for the dealer; when it wins it goes to the tips with its win, at full odds, but even money on a bonus while its limit is enforced.',
      cites: ['5.1', '5.2', '5.4.1', '5.4.2', '5.5.2', '5.5.2.a'].map(rubyAt),
    },
  ),
  rules: (house) => ({
    ...table(house, rubyAt, { opening: (felt) => tipsToTheLeft(felt, rubyAt('5.3.2')) }),
    tips: {
      commissioned: false,
      participating: rubyAt('5.2'),
      paidAfterOwn: rubyAt('5.4'),
      cites: [rubyAt('5.4.1'), rubyAt('5.5.2')],
    },
    wagers: [
      ...ruyiWagers(ruyiAt),
      {
        id: 'ruby-9',
        name: 'Ruby 9',
        cite: rubyAt('1.2'),
        sees: 'points',
        beside: fromADollar(rubyAt),
        rows: [
          row(
            'both hands a three-card nine',
            ({ player, banker }) => threeCardNine(player) && threeCardNine(banker),
            win(to(75)),
            rubyAt('3.3.4.a'),
          ),
          row('Banker wins with a three-card nine', bankerWinsWithThree(9), win(to(10)), rubyAt('3.1.3.a')),
          row('Player wins with a three-card nine', playerWinsWithThree(9), win(to(10)), rubyAt('3.2.3.a')),
        ],
      },
    ],
    commissionLaid: false,
    aggregates: [
      { wagers: ['gold-7', 'jade-8'], limit: dollars(50_000), cite: ruyiAt('7.2'), shared: ruyiAt('7.2.1') },
      { wagers: ['ruby-9'], limit: dollars(50_000), cite: rubyAt('7.2'), shared: rubyAt('7.2.1') },
    ],
  }),
});

/** bclc-baccarat 9.0: Ruyi Baccarat with commission. Gold 7 pays Banker like any other win (READINGS 23). */
export const ruyiBaccaratCommission: Game<Coup, BaccaratRules> = game({
  id: 'bclc-baccarat/ruyi-baccarat-commission',
  title: 'Ruyi Baccarat Commission',
  section: commissionAt,
  look: playerAndBanker,
  posted: posted(commissionAt, (rule, layout) => [
    ...postedCommission(layout, 'banker', [commissionAt('6.1'), commissionAt('6.1.1')]),
    rule('A Banker that wins with a three-card seven is paid like any other.', '3.2.1'),
    rule(GOLD_AND_JADE, '1.2', '1.3'),
  ]),
  rules: (house) => ({
    ...table(house, commissionAt),
    wagers: [
      onPlayer({ offered: commissionAt('1.1'), wins: [commissionAt('3.5')], ties: [commissionAt('3.4')] }),
      onBanker(winLess(5, to(1)), {
        offered: commissionAt('1.1'),
        wins: [commissionAt('3.5'), commissionAt('6.1')],
        ties: [commissionAt('3.4')],
      }),
      onTie(8, commissionAt('1.1'), commissionAt('3.4')),
      ...goldAndJade(commissionAt),
    ],
    commissionLaid: commissionLaid(house, commissionAt('6.1.1')),
    aggregates: [
      {
        wagers: ['gold-7', 'jade-8'],
        limit: dollars(50_000),
        cite: commissionAt('7.2'),
        shared: commissionAt('7.2.1'),
      },
    ],
  }),
});
