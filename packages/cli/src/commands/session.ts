import { bankedGameNamed } from '@croupier/games';
import {
  type Hands,
  handResults,
  handsOf,
  oddsOf,
  type Plausibility,
  type PlayedBet,
  plausibilityOf,
  playedBets,
  pricingOf,
  type Session,
  sessionOf,
} from '@croupier/odds';
import {
  type Cents,
  cents,
  formatMoney,
  minus,
  NOTHING,
  parseRecord,
  replayRecord,
  resultOf,
  type TableGame,
} from '@croupier/table';
import { Command, InvalidArgumentError } from 'commander';
import type { Desk } from '../desk.ts';
import { BadInput } from '../failure.ts';
import { EXAMPLE, tableGiven } from '../game-given.ts';
import { workFor } from '../odds-work.ts';
import { amountGiven, countGiven, type GivenOptions, optionOption, someGiven } from '../option-given.ts';
import type { Paint } from '../paint.ts';
import { readText } from '../read-text.ts';
import { grouped, percent } from '../show/figures.ts';

interface Given {
  readonly wager?: string;
  readonly stake?: Cents;
  readonly handsPerHour?: number;
  readonly hours?: number;
  readonly hands?: number;
  readonly bankroll?: Cents;
  readonly goal?: Cents;
  readonly result?: Cents;
  readonly records?: readonly string[];
  readonly option?: GivenOptions;
  readonly json?: boolean;
}

/** `croupier session GAME`: what hours at a table bring, and whether what they brought can be. */
export const sessionCommand = (desk: Desk): Command =>
  new Command('session')
    .description('what a session can bring: its distribution, the chance to be ahead, the risk of ruin')
    .argument('[game]', 'the id of a game; records name theirs')
    .option('-w, --wager <wager>', 'the wager (default: the first of the game)')
    .option('--stake <amount>', 'on every hand, in dollars (default: 10)', someGiven)
    .option('--hands-per-hour <n>', 'how fast it is dealt (default: 70)', countGiven)
    .option('--hours <n>', 'how long (default: 4)', hoursGiven)
    .option('--hands <n>', 'the number of hands instead', countGiven)
    .option('--bankroll <amount>', 'what the player came with: how likely is it to be lost?', someGiven)
    .option('--goal <amount>', 'the player leaves when ahead by this much; with --bankroll', someGiven)
    .option('--result <amount>', 'what was won, or lost with a minus: is that plausible?', resultGiven)
    .option('--records <file...>', 'round records (.round.json): are their results plausible?')
    .addOption(optionOption())
    .option('--json', 'print one JSON document, amounts in cents')
    .addHelpText(
      'after',
      `
Hands are taken as independent of each other and played by the strategy of the odds.

Examples:
  croupier session ${EXAMPLE} --wager banker --stake 25 --hours 5 --bankroll 500
  croupier session ${EXAMPLE} --wager tie --stake 5 --hands 3000 --result=-2400
  croupier session --records evening/*.round.json`,
    )
    .action(async (id: string | undefined, given: Given) => {
      if (given.records) {
        refuseBesideRecords(id, given);
        await heldAgainst(desk, given.records, given.json === true);
      } else if (id === undefined) throw new BadInput('Name a game, or round records with --records.');
      else await oneSession(desk, tableGiven(id, given.option), given);
    });

async function oneSession(desk: Desk, game: TableGame, given: Given): Promise<void> {
  const { bankroll, goal, result } = given;
  if (goal !== undefined && bankroll === undefined)
    throw new BadInput('Name the --bankroll that the player came with beside the --goal.');
  const wager = given.wager ?? pricingOf(game).wagers[0]?.id;
  const { wagers } = await oddsOf(game, { ...workFor(desk), wager });
  const [odds] = wagers;
  if (!odds) throw new BadInput(`There is nothing to bet on in ${game.title}.`);
  const stake = stakeOn(game, odds.wager, given.stake);
  const hands = handsIn(given);
  const session = sessionOf(odds, { stake, hands, bankroll, goal });
  const seen =
    result === undefined ? null : plausibilityOf([{ results: handResults(odds, stake), hands }], result);
  if (given.json) desk.printJson({ game: game.id, options: game.options, session, plausibility: seen });
  else desk.print(showSession(game, session, seen, desk.paint));
}

/** Hands as they were given, or so many an hour. */
function handsIn({ hands, handsPerHour, hours }: Given): number {
  if (hands === undefined) return Math.round((handsPerHour ?? 70) * (hours ?? 4));
  if (handsPerHour === undefined && hours === undefined) return hands;
  throw new BadInput('Give --hands, or --hours with --hands-per-hour, not both.');
}

/** Records name their game, their bets and what came of them. */
function refuseBesideRecords(id: string | undefined, given: Given): void {
  const { wager, stake, handsPerHour, hours, hands, bankroll, goal, result, option } = given;
  const beside = {
    game: id,
    wager,
    stake,
    'hands-per-hour': handsPerHour,
    hours,
    hands,
    bankroll,
    goal,
    result,
    option,
  };
  const [asked] = Object.entries(beside).filter(([, value]) => value !== undefined);
  if (asked) throw new BadInput(`Round records have their own ${asked[0]}: leave it out beside --records.`);
}

