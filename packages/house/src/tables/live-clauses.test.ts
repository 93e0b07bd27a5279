import { parseCards } from '@croupier/cards';
import { bankedGameNamed } from '@croupier/games';
import { type BetKind, cents, type TableLimits } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { Felt, settingOf } from './testing/felt.ts';

const opened = (id: string): Felt => {
  const felt = new Felt(settingOf(bankedGameNamed(id).with({})));
  felt.fund('ann', 1_000_000);
  felt.until('betting');
  return felt;
};

const put = (felt: Felt, wager: string, kind: BetKind = 'own', amount = 500): Decision =>
  felt.ask({ do: 'bet', player: 'ann', changes: [{ spot: 1, wager, kind, amount: cents(amount) }] });

const balance = (felt: Felt, account: string): number => felt.balances.get(`${account}:test`) ?? 0;

/** Bets for the dealer round after round until one wins: what the tips and the dealer's stake then are. */
function untilATipWins(felt: Felt, wagers: readonly string[], tipped: string): number[] {
  for (let round = 0; round < 400; round += 1) {
    for (const wager of wagers) put(felt, wager);
    put(felt, tipped, 'tip');
    felt.until('betting');
    if (balance(felt, 'tips') > 0) return [balance(felt, 'tips'), felt.state.bets.length, felt.stakes('ann')];
  }
  throw new Error('No bet for the dealer won.');
}

describe('bets for the dealer at a live table', () => {
  it.each([
    ['bclc-baccarat 1.0 §6.2.1, §6.2.2', 'bclc-baccarat/mini-baccarat', ['player'], 'player', 1000],
    ['bclc-baccarat 8.0 §5.4.1, §5.4.2', 'bclc-baccarat/ruyi-baccarat-ruby-9', ['player'], 'player', 1000],
    ['bclc-poker 6.0 §4.4.1, §4.4.2', 'bclc-poker/three-card-poker', ['pair-plus'], 'pair-plus', 1000],
    ['bclc-poker 7.0 §4.4.1, §4.4.2', 'bclc-poker/four-card-poker', ['aces-up'], 'aces-up', 1000],
    ['bclc-poker 8.0 §4.4.1, §4.4.2', 'bclc-poker/four-card-poker-bad-beat', ['aces-up'], 'aces-up', 1000],
    [
      'bclc-poker 10.0 §4.4.1, §4.4.2',
      'bclc-poker/texas-holdem-bonus',
      ['ante', 'bonus-jackpot'],
      'bonus-jackpot',
      2000,
    ],
    ['bclc-poker 9.0 §4.4.1, §4.4.2', 'bclc-poker/fast-action-holdem', ['ante'], 'ante', 1000],
    ['bclc-poker 11.0 §4.4.1, §4.4.2', 'bclc-poker/ultimate-texas-holdem', ['ante', 'trips'], 'trips', 2000],
    [
      'bclc-poker 12.0 §4.4.1, §4.4.2',
      'bclc-poker/flushes-gone-wild',
      ['ante', 'flush-rush'],
      'flush-rush',
      1000,
    ],
    ['bclc-poker 13.0 §4.4.1, §4.4.2', 'bclc-poker/discard-inferno', ['ante', 'aces-up'], 'aces-up', 1000],
    [
      'bclc-poker 14.0 §5.4.1, §5.4.2',
      'bclc-poker/discard-inferno-burn-baby-burn',
      ['ante', 'burn-baby-burn'],
      'burn-baby-burn',
      2500,
    ],
  ])(
    '%s: go to the tips with their win, and nothing of them stays',
    (_clauses, id, wagers, tipped, least) => {
      const [tips = 0, left, staked] = untilATipWins(opened(id), wagers, tipped);
      expect(tips).toBeGreaterThanOrEqual(least);
      expect([left, staked]).toEqual([0, 0]);
    },
  );
});

describe('bets are opened at a live table', () => {
  it('rws-baccarat all §3.1: with the call that begins play, and nothing else is said before', () => {
    const felt = opened('rws-baccarat/commission-baccarat');
    expect(felt.state.calls).toEqual(['Place your bets, please.']);
    put(felt, 'player');
    felt.until('settled');
    expect(felt.state.calls.slice(0, 2)).toEqual(['Place your bets, please.', 'No more bets.']);
    felt.until('betting');
    expect(felt.state.calls).toEqual(['Place your bets, please.']);
    expect(opened('bclc-baccarat/mini-baccarat').state.calls).toEqual([]);
  });
});

