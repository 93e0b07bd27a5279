import { jackpots } from '@croupier/games';
import {
  type AsPaid,
  type AsRun,
  Fraction,
  type GameOdds,
  numberOf,
  oddsOf,
  pricesAsPaid,
  type SimulatedOdds,
  type WagerOdds,
} from '@croupier/odds';
import { cents, dollars, formatMoney, meterName, Refused, type TableGame } from '@croupier/table';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { EXAMPLE, EXAMPLE_AMONG_PLAYERS, tableGiven } from '../game-given.ts';
import { nearest } from '../nearest.ts';
import { workFor } from '../odds-work.ts';
import { countGiven, optionOption, someGiven } from '../option-given.ts';
import type { Paint } from '../paint.ts';
import { columns } from '../show/columns.ts';
import { grouped, percent, signed } from '../show/figures.ts';
import { showOptions } from '../show/options.ts';
import { writeReport } from '../write-report.ts';
import { type OddsGiven, refuseBeside, saidAmongPlayers } from './odds-among-players.ts';

/** `croupier odds GAME`: the mathematics of each wager. */
export const oddsCommand = (desk: Desk): Command =>
  new Command('odds')
    .description('the exact mathematics of each wager of a game, or of a poker jackpot')
    .argument('<game>', 'the id of a game or of a jackpot')
    .option('-w, --wager <wager>', 'only this wager')
    .addOption(optionOption())
    .option('--json', 'print one JSON document, probabilities and ev as exact fractions')
    .option(
      '--players <n>',
      'so many players with the same bet: limits over all of them, shared meters, envy',
      countGiven,
    )
    .option('--stake <amount>', 'what each of them stakes, in dollars (default: 10)', someGiven)
    .option('--bank <amount>', 'a player banks with this much, in dollars', someGiven)
    .option('--fees', 'with the collection fees of every round')
    .option('--drop <amount>', 'of a jackpot: what each pot pays in, in dollars', someGiven)
    .option('--posted <amount>', 'of a jackpot: what can be won, in dollars; with --drop', someGiven)
    .option('--report <file>', 'write everything into a report: .html (print it for a PDF) or .json')
    .addHelpText(
      'after',
      `
Examples:
  croupier odds ${EXAMPLE}
  croupier odds ${EXAMPLE} --wager tie --option decks=6 --json
  croupier odds ${EXAMPLE} --report report.html
  croupier odds ${EXAMPLE_AMONG_PLAYERS} --report report.html
  croupier odds ${jackpots[0]?.id} --drop 1 --posted 50000`,
    )
    .action(async (id: string, given: OddsGiven) => {
      if (await saidAmongPlayers(desk, id, given)) return;
      const game = tableGiven(id, given.option);
      refuseBeside(given, ['drop', 'posted'], `${game.title} is no jackpot`);
      if (given.report !== undefined) {
        // A report is of the whole game: what else was asked for would not be in it.
        refuseBeside(
          given,
          ['wager', 'json', 'players', 'stake', 'bank', 'fees'],
          'A report has every wager of the game alone with the house',
        );
        await writeReport(desk, game, given.report);
        return;
      }
      if (given.wager !== undefined) refuseUnknownWager(game, given.wager);
      const odds = await oddsOf(game, { ...workFor(desk), wager: given.wager });
      const run = asRun(given);
      const asPaid = run ? pricesAsPaid(game, odds, run) : null;
      if (given.json) desk.printJson(asPaid ? { ...odds, asPaid } : odds);
      else
        desk.print(
          [
            showOdds(game, odds, desk.paint),
            ...(asPaid ? ['', showAsPaid(game, asPaid, desk.paint)] : []),
          ].join('\n'),
        );
    });

/** The table as the house runs it, where it was asked about. */
function asRun({ players, stake, bank, fees }: OddsGiven): AsRun | undefined {
  if (players === undefined && stake === undefined && bank === undefined && !fees) return undefined;
  return { players: players ?? 1, stake: stake ?? dollars(10), bank, fees };
}

