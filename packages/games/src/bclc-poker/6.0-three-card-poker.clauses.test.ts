import { formatAward, type RecordedDecision } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { callsOf, linesOf, paidOf, played } from '../testing/recorded.ts';
import { threeCardPoker } from './6.0-three-card-poker.ts';

const game = threeCardPoker.with({});
const play: RecordedDecision = { seat: 1, do: 'play' };
const fold: RecordedDecision = { seat: 1, do: 'fold' };

const settled = (
  wagers: Record<string, number>,
  hand: string,
  dealer: string,
  decisions: RecordedDecision[] = [],
  tips?: Record<string, number>,
): string[] =>
  paidOf(played(game, [{ seat: 1, wagers, ...(tips ? { tips } : {}) }], { 1: hand, dealer }, decisions));

const eventsOf = (
  wagers: Record<string, number>,
  decision: RecordedDecision,
  dealer = 'Qh 9s 3d',
): string[] =>
  played(game, [{ seat: 1, wagers }], { 1: 'Ks 7d 4c', dealer }, [decision]).events.flatMap((event) =>
    'cite' in event ? [`${event.type} §${event.cite.clause}`] : [],
  );

describe('bclc-poker 6.0 §1, §2: what is bet', () => {
  it('§1.1: one deck for every round, in which no card comes twice', () => {
    expect(game.layout).toMatchObject({ shoe: { decks: 1 }, deckEachRound: true });
    expect(() => settled({ ante: 100 }, 'Qh 7d 4c', 'Qh 9s 3d', [play])).toThrow();
  });

  it('§1.2, §2.1.1, §2.2.1, §2.3.1, §2.4.1, §6.1: Ante, Pair Plus or both, the bonus beside, in any amounts', () => {
    const hands = ['Ks 7d 4c', 'Qh 9s 3d'] as const;
    expect(settled({ ante: 100 }, ...hands, [play])).toHaveLength(2);
    expect(settled({ 'pair-plus': 100 }, ...hands)).toHaveLength(1);
    expect(settled({ ante: 100, 'pair-plus': 300, 'six-card-bonus': 700 }, ...hands, [play])).toEqual([
      '1 play win 100',
      '1 ante win 100',
      '1 pair-plus lose -300',
      '1 six-card-bonus lose -700',
    ]);
    // Against the pay table: the dealer's better pair does not matter.
    expect(settled({ 'pair-plus': 100 }, '2s 2d 4c', 'Qh Qs 3d')).toEqual(['1 pair-plus win 100']);
  });

  it('§1.3, §2.2.2, §2.2.3: Pair Plus wins with a pair or better, whatever the dealer has', () => {
    for (const dealer of ['Jh 9s 3d', 'Qh 9s 3d', '2h 2c 9d', '5h 5s 5d'])
      expect(settled({ 'pair-plus': 500 }, '2s 2d 9c', dealer)).toEqual(['1 pair-plus win 500']);
    for (const better of ['Ks 9s 2s', '6s 5d 4c', '6s 6d 6c', '6s 5s 4s'])
      expect(settled({ 'pair-plus': 500 }, better, 'Qh 8d 3h')[0]).toMatch(/^1 pair-plus win/);
    expect(settled({ 'pair-plus': 500 }, 'As Kd Jc', '2h 4s 5d')).toEqual(['1 pair-plus lose -500']);
  });

  it('§1.3, §2.3.1, §2.3.2, §2.3.3: the 6 Card Bonus takes both hands’ cards, whoever wins', () => {
    const onSix = (hand: string, dealer: string): string | undefined =>
      settled({ ante: 100, 'six-card-bonus': 100 }, hand, dealer, [play])[2];
    expect(onSix('8d 2c 9s', 'Kc 9h 9d')).toBe('1 six-card-bonus win 500');
    expect(onSix('9s 8s 2s', 'Ks 4s Qd')).toBe('1 six-card-bonus win 1500');
    expect(onSix('9s 9d 2c', '4c 7d 9h')).toBe('1 six-card-bonus win 500');
    expect(onSix('9s 8d 2c', '9h 8c Qc')).toBe('1 six-card-bonus lose -100');
  });

  it('§2.1.3, §6.5.1: a fold gives up Ante and cards, of whatever worth', () => {
    for (const [hand = '', dealer = ''] of [
      ['As Ad Ac', 'Jh 9s 3d'],
      ['Ks 7d 4c', 'Qh 9s 3d'],
      ['Ks 7d 4c', 'Kh 7s 4d'],
    ]) {
      const round = played(game, [{ seat: 1, wagers: { ante: 100 } }], { 1: hand, dealer }, [fold]);
      expect(paidOf(round)).toEqual(['1 ante lose -100']);
      expect(round.places.find(({ name }) => name === '1')?.faces).toEqual(['down', 'down', 'down']);
    }
  });

  it('§6.5.2: Play stakes as much again as the Ante', () => {
    expect(settled({ ante: 700 }, '2s 3d 5c', 'Qh 9s 3h', [play])).toEqual([
      '1 play lose -700',
      '1 ante lose -700',
    ]);
    for (const times of [2, 0.5])
      expect(() => settled({ ante: 700 }, '2s 3d 5c', 'Qh 9s 3h', [{ ...play, times }])).toThrow(
        'bclc-poker 6.0 §6.5',
      );
  });

  it('§3.1: seven seats, not eight', () => {
    const at = (seat: number): string[] =>
      paidOf(
        played(game, [{ seat, wagers: { 'pair-plus': 100 } }], { [seat]: '2s 2d 9c', dealer: 'Jh 9s 3d' }),
      );
    expect(at(7)).toEqual(['7 pair-plus win 100']);
    expect(() => at(8)).toThrow('there is no spot 8. (bclc-poker 6.0 §3.1)');
  });
});