describe('a bonus at a live table', () => {
  it('colorado-rule-28 30-2899.03 §(6)(a): is bet before the first card, and not after', () => {
    const felt = opened('colorado-rule-28/dragon-bonus');
    expect(put(felt, 'dragon-bonus-player')).toHaveProperty('events');
    felt.until('dealing');
    expect(put(felt, 'dragon-bonus-player')).toHaveProperty('refused');
    expect(put(felt, 'dragon-bonus-banker')).toHaveProperty('refused');
    expect(felt.stakes('ann')).toBe(500);
  });
});

describe('side bets of Ruyi at a live table', () => {
  const limits = (step: number): TableLimits =>
    Object.fromEntries(
      ['player', 'banker', 'tie', 'gold-7', 'jade-8', 'ruby-9'].map((wager) => [
        wager,
        { least: cents(2500), most: cents(100_000), step: cents(step) },
      ]),
    );

  it.each([
    ['7.0', 'bclc-baccarat/ruyi-baccarat', 'gold-7'],
    ['8.0', 'bclc-baccarat/ruyi-baccarat-ruby-9', 'ruby-9'],
    ['9.0', 'bclc-baccarat/ruyi-baccarat-commission', 'jade-8'],
  ])(
    'bclc-baccarat %s §2.2.1, §2.2.2, READINGS 81: take the table minimum alone, a dollar beside the basic game',
    (section, id, wager) => {
      for (const step of [100, 500, 2500]) {
        const game = bankedGameNamed(id).with({});
        const felt = new Felt({ ...settingOf(game), limits: limits(step) });
        felt.fund('ann', 1_000_000);
        felt.until('betting');
        const clause = (asked: ReturnType<typeof put>): string | undefined =>
          'refused' in asked ? `${asked.refused.cite?.section} §${asked.refused.cite?.clause}` : undefined;
        expect(clause(put(felt, wager, 'own', 100))).toBe(`${section} §2.2.1`);
        expect(clause(put(felt, 'player', 'own', 2500))).toBeUndefined();
        expect(clause(put(felt, wager, 'own', 50))).toBe(`${section} §2.2.2`);
        expect(clause(put(felt, wager, 'own', 100))).toBeUndefined();
      }
    },
  );
});

describe('a progressive at a live table', () => {
  it('bclc-poker 15.0 §3.1.3, §7.1: is bet with the Ante before the first card, and not after', () => {
    const felt = opened('bclc-poker/multi-game-progressive');
    expect(put(felt, 'ante')).toHaveProperty('events');
    expect(put(felt, 'progressive', 'own', 100)).toHaveProperty('events');
    felt.until('dealing');
    felt.fund('bob', 1_000_000);
    const late = { spot: 2, kind: 'own', amount: cents(500) } as const;
    const changes = [
      { ...late, wager: 'ante' },
      { ...late, wager: 'progressive', amount: cents(100) },
    ];
    expect(felt.ask({ do: 'bet', player: 'bob', changes })).toHaveProperty('refused');
    expect([felt.stakes('ann'), felt.stakes('bob')]).toEqual([600, 0]);
  });
});

describe('bets behind another at a live table', () => {
  it.each([
    ['colorado-rule-28 30-2802 §(17)', 'colorado-rule-28/mini-baccarat'],
    ['baccarat-gold Tie Bet §3', 'baccarat-gold/baccarat-gold'],
  ])('%s, READINGS 71: are not the holder’s to forbid', (clause, id) => {
    const felt = new Felt(settingOf(bankedGameNamed(id).with({})));
    const held = felt.ask({ do: 'back-bets', player: 'ann', spot: 1, allowed: false });
    expect(
      'refused' in held &&
        `${held.refused.cite?.rulebook} ${held.refused.cite?.section} §${held.refused.cite?.clause}`,
    ).toBe(clause);
  });
});

