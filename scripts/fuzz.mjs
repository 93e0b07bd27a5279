// npm run fuzz -- [--hands N] [--seed S] [--table K]: community poker, every game, every structure, two to eleven players.
// Tables come from seeds, with any options that the game allows; people straddle, go away, come back and buy chips between
// hands. In every hand chips are conserved at every step, whoever is asked can do something, everything offered is accepted
// and everything else refused with a reason, and the hand ends and is the same when it is dealt again from its inputs,
// with nobody who follows it and with somebody. One hand in HISTORY_EVERY is also compared event by event, written as PHH
// and read again. A run that is stopped goes on where it was: what is done is kept beside the build. A failure names its
// table, and --table deals that one alone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawing, seededRandom } from '../packages/cards/dist/index.js';
import {
  addChips,
  anyOf,
  catalogue,
  dealHand,
  drawButton,
  drawersForButton,
  finishHand,
  inputOf,
  nextPlayers,
  openTable,
  PokerHand,
  replayPhh,
  sitDown,
  sitOut,
  startHand,
  straddleOption,
  writePhh,
} from '../packages/games/dist/index.js';
import { cents, Refused, refusalOfAnswer, VERBS } from '../packages/table/dist/index.js';
import { root } from './workspace.mjs';

const HANDS_AT_A_TABLE = 12;
const HISTORY_EVERY = 50;
const MOST_PLAYERS = 11;

const games = catalogue.filter(({ kind }) => kind === 'poker');

class Failed extends Error {}

const must = (holds, what) => {
  if (!holds) throw new Failed(what);
};

/** Any of a list, each as likely. */
const oneOf = (list, random) => list[random.below(list.length)];

