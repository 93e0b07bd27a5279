// Rounds dealt and settled on one core, as a simulation deals them: baccarat with three seats, Three Card Poker with six, no-limit hold'em
// six-handed beside the engine on npm that deals it.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { DrawnShoe, Shoe, seededRandom } from '../packages/cards/dist/index.js';
import {
  anyOf,
  catalogue,
  dealHand,
  fortuneAsiaHouseWay,
  isBanked,
  miniBaccarat,
  openTable,
  paiGowHouseWay,
  paiGowPoker,
  pokerGameNamed,
  sitDown,
  startHand,
  threeCardPoker,
} from '../packages/games/dist/index.js';
import { strategiesOf, strategyFor } from '../packages/odds/dist/index.js';
import { cents } from '../packages/table/dist/index.js';
import { measuring, median } from './measure.mjs';

export const name = 'rounds';

const own = (spot, wager, amount) => ({
  spot,
  player: `p${spot}`,
  wager,
  kind: 'own',
  amount: cents(amount),
});

/** A thousand coups with a bet on each wager, every chip counted. */
function baccarat() {
  const game = miniBaccarat.with({});
  const bets = [own(1, 'player', 1000), own(2, 'banker', 2500), own(3, 'tie', 500)];
  const shoe = new DrawnShoe(game.layout.shoe, seededRandom('bench'));
  const draw = () => shoe.draw();
  return () => {
    for (let i = 0; i < 1000; i += 1) {
      if (shoe.cutCardShows) shoe.gather();
      game.dealOut(bets, draw, noDecisions);
    }
  };
}

const noDecisions = () => {
  throw new Error('Nobody decides anything in baccarat.');
};

/** A thousand rounds with an ante and Pair Plus at six seats, every hand played. */
function threeCards() {
  const game = threeCardPoker.with({});
  const bets = [1, 2, 3, 4, 5, 6].flatMap((seat) => [own(seat, 'ante', 1000), own(seat, 'pair-plus', 500)]);
  const shoe = new DrawnShoe(game.layout.shoe, seededRandom('bench'));
  const draw = () => shoe.draw();
  const play = { verb: 'play' };
  return () => {
    for (let i = 0; i < 1000; i += 1) {
      shoe.gather();
      game.dealOut(bets, draw, () => play);
    }
  };
}

/** A thousand rounds with a bet on every wager at six seats, decided by a named strategy. */
function everyWager({ layout, dealOut }, { decide }) {
  const bets = [1, 2, 3, 4, 5, 6].flatMap((seat) =>
    layout.wagers
      .filter(({ inPlay }) => !inPlay)
      .map(({ id, between = { least: 1000, most: 1000 } }) =>
        own(seat, id, Math.min(Math.max(1000, between.least), between.most)),
      ),
  );
  const shoe = new DrawnShoe(layout.shoe, seededRandom('bench'));
  const draw = () => shoe.draw();
  return () => {
    for (let i = 0; i < 1000; i += 1) {
      if (layout.deckEachRound || shoe.cutCardShows) shoe.gather();
      dealOut(bets, draw, decide);
    }
  };
}

/** What a person could keep in mind, where a game has such a strategy; otherwise its first. */
const SIMPLE = ['simple', 'basic', 'house-way'];
function simpleStrategy(game) {
  const all = strategiesOf(game);
  return SIMPLE.map((simple) => all.find((one) => one.name === simple)).find(Boolean) ?? strategyFor(game);
}

/** Each game and each engine in a process of its own, where it has the optimiser to itself as at a table's. */
function alone(id) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), id], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** What is said of a game, or of an engine's hands, in its own process. */
function measuredAlone(id) {
  const hands = ENGINES[id];
  if (hands) return { rate: measuring({ hands: { things: 200, work: hands() } }).hands };
  const game = catalogue.find((one) => one.id === id).with({});
  const strategy = simpleStrategy(game);
  const { rounds } = measuring({ rounds: { things: 1000, work: everyWager(game, strategy) } });
  return { game: game.title, strategy: strategy.name, rate: rounds };
}

/** The same ten thousand hands of seven cards, set by the house way alone. */
function houseWay(way) {
  const random = seededRandom('bench');
  const hands = Array.from({ length: 10_000 }, () => {
    const shoe = Shoe.seeded(paiGowPoker.with({}).layout.shoe, random);
    return Array.from({ length: 7 }, () => shoe.draw());
  });
  return () => {
    for (const hand of hands) way.set(hand);
  };
}

const STACK = 20_000;
const SEATS = 6;

