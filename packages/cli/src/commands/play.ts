import { seededRandom } from '@croupier/cards';
import type { PokerRules } from '@croupier/games';
import { type Cents, cents, dollars, formatMoney, parseMoney, VERBS } from '@croupier/table';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Desk } from '../desk.ts';
import { EXAMPLE, EXAMPLE_AMONG_PLAYERS, gameGiven } from '../game-given.ts';
import { type GivenOptions, optionOption } from '../option-given.ts';

interface Given {
  readonly seed?: string;
  readonly option?: GivenOptions;
  readonly chips: Cents;
  readonly plain?: boolean;
  readonly fast?: boolean;
  readonly procedures?: boolean;
}

/** The limits of the terminal's own table, in dollars; the rulebooks leave them to the house. */
const LEAST = 5;
const MOST = 1000;

const CHIPS = dollars(1000);

/** `croupier play GAME`: a table in the terminal. */
export const playCommand = (desk: Desk): Command =>
  new Command('play')
    .description('sit down at a table in the terminal, with play chips')
    .argument('<game>', 'the id of a game')
    .addOption(optionOption())
    .addOption(
      new Option('--chips <amount>', 'how many dollars to sit down with')
        .argParser(chipsGiven)
        .default(CHIPS, formatMoney(CHIPS)),
    )
    .option('-s, --seed <seed>', 'a practice shoe that deals the same cards for the same seed')
    .option('--plain', 'cards in words instead of pictures, for screen readers')
    .option('--fast', 'do not wait between the steps of the deal')
    .option('--procedures', 'tell what the dealer does with their hands too, with the clauses')
    .addHelpText(
      'after',
      `
Bets are words: "banker 25, tie 5", "spot 3 player 100", "tip banker 1". "help" at any table lists what can be said.
Every shoe is committed to before you bet, you cut it, and it is opened when it is over.

Examples:
  croupier play ${EXAMPLE}
  croupier play ${EXAMPLE_AMONG_PLAYERS} --option betting=no-limit
  printf '%s\\n' "" "banker 25" deal quit | croupier play ${EXAMPLE}`,
    )
    .action(async (id: string, given: Given) => {
      const chosen = gameGiven(id);
      if (chosen.kind === 'poker') return playPoker(desk, chosen.with(given.option ?? {}), given);
      const game = chosen.with(given.option ?? {});
      const { evenLimits } = await import('@croupier/house');
      const { Session } = await import('../play/session.ts');
      const watched = desk.io.stdout.isTTY === true && given.fast !== true;
      await new Session(desk, game, {
        chips: given.chips,
        limits: evenLimits(game, LEAST, MOST),
        plain: given.plain === true,
        procedures: given.procedures === true,
        pace: watched ? 350 : 0,
        ...(given.seed === undefined ? {} : { seed: given.seed }),
      }).play();
    });

async function playPoker(desk: Desk, rules: PokerRules, given: Given): Promise<void> {
  const { Lines } = await import('../play/lines.ts');
  const { PokerSession } = await import('../poker/poker-session.ts');
  const practice = given.seed === undefined ? undefined : seededRandom(given.seed);
  const lines = new Lines(desk.io, [...VERBS, 'all-in', 'help', 'quit']);
  const chips = cents(given.chips - (given.chips % rules.smallestChip));
  await new PokerSession(desk, rules, { chips, plain: given.plain === true, practice }, lines).play();
}

function chipsGiven(text: string): Cents {
  try {
    const chips = parseMoney(text);
    if (chips > 0) return chips;
  } catch {
    // Said below, with what nothing at all would get too.
  }
  throw new InvalidArgumentError('Write an amount such as 500 or 1,000.');
}