/** Any options that a game allows together; what it refuses together is tried again. */
function someRules(game, random) {
  for (;;) {
    const options = {};
    for (const { name, values } of game.options) {
      if (values.length > 0 && random.below(2) === 0) options[name] = oneOf(values, random);
    }
    options.betting = oneOf(['fixed-limit', 'no-limit', 'pot-limit'], random);
    try {
      return game.with(options);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}

function someTable(game, random) {
  const rules = someRules(game, random);
  let table = openTable(rules);
  const most = Math.min(MOST_PLAYERS, rules.variant.seats);
  const players = 2 + random.below(most - 1);
  for (let seat = 1; seat <= players; seat += 1)
    table = sitDown(table, seat, `p${seat}`, someChips(rules, random));
  return table;
}

/** At least the least buy-in, in whole chips: seldom deep, so that people are all in. */
const someChips = ({ minimumBuyIn, smallestChip }, random) =>
  cents(
    Math.ceil(minimumBuyIn / smallestChip) * smallestChip +
      random.below(oneOf([1, 20, 400], random)) * smallestChip,
  );

/** What happens between two hands; what is refused does not happen. */
function between(table, random) {
  let after = table;
  for (const [seat, { stack, sittingOut }] of table.seats) {
    if (stack === 0) after = addChips(after, seat, someChips(table.rules, random));
    if (random.below(12) === 0) after = sitOut(after, seat, !sittingOut);
  }
  return after;
}

function someStraddles(table, random) {
  const players = nextPlayers(table) ?? [];
  const wanted = [];
  for (const { seat } of players) {
    if (random.below(6) > 0) continue;
    const option = straddleOption(table.rules, players, seat);
    if (option?.least === undefined || option.refused) continue;
    wanted.push({ seat, amount: option.least });
  }
  return wanted;
}

const standing = ({ players, dead, raked, dropped, toAward }) => {
  const middle = toAward?.length === 0 ? 0 : dead - raked - dropped;
  let sum = raked + dropped + middle;
  for (const { stack, bet, paid } of players) {
    must(stack >= 0 && bet >= 0 && paid >= 0, 'somebody has less than nothing');
    sum += stack + bet + paid;
  }
  return sum;
};

const reasoned = (refusal) =>
  refusal !== undefined && refusal.reason.length > 1 && refusal.reason.endsWith('.');

/**
 * Everything offered is accepted, at its least and its most; everything else is refused with a reason. Of the verbs that are
 * not spoken of at all, any one is tried each time.
 */
function everyVerb(question, own, random) {
  let open = 0;
  const stray = oneOf(VERBS, random);
  if (!question.actions.some(({ verb }) => verb === stray)) {
    must(reasoned(refusalOfAnswer(question, { verb: stray })), `${stray} is taken`);
  }
  for (const { verb, least, most, takes, refused } of question.actions) {
    if (refused) {
      must(reasoned(refusalOfAnswer(question, { verb })), `${verb} is refused without a reason`);
      continue;
    }
    open += 1;
    if (takes) {
      must(!refusalOfAnswer(question, { verb, cards: own.slice(0, takes.cards) }), `${verb} is refused`);
      must(reasoned(refusalOfAnswer(question, { verb, cards: own })), `${verb} takes every card`);
    } else if (least === undefined) {
      must(!refusalOfAnswer(question, { verb }), `${verb} is refused`);
      must(reasoned(refusalOfAnswer(question, { verb, amount: 1 })), `${verb} takes an amount`);
    } else {
      for (const amount of [least, most])
        must(!refusalOfAnswer(question, { verb, amount }), `${verb} ${amount} is refused`);
      for (const amount of [least - 1, most + 1, Number.NaN]) {
        must(reasoned(refusalOfAnswer(question, { verb, amount })), `${verb} ${amount} is taken`);
      }
    }
  }
  must(open > 0, 'nobody can do anything');
  must(
    !refusalOfAnswer(question, question.absent) || question.absent.cards,
    'what is done for the absent is refused',
  );
}

/** The most that happens in a hand is far below this. */
const MOST_STEPS = 5000;

function playHand(setup, random) {
  const begun = setup.players.reduce((sum, { stack }) => sum + stack, 0);
  const draw = drawing(random, setup.variant.deck);
  const hand = new PokerHand(setup);
  for (let steps = 0; hand.waiting.for !== 'nothing'; steps += 1) {
    must(steps < MOST_STEPS, 'the hand does not end');
    const { waiting } = hand;
    if (waiting.for === 'card') {
      hand.advance({ card: draw() });
      continue;
    }
    const [question] = waiting.questions;
    const player = hand.state.players.find(({ seat }) => seat === question.seat);
    must(player?.out === null, 'somebody is asked who has no hand');
    everyVerb(question, player.cards, random);
    hand.advance({ answer: anyOf(question.actions, random, player.cards) });
    must(standing(hand.state) === begun, 'chips are made or lost');
  }
  must(standing(hand.state) === begun, 'chips are made or lost at the end');
  return hand;
}

const stacksOf = ({ state }) => state.players.map(({ stack }) => stack).join();

/** Dealt while nobody follows it, and then told: the hand comes of its cards and answers twice more. */
function dealtAgain(hand) {
  const { setup } = hand.state;
  const inputs = hand.events.flatMap((event) => inputOf(event) ?? []);
  const cards = inputs.flatMap((input) => ('card' in input ? [input.card] : [])).values();
  const answers = inputs.flatMap((input) => ('answer' in input ? [input.answer] : [])).values();
  const again = dealHand(
    setup,
    () => cards.next().value,
    () => answers.next().value,
  );
  must(cards.next().done && answers.next().done, 'dealt again it ends sooner');
  must(stacksOf(again) === stacksOf(hand), 'dealt again it ends otherwise');
  must(again.events.length === hand.events.length, 'dealt again it has other events');
  return again;
}

const toldAlike = (one, other) => JSON.stringify(one.events) === JSON.stringify(other.events);

function readAgain(hand) {
  const text = writePhh(hand, { decimals: 2, cards: 'all' });
  const [read] = replayPhh(text);
  must(read?.ok, `its history is not the same: ${read?.error ?? read?.difference}\n${text}`);
}

/** Every hand of one table. */
export function fuzzTable(seed, index) {
  const random = seededRandom(`${seed}/${index}`);
  const game = games[index % games.length];
  let table = someTable(game, random);
  let hands = 0;
  try {
    for (; hands < HANDS_AT_A_TABLE; hands += 1) {
      const draw = drawing(random, table.rules.variant.deck);
      const drawers = drawersForButton(table);
      if (drawers.length > 0)
        table = drawButton(
          table,
          drawers.map((seat) => ({ seat, card: draw() })),
        );
      const started = startHand(table, someStraddles(table, random));
      if (!started) break;
      const hand = playHand(started.setup, random);
      const again = dealtAgain(hand);
      if ((index * HANDS_AT_A_TABLE + hands) % HISTORY_EVERY === 0) {
        must(toldAlike(again, hand), 'dealt again it is told otherwise');
        readAgain(hand);
      }
      table = between(finishHand(started.table, hand), random);
    }
  } catch (error) {
    const { options } = table.rules;
    throw new Failed(
      `${game.id} with ${JSON.stringify(options)}, ${table.seats.size} seats, hand ${hands + 1}: ${error.stack}`,
    );
  }
  return { game: game.id, hands };
}

/** A sample for npm test. */
export function fuzzSample() {
  for (let index = 0; index < games.length * 60; index += 1) fuzzTable('sample', index);
}

function kept(seed) {
  const folder = join(root, 'node_modules', '.fuzz');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${seed}.json`);
  const done = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { tables: 0, hands: 0, games: {}, seconds: 0 };
  return { done, keep: () => writeFileSync(file, `${JSON.stringify(done, null, 2)}\n`) };
}

const MANY = 200;

function longRun(wanted, seed) {
  const { done, keep } = kept(seed);
  if (done.hands > 0) console.log(`Going on after ${done.hands.toLocaleString('en')} hands.`);
  let since = Date.now();
  while (done.hands < wanted) {
    for (let count = 0; count < MANY; count += 1) {
      const { game, hands } = fuzzTable(seed, done.tables);
      done.tables += 1;
      done.hands += hands;
      done.games[game] = (done.games[game] ?? 0) + hands;
    }
    const now = Date.now();
    if (now - since < 10_000 && done.hands < wanted) continue;
    done.seconds += (now - since) / 1000;
    since = now;
    keep();
    const left = Math.round(((wanted - done.hands) / done.hands) * done.seconds);
    console.log(
      `${done.hands.toLocaleString('en')} hands at ${done.tables.toLocaleString('en')} tables; about ${Math.max(0, left)} s left`,
    );
  }
  for (const [game, hands] of Object.entries(done.games))
    console.log(`  ${game}: ${hands.toLocaleString('en')}`);
  console.log(`${done.hands.toLocaleString('en')} hands, none wrong.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      hands: { type: 'string', default: '10000000' },
      seed: { type: 'string', default: 'croupier' },
      table: { type: 'string' },
    },
  });
  if (values.table === undefined) longRun(Number(values.hands), values.seed);
  else console.log(fuzzTable(values.seed, Number(values.table)));
}