describe('a bet for the dealer at a live table', () => {
  it('bclc-baccarat 1.0 §6.2.1: that a tie pushes is no tip, and goes back', () => {
    const felt = opened('bclc-baccarat/mini-baccarat');
    put(felt, 'player');
    put(felt, 'player', 'tip');
    felt.stack(parseCards('6c 6d Ks Qh'));
    felt.until('settled');
    expect([balance(felt, 'tips'), felt.wallet('ann')]).toEqual([0, 1_000_000]);
  });

  it('bclc-baccarat 8.0 §5.4: that was laid before the player’s on the same wager is paid after it', () => {
    const felt = opened('bclc-baccarat/ruyi-baccarat-ruby-9');
    put(felt, 'player');
    put(felt, 'ruby-9', 'tip');
    put(felt, 'ruby-9');
    felt.stack(parseCards('Kc 2c 6d 3d 4h'));
    felt.until('settled');
    const lines = felt.state.steps.flatMap((step) => (step.type === 'settled' ? step.lines : []));
    expect(lines.map(({ wager, kind, won }) => [wager, kind, won])).toEqual([
      ['player', 'own', 0],
      ['ruby-9', 'own', 5000],
      ['ruby-9', 'tip', 5000],
    ]);
  });

  it.each([
    ['bclc-baccarat 6.0 §5.3.1', 'bclc-baccarat/three-card-baccarat', 'three-card-baccarat'],
    ['bclc-baccarat 8.0 §5.3.1', 'bclc-baccarat/ruyi-baccarat-ruby-9', 'ruby-9'],
    ['bclc-poker 10.0 §4.3.1', 'bclc-poker/texas-holdem-bonus', 'ante'],
  ])('%s: lies apart from the player’s on the same wager', (_clause, id, wager) => {
    const felt = opened(id);
    put(felt, wager, 'own', 500);
    put(felt, wager, 'tip', 600);
    put(felt, wager, 'own', 100);
    expect(felt.state.bets.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['own', 600],
      ['tip', 600],
    ]);
  });
});

describe('bets at a live table', () => {
  it.each([
    ['bclc-baccarat 1.0 §4.3, §4.4, §8.2', 'bclc-baccarat/mini-baccarat', 'player'],
    ['bclc-baccarat 2.0 §6.1', 'bclc-baccarat/dragon-bonus', 'dragon-bonus-player'],
    ['bclc-baccarat 3.0 §4.2', 'bclc-baccarat/squeeze-midi-baccarat', 'player'],
    ['bclc-baccarat 4.0 §4.2', 'bclc-baccarat/classic-squeeze-midi-baccarat', 'banker'],
    ['bclc-baccarat 5.0 §5.2', 'bclc-baccarat/full-baccarat', 'banker'],
    ['bclc-baccarat 7.0 §8.1', 'bclc-baccarat/ruyi-baccarat', 'gold-7'],
    ['bclc-baccarat 8.0 §8.1', 'bclc-baccarat/ruyi-baccarat-ruby-9', 'ruby-9'],
    ['bclc-baccarat 9.0 §8.1', 'bclc-baccarat/ruyi-baccarat-commission', 'jade-8'],
    ['rws-baccarat all §3.2, §5.2, §5.3', 'rws-baccarat/commission-baccarat', 'player-pair'],
    ['bclc-poker 6.0 §6.2', 'bclc-poker/three-card-poker', 'pair-plus'],
    ['bclc-poker 7.0 §6.1', 'bclc-poker/four-card-poker', 'aces-up'],
    ['bclc-poker 8.0 §6.1', 'bclc-poker/four-card-poker-bad-beat', 'aces-up'],
    ['bclc-poker 9.0 §6.1', 'bclc-poker/fast-action-holdem', 'ante'],
    ['bclc-poker 10.0 §6.1', 'bclc-poker/texas-holdem-bonus', 'ante'],
    ['colorado-rule-28 30-2807 §(4), §(5)', 'colorado-rule-28/mini-baccarat', 'player'],
  ])('%s: are those laid before the deal, and stay as they are', (_clauses, id, wager) => {
    const felt = opened(id);
    felt.fund('bob', 1_000_000);
    const late = [{ spot: 2, wager, kind: 'own', amount: cents(500) }] as const;
    put(felt, wager);
    expect(felt.ask({ do: 'step' })).toMatchObject({ refused: { reason: 'No round is being dealt.' } });
    felt.until('dealing');
    const laid = felt.state.bets;
    for (const decision of [
      put(felt, wager),
      put(felt, wager, 'own', -500),
      felt.ask({ do: 'clear', player: 'ann' }),
      felt.ask({ do: 'double', player: 'ann' }),
      felt.ask({ do: 'undo', player: 'ann' }),
      felt.ask({ do: 'rebet', player: 'ann' }),
      felt.ask({ do: 'bet', player: 'bob', changes: late }),
    ])
      expect(decision).toMatchObject({ refused: { reason: 'Bets are closed; wait for the next round.' } });
    expect(felt.ask({ do: 'stand-up', player: 'ann' })).toHaveProperty('refused');
    expect(felt.state.bets).toEqual(laid);
    expect(laid.map((bet) => [bet.wager, bet.amount])).toEqual([[wager, 500]]);
    felt.until('settled');
    expect(put(felt, wager)).toMatchObject({
      refused: { reason: 'Bets are closed; wait for the next round.' },
    });
  });

  it('bclc-baccarat 1.0 §4.3: lie at a spot of the layout', () => {
    const felt = opened('bclc-baccarat/mini-baccarat');
    const at = (spot: number): Decision =>
      felt.ask({
        do: 'bet',
        player: 'ann',
        changes: [{ spot, wager: 'player', kind: 'own', amount: cents(500) }],
      });
    for (const spot of [0, 10])
      expect(at(spot)).toMatchObject({ refused: { reason: expect.stringContaining('spots 1 to 9') } });
  });

  it('colorado-rule-28 30-2807 §(5): are neither taken along nor sent back before they are decided', () => {
    const felt = opened('colorado-rule-28/mini-baccarat');
    put(felt, 'player');
    felt.fund('bob', 1000);
    const behind = { spot: 1, wager: 'banker', kind: 'back', amount: cents(1000) } as const;
    felt.ask({ do: 'bet', player: 'bob', changes: [behind] });
    felt.until('dealing');
    for (let step = 0; step < 3; step += 1) felt.goOn();
    expect(felt.ask({ do: 'stand-up', player: 'ann' })).toHaveProperty('refused');
    felt.ask({ do: 'back-bets', player: 'ann', spot: 1, allowed: false });
    expect([felt.state.bets.length, felt.stakes('ann'), felt.stakes('bob')]).toEqual([2, 500, 1000]);
    felt.until('settled');
    expect(felt.ask({ do: 'stand-up', player: 'ann' })).toHaveProperty('events');
  });

  it('colorado-rule-28 30-2802 §(23), READINGS 21: go back to who bet them when they push', () => {
    const felt = opened('colorado-rule-28/mini-baccarat');
    put(felt, 'player');
    put(felt, 'player', 'tip');
    felt.stack(parseCards('Kc Qd 6c 6h'));
    felt.until('settled');
    expect([felt.wallet('ann'), felt.stakes('ann'), balance(felt, 'tips')]).toEqual([1_000_000, 0, 0]);
    felt.until('betting');
    expect(felt.state.bets).toEqual([]);
  });
});

