import { formatCard } from '@croupier/cards';
import { threeCardPoker, ultimateTexasHoldem } from '@croupier/games';
import { type Answer, cents, costOf, type TableGame } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AskingView } from '../protocol/index.ts';
import type { TableCommand } from './commands.ts';
import { betsNow, roundOf } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewTable, viewTableEvent } from './view.ts';
import { viewYou } from './you.ts';

const PLAYERS = ['ann', 'bob', 'cy'];
const naming = (id: string) => ({ who: `handle-of-${id.length}`, name: id.toUpperCase() });
const at = (asking: AskingView | null) => ({
  phase: { name: 'dealing' as const, since: 0, until: null },
  asking,
});

function opened(game: TableGame = threeCardPoker.with({}), chips = 100_000): Felt {
  const felt = new Felt(settingOf(game));
  for (const name of PLAYERS) felt.fund(name, chips);
  felt.until('betting');
  return felt;
}

const ante = (player: string, spot: number, amount = 1000): TableCommand => ({
  do: 'bet',
  player,
  changes: [{ spot, wager: 'ante', kind: 'own', amount: cents(amount) }],
});

function dealToQuestion(felt: Felt): number {
  felt.goOn();
  for (;;) {
    const { waiting } = roundOf(felt.table, felt.state);
    if (felt.state.phase === 'dealing' && waiting.for === 'answer') return waiting.questions[0].seat;
    felt.goOn();
  }
}

