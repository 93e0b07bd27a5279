import { formatCard } from '@croupier/cards';
import { catalogue, isBanked } from '@croupier/games';
import { type Answer, accountsOf, betOptions, cents, costOf } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BankedMoment } from './banked-moment.ts';
import { BankedShow } from './banked-show.ts';
import { optionsOf } from './bet-options.ts';
import type { TableCommand } from './commands.ts';
import { bettingRules } from './decide-bets.ts';
import type { TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { AppliedTo } from './journal-writer.ts';
import { HOUSE_PACE } from './pace.ts';
import { betsNow, betsOf, roundOf, seatsPlayed, type TableState } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewTable, viewTableEvent } from './view.ts';
import { viewYou } from './you.ts';

const PLAYERS = ['ann', 'bob', 'cy'];
const CHIPS = 3_000_000;
const naming = (id: string) => ({ who: `handle-of-${id.length}`, name: id.toUpperCase() });

/** A move as numbers: what it comes to depends on the table at that moment. */
const move = fc.record({
  who: fc.constantFrom(...PLAYERS),
  what: fc.constantFrom(
    'bet',
    'bet',
    'bet',
    'take back',
    'sit',
    'bank',
    'bank',
    'answer',
    'cut',
    'leave',
    'go on',
    'go on',
    'go on',
    'go on',
    'go on',
    'wrong',
  ),
  pick: fc.nat(10_000),
});
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

const picked = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

function commandOf(felt: Felt, { who, what, pick }: Move): TableCommand | null {
  const { table, state } = felt;
  const { layout } = table.game;
  switch (what) {
    case 'go on':
      return null;
    case 'sit':
      return { do: 'sit', player: who, spot: (pick % (layout.seats + 1)) + 1 };
    case 'bet': {
      if (state.phase !== 'betting') return null;
      const options = optionsOf(table, state, who);
      // What is worked out anew for a bet is what would be worked out for the whole table.
      if (!state.bank.holder)
        expect(options).toEqual(betOptions(bettingRules(table, state), state.spots, betsOf(state, who), who));
      const open = options.filter(({ refused }) => !refused);
      const option = picked(open, pick);
      if (!option) return null;
      const { spot, wager, kind, least } = option;
      return { do: 'bet', player: who, changes: [{ spot, wager, kind, amount: least }] };
    }
    case 'take back':
      return { do: pick % 2 ? 'clear' : 'undo', player: who };
    case 'bank': {
      const you = viewYou(table, state, who, naming(who), 0, momentOf(felt));
      const offer = you.bankOffer;
      if (!offer || pick % 4 === 0) return { do: 'decline-bank', player: who };
      return {
        do: 'take-bank',
        player: who,
        seat: offer.seat,
        amount: cents(offer.least + 500 * (pick % 100)),
      };
    }
    case 'answer': {
      if (state.phase !== 'dealing') return null;
      const { waiting } = roundOf(table, state);
      if (waiting.for !== 'answer') return null;
      const [question] = waiting.questions;
      const action = picked(
        question.actions.filter(({ refused }) => !refused),
        pick,
      );
      const player = PLAYERS.find((name) => seatsPlayed(state, name).includes(question.seat)) ?? who;
      if (!action) return null;
      const answer: Answer = {
        verb: action.verb,
        ...(action.least === undefined ? {} : { amount: action.least }),
      };
      return { do: 'answer', player, seat: question.seat, answer };
    }
    case 'cut':
      return pick % 3
        ? { do: 'cut', cut: { position: pick % 420, entropy: 'ab' }, by: who }
        : { do: 'decline-cut', player: who };
    case 'leave':
      return { do: 'stand-up', player: who };
    case 'wrong': {
      const irregularity = picked(layout.irregularities ?? [], pick);
      return irregularity && pick % 5 === 0
        ? { do: 'irregularity', by: who, irregularity: irregularity.id }
        : null;
    }
  }
}

const momentOf = ({ state }: Felt) =>
  ({ phase: { name: state.phase, since: 0, until: null }, asking: null }) as const;

