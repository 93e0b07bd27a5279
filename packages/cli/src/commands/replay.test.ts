import { describe, expect, it } from 'vitest';
import { croupier, croupierJson, file, MINI } from '../testing/croupier.ts';
import { BY_HAND } from '../testing/records.ts';

const NATURAL = {
  format: 'croupier-round/1',
  game: MINI,
  seats: [{ seat: 1, wagers: { player: 1000 } }],
  hands: { player: '9h Kd', banker: '5c 2s' },
};
/** As an export has them: one record in every line. */
const LINES = [NATURAL, { ...NATURAL, hands: { player: '9h Kd', banker: '9c Ks' } }];

const written = (change: object): string => file('a.round.json', { ...NATURAL, ...change });

/** Heads-up: the button has 100 and folds to a raise of the big blind, who wins the ten that were called. */
const HANDS = `[1]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [200, 100]
actions = ['d dh p1 AsKd', 'd dh p2 7h2c', 'p2 cc', 'p1 cbr 30', 'p2 f']
finishing_stacks = [210, 90]

[2]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [200, 100]
actions = ['d dh p1 AsKd', 'd dh p2 7h2c', 'p2 f']
finishing_stacks = [200, 100]

[3]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [200, 100]
actions = ['d dh p1 AsKd', 'd dh p2 7h2c', 'p1 f']
`;

describe('croupier replay of hand histories', () => {
  it('deals every hand again, goes on after a bad one, and says which', async () => {
    const { code, stdout, stderr } = await croupier(['replay', file('hands.phhs', HANDS), '--json']);
    expect(code).toBe(1);
    expect(stderr).toContain('2 of 3 records');
    const { records } = JSON.parse(stdout);
    expect(records).toMatchObject([
      { key: '1', ok: true, finishingStacks: [210, 90] },
      {
        key: '2',
        ok: false,
        finishingStacks: [205, 95],
        difference: expect.stringContaining('p1 ends with 205'),
      },
      { key: '3', ok: false, error: expect.stringContaining('p2 is to act') },
    ]);
  });

  it('shows people the stacks', async () => {
    const [first = ''] = HANDS.split('[2]');
    const { code, stdout } = await croupier(['replay', file('hand.phh', first.replace('[1]\n', ''))]);
    expect(code).toBe(0);
    expect(stdout).toContain('ok  210 90');
  });

  it('writes them in the layout that trackers import, for the player named', async () => {
    const [first = ''] = HANDS.split('[2]');
    const { code, stdout } = await croupier(['replay', '-', '--format', 'pokerstars', '--hero', 'p1'], {
      stdin: first,
    });
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toEqual([
      "PokerStars Hand #1:  Hold'em No Limit ($5/$10 USD) - 2000/01/01 0:00:00 UTC [1999/12/31 19:00:00 ET]",
      "Table 'Croupier' 2-max Seat #2 is the button",
      'Seat 1: p1 ($200 in chips)',
      'Seat 2: p2 ($100 in chips)',
      'p2: posts small blind $5',
      'p1: posts big blind $10',
      '*** HOLE CARDS ***',
      'Dealt to p1 [As Kd]',
      'p2: calls $5',
      'p1: raises $20 to $30',
      'p2: folds',
      'Uncalled bet ($20) returned to p1',
      'p1 collected $20 from pot',
      "p1: doesn't show hand",
      '*** SUMMARY ***',
      'Total pot $20 | Rake $0',
      'Seat 1: p1 (big blind) collected ($20)',
      'Seat 2: p2 (button) (small blind) folded before Flop',
    ]);
    const bad = await croupier(['replay', file('hands.phhs', HANDS), '--format', 'pokerstars']);
    expect([bad.code, bad.stdout.match(/PokerStars Hand/g)?.length]).toEqual([1, 2]);
    expect(bad.stderr).toContain('[3]: "p1 f" stands where p2 is to act.');
  });
});

/** Whole titles, so that each names its clauses. */
const NAMED = BY_HAND.map((one) => [`bclc-baccarat 1.0 ${one.name}`, one] as const);

