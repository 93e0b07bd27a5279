import { parseCards } from '@croupier/cards';
import { cents, formatCite } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { goldenRound } from '../testing/golden-round.ts';
import { callsOf, linesOf, paidOf, played } from '../testing/recorded.ts';
import { threeCardPoker } from './6.0-three-card-poker.ts';

const game = threeCardPoker.with({});

/** One seat with an ante of 10.00 that plays. */
const one = (hand: string, dealer: string, wagers = {}): string[] =>
  paidOf(
    played(game, [{ seat: 1, wagers: { ante: 1000, ...wagers } }], { 1: hand, dealer }, [
      { seat: 1, do: 'play' },
    ]),
  );

describe('bclc-poker 6.0 §2.1, §6.8, §6.9: against the dealer', () => {
  it('§6.9.4: a better hand is paid even money on Play and Ante', () => {
    expect(one('Ks 7d 4c', 'Qh 9s 3d')).toEqual(['1 play win 1000', '1 ante win 1000']);
  });

  it('§6.9.4: a worse hand loses both', () => {
    expect(one('Qs 7d 4c', 'Qh 9s 3d')).toEqual(['1 play lose -1000', '1 ante lose -1000']);
  });

  it('§6.10: an equal hand pushes both', () => {
    expect(one('Qs 9d 3c', 'Qh 9s 3d')).toEqual(['1 play push 0', '1 ante push 0']);
  });

  it('§2.1.4: queen-high qualifies, jack-high does not', () => {
    expect(
      callsOf(
        played(game, [{ seat: 1, wagers: { ante: 100 } }], { 1: 'As Kd 2c', dealer: 'Qh 3s 2d' }, [
          { seat: 1, do: 'play' },
        ]),
      ),
    ).not.toContain('Dealer does not qualify.');
    expect(
      callsOf(
        played(game, [{ seat: 1, wagers: { ante: 100 } }], { 1: 'As Kd 2c', dealer: 'Jh Ts 8d' }, [
          { seat: 1, do: 'play' },
        ]),
      ),
    ).toContain('Dealer does not qualify.');
  });

  it('§6.8.2, §6.8.3: unqualified, antes are paid and Play pushes, with a worse, an equal and a better hand', () => {
    for (const hand of ['9s 7d 4c', 'Js Td 8c', 'Ks 7d 4c'])
      expect(one(hand, 'Jh Ts 8d')).toEqual(['1 ante win 1000', '1 play push 0']);
  });

  it('§6.8.4: unqualified, hands with an Ante Bonus, a Pair Plus or a 6 Card Bonus are found', () => {
    expect(one('6s 5d 4c', 'Jh 3s 2d', { 'pair-plus': 500, 'six-card-bonus': 500 })).toEqual([
      '1 ante win 1000',
      '1 play push 0',
      '1 ante-bonus win 1000',
      '1 pair-plus win 2500',
      '1 six-card-bonus win 5000',
    ]);
  });

  it('§2.1.5, §6.8.4: the ante bonus is paid regardless of the dealer', () => {
    expect(one('6s 5d 4c', 'Jh 9s 3d')).toEqual([
      '1 ante win 1000',
      '1 play push 0',
      '1 ante-bonus win 1000',
    ]);
    expect(one('6s 5d 4c', '9h 9s 9d')).toEqual([
      '1 play lose -1000',
      '1 ante-bonus win 1000',
      '1 ante lose -1000',
    ]);
    expect(one('6s 5d 4c', '6h 5s 4d')).toEqual(['1 play push 0', '1 ante-bonus win 1000', '1 ante push 0']);
  });

  it.each([
    ['6s 5s 4s', 5000],
    ['6s 6d 6c', 4000],
    ['6s 5d 4c', 1000],
  ])('§5.8: the ante bonus on %s is %i on an ante of 1000', (hand, bonus) => {
    expect(one(hand, 'Jh 9s 3d')).toContain(`1 ante-bonus win ${bonus}`);
  });

  it('§5.8: no ante bonus for a flush or a pair', () => {
    for (const hand of ['Ks 9s 2s', 'Ks Kd 2c'])
      expect(one(hand, 'Jh 9d 3d').join()).not.toContain('ante-bonus');
  });
});

