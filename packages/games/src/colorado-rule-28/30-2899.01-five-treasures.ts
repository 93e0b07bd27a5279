import {
  type Game,
  game,
  judge,
  type PostedRule,
  PUSH,
  postedCommission,
  row,
  to,
  win,
  winLess,
} from '@croupier/table';
import type { BaccaratRules, BaccaratWager, Coup, Hand } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { bankerWinsWithThree, playerWinsWithThree } from '../baccarat/wagers.ts';
import { aggregateLimit, besideBaseIfRequired } from './optional-wagers.ts';
import { postedColorado } from './posted.ts';
import { coloradoTable, rule } from './table.ts';
import { basicsWith, vigorishRounding } from './wagers.ts';

const at = rule('2899.01');

const has =
  (total: number, cards: number) =>
  (hand: Hand): boolean =>
    hand.total === total && hand.cards.length === cards;
const both =
  (hand: (hand: Hand) => boolean) =>
  ({ player, banker }: Coup): boolean =>
    hand(player) && hand(banker);
const either =
  (hand: (hand: Hand) => boolean) =>
  ({ player, banker }: Coup): boolean =>
    hand(player) || hand(banker);

const threeCardNine = has(9, 3);

/** Blazing 7's by pay table: 7s of three cards each, and of two where the table has that row (READINGS 15). */
const BLAZING = { '1': { three: 400, two: null }, '2': { three: 200, two: 50 } } as const;

const treasure = (
  id: string,
  name: string,
  clause: string,
  ...rows: (readonly [string, (coup: Coup) => boolean, number])[]
): BaccaratWager => ({
  id,
  name,
  cite: at(clause),
  sees: 'points',
  rows: rows.map(([what, when, odds]) => row(what, when, win(to(odds)), at(clause), at('(6)(c)'))),
});

/** The four bonuses of a pay table, and the one that covers them all. */
function treasures(payTable: keyof typeof BLAZING): BaccaratWager[] {
  const { three, two } = BLAZING[payTable];
  const four = [
    treasure('fortune-7', 'Fortune 7', '(5)(a)', [
      'Banker wins with a three-card 7',
      bankerWinsWithThree(7),
      40,
    ]),
    treasure('golden-8', 'Golden 8', '(5)(b)', [
      'Player wins with a three-card 8',
      playerWinsWithThree(8),
      25,
    ]),
    treasure(
      'heavenly-9',
      'Heavenly 9',
      '(5)(c)',
      ['both hands a three-card 9', both(threeCardNine), 75],
      ['one hand a three-card 9', either(threeCardNine), 10],
    ),
    treasure(
      'blazing-7s',
      "Blazing 7's",
      '(5)(d)',
      ['both hands a three-card 7', both(has(7, 3)), three],
      ...(two === null ? [] : [['both hands a two-card 7', both(has(7, 2)), two] as const]),
    ),
  ];
  const covered = (coup: Coup): boolean => four.some((wager) => judge(wager, coup) !== undefined);
  return [...four, treasure('cover-all', 'Cover All', '(5)(e)', ['any of the four wins', covered, 6])];
}

const posted = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });

/** colorado-rule-28 30-2899.01: 5 Treasures. */
export const fiveTreasures: Game<Coup, BaccaratRules> = game({
  id: 'colorado-rule-28/five-treasures',
  title: '5 Treasures',
  section: at,
  look: playerAndBanker,
  posted: (table) => [
    posted(
      'Baccarat with its usual draws, and five bonuses that may be bet, any or all.',
      '(1)',
      '(2)',
      '(4)',
    ),
    ...postedCommission(table.layout, 'banker', [at('(4)')]),
    posted(
      'Fortune 7 wins with a Banker that wins on a three-card 7, Golden 8 with a Player that wins on a three-card 8.',
      '(5)(a)',
      '(5)(b)',
    ),
    posted(
      "Heavenly 9 wins on a three-card 9 of either hand, more on both; Blazing 7's when both hands have 7 on equally many cards, as posted.",
      '(5)(c)',
      '(5)(d)',
    ),
    posted('Cover All wins once when any of the four would, with or without a bet on them.', '(5)(e)'),
    ...postedColorado(table),
  ],

  rules: (house) => {
    const bonuses = treasures(
      house.chooses('payTable', ['1', '2'], {
        default: '1',
        about: 'The pay table of the bonuses',
        cite: at('(6)(c)'),
      }),
    );
    const ids = bonuses.map(({ id }) => id);
    const banker = { win: winLess(5, to(1), vigorishRounding(house)), cite: at('(4)'), tie: PUSH };
    return {
      ...coloradoTable(house, [...basicsWith(house, banker), ...bonuses], {
        seats: { usual: 7, cite: rule('2802')('(14)') },
      }),
      ...besideBaseIfRequired(house, ids, at('(2)')),
      ...aggregateLimit(house, ids, at('(3)(b)')),
    };
  },
});
