import { type Discretion, type Game, game, type PostedRule, PUSH, row, to, win } from '@croupier/table';
import type { BaccaratRules, BaccaratWager, Coup } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { bankerWinsWithThree, playerWinsWithThree } from '../baccarat/wagers.ts';
import { aggregateLimit, besideBaseIfRequired } from './optional-wagers.ts';
import { postedColorado } from './posted.ts';
import { coloradoTable, rule } from './table.ts';
import { basicsWith } from './wagers.ts';

const at = rule('2899.04');

export const dragon7: (coup: Coup) => boolean = bankerWinsWithThree(7);
export const panda8: (coup: Coup) => boolean = playerWinsWithThree(8);

/** Player, Banker and Tie without vigorish: instead a Banker that wins with a three-card seven pushes. */
export const ezWagers = (house: Discretion): BaccaratWager[] => [
  ...basicsWith(house, {
    win: win(to(1)),
    cite: at('(2)'),
    tie: PUSH,
    before: [row('Dragon 7', dragon7, PUSH, at('(2)'), at('(4)'))],
  }),
  {
    id: 'dragon-7',
    name: 'Dragon 7',
    cite: at('(4)'),
    sees: 'points',
    rows: [row('Banker wins with a three-card 7', dragon7, win(to(40)), at('(4)'))],
  },
  {
    id: 'panda-8',
    name: 'Panda 8',
    cite: at('(4)'),
    sees: 'points',
    rows: [row('Player wins with a three-card 8', panda8, win(to(25)), at('(4)'))],
  },
];

/** What is posted of EZ Baccarat before the table's own rules. */
export const postedEz = (): PostedRule[] => [
  {
    text: 'Baccarat with its usual draws and no commission; a Banker that wins with a three-card seven pushes instead.',
    cites: [at('(2)')],
  },
  {
    text: 'Dragon 7 wins on that hand; Panda 8 when Player wins with a three-card eight.',
    cites: [at('(1)'), at('(4)')],
  },
];

/** colorado-rule-28 30-2899.04: EZ Baccarat. Its §(1) describes Dragon Bonus by mistake; §(4) governs (READINGS 14). */
export const ezBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'colorado-rule-28/ez-baccarat',
  title: 'EZ Baccarat',
  section: at,
  look: playerAndBanker,
  posted: (table) => [...postedEz(), ...postedColorado(table)],

  rules: (house) => ({
    ...coloradoTable(house, ezWagers(house), { seats: { usual: 7, cite: rule('2802')('(14)') } }),
    ...besideBaseIfRequired(house, ['dragon-7', 'panda-8'], at('(5)(e)')),
    ...aggregateLimit(house, ['dragon-7', 'panda-8'], at('(3)(b)')),
  }),
});