describe('bclc-poker 6.0 §4: bets for the dealer', () => {
  it('§4.1, §4.3.1, §4.5.2: are stakes of their own and win at full odds', () => {
    expect(settled({ 'pair-plus': 500 }, '6s 6d 6c', 'Jh 9s 3d', [], { 'pair-plus': 100 })).toEqual([
      '1 pair-plus win 15000',
      '1 pair-plus (tip) win 3000',
    ]);
  });

  it('§4.1: may lie on any wager that is bet before the deal', () => {
    const wagers = { ante: 500, 'pair-plus': 500, 'six-card-bonus': 500 };
    const tips = { ante: 100, 'pair-plus': 100, 'six-card-bonus': 100 };
    expect(
      settled(wagers, '6s 6d 6c', 'Qh 9s 3d', [play], tips).filter((line) => line.includes('tip')),
    ).toEqual(['1 ante (tip) win 100', '1 pair-plus (tip) win 3000', '1 six-card-bonus (tip) win 500']);
  });

  it('§4.5.1: are taken in their turn, before the next seat', () => {
    const seats = [1, 2].map((seat) => ({ seat, wagers: { 'pair-plus': 500 }, tips: { 'pair-plus': 100 } }));
    expect(paidOf(played(game, seats, { 1: '6s 7d 2c', 2: '7s 8d 2d', dealer: 'Jh 9s 3d' }))).toEqual([
      '2 pair-plus lose -500',
      '2 pair-plus (tip) lose -100',
      '1 pair-plus lose -500',
      '1 pair-plus (tip) lose -100',
    ]);
  });

  it('§4.5.2: are paid in their turn, before the next seat', () => {
    const seats = [1, 2].map((seat) => ({ seat, wagers: { 'pair-plus': 500 }, tips: { 'pair-plus': 100 } }));
    expect(paidOf(played(game, seats, { 1: '6s 6d 6c', 2: '7s 7d 2c', dealer: 'Jh 9s 3d' }))).toEqual([
      '2 pair-plus win 500',
      '2 pair-plus (tip) win 100',
      '1 pair-plus win 15000',
      '1 pair-plus (tip) win 3000',
    ]);
  });
});

