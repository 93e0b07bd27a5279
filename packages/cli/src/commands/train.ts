import { randomBytes } from 'node:crypto';
import { taughtGames } from '@croupier/odds';
import { Refused } from '@croupier/table';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { tableGiven } from '../game-given.ts';
import { countGiven, type GivenOptions, optionOption } from '../option-given.ts';

interface Given {
  readonly option?: GivenOptions;
  readonly seed?: string;
  readonly hands?: number;
  readonly plain?: boolean;
}

const [EXAMPLE = 'GAME'] = taughtGames;

/** `croupier train GAME`: decisions to practise on, and what each cost. */
export const trainCommand = (desk: Desk): Command =>
  new Command('train')
    .description(
      'practise the decisions of a game: what was best, what yours cost, which spots you miss most',
    )
    .argument('<game>', 'the id of a game whose decisions are solved, or that has a house way')
    .addOption(optionOption())
    .option('-n, --hands <n>', 'end after so many decisions', countGiven)
    .option('-s, --seed <seed>', 'the same seed deals the same decisions')
    .option('--plain', 'cards in words instead of pictures, for screen readers')
    .addHelpText(
      'after',
      `
Answer with a number, a word or its beginning; where a hand is set, with the cards in front. "quit" ends with your score.

Games: ${taughtGames.join(', ')}

Examples:
  croupier train ${EXAMPLE}
  croupier train ${EXAMPLE} --hands 20 --seed 7`,
    )
    .action(async (id: string, given: Given) => {
      const table = tableGiven(id, given.option);
      if (!taughtGames.includes(id))
        throw new Refused({
          reason: `Nobody has solved the decisions of ${table.title}, or there are none; these games can be practised: ${taughtGames.join(', ')}.`,
        });
      const { practise } = await import('../train/practise.ts');
      await practise(desk, table, {
        seed: given.seed ?? randomBytes(6).toString('hex'),
        hands: given.hands ?? Number.POSITIVE_INFINITY,
        plain: given.plain === true,
      });
    });
