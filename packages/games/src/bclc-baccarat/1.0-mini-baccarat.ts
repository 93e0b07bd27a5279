import { type Discretion, type Game, game, to, winLess } from '@croupier/table';
import type { BaccaratRules, Coup } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { onBanker, onPlayer, onTie } from '../baccarat/wagers.ts';
import { postedMiniBaccarat } from './posted.ts';
import { mini as at, bclcTable, commissionLaid } from './table.ts';

/** The rules of Mini-Baccarat, which the sections with squeeze play refer to as well. */
export const miniRules = (house: Discretion): BaccaratRules => ({
  ...bclcTable(house, { onOneSpot: at('3.1.1.a'), acrossSpots: at('3.1.2.a') }),
  wagers: [
    onPlayer({ offered: at('1.2'), wins: [at('7.1')], ties: [at('7.2')] }),
    onBanker(winLess(5, to(1)), {
      offered: at('1.2'),
      wins: [at('7.1'), at('5.1'), at('7.4')],
      ties: [at('7.2')],
    }),
    onTie(8, at('1.2'), at('7.3')),
  ],
  commissionLaid: commissionLaid(house, at('5.1.1')),
  aggregates: [],
});

/** bclc-baccarat 1.0: Mini-Baccarat. */
export const miniBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'bclc-baccarat/mini-baccarat',
  title: 'Mini-Baccarat',
  section: at,
  look: playerAndBanker,
  posted: postedMiniBaccarat,
  rules: miniRules,
});
