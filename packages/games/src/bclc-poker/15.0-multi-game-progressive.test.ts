import { formatCards, parseCards } from '@croupier/cards';
import {
  type Line,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  resultOf,
  type TableGame,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankedGameNamed } from '../catalogue.ts';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { goldenRound } from '../testing/golden-round.ts';
import { limitsOf, paysOf } from '../testing/printed.ts';
import { citedOf, clauseAgainst, linesOf, paidOf, played } from '../testing/recorded.ts';
import { multiGameProgressive } from './15.0-multi-game-progressive.ts';

const FOUR = 'bclc-poker/four-card-poker';
const BONUS = 'bclc-poker/texas-holdem-bonus';
const ULTIMATE = 'bclc-poker/ultimate-texas-holdem';
const FLUSHES = 'bclc-poker/flushes-gone-wild';
const THREE = 'bclc-poker/three-card-poker';

const on = (host: string, options: Record<string, number> = {}): TableGame =>
  multiGameProgressive.with({ host, ...options });

const METER = { meter: 1_000_000, reseed: 250_000 };

/** Everybody at Four Card Poker folds, so that only the progressive and the lost Antes are settled. */
const folding = (seats: readonly number[]): RecordedDecision[] => seats.map((seat) => ({ seat, do: 'fold' }));

const DEALER = 'Kh Td 8s 6c 4d 3h';
const ROYAL_S = 'As Ks Qs Js Ts';
const ROYAL_C = 'Ac Kc Qc Jc Tc';
const STRAIGHT_FLUSH = '9d 8d 7d 6d 5d';
const NOTHING = 'Ah Jd 9c 7h 2c';

/** A round of Four Card Poker by what each seat holds; those in `out` have not bet on the progressive. */
function four(
  hands: Readonly<Record<number, string>>,
  {
    out = [],
    options = METER,
    players = {},
  }: {
    readonly out?: readonly number[];
    readonly options?: Record<string, number>;
    readonly players?: Readonly<Record<number, string>>;
  } = {},
): Round {
  const seats = Object.keys(hands).map(Number);
  return played(
    on(FOUR, options),
    seats.map((seat) => ({
      seat,
      ...(players[seat] === undefined ? {} : { player: players[seat] }),
      wagers: { ante: 500, ...(out.includes(seat) ? {} : { progressive: 100 }) },
    })),
    { ...hands, dealer: DEALER },
    folding(seats),
  );
}

const progressiveOf = (round: Round): string[] =>
  paidOf(round).filter((line) => / (progressive|envy) /.test(line));

const meterAfter = (round: Round): number | undefined => resultOf(round).meters?.progressive;

const stepsOf15 = (whole: Round): string[] =>
  whole.events.flatMap((event) =>
    'cite' in event && event.cite.section === '15.0' ? [`${event.type} §${event.cite.clause}`] : [],
  );

const whyNot = (seats: readonly RecordedSeat[], at: TableGame): string | undefined =>
  clauseAgainst(at, seats);

/** What one seat needs to sit at a host, and how it plays to the end of the round. */
const SITTING: Readonly<Record<string, { wagers: Record<string, number>; verbs: RecordedDecision['do'][] }>> =
  {
    [FOUR]: { wagers: { ante: 500 }, verbs: ['fold'] },
    [BONUS]: { wagers: { ante: 500 }, verbs: ['play', 'check', 'check'] },
    [ULTIMATE]: { wagers: { ante: 500, blind: 500 }, verbs: ['check', 'check', 'fold'] },
    [FLUSHES]: { wagers: { ante: 500, blind: 500 }, verbs: ['play'] },
    [THREE]: { wagers: { ante: 500 }, verbs: ['play'] },
  };