describe('bclc-poker 6.0 §5: ranking', () => {
  const beats = (better: string, worse: string): void => {
    expect(settled({ ante: 100 }, better, worse, [play])[0]).toBe('1 play win 100');
    expect(settled({ ante: 100 }, worse, better, [play])[0]).toBe('1 play lose -100');
  };

  it('§5.4: suits are equal', () => {
    expect(settled({ ante: 100 }, 'As Ks Qs', 'Ah Kh Qh', [play])[0]).toBe('1 play push 0');
    expect(settled({ ante: 100 }, 'Ac 9d 2c', 'As 9h 2s', [play])[0]).toBe('1 play push 0');
  });

  it.each([
    ['§5.6.1', '4s 3s 2s', 'Ah Ad Ac'],
    ['§5.6.2', '2s 2d 2c', 'Ah Kd Qc'],
    ['§5.6.3', '4s 3d 2c', 'Ah Kh Jh'],
    ['§5.6.4', '5s 3s 2s', 'Ah Ad Kc'],
    ['§5.6.5', '2s 2d 3c', 'Ah Kd Jc'],
  ])('%s: %s is above %s', (_clause, better, worse) => {
    beats(better, worse);
  });

  // The list of §5.7 from the top: what each pays tells that it is known, and that none is taken for the next.
  it.each([
    ['§5.7.1', 'royal flush', 'As Ks 2d', 'Qs Js Ts', 1000],
    ['§5.7.2', 'straight flush', '9s Ks 2d', 'Qs Js Ts', 200],
    ['§5.7.1, §5.7.2', 'straight flush and no royal one', 'As 2s 9d', '3s 4s 5s', 200],
    ['§5.7.3', 'four of a kind', '9s 9d 2d', '9c 9h 2s', 50],
    ['§5.7.4', 'full house', '9s 9d 7d', '9c 7h Qs', 25],
    ['§5.7.4', 'full house', '7s 7d 9d', '7c 9h Qs', 25],
    ['§5.7.5', 'flush', '9s 8s 7s', '6d 2s Ks', 15],
    ['§5.7.5', 'flush, not the straight,', '9s 8s 7s', '6s 5d Ks', 15],
    ['§5.7.6', 'straight', '9s 8d 7d', '6c 5h 9c', 10],
    ['§5.7.6', 'straight', 'As 2d 9s', '3h 4c 5d', 10],
    ['§5.7.7', 'three of a kind', '9s 9d 7d', '9c 2h Ks', 5],
  ])('%s: a %s of %s and %s pays %i to 1', (_clause, _hand, own, dealer, pays) => {
    expect(settled({ 'pair-plus': 100, 'six-card-bonus': 100 }, own, dealer)[1]).toBe(
      `1 six-card-bonus win ${pays * 100}`,
    );
  });

  it('§5.1: the pay tables are posted', () => {
    const tables = [...game.layout.wagers, ...(game.layout.bonuses ?? [])];
    const posted = (wager: string): string[] =>
      tables
        .filter(({ id }) => id === wager)
        .flatMap(({ rows }) => rows.map(({ award }) => formatAward(award)));
    expect(posted('ante-bonus')).toEqual(['5 to 1', '4 to 1', '1 to 1']);
    expect(posted('pair-plus')).toEqual(['40 to 1', '30 to 1', '5 to 1', '4 to 1', '1 to 1']);
    expect(posted('six-card-bonus')).toEqual(
      ['1000', '200', '50', '25', '15', '10', '5'].map((pays) => `${pays} to 1`),
    );
  });
});

