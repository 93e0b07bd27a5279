import type { PostedRules } from '@croupier/house/protocol';
import { describe, expect, it } from 'vitest';
import { lookAt } from '../model/table-events.ts';
import { aTable, standing, you } from '../testing/a-table.ts';
import { askedWords, betWords, decidedWords, handLines, spoken, timeWords } from './spoken.ts';

const wager = { sensor: false, least: 500, most: 50_000, step: 100, rows: [] };
const posted: PostedRules = {
  table: 'one',
  look: { family: 'baccarat', hands: 'in-the-middle', handSize: 3, panel: 'roads' },
  game: 'bclc-baccarat/mini-baccarat',
  definition: 'd',
  title: 'Mini-Baccarat',
  rulebook: { id: 'bclc-baccarat', title: 'Baccarat', section: '1.0' },
  options: [],
  seats: 9,
  seatNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  backBets: true,
  backBetsForbiddable: true,
  tips: true,
  houseWay: false,
  bank: null,
  progressives: [],
  irregularities: [],
  wagers: [
    { ...wager, id: 'player', name: 'Player' },
    { ...wager, id: 'banker', name: 'Banker' },
  ],
  bonuses: [],
  rules: [],
  practice: false,
};

describe('the table in words', () => {
  it('says how long bets are open, what lies and what is left', () => {
    const view = aTable({
      bets: [{ spot: 3, wager: 'banker', kind: 'own', who: 'ada', amount: 2_500 }],
    });
    expect(spoken(lookAt(view, null, 1_000), posted, 4_000)).toBe(
      'Hand 7. Bets are open for 12 seconds. You have 25 on Banker at spot 3. Your balance is 1,000, net 0.',
    );
  });

  it('says who banks and what the meter shows', () => {
    const bank = { seat: 4, holder: { who: 'bob', name: 'Bob' }, amount: 40_000, dealerBet: null, room: 100 };
    const meters = [
      { name: 'progressive', wager: 'progressive', amount: 1_000_020, reseed: 1_000_000, shared: null },
    ];
    const view = aTable({ standing: { ...standing, bank, meters } });
    const words = spoken(lookAt(view, null, 1_000), posted, 1_000);
    expect(words).toContain('Bob banks 400 at seat 4. The meter shows 10,000.20.');
  });

  it('says what each of your bets did once the round is settled, and how those of others came out', () => {
    const line = { seat: 3, kind: 'own', stake: 500, commission: 0, row: null, cites: [] } as const;
    const lost = { ...line, wager: 'banker', result: 'lose', won: 0, returned: 0 } as const;
    const won = { ...line, wager: 'player', seat: 4, result: 'win', won: 500, returned: 1_000 } as const;
    const view = aTable({
      phase: { name: 'settled', since: 0, until: null },
      calls: ['Player wins, six over three.'],
      spots: [{ spot: 4, holder: { who: 'bob', name: 'Bob' }, backBets: true }],
      bets: [
        { spot: 3, wager: 'banker', kind: 'own', who: 'ada', amount: 500 },
        { spot: 4, wager: 'player', kind: 'own', who: 'bob', amount: 500 },
      ],
      results: [
        { ...lost, who: 'ada' },
        { ...won, who: 'bob' },
      ],
      you: { ...you, lines: [lost] },
    });
    expect(spoken(lookAt(view, null, 1_000), posted, 1_000)).toContain(
      'You have 5 on Banker at spot 3. Banker loses at spot 3, −5.',
    );
    expect(betWords(view, posted, false)).toEqual(['Bob: 5 on Player at spot 4, +5']);
    const tied = {
      ...view,
      results: [{ ...won, who: 'bob', result: 'push' as const, won: 0, returned: won.stake }],
    };
    expect(betWords(tied, posted, false)).toEqual(['Bob: 5 on Player at spot 4, push']);
  });

  it('names the cards that everybody sees and no other', () => {
    const view = aTable({
      phase: { name: 'dealing', since: 0, until: null },
      calls: ['No more bets.'],
      places: [
        { place: 'player', cards: ['Td', '9s'], caption: '9' },
        { place: 'banker', cards: [null], caption: '' },
      ],
    });
    const words = spoken(lookAt(view, null, 1_000), posted, 1_000);
    expect(words).toContain('Player has the ten of diamonds, the nine of spades, counting 9.');
    expect(words).toContain('Banker has a card face down.');
  });

  it('says how a hand is set, who is to decide and how long they have, and what was decided', () => {
    const view = aTable({
      phase: { name: 'dealing', since: 0, until: null },
      spots: [{ spot: 3, holder: { who: 'ada', name: 'Ada' }, backBets: false }],
      places: [
        {
          place: '3',
          cards: ['9s', '9c', 'Kd', null],
          caption: 'kings and nines',
          parts: [
            { part: 'low', cards: 2, caption: 'pair of nines' },
            { part: 'high', cards: 2, caption: '' },
          ],
        },
      ],
      asking: { seat: 4, seats: [4, 5, 7], until: 9_000, courtesy: false },
      decisions: [
        { seat: 3, verb: 'fold', staked: null, absent: true },
        { seat: 2, verb: 'play', staked: { wager: 'banker', amount: 500 }, absent: false },
      ],
    });
    const table = lookAt(view, null, 1_000);
    expect(handLines(view, posted)).toEqual([
      'Your hand at seat 3 is set: low the nine of spades, the nine of clubs, pair of nines; high the king of diamonds, a card face down.',
    ]);
    expect(askedWords(view)).toBe('Seats 4, 5 and 7 are to decide.');
    expect(timeWords(table, 4_500)).toBe('5 seconds to decide.');
    // A clock that was read before the house said so does not give more time than there is.
    const told = { ...table, view: { ...view, now: 4_500 } };
    expect(timeWords(told, 500)).toBe(timeWords(told, 4_500));
    expect(timeWords(told, 6_500)).not.toBe(timeWords(told, 4_500));
    expect(decidedWords(table, posted)).toEqual([
      'At seat 3 you fold, decided by the house.',
      'Seat 2 plays, 5 on Banker.',
    ]);
  });
});