describe('bclc-poker 15.0 §1, §2: the games that it is added to', () => {
  it('§1.2.1, §1.2.2, §1.2.3, §1.2.4, §1.2.5: are these, and no other', () => {
    for (const host of [FOUR, BONUS, ULTIMATE, FLUSHES, THREE])
      expect(on(host).layout.wagers.map(({ id }) => id)).toEqual([
        ...bankedGameNamed(host)
          .with({})
          .layout.wagers.map(({ id }) => id),
        'progressive',
      ]);
    for (const host of [
      'bclc-poker/four-card-poker-bad-beat',
      'bclc-poker/let-it-ride',
      'bclc-poker/pai-gow-poker',
    ])
      expect(() => on(host)).toThrow('bclc-poker 15.0 §1.2');
  });

  it('§1.1: the bet is one and the same at all of them', () => {
    const bet = (host: string): unknown => {
      const { wagers, progressive } = on(host, METER).layout;
      return [wagers.find(({ id }) => id === 'progressive'), progressive];
    };
    for (const host of [BONUS, ULTIMATE, FLUSHES, THREE]) expect(bet(host)).toEqual(bet(FOUR));
    expect(bet(FOUR)).toMatchObject([{ between: { least: 100, most: 100 } }, { meter: 1_000_000 }]);
  });

  // Each hand makes its row only with the cards that the section names: the others are chosen to make something else.
  it.each([
    ['§2.1.1, §2.1.1.a', FOUR, '6s 6d 6c 2h 2c', { dealer: DEALER.replace('6c', '5c') }, 'full house'],
    ['§2.1.1.a', FOUR, '3s 4d 5c 6h 7c', { dealer: 'Kh Td 8s 6c 4c 2h' }, 'straight'],
    ['§2.1.1.a', FOUR, '3s 4d 5c 6h Kc', { dealer: 'Ah Td 8s 6c 4c 2h' }, undefined],
    ['§2.1.2, §2.1.2.a', BONUS, '9s 9d', { dealer: 'Kh Td', board: '9c 4h 2c 4s 4d' }, 'three of a kind'],
    ['§2.1.2.a', BONUS, '9s 9d', { dealer: 'Kh Td', board: '7c 4h 2c 9c 9h' }, undefined],
    ['§2.1.2.a', BONUS, 'Ks Qs', { dealer: '3h 3d', board: 'Js Ts As 4h 4s' }, 'royal flush'],
    ['§2.1.3, §2.1.3.a', ULTIMATE, '9s 9d', { dealer: 'Kh Td', board: '9c 4h 2c 4s 4d' }, 'three of a kind'],
    ['§2.1.3.a', ULTIMATE, '9s 9d', { dealer: 'Kh Td', board: '7c 4h 2c 9c 9h' }, undefined],
    ['§2.1.4, §2.1.4.a', FLUSHES, 'As Ks Qs Js 2d', { dealer: 'Kh Td 8c 4h 3d', board: '9s 8s' }, undefined],
    ['§2.1.4.a', FLUSHES, 'As Ks Qs Js 9s', { dealer: 'Kh Td 8c 4h 3d', board: '2s 2d' }, 'flush'],
    ['§2.1.4.a', FLUSHES, '2s 2d 2c Kd Qc', { dealer: 'Kh Td 8c 4h 3d', board: '9s 8s' }, 'three of a kind'],
    ['§2.1.4.a', FLUSHES, '6s 5s 4s 3s 2s', { dealer: 'Kh Td 8c 4h 3d', board: '9s 8s' }, 'straight flush'],
    ['§2.1.5, §2.1.5.a', THREE, '9s 9d 9c', { dealer: 'Kh Td 2c', board: '4h 4s' }, 'full house'],
    ['§2.1.5.a', THREE, '9s 8d 7c', { dealer: 'Jh Td 2c', board: '6h Th' }, 'straight'],
    ['§2.1.5.a', THREE, '9s 8d 7c', { dealer: 'Jh Td 2c', board: '2h Kh' }, undefined],
  ])('%s: at %s %s with %o is paid for %s', (_clauses, host, hand, others, row) => {
    const { wagers, verbs } = SITTING[host] ?? { wagers: {}, verbs: [] };
    const round = played(
      on(host),
      [{ seat: 2, wagers: { ...wagers, progressive: 100 } }],
      { 2: hand, ...others },
      verbs.map((verb) => ({ seat: 2, do: verb })),
    );
    const line = linesOf(round).find(({ wager }) => wager === 'progressive');
    expect([line?.row ?? undefined, line?.result]).toEqual([row, row === undefined ? 'lose' : 'win']);
  });

  it('§2.1.5.b, §2.1.5.b(1): at Three Card Poker the next two cards lie in the middle, turned after the dealer’s', () => {
    const round = played(
      on(THREE),
      [1, 4].map((seat) => ({ seat, wagers: { ante: 500, ...(seat === 4 ? { progressive: 100 } : {}) } })),
      { 1: '9s 8d 7c', 4: 'Ah Jd 5c', dealer: 'Kh Td 2c', board: '4h 4s' },
      [
        { seat: 1, do: 'play' },
        { seat: 4, do: 'fold' },
      ],
    );
    const dealt = round.events.flatMap((event) => (event.type === 'dealt' ? [event.place] : []));
    expect(dealt).toEqual(['1', '1', '1', '4', '4', '4', 'dealer', 'dealer', 'dealer', 'board', 'board']);
    const turned = round.events.flatMap((event) =>
      event.type === 'turned' ? [`${event.place} ${formatCards(event.cards)}`] : [],
    );
    expect(turned.slice(0, 2)).toEqual(['dealer Kh Td 2c', 'board 4h 4s']);
    const down = round.events.findIndex((event) => event.type === 'dealt' && event.place === 'board');
    expect(round.events[down]).toMatchObject({ face: 'down' });
    // Nobody decides with them in sight.
    const asked = round.events.findIndex((event) => event.type === 'answered');
    expect(
      round.events.findIndex((event) => event.type === 'turned' && event.place === 'board'),
    ).toBeGreaterThan(asked);
  });

  it('§2.1.5.b: they come off the deck after the dealer’s hand, in every round of the table', () => {
    for (const wagers of [{ ante: 500 }, { ante: 500, progressive: 100 }])
      expect(() =>
        played(on(THREE), [{ seat: 1, wagers }], { 1: '9s 8d 7c', dealer: 'Kh Td 2c' }, [
          { seat: 1, do: 'play' },
        ]),
      ).toThrow('deal board another card');
  });

  it.each([[FOUR], [BONUS], [ULTIMATE], [FLUSHES], [THREE]])(
    '§2.2, §7.4: at %s everything else is as its own section has it',
    (host) => {
      const alone = bankedGameNamed(host).with({});
      const both = on(host);
      const { wagers, verbs } = SITTING[host] ?? { wagers: {}, verbs: [] };
      const hands: Record<string, Record<string, string>> = {
        [FOUR]: { 1: NOTHING, 3: 'Qs Qd 9h 4h 2h', dealer: DEALER },
        [BONUS]: { 1: 'Ah Jd', 3: 'Qs Qd', dealer: 'Kh Td', board: '2c 5d 9h Js 3c' },
        [ULTIMATE]: { 1: 'Ah Jd', 3: 'Qs Qd', dealer: 'Kh Td', board: '2c 5d 9h Js 3c' },
        [FLUSHES]: { 1: NOTHING, 3: 'Qs Js 9s 4h 3h', dealer: 'Kh Td 8s 6c 4d', board: '2s 5h' },
        [THREE]: { 1: 'Ah Jd 9c', 3: 'Qs Qd 4h', dealer: 'Kh Td 8s' },
      };
      const seats = [1, 3].map((seat) => ({
        seat,
        wagers,
        tips: { ante: 100, ...('blind' in wagers ? { blind: 100 } : {}) },
      }));
      const decisions = verbs.flatMap((verb) => [1, 3].map((seat) => ({ seat, do: verb })));
      const cards = hands[host] ?? {};
      const plain = played(alone, seats, cards, decisions);
      const added = played(both, seats, host === THREE ? { ...cards, board: '7c 7d' } : cards, decisions);
      expect(paidOf(added)).toEqual(paidOf(plain));
      const own = (round: Round): string[] =>
        citedOf(round).filter((event, i, all) => all.length > i && !/^(dealt|turned) §2\.1\.5/.test(event));
      expect(own(added)).toEqual(own(plain));
      expect([both.layout.seats, both.layout.spotsPerPlayer, limitsOf(both.layout)]).toEqual([
        alone.layout.seats,
        alone.layout.spotsPerPlayer,
        limitsOf(alone.layout),
      ]);
    },
  );

  it('§2.2: the options of a host are options here', () => {
    expect(multiGameProgressive.with({ host: BONUS, waitingList: 'on' }).layout.spotsPerPlayer.is).toBe(1);
    expect(multiGameProgressive.with({ host: BONUS }).layout.spotsPerPlayer.is).toBe(2);
    expect(() => multiGameProgressive.with({ host: THREE, waitingList: 'on' })).toThrow(
      'no option "waitingList"',
    );
  });
});