describe('bclc-poker 1.0: Let It Ride at a live table', () => {
  const BETS = ['bet-1', 'bet-2', 'bet-3'];
  const ride = (felt: Felt, player = 'ann'): Decision =>
    felt.ask({
      do: 'bet',
      player,
      changes: BETS.map((wager) => ({ spot: 1, wager, kind: 'own', amount: cents(500) })),
    });
  const laid = (felt: Felt): Felt => {
    ride(felt);
    return felt;
  };

  it('§3.3: a betting spot is not shared', () => {
    const felt = laid(opened('bclc-poker/let-it-ride'));
    felt.fund('bob', 1_000_000);
    expect(ride(felt, 'bob')).toMatchObject({ refused: { reason: 'Spot 1 is taken; bet at a free spot.' } });
    expect(felt.stakes('bob')).toBe(0);
  });

  it('§4.2: a bet for the dealer lies apart from the player’s', () => {
    const felt = laid(opened('bclc-poker/let-it-ride'));
    put(felt, 'bet-3', 'tip', 700);
    expect(felt.state.bets.map(({ wager, kind, amount }) => [wager, kind, amount])).toEqual([
      ...BETS.map((wager) => [wager, 'own', 500]),
      ['bet-3', 'tip', 700],
    ]);
  });

  it('§4.3.1, §4.3.2: it goes to the tips with what it wins, and nothing of it stays for the next game', () => {
    const felt = laid(opened('bclc-poker/let-it-ride'));
    put(felt, 'bet-3', 'tip', 700);
    // Three kings pay 3 to 1.
    felt.stack(parseCards('Kh Ks 2d Kd 9h 4c'));
    felt.until('settled');
    expect(balance(felt, 'tips')).toBe(2800);
    felt.until('betting');
    expect([felt.state.bets, felt.stakes('ann')]).toEqual([[], 0]);
  });

  it('§6.2.1.a: a bonus is neither laid nor taken up when bets are locked out', () => {
    const felt = laid(opened('bclc-poker/let-it-ride'));
    put(felt, 'bonus', 'own', 100);
    felt.until('dealing');
    const before = felt.state.bets;
    expect(before).toHaveLength(4);
    for (const amount of [-100, 100]) expect(put(felt, 'bonus', 'own', amount)).toHaveProperty('refused');
    expect(felt.ask({ do: 'clear', player: 'ann' })).toHaveProperty('refused');
    expect(felt.state.bets).toEqual(before);
  });
});
