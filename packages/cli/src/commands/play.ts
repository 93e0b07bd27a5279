import { type Cents, dollars, parseMoney } from '@croupier/table';
import { Command, InvalidArgumentError } from 'commander';
import type { Desk } from '../desk.ts';
import { tableGiven } from '../game-given.ts';
import { type GivenOptions, optionOption } from '../option-given.ts';
import { Session } from '../play/session.ts';

interface Given {
  readonly seed?: string;
  readonly option?: GivenOptions;
  readonly chips: Cents;
  readonly plain?: boolean;
  readonly fast?: boolean;
}

/** The limits of the terminal's own table, in dollars; the rulebooks leave them to the house. */
const LEAST = 5;
const MOST = 1000;

/** `croupier play GAME`: a table in the terminal. */
export const playCommand = (desk: Desk): Command =>
  new Command('play')
    .description('sit down at a table in the terminal, with play chips')
    .argument('<game>', 'the id of a game')
    .addOption(optionOption())
    .option('--chips <amount>', 'how much to sit down with', chipsGiven, dollars(1000))
    .option('-s, --seed <seed>', 'a practice shoe that deals the same cards for the same seed')
    .option('--plain', 'cards in words instead of pictures, for screen readers')
    .option('--fast', 'do not wait between the steps of the deal')
    .addHelpText(
      'after',
      `
Bets are words: "banker 25, tie 5", "spot 3 player 100", "tip banker 1". "help" at the table lists the rest.
Every shoe is committed to before you bet, you cut it, and it is opened when it is over.

Examples:
  croupier play bclc-baccarat/mini-baccarat
  printf '%s\\n' "" "banker 25" deal quit | croupier play bclc-baccarat/mini-baccarat`,
    )
    .action(async (id: string, given: Given) => {
      const game = tableGiven(id, given.option);
      const { evenLimits } = await import('@croupier/house');
      const watched = desk.io.stdout.isTTY === true && given.fast !== true;
      await new Session(desk, game, {
        chips: given.chips,
        limits: evenLimits(game, LEAST, MOST),
        plain: given.plain === true,
        pace: watched ? 350 : 0,
        ...(given.seed === undefined ? {} : { seed: given.seed }),
      }).play();
    });

function chipsGiven(text: string): Cents {
  try {
    const chips = parseMoney(text);
    if (chips > 0) return chips;
  } catch {
    // Said below, with what nothing at all would get too.
  }
  throw new InvalidArgumentError('Write an amount such as 500 or 1,000.');
}