describe('bclc-poker 15.0 §3, §4: the wager', () => {
  const game = on(FOUR);

  it('§3.1.1, §7.1: any seat may have it, beside its other bets', () => {
    for (const seat of [1, 6])
      expect(
        whyNot([{ seat, wagers: { ante: 500, 'aces-up': 500, progressive: 100 } }], game),
      ).toBeUndefined();
    expect(whyNot([{ seat: 1, wagers: { ante: 500 } }], game)).toBeUndefined();
  });

  it('§3.1.2: it needs an Ante: a side bet of its host is no bet on the basic game', () => {
    expect(whyNot([{ seat: 1, wagers: { progressive: 100 } }], game)).toBe('bclc-poker 15.0 §3.1.2');
    expect(whyNot([{ seat: 1, wagers: { 'aces-up': 500, progressive: 100 } }], game)).toBe(
      'bclc-poker 15.0 §3.1.2',
    );
    expect(whyNot([{ seat: 1, wagers: { 'pair-plus': 500, progressive: 100 } }], on(THREE))).toBe(
      'bclc-poker 15.0 §3.1.2',
    );
  });

  it('§3.1.4: one dollar, no more and no less', () => {
    for (const amount of [50, 99, 101, 200])
      expect(whyNot([{ seat: 1, wagers: { ante: 500, progressive: amount } }], game)).toBe(
        'bclc-poker 15.0 §3.1.4',
      );
  });

  it('§3.1.5: it wins whether the basic game wins, loses or is folded', () => {
    const at = (dealer: string, verb: 'fold' | 'play'): string | undefined =>
      paidOf(
        played(
          game,
          [{ seat: 1, wagers: { ante: 500, progressive: 100 } }],
          { 1: '9s 8d 7c 6h 5c', dealer },
          [{ seat: 1, do: verb, ...(verb === 'play' ? { times: 1 } : {}) }],
        ),
      ).find((line) => line.includes('progressive'));
    expect(at(DEALER, 'play')).toBe('1 progressive win 2900');
    expect(at('Kh Kd Kc 2h 3h 4h', 'play')).toBe('1 progressive win 2900');
    expect(at(DEALER, 'fold')).toBe('1 progressive win 2900');
  });

  it.each([
    [FOUR, { 1: NOTHING, dealer: DEALER }, ['fold'], ['handled §6.5.3', 'handled §6.5.4']],
    [BONUS, { 1: 'Ah Jd', dealer: 'Kh Td', board: '2c 5d 9h Js 3c' }, ['fold'], ['handled §6.5.2']],
    [ULTIMATE, { 1: 'Ah Jd', dealer: 'Kh Td', board: '2c 5d 9h 8s 3c' }, ['check', 'check', 'fold'], []],
    [
      THREE,
      { 1: 'Ah Jd 9c', dealer: 'Kh Td 8s', board: '2c 2d' },
      ['fold'],
      ['handled §6.6.3', 'handled §6.6.4'],
    ],
  ] as const)(
    '§3.1.6, §8.2.1: at %s a folded hand in the progressive stays, capped, and is turned for it; another goes as ever',
    (host, hands, verbs, collected) => {
      const wagers = SITTING[host]?.wagers;
      const round = (more: Record<string, number>): Round =>
        played(
          on(host),
          [{ seat: 1, wagers: { ...wagers, ...more } }],
          hands,
          verbs.map((verb) => ({ seat: 1, do: verb })),
        );
      const kept = round({ progressive: 100 });
      expect(citedOf(kept)).toContain('handled §3.1.6');
      expect(citedOf(kept).filter((event) => collected.some((one) => one === event))).toEqual([]);
      expect(new Set(kept.places.find(({ name }) => name === '1')?.faces)).toEqual(new Set(['up']));
      expect(citedOf(kept)).toContain('turned §8.2.1');
      const gone = round({});
      expect(citedOf(gone)).not.toContain('handled §3.1.6');
      expect(citedOf(gone).filter((event) => collected.some((one) => one === event))).toEqual(collected);
      expect(new Set(gone.places.find(({ name }) => name === '1')?.faces)).toEqual(new Set(['down']));
    },
  );

  it('§3.1.6: the cap comes right after the fold, and the other seats go on', () => {
    const round = four({ 1: NOTHING, 3: ROYAL_S, 5: '6s 6h 2d 3c 4c' }, { out: [3] });
    const order = round.events.flatMap((event) =>
      event.type === 'answered' ? [`${event.seat} ${event.answer.verb}`] : eventsOf15(event),
    );
    expect(order).toEqual(['1 fold', 'cap', '3 fold', '5 fold', 'cap']);
  });

  it('§4.1: no bet for the dealer on it', () => {
    expect(
      whyNot([{ seat: 1, wagers: { ante: 500, progressive: 100 }, tips: { progressive: 100 } }], game),
    ).toBe('bclc-poker 15.0 §4.1');
    expect(
      whyNot([{ seat: 1, wagers: { ante: 500, progressive: 100 }, tips: { ante: 100 } }], game),
    ).toBeUndefined();
  });
});

