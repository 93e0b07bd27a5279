// Hand ranking beside the evaluators on npm, each in its fastest form of input and on the same hands.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  compareHoles,
  deck,
  emptyTally,
  omahaBoard,
  prepareHigh,
  rankFive,
  rankHoles,
  rankOmaha,
  rankSeven,
  tallySevens,
} from '../packages/cards/dist/index.js';

export const name = 'evaluators';

const require = createRequire(import.meta.url);
const HANDS = 200_000;
const ALL_SEVENS = 133_784_560;

/** The same sequence in every run. */
function seeded(seed) {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function randomHands(count, size, seed) {
  const random = seeded(seed);
  const cards = new Uint8Array(count * size);
  for (let hand = 0; hand < count; hand++) {
    const taken = new Set();
    while (taken.size < size) taken.add(random(52));
    cards.set([...taken], hand * size);
  }
  return cards;
}

/** Hands as arrays of numbers or texts, as the other libraries take them. */
const asArrays = (cards, size, form) =>
  Array.from({ length: cards.length / size }, (_, hand) =>
    Array.from(cards.subarray(hand * size, (hand + 1) * size), form),
  );

// The same hands for all. Constants of the module, as they would be in a simulation that cares for speed.
const sevens = randomHands(HANDS, 7, 20_260_101);
const fives = randomHands(HANDS, 5, 20_260_102);

const text = (card) => '23456789TJQKA'[card >> 2] + 'cdhs'[card & 3];

// Each library's work is written out as a loop of its own, so that its calls are compiled for it alone.
let sink = 0;

function ourSeven() {
  let sum = 0;
  for (let i = 0; i < sevens.length; i += 7) {
    sum += rankSeven(
      sevens[i],
      sevens[i + 1],
      sevens[i + 2],
      sevens[i + 3],
      sevens[i + 4],
      sevens[i + 5],
      sevens[i + 6],
    );
  }
  sink += sum;
}

function ourFive() {
  let sum = 0;
  for (let i = 0; i < fives.length; i += 5) {
    sum += rankFive(fives[i], fives[i + 1], fives[i + 2], fives[i + 3], fives[i + 4]);
  }
  sink += sum;
}

const pokertools = require('@pokertools/evaluator');
function pokertoolsRandom(hands) {
  let sum = 0;
  for (let i = 0; i < hands.length; i++) sum += pokertools.evaluate(hands[i]);
  sink += sum;
}

const phe = require('phe');
const phe7 = require('phe/lib/evaluator7');
const phe5 = require('phe/lib/evaluator5');
function pheSeven() {
  let sum = 0;
  for (let i = 0; i < sevens.length; i += 7) {
    sum += phe7(
      sevens[i],
      sevens[i + 1],
      sevens[i + 2],
      sevens[i + 3],
      sevens[i + 4],
      sevens[i + 5],
      sevens[i + 6],
    );
  }
  sink += sum;
}
function pheFive() {
  let sum = 0;
  for (let i = 0; i < fives.length; i += 5) {
    sum += phe5(fives[i], fives[i + 1], fives[i + 2], fives[i + 3], fives[i + 4]);
  }
  sink += sum;
}

const pokerEvaluator = require('poker-evaluator');
/** Its table is walked card by card, which spares the checks of `evalHand`; cards are numbered from 1. */
function pokerEvaluatorSeven() {
  let sum = 0;
  for (let i = 0; i < sevens.length; i += 7) {
    let at = 53;
    for (let k = 0; k < 7; k++) at = pokerEvaluator.evalCard(at + sevens[i + k] + 1);
    sum += at;
  }
  sink += sum;
}
function pokerEvaluatorFive() {
  let sum = 0;
  for (let i = 0; i < fives.length; i += 5) {
    let at = 53;
    for (let k = 0; k < 5; k++) at = pokerEvaluator.evalCard(at + fives[i + k] + 1);
    sum += pokerEvaluator.evalCard(at);
  }
  sink += sum;
}

const { Hand } = require('pokersolver');
function pokersolverRandom(hands) {
  let sum = 0;
  for (const hand of hands) sum += Hand.solve(hand).rank;
  sink += sum;
}

/** Throws unless all libraries put the hands in the same order as ours: then they are given the cards rightly. */
function checkAgreement(cards) {
  const scores = [];
  for (let i = 0; i < 3500; i += 7) {
    const hand = [...cards.subarray(i, i + 7)];
    let at = 53;
    for (const card of hand) at = pokerEvaluator.evalCard(at + card + 1);
    scores.push({
      ours: rankSeven(...hand),
      others: [-pokertools.evaluate(hand), -phe7(...hand), -phe.evaluateCardCodes(hand), at],
    });
  }
  scores.sort((a, b) => a.ours - b.ours);
  for (let i = 1; i < scores.length; i++) {
    const expected = Math.sign(scores[i].ours - scores[i - 1].ours);
    for (const [k, score] of scores[i].others.entries()) {
      if (Math.sign(score - scores[i - 1].others[k]) !== expected) {
        throw new Error(`Evaluator ${k} ranks a hand otherwise.`);
      }
    }
  }
}

// All seven-card hands: everybody counts how many hands have each of its scores.
const tally = new Uint32Array(1 << 16);

function eachPrefix(visit) {
  for (let a = 51; a >= 6; a--)
    for (let b = a - 1; b >= 5; b--)
      for (let c = b - 1; c >= 4; c--)
        for (let d = c - 1; d >= 3; d--)
          for (let e = d - 1; e >= 2; e--) for (let f = e - 1; f >= 1; f--) visit(a, b, c, d, e, f);
}

function enumeratePokertools() {
  const hand = [0, 0, 0, 0, 0, 0, 0];
  eachPrefix((a, b, c, d, e, f) => {
    hand[0] = a;
    hand[1] = b;
    hand[2] = c;
    hand[3] = d;
    hand[4] = e;
    hand[5] = f;
    for (let g = f - 1; g >= 0; g--) {
      hand[6] = g;
      tally[pokertools.evaluate(hand)]++;
    }
  });
}

function enumeratePhe() {
  eachPrefix((a, b, c, d, e, f) => {
    for (let g = f - 1; g >= 0; g--) tally[phe7(a, b, c, d, e, f, g)]++;
  });
}

/** Shares the way to the sixth card, which is what its table is for. */
function enumeratePokerEvaluator() {
  const { evalCard } = pokerEvaluator;
  for (let a = 52; a >= 7; a--) {
    const p1 = evalCard(53 + a);
    for (let b = a - 1; b >= 6; b--) {
      const p2 = evalCard(p1 + b);
      for (let c = b - 1; c >= 5; c--) {
        const p3 = evalCard(p2 + c);
        for (let d = c - 1; d >= 4; d--) {
          const p4 = evalCard(p3 + d);
          for (let e = d - 1; e >= 3; e--) {
            const p5 = evalCard(p4 + e);
            for (let f = e - 1; f >= 2; f--) {
              const p6 = evalCard(p5 + f);
              for (let g = f - 1; g >= 1; g--) tally[evalCard(p6 + g)]++;
            }
          }
        }
      }
    }
  }
}

function enumerateOneByOne() {
  eachPrefix((a, b, c, d, e, f) => {
    for (let g = f - 1; g >= 0; g--) tally[rankSeven(a, b, c, d, e, f, g)]++;
  });
}

const all = deck();

const millions = (rate) => (rate / 1e6).toFixed(rate < 1e6 ? 2 : rate < 1e7 ? 1 : 0);

function rowsOf(rates, ours) {
  const best = Math.max(...Object.keys(rates).flatMap((key) => (ours.includes(key) ? [] : [rates[key]])));
  return Object.entries(rates)
    .toSorted((a, b) => b[1] - a[1])
    .map(([key, rate]) => [key, millions(rate), ours.includes(key) ? `${(rate / best).toFixed(1)} x` : '']);
}

export async function run(report, measuring) {
  checkAgreement(sevens);
  report.note(
    `Compared: ${report.versions('@pokertools/evaluator', 'phe', 'poker-evaluator', 'pokersolver')}.`,
  );
  report.note(
    'Millions of hands per second of processor time on one thread; the same seeded hands for all; median of alternating rounds.',
  );
  const columns = ['', 'M hands/s', 'against the fastest other'];

  const sevenArrays = asArrays(sevens, 7, (card) => card);
  const few = asArrays(sevens.subarray(0, 7 * 3000), 7, text);
  report.table(
    'Seven random cards',
    columns,
    rowsOf(
      measuring({
        croupier: { things: HANDS, work: ourSeven },
        '@pokertools/evaluator': { things: HANDS, work: () => pokertoolsRandom(sevenArrays) },
        phe: { things: HANDS, work: pheSeven },
        'poker-evaluator': { things: HANDS, work: pokerEvaluatorSeven },
        pokersolver: { things: few.length, work: () => pokersolverRandom(few) },
      }),
      ['croupier'],
    ),
  );

  const fiveArrays = asArrays(fives, 5, (card) => card);
  report.table(
    'Five random cards',
    columns,
    rowsOf(
      measuring({
        croupier: { things: HANDS, work: ourFive },
        '@pokertools/evaluator': { things: HANDS, work: () => pokertoolsRandom(fiveArrays) },
        phe: { things: HANDS, work: pheFive },
        'poker-evaluator': { things: HANDS, work: pokerEvaluatorFive },
      }),
      ['croupier'],
    ),
  );

  report.table(
    'All 133,784,560 seven-card hands, counted by strength',
    columns,
    rowsOf(
      measuring(
        {
          'croupier, tallySevens': { things: ALL_SEVENS, work: () => tallySevens(all, emptyTally()) },
          'croupier, one by one': { things: ALL_SEVENS, work: enumerateOneByOne },
          '@pokertools/evaluator': { things: ALL_SEVENS, work: enumeratePokertools },
          phe: { things: ALL_SEVENS, work: enumeratePhe },
          'poker-evaluator': { things: ALL_SEVENS, work: enumeratePokerEvaluator },
        },
        { rounds: 3, milliseconds: 1000, warm: 1 },
      ),
      ['croupier, tallySevens', 'croupier, one by one'],
    ),
  );
  report.note(
    '`tallySevens` counts the same hands by the same strengths, but looks up together those that differ only in the suits of their three lowest cards, and then moves the flushes among them. poker-evaluator is walked card by card, sharing the way to the sixth. pokersolver would take most of an hour and is left out.',
  );

  const omaha = randomHands(5000, 9, 20_260_103);
  const board = [...omaha.subarray(0, 5)];
  const holes = randomHands(HANDS, 4, 20_260_104).filter((_, i, cards) => {
    const start = i - (i % 4);
    return cards.subarray(start, start + 4).every((card) => !board.includes(card));
  });
  const strengths = new Uint16Array(holes.length / 4);
  const own = measuring({
    'Omaha hands on one board': {
      things: strengths.length,
      work: () => omahaBoard(board).rankAll(holes, strengths),
    },
    'Omaha hands, each on its own board': {
      things: 5000,
      work: () => {
        for (let i = 0; i < omaha.length; i += 9) {
          sink += rankOmaha(omaha.subarray(i + 5, i + 9), omaha.subarray(i, i + 5));
        }
      },
    },
    'hole cards on a board (1,081 at once)': { things: 1081, work: () => rankHoles(board) },
    'hole cards compared with all others (1,081 x 990)': {
      things: 1081 * 990,
      work: () => compareHoles(rankHoles(board)),
    },
  });
  report.table(
    'Ours alone',
    ['', 'M/s'],
    Object.entries(own).map(([key, rate]) => [key, millions(rate)]),
  );

  const script = `import { prepareHigh } from ${JSON.stringify(new URL('../packages/cards/dist/index.js', import.meta.url).href)};
    const before = process.cpuUsage(); prepareHigh(); const used = process.cpuUsage(before);
    console.log((used.user + used.system) / 1000);`;
  const starts = Array.from({ length: 7 }, () =>
    Number(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout),
  ).toSorted((a, b) => a - b);
  report.note(
    `The tables for five, six and seven cards are built on first use in ${starts[3].toFixed(0)} ms of processor time (all threads of a fresh process, median of 7).`,
  );
  prepareHigh();
  if (sink === 0) throw new Error('Nothing was ranked.');
}