/** Two hundred six-handed hands, every decision any of the legal ones, each as likely. */
function holdem() {
  const rules = pokerGameNamed('bclc-poker/texas-holdem').with({ betting: 'no-limit', runTwice: 'off' });
  let table = openTable(rules);
  for (let seat = 1; seat <= SEATS; seat += 1) table = sitDown(table, seat, `p${seat}`, cents(STACK));
  const random = seededRandom('bench');
  const { setup } = startHand(table);
  const shoe = new DrawnShoe({ decks: 1, cutCardFromBack: 0, kind: rules.variant.deck }, random);
  const draw = () => shoe.draw();
  const any = ({ actions }) => anyOf(actions, random);
  return () => {
    for (let i = 0; i < 200; i += 1) {
      shoe.gather();
      dealHand(setup, draw, any);
    }
  };
}

/** The same by poker-ts, its own shuffle included. */
function pokerTs() {
  const Poker = createRequire(import.meta.url)('poker-ts');
  const random = seededRandom('bench');
  return () => {
    for (let i = 0; i < 200; i += 1) {
      const table = new Poker.Table({ smallBlind: 100, bigBlind: 200 }, SEATS);
      for (let seat = 0; seat < SEATS; seat += 1) table.sitDown(seat, STACK);
      table.startHand();
      while (table.isHandInProgress()) {
        while (table.isBettingRoundInProgress()) {
          const { actions, chipRange } = table.legalActions();
          const action = actions[random.below(actions.length)];
          const sized = action === 'bet' || action === 'raise';
          table.actionTaken(
            action,
            sized ? chipRange.min + random.below(chipRange.max - chipRange.min + 1) : undefined,
          );
        }
        table.endBettingRound();
        if (table.areBettingRoundsCompleted()) table.showdown();
      }
    }
  };
}

/** The rulebook of the house-banked poker games. */
const BANKED_POKER = 'bclc-poker';

/** Who deals hold'em, by name. */
const ENGINES = { croupier: holdem, 'poker-ts': pokerTs };
const TURNS = 5;

/** The median of several processes of each engine, in turn. */
function engines() {
  const names = Object.keys(ENGINES);
  const turns = Array.from({ length: TURNS }, () => names.map((engine) => alone(engine).rate));
  return Object.fromEntries(names.map((engine, at) => [engine, median(turns.map((rates) => rates[at]))]));
}

const perSecond = (rate) => Math.round(rate).toLocaleString('en');

export async function run(report) {
  report.note(
    'Per second of processor time on one thread; what is compared with others is measured in turn in one run.',
  );
  // The first game has the optimiser to itself; the last row shows what sharing it costs.
  const ours = {
    ...measuring({ 'Three Card Poker, six seats': { things: 1000, work: threeCards() } }),
    ...measuring({ 'Mini-Baccarat, three seats': { things: 1000, work: baccarat() } }),
    ...measuring({
      'Three Card Poker, after baccarat in the same process': { things: 1000, work: threeCards() },
    }),
  };
  report.table(
    'Rounds dealt and settled, every chip counted',
    ['game', 'rounds/s'],
    Object.entries(ours).map(([game, rate]) => [game, perSecond(rate)]),
  );
  report.table(
    'House-banked poker with six seats and a bet on every wager',
    ['game', 'strategy', 'rounds/s'],
    catalogue
      .filter(isBanked)
      .filter(({ section }) => section.rulebook.id === BANKED_POKER)
      .map(({ id }) => alone(id))
      .map(({ game, strategy, rate }) => [game, strategy, perSecond(rate)]),
  );
  const set = {
    ...measuring({ 'Pai Gow Poker, §9': { things: 10_000, work: houseWay(paiGowHouseWay) } }),
    ...measuring({ 'Fortune Asia Poker, §7': { things: 10_000, work: houseWay(fortuneAsiaHouseWay) } }),
  };
  report.table(
    'Hands set by the house way',
    ['game', 'hands/s'],
    Object.entries(set).map(([game, rate]) => [game, perSecond(rate)]),
  );
  const hands = engines();
  report.table(
    "Six-handed no-limit hold'em, random legal actions",
    ['engine', 'hands/s', 'against poker-ts'],
    Object.entries(hands).map(([engine, rate]) => [
      engine,
      perSecond(rate),
      engine === 'croupier' ? `${(rate / hands['poker-ts']).toFixed(1)} x` : '',
    ]),
  );
  report.note(`Compared: ${report.versions('poker-ts')}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(measuredAlone(process.argv[2])));
}