describe('bclc-poker 6.0 §5: ranking', () => {
  // The list of §5.6, its ties broken by §5.3, the ace high or low in straights by §5.5.
  it.each([
    ['As Ks Qs', 'Kh Qh Jh'],
    ['4s 3s 2s', 'Ah 2h 3h'],
    ['Ah 2h 3h', 'Kc Kd Ks'],
    ['2h 2c 2d', 'Ah Kc Qd'],
    ['Ah Kc Qd', 'Kh Qs Jc'],
    ['4h 3c 2d', 'Ah 2c 3d'],
    ['Ah 2c 3d', 'As Ks Js'],
    ['As Ks Js', 'Ah Kh Th'],
    ['5h 3h 2h', 'As Ad Kc'],
    ['As Ad Kc', 'Ah Ac Qd'],
    ['2s 2d 3c', 'Ah Kc Jd'],
    ['Ah Kc Jd', 'As Kd Tc'],
    ['Ah Kc 2d', 'As Qd Jc'],
    ['Ah 4c 2d', 'Ks Qd Tc'],
    ['2s 2c 3d', 'Kh As 2d'],
  ])('§5.2, §5.3, §5.5, §5.6: %s beats %s', (better, worse) => {
    expect(one(better, worse)[0]).toBe('1 play win 1000');
    expect(one(worse, better)[0]).toBe('1 play lose -1000');
  });
});

describe('bclc-poker 6.0 §2.2, §2.3: the pay tables', () => {
  it.each([
    ['6s 5s 4s', 40],
    ['6s 6d 6c', 30],
    ['6s 5d 4c', 5],
    ['Ks 9s 2s', 4],
    ['2s 2d 9c', 1],
    ['As Kd Jc', -1],
  ])('§5.9: Pair Plus on %s pays %i to 1', (hand, pays) => {
    const round = played(game, [{ seat: 4, wagers: { 'pair-plus': 500 } }], { 4: hand, dealer: 'Qh 8d 3h' });
    expect(paidOf(round)).toEqual([`4 pair-plus ${pays < 0 ? 'lose' : 'win'} ${pays * 500}`]);
  });

  it.each([
    ['As Ks 2d', 'Qs Js Ts', 1000],
    ['9s Ks 2d', 'Qs Js Ts', 200],
    ['9s 9d 2d', '9c 9h 7s', 50],
    ['9s 9d 7d', '9c 2h 7s', 25],
    ['As 9s 7s', '2s 4s Kd', 15],
    ['As 2d 9s', '3h 4c 5d', 10],
    ['9s 9d 7d', '9c 2h Ks', 5],
    ['9s 9d 7d', '7c 2h Ks', -1],
  ])('§5.10: the 6 Card Bonus on %s and %s pays %i to 1', (hand, dealer, pays) => {
    const round = played(game, [{ seat: 2, wagers: { 'pair-plus': 100, 'six-card-bonus': 500 } }], {
      2: hand,
      dealer,
    });
    expect(paidOf(round)[1]).toBe(`2 six-card-bonus ${pays < 0 ? 'lose' : 'win'} ${pays * 500}`);
  });
});

