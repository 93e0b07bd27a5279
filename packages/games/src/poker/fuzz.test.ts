import { type Card, formatCard, JOKER, type SeededRandom } from '@croupier/cards';
import { type Answer, cents, type Question, Refused, refusalOfAnswer, VERBS } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { texasHoldem } from '../bclc-poker/17.0-texas-holdem.ts';
import { communityGames } from '../bclc-poker/community-games.ts';
import { anyOf } from './bots.ts';
import { viewHandEvent } from './event-view.ts';
import { dealHand, PokerHand, resumeHand } from './hand.ts';
import type { HandInput } from './hand-events.ts';
import { inputOf } from './hand-events.ts';
import { type HandSetup, inTheMiddle } from './hand-state.ts';
import { readPhh } from './phh/phh-hand.ts';
import { dealPhh } from './phh/replay-phh.ts';
import { writePhh } from './phh/write-phh.ts';
import { playSeeded, setupWith, sum } from './testing/rigged-hand.ts';
import { viewHand } from './view.ts';

/** Any table: two to nine players with any stacks, any game and structure, straddles, owed blinds, rake, options. */
const anyTable = fc.record({
  game: fc.constantFrom(0, 0, ...communityGames.keys()),
  stacks: fc.array(fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 5000 })), {
    minLength: 2,
    maxLength: 9,
  }),
  straddle: fc.boolean(),
  fromButton: fc.boolean(),
  owing: fc.integer({ min: 1, max: 9 }),
  runTwice: fc.constantFrom('off', 'after-flop', 'any-time'),
  options: fc.record({
    betting: fc.constantFrom('no-limit', 'pot-limit', 'fixed-limit'),
    maximumBet: fc.constantFrom('none', 10_000),
    smallestChip: fc.constantFrom(1, 5, 25),
    rakePercent: fc.constantFrom(0, 3, 5),
    rakeTaken: fc.constantFrom('at-end', 'each-round'),
    noFlopNoRake: fc.constantFrom('on', 'off'),
  }),
  withBlinds: fc.record({
    headsUpBlinds: fc.constantFrom('button-small', 'printed'),
    chop: fc.constantFrom('on', 'off'),
    showdown: fc.constantFrom('in-turn', 'exposed'),
  }),
  bringIn: fc.constantFrom('bet', 25, 75),
  ante: fc.constantFrom(25, 100),
});

type AnyTable = typeof anyTable extends fc.Arbitrary<infer T> ? T : never;

function setupFor(table: AnyTable): HandSetup {
  const { game, stacks, options, owing } = table;
  const variant = communityGames[game]?.variant ?? texasHoldem;
  const chips = stacks.slice(0, variant.seats).map((stack) => stack * options.smallestChip);
  const { forced } = variant;
  if (forced.kind === 'antes') {
    const own = { ante: table.ante, ...(forced.bringIn ? { bringIn: table.bringIn } : {}) };
    return setupWith(chips, { ...options, ...own }, { variant });
  }
  const { mississippi } = forced.straddle;
  const twice = variant.runTwice !== null && options.betting !== 'fixed-limit' && table.runTwice !== 'off';
  const fromButton = table.fromButton && mississippi && !twice;
  const position = fromButton ? chips.length - 1 : 2;
  const straddles = table.straddle && chips.length > 3 && (chips[position] ?? 0) >= 200;
  return setupWith(
    chips,
    {
      ...options,
      ...table.withBlinds,
      ...(fromButton ? { straddle: 'mississippi' } : {}),
      ...(twice ? { runTwice: table.runTwice } : {}),
    },
    {
      variant,
      ...(straddles ? { straddle: { position, amount: cents(200) } } : {}),
      owes: { [owing]: { small: true, big: true } },
    },
  );
}

const runs = fc.tuple(anyTable, fc.integer());

const random = (question: Question, source: SeededRandom, own: readonly Card[]): Answer =>
  anyOf(question.actions, source, own);

/** Everything that can be checked of a hand while it is played. */
function watch(setup: HandSetup, seed: number, check: (hand: PokerHand) => void): PokerHand {
  const probe = new PokerHand(setup);
  const inputs: HandInput[] = [];
  const played = playSeeded(setup, seed, random);
  for (const event of played.events) {
    const input = inputOf(event);
    if (!input) continue;
    check(probe);
    inputs.push(input);
    probe.advance(input);
  }
  check(probe);
  expect(probe.events).toEqual(played.events);
  return played;
}

