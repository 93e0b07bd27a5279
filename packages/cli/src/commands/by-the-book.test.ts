import { catalogue, isBanked } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { croupier, croupierJson, file } from '../testing/croupier.ts';

interface Line {
  readonly seat: number | string;
  readonly wager: string;
  readonly stake: number;
  readonly won: number;
  readonly returned: number;
  readonly tip?: boolean;
}

/** What `croupier replay` makes of a record: its lines, or why it refuses it. */
async function replayed(record: object): Promise<{ lines: Line[]; error: string }> {
  const path = file('a.round.json', { format: 'croupier-round/1', ...record });
  const { json } = await croupierJson(['replay', path]);
  const [entry] = json.records;
  return { lines: entry.result?.lines ?? [], error: entry.error ?? '' };
}

const seatsWith = (seats: readonly number[], wagers: object): object[] =>
  seats.map((seat) => ({ seat, wagers }));

const wonOn = (lines: readonly Line[], wager: string): number[] =>
  lines.filter((line) => line.wager === wager && line.won > 0).map(({ won }) => won);

describe('colorado-rule-28 30-2899.02: a posted limit on what the tray pays', () => {
  const game = 'colorado-rule-28/99-fortunes';
  const wagers = { player: 1000, progressive: 100 };

  it('§(1)(b), READINGS 67: holds envy, and not what comes from the meter', async () => {
    const { lines } = await replayed({
      game,
      options: { aggregateLimit: 100_000, meter: 1_000_000 },
      seats: seatsWith([1, 2, 3, 5, 6], wagers),
      hands: { player: '2s 2s Kd', banker: '2s 2s' },
    });
    expect(wonOn(lines, 'envy')).toEqual([25_000, 25_000, 25_000, 25_000]);
    expect(lines.find(({ seat, wager }) => seat === 2 && wager === 'progressive')?.returned).toBe(1_000_000);
  });

  it('§(1)(b), READINGS 67: holds awards for one by what they win, not by what they return', async () => {
    const { lines } = await replayed({
      game,
      options: { aggregateLimit: 10_000 },
      seats: seatsWith([1, 3], wagers),
      hands: { player: 'Kd Kd 2d', banker: 'Kd Kd Qd' },
    });
    expect(wonOn(lines, 'progressive')).toEqual([5000, 5000]);
    for (const { wager, stake, won, returned } of lines)
      if (wager === 'progressive') expect(returned).toBe(stake + won);
  });
});

describe('colorado-rule-28 30-2899.04: the progressive of EZ Baccarat', () => {
  it('§(5)(f)(ii), READINGS 68: has one share of its meter for each player, at however many spots', async () => {
    const { lines } = await replayed({
      game: 'colorado-rule-28/ez-baccarat-progressive',
      options: { meter: 900_000 },
      seats: [
        { seat: 1, player: 'ann', wagers: { player: 1000, progressive: 100 } },
        { seat: 2, player: 'ann', wagers: { player: 1000, progressive: 100 } },
        { seat: 5, player: 'bob', wagers: { player: 1000, progressive: 100 } },
        { seat: 6, player: 'cat', wagers: { player: 1000, progressive: 100 } },
      ],
      hands: { player: 'Kh Qh Jh', banker: 'Ah Ah 5h' },
    });
    const shares = lines.filter(({ wager }) => wager === 'progressive');
    expect(Object.fromEntries(shares.map(({ seat, returned }) => [seat, returned]))).toEqual({
      1: 300_000,
      2: 0,
      5: 300_000,
      6: 300_000,
    });
  });
});

describe('colorado-rule-28 30-2899.01: bets for the dealer', () => {
  it.each([
    ['30-2899.01 §(3)(b)', 'five-treasures', 'fortune-7', { player: 'Kc 5d Td', banker: 'Qd 3h 4s' }, 40],
    ['30-2899.03 §(3)(b)', 'dragon-bonus', 'dragon-bonus-banker', { player: 'Kc Td', banker: 'Qd 9h' }, 1],
  ])(
    '%s, READINGS 82: have full odds, and their part of a limit',
    async (_clause, name, wager, hands, odds) => {
      const game = `colorado-rule-28/${name}`;
      const seats = [{ seat: 1, wagers: { [wager]: 1000 }, tips: { [wager]: 1000 } }];
      const full = await replayed({ game, seats, hands });
      expect(full.lines.map(({ won, tip }) => [won, tip === true])).toEqual([
        [1000 * odds, false],
        [1000 * odds, true],
      ]);
      const limited = await replayed({ game, seats, hands, options: { aggregateLimit: 1000 * odds } });
      expect(limited.lines.map(({ won }) => won)).toEqual([500 * odds, 500 * odds]);
    },
  );
});