const eventsOf15 = (event: Round['events'][number]): string[] =>
  event.type === 'handled' && event.cite.clause === '3.1.6' ? ['cap'] : [];

describe('bclc-poker 15.0 §5, §6: hands and what they pay', () => {
  // §5.2 and §6.2 together: of a meter of 10,000 dollars, and for one.
  it.each([
    ['§5.2.1, §5.3.1', 'royal flush', ROYAL_S, 1_000_000],
    ['§5.2.2, §5.3', 'straight flush', '5s 4s 3s 2s As', 100_000],
    ['§5.2.2, §5.3.1', 'straight flush', 'Ks Qs Js Ts 9s', 100_000],
    ['§5.2.3', 'four of a kind', '2s 2d 2c 2h Ac', 30_000],
    ['§5.2.4', 'full house', '2s 2d 2c Kd Kc', 5000],
    ['§5.2.5', 'flush', 'As Ks Qs Js 9s', 4000],
    ['§5.2.6, §5.3.1', 'straight', 'As Kd Qc Jh Tc', 3000],
    ['§5.2.6, §5.3, §5.3.1', 'straight', 'As 2d 3c 4c 5c', 3000],
    ['§5.2.7', 'three of a kind', '2s 2d 2c Kd Qc', 900],
  ])('%s, §1.3, §1.4, §6.2: a %s (%s) is paid %i, its stake kept', (_clauses, row, hand, award) => {
    const line = linesOf(four({ 2: hand })).find(({ wager }) => wager === 'progressive');
    expect(line).toMatchObject({ row, result: 'win', stake: 100, won: award - 100, returned: award });
  });

  it.each([
    ['Ah Ad Kc Ks 2c'],
    ['Ah Ad Kc Qs 2c'],
    ['Ah Kd Qc Js 9c'],
    ['Ah Kd Qc 2s 3c'],
    ['Qh Kd Ac 2s 3c'],
  ])('§1.3, §6.2, §5.3: %s wins nothing', (hand) => {
    expect(progressiveOf(four({ 2: hand }))).toEqual(['2 progressive lose -100']);
  });

  it('§5.1: suits are equal', () => {
    for (const suit of 'cdhs') {
      const hand = ['A', 'K', 'Q', 'J', 'T'].map((rank) => `${rank}${suit}`).join(' ');
      const dealer = DEALER.replaceAll(/[KQJTA]./g, '9h').replace('9h 9h', '9h 9c');
      expect(parseCards(dealer)).toHaveLength(6);
      const round = played(
        on(FOUR, METER),
        [{ seat: 1, wagers: { ante: 500, progressive: 100 } }],
        { 1: hand, dealer },
        folding([1]),
      );
      expect(progressiveOf(round)).toEqual(['1 progressive win 999900']);
    }
  });

  it('§6.1, §6.2, §8.5: the pay table is posted, with the envy that it prints', () => {
    expect(paysOf(on(FOUR).layout, 'progressive')).toEqual([
      '100 % of the meter',
      '10 % of the meter',
      '300 for 1',
      '50 for 1',
      '40 for 1',
      '30 for 1',
      '9 for 1',
    ]);
    expect(on(THREE).posted.some(({ text }) => text.includes('two community cards'))).toBe(true);
    expect(on(BONUS).posted.some(({ text }) => text.includes('flop'))).toBe(true);
  });
});

