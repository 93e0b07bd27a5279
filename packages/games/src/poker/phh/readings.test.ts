import { describe, expect, it } from 'vitest';
import { replayPhh } from './replay-phh.ts';

type Value = string | number | boolean | readonly (string | number)[];

const inToml = (value: Value | undefined): string => {
  if (Array.isArray(value)) return `[${value.map(inToml).join(', ')}]`;
  return typeof value === 'string' ? `'${value}'` : String(value);
};

const replayed = (
  fields: Readonly<Record<string, Value>>,
): ReturnType<typeof replayPhh>[number] | undefined =>
  replayPhh(
    Object.entries(fields)
      .map(([key, value]) => `${key} = ${inToml(value)}`)
      .join('\n'),
  )[0];

const chips = (players: number): number[] => Array.from({ length: players }, () => 100);
const dealt = (holes: readonly string[]): string[] => holes.map((hole, at) => `d dh p${at + 1} ${hole}`);
const listed = (text: string): string[] => text.split(/, */);

/** Limit hold'em 2/4 with blinds of 1 and 2, a hundred each, the last on the button. */
const limit = (holes: string, actions: string, more: Readonly<Record<string, Value>> = {}) => {
  const hands = listed(holes);
  const blinds = [1, 2, ...hands.slice(2).map(() => 0)];
  return replayed({
    variant: 'FT',
    antes: hands.map(() => 0),
    blinds_or_straddles: hands.length === 2 ? [1, 2] : blinds,
    small_bet: 2,
    big_bet: 4,
    starting_stacks: chips(hands.length),
    actions: [...dealt(hands), ...listed(actions)],
    ...more,
  });
};

/** Stud 4/8 with an ante of 1; nobody posts less than the bet. */
const stud = (game: string, cards: string, actions: string, more: Readonly<Record<string, Value>> = {}) => {
  const hands = listed(cards);
  return replayed({
    variant: 'F7S',
    _game: `bclc-poker/${game}`,
    antes: hands.map(() => 1),
    bring_in: 0,
    small_bet: 4,
    big_bet: 8,
    starting_stacks: chips(hands.length),
    actions: [...dealt(hands), ...listed(actions)],
    ...more,
  });
};

const PAIRS = 'AsAh, KsKh, QsQh';