describe('what a section prohibits is refused with its clause', () => {
  const THREE_CARD = 'bclc-baccarat/three-card-baccarat';
  const MINI = 'colorado-rule-28/mini-baccarat';
  const basic = { 'three-card-baccarat': 1000 };
  const three = { 1: 'Ac 2d 3h', dealer: '4c 5d 6h' };
  const back = (wagers: object) => [{ seat: 1, wagers, back: [{ player: 'bob', wagers }] }];
  const poker = { game: 'bclc-poker/three-card-poker', hands: { 1: 'Ac 2d 4h', dealer: '4c 5d 7h' } };

  it.each([
    [
      'colorado-rule-28 30-2807 §(2): a wager that is none of the game’s',
      {
        game: MINI,
        seats: [{ seat: 1, wagers: { 'dragon-7': 100 } }],
        hands: { player: '9h Kd', banker: '5c 2s' },
      },
    ],
    [
      'colorado-rule-28 30-2807 §(2): one that the house has not chosen to offer',
      {
        game: MINI,
        options: { totalCards: 'not-offered' },
        seats: [{ seat: 1, wagers: { 'four-cards': 100 } }],
        hands: { player: '9h Kd', banker: '5c 2s' },
      },
    ],
    [
      'bclc-baccarat 6.0 §3.3: a bet on another’s hand',
      { game: THREE_CARD, seats: back(basic), hands: three },
    ],
    ['bclc-poker 6.0 §3.1: an eighth player', { ...poker, seats: [{ seat: 8, wagers: { ante: 100 } }] }],
    ['bclc-poker 6.0 §3.3: a bet on another’s hand', { ...poker, seats: back({ ante: 100 }) }],
    [
      'bclc-baccarat 6.0 §2.2.9: a player’s bank without the dealer’s bet',
      {
        game: THREE_CARD,
        seats: [{ seat: 1, wagers: basic }],
        bank: { seat: 3, amount: 100_000 },
        hands: { ...three, 3: '7c 8d 9h' },
      },
    ],
  ])('%s', async (title, record) => {
    const { error, lines } = await replayed(record);
    expect(lines).toEqual([]);
    expect(error).toContain(`(${title.slice(0, title.indexOf(':'))})`);
  });

  it('bclc-baccarat 6.0 §2.2.10: and the dealer’s bet is on the basic wager alone', async () => {
    const { lines } = await replayed({
      game: THREE_CARD,
      seats: [{ seat: 1, wagers: { ...basic, 'three-kings-bonus': 500 } }],
      bank: { seat: 3, amount: 100_000, dealerBet: 1000 },
      hands: { 1: 'Ac 2d 3h', 3: '7c 8d 9h', dealer: 'Kc Kd Ks' },
    });
    const dealers = lines.filter(({ seat }) => seat === 'dealer');
    expect(dealers.map(({ wager, stake }) => [wager, stake])).toEqual([['three-card-baccarat', 1000]]);
  });
});

describe('cards in the order in which they leave the shoe', () => {
  const record = {
    game: 'colorado-rule-28/mini-baccarat',
    seats: [{ seat: 1, wagers: { player: 1000 } }],
  };

  it('colorado-rule-28 30-2810 §(4): begin with the burned ones, as many more as the first counts', async () => {
    // A three, three more aside, and then the round.
    const burned = await replayed({ ...record, cards: '3c Kd 2h As 9h 5c Kd 2s' });
    expect(burned.lines.map(({ wager, won }) => [wager, won])).toEqual([['player', 1000]]);
    const without = await replayed({ ...record, cards: '9h 5c Kd 2s' });
    expect(without.lines).toEqual(burned.lines);
    const wrong = await replayed({ ...record, cards: '4c Kd 2h As 9h 5c Kd 2s' });
    expect(wrong.lines).toEqual([]);
    expect(wrong.error).not.toBe('');
  });
});