describe('bclc-poker 15.0 §7: the sequence of play', () => {
  it('§7.1.1, §7.2, §7.2.1, §7.3, §7.6, §7.6.1, §8.2.2: the equipment is worked before the deal and after the game', () => {
    expect(stepsOf15(four({ 1: NOTHING }))).toEqual([
      'handled §7.1.1',
      'handled §7.2',
      'handled §7.2.1',
      'handled §7.3',
      'handled §3.1.6',
      'turned §8.2.1',
      'handled §8.2.2',
      'handled §7.6',
      'handled §7.6.1',
    ]);
    expect(stepsOf15(four({ 1: NOTHING }, { out: [1] }))).toEqual([]);
    const all = citedOf(four({ 1: NOTHING }));
    expect(all.indexOf('handled §7.3')).toBe(all.findIndex((event) => event.startsWith('dealt')) - 1);
  });

  it('§8.2.3, §8.3, §8.4, §8.5: hands that win a percentage are left for the end, and all is paid from the tray', () => {
    const steps = (hand: string, out: number[] = []): string[] =>
      stepsOf15(four({ 1: hand, 2: NOTHING }, { out })).slice(-5);
    expect(steps(STRAIGHT_FLUSH)).toEqual([
      'handled §8.2.3',
      'handled §8.4',
      'handled §8.5',
      'handled §7.6',
      'handled §7.6.1',
    ]);
    expect(steps('2s 2d 2h Kd Kc')).toEqual([
      'handled §8.2.2',
      'handled §8.3',
      'handled §8.5',
      'handled §7.6',
      'handled §7.6.1',
    ]);
    // Without the wager it wins none.
    expect(steps(STRAIGHT_FLUSH, [1])).not.toContain('handled §8.2.3');
  });

  it('§7.5, §8.1, §8.2.1, §8.3: at each seat the progressive follows the other bets, from the dealer’s right', () => {
    const round = played(
      on(FOUR, METER),
      [1, 2, 3].map((seat) => ({ seat, wagers: { ante: 500, 'aces-up': 500, progressive: 100 } })),
      {
        1: '6s 6d 6h 2h 2d',
        2: '9d 8d 7d 6c 5c',
        3: NOTHING,
        dealer: 'Kh Td 8s 4s 4d 3h',
      },
      [1, 2, 3].map((seat) => ({ seat, do: 'play', times: 1 })),
    );
    expect(paidOf(round).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
      [3, 2, 1].flatMap((seat) =>
        ['play', ...(seat === 1 ? ['ante-bonus'] : []), 'ante', 'aces-up', 'progressive'].map(
          (wager) => `${seat} ${wager}`,
        ),
      ),
    );
  });

  it('§8.3, §8.4, §9.2: percentages wait for the last seat, and envy comes last of all', () => {
    expect(paidOf(four({ 1: NOTHING, 3: STRAIGHT_FLUSH, 5: '2s 2d 2h Kd Kc' }))).toEqual([
      '1 ante lose -500',
      '3 ante lose -500',
      '5 ante lose -500',
      '5 progressive win 4900',
      '1 progressive lose -100',
      '3 progressive win 99900',
      '5 envy win 30000',
      '1 envy win 30000',
    ]);
  });
});

