import { cents } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PokerTableCommand } from './poker-commands.ts';
import { handOf, heldBy, isPlaying, seatOf, turnOf } from './poker-state.ts';
import { viewPokerEvent, viewPokerTable } from './poker-view.ts';
import { viewPokerYou } from './poker-you.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';

const PEOPLE = ['ann', 'bob', 'cy', 'dee'];
const naming = (id: string) => ({ who: `h${id.length}`, name: id.toUpperCase() });
const moment = { phase: { name: 'playing', since: 0, until: null }, asking: null } as const;

type Move =
  | { readonly kind: 'go on' }
  | { readonly kind: 'ask'; readonly command: PokerTableCommand }
  | { readonly kind: 'act'; readonly pick: number; readonly share: number };

const player = fc.constantFrom(...PEOPLE);
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 10, arbitrary: fc.constant({ kind: 'go on' } as const) },
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      pick: fc.nat(20),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      command: fc.oneof(
        fc.record({
          do: fc.constant('sit-down' as const),
          player,
          seat: fc.integer({ min: 0, max: 7 }),
          amount: fc.constantFrom(4000, 5000, 12_300, 40_000, 50_000, 100, 4050).map(cents),
        }),
        fc.record({
          do: fc.constantFrom('stand-up' as const, 'sit-out' as const, 'come-back' as const),
          player,
        }),
        fc.record({
          do: fc.constant('add-chips' as const),
          player,
          amount: fc.constantFrom(100, 5000, 20_000, 50).map(cents),
        }),
        fc.record({
          do: fc.constant('act' as const),
          player,
          turn: fc.integer({ min: 1000, max: 1020 }),
          answer: fc.constantFrom({ verb: 'call' as const }, { verb: 'fold' as const }),
        }),
        fc.record({
          do: fc.constant('straddle' as const),
          player,
          amount: fc.constantFrom(400, 500, 300).map(cents),
        }),
        fc.record({ do: fc.constant('no-straddle' as const), player }),
        fc.record({
          do: fc.constant('call-clock' as const),
          player,
          turn: fc.integer({ min: 1000, max: 1020 }),
        }),
        fc.record({
          do: fc.constant('see-hand' as const),
          player,
          seat: fc.integer({ min: 1, max: 6 }),
        }),
      ),
    }),
  },
);
const moves = fc.array(move, { minLength: 20, maxLength: 160 });

function opened(seed: string, options = {}): CardFelt {
  const felt = new CardFelt(pokerSetting(options), seed);
  for (const name of PEOPLE) felt.fund(name, 60_000);
  ['ann', 'bob', 'cy'].forEach((name, at) => {
    felt.ask({ do: 'sit-down', player: name, seat: at + 1, amount: cents([4000, 9000, 20_000][at] ?? 4000) });
  });
  return felt;
}

function make(felt: CardFelt, one: Move) {
  if (one.kind === 'ask') return felt.ask(one.command);
  if (one.kind === 'go on') return felt.goOn();
  const seat = felt.untilAsked();
  const { hand } = felt.state;
  if (seat === null || !hand) return felt.goOn();
  const { waiting } = handOf(hand);
  if (waiting.for !== 'answer') return felt.goOn();
  const offered = waiting.questions[0].actions.filter(({ refused }) => !refused);
  const action = offered[one.pick % offered.length];
  if (!action) throw new Error('Nobody is asked who has nothing to do.');
  const { verb, least, most, step } = action;
  const top = most ?? least ?? 0;
  const wanted = (least ?? 0) + (top - (least ?? 0)) * one.share;
  const amount = one.share > 0.9 ? top : Math.max(least ?? 0, wanted - (wanted % (step ?? 1)));
  return felt.ask({
    do: 'act',
    player: hand.holders.get(seat) ?? '',
    turn: turnOf(hand),
    answer: { verb, ...(least === undefined ? {} : { amount: cents(Math.floor(amount)) }) },
  });
}

const total = (felt: CardFelt): number => [...felt.balances.values()].reduce((sum, chips) => sum + chips, 0);

describe.each([
  ['no limit', {}],
  ['fixed limit without rake', { betting: 'fixed-limit', rakePercent: 0 }],
  ['pot limit with chops and all hands shown', { betting: 'pot-limit', chop: 'on', showdown: 'exposed' }],
  ['no limit run twice', { runTwice: 'any-time' }],
  [
    'limit with straddles, raked each round',
    { betting: 'fixed-limit', straddle: 'mississippi', rakeTaken: 'each-round' },
  ],
])('a poker table: %s', (_, options) => {
  it('conserves chips, keeps stacks and stakes equal, and changes nothing when it refuses', () => {
    fc.assert(
      fc.property(moves, fc.string(), (all, seed) => {
        const felt = opened(seed, options);
        for (const one of all) {
          const { state } = felt;
          const balances = JSON.stringify([...felt.balances]);
          const decision = make(felt, one);
          if ('refused' in decision) {
            expect(decision.refused.reason).toMatch(/\.$/);
            if (one.kind === 'ask') {
              expect(felt.state).toBe(state);
              expect(JSON.stringify([...felt.balances])).toBe(balances);
            }
          }
          expect(total(felt)).toBe(0);
          for (const name of PEOPLE) {
            const seat = seatOf(felt.state, name);
            const stack = seat === undefined ? 0 : felt.state.table.seats.get(seat)?.stack;
            expect(felt.balance(`stakes:${name}@poker`)).toBe(stack);
          }
          expect(felt.balance('rake:poker')).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the fold of its journal, from its first line and from its last hand, and every hand ends', () => {
    fc.assert(
      fc.property(moves, fc.string(), (all, seed) => {
        const felt = opened(seed, options);
        for (const one of all) make(felt, one);
        expect(felt.refolded('start')).toEqual(felt.state);
        if (felt.state.hands > 0) expect(felt.refolded('last hand')).toEqual(felt.state);
        let steps = 0;
        while (isPlaying(felt.state)) {
          felt.goOn();
          steps += 1;
          expect(steps).toBeLessThan(200);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('shows nobody a card that is not theirs and was not shown', () => {
    fc.assert(
      fc.property(moves, fc.string(), (all, seed) => {
        const felt = opened(seed, options);
        for (const one of all) {
          const decision = make(felt, one);
          const { hand } = felt.state;
          if ('refused' in decision || !hand) continue;
          const { events, state } = handOf(hand);
          const everybody = new Set(
            events.flatMap((event) => {
              if (event.type === 'turned') return [event.card];
              return event.type === 'shown' || event.type === 'seen' ? event.cards : [];
            }),
          );
          const told = [
            viewPokerTable(felt.setting, felt.state, moment, naming),
            ...decision.events.map((event) => viewPokerEvent(felt.state, event, moment, naming)),
          ];
          expectOnly(told, [...everybody]);
          for (const name of [...PEOPLE, 'eve']) {
            const held = heldBy(hand, name);
            const own = state.players.find(({ seat }) => seat === held)?.cards ?? [];
            const asking = { seat: state.players[0]?.seat ?? 0, turn: 1, since: 0, until: 0 };
            const you = viewPokerYou(felt.setting, felt.state, name, naming(name), 0, asking);
            expectOnly(you, own);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

function expectOnly(told: unknown, allowed: readonly number[]): void {
  const names = new Set(allowed.map((card) => '23456789TJQKA'.charAt(card >> 2) + 'cdhs'.charAt(card & 3)));
  for (const [, card] of JSON.stringify(told).matchAll(/"([2-9TJQKA][cdhs])"/g))
    expect(names).toContain(card);
}
