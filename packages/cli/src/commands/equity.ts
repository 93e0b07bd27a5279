import { formatCards, parseCards } from '@croupier/cards';
import { catalogue, isPoker } from '@croupier/games';
import { EQUITY_SAMPLES, type Equity, equity, type PlayerEquity } from '@croupier/odds';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { countGiven } from '../option-given.ts';
import { columns } from '../show/columns.ts';

interface Given {
  readonly game: string;
  readonly board: string;
  readonly dead: string;
  readonly seed: string;
  readonly samples: number;
  readonly json?: boolean;
}

/** `croupier equity HAND HAND…`: what hands or ranges take of a pot, counted exactly or, beyond that, simulated. */
export const equityCommand = (desk: Desk): Command =>
  new Command('equity')
    .description('chances of poker hands and ranges against each other')
    .argument('<hands...>', 'hands such as AhKd, or ranges such as QQ+, AKs, T9o+, 77-99 or AKs,QQ+')
    .option('--game <game>', 'the id of a poker game', catalogue.find(isPoker)?.id)
    .option('--board <cards>', 'the cards that are on the board already, such as "Ah 7d 2c"', '')
    .option('--dead <cards>', 'cards that cannot come any more', '')
    .option('--seed <seed>', 'the seed of what is simulated', 'equity')
    .option(
      '--samples <count>',
      'how many showdowns are dealt where they are simulated',
      countGiven,
      EQUITY_SAMPLES,
    )
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  croupier equity AhKd QQ+
  croupier equity AsKs QdQc 7h7d --board "Qs Js 2h"
  croupier equity AsAh2s3h KdKcQdQc --game GAME --board "4c 5d 9h"

At stud a hand is the cards that its player has so far, one or more.`,
    )
    .action((hands: string[], { game, board, dead, seed, samples, json }: Given) => {
      const cards = { board: spaced(board), dead: spaced(dead) };
      const found = equity({
        game,
        hands,
        board: parseCards(cards.board),
        dead: parseCards(cards.dead),
        samples,
        seed,
      });
      if (json) desk.printJson({ game, ...cards, ...documentOf(found) });
      else desk.print(shown(found, desk));
    });

/** Cards may be written with or without spaces. */
const spaced = (text: string): string => formatCards(parseCards(text.replace(/([2-9TJQKA][cdhs])/g, '$1 ')));

/** Fractions where exact, decimals with an interval where simulated (CONTRACT). */
function documentOf({ method, showdowns, players }: Equity): Record<string, unknown> {
  const text = (player: PlayerEquity, key: 'win' | 'tie' | 'equity'): string =>
    method === 'exact' ? player[key].toString() : String(player[key].toNumber());
  return {
    method,
    showdowns,
    players: players.map((player) => ({
      hand: player.hand,
      win: text(player, 'win'),
      tie: text(player, 'tie'),
      equity: text(player, 'equity'),
      ...(player.ci95 ? { ci95: player.ci95 } : {}),
    })),
  };
}

const percent = (chance: number): string => `${(chance * 100).toFixed(3)} %`;

function shown({ method, showdowns, players }: Equity, { paint }: Desk): string {
  const rows = players.map(({ hand, win, tie, equity: mean, ci95 }) => [
    paint.bold(hand),
    percent(win.toNumber()),
    percent(tie.toNumber()),
    percent(mean.toNumber()),
    ...(ci95 ? [`${percent(ci95[0])} to ${percent(ci95[1])}`] : []),
  ]);
  const heads = ['hand', 'wins', 'shares', 'equity', ...(method === 'exact' ? [] : ['95 % interval'])];
  const counted = showdowns.toLocaleString('en');
  const how =
    method === 'exact'
      ? `Counted exactly over ${counted} showdowns.`
      : `Simulated: ${counted} showdowns; there are too many to count.`;
  return [
    columns(
      heads.map((head) => ({ head })),
      rows,
      paint,
      '',
    ),
    '',
    how,
  ].join('\n');
}
