import type { TableEventView } from '@croupier/house/protocol';
import type { Verb } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { handAt, yourSeats } from '../model/hands.ts';
import { applyEvent, lookAt } from '../model/table-events.ts';
import { aTable, standing, you } from '../testing/a-table.ts';
import { captionOf } from './caption.ts';
import { isLaidBefore } from './laid-before.ts';
import { decisionAt, hasFolded, tileWords } from './seat-status.ts';

const cite = { rulebook: 'bclc-poker', section: '6.0', clause: '6.5' };
const spot = (seat: number, who: string, name: string) => ({
  spot: seat,
  holder: { who, name },
  backBets: false,
  backBetsForbiddable: false,
});
const dealing = { name: 'dealing', since: 0, until: null } as const;
const spots = [spot(2, 'ada', 'Ada'), spot(5, 'bob', 'Bob')];

const answered = (seat: number, verb: Verb, absent: boolean, amount?: number): TableEventView => ({
  type: 'round',
  event: {
    type: 'answered',
    seat,
    verb,
    staked: amount === undefined ? null : { wager: 'play', amount },
    absent,
    cite,
  },
  places: [],
  bets: [],
  asking: null,
});

describe('the seats of a banked table', () => {
  const table = lookAt(
    aTable({ phase: dealing, spots, asking: { seat: 5, seats: [5], until: 9_000, courtesy: false } }),
    null,
    0,
  );

  it('say who is to decide, and then what was decided', () => {
    expect(decisionAt(table, 5)).toBe('to decide');
    expect(tileWords(table, 5)).toBe('turn');
    const played = applyEvent(table, answered(5, 'play', false, 30_00));
    expect(decisionAt(played, 5)).toBe('plays 30');
    expect(decisionAt(played, 2)).toBeNull();
  });

  it('mark what the house decided for somebody away, until the next round', () => {
    const folded = applyEvent(table, answered(5, 'fold', true));
    expect(decisionAt(folded, 5)).toBe('away: folds');
    expect(tileWords(folded, 5)).toBe('away');
    expect(hasFolded(folded, 5)).toBe(true);
    const { phase, shoe } = aTable({});
    const next = applyEvent(folded, { type: 'betting-opened', round: 8, phase, shoe, standing, calls: [] });
    expect(decisionAt(next, 5)).toBeNull();
  });

  it('show your own cards where the house tells you of them, and only while a round lasts', () => {
    const own = { place: '2', cards: ['Ah', 'Kd', '2c'], caption: 'ace high' };
    const places = [{ place: '2', cards: [null, null, null], caption: '' }];
    const view = aTable({ phase: dealing, places, you: { ...you, places: [own] } });
    expect(handAt(view, '2')).toEqual(own);
    expect(handAt({ ...view, you }, '2')).toEqual(places[0]);
    const over = aTable({ you: { ...you, places: [own] } });
    expect(handAt(over, '2')).toBeNull();
  });

  it('are yours where you have a bet of your own, and where you bank', () => {
    const bet = (seat: number, kind: 'own' | 'tip', who: string) =>
      ({ spot: seat, wager: 'ante', kind, who, amount: 500 }) as const;
    const bets = [bet(5, 'own', 'ada'), bet(2, 'own', 'ada'), bet(2, 'tip', 'ada'), bet(3, 'own', 'bob')];
    expect(yourSeats(aTable({ bets }))).toEqual([2, 5]);
    const bank = { seat: 7, holder: { who: 'ada', name: 'Ada' }, amount: 100, dealerBet: null, room: null };
    expect(yourSeats(aTable({ bets, standing: { ...standing, bank } }))).toEqual([2, 5, 7]);
  });
});

describe('the caption', () => {
  it('says what starts the round, and for whom it waits', () => {
    const idle = aTable({ phase: { name: 'betting', since: 0, until: null } });
    expect(captionOf(idle)).toBe('Place a bet to start the round.');
    expect(captionOf(aTable({}))).toBe('Place your bets.');
    const waits = (seat: number, ...more: readonly number[]) =>
      captionOf(
        aTable({
          phase: dealing,
          spots,
          asking: { seat, seats: [seat, ...more], until: 1, courtesy: false },
        }),
      );
    expect(waits(2)).toBe('Your decision at seat 2.');
    expect(waits(5)).toBe('Waiting for Bob at seat 5.');
    // Where several set their hands at once whoever is among them does not read that another is waited for.
    expect(waits(5, 2)).toBe('Your decision at seat 2.');
  });

  it('keeps that the dealer does not qualify in sight, whichever call comes last', () => {
    const calls = ['No more bets.', 'Dealer does not qualify.', 'Dealer has king high.'];
    expect(captionOf(aTable({ phase: dealing, calls }))).toBe(
      'Dealer does not qualify. Dealer has king high.',
    );
  });
});

describe('a wager', () => {
  it('that the house does not offer while bets are open is staked in play', () => {
    const option = { spot: 1, wager: 'ante', kind: 'own', least: 500, most: 50_000, step: 100 } as const;
    const view = aTable({ you: { ...you, options: [] } });
    expect(isLaidBefore(view, 'play')).toBe(true);
    const open = { ...view, you: { ...you, options: JSON.parse(JSON.stringify([option])) } };
    expect(isLaidBefore(open, 'ante')).toBe(true);
    expect(isLaidBefore(open, 'play')).toBe(false);
  });
});