/** Every account is what the table says it is. */
function expectBooksInOrder(felt: Felt): void {
  const { state, table } = felt;
  const { layout } = table.game;
  const accounts = accountsOf(table.id);
  expect([...felt.balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
  const { holder } = state.bank;
  const dealt = state.phase === 'dealing';
  expect(felt.balances.get(accounts.bank) ?? 0).toBe(holder?.amount ?? 0);
  expect(felt.balances.get(accounts.meter()) ?? 0).toBe(state.meters.progressive ?? 0);
  for (const name of PLAYERS) {
    const mine = betsNow(state).filter(({ player }) => player === name);
    const bets = dealt || state.phase === 'betting' ? costOf(layout, mine) : 0;
    const fee = holder?.player === name ? (layout.fees?.banker ?? 0) : 0;
    expect(felt.stakes(name)).toBe(bets + fee);
    expect(felt.wallet(name)).toBeGreaterThanOrEqual(0);
  }
}

/** A card that somebody may see: face up, or in a hand that is theirs; of burned cards the first. */
function expectNothingHidden(felt: Felt, events: readonly Parameters<typeof viewTableEvent>[2][]): void {
  const { state, table } = felt;
  const round = state.phase === 'dealing' || state.phase === 'settled' ? roundOf(table, state) : undefined;
  const moment = momentOf(felt);
  const allowedTo = (seats: readonly number[]): Set<string> =>
    new Set(
      [
        ...(round?.places ?? []).flatMap(({ cards, faces, owner }) =>
          cards.filter((_, at) => faces[at] === 'up' || (owner !== null && seats.includes(owner))),
        ),
        ...events.flatMap((event) => (event.type === 'burned' ? event.cards.slice(0, 1) : [])),
        ...events.flatMap((event) => (event.type === 'set-aside' ? [event.card] : [])),
      ].map(formatCard),
    );
  const everybody = JSON.stringify([
    viewTable(table, state, moment, naming),
    ...events.map((event) => viewTableEvent(table, state, event, moment, naming)),
  ]);
  const cardsIn = (text: string): string[] =>
    [...text.matchAll(/"([2-9TJQKA][cdhs])"/g)].map(([, card]) => card ?? '');
  const publicly = allowedTo([]);
  for (const card of cardsIn(everybody)) expect(publicly).toContain(card);
  for (const name of PLAYERS) {
    const mine = allowedTo(seatsPlayed(state, name));
    const you = JSON.stringify(viewYou(table, state, name, naming(name), 0, moment));
    for (const card of cardsIn(you)) expect(mine).toContain(card);
  }
}

/** Three people who look on, each with the last word that they heard of what is theirs. */
class Onlookers {
  readonly #felt: Felt;
  readonly #moment: BankedMoment;
  readonly #show: BankedShow;
  readonly #heard = new Map<string, unknown>();

  constructor(felt: Felt) {
    const audience = {
      watching: PLAYERS.length,
      people: () => PLAYERS,
      has: () => true,
      publish: () => undefined,
      tell: () => undefined,
    };
    this.#felt = felt;
    this.#moment = new BankedMoment(felt.table, { pace: HOUSE_PACE, audience });
    const around = { audience, guestbook: { naming }, purses: { of: () => 0 } };
    this.#show = new BankedShow(felt.table, around, this.#moment);
    this.#moment.resume(felt.state, null);
    this.#show.resume(felt.state);
    for (const name of PLAYERS) this.#heard.set(name, this.#you(name));
  }

  #you(name: string): unknown {
    return this.#show.youFor(this.#felt.state, name);
  }

  /** Whoever is told nothing has heard what is still so. */
  see(before: TableState, events: readonly TableEvent[]): void {
    const applied: AppliedTo<TableState, TableEvent>[] = [];
    for (const event of events) {
      const state = evolve(this.#felt.table, applied.at(-1)?.state ?? before, event);
      applied.push({ event, state, at: new Date(0) });
    }
    const { concerned, afresh } = this.#show.show(applied);
    const told = new Set(afresh ? PLAYERS : concerned);
    const names = events.map(({ type }) => type).join(', ');
    for (const name of PLAYERS) {
      if (told.has(name)) this.#heard.set(name, this.#you(name));
      else expect(this.#you(name), `after ${names}`).toEqual(this.#heard.get(name));
    }
  }
}

describe.each(catalogue.filter(isBanked).map((listed) => [listed.id, listed] as const))(
  'a live table of %s',
  (_, listed) => {
    it('keeps every chip, folds to the same table, hides what is hidden and tells everybody what is theirs, whatever is done', () => {
      fc.assert(
        fc.property(fc.array(move, { minLength: 40, maxLength: 160 }), fc.string(), (moves, seed) => {
          const felt = new Felt(settingOf(listed.with({})), seed);
          for (const name of PLAYERS) felt.fund(name, CHIPS);
          const onlookers = new Onlookers(felt);
          for (const one of moves) {
            const before = felt.state;
            const command = commandOf(felt, one);
            const decision = command ? felt.ask(command) : felt.goOn();
            if ('refused' in decision) {
              expect(decision.refused.reason).toMatch(/[.!?]$/);
              expect(felt.state).toBe(before);
            } else if (decision.events.length > 0) {
              expectNothingHidden(felt, decision.events);
              onlookers.see(before, decision.events);
            }
            expectBooksInOrder(felt);
          }
          expect(felt.refolded()).toEqual(felt.state);
        }),
        { numRuns: 12 },
      );
    });

    it('deals a round that is bet on to its end', () => {
      const felt = new Felt(settingOf(listed.with({})));
      for (const name of PLAYERS) felt.fund(name, CHIPS);
      const { layout } = felt.table.game;
      if (layout.bank?.required) {
        felt.ask({ do: 'sit', player: 'cy', spot: 4 });
        while (felt.state.phase !== 'bank') felt.goOn();
        felt.ask({ do: 'take-bank', player: 'cy', seat: 4, amount: cents(1_000_000) });
      }
      while (felt.state.phase !== 'betting') felt.goOn();
      for (const [player, spot] of [
        ['ann', 1],
        ['bob', 2],
      ] as const) {
        const option = optionsOf(felt.table, felt.state, player).find(
          (one) => one.spot === spot && !one.refused && one.kind === 'own',
        );
        if (!option) throw new Error('nothing can be bet');
        const { wager, least } = option;
        const laid = felt.ask({ do: 'bet', player, changes: [{ spot, wager, kind: 'own', amount: least }] });
        expect(laid).toHaveProperty('events');
      }
      felt.until('settled');
      expect(felt.state.steps.at(-1)?.type).toBe('settled');
      expectBooksInOrder(felt);
    });
  },
);
