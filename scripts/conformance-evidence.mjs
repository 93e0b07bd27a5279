// What the matrix of clauses may point to: rules in the sources, games, options, docs, and what the games cite.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** Settings of a table or a jackpot that are no options of its game (packages/house: TableSetting, PokerSetting, FundSetting). */
const TABLE_SETTINGS = ['limits', 'burn', 'seats', 'maximumBuyIn', 'clock', 'seed'];

/** Rounds dealt of each game to hear what its dealer says and does. */
const ROUNDS = 60;

export async function surroundings() {
  const { catalogue, jackpots } = await import('@croupier/games');
  const games = [...catalogue, ...jackpots];
  const docs = join(root, 'docs/readings.md');
  const readings = existsSync(docs) ? readFileSync(docs, 'utf8') : '';
  return {
    ruleExists,
    reached: await reachOfTheProduct(),
    gameExists: (id) => games.some((game) => game.id === id),
    optionExists: (option, ids) =>
      TABLE_SETTINGS.includes(option) ||
      games.some((game) => ids.includes(game.id) && game.options.some(({ name }) => name === option)),
    explained: (anchor) => readings.includes(`<a id="${anchor}"></a>`),
    cited: await citedByGames(games),
  };
}

function ruleExists(rule) {
  const [path, symbol] = rule.split('#');
  const file = join(root, path);
  if (!symbol || !/^packages\/[\w-]+\/src\/.*\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) return false;
  if (!existsSync(file)) return false;
  const declared = new RegExp(
    `\\b(?:const|function\\*?|class|interface|type)\\s+${symbol}\\b|^\\s+(?:readonly )?#?${symbol}\\??[:(]`,
    'm',
  );
  return declared.test(readFileSync(file, 'utf8'));
}

/** Where the product starts: what the binary calls, and what the browser loads. */
const STARTS = [
  { path: 'packages/cli/src/index.ts', name: 'run' },
  { path: 'packages/cli/src/index.ts', name: 'processIo' },
  { path: 'packages/floor/src/web/main.tsx', name: '*' },
];

async function reachOfTheProduct() {
  const { Product, Reach } = await import('@croupier/rulebooks/sources');
  const doors = readdirSync(join(root, 'packages')).flatMap((folder) => {
    const { name, exports } = JSON.parse(
      readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
    );
    return Object.entries(exports).map(([door, { source }]) => [
      name + door.slice(1),
      `packages/${folder}${source.slice(1)}`,
    ]);
  });
  const reach = new Reach(Product.in(root), new Map(doors), STARTS);
  return (rule) => reach.has(rule);
}

/** Every clause that stands in what a game posts, and in the steps of rounds dealt from seeds. */
async function citedByGames(games) {
  const cited = new Set();
  for (const game of games) {
    collect(game, cited, new Set());
    for (const table of tablesOf(game)) {
      collect(table, cited, new Set());
      if (table.start) await collectRounds(table, cited);
    }
  }
  return cited;
}

/** The game as it stands, and with each option at each of its values. */
function tablesOf(game) {
  const tables = [game.with({})];
  for (const { name, values, default: usual } of game.options) {
    for (const value of values) {
      if (value === usual) continue;
      try {
        tables.push(game.with({ [name]: value }));
      } catch {
        // A value that another option must go with; the default shows the clause.
      }
    }
  }
  return tables;
}

/** Walks whatever a definition is made of and keeps its citations. */
function collect(value, cited, seen) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const { rulebook, section, clause } = value;
  if (typeof rulebook === 'string' && typeof section === 'string' && typeof clause === 'string')
    cited.add(`${rulebook} ${section} §${clause}`);
  for (const inner of Object.values(value)) collect(inner, cited, seen);
}

/** Deals rounds with chips on everything that may be bet, answering at random, and keeps what their events cite. */
async function collectRounds(table, cited) {
  const { Shoe, seededRandom } = await import('@croupier/cards');
  const random = seededRandom(28);
  for (let round = 0; round < ROUNDS; round += 1) {
    const dealt = table.start(await someBets(table, random), await standingOf(table, round));
    const shoe = Shoe.seeded(table.layout.shoe, random);
    for (let steps = 0; dealt.waiting.for !== 'nothing' && steps < 1000; steps += 1) {
      const { waiting } = dealt;
      if (waiting.for === 'card') dealt.advance({ card: shoe.draw() });
      else if (waiting.for === 'number') dealt.advance({ number: 1 + random.below(waiting.most) });
      else if (waiting.for === 'answer') {
        const [question] = waiting.questions;
        dealt.advance({ answer: anyAnswer(question, random), seat: question.seat });
      } else dealt.advance();
    }
    collect(dealt.events, cited, new Set());
  }
}

/** Seat 3, at which nobody bets, banks where a player must, and every other round where one may. */
async function standingOf({ layout: { bank } }, round) {
  if (!bank || !(bank.required || round % 2 === 1)) return {};
  const { cents } = await import('@croupier/table');
  const dealerBet = bank.dealerBets === undefined ? {} : { dealerBet: cents(1000) };
  return { bank: { seat: 3, player: 'p3', amount: cents(10_000_000), ...dealerBet } };
}

/** One of the answers that need no cards; what is done for somebody absent, if there is none. */
function anyAnswer({ actions, absent }, random) {
  const offered = actions.filter(({ refused, takes }) => !refused && !takes);
  const action = offered[random.below(offered.length)];
  if (!action) return absent;
  return action.least === undefined ? { verb: action.verb } : { verb: action.verb, amount: action.least };
}

/** Random stakes at three seats; what the table refuses is left out. */
async function someBets(table, random) {
  const { cents, openLimits, refusal } = await import('@croupier/table');
  const felt = { layout: table.layout, limits: openLimits(table.layout) };
  const wagers = table.layout.wagers.filter(({ inPlay }) => !inPlay);
  let bets = [];
  for (const spot of [1, 2, table.layout.seats]) {
    for (const kind of ['own', 'tip']) {
      for (const group of stakedTogether(table.layout, wagers)) {
        if (random.below(2) === 0) continue;
        const amount = cents(1000 * (1 + random.below(5)));
        const more = group.map((wager) => ({ spot, player: `p${spot}`, kind, wager, amount }));
        if (refusal(felt, new Map(), [...bets, ...more], `p${spot}`) === undefined) bets = [...bets, ...more];
      }
    }
  }
  return bets.length > 0
    ? bets
    : [{ spot: 1, player: 'p1', kind: 'own', wager: wagers[0].id, amount: cents(1000) }];
}

/** Wagers that must be equal are bet together, every other by itself. */
const stakedTogether = ({ equalStakes = [] }, wagers) => [
  ...equalStakes.map((one) => one.wagers),
  ...wagers.map(({ id }) => [id]).filter(([id]) => !equalStakes.some((one) => one.wagers.includes(id))),
];