function refuseUnknownWager({ layout, title }: TableGame, id: string): void {
  const ids = layout.wagers.map((wager) => wager.id);
  if (ids.includes(id)) return;
  const meant = nearest(id, ids);
  const hint = meant ? `did you mean ${meant}?` : `the wagers are ${ids.join(', ')}.`;
  throw new Refused({ reason: `There is no wager "${id}" in ${title}; ${hint}` });
}

export function showOdds(game: TableGame, odds: GameOdds, paint: Paint): string {
  return [
    `${paint.bold(game.title)}  ${game.id}  ${paint.dim(showOptions(odds.options))}`,
    ...odds.wagers.flatMap((wager) => [
      '',
      wager.method === 'exact' ? showExact(game, wager, paint) : showSimulated(game, wager, paint),
    ]),
    ...(odds.together ? ['', ...showTogether(odds.together, paint)] : []),
    ...(odds.advice ? ['', paint.bold('Advice'), ...odds.advice.map((line) => `  ${line}`)] : []),
    ...(odds.ways ? ['', ...showWays(odds.ways, paint)] : []),
  ].join('\n');
}

/** Several bets that are one game. */
const showTogether = (odds: WagerOdds, paint: Paint): string[] => [
  `${paint.bold('All bets of the game together')}  ${figuresOf(odds, paint)}`,
  paint.dim(`  ev for one ${odds.unit}: exactly ${odds.ev}`),
  ...showDecisions(odds),
];

/** "ev -1/20" where it is exact, else with its interval. */
const toldOf = (ev: string, ci95: readonly [number, number] | undefined): string =>
  ci95
    ? `ev ${signed(numberOf(ev))}, with 95 % confidence ${signed(ci95[0])} to ${signed(ci95[1])}`
    : `ev ${ev}`;

/** Named ways to play, the best first, and what the others cost against it. */
function showWays(ways: NonNullable<GameOdds['ways']>, paint: Paint): string[] {
  const worths = ways
    .map(({ name, ev, ci95 }) => ({ name, worth: numberOf(ev), told: toldOf(ev, ci95) }))
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = worths;
  const rows = worths.map(({ name, worth, told }) => [
    name,
    percent(0 - worth),
    percent((best?.worth ?? 0) - worth),
    paint.dim(told),
  ]);
  const right = 'right' as const;
  const heads = [
    { head: 'way to play' },
    { head: 'edge', align: right },
    { head: 'costs', align: right },
    { head: '' },
  ];
  return [columns(heads, rows, paint, '  ')];
}

function showExact(game: TableGame, odds: WagerOdds, paint: Paint): string {
  const rows = odds.rows.map((row) => {
    const chance = Fraction.parse(row.probability);
    return [
      row.name,
      row.pays,
      grouped(row.combinations),
      chance.toNumber().toFixed(8),
      paint.dim(`= ${row.probability}`),
      signed(chance.times(Fraction.parse(row.net)).toNumber()),
    ];
  });
  const all = odds.rows.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n);
  const total = ['total', '', grouped(String(all)), '1.00000000', '', signed(-odds.edge)];
  const right = 'right' as const;
  const heads = [
    { head: 'row' },
    { head: 'pays' },
    { head: 'combinations', align: right },
    { head: 'probability', align: right },
    { head: '' },
    { head: 'return', align: right },
  ];
  return [
    headOf(game, odds, paint),
    columns(heads, [...rows, total], paint, '  '),
    paint.dim(`  ev for one ${odds.unit}: exactly ${odds.ev}`),
    ...showDecisions(odds),
    ...(odds.meterCoefficient === undefined
      ? []
      : [paint.dim(`  and for every cent on the meter: exactly ${odds.meterCoefficient}`)]),
    ...Object.entries(odds.meterCoefficients ?? {}).map(([name, slope]) =>
      paint.dim(`  and for every cent on the ${meterName(name)}: exactly ${slope}`),
    ),
  ].join('\n');
}

