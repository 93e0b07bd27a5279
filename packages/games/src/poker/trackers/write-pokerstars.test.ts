import { parseCards } from '@croupier/cards';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { texasHoldem } from '../../bclc-poker/17.0-texas-holdem.ts';
import { asianFiveCardStud } from '../../bclc-poker/24.0-asian-five-card-stud.ts';
import { omahaHiLo } from '../../bclc-poker/26.0-27.0-omaha.ts';
import { openTable, sitDown, startHand } from '../poker-table.ts';
import { RiggedHand, refusalOfCall, rulesWith, setupWith } from '../testing/rigged-hand.ts';
import { handWords } from './hand-words.ts';
import { writePokerStars } from './write-pokerstars.ts';

const TOLD = {
  number: '42',
  at: new Date(Date.UTC(2026, 6, 4, 3, 5, 9)),
  table: 'Ada',
  chairs: 9,
  named: (seat: number): string => `P${seat}`,
  decimals: 2,
};

const written = (hand: RiggedHand, button: number, hero: number | null = null): string[] =>
  writePokerStars(hand.hand, { ...TOLD, button, hero })
    .trimEnd()
    .split('\n');

describe('PokerStars’ layout', () => {
  it.each([
    ['As Kd', 'Qh 9c 7d 5s 2c', 'high card Ace'],
    ['As Ad', 'Qh 9c 7d 5s 2c', 'a pair of Aces'],
    ['6s 6d', '9h 9c 7d 5s 2c', 'two pair, Nines and Sixes'],
    ['6s 6d', '6h 9c 7d Ks 2c', 'three of a kind, Sixes'],
    ['As 2d', '3h 4c 5d Ks Kc', 'a straight, Ace to Five'],
    ['As Kd', 'Qh Jc Td 5s 2c', 'a straight, Ten to Ace'],
    ['As 2s', '9s 7s 5s Kd Kc', 'a flush, Ace high'],
    ['6s 6d', '6h 9c 9d Ks 2c', 'a full house, Sixes full of Nines'],
    ['6s 6d', '6h 6c 9d Ks 2c', 'four of a kind, Sixes'],
    ['9s 8s', '7s 6s 5s Kd Kc', 'a straight flush, Five to Nine'],
    ['As Ks', 'Qs Js Ts 5d 2c', 'a Royal Flush'],
  ])('%s on %s is %s', (hole, board, words) => {
    expect(handWords(texasHoldem, parseCards(hole), parseCards(board))).toBe(words);
  });

  it('says high and low, and the straights of other decks by their ends', () => {
    const own = parseCards('Ah 2h Kc Kd');
    expect(handWords(omahaHiLo, own, parseCards('3s 4d 8c Ks 9h'))).toBe(
      'HI: three of a kind, Kings; LO: 8,4,3,2,A',
    );
    expect(handWords(omahaHiLo, own, parseCards('Ts Jd 8c Ks 9h'))).toBe('HI: three of a kind, Kings');
    expect(handWords(asianFiveCardStud, parseCards('Ah 7c 8d 9s Th'), [])).toBe('a straight, Ace to Ten');
  });

  it('has hours without a leading zero, and eastern time by its summer', () => {
    const hand = new RiggedHand(setupWith([1000, 1000])).do('fold');
    expect(written(hand, 2)[0]).toBe(
      "PokerStars Hand #42:  Hold'em No Limit ($0.50/$1.00 USD) - 2026/07/04 3:05:09 UTC [2026/07/03 23:05:09 ET]",
    );
  });

  it('names the blinds of the table, also where a kill blind stands for one of them or none is small', () => {
    const seated = [1, 2, 3].reduce(
      (table, seat) => sitDown(table, seat, `player ${seat}`, cents(10_000)),
      openTable(rulesWith({ kill: 'full', betting: 'no-limit' })),
    );
    const seats = new Map([...seated.seats].map(([seat, player]) => [seat, { ...player, isNew: false }]));
    for (const holder of [1, 2, 3]) {
      const killButton = { state: 'kill', seat: holder } as const;
      const started = startHand({ ...seated, seats, button: 3, killButton });
      if (!started) throw new Error('Nobody can play.');
      const hand = new RiggedHand(started.setup).do('fold', 'fold');
      expect(written(hand, 1)[0]).toContain("Hold'em No Limit ($0.50/$1.00 USD)");
    }
  });

  it('posts missed blinds together, a straddle after them, and says who is all in with them', () => {
    const hand = new RiggedHand(
      setupWith(
        [1000, 60, 1000, 1000, 1000],
        {},
        { straddle: { position: 2, amount: cents(200) }, owes: { 4: { small: true, big: true } } },
      ),
    ).do('fold', 'fold', 'fold', 'show', 'show');
    expect(written(hand, 5).filter((line) => line.includes(' posts '))).toEqual([
      'P1: posts small blind $0.50',
      'P2: posts big blind $0.60 and is all-in',
      'P4: posts small & big blinds $1.50',
      'P3: posts straddle $2',
    ]);
  });

  it('hides a hand that was mucked, from all but its owner', () => {
    const dealt = (): RiggedHand =>
      new RiggedHand(setupWith([1000, 1000]), {
        holes: { 1: 'As Ah', 2: 'Ks Kh' },
        board: '2c 3d 4s 8h 9c',
      }).do('call', 'check', 'check', 'check', 'check', 'check', 'check', 'check', 'show', 'muck');
    const others = written(dealt(), 2, 1);
    expect(others).toContain('P2: mucks hand');
    expect(others).toContain('Seat 2: P2 (button) (small blind) mucked');
    expect(others.join()).not.toContain('Ks');
    expect(written(dealt(), 2, 2)).toContain('Seat 2: P2 (button) (small blind) mucked [Ks Kh]');
  });

  it('cancels a hand whose blinds were chopped or that was called off, and says who timed out', () => {
    const chopped = new RiggedHand(setupWith([1000, 1000, 1000], { chop: 'on' })).do('fold', 'chop', 'chop');
    expect(written(chopped, 3)).toEqual(
      expect.arrayContaining([
        'Uncalled bet ($0.50) returned to P1',
        'Uncalled bet ($1) returned to P2',
        'Hand cancelled',
        'Total pot $0 | Rake $0',
      ]),
    );
    const called = new RiggedHand(setupWith([1000, 1000, 1000])).do('raise 200', 'call');
    called.hand.advance({ irregularity: 'misdeal', by: 'flo' });
    expect(written(called, 3)).toEqual(expect.arrayContaining(['Hand cancelled', 'Total pot $0 | Rake $0']));
    const late = new RiggedHand(setupWith([1000, 1000, 1000]));
    late.hand.advance({ clock: 'expired' });
    expect(written(late.do('fold'), 3).slice(8, 10)).toEqual(['P3 has timed out', 'P3: folds']);
  });

  it('is written of a hand that is over', () => {
    const hand = new RiggedHand(setupWith([1000, 1000]));
    expect(refusalOfCall(() => written(hand, 2))).toContain('not over');
  });
});