/** The stake that was given, or ten dollars as far as the rulebook's limits allow. */
function stakeOn({ layout }: TableGame, wager: string, given: Cents | undefined): Cents {
  const { between } = layout.wagers.find(({ id }) => id === wager) ?? {};
  if (!between) return given ?? cents(1000);
  const stake = given ?? cents(Math.min(Math.max(1000, between.least), between.most));
  if (stake >= between.least && stake <= between.most) return stake;
  throw new BadInput(
    `The stake on ${wager} is from ${formatMoney(between.least)} to ${formatMoney(between.most)}.`,
  );
}

function showSession(game: TableGame, session: Session, seen: Plausibility | null, paint: Paint): string {
  const { bold, dim } = paint;
  const name = game.layout.wagers.find(({ id }) => id === session.wager)?.name ?? session.wager;
  const { ruin } = session;
  return [
    `${bold(game.title)}  ${name}: ${grouped(session.hands)} hands at ${inMoney(session.stake)}`,
    '',
    `  expected           ${inMoney(session.expected)}`,
    `  standard deviation ${inMoney(session.standardDeviation)}`,
    `  ahead ${bold(percent(session.ahead, 2))}, even ${percent(session.even, 2)}, behind ${percent(session.behind, 2)}`,
    '',
    ...session.quantiles.map(
      ({ chance, result }) =>
        `  ${percent(chance, 1).padStart(7)} end at or below ${result === null ? 'a jackpot' : inMoney(result)}`,
    ),
    ...(ruin
      ? [
          '',
          `  with ${inMoney(ruin.bankroll)}: ruined before the end ${bold(percent(ruin.ruined, 3))}${ruin.reached === null ? '' : `, ahead by ${inMoney(ruin.goal ?? 0)} before that ${bold(percent(ruin.reached, 3))}`}`,
          dim(`  ruined is who cannot pay for the worst of a hand, ${inMoney(ruin.needed)}; ${ruin.method}`),
        ]
      : []),
    ...(seen ? ['', ...showPlausibility(seen, paint)] : []),
    '',
    dim(`  ${session.odds === 'exact' ? 'exact odds' : 'simulated odds'}, ${session.method}`),
  ].join('\n');
}

const showPlausibility = (seen: Plausibility, { bold, dim }: Paint): string[] => [
  `  ${bold(seen.sentence)}`,
  dim(
    `  ${Math.abs(seen.z).toFixed(2)} standard deviations ${seen.z < 0 ? 'below' : 'above'} what was to be expected; this or worse ${chanceOf(seen.thisOrWorse)}, this or better ${chanceOf(seen.thisOrBetter)}`,
  ),
];

const chanceOf = (chance: number): string => (chance < 1e-4 ? chance.toExponential(2) : percent(chance, 2));

const inMoney = (amount: number): string => formatMoney(cents(Math.round(amount)));

/** Every record is dealt again by the rules, so that nothing but cards and bets is believed. */
async function heldAgainst(desk: Desk, files: readonly string[], json: boolean): Promise<void> {
  const tables = new Map<string, { readonly table: TableGame; readonly bets: PlayedBet[] }>();
  let severalAtOnce = false;
  for (const file of files) {
    const record = parseRecord(await readText(file, desk.io));
    const table = bankedGameNamed(record.game).with(record.options);
    const key = JSON.stringify([table.id, table.options]);
    const kept = tables.get(key) ?? { table, bets: [] };
    const bets = playedBets(table, resultOf(replayRecord(table, record)).lines);
    severalAtOnce ||= bets.length > 1;
    kept.bets.push(...bets);
    tables.set(key, kept);
  }
  const plays: Hands[] = [];
  let result = 0;
  for (const { table, bets } of tables.values()) {
    plays.push(...handsOf(await oddsOf(table, workFor(desk)), bets));
    result += bets.reduce((sum, { net }) => sum + net, 0);
  }
  if (plays.length === 0) throw new BadInput('There is no settled bet in these records.');
  const seen = plausibilityOf(plays, cents(result));
  if (json) desk.printJson({ records: files.length, severalAtOnce, plausibility: seen });
  else {
    desk.print(showPlausibility(seen, desk.paint).join('\n'));
    if (severalAtOnce)
      desk.print(
        desk.paint.dim(
          '  Bets of one round win and lose together, and are counted as if they did not: the truth spreads wider.',
        ),
      );
  }
}

function resultGiven(text: string): Cents {
  const lost = /^[-−]/.test(text);
  const amount = amountGiven(text.replace(/^[-−+]/, ''));
  return lost ? minus(NOTHING, amount) : amount;
}

function hoursGiven(text: string): number {
  const hours = Number(text);
  if (!(hours > 0 && hours <= 10_000)) throw new InvalidArgumentError('Write hours, such as 4 or 2.5.');
  return hours;
}
