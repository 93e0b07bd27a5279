import { type Game, game, type PostedRule } from '@croupier/table';
import type { BaccaratRules, BaccaratWager, Coup } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { MARGINS, winByPoints } from '../baccarat/win-by-points.ts';
import { aggregateLimit, besideBaseIfRequired } from './optional-wagers.ts';
import { postedColorado } from './posted.ts';
import { coloradoTable, rule } from './table.ts';
import { coloradoBasics } from './wagers.ts';

const at = rule('2899.03');

/** Pay tables 1, 2 and 3 are the bonus tables A, B and C of 30-2808 §(5). */
const PAY_TABLES = { '1': MARGINS.A, '2': MARGINS.B, '3': MARGINS.C } as const;

const IDS = ['dragon-bonus-player', 'dragon-bonus-banker'];

const dragonBonuses = (payTable: keyof typeof PAY_TABLES): BaccaratWager[] =>
  (['player', 'banker'] as const).map((side) =>
    winByPoints({
      id: `dragon-bonus-${side}`,
      name: `Dragon Bonus ${side === 'player' ? 'Player' : 'Banker'}`,
      cite: at('(2)'),
      side,
      margins: PAY_TABLES[payTable],
      at: { margins: at('(5)(c)'), natural: at('(5)(a)'), naturalTie: at('(5)(b)') },
    }),
  );

const posted = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });

/** colorado-rule-28 30-2899.03: Dragon Bonus on the Colorado table. */
export const coloradoDragonBonus: Game<Coup, BaccaratRules> = game({
  id: 'colorado-rule-28/dragon-bonus',
  title: 'Dragon Bonus (Colorado)',
  section: at,
  look: playerAndBanker,
  posted: (table) => [
    posted(
      'Dragon Bonus, bet before the deal on either hand, wins when that hand wins by a natural, or without one by four points or more.',
      '(1)',
      '(2)',
      '(4)(a)',
      '(4)(b)',
      '(6)(a)',
    ),
    posted(
      'A natural that wins pays even money, naturals that tie push, and any other tie loses.',
      '(5)(a)',
      '(5)(b)',
      '(6)(e)(iii)',
    ),
    ...postedColorado(table),
  ],

  rules: (house) => {
    const payTable = house.chooses('payTable', ['1', '2', '3'], {
      default: '1',
      about: 'The pay table of Dragon Bonus',
      cite: at('(5)(c)'),
    });
    const both = house.chooses('bothSides', ['allowed', 'not-allowed'], {
      default: 'allowed',
      about: 'Whether one player may bet Dragon Bonus on Player and Banker in one round',
      cite: at('(2)'),
    });
    return {
      ...coloradoTable(house, [...coloradoBasics(house), ...dragonBonuses(payTable)], {
        seats: { usual: 7, cite: rule('2802')('(14)') },
      }),
      exclusions:
        both === 'allowed'
          ? []
          : [
              {
                wagers: IDS,
                reason: 'Dragon Bonus is bet on Player or on Banker here, not on both.',
                onOneSpot: at('(2)'),
                acrossSpots: at('(2)'),
              },
            ],
      ...besideBaseIfRequired(house, IDS, at('(2)')),
      ...aggregateLimit(house, IDS, at('(3)(b)')),
    };
  },
});