describe('a table that asks its players', () => {
  it('takes an answer only from whoever is asked, and only as it is offered', () => {
    const felt = opened();
    felt.ask(ante('ann', 1));
    felt.ask(ante('bob', 3));
    expect(dealToQuestion(felt)).toBe(1);
    const answer = (player: string, seat: number, given: Answer) =>
      felt.ask({ do: 'answer', player, seat, answer: given });
    expect(answer('bob', 3, { verb: 'play' })).toMatchObject({
      refused: { reason: 'It is the turn of seat 1.' },
    });
    expect(answer('bob', 1, { verb: 'play' })).toMatchObject({ refused: { reason: 'Seat 1 is not yours.' } });
    expect(answer('ann', 1, { verb: 'raise' })).toMatchObject({ refused: { cite: { clause: '6.5' } } });
    expect(answer('ann', 1, { verb: 'play', amount: cents(2000) })).toHaveProperty('refused');
    expect(felt.wallet('ann')).toBe(99_000);
    expect(answer('ann', 1, { verb: 'play' })).toHaveProperty('events');
    expect([felt.wallet('ann'), felt.stakes('ann')]).toEqual([98_000, 2000]);
    expect(answer('ann', 1, { verb: 'play' })).toHaveProperty('refused');
  });

  it('takes an answer that names its question for no other, in this round or the next', () => {
    const felt = opened(ultimateTexasHoldem.with({}));
    const changes = ['ante', 'blind'].map((wager) => ({
      spot: 1,
      wager,
      kind: 'own' as const,
      amount: cents(1000),
    }));
    const asked = () => {
      felt.ask({ do: 'bet', player: 'ann', changes });
      dealToQuestion(felt);
      const asking = { seat: 1, seats: [1], until: 0, courtesy: false };
      const { question } = viewYou(felt.table, felt.state, 'ann', naming('ann'), 0, at(asking));
      return { round: felt.state.round, turn: question?.turn };
    };
    const check = ({ round, turn = -1 }: ReturnType<typeof asked>) =>
      felt.ask({ do: 'answer', player: 'ann', seat: 1, round, turn, answer: { verb: 'check' } });
    const first = asked();
    expect(check(first)).toHaveProperty('events');
    dealToQuestion(felt);
    const late = { refused: { reason: 'That was meant for another turn.' } };
    expect(check(first)).toMatchObject(late);
    expect(check({ ...first, turn: 1 })).toHaveProperty('events');
    felt.until('betting');
    const next = asked();
    expect(next).toEqual({ round: first.round + 1, turn: 0 });
    expect(check(first)).toMatchObject(late);
    expect(check(next)).toHaveProperty('events');
  });

  it('refuses a play that the wallet cannot cover, and the seat may still fold', () => {
    const felt = opened(threeCardPoker.with({}), 1500);
    felt.ask(ante('ann', 1));
    dealToQuestion(felt);
    expect(felt.ask({ do: 'answer', player: 'ann', seat: 1, answer: { verb: 'play' } })).toHaveProperty(
      'refused',
    );
    expect(felt.ask({ do: 'answer', player: 'ann', seat: 1, answer: { verb: 'fold' } })).toHaveProperty(
      'events',
    );
  });

  it('decides for whoever is away, and marks that it did', () => {
    const felt = opened();
    felt.ask(ante('ann', 2));
    dealToQuestion(felt);
    felt.ask({ do: 'answer-for-absent', seat: 2 });
    expect(felt.state.steps.at(-1)).toMatchObject({
      type: 'answered',
      absent: true,
      answer: { verb: 'fold' },
    });
    felt.until('settled');
    expect(felt.wallet('ann')).toBe(99_000);
    expect(felt.refolded()).toEqual(felt.state);
  });

  it('puts as much on the blind as on the ante, and takes it back with it', () => {
    const felt = opened(ultimateTexasHoldem.with({}));
    felt.ask(ante('ann', 1));
    expect(felt.stakes('ann')).toBe(2000);
    felt.ask({ do: 'undo', player: 'ann' });
    expect(felt.stakes('ann')).toBe(0);
  });

  it('opens a fresh deck for every round, cut while bets are laid', () => {
    const felt = opened();
    expect(felt.state.shoe).toMatchObject({ number: 1, cards: 52, cut: null });
    const cut = { position: 7, entropy: 'ab' };
    expect(felt.ask({ do: 'cut', cut, by: 'ann' })).toHaveProperty('events');
    felt.ask(ante('ann', 1));
    felt.until('settled');
    felt.until('betting');
    expect(felt.state.shoe).toMatchObject({ number: 2, dealt: [], cut: null });
    expect(felt.state.round).toBe(2);
  });

  it('shows a hand to its holder alone, and the question to whoever is asked', () => {
    const felt = opened();
    felt.ask(ante('ann', 1));
    felt.ask(ante('bob', 3));
    const seat = dealToQuestion(felt);
    const moment = at({ seat, seats: [seat], until: 5, courtesy: false });
    const round = roundOf(felt.table, felt.state);
    const cardsOf = (place: string): string[] =>
      (round.places.find(({ name }) => name === place)?.cards ?? []).map(formatCard);
    const everybody = JSON.stringify([
      viewTable(felt.table, felt.state, moment, naming),
      ...felt.state.steps.map((step) => viewTableEvent(felt.table, felt.state, step, moment, naming)),
    ]);
    for (const place of ['1', '3', 'dealer']) {
      for (const card of cardsOf(place)) expect(everybody).not.toContain(`"${card}"`);
    }
    const ann = viewYou(felt.table, felt.state, 'ann', naming('ann'), 0, moment);
    const bob = viewYou(felt.table, felt.state, 'bob', naming('bob'), 0, moment);
    expect(ann.places.find(({ place }) => place === '1')?.cards).toEqual(cardsOf('1'));
    expect(ann.places.find(({ place }) => place === '3')?.cards).toEqual([null, null, null]);
    expect(ann.question).toMatchObject({
      seat: 1,
      actions: [{ verb: 'play', least: 1000 }, { verb: 'fold' }],
    });
    expect(bob.question).toBeNull();
    for (const card of cardsOf('1')) expect(JSON.stringify(bob)).not.toContain(`"${card}"`);
  });

  it.each([threeCardPoker.with({}), ultimateTexasHoldem.with({})])(
    'conserves chips and folds to the same table, whatever is done: $title',
    (game) => {
      const verb = fc.constantFrom('play', 'check', 'fold', 'raise');
      const move = fc.oneof(
        fc.record({
          kind: fc.constant('ante' as const),
          who: fc.constantFrom(...PLAYERS),
          spot: fc.integer({ min: 1, max: 6 }),
          amount: fc.constantFrom(500, 1000, 2500),
        }),
        fc.record({ kind: fc.constant('answer' as const), verb, times: fc.constantFrom(0, 1, 2, 3, 4) }),
        fc.record({ kind: fc.constant('go on' as const) }),
        fc.record({ kind: fc.constant('go on' as const) }),
        fc.record({ kind: fc.constant('go on' as const) }),
      );
      fc.assert(
        fc.property(fc.array(move, { minLength: 20, maxLength: 120 }), fc.string(), (moves, seed) => {
          const felt = new Felt(settingOf(game), seed);
          for (const name of PLAYERS) felt.fund(name, 20_000);
          felt.until('betting');
          for (const one of moves) {
            if (one.kind === 'ante') felt.ask(ante(one.who, one.spot, one.amount));
            else if (one.kind === 'go on') {
              if (felt.state.phase !== 'betting' || felt.state.bets.length > 0) felt.goOn();
            } else {
              const { waiting, bets } =
                felt.state.phase === 'dealing'
                  ? roundOf(felt.table, felt.state)
                  : { waiting: null, bets: [] };
              if (waiting?.for !== 'answer') continue;
              const { seat } = waiting.questions[0];
              const player = bets.find(({ spot }) => spot === seat)?.player ?? '';
              const unit = bets.find(({ spot, wager }) => spot === seat && wager === 'ante')?.amount ?? 0;
              const answer = { verb: one.verb, ...(one.times ? { amount: cents(unit * one.times) } : {}) };
              felt.ask({ do: 'answer', player, seat, answer });
            }
            expect([...felt.balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
            const open = felt.state.phase === 'betting' || felt.state.phase === 'dealing';
            for (const name of PLAYERS) {
              const mine = betsNow(felt.state).filter(({ player }) => player === name);
              expect(felt.stakes(name)).toBe(open ? costOf(felt.table.game.layout, mine) : 0);
            }
          }
          expect(felt.refolded()).toEqual(felt.state);
        }),
        { numRuns: 60 },
      );
    },
  );
});