describe('croupier replay', () => {
  it('takes several records, one in every line', async () => {
    const stdin = LINES.map((record) => `${JSON.stringify(record)}\n`).join('');
    const { code, json } = await croupierJson(['replay', '-'], { stdin });
    expect(code).toBe(0);
    expect(json.records.map(({ key, ok }: { key: string; ok: boolean }) => ({ key, ok }))).toEqual([
      { key: '1', ok: true },
      { key: '2', ok: true },
    ]);
  });

  it.each(NAMED)('settles by the book: %s', async (_name, { record, lines }) => {
    const { code, json } = await croupierJson(['replay', file('r.round.json', record)]);
    expect(code).toBe(0);
    expect(json.records[0].result.lines).toEqual(lines);
  });

  it.each(NAMED)('agrees with a record that says so: %s', async (_name, { record, lines }) => {
    const path = file('r.round.json', { ...record, result: { lines } });
    expect(await croupier(['replay', path])).toMatchObject({ code: 0, stderr: '' });
  });

  it('takes cards in dealing order as well: Player, Banker, Player, Banker (bclc-baccarat 1.0 §8.3.3)', async () => {
    const { hands: _, ...rest } = NATURAL;
    const { code, json } = await croupierJson(['replay', file('r.json', { ...rest, cards: '9h 5c Kd 2s' })]);
    expect(code).toBe(0);
    expect(json.records[0].result.announcements).toContain('Player shows nine. Banker shows seven.');
  });

  it('takes a bet behind a player who sits the round out, if the record says that somebody has the spot (bclc-baccarat 1.0 §4.2)', async () => {
    const back = [{ player: 'bob', wagers: { player: 2500 } }];
    const { code, json } = await croupierJson([
      'replay',
      written({ seats: [{ seat: 5, player: 'ann', back }] }),
    ]);
    expect(code).toBe(0);
    expect(json.records[0].result.lines).toMatchObject([{ seat: 5, player: 'bob', won: 2500 }]);
  });

  it('calls tie bets above 25 dollars, not of 25 dollars (bclc-baccarat 1.0 §8.3.2)', async () => {
    const seats = [
      { seat: 1, wagers: { tie: 2500 } },
      { seat: 2, wagers: { tie: 2501 } },
    ];
    const { json } = await croupierJson(['replay', written({ seats })]);
    const calls: string[] = json.records[0].result.announcements;
    expect(calls.filter((call) => call.startsWith('Tie bet'))).toEqual(['Tie bet of 25.01 at spot 2.']);
  });

  it('has nothing against a record of an earlier release, which called hands without an article', async () => {
    const record = {
      format: 'croupier-round/1',
      game: 'bclc-poker/three-card-poker',
      options: {},
      seats: [{ seat: 1, wagers: { ante: 1000 } }],
      hands: { 1: 'Qs 6d 4c', dealer: 'Kh Ks 3d' },
      decisions: [{ seat: 1, do: 'play' }],
    };
    const { json } = await croupierJson(['replay', file('now.round.json', record)]);
    const { result } = json.records[0];
    expect(result.announcements).toContain('Dealer has a pair of kings.');
    const announcements = result.announcements.map((call: string) => call.replace('a pair', 'pair'));
    const earlier = file('then.round.json', { ...record, result: { ...result, announcements } });
    expect(await croupier(['replay', earlier])).toMatchObject({ code: 0, stderr: '' });
  });

  it.each([
    ['returned', 1999],
    ['won', 8000],
    ['commission', 50],
    ['result', 'push'],
    ['stake', 999],
  ])('names the difference when the record has another %s', async (field, value) => {
    const right = {
      seat: 1,
      wager: 'player',
      stake: 1000,
      result: 'win',
      won: 1000,
      commission: 0,
      returned: 2000,
    };
    const path = written({ result: { lines: [{ ...right, [field]: value }] } });
    const { code, json, stderr } = await croupierJson(['replay', path]);
    expect(code).toBe(1);
    expect(json.records[0]).toMatchObject({
      file: path,
      ok: false,
      difference: expect.stringContaining(`${field} ${value}`),
    });
    expect(stderr).toBe('1 of 1 record refused or different.\n');
    expect((await croupier(['replay', path])).stderr).toContain(
      `the record says ${field} ${value}, the rules give`,
    );
  });

  it.each([
    ['a line too few', { lines: [] }, 'which the record does not'],
    [
      'a call that was not made',
      {
        lines: [
          { seat: 1, wager: 'player', stake: 1000, result: 'win', won: 1000, commission: 0, returned: 2000 },
        ],
        announcements: ['No more bets.', 'Good luck.'],
      },
      'Good luck.',
    ],
  ])('names the difference: %s', async (_what, result, said) => {
    const { code, json } = await croupierJson(['replay', written({ result })]);
    expect(code).toBe(1);
    expect(json.records[0].difference).toContain(said);
  });

  it.each<[string, object, string]>([
    [
      'a card more often than there are decks',
      { options: { decks: 6 }, hands: { player: 'Kc Kc Kc Kc', banker: 'Kc Kc Kc' } },
      'Kc appears 7 times',
    ],
    ['a joker', { hands: { player: '9h Jo', banker: '5c 2s' } }, 'without Jo'],
    ['no such card', { hands: { player: '10h 9h', banker: '5c 2s' } }, '"10h" is not a card'],
    ['an unknown game', { game: 'bclc-baccarat/maxi' }, 'There is no game "bclc-baccarat/maxi"'],
    ['an unknown wager', { seats: [{ seat: 1, wagers: { dragon: 100 } }] }, 'no wager "dragon"'],
    ['too many decks', { options: { decks: 9 } }, 'bclc-baccarat 1.0 §1.1'],
    ['an unknown option', { options: { jokers: 1 } }, 'no option "jokers"'],
    ['Player and Banker at one spot', { seats: [{ seat: 1, wagers: { player: 1, banker: 1 } }] }, '§3.1.1.a'],
    [
      'Player and Banker across the spots of one player',
      {
        seats: [
          { seat: 1, player: 'ann', wagers: { player: 100 } },
          { seat: 2, player: 'ann', wagers: { banker: 100 } },
        ],
      },
      '§3.1.2.a',
    ],
    [
      "a back bet against one's own spot",
      {
        seats: [
          { seat: 1, player: 'ann', wagers: { player: 100 } },
          {
            seat: 2,
            player: 'bob',
            wagers: { banker: 100 },
            back: [{ player: 'ann', wagers: { banker: 100 } }],
          },
        ],
      },
      '§3.1.2.a',
    ],
    [
      'a back bet where nobody sits',
      { seats: [{ seat: 5, back: [{ player: 'bob', wagers: { player: 100 } }] }] },
      'Nobody else plays spot 5',
    ],
    ['a tenth spot', { seats: [{ seat: 10, wagers: { player: 100 } }] }, 'spots 1 to 9'],
    [
      'a seat twice',
      {
        seats: [
          { seat: 1, wagers: { tie: 100 } },
          { seat: 1, wagers: { tie: 100 } },
        ],
      },
      'Seat 1 stands in the record twice',
    ],
    ['a tip of somebody who does not play', { seats: [{ seat: 1, tips: { tie: 100 } }] }, '§6.1'],
    ['a card left over', { hands: { player: '9h Kd 2c', banker: '5c 2s' } }, '2c for player'],
    [
      'a place that the game does not have',
      { hands: { player: '9h Kd', banker: '5c 2s', dealer: '2c' } },
      '2c for dealer',
    ],
    ['a missing card', { hands: { player: '2h Kd', banker: '5c 2s' } }, 'deal player another card'],
    ['no cards at all', { hands: undefined }, 'either as "cards" or as "hands"'],
    ['cards twice', { cards: '9h 5c Kd 2s' }, 'either as "cards" or as "hands"'],
    ['a decision that nobody was asked for', { decisions: [{ seat: 1, do: 'play' }] }, 'nobody was asked'],
    ['a stake of nothing', { seats: [{ seat: 1, wagers: { player: 0 } }] }, 'seats.0.wagers.player'],
    ['half a cent', { seats: [{ seat: 1, wagers: { player: 0.5 } }] }, 'seats.0.wagers.player'],
    ['a negative stake', { seats: [{ seat: 1, wagers: { player: -100 } }] }, 'seats.0.wagers.player'],
    [
      'an award past counting',
      {
        seats: [{ seat: 1, wagers: { tie: Number.MAX_SAFE_INTEGER } }],
        hands: { player: '9h Kd', banker: '9c Ks' },
      },
      'not an amount',
    ],
    ['another format', { format: 'croupier-round/2' }, 'format'],
    ['a field that is not in the contract', { hads: {} }, 'hads'],
  ])('refuses %s', async (_what, change, said) => {
    const { code, json } = await croupierJson(['replay', written(change)]);
    expect(code).toBe(1);
    expect(json.records[0]).toEqual({
      file: expect.any(String),
      ok: false,
      error: expect.stringContaining(said),
    });
  });

  it.each<[string, string | Uint8Array, string]>([
    ['empty.json', '', 'It is empty.'],
    ['text.json', 'the bank is open', 'it is not JSON'],
    ['cut.json', JSON.stringify(NATURAL).slice(0, 40), 'it is not JSON'],
    ['list.json', '[]', 'This is not a round record'],
    ['null.json', 'null', 'This is not a round record'],
    ['number.json', '12', 'This is not a round record'],
    ['garbage.bin', Uint8Array.of(0, 159, 146, 150, 255, 254), 'It is not a text file'],
    ['hand.phh', 'variant = "NT"', 'The hand history has no actions.'],
    ['hands.PHHS', '', 'It is empty.'],
  ])('refuses the file %s', async (name, content, said) => {
    const { code, stdout, stderr } = await croupier(['replay', file(name, content)]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(said);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('goes on after a bad record, keeps the order, and ends with 1', async () => {
    const good = written({});
    const { code, json, stderr } = await croupierJson(['replay', good, '/no/such/file', good, '/']);
    expect(code).toBe(1);
    expect(json.records.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, true, false]);
    expect(json.records[1]).toEqual({ file: '/no/such/file', ok: false, error: 'There is no such file.' });
    expect(stderr).toBe('2 of 4 records refused or different.\n');
  });

  it('reads standard input, also with a byte order mark', async () => {
    const { code, json } = await croupierJson(['replay', '-'], { stdin: `\uFEFF${JSON.stringify(NATURAL)}` });
    expect({ code, file: json.records[0].file }).toEqual({ code: 0, file: '-' });
  });

  it('prints the settlement for people', async () => {
    const { stdout } = await croupier(['replay', written({})]);
    expect(stdout).toMatch(/1 +player +10\.00 +win +10\.00 +0\.00 +20\.00/);
    expect(stdout).toContain('Player wins, nine over seven.');
  });
});