/** Hands of hold'em with blinds of 1 and 2; the big blind has 1 left. */
const SHORT_BLIND = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [20, 1, 20]
actions = ['d dh p1 AsAh', 'd dh p2 7h2c', 'd dh p3 KsKh', 'p3 cc', 'p1 cc', 'd db 2d3d8s', 'p1 cc', 'p3 cc', 'd db 9c', 'p1 cc', 'p3 cc', 'd db Jc', 'p1 cc', 'p3 cc', 'p1 sm AsAh', 'p2 sm 7h2c', 'p3 sm KsKh']
`;

describe('bclc-poker 33.0 §1: a short big blind in a hand history', () => {
  const stacksOf = async (text: string, ...flags: string[]): Promise<number[]> => {
    const { json } = await croupierJson(['replay', file('hand.phh', text), ...flags]);
    return json.records[0].finishingStacks;
  };

  it('§1.2, READINGS 70: leaves the price at the full blind', async () => {
    // p1 and p3 put in 2 each: a main pot of 3 and 2 beside it.
    expect(await stacksOf(SHORT_BLIND)).toEqual([23, 0, 18]);
  });

  it('READINGS 70, READINGS 76: is called for less where the record says so, or as its house allowed it', async () => {
    expect(await stacksOf(`${SHORT_BLIND}_opening_price = 1\n`)).toEqual([22, 0, 19]);
    expect(await stacksOf(SHORT_BLIND, '--as-recorded')).toEqual([22, 0, 19]);
    const { stdout } = await croupier(['replay', file('hand.phh', SHORT_BLIND), '--as-recorded', '--json']);
    expect(JSON.parse(stdout).records[0].departures[0]).toContain('(bclc-poker 33.0 §1.2)');
  });

  it('§1.2: a raise before the flop at least doubles the full blind', async () => {
    const raised = (to: number): string =>
      SHORT_BLIND.replace("'p3 cc', 'p1 cc', 'd db 2d3d8s'", `'p3 cbr ${to}', 'p1 cc', 'd db 2d3d8s'`);
    expect(await stacksOf(raised(3))).toBeUndefined();
    expect(await stacksOf(raised(4))).toEqual([25, 0, 16]);
  });
});

describe('bclc-poker 17.0: a hand that is dealt', () => {
  const dealt = async (...options: string[]): Promise<string> => {
    const flags = options.flatMap((option) => ['--option', option]);
    return (await croupier(['deal', 'bclc-poker/texas-holdem', '--seed', '3', ...flags])).stdout;
  };

  it('§4.1.1, §8.1.2, READINGS 74: has half a big blind in whole chips, rounded down', async () => {
    expect(await dealt('bigBlind=500', 'smallestChip=100')).toMatch(/^blinds_or_straddles = \[2(\.00)?, 5/m);
    expect(await dealt('bigBlind=500', 'smallestChip=50')).toMatch(/^blinds_or_straddles = \[2\.50?, 5/m);
  });

  it('§10.14, READINGS 69: has every hand of its showdown exposed, unless the table shows in turn', async () => {
    const { json } = await croupierJson(['games', 'bclc-poker/texas-holdem']);
    const { options } = json.games[0];
    expect(options.find(({ name }: { name: string }) => name === 'showdown')).toMatchObject({
      default: 'exposed',
      values: ['exposed', 'in-turn'],
    });
  });
});

/** What `croupier replay` says of one hand history. */
async function replayedHand(
  text: string,
): Promise<{ ok: boolean; error?: string; finishingStacks?: number[] }> {
  const { json } = await croupierJson(['replay', file('hand.phh', text)]);
  return json.records[0];
}

const hand = (variant: string, stacks: string, actions: readonly string[], more = ''): string =>
  `variant = '${variant}'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