/** How often each decision is made, where something is decided. */
function showDecisions({ decisions, strategy }: WagerOdds | SimulatedOdds): string[] {
  if (!decisions) return [];
  const shares = decisions.map(({ name, probability }) => `${name} ${percent(numberOf(probability))}`);
  return [`  decided by "${strategy}": ${shares.join(', ')}`];
}

/** A wager that nobody has solved: what many rounds say, and how far that can be trusted. */
function showSimulated(game: TableGame, odds: SimulatedOdds, paint: Paint): string {
  const right = 'right' as const;
  const heads = [
    { head: 'row' },
    { head: 'pays' },
    { head: 'frequency', align: right },
    { head: 'return', align: right },
  ];
  const rows = odds.rows.map(({ name, pays, probability, net }) => [
    name,
    pays,
    Number(probability).toFixed(6),
    signed(Number(probability) * Number(net)),
  ]);
  const [low, high] = odds.ci95;
  const how = odds.sampled ?? `simulated in ${grouped(odds.rounds)} rounds`;
  const by = odds.strategy === null ? '' : `, decided by "${odds.strategy}"`;
  return [
    headOf(game, odds, paint),
    columns(heads, rows, paint, '  '),
    paint.yellow(
      `  ${how.replace(/\.$/, '')}${by}: ev for one ${odds.unit} is ${signed(Number(odds.ev))}, with 95 % confidence ${signed(low)} to ${signed(high)}`,
    ),
    ...showDecisions(odds),
  ].join('\n');
}

function headOf({ layout }: TableGame, odds: WagerOdds | SimulatedOdds, paint: Paint): string {
  const wager = layout.wagers.find(({ id }) => id === odds.wager);
  return `${paint.bold(wager?.name ?? odds.wager)}  ${figuresOf(odds, paint)}`;
}

const figuresOf = (odds: WagerOdds | SimulatedOdds, paint: Paint): string =>
  [
    odds.edge < 0
      ? `the bettor's edge ${paint.bold(percent(-odds.edge))}`
      : `house edge ${paint.bold(percent(odds.edge))}`,
    ...('elementOfRisk' in odds && odds.elementOfRisk !== undefined
      ? [`element of risk ${percent(odds.elementOfRisk)}`]
      : []),
    `standard deviation ${Math.sqrt(odds.variance).toFixed(4)}`,
    `hit frequency ${percent(odds.hitFrequency)}`,
  ].join('  ·  ');

/** What company, limits, a bank and fees make of the edges. */
function showAsPaid(game: TableGame, prices: readonly AsPaid[], paint: Paint): string {
  const right = 'right' as const;
  const [first] = prices;
  const heads = [
    { head: 'wager' },
    { head: 'stake', align: right },
    { head: 'fees', align: right },
    { head: 'envy', align: right },
    { head: 'limits, meter, bank', align: right },
    { head: '95 % interval', align: right },
    { head: 'rounds touched', align: right },
    { head: 'house edge', align: right },
  ];
  const rows = prices.map(({ wager, stake, fees, envy, change, ci95, touched, rounds, edge }) => [
    game.layout.wagers.find(({ id }) => id === wager)?.name ?? wager,
    formatMoney(cents(stake)),
    fees === null ? '' : signed(-Fraction.parse(fees).toNumber()),
    envy === null ? '' : signed(Fraction.parse(envy).toNumber()),
    signed(change),
    `${signed(ci95[0])} to ${signed(ci95[1])}`,
    `${grouped(touched)} of ${grouped(rounds)}`,
    paint.bold(percent(edge)),
  ]);
  const bank = first?.bank ?? null;
  return [
    paint.bold(
      `As the table pays ${first?.players === 1 ? 'one player' : `${first?.players} players`}${bank === null ? '' : ` against a bank of ${formatMoney(cents(bank))}`}`,
    ),
    columns(heads, rows, paint, '  '),
    paint.dim(
      '  Fees and envy are exact; the rest is what rounds of the full table paid otherwise than to one bettor alone, each row as often as it comes where that is known.',
    ),
  ].join('\n');
}