describe('bclc-poker 6.0 §6: the sequence of play', () => {
  const three = [1, 3, 5].map((seat) => ({ seat, wagers: { ante: 1000, 'pair-plus': 500 } }));
  const hands = { 1: 'Qs 6d 4c', 3: '2c 2d 9h', 5: '6s 5h 4h', dealer: 'Qh 9s 3d' };

  it('§6.3.3, §6.3.4: packets of three from the left, the dealer last, all face down', () => {
    const round = played(
      game,
      three,
      hands,
      [1, 3, 5].map((seat) => ({ seat, do: 'play' })),
    );
    const dealt = round.events.flatMap((event) =>
      event.type === 'dealt' ? [`${event.place} ${event.face}`] : [],
    );
    expect(dealt).toEqual(
      ['1', '3', '5', 'dealer'].flatMap((place) => Array.from({ length: 3 }, () => `${place} down`)),
    );
  });

  it('§6.5: every player with an Ante chooses, from the left', () => {
    const seats = [...three, { seat: 6, wagers: { 'pair-plus': 500 } }];
    const round = played(game, seats, { ...hands, 6: 'Ks 8d 7c' }, [
      { seat: 1, do: 'fold' },
      { seat: 3, do: 'play' },
      { seat: 5, do: 'fold' },
    ]);
    expect(
      round.events.flatMap((event) =>
        event.type === 'answered' ? [`${event.seat} ${event.answer.verb}`] : [],
      ),
    ).toEqual(['1 fold', '3 play', '5 fold']);
  });

  it('§6.5, §2.1.2: asks from the left; Play is exactly the ante', () => {
    const round = game.start([{ spot: 2, player: 'a', wager: 'ante', kind: 'own', amount: cents(750) }]);
    const cards = parseCards('Qs 6d 4c Qh 9s 3d');
    while (round.waiting.for !== 'answer') {
      const card = round.waiting.for === 'card' ? cards.shift() : undefined;
      round.advance(card === undefined ? undefined : { card });
    }
    expect(round.waiting.questions[0]).toMatchObject({
      seat: 2,
      actions: [{ verb: 'play', least: 750, most: 750 }, { verb: 'fold' }],
    });
    for (const answer of [
      { verb: 'play', amount: cents(1500) } as const,
      { verb: 'check' } as const,
      { verb: 'fold', amount: cents(1) } as const,
    ]) {
      expect(() => round.advance({ answer })).toThrow('bclc-poker 6.0 §6.5');
    }
    round.advance({ answer: { verb: 'play' } });
    expect(round.bets.map(({ wager, amount }) => [wager, amount])).toEqual([
      ['ante', 750],
      ['play', 750],
    ]);
  });

  it('§6.6: a fold loses the ante first and its bonus; Pair Plus and 6 Card Bonus stay in action', () => {
    const seats = [
      { seat: 5, wagers: { ante: 1000, 'pair-plus': 500, 'six-card-bonus': 300 } },
      { seat: 1, wagers: { ante: 1000 } },
    ];
    const round = played(game, seats, { 1: hands[1], 5: hands[5], dealer: '9c 9s 9d' }, [
      { seat: 1, do: 'play' },
      { seat: 5, do: 'fold' },
    ]);
    expect(callsOf(round)).toContain('Folding, seat 5.');
    expect(paidOf(round)).toEqual([
      '5 ante lose -1000',
      '5 pair-plus win 2500',
      '5 six-card-bonus win 1500',
      '1 play lose -1000',
      '1 ante lose -1000',
    ]);
  });

  it('§6.9.2, §6.9.4: pays and takes from the right, Play, bonus, Ante, Pair Plus at each seat', () => {
    const round = played(
      game,
      three,
      hands,
      [1, 3, 5].map((seat) => ({ seat, do: 'play' })),
    );
    expect(paidOf(round)).toEqual([
      '5 play win 1000',
      '5 ante-bonus win 1000',
      '5 ante win 1000',
      '5 pair-plus win 2500',
      '3 play win 1000',
      '3 ante win 1000',
      '3 pair-plus win 500',
      '1 play lose -1000',
      '1 ante lose -1000',
      '1 pair-plus lose -500',
    ]);
    const turned = round.events.flatMap((event) =>
      event.type === 'turned' ? [`${event.place} ${event.cards.length}`] : [],
    );
    expect(turned).toEqual(['dealer 3', '5 3', '3 3', '1 3']);
  });

  it('§6.8.3, §6.8.5: unqualified, all antes first, then the bonuses from the right', () => {
    const round = played(
      game,
      three.map(({ seat, wagers }) => ({ seat, wagers: { ...wagers, 'six-card-bonus': 500 } })),
      { ...hands, dealer: 'Jh 9s 3d' },
      [1, 3, 5].map((seat) => ({ seat, do: 'play' })),
    );
    expect(paidOf(round).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '5 ante',
      '5 play',
      '3 ante',
      '3 play',
      '1 ante',
      '1 play',
      '5 ante-bonus',
      '5 pair-plus',
      '5 six-card-bonus',
      '3 pair-plus',
      '3 six-card-bonus',
      '1 pair-plus',
      '1 six-card-bonus',
    ]);
  });

  it('READINGS 35: a seat with Pair Plus alone has nothing to decide', () => {
    expect(() =>
      played(game, [{ seat: 1, wagers: { 'pair-plus': 100 } }], { 1: 'Qs 6d 4c', dealer: 'Qh 9s 3d' }, [
        { seat: 1, do: 'play' },
      ]),
    ).toThrow('nobody was asked');
  });

  it('§6.3.2, §6.6.1, §6.7.2, §6.8.1: calls that bets are closed, a fold and the house hand', () => {
    const round = played(game, [{ seat: 1, wagers: { ante: 100 } }], { 1: 'Qs 6d 4c', dealer: 'Jh 9s 3d' }, [
      { seat: 1, do: 'fold' },
    ]);
    expect(callsOf(round)).toEqual([
      'No more bets.',
      'Folding, seat 1.',
      expect.stringMatching(/^Dealer has .*jack.*\.$/i),
      'Dealer does not qualify.',
    ]);
    const noAnte = [{ seat: 1, wagers: { 'pair-plus': 100 } }];
    expect(callsOf(played(game, noAnte, { 1: 'Qs 6d 4c', dealer: 'Jh 9s 3d' })).at(-1)).toBe(
      'Dealer does not qualify.',
    );
  });

  it('§6.6.1, §6.7.2, §6.8.1: calls it in the same way when it qualifies, and no fold where there is none', () => {
    for (const [dealer, called] of [
      ['8h 8s 3d', /^Dealer has .*eights.*\.$/i],
      ['Qh 3s 2d', /^Dealer has .*queen.*\.$/i],
    ] as const) {
      const round = played(game, [{ seat: 1, wagers: { ante: 100 } }], { 1: 'Qs 6d 4c', dealer }, [
        { seat: 1, do: 'play' },
      ]);
      expect(callsOf(round)).toEqual(['No more bets.', expect.stringMatching(called)]);
    }
  });
});