describe('READINGS 44 to 53 and 63 to 65 in hands that an outsider writes', () => {
  it('44: a big blind that was merely called folds at hold’em (bclc-poker 17.0 §10.6) and not at Omaha (27.0 §10.6)', () => {
    expect(limit(PAIRS, 'p3 cc, p1 f, p2 f')).toMatchObject({ finishingStacks: [99, 98, 103] });
    const omaha = { _game: 'bclc-poker/omaha-high' };
    expect(limit('AsAhAdKc, KsKhKdQc, QsQhQdJc', 'p3 cc, p1 cc, p2 f', omaha)?.error).toContain('27.0 §10.6');
  });

  it.each([
    ['small one first', [1, 2]],
    ['by position', [2, 1]],
  ])(
    '44: headsUpBlinds=printed gives the first left of the button the small blind (bclc-poker 17.0 §4.1.1), %s',
    (_, blinds) => {
      const printed = { blinds_or_straddles: blinds, _options: ['headsUpBlinds=printed'] };
      // p2 has the button and the big blind: p1 speaks first, and folds one.
      expect(limit('AsAh, KsKh', 'p1 f', printed)).toMatchObject({ finishingStacks: [99, 101] });
      expect(limit('AsAh, KsKh', 'p2 f', printed)?.error).toBeDefined();
      expect(limit('AsAh, KsKh', 'p2 f')).toMatchObject({ finishingStacks: [101, 99] });
    },
  );

  it('44: a straddle lifts the first round only (bclc-poker 17.0 §4.1.4)', () => {
    const straddled = {
      variant: 'NT',
      blinds_or_straddles: [1, 2, 4, 0],
      min_bet: 2,
      starting_stacks: chips(4),
    };
    const opens = (amount: number) =>
      limit(`${PAIRS}, JsJh`, `p4 cc, p1 f, p2 f, p3 cc, d db 2c3d4h, p3 cbr ${amount}, p4 f`, straddled);
    expect(opens(2)).toMatchObject({ finishingStacks: [99, 98, 107, 96] });
    expect(opens(1)?.error).toContain('at least 2');
  });

  const CHECKED_DOWN =
    'p3 cbr 4, p1 cc, p2 cc, d db 2c3d4h, p1 cbr 2, p2 cc, p3 cc, d db 7d, p1 cc, p2 cc, p3 cc, d db 9c, p1 cc, p2 cc, p3 cc, p1 sm AsAh, p2 sm, p3 sm';

  it('45: a rake is taken where the file asks for one, also by the options of its table, which count in cents (bclc-poker 17.0 §8.1)', () => {
    const rakedBy = (more: Readonly<Record<string, Value>>) =>
      limit(PAIRS, CHECKED_DOWN, more)?.finishingStacks?.[0];
    // 10 % of 18 is 1.80: one chip, and no more than the cap.
    expect(rakedBy({})).toBe(112);
    expect(rakedBy({ _rake_percent: 10 })).toBe(111);
    expect(rakedBy({ _options: ['rakePercent=10'] })).toBe(111);
    expect(rakedBy({ _options: ['rakePercent=10', 'rakeCap=50'] })).toBe(112);
    expect(rakedBy({ _options: ['rakePercent=10', 'smallestChip=200'] })).toBe(112);
  });

  it('45: a hand that ends before the flop is raked unless its table says otherwise (bclc-poker 17.0 §8.1)', () => {
    const folded = (...options: readonly string[]) =>
      limit(PAIRS, 'p3 cc, p1 cbr 40, p2 f, p3 f', {
        blinds_or_straddles: [10, 20, 0],
        small_bet: 20,
        big_bet: 40,
        starting_stacks: [1000, 1000, 1000],
        _options: options,
      })?.finishingStacks;
    expect(folded('rakePercent=10')).toEqual([1034, 980, 980]);
    expect(folded('rakePercent=10', 'noFlopNoRake=on')).toEqual([1040, 980, 980]);
  });

  it('45: the maximum is of the hand, not of each of its pots (bclc-poker 17.0 §8.1)', () => {
    const hand = limit(
      PAIRS,
      'p3 cbr 100, p1 cc, p2 cc, d db 2c3d4h, d db 7d, d db 9c, p1 sm AsAh, p2 sm KsKh, p3 sm QsQh',
      { variant: 'NT', min_bet: 2, starting_stacks: [100, 20, 100], _rake_percent: 10, _rake_cap: 3 },
    );
    expect(hand?.finishingStacks).toEqual([217, 0, 0]);
  });

  it('46: a straddle is none of the three raises (bclc-poker 17.0 §2.4); two players raise as they like', () => {
    const straddled = { blinds_or_straddles: [1, 2, 4, 0] };
    const four = `${PAIRS}, JsJh`;
    expect(limit(four, 'p4 cbr 6, p1 cbr 8, p2 cbr 10, p3 f, p4 f, p1 f', straddled)).toMatchObject({
      ok: true,
    });
    expect(limit(four, 'p4 cbr 6, p1 cbr 8, p2 cbr 10, p3 cbr 12', straddled)?.error).toContain('3 raises');
    const two = limit('AsAh, KsKh', 'p2 cbr 4, p1 cbr 6, p2 cbr 8, p1 cbr 10, p2 cbr 12, p1 f');
    expect(two?.finishingStacks).toEqual([90, 110]);
  });

  it('46: completing the bring-in is the bet, and three raises follow (bclc-poker 23.0 §2.4)', () => {
    const cards = 'AsAh2c, KsKh2d, QsQh9c';
    const raises = 'p1 pb, p2 cbr 4, p3 cbr 8, p1 cbr 12, p2 cbr 16';
    const brought = { bring_in: 2 };
    expect(stud('seven-card-stud', cards, `${raises}, p3 f, p1 f`, brought)?.ok).toBe(true);
    expect(stud('seven-card-stud', cards, `${raises}, p3 cbr 20`, brought)?.error).toContain('3 raises');
  });

  it('47: short all-ins that add up to a full raise reopen the betting (bclc-poker 33.0 §1.4)', () => {
    const flop = (third: number) =>
      limit(
        `${PAIRS}, JsJh`,
        `p3 cc, p4 cc, p1 cc, p2 cc, d db 2c3d4h, p1 cbr 10, p2 cbr 14, p3 cbr ${third}, p4 cc, p1 cbr 40, p4 f, d db 7d, d db 9c, p1 sm AsAh, p2 sm KsKh, p3 sm QsQh`,
        { variant: 'NT', min_bet: 2, starting_stacks: [200, 16, third + 2, 200] },
      );
    expect(flop(20)).toMatchObject({ finishingStacks: [260, 0, 0, 178] });
    expect(flop(18)?.error).toContain('33.0 §1.4');
  });

  it('48: a straddle counts as a blind in the pot (bclc-poker 33.0 §2.1)', () => {
    const raised = (to: number) =>
      limit(`${PAIRS}, JsJh`, `p4 cbr ${to}, p1 f, p2 f, p3 f`, {
        variant: 'PT',
        min_bet: 2,
        blinds_or_straddles: [1, 2, 4, 0],
        starting_stacks: chips(4),
      });
    expect(raised(15)?.finishingStacks).toEqual([99, 98, 96, 107]);
    expect(raised(16)?.error).toContain('at most 15');
  });

  it('49: a straddle that is refused is told in the units of the file (bclc-poker 17.0 §4.1.4, 18.0 §4.1.3)', () => {
    const posted = (amount: number, more = {}) =>
      limit(`${PAIRS}, JsJh`, 'p4 f, p1 f, p2 f', { blinds_or_straddles: [1, 2, amount, 0], ...more })?.error;
    expect(posted(5)).toBeUndefined();
    expect(posted(6)).toBe('A straddle is from 4 to 5, in whole chips. (bclc-poker 17.0 §4.1.4)');
    const pineapple = { _game: 'bclc-poker/crazy-pineapple-holdem' };
    const three = (amount: number) =>
      limit('AsAhAd, KsKhKd, QsQhQd, JsJhJd', 'p4 f, p1 f, p2 f', {
        blinds_or_straddles: [1, 2, amount, 0],
        ...pineapple,
      })?.error;
    expect(three(4)).toBeUndefined();
    expect(three(5)).toContain('19.0 §4.1.3');
  });

  it('50: the odd chip goes to the high half, left of the button, and in stud to the highest card by suit (bclc-poker 26.0 §1.4.3.b, §1.4.4.a)', () => {
    const down =
      'p3 cc, p1 f, p2 cc, d db FLOP, p2 cc, p3 cc, d db TURN, p2 cc, p3 cc, d db RIVER, p2 cc, p3 cc';
    const on = (board: string): string => {
      const [flop = '', turn = '', river = ''] = board.split(' ');
      return down.replace('FLOP', flop).replace('TURN', turn).replace('RIVER', river);
    };
    const halves = limit(
      '9c9dTcTd, AcAd2c3d, KsKcQd7h',
      `${on('7d6h4s 8c Js')}, p2 sm AcAd2c3d, p3 sm KsKcQd7h`,
      { _game: 'bclc-poker/omaha-hi-lo-8' },
    );
    // Five in the pot: aces are high and 7-6-4-3-2 is low, both in one hand.
    expect(halves?.finishingStacks).toEqual([99, 103, 98]);
    const split = limit(
      '9c9dTcTd, Ac2c3dQh, KsKcQd7h',
      `${on('KhKd4s 8c 5s')}, p2 sm Ac2c3dQh, p3 sm KsKcQd7h`,
      { _game: 'bclc-poker/omaha-hi-lo-8' },
    );
    expect(split?.finishingStacks).toEqual([99, 100, 101]);
    const tied = limit('2c3c, AsKd, AhKc', `${on('QdJh9s 4c 5h')}, p2 sm AsKd, p3 sm AhKc`);
    expect(tied?.finishingStacks).toEqual([99, 101, 100]);
    const street = (first: string, second: string): string =>
      `d dh p1 ${first}, d dh p2 ${second}, p2 cc, p1 cc`;
    const inStud = (one: string, other: string) =>
      stud(
        'seven-card-stud',
        `${one}Kh2c, ${other}Kc3d, QsQh9c`,
        `p1 cbr 4, p2 cc, p3 f, ${street('Jd', 'Jh')}, ${street('9d', '9h')}, ${street('7d', '7h')}, ${street('4c', '4d')}, p2 sm ${other}Kc3dJh9h7h4d, p1 sm ${one}Kh2cJd9d7d4c`,
      )?.finishingStacks;
    expect(inStud('As', 'Ad')).toEqual([101, 100, 99]);
    expect(inStud('Ad', 'As')).toEqual([100, 101, 99]);
  });

  it('52, 65: a kill needs a pot of twice the kill blind, full or half (bclc-poker 22.0 §5.1, §6.2)', () => {
    // Six in the pot: twice a half kill's blind of 3, less than twice a full one's of 4.
    const six = 'p3 cc, p1 cc, p2 cc, d db 2c3d4h, p1 cbr 2, p2 f, p3 f';
    const after = (kill: string, button: string) =>
      limit(PAIRS, six, { _kill: kill, _kill_button: button })?.killButton;
    expect(after('full', 'neutral')).toBe('p1 leg-up');
    expect(after('full', 'p1 leg-up')).toBe('p1 leg-up');
    expect(after('half', 'p1 leg-up')).toBe('p1 kill');
  });

  it('52: a split pot leaves the button to its holder, and else makes it neutral (bclc-poker 22.0 §3.1.3, §3.4)', () => {
    const split =
      'p3 cbr 4, p1 cc, p2 cc, d db QdJh9s, p1 cbr 2, p2 cc, p3 f, d db 4c, p1 cc, p2 cc, d db 5h, p1 cc, p2 cc, p1 sm AsKd, p2 sm AhKc';
    const after = (holder: string) =>
      limit('AsKd, AhKc, 2c3c', split, { _kill: 'full', _kill_button: `${holder} leg-up` })?.killButton;
    expect(after('p1')).toBe('p1 leg-up');
    expect(after('p3')).toBe('neutral');
  });

  it('65: a killed pot is played for its own bets on every street, and the kill blind is the bet (bclc-poker 22.0 §1.5, §6.2)', () => {
    const killed = (kill: string, actions: string) =>
      limit(PAIRS, actions, { _kill: kill, _kill_button: 'p3 kill' });
    const flop = 'p3 cc, p1 cc, p2 cc, d db 2c3d4h';
    expect(killed('full', `${flop}, p1 cbr 4, p2 f, p3 f`)?.finishingStacks).toEqual([108, 96, 96]);
    expect(killed('half', `${flop}, p1 cbr 3, p2 f, p3 f`)?.finishingStacks).toEqual([106, 97, 97]);
    expect(killed('full', `${flop}, p1 cbr 2, p2 f, p3 f`)?.error).toContain('at least 4');
    expect(killed('full', 'p3 cc, p1 cbr 8, p2 cbr 12, p3 cbr 16, p1 cbr 20')?.error).toContain('3 raises');
  });

  it('53, 64: whoever must open bets; who checks all the same is told so (bclc-poker 23.0 §10.3, 24.0 §10.4)', () => {
    const seven = 'AsAh2c, KsKh2d, QsQh9c';
    expect(stud('seven-card-stud', seven, 'p1 cbr 4, p2 f, p3 f')?.finishingStacks).toEqual([102, 99, 99]);
    expect(stud('seven-card-stud', seven, 'p2 cbr 4')?.error).toContain('where p1 is to act');
    const mustBet = /^"p1 cc": The first to speak must bet\. \(bclc-poker 2[34]\.0 §10\.[34]\)$/;
    expect(stud('seven-card-stud', seven, 'p1 cc')?.error).toMatch(mustBet);
    expect(stud('asian-five-card-stud', 'AsKs, 9c9d', 'p1 cc')?.error).toMatch(mustBet);
  });

  it('64: at Mandarin whoever opens may check, and then not raise (bclc-poker 25.0 §10.4, §11.2)', () => {
    const open = (actions: string) => stud('mandarin-five-card-stud', 'AsKd, Ts9d', actions);
    expect(open('p1 cc, p2 cbr 4, p1 f')?.finishingStacks).toEqual([99, 101]);
    expect(open('p1 cc, p2 cbr 4, p1 cbr 8')?.error).toContain('25.0 §11.2');
  });

  it('63: fourth street is played for the small bet, also beside an open pair, and fifth for the big one (bclc-poker 23.0 §2.4)', () => {
    const fourth = 'p1 cbr 4, p2 cc, d dh p1 2d, d dh p2 3d';
    const two = (actions: string) => stud('seven-card-stud', 'AsAh2c, KsKh9d', `${fourth}, ${actions}`);
    expect(two('p1 cbr 8')?.error).toContain('at most 4');
    const fifth = 'p1 cbr 4, p2 cc, d dh p1 5s, d dh p2 6s';
    expect(two(`${fifth}, p1 cbr 8, p2 f`)?.finishingStacks).toEqual([109, 91]);
    expect(two(`${fifth}, p1 cbr 4, p2 f`)?.error).toContain('at least 8');
  });

  it('63: openPair=double lets everybody bet either on fourth street beside a pair, and after a big bet no small one (bclc-poker 23.0 §2.4)', () => {
    const fourth = (up: string, actions: string) =>
      stud('seven-card-stud', 'AsAh2c, KsKh9d', `p1 cbr 4, p2 cc, d dh p1 ${up}, d dh p2 3d, ${actions}`, {
        _options: ['openPair=double'],
      });
    expect(fourth('2d', 'p1 cbr 8, p2 f')?.finishingStacks).toEqual([105, 95]);
    expect(fourth('2d', 'p1 cbr 4, p2 f')?.finishingStacks).toEqual([105, 95]);
    expect(fourth('2d', 'p1 cbr 4, p2 cbr 8, p1 f')?.finishingStacks).toEqual([91, 109]);
    expect(fourth('2d', 'p1 cbr 4, p2 cbr 12, p1 f')?.finishingStacks).toEqual([91, 109]);
    expect(fourth('2d', 'p1 cbr 6, p2 f')?.error).toContain('at least 4 and at most 8');
    expect(fourth('2d', 'p1 cbr 8, p2 cbr 12, p1 f')?.error).toContain('at least 16');
    // Without a pair the small bet is the only one.
    expect(fourth('4d', 'p2 cbr 8')?.error).toContain('at most 4');
  });
});