describe('any hand at any table', () => {
  it('conserves every chip at every step, and ends', () => {
    fc.assert(
      fc.property(runs, ([table, seed]) => {
        const setup = setupFor(table);
        const begun = sum(setup.players.map(({ stack }) => stack));
        const hand = watch(setup, seed, ({ state }) => {
          const stacks = sum(state.players.map(({ stack }) => stack));
          const now = stacks + inTheMiddle(state) + state.raked;
          if (now !== begun) throw new Error(`${begun} chips have become ${now}.`);
          const negative = state.players.some(({ stack, bet, paid }) => Math.min(stack, bet, paid) < 0);
          if (negative) throw new Error('Somebody has less than nothing.');
        });
        expect(hand.waiting.for).toBe('nothing');
        expect(hand.state.raked).toBeLessThanOrEqual(setup.rake?.cap ?? 0);
      }),
      { numRuns: 400 },
    );
  });

  it('somebody can always act when someone must, and only who has chips and a claim is asked to bet', () => {
    fc.assert(
      fc.property(runs, ([table, seed]) => {
        const setup = setupFor(table);
        watch(setup, seed, ({ waiting, state }) => {
          if (waiting.for !== 'answer') return;
          const [question] = waiting.questions;
          const open = question.actions.filter(({ refused }) => !refused);
          expect(open.length).toBeGreaterThan(0);
          const player = state.players.find(({ seat }) => seat === question.seat);
          expect(player?.out).toBeNull();
          if (question.actions.some(({ verb }) => verb === 'fold')) expect(player?.stack).toBeGreaterThan(0);
          const free = open.some(({ verb }) => verb === 'check');
          const owed = open.some(({ verb }) => verb === 'call');
          // Who must open has neither.
          const opens = state.round?.bringIn === 'due';
          if (question.actions.some(({ verb }) => verb === 'fold')) expect(free).toBe(!owed && !opens);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('every offered action is accepted at its least and its most, and every other refused with a reason', () => {
    fc.assert(
      fc.property(runs, ([table, seed]) => {
        const setup = setupFor(table);
        const inputs: HandInput[] = [];
        const played = playSeeded(setup, seed, random);
        const again = (): PokerHand => {
          const hand = new PokerHand(setup);
          for (const input of inputs) hand.advance(input);
          return hand;
        };
        const questions = played.events.filter(({ type }) => type === 'acted').length;
        const looked = Math.abs(seed) % Math.max(questions, 1);
        let asked = 0;
        for (const event of played.events) {
          const input = inputOf(event);
          if (!input) continue;
          if ('answer' in input && asked++ === looked) everyVerb(again);
          inputs.push(input);
        }
      }),
      { numRuns: 250 },
    );
  });

  function everyVerb(again: () => PokerHand): void {
    const { waiting } = again();
    if (waiting.for !== 'answer') throw new Error('Somebody should be asked.');
    for (const verb of VERBS) {
      const action = waiting.questions[0].actions.find((each) => each.verb === verb);
      if (!action || action.refused) {
        const amount = verb === 'bet' || verb === 'raise' ? { amount: cents(100) } : {};
        const refusal = refusalOfAnswer(waiting.questions[0], { verb, ...amount });
        expect(refusal?.reason).toMatch(/\w.*\.$/);
        expect(() => again().advance({ answer: { verb, ...amount } })).toThrow(Refused);
        continue;
      }
      const { least, most } = action;
      if (verb === 'discard') {
        const own = again().state.players.find(({ seat }) => seat === waiting.questions[0].seat)?.cards ?? [];
        again().advance({ answer: { verb, cards: own.slice(0, 1) } });
        for (const cards of [[], own, [JOKER]]) {
          expect(() => again().advance({ answer: { verb, cards } })).toThrow(Refused);
        }
        continue;
      }
      if (least === undefined) {
        again().advance({ answer: { verb } });
        expect(() => again().advance({ answer: { verb, amount: cents(1) } })).toThrow(Refused);
        continue;
      }
      for (const amount of [least, most ?? least]) again().advance({ answer: { verb, amount } });
      for (const amount of [least - 1, (most ?? least) + 1]) {
        expect(() => again().advance({ answer: { verb, amount: cents(amount) } })).toThrow(Refused);
      }
      if (most !== least) expect(() => again().advance({ answer: { verb } })).toThrow(Refused);
    }
    again().advance({ answer: waiting.questions[0].absent });
  }

  it('a hand resumed from its events is the same hand, and goes on the same', () => {
    fc.assert(
      fc.property(runs, fc.nat(60), ([table, seed], cut) => {
        const setup = setupFor(table);
        const played = playSeeded(setup, seed, random);
        const resumed = resumeHand(setup, played.events.slice(0, cut));
        const rest = played.events.slice(0, cut).filter((event) => inputOf(event)).length;
        for (const event of played.events.filter((each) => inputOf(each)).slice(rest)) {
          const input = inputOf(event);
          if (input) resumed.advance(input);
        }
        expect(resumed.events).toEqual(played.events);
        expect(resumed.state.players).toEqual(played.state.players);
      }),
      { numRuns: 150 },
    );
  });

  it('a hand dealt while nobody follows it ends alike and tells the same, also to who asks in the middle', () => {
    fc.assert(
      fc.property(runs, fc.option(fc.nat(12)), ([table, seed], asksAt) => {
        const setup = setupFor(table);
        const played = playSeeded(setup, seed, random);
        const inputs = played.events.flatMap((event) => inputOf(event) ?? []);
        const cards = inputs.flatMap((input) => ('card' in input ? [input.card] : [])).values();
        const answers = inputs.flatMap((input) => ('answer' in input ? [input.answer] : [])).values();
        let asked = 0;
        const hand = dealHand(
          setup,
          () => cards.next().value ?? JOKER,
          (question, now) => {
            if (asked++ === asksAt) expect(now.events).toEqual(played.events.slice(0, now.events.length));
            return answers.next().value ?? question.absent;
          },
        );
        expect(hand.state.log === null).toBe(asksAt === null || asksAt >= asked);
        expect(hand.state.players).toEqual(played.state.players);
        expect(hand.events).toEqual(played.events);
      }),
      { numRuns: 250 },
    );
  });

  it('no viewer receives a card they may not know', () => {
    fc.assert(
      fc.property(runs, ([table, seed]) => {
        const setup = setupFor(table);
        const viewers = [[], ...setup.players.map(({ seat }) => [seat])];
        watch(setup, seed, (hand) => {
          for (const seats of viewers) {
            const known = new Set(cardsKnownTo(hand, seats).map(formatCard));
            const sent = JSON.stringify([
              viewHand(hand, { seats }),
              hand.events.map((event) => viewHandEvent(event, { seats })),
            ]);
            for (const [, card = ''] of sent.matchAll(/"([2-9TJQKA][cdhs])"/g)) {
              if (!known.has(card)) throw new Error(`${card} was sent to ${seats.join() || 'a stranger'}.`);
            }
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  /** Said once more, slowly: one's own cards, the boards, and what was shown. */
  function cardsKnownTo(hand: PokerHand, seats: readonly number[]): Card[] {
    return hand.events.flatMap((event) => {
      if (event.type === 'turned' || event.type === 'exposed') return [event.card];
      if (event.type === 'shown') return [...event.cards];
      const sees = event.type === 'dealt' && (event.facing === 'up' || seats.includes(event.seat));
      return sees ? [event.card] : [];
    });
  }

  it('a hand written as PHH and read again ends with the same stacks', () => {
    fc.assert(
      fc.property(runs, fc.constantFrom('all', 'shown'), ([table, seed], cards) => {
        const setup = setupFor(table);
        const played = playSeeded(setup, seed, random);
        const [read] = readPhh(writePhh(played, { decimals: 2, cards }));
        if (!read || 'error' in read) throw new Error(read?.error ?? 'Nothing was written.');
        const again = dealPhh(read);
        expect(again.state.players.map(({ stack }) => stack)).toEqual(
          played.state.players.map(({ stack }) => stack),
        );
        expect(read.finishingStacks).toEqual(played.state.players.map(({ stack }) => stack));
      }),
      { numRuns: 300 },
    );
  });
});