${variant.startsWith('F') ? 'small_bet = 100\nbig_bet = 200' : 'min_bet = 100'}
starting_stacks = [${stacks}]
actions = [${actions.map((action) => `'${action}'`).join(', ')}]
${more}`;

describe('hand histories by the rules of their section', () => {
  const two = ['d dh p1 AsAh', 'd dh p2 7h2c', 'd dh p3 KsKh'];
  const four = ['d dh p1 AsAh4c4d', 'd dh p2 7h2cJdTs', 'd dh p3 KsKh5c5d'];

  it('bclc-poker 33.0 §1.4: the printed example: who was not fully raised may not raise again', async () => {
    // A bets 100 and B makes it 200; C is all in for 250 in all; A calls, and B has no raise.
    const example = [
      'p3 cc',
      'p1 cc',
      'p2 cc',
      'd db 2d3d8s',
      'p1 cbr 100',
      'p2 cbr 200',
      'p3 cbr 250',
      'p1 cc',
    ];
    const refused = await replayedHand(hand('NT', '2000, 2000, 350', [...two, ...example, 'p2 cbr 500']));
    expect([refused.ok, refused.error]).toEqual([false, expect.stringContaining('(bclc-poker 33.0 §1.4)')]);
    const called = await replayedHand(
      hand('NT', '2000, 2000, 350', [
        ...two,
        ...example,
        'p2 cc',
        'd db 9c',
        'p1 cc',
        'p2 cc',
        'd db Jc',
        'p1 cc',
        'p2 cc',
      ]),
    );
    expect(called).toMatchObject({ ok: true, finishingStacks: [2700, 1650, 0] });
    // Player A could have raised, because Player B raised.
    const byA = await replayedHand(
      hand('NT', '2000, 2000, 350', [
        ...two,
        ...example.slice(0, -1),
        'p1 cbr 500',
        'p2 f',
        'd db 9c',
        'd db Jc',
      ]),
    );
    expect(byA.error ?? '').toBe('');
  });

  it.each([
    ['bclc-poker 17.0', 'NT', two],
    ['bclc-poker 27.0', 'PO', four],
  ])(
    '%s: a check by a big blind who has nobody left to bet against changes nothing',
    async (_name, variant, dealt) => {
      const actions = [...dealt, 'p3 f', 'p1 cc'];
      const board = ['d db 2d3d8s', 'd db 9c', 'd db Jc'];
      const idle = await replayedHand(hand(variant, '100, 100, 100', [...actions, 'p2 cc', ...board]));
      const without = await replayedHand(hand(variant, '100, 100, 100', [...actions, ...board]));
      expect(idle).toMatchObject({ ok: true, finishingStacks: without.finishingStacks });
      expect(without.ok).toBe(true);
    },
  );

  it('bclc-poker 26.0 §10.6, 27.0 §10.6: a big blind that was merely called has no fold', async () => {
    for (const variant of ['FO/8', 'PO']) {
      const { ok, error } = await replayedHand(
        hand(variant, '2000, 2000, 2000', [...four, 'p3 cc', 'p1 cc', 'p2 f']),
      );
      expect([ok, error]).toEqual([false, expect.stringMatching(/\(bclc-poker 2[67]\.0 §10\.6\)/)]);
    }
  });

  it('a game that PHH cannot name is dealt by what `_game` says', async () => {
    const cards = ['d dh p1 AsAh2d', 'd dh p2 7h2cJd', 'd dh p3 KsKh3h'];
    const named = hand(
      'FT',
      '2000, 2000, 2000',
      [...cards, 'p3 f', 'p1 f'],
      "_game = 'bclc-poker/pineapple-holdem'\n",
    );
    expect(await replayedHand(named)).toMatchObject({ ok: true, finishingStacks: [1950, 2050, 2000] });
    expect((await replayedHand(named.replace(/_game.*/, ''))).error).toContain('p1 is dealt 3 cards');
    expect((await replayedHand(named.replace('pineapple-holdem', 'omaha-high'))).error).toContain(
      'p1 is dealt 3 of the 4 cards',
    );
    expect((await replayedHand(named.replace('pineapple-holdem', 'apple-holdem'))).error).toContain(
      'apple-holdem',
    );
  });
});

describe('every game of community poker', () => {
  it.each(catalogue.filter((one) => !isBanked(one)).map(({ id }) => id))(
    '%s is dealt into a history that replays',
    async (id) => {
      for (const seed of ['1', '2', '3']) {
        const { code, stdout } = await croupier(['deal', id, '--seed', seed]);
        expect(code).toBe(0);
        expect(await replayedHand(stdout)).toMatchObject({ ok: true });
      }
    },
  );

  it('bclc-poker 21.0 §11.1: a board is run twice in no-limit and pot-limit games alone', async () => {
    const dealt = (...options: string[]) =>
      croupier([
        'deal',
        'bclc-poker/texas-holdem',
        '--seed',
        '1',
        '--option',
        'runTwice=after-flop',
        ...options,
      ]);
    expect(await dealt()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('(bclc-poker 21.0 §11.1)'),
    });
    expect(await dealt('--option', 'betting=pot-limit')).toMatchObject({ code: 0 });
  });
});
