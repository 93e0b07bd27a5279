import { dollars, type Game, game, postedLimits, section, to, winLess } from '@croupier/table';
import type { BaccaratRules, BaccaratWager, Coup } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { onBanker, onPlayer, onTie } from '../baccarat/wagers.ts';
import { MARGINS, winByPoints } from '../baccarat/win-by-points.ts';
import { bclcBaccarat } from '../rulebooks.ts';
import { postedMiniBaccarat } from './posted.ts';
import { bclcTable, commissionLaid, mini } from './table.ts';

const at = section(bclcBaccarat, '2.0');

const dragonBonus = (side: 'player' | 'banker'): BaccaratWager =>
  winByPoints({
    id: `dragon-bonus-${side}`,
    name: `Dragon Bonus ${side === 'player' ? 'Player' : 'Banker'}`,
    cite: at('2.1'),
    side,
    margins: MARGINS.C,
    at: { margins: at('5.5'), natural: at('5.5'), naturalTie: at('5.6') },
  });

/** bclc-baccarat 2.0: Dragon Bonus Baccarat, a side bet on Mini-Baccarat. Both sides of it may be bet (READINGS 24). */
export const dragonBonusBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'bclc-baccarat/dragon-bonus',
  title: 'Dragon Bonus Baccarat',
  section: at,
  look: playerAndBanker,
  posted: (table) => [
    ...postedMiniBaccarat({ ...table, section: mini }),
    {
      text: 'Dragon Bonus pays by how far its side wins, with or without a bet on the basic game.',
      cites: [at('1.2'), at('2.2')],
    },
    {
      text: 'A natural pays even money whatever the margin, and a tie of naturals pushes.',
      cites: [at('5.5'), at('5.6')],
    },
    ...postedLimits(table.layout),
  ],

  rules: (house) => ({
    ...bclcTable(house, { onOneSpot: mini('3.1.1.a'), acrossSpots: mini('3.1.2.a') }),
    wagers: [
      onPlayer({ offered: mini('1.2'), wins: [mini('7.1')], ties: [mini('7.2')] }),
      onBanker(winLess(5, to(1)), {
        offered: mini('1.2'),
        wins: [mini('7.1'), mini('5.1')],
        ties: [mini('7.2')],
      }),
      onTie(8, mini('1.2'), mini('7.3')),
      dragonBonus('player'),
      dragonBonus('banker'),
    ],
    commissionLaid: commissionLaid(house, mini('5.1.1')),
    aggregates: [
      {
        wagers: ['dragon-bonus-player', 'dragon-bonus-banker'],
        limit: dollars(50_000),
        cite: at('5.2'),
        shared: at('5.3'),
      },
    ],
  }),
});