it('bclc-poker 15.0 §8.4, §9.2: a bet for the dealer does not wait for percentages and envy', () => {
  const round = played(
    on(FOUR, METER),
    [1, 2].map((seat) => ({ seat, wagers: { ante: 500, progressive: 100 }, tips: { ante: 100 } })),
    { 1: STRAIGHT_FLUSH, 2: ROYAL_S, dealer: DEALER },
    [1, 2].map((seat) => ({ seat, do: 'play', times: 1 })),
  );
  expect(paidOf(round).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    '2 play win',
    '2 ante-bonus win',
    '2 ante win',
    '2 ante (tip)',
    '1 play win',
    '1 ante-bonus win',
    '1 ante win',
    '1 ante (tip)',
    '2 progressive win',
    '1 progressive win',
    '2 envy win',
    '1 envy win',
  ]);
});

describe('bclc-poker 15.0 §8: the meter', () => {
  it('§8.4.1.a, §8.5.1: a royal flush takes all of it, and it starts again from the reset amount', () => {
    const round = four({ 2: ROYAL_S });
    expect(progressiveOf(round)).toEqual(['2 progressive win 999900']);
    expect(meterAfter(round)).toBe(250_000);
  });

  it('§8.4.1, §8.5.1: a straight flush takes a tenth off it, rounded down to the cent', () => {
    const round = four({ 2: STRAIGHT_FLUSH }, { options: { meter: 1_000_009, reseed: 250_000 } });
    expect(progressiveOf(round)).toEqual(['2 progressive win 99900']);
    expect(meterAfter(round)).toBe(900_009);
  });

  it('§8.5, §8.5.2: other awards come from the tray and do not change it', () => {
    const round = four({ 2: '2s 2d 2c 2h Ac', 3: '7s 7d 7c Qd Qc' });
    expect(progressiveOf(round)).toEqual(['3 progressive win 4900', '2 progressive win 29900']);
    expect(meterAfter(round)).toBe(1_000_000);
    expect(linesOf(round).filter(({ fromMeter }) => fromMeter)).toEqual([]);
  });

  const awards = (round: Round): string[] =>
    linesOf(round).flatMap(({ seat, wager, returned }: Line) =>
      wager === 'progressive' && returned > 0 ? [`${seat} ${returned}`] : [],
    );

  it('§8.3.1, §8.3.1.a: the rightmost royal flush takes the meter, the next one the reset amount', () => {
    const round = four({ 2: ROYAL_S, 5: ROYAL_C });
    expect(awards(round)).toEqual(['5 1000000', '2 250000']);
    expect(meterAfter(round)).toBe(250_000);
  });

  it('§8.3.1, §8.3.1.a: a straight flush left of a royal flush is paid of the reset amount, right of it of the full meter', () => {
    const left = four({ 1: STRAIGHT_FLUSH, 6: ROYAL_S });
    expect([awards(left), meterAfter(left)]).toEqual([['6 1000000', '1 25000'], 225_000]);
    const right = four({ 1: ROYAL_S, 6: STRAIGHT_FLUSH });
    expect([awards(right), meterAfter(right)]).toEqual([['6 100000', '1 900000'], 250_000]);
  });

  it('§8.3.1, §8.4.1: of two straight flushes the second has a tenth of what the first has left', () => {
    const round = four({ 1: STRAIGHT_FLUSH, 2: '9h 8h 7h 6h 5h' });
    expect([awards(round), meterAfter(round)]).toEqual([['2 100000', '1 90000'], 810_000]);
  });

  it('§8.4.1.a: what the meter is and what it starts from again are the house’s', () => {
    expect(on(FOUR).layout.progressive).toMatchObject({ meter: 1_000_000, reseed: 1_000_000 });
    expect(on(THREE, { meter: 5, reseed: 7 }).layout.progressive).toMatchObject({ meter: 5, reseed: 7 });
  });
});

