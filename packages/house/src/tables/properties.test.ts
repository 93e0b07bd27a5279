import { formatCard } from '@croupier/cards';
import { type BetChange, cents, costOf } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayerCommand } from './commands.ts';
import { betsOf, roundOf } from './state.ts';
import { Felt, tableWith } from './testing/felt.ts';
import { viewTable, viewTableEvent } from './view.ts';
import { viewYou } from './you.ts';

const PLAYERS = ['ann', 'bob', 'cy'];
const player = fc.constantFrom(...PLAYERS);
const change: fc.Arbitrary<BetChange> = fc.record({
  spot: fc.integer({ min: 0, max: 10 }),
  wager: fc.constantFrom('player', 'banker', 'tie', 'dragon'),
  kind: fc.constantFrom('own', 'back', 'tip'),
  amount: fc.constantFrom(500, 1000, 2500, 5000, 50_000, -500, -1000, 100, 150, 0).map(cents),
});

const playerCommand: fc.Arbitrary<PlayerCommand> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      player,
      changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('undo' as const, 'clear' as const, 'double' as const, 'rebet' as const),
      player,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('back-bets' as const),
      player,
      spot: fc.integer({ min: 1, max: 4 }),
      allowed: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stand-up' as const), player }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('cut' as const),
      by: player,
      cut: fc.record({
        position: fc.integer({ min: -1, max: 420 }),
        entropy: fc.constantFrom('', 'ab', 'xyz'),
      }),
    }),
  },
);

const moves = fc.array(
  fc.oneof({ weight: 3, arbitrary: playerCommand }, { weight: 2, arbitrary: fc.constant('go on' as const) }),
  {
    minLength: 1,
    maxLength: 120,
  },
);

const naming = (id: string) => ({ who: `handle-of-${id.length}`, name: id.toUpperCase() });
const moment = { phase: { name: 'betting', since: 0, until: null }, asking: null } as const;

describe.each([
  ['commission from the win', tableWith(), PLAYERS],
  ['commission beforehand, three cards burned', tableWith({ commission: 'beforehand' }, 3), PLAYERS],
])('a table with %s', (_, table) => {
  const opened = (seed: string): Felt => {
    const felt = new Felt(table, seed);
    for (const name of PLAYERS) felt.fund(name, 60_000);
    felt.until('betting');
    return felt;
  };

  it('conserves chips, keeps stakes equal to the bets that lie there, and changes nothing when it refuses', () => {
    fc.assert(
      fc.property(moves, fc.string(), (all, seed) => {
        const felt = opened(seed);
        for (const move of all) {
          const before = { state: felt.state, text: JSON.stringify([...felt.balances]), seq: felt.state.seq };
          const decision = move === 'go on' ? felt.goOn() : felt.ask(move);
          if ('refused' in decision) {
            expect(decision.refused.reason).toMatch(/\.$/);
            expect(felt.state).toBe(before.state);
            expect(JSON.stringify([...felt.balances])).toBe(before.text);
          }
          expect([...felt.balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
          const open = felt.state.phase === 'betting' || felt.state.phase === 'dealing';
          for (const name of PLAYERS) {
            expect(felt.stakes(name)).toBe(open ? costOf(table.game.layout, betsOf(felt.state, name)) : 0);
            expect(felt.wallet(name)).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is the fold of its journal at every moment', () => {
    fc.assert(
      fc.property(moves, fc.string(), (all, seed) => {
        const felt = opened(seed);
        for (const move of all) {
          if (move === 'go on') felt.goOn();
          else felt.ask(move);
        }
        expect(felt.refolded()).toEqual(felt.state);
      }),
      { numRuns: 150 },
    );
  });

  it('shows nobody a card that lies face down or is still in the shoe', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.string(), (steps, seed) => {
        const felt = opened(seed);
        for (let i = 0; i < steps; i += 1) {
          const seqBefore = felt.state.seq;
          const decision = felt.goOn();
          if ('refused' in decision) throw new Error(decision.refused.reason);
          expect(felt.state.seq).toBe(seqBefore + decision.events.length);
          const shown = JSON.stringify([
            viewTable(table, felt.state, moment, naming),
            ...decision.events.map((event) => viewTableEvent(table, felt.state, event, moment, naming)),
            viewYou(table, felt.state, 'ann', naming('ann'), 0, moment),
          ]);
          const round = felt.state.steps.length > 0 ? roundOf(table, felt.state) : undefined;
          const up = (round?.places ?? []).flatMap(({ cards, faces }) =>
            cards.filter((_card, at) => faces[at] === 'up'),
          );
          const burned = decision.events.flatMap((event) =>
            event.type === 'burned' ? event.cards.slice(0, 1) : [],
          );
          const allowed = new Set([...up, ...burned].map(formatCard));
          for (const [, card] of shown.matchAll(/"([2-9TJQKA][cdhs])"/g)) expect(allowed).toContain(card);
          expect(shown).not.toMatch(/"dealt":\[/);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a shoe', () => {
  it('ends one hand after the one in which the cut card shows, and the next one begins', () => {
    const felt = new Felt(tableWith());
    let shows = 0;
    let hands = 0;
    while (felt.state.shoe.number < 3) {
      const decision = felt.goOn();
      const events = 'events' in decision ? decision.events : [];
      const cutAt = felt.state.shoe.cards - felt.table.game.layout.shoe.cutCardFromBack;
      if (events.some(({ type }) => type === 'round-closed') && felt.state.shoe.dealt.length >= cutAt)
        hands += 1;
      // colorado-rule-28 30-2813 §(4): said when the hand in which the cut card showed is over
      expect(events.some(({ type }) => type === 'last-hand')).toBe(events.length > 1 && hands === 1);
      if (events.some(({ type }) => type === 'shoe-over')) {
        expect(hands).toBe(2);
        hands = 0;
        shows += 1;
      }
    }
    expect(shows).toBe(2);
    expect(felt.refolded()).toEqual(felt.state);
  });
});
