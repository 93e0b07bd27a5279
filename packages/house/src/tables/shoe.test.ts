import { parseCards } from '@croupier/cards';
import { bankedGameNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewTable } from './view.ts';
import { viewYou } from './you.ts';

const COLORADO = 'colorado-rule-28/mini-baccarat';
const naming = (id: string) => ({ who: id, name: id });
const moment = { phase: { name: 'cut', since: 0, until: 9 }, asking: null } as const;

/** A table at which these sit, in their second shoe, about to be cut. */
function secondShoe(seats: Readonly<Record<string, number>>): Felt {
  const felt = new Felt(settingOf(bankedGameNamed(COLORADO).with({})));
  for (const name of Object.keys(seats)) felt.fund(name, 10_000_000);
  felt.until('betting');
  for (const [player, spot] of Object.entries(seats)) bet(felt, player, spot);
  // The shoe gives out, and so the cards are shuffled.
  while (felt.shoe.left > 0) felt.shoe.draw();
  felt.until('cut');
  return felt;
}

const bet = (felt: Felt, player: string, spot: number): Decision =>
  felt.ask({ do: 'bet', player, changes: [{ spot, wager: 'player', kind: 'own', amount: cents(500) }] });
const cut = (felt: Felt, by: string, position: number): Decision =>
  felt.ask({ do: 'cut', cut: { position, entropy: 'ab' }, by });
const clauseOf = (decision: Decision): string | undefined =>
  'refused' in decision ? decision.refused.cite?.clause : undefined;
const offeredTo = (felt: Felt): number | undefined => felt.state.shoe.offered?.seat;

describe('colorado-rule-28 30-2810: the cut of a live table', () => {
  it('§(2): is offered from the highest seat clockwise, to each once; if nobody wants it the dealer cuts', () => {
    const felt = secondShoe({ ann: 2, bob: 7, cy: 5 });
    const asked: (number | undefined)[] = [];
    for (let i = 0; i < 3; i += 1) {
      felt.goOn();
      asked.push(offeredTo(felt));
      const player = felt.state.shoe.offered?.player ?? '';
      expect(felt.ask({ do: 'decline-cut', player })).toHaveProperty('events');
    }
    expect(asked).toEqual([7, 2, 5]);
    felt.goOn();
    // §(3): ten cards in, always the same: the house has no choice after its commitment.
    expect(felt.state.shoe.cut).toEqual({ position: 10, entropy: '', by: null });
    expect(felt.refolded()).toEqual(felt.state);
  });

  it('§(2): begins with whoever sits highest, also where the highest places are empty', () => {
    const felt = secondShoe({ ann: 2, bob: 5, cy: 4 });
    const asked: (number | undefined)[] = [];
    for (let i = 0; i < 3; i += 1) {
      felt.goOn();
      asked.push(offeredTo(felt));
      felt.ask({ do: 'decline-cut', player: felt.state.shoe.offered?.player ?? '' });
    }
    expect(asked).toEqual([5, 2, 4]);
  });

  it('§(2): is offered once to whoever sits at two places', () => {
    const felt = new Felt(settingOf(bankedGameNamed(COLORADO).with({})));
    felt.fund('ann', 10_000);
    felt.fund('bob', 10_000);
    felt.until('betting');
    for (const [player, spot] of [
      ['ann', 2],
      ['ann', 6],
      ['bob', 4],
    ] as const)
      bet(felt, player, spot);
    while (felt.shoe.left > 0) felt.shoe.draw();
    felt.until('cut');
    const asked: (number | undefined)[] = [];
    for (let i = 0; i < 2; i += 1) {
      felt.goOn();
      asked.push(offeredTo(felt));
      felt.ask({ do: 'decline-cut', player: felt.state.shoe.offered?.player ?? '' });
    }
    expect(asked).toEqual([6, 4]);
    felt.goOn();
    expect(felt.state.shoe.cut?.by).toBeNull();
  });

  it('§(2): is only theirs to whom it is offered, and shown to them', () => {
    const felt = secondShoe({ ann: 2, bob: 7 });
    felt.goOn();
    expect(viewTable(felt.table, felt.state, moment, naming).standing.offer).toEqual({
      of: 'cut',
      seat: 7,
      holder: { who: 'bob', name: 'bob' },
      until: 9,
    });
    const you = (name: string) => viewYou(felt.table, felt.state, name, naming(name), 0, moment).cutOffer;
    expect([you('ann'), you('bob')]).toEqual([
      null,
      { until: 9, least: 10, most: felt.state.shoe.cards - 10, cite: expect.anything() },
    ]);
    expect(cut(felt, 'ann', 100)).toHaveProperty('refused');
    expect(cut(felt, 'bob', 100)).toHaveProperty('events');
    expect(felt.state.shoe.cut).toEqual({ position: 100, entropy: 'ab', by: 'bob' });
  });

  it('§(3): lies at least ten cards from either end', () => {
    const felt = secondShoe({ bob: 7 });
    felt.goOn();
    const { cards } = felt.state.shoe;
    expect([9, cards - 9].map((at) => clauseOf(cut(felt, 'bob', at)))).toEqual(['(3)', '(3)']);
    expect(cut(felt, 'bob', cards - 10)).toHaveProperty('events');
    const again = secondShoe({ bob: 7 });
    again.goOn();
    expect(cut(again, 'bob', 10)).toHaveProperty('events');
  });

  it.each([
    ['Ac', 2],
    ['7d', 8],
    ['Th', 11],
    ['Ks', 11],
  ])('§(4): the first card is burned with as many more as it counts: %s makes %i', (first, burned) => {
    const felt = new Felt(settingOf(bankedGameNamed(COLORADO).with({})));
    felt.stack(parseCards(first));
    felt.until('betting');
    expect(felt.state.shoe.dealt).toHaveLength(burned);
  });
});