describe('bclc-poker 6.0 §6: the sequence of play', () => {
  it('§6.3.1, §6.3.2, §6.3.4.a, §6.4: swept, closed, dealt, left squared, picked up', () => {
    expect([...new Set(eventsOf({ ante: 100 }, play))]).toEqual([
      'handled §6.3.1',
      'said §6.3.2',
      'dealt §6.3.3',
      'dealt §6.3.4',
      'handled §6.3.4.a',
      'handled §6.4',
      'answered §6.5',
      'turned §6.7.1',
      'said §6.7.2',
      'handled §6.7.3',
      'turned §6.9.2',
      'handled §6.11',
    ]);
  });

  it('§6.6.1, §6.6.3, §6.6.4: a fold is called, counted and discarded', () => {
    const events = eventsOf({ ante: 100 }, fold);
    const at = events.indexOf('said §6.6.1');
    expect(events.slice(at, at + 3)).toEqual(['said §6.6.1', 'handled §6.6.3', 'handled §6.6.4']);
    expect(events).not.toContain('turned §6.9.2');
  });

  it('§6.6.2.b, §6.6.3.a: with a 6 Card Bonus the cards stay under it until it is settled', () => {
    const events = eventsOf({ ante: 100, 'six-card-bonus': 100 }, fold);
    const at = events.indexOf('said §6.6.1');
    expect(events.slice(at, at + 3)).toEqual(['said §6.6.1', 'handled §6.6.2.b', 'handled §6.6.3.a']);
    expect(events).toContain('turned §6.9.2');
  });

  it('§6.6.1.a, §6.6.2, §6.6.2.a(1): of a folded hand the Ante goes first, and Pair Plus goes by its cards', () => {
    const wagers = { ante: 100, 'pair-plus': 100, 'six-card-bonus': 100 };
    expect(settled(wagers, '9s 9d 2c', '9h 7d Kc', [fold])).toEqual([
      '1 ante lose -100',
      '1 pair-plus win 100',
      '1 six-card-bonus win 500',
    ]);
    expect(settled(wagers, '9s 8d 2c', 'Jh 7d 4c', [fold])).toEqual([
      '1 ante lose -100',
      '1 pair-plus lose -100',
      '1 six-card-bonus lose -100',
    ]);
  });

  it('§6.6.2.a(1): a Pair Plus that a folded hand has not won goes with its Ante', () => {
    const wagers = { ante: 100, 'pair-plus': 100, 'six-card-bonus': 100 };
    const seats = [1, 2, 3].map((seat) => ({ seat, wagers }));
    const hands = { 1: '8s 7d 2c', 2: '5s 5d 2d', 3: 'Ks 7h 4c', dealer: 'Qh 9s 3d' };
    const decisions = ['fold', 'fold', 'play'].map((choice, i) => ({ seat: i + 1, do: choice }));
    expect(paidOf(played(game, seats, hands, decisions))).toEqual([
      '1 ante lose -100',
      '1 pair-plus lose -100',
      '2 ante lose -100',
      '3 play win 100',
      '3 ante win 100',
      '3 pair-plus lose -100',
      '3 six-card-bonus lose -100',
      '2 pair-plus win 100',
      '2 six-card-bonus lose -100',
      '1 six-card-bonus lose -100',
    ]);
  });

  it('§6.7.1, §6.9.1: the dealer’s cards are turned and the hand is called by name', () => {
    const round = played(game, [{ seat: 1, wagers: { ante: 100 } }], { 1: 'As Kd 2c', dealer: 'Th Td 4s' }, [
      play,
    ]);
    expect(callsOf(round).at(-1)).toMatch(/^Dealer has .*pair.*tens/i);
    expect(round.places.find(({ name }) => name === 'dealer')?.faces).toEqual(['up', 'up', 'up']);
    const order = round.events.flatMap((event) =>
      event.type === 'answered' ? ['decided'] : event.type === 'turned' ? [event.place] : [],
    );
    expect(order).toEqual(['decided', 'dealer', '1']);
  });

  it('§6.8.1, §6.8.4, §6.8.6: unqualified, hands are looked at for their bonuses and counted', () => {
    expect(eventsOf({ ante: 100 }, play, 'Jh 9s 3d').slice(-4)).toEqual([
      'said §6.8.1',
      'turned §6.8.4',
      'handled §6.8.6',
      'handled §6.11',
    ]);
  });

  it('§6.8.6: hands are counted when the dealer does not qualify', () => {
    expect(eventsOf({ ante: 100 }, play, 'Jh 9s 3d')).toContain('handled §6.8.6');
    expect(eventsOf({ ante: 100 }, play)).not.toContain('handled §6.8.6');
  });

  it('§6.9.3: each hand meets the dealer’s by itself', () => {
    const seats = [1, 2, 3, 4].map((seat) => ({ seat, wagers: { ante: 100 } }));
    const hands = { 1: 'Ks 7d 4c', 2: 'Qs 9d 3c', 3: 'Qd 8s 7c', 4: '2s 4d 5c', dealer: 'Qh 9s 3d' };
    const decisions = seats.map(({ seat }) => ({ seat, do: seat === 4 ? 'fold' : 'play' }));
    expect(paidOf(played(game, seats, hands, decisions)).filter((line) => line.includes('play'))).toEqual([
      '3 play lose -100',
      '2 play push 0',
      '1 play win 100',
    ]);
  });

  it('§6.9.4.a, §6.9.4.b, §6.9.4.c, §6.9.4.d, §6.9.4.e: Play, Ante Bonus, Ante, Pair Plus, 6 Card Bonus', () => {
    const wagers = { 'six-card-bonus': 100, 'pair-plus': 100, ante: 100 };
    const seats = [1, 2].map((seat) => ({ seat, wagers }));
    const hands = { 1: '9s 9d 9c', 2: '8s 8d 8c', dealer: 'Qh 7d 4c' };
    const decisions = seats.map(({ seat }) => ({ seat, do: 'play' }));
    const settledIn = paidOf(played(game, seats, hands, decisions)).map((line) => line.split(' win')[0]);
    expect(settledIn).toEqual(
      [2, 1].flatMap((seat) =>
        ['play', 'ante-bonus', 'ante', 'pair-plus', 'six-card-bonus'].map((wager) => `${seat} ${wager}`),
      ),
    );
  });
});