describe('bclc-poker 15.0 §9: envy', () => {
  it('§9.1, §9.1.1, §6.2: everybody else with the wager has 1000 dollars for a royal flush and 300 for a straight flush', () => {
    expect(progressiveOf(four({ 1: NOTHING, 2: ROYAL_S, 4: '6s 6h 2d 3c 4c' })).slice(-2)).toEqual([
      '4 envy win 100000',
      '1 envy win 100000',
    ]);
    expect(progressiveOf(four({ 1: NOTHING, 2: STRAIGHT_FLUSH })).slice(-1)).toEqual(['1 envy win 30000']);
    expect(progressiveOf(four({ 1: 'Ah Jd 9c 7h 3c', 2: '2s 2d 2c 2h Ac' }))).toEqual([
      '2 progressive win 29900',
      '1 progressive lose -100',
    ]);
  });

  it('READINGS 42, §9.1.1: the envied hand needs no wager, those who envy it do', () => {
    expect(progressiveOf(four({ 1: NOTHING, 2: ROYAL_S, 4: '6s 6h 2d 3c 4c' }, { out: [2, 4] }))).toEqual([
      '1 progressive lose -100',
      '1 envy win 100000',
    ]);
    expect(meterAfter(four({ 1: NOTHING, 2: ROYAL_S }, { out: [2] }))).toBe(1_000_000);
  });

  it('§9.1.1: an envied hand is turned for it, though it was folded without the wager', () => {
    const round = four({ 1: NOTHING, 2: ROYAL_S, 4: '6s 6h 2d 3c 4c' }, { out: [2, 4] });
    const faces = (seat: string): Set<string> =>
      new Set(round.places.find(({ name }) => name === seat)?.faces);
    expect([faces('1'), faces('2'), faces('4')]).toEqual([
      new Set(['up']),
      new Set(['up']),
      new Set(['down']),
    ]);
  });

  it('§9.2.1: several such hands pay each, and their holders envy each other', () => {
    const round = four({ 1: NOTHING, 2: ROYAL_S, 3: STRAIGHT_FLUSH });
    expect(progressiveOf(round).filter((line) => line.includes('envy'))).toEqual([
      '3 envy win 100000',
      '2 envy win 30000',
      '1 envy win 130000',
    ]);
  });

  it('§9.1.1: nobody envies a hand of their own at another position', () => {
    const round = four(
      { 1: NOTHING, 2: ROYAL_S, 3: '6s 6h 2d 3c 4c' },
      { players: { 1: 'ann', 2: 'ann', 3: 'bob' } },
    );
    expect(progressiveOf(round).filter((line) => line.includes('envy'))).toEqual(['3 envy win 100000']);
  });

  it('§9.2: envy is outside the limit of the host', () => {
    const round = four({ 1: NOTHING, 2: ROYAL_S }, { options: { meter: 900_000_000, reseed: 1 } });
    expect(progressiveOf(round)).toEqual([
      '1 progressive lose -100',
      '2 progressive win 899999900',
      '1 envy win 100000',
    ]);
  });
});