describe('colorado-rule-28 30-2802: free hands', () => {
  it('§(8): a shoe has only so many hands without bets; then it waits for one', () => {
    const felt = new Felt(settingOf(bankedGameNamed(COLORADO).with({})));
    felt.fund('ann', 10_000);
    const allowed = felt.table.game.layout.freeHands?.is ?? 0;
    for (let hand = 0; hand < allowed; hand += 1) felt.until('settled');
    felt.until('betting');
    expect(clauseOf(felt.goOn())).toBe('(8)');
    expect(viewTable(felt.table, felt.state, moment, naming).standing.waits?.cite?.clause).toBe('(8)');
    bet(felt, 'ann', 1);
    expect(felt.goOn()).toHaveProperty('events');
    felt.until('settled');
    expect(felt.state.shoe.freeHands).toBe(allowed);
    felt.until('betting');
    bet(felt, 'ann', 1);
    while (felt.shoe.left > 0) felt.shoe.draw();
    felt.until('cut');
    // A new shoe has as many again.
    for (let hand = 0; hand < allowed; hand += 1) felt.until('settled');
    expect(felt.state.shoe).toMatchObject({ number: 2, freeHands: allowed });
  });

  it('§(8): a house may allow none; the free hand after a mistake, on which nobody may bet, is dealt all the same', () => {
    const felt = new Felt(settingOf(bankedGameNamed(COLORADO).with({ freeHands: 0 })));
    felt.fund('ann', 10_000);
    felt.until('betting');
    expect(clauseOf(felt.goOn())).toBe('(8)');
    bet(felt, 'ann', 1);
    felt.until('dealing');
    felt.ask({ do: 'irregularity', by: 'dan', irregularity: 'card-in-error-disclosed' });
    felt.until('settled');
    felt.until('betting');
    expect(felt.goOn()).toHaveProperty('events');
    felt.until('settled');
    felt.until('betting');
    expect(clauseOf(felt.goOn())).toBe('(8)');
  });
});

describe('colorado-rule-28 30-2811: a device that reshuffles by itself', () => {
  it('§text@214: takes the cards of every round back, and the next is dealt from all of them', () => {
    const felt = new Felt(settingOf(bankedGameNamed(COLORADO).with({ shuffler: 'continuous', decks: 8 })));
    felt.until('settled');
    expect(felt.state.shoe.dealt.length).toBeGreaterThanOrEqual(4);
    felt.until('betting');
    expect(felt.state.shoe).toMatchObject({ number: 2, cards: 416, dealt: [] });
  });
});

describe('colorado-rule-28 30-2813: the cut card at a live table', () => {
  it('§(4): after the hand in which it shows the dealer calls the last hand, and after that the shoe is over', () => {
    const felt = new Felt(settingOf(bankedGameNamed(COLORADO).with({})));
    felt.fund('ann', 10_000_000);
    const calls: string[] = [];
    /** How many cards were left in the shoe when a hand was over. */
    const left: number[] = [];
    while (felt.state.phase !== 'closed' || felt.state.shoe.number === 0) {
      if (felt.state.phase === 'betting') bet(felt, 'ann', 1);
      const decision = felt.goOn();
      if (felt.state.phase === 'settled') left.push(felt.state.shoe.cards - felt.state.shoe.dealt.length);
      for (const { type } of 'events' in decision ? decision.events : [])
        if (type === 'last-hand' || type === 'round-closed' || type === 'shoe-over') calls.push(type);
    }
    expect(calls.slice(-4)).toEqual(['round-closed', 'last-hand', 'round-closed', 'shoe-over']);
    expect(calls.filter((call) => call === 'last-hand')).toHaveLength(1);
    // It stands 14 cards from the back and shows in the last hand but one.
    const [before = 0, shows = 0] = left.slice(-3);
    expect(before).toBeGreaterThan(14);
    expect(shows).toBeLessThanOrEqual(14);
  });

  /** How many cards had left the shoe when the last hand was called, with the cut card behind so many. */
  function calledAfter(cutCard: number): number {
    const felt = new Felt(
      settingOf(bankedGameNamed(COLORADO).with({ cutCardFromBack: 416 - cutCard, freeHands: 80 })),
    );
    while (felt.state.shoe.number < 2) {
      felt.until('settled');
      if (felt.journal.at(-1)?.type === 'last-hand') return felt.state.shoe.dealt.length;
    }
    throw new Error('The last hand is not called.');
  }

  it('§(4): it shows as soon as all cards before it are out, and no sooner', () => {
    const cards = calledAfter(208);
    expect(calledAfter(cards)).toBe(cards);
    expect(calledAfter(cards + 1)).toBeGreaterThan(cards);
  });
});