describe('bclc-poker 6.0: at the edges', () => {
  const LEAST = 'Qh 3s 2d'; // the lowest hand that qualifies

  it('§2.1.4, §6.8.2, §6.9.4.a: Q-3-2 qualifies: Play is paid first, and nobody counts the hands', () => {
    expect(settled({ ante: 100 }, 'Ks 7d 4c', LEAST, [play])).toEqual(['1 play win 100', '1 ante win 100']);
    expect(eventsOf({ ante: 100 }, play, LEAST)).not.toContain('handled §6.8.6');
  });

  it('§6.6.2: Antes of folded hands are taken before anything is paid, from the left', () => {
    const seats = [1, 3, 5].map((seat) => ({ seat, wagers: { ante: 100 } }));
    const hands = { 1: '2s 3d 5c', 3: '2c 3h 6c', 5: 'Ks 7d 4c', dealer: 'Qh 9s 3c' };
    const decisions = [
      { seat: 1, do: 'fold' },
      { seat: 3, do: 'fold' },
      { seat: 5, do: 'play' },
    ];
    expect(paidOf(played(game, seats, hands, decisions))).toEqual([
      '1 ante lose -100',
      '3 ante lose -100',
      '5 play win 100',
      '5 ante win 100',
    ]);
  });

  const folding = (hand: string, tips: Record<string, number> = {}): string[] =>
    played(
      game,
      [{ seat: 1, wagers: { ante: 100, 'pair-plus': 100 }, tips }],
      { 1: hand, dealer: 'Qh 9s 3d' },
      [fold],
    ).events.flatMap((event) => ('cite' in event ? [`${event.type} §${event.cite.clause}`] : []));

  // Corrected: the hand was left and turned whatever it held.
  it('§6.6.2.a(1), §6.6.3, §6.6.4: with a Pair Plus that has not won, folded cards are counted and discarded unseen', () => {
    const events = folding('Ks 7d 4c');
    const at = events.indexOf('said §6.6.1');
    expect(events.slice(at, at + 3)).toEqual(['said §6.6.1', 'handled §6.6.3', 'handled §6.6.4']);
    expect(events).not.toContain('turned §6.9.2');
  });

  it('§6.6.1.a, §6.6.2.a: with one that has won they are shown, and with a 6 Card Bonus for the dealer they stay', () => {
    const won = folding('2s 2d 4c');
    expect(won).not.toContain('handled §6.6.4');
    expect(won).toContain('turned §6.9.2');
    const under = folding('Ks 7d 4c', { 'six-card-bonus': 100 });
    expect(under).toContain('handled §6.6.3.a');
    expect(under).not.toContain('handled §6.6.4');
    expect(under).toContain('turned §6.9.2');
  });

  it('§6.6.3, §6.9.2: a folded hand without a bonus stays down, whatever others have bet', () => {
    const seats = [
      { seat: 1, wagers: { ante: 100 } },
      { seat: 2, wagers: { 'pair-plus': 100 } },
    ];
    const round = played(
      game,
      seats,
      { 1: '2s 3d 5c', 2: '2c 3h 6c', dealer: LEAST.replace('3s 2d', '9s 4d') },
      [fold],
    );
    const turned = round.events.flatMap((event) => (event.type === 'turned' ? [event.place] : []));
    expect(turned).toEqual(['dealer', '2']);
  });

  it('§4.4: the line of a bet for the dealer cites why it follows', () => {
    const round = played(
      game,
      [{ seat: 1, wagers: { 'pair-plus': 100 }, tips: { 'pair-plus': 100 } }],
      { 1: '2s 2d 9c', dealer: 'Jh 9s 3d' },
      [],
    );
    expect(linesOf(round)[1]?.cites.map(({ clause }) => clause)).toEqual(['5.9', '4.4', '4.4.1']);
  });

  it('tells hands and rows by their names, and how the round ended', () => {
    const round = played(game, [{ seat: 1, wagers: { ante: 100 } }], { 1: '6s 6d 6c', dealer: 'Jh 9s 3d' }, [
      play,
    ]);
    expect(linesOf(round).map(({ row }) => row)).toEqual([
      'dealer does not qualify',
      'dealer does not qualify',
      'three of a kind',
    ]);
    const settlement = round.events.find((event) => event.type === 'settled');
    expect(settlement?.summary).toEqual({ dealer: expect.stringMatching(/jack/i), qualified: false });
    const cards = round.places.find(({ name }) => name === '1')?.cards ?? [];
    expect(game.layout.caption('1', cards)).toMatch(/sixes/);
    expect(game.layout.caption('1', cards.slice(0, 2))).toBe('');
  });
});
