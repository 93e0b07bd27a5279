import { formatCard, seededRandom } from '@croupier/cards';
import { type PokerRules, writePhh } from '@croupier/games';
import { dealRound, dealtHand, sampleTable, strategyFor } from '@croupier/odds';
import {
  dollars,
  formatCite,
  type Round,
  recordOf,
  resultOf,
  type TableGame,
  tellRound,
} from '@croupier/table';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { EXAMPLE, gameGiven } from '../game-given.ts';
import { type GivenOptions, optionOption } from '../option-given.ts';
import type { Paint } from '../paint.ts';

import { sayIfUndecided } from '../say-if-undecided.ts';
import { columns } from '../show/columns.ts';
import { showLines } from '../show/lines.ts';
import { showOptions } from '../show/options.ts';

/** `croupier deal GAME --seed S`: one complete round and its record. */
export const dealCommand = (desk: Desk): Command =>
  new Command('deal')
    .description('deal one complete round from a seeded shoe, 10.00 on every wager, and print its record')
    .argument('<game>', 'the id of a game')
    .requiredOption('-s, --seed <seed>', 'any text; the same seed deals the same round')
    .addOption(optionOption())
    .option(
      '--strategy <name>',
      'who decides, where players decide; "croupier games GAME" lists the ways to play',
    )
    .option('--bank', 'a player banks, where the game lets players bank')
    .option(
      '--json',
      'print the record as JSON (croupier-round/1; of community poker its hand history), which replay takes',
    )
    .addHelpText(
      'after',
      `
Examples:
  croupier deal ${EXAMPLE} --seed 7
  croupier deal ${EXAMPLE} --seed 7 --option decks=6 --json > seven.round.json`,
    )
    .action(
      (
        id: string,
        given: { seed: string; option?: GivenOptions; strategy?: string; bank?: boolean; json?: boolean },
      ) => {
        const chosen = gameGiven(id);
        if (chosen.kind === 'poker') return dealPoker(desk, chosen.with(given.option ?? {}), given);
        const game = chosen.with(given.option ?? {});
        const strategy = strategyFor(game, given.strategy);
        sayIfUndecided(desk, game, strategy);
        const table = sampleTable(game.layout, dollars(10), given.bank);
        const round = dealRound(game, { random: seededRandom(given.seed), strategy, table });
        if (given.json) desk.printJson(recordOf(game, round));
        else desk.print(showRound(game, round, desk.paint));
      },
    );

/** A hand between six bots, as PHH: the record of community poker. */
function dealPoker(desk: Desk, rules: PokerRules, given: { seed: string; json?: boolean }): void {
  const phh = writePhh(dealtHand(rules, seededRandom(given.seed)), { decimals: 2, cards: 'all' });
  if (given.json) desk.printJson({ format: 'phh', phh });
  else desk.print(phh.trimEnd());
}

function showRound(game: TableGame, round: Round, paint: Paint): string {
  const played = tellRound(round).map(({ text, cite }) => [text, paint.dim(formatCite(cite))]);
  return [
    `${paint.bold(game.title)}  ${game.id}  ${paint.dim(showOptions(game.options))}`,
    '',
    columns([{ head: 'play' }, { head: 'clause' }], played, paint, '  '),
    '',
    ...round.places
      .filter(({ aside }) => !aside)
      .map(
        ({ name, cards }) =>
          `  ${paint.bold(name)}  ${cards.map(formatCard).join(' ')}  ${paint.dim(game.layout.caption(name, cards))}`,
      ),
    '',
    showLines(resultOf(round).lines, paint),
  ].join('\n');
}