describe.each([[FOUR], [BONUS], [ULTIMATE], [FLUSHES], [THREE]])(
  'any round of bclc-poker 15.0 at %s',
  (host) => {
    it('is sound', () => {
      const game = on(host);
      fc.assert(
        fc.property(someBets(game), fc.nat(), (bets, seed) => {
          fc.pre(bets.length > 0);
          expectSoundRound(game, bets, seed);
        }),
        { numRuns: 60 },
      );
    });
  },
);

/** One full round, word for word: whatever a change of a rule does to it can be read in the difference. */
it('golden round of bclc-poker 15.0 at Three Card Poker: a straight flush, envy, and a folded hand that is turned', async () => {
  const golden = played(
    on(THREE, METER),
    [
      { seat: 1, player: 'Ann', wagers: { ante: 1000, 'pair-plus': 500, progressive: 100 } },
      { seat: 3, player: 'Bob', wagers: { ante: 1000, progressive: 100 }, tips: { ante: 200 } },
      { seat: 5, player: 'Cat', wagers: { ante: 2500 } },
      { seat: 7, player: 'Dan', wagers: { ante: 1000, progressive: 100 } },
    ],
    { 1: '9d 8d 7d', 3: 'Jc 6h 6c', 5: 'Kh 4s 2c', 7: 'Th 5h 3c', dealer: 'Qs Jh 4d', board: '6d Td' },
    [
      { seat: 1, do: 'play' },
      { seat: 3, do: 'play' },
      { seat: 5, do: 'play' },
      { seat: 7, do: 'fold' },
    ],
  );
  await expect(goldenRound(golden)).toMatchFileSnapshot('./15.0-multi-game-progressive.golden.txt');
});