describe('bclc-poker 6.0 §3, §4, §5.11: limits on betting and winning', () => {
  const why = (
    seats: {
      seat: number;
      player?: string;
      wagers?: Record<string, number>;
      tips?: Record<string, number>;
      back?: { player: string; wagers: Record<string, number> }[];
    }[],
  ): string => {
    try {
      played(
        game,
        seats,
        { 1: 'Qs 6d 4c', 2: '2c 2d 9h', dealer: 'Jh 9s 3d' },
        seats.map(({ seat }) => ({ seat, do: 'play' })),
      );
      return 'accepted';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  it('§3.2: one position a player', () => {
    expect(
      why([
        { seat: 1, player: 'ann', wagers: { ante: 100 } },
        { seat: 2, player: 'ann', wagers: { ante: 100 } },
      ]),
    ).toContain('bclc-poker 6.0 §3.2');
    for (const second of [{ wagers: { 'pair-plus': 100 } }, { tips: { 'pair-plus': 100 } }])
      expect(
        why([
          { seat: 1, player: 'ann', wagers: { ante: 100 } },
          { seat: 2, player: 'ann', ...second },
        ]),
      ).toContain('bclc-poker 6.0 §3.2');
  });

  it('§3.3: no back bets', () => {
    expect(
      why([{ seat: 1, wagers: { ante: 100 }, back: [{ player: 'bob', wagers: { ante: 100 } }] }]),
    ).toContain('Only the players of a spot may bet on it in this game. (bclc-poker 6.0 §3.3)');
  });

  it('§4.2, READINGS 72: a bet for the dealer on the Ante needs one’s own beside it', () => {
    const tips = { ante: 100 };
    expect(why([{ seat: 1, wagers: { 'pair-plus': 100 }, tips }])).toContain('bclc-poker 6.0 §4.2');
    expect(why([{ seat: 1, wagers: { 'pair-plus': 100, 'six-card-bonus': 100 }, tips }])).toContain('§4.2');
    // On any other wager the player's own part in the game is enough.
    const hands = { 1: '2c 2d 9h', dealer: 'Qh 9s 3d' };
    const play = [{ seat: 1, do: 'play' }];
    expect(
      paidOf(played(game, [{ seat: 1, wagers: { ante: 100 }, tips: { 'pair-plus': 100 } }], hands, play)),
    ).toContain('1 pair-plus (tip) win 100');
    expect(paidOf(played(game, [{ seat: 1, wagers: { ante: 100 }, tips }], hands, play))).toContain(
      '1 ante (tip) win 100',
    );
  });

  it('READINGS 72: a bet for the dealer on the Ante receives no Ante Bonus', () => {
    const lines = paidOf(
      played(
        game,
        [{ seat: 1, wagers: { ante: 100 }, tips: { ante: 100 } }],
        { 1: '6s 5s 4s', dealer: 'Qh 9s 3d' },
        [{ seat: 1, do: 'play' }],
      ),
    );
    expect(lines.filter((line) => line.includes('ante-bonus'))).toEqual(['1 ante-bonus win 500']);
  });

  it('§6.1.1: the 6 Card Bonus needs a standard wager', () => {
    // A bet for the dealer is no standard wager of the player's.
    for (const tips of [{}, { ante: 100 }, { 'pair-plus': 100 }])
      expect(why([{ seat: 1, wagers: { 'six-card-bonus': 100 }, tips }])).toContain('bclc-poker 6.0 §6.1.1');
    const hands = { 1: 'Ks 7d 4c', dealer: 'Jh 9s 3d' };
    const beside = (wager: string): string[] =>
      paidOf(
        played(
          game,
          [{ seat: 1, wagers: { [wager]: 100, 'six-card-bonus': 100 } }],
          hands,
          wager === 'ante' ? [{ seat: 1, do: 'play' }] : [],
        ),
      );
    for (const wager of ['ante', 'pair-plus']) expect(beside(wager)).toContain('1 six-card-bonus lose -100');
  });

  it('§2.1.2: Play cannot be laid before the deal', () => {
    expect(why([{ seat: 1, wagers: { ante: 100, play: 100 } }])).toContain('during the round');
  });

  it("§4.2, §4.4, §4.5.1, READINGS 80: the dealer's bet wins and loses with its player's and is paid after all of them", () => {
    const seats = [
      { seat: 1, wagers: { ante: 1000, 'pair-plus': 500 }, tips: { ante: 200, 'pair-plus': 100 } },
    ];
    expect(
      paidOf(played(game, seats, { 1: '2c 2d 9h', dealer: 'Qh 9s 3d' }, [{ seat: 1, do: 'play' }])),
    ).toEqual([
      '1 play win 1000',
      '1 ante win 1000',
      '1 pair-plus win 500',
      '1 ante (tip) win 200',
      '1 pair-plus (tip) win 100',
    ]);
    expect(why([{ seat: 1, tips: { ante: 100 } }])).toContain('bclc-poker 6.0 §4.2');
  });

  it('§5.11, §5.11.1, §5.12, §4.5.2.a: ante bonus, Pair Plus and 6 Card Bonus share 50,000 dollars; Ante and Play do not', () => {
    const seats = [
      { seat: 1, wagers: { ante: 100_000, 'pair-plus': 100_000 }, tips: { 'pair-plus': 1000 } },
      { seat: 2, wagers: { 'pair-plus': 50_000, 'six-card-bonus': 20_000 } },
    ];
    const round = played(game, seats, { 1: '6s 5s 4s', 2: '7h 7d 7c', dealer: 'Qh 9s 3d' }, [
      { seat: 1, do: 'play' },
    ]);
    const [bonus, plus, other, six] = [5 * 100_000, 40 * 100_000, 30 * 50_000, 5 * 20_000];
    const portion = (win: number): number => Math.floor((5_000_000 * win) / (bonus + plus + other + six));
    expect(paidOf(round)).toEqual([
      `2 pair-plus win ${portion(other)}`,
      `2 six-card-bonus win ${portion(six)}`,
      '1 play win 100000',
      `1 ante-bonus win ${portion(bonus)}`,
      '1 ante win 100000',
      `1 pair-plus win ${portion(plus)}`,
      '1 pair-plus (tip) win 1000',
    ]);
    expect(linesOf(round)[0]?.cites.map(formatCite)).toContain('bclc-poker 6.0 §5.11');
  });

  it('§5.11, §4.5.2.a: exactly 50,000 dollars are within the limit, and the dealer’s bet is paid in full', () => {
    const seats = [{ seat: 1, wagers: { 'pair-plus': 125_000 }, tips: { 'pair-plus': 1000 } }];
    expect(paidOf(played(game, seats, { 1: '6s 5s 4s', dealer: 'Qh 9s 3d' }))).toEqual([
      '1 pair-plus win 5000000',
      '1 pair-plus (tip) win 40000',
    ]);
  });
});

describe('any round of Three Card Poker', () => {
  it('is sound', () => {
    fc.assert(
      fc.property(someBets(game), fc.nat(), (bets, seed) => {
        fc.pre(bets.length > 0);
        expectSoundRound(game, bets, seed);
      }),
      { numRuns: 150 },
    );
  });
});

describe('golden round', () => {
  it('bclc-poker 6.0: folds, a straight with a tip, a tie, a loss and Pair Plus alone, with queen-high and with jack-high', async () => {
    const against = (dealer: string): string =>
      goldenRound(
        played(
          game,
          [
            { seat: 1, player: 'Ann', wagers: { ante: 1000, 'pair-plus': 500 } },
            { seat: 2, player: 'Bob', wagers: { ante: 1000, 'pair-plus': 500, 'six-card-bonus': 500 } },
            {
              seat: 4,
              player: 'Cat',
              wagers: { ante: 2500, 'pair-plus': 500 },
              tips: { ante: 500, 'pair-plus': 500 },
            },
            { seat: 5, player: 'Dan', wagers: { ante: 1000 } },
            { seat: 6, player: 'Eve', wagers: { 'pair-plus': 500 } },
            { seat: 7, player: 'Fay', wagers: { ante: 1000, 'six-card-bonus': 500 } },
          ],
          {
            1: 'Th 7c 2d',
            2: '9h 9d 4c',
            4: '8c 7d 6h',
            5: 'Qs 9c 3h',
            6: 'As Kd 5h',
            7: 'Jd 8h 2c',
            dealer,
          },
          [
            { seat: 1, do: 'fold' },
            { seat: 2, do: 'fold' },
            { seat: 4, do: 'play' },
            { seat: 5, do: 'play' },
            { seat: 7, do: 'play' },
          ],
        ),
      );
    await expect(`${against('Qh 9s 3d')}\n${against('Jh 9s 3d')}`).toMatchFileSnapshot(
      './6.0-three-card-poker.golden.txt',
    );
  });
});
