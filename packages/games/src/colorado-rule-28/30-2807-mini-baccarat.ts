import { type Game, game, section } from '@croupier/table';
import type { BaccaratRules, Coup } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { colorado28 } from '../rulebooks.ts';
import { postedColorado } from './posted.ts';
import { coloradoTable, rule } from './table.ts';
import { coloradoBasics, coloradoOptional } from './wagers.ts';

/** colorado-rule-28 30-2801 to 30-2816: Mini Baccarat, whose cards the dealer alone handles. */
export const coloradoMiniBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'colorado-rule-28/mini-baccarat',
  title: 'Mini Baccarat (Colorado)',
  section: section(colorado28, '30-2801 to 30-2816'),
  look: playerAndBanker,
  posted: postedColorado,

  rules: (house) => ({
    ...coloradoTable(house, [...coloradoBasics(house), ...coloradoOptional(house)], {
      seats: { usual: 7, cite: rule('2802')('(14)') },
    }),
    aggregates: [],
  }),
});
