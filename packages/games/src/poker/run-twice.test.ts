import { describe, expect, it } from 'vitest';
import { texasHoldem } from '../bclc-poker/17.0-texas-holdem.ts';
import { readPhh } from './phh/phh-hand.ts';
import { dealPhh, replayPhh } from './phh/replay-phh.ts';
import { writePhh } from './phh/write-phh.ts';
import { pokerGame } from './poker-rules.ts';
import { RiggedHand, refusalOfCall, setupWith } from './testing/rigged-hand.ts';
import { viewHand } from './view.ts';

const HOLES = { 1: 'As Ah', 2: 'Ks Kh' };
const stacks = [1000, 1000];
const allInOn = (
  street: 'flop' | 'turn' | 'pre-flop',
  options: Record<string, unknown>,
  board: string,
): RiggedHand => {
  const dealt = new RiggedHand(setupWith(stacks, { showdown: 'exposed', ...options }), {
    holes: HOLES,
    board,
  });
  if (street === 'pre-flop') return dealt.do('raise 1000', 'call');
  dealt.do('call', 'check');
  if (street === 'turn') dealt.do('check', 'check');
  return dealt.do('bet 900', 'call');
};
const order = (dealt: RiggedHand): string =>
  dealt.hand.events
    .flatMap((event) => {
      if (event.type === 'burned') return ['burn'];
      return event.type === 'turned' ? [`board ${event.board + 1}`] : [];
    })
    .join(', ');

describe('bclc-poker 21.0 §11: the board run twice', () => {
  it('§11.2.4, §11.2.9: agreed after the flop, one board each splits the pot', () => {
    const dealt = allInOn('flop', { runTwice: 'after-flop' }, '2c 3d 7s 8h 9c Kd Tc');
    expect(dealt.question.cite).toMatchObject({ section: '21.0', clause: '11.1.4' });
    dealt.do('run-twice', 'run-twice');
    expect(dealt.hand.state.boards.map((board) => board.length)).toEqual([5, 5]);
    expect(dealt.hand.state.boards[1]?.slice(0, 3)).toEqual(dealt.hand.state.boards[0]?.slice(0, 3));
    expect(order(dealt)).toBe(
      'burn, board 1, board 1, board 1, burn, board 1, burn, board 1, burn, board 2, burn, board 2',
    );
    expect(dealt.stacks).toEqual([1000, 1000]);
    expect(viewHand(dealt.hand, { seats: [] }).players[1]?.call).toBe('pair of kings; three kings');
  });

  it('§11.2.5, §11.2.8: agreed after the turn, the same winner on both takes all', () => {
    const dealt = allInOn('turn', { runTwice: 'after-flop' }, '2c 3d 7s 8h 9c Tc').do(
      'run-twice',
      'run-twice',
    );
    expect(order(dealt).split(', ').slice(-4)).toEqual(['burn', 'board 1', 'burn', 'board 2']);
    expect(dealt.stacks).toEqual([2000, 0]);
  });

  it('§11.2.6: agreed before the flop where the house allows it, without a burn before either flop', () => {
    const dealt = allInOn('pre-flop', { runTwice: 'any-time' }, '').do('run-twice', 'run-twice');
    const one = 'board 1, board 1, board 1, burn, board 1, burn, board 1';
    expect(order(dealt)).toBe(`${one}, ${one.replaceAll('board 1', 'board 2')}`);
  });

  it('§11.1.4: one who does not agree is enough, and after the turn both may be asked again', () => {
    const dealt = allInOn('flop', { runTwice: 'after-flop' }, '2c 3d 7s 8h 9c');
    dealt.do('run-once');
    expect(dealt.events('turned')).toHaveLength(4);
    dealt.do('run-twice', 'run-once');
    expect(dealt.hand.state.boards).toHaveLength(1);
    expect(dealt.stacks).toEqual([2000, 0]);
  });

  it('§11.1, READINGS 84: where the house says nothing, at no- and pot-limit tables, but not where the button straddles', () => {
    const twice = (options: Record<string, unknown>) => pokerGame(texasHoldem).with(options).runTwice;
    expect(twice({ betting: 'no-limit' })).toBe('after-flop');
    expect(twice({ betting: 'pot-limit' })).toBe('after-flop');
    expect(twice({ betting: 'fixed-limit' })).toBe('off');
    expect(twice({ betting: 'pot-limit', straddle: 'mississippi' })).toBe('off');
  });

  it('§11.1, §11.1.1: not in limit, not with three players, not before the flop unless allowed', () => {
    expect(refusalOfCall(() => setupWith(stacks, { runTwice: 'after-flop', betting: 'fixed-limit' }))).toBe(
      'The board is run twice in no-limit and pot-limit games only. (bclc-poker 21.0 §11.1)',
    );
    const preFlop = allInOn('pre-flop', { runTwice: 'after-flop', showdown: 'in-turn' }, '2c 3d 7s 8h 9c');
    expect(preFlop.question.cite.section).toBe('21.0');
    expect(preFlop.events('turned')).toHaveLength(3);
    const three = new RiggedHand(setupWith([1000, 1000, 1000], { runTwice: 'any-time' }));
    three.do('raise 1000', 'call', 'call');
    expect(three.question.actions.map(({ verb }) => verb)).toEqual(['show', 'muck']);
  });

  it('§11.2.1, §11.2.2, §11.2.3, §11.2.4, §11.2.5, §11.2.6, §11.2.6.a, §11.2.7, §11.2.10: each step is done and told by its own clause', () => {
    const cites = (dealt: RiggedHand): string[] => [
      ...new Set(
        dealt.hand.events.flatMap((event) =>
          'cite' in event && event.cite.section === '21.0' && event.type !== 'acted'
            ? [`${event.type} ${event.cite.clause}`]
            : [],
        ),
      ),
    ];
    const flop = allInOn('flop', { runTwice: 'after-flop' }, '2c 3d 7s 8h 9c Kd Tc').do(
      'run-twice',
      'run-twice',
    );
    expect(cites(flop)).toEqual([
      'burned 11.2.1',
      'turned 11.2.1',
      'burned 11.2.2',
      'turned 11.2.2',
      'burned 11.2.4',
      'turned 11.2.4',
      'shown 11.2.7',
      'awarded 11.2.9',
    ]);
    expect(flop.events('shown').map(({ cards }) => cards.length)).toEqual([2, 2]);
    expect(flop.events('awarded').map(({ board, call }) => [board, call])).toEqual([
      [0, 'pair of aces'],
      [1, 'three kings'],
    ]);
    const turn = allInOn('turn', { runTwice: 'after-flop' }, '2c 3d 7s 8h 9c Tc').do(
      'run-twice',
      'run-twice',
    );
    expect(cites(turn)).toContain('turned 11.2.5');
    expect(cites(turn)).toContain('awarded 11.2.8');
    const before = allInOn('pre-flop', { runTwice: 'any-time' }, '').do('run-twice', 'run-twice');
    expect(cites(before)).toContain('turned 11.2.6');
    expect(cites(before)).toContain('turned 11.2.6.a');
  });

  it('§11.1.1, §11.1.2, §11.1.3: two players, no betting left, a flop and cards to come', () => {
    const offers = (dealt: RiggedHand): boolean =>
      dealt.hand.waiting.for === 'answer' && dealt.question.actions.some(({ verb }) => verb === 'run-twice');
    const options = { showdown: 'exposed', runTwice: 'after-flop' };
    const three = new RiggedHand(setupWith([1000, 1000, 1000], options)).do('raise 1000', 'call', 'call');
    expect(offers(three)).toBe(false);
    const betting = new RiggedHand(setupWith([1000, 1000], options)).do('call', 'check', 'bet 100', 'call');
    expect(offers(betting)).toBe(false);
    // Before the flop only where the house says so; then, with cards still to come, on the flop.
    const early = new RiggedHand(setupWith([1000, 1000], options)).do('raise 1000', 'call');
    expect(early.events('turned').length).toBe(3);
    expect(offers(early)).toBe(true);
    const river = new RiggedHand(setupWith([1000, 1000], options)).do(
      'call',
      'check',
      'check',
      'check',
      'check',
      'check',
    );
    expect(offers(river.do('bet 900', 'call'))).toBe(false);
  });

  it('§11.2.11: with the pot awarded the hand is over', () => {
    const dealt = allInOn('flop', { runTwice: 'after-flop' }, '').do('run-twice', 'run-twice');
    expect(dealt.hand.events.at(-1)?.type).toBe('finished');
    expect(dealt.stacks.reduce((sum, stack) => sum + stack, 0)).toBe(2000);
  });

  it('a second board stands in a note of the hand history, and is dealt again', () => {
    const dealt = allInOn('flop', { runTwice: 'after-flop' }, '2c 3d 7s 8h 9c Kd Tc').do(
      'run-twice',
      'run-twice',
    );
    const text = writePhh(dealt.hand, { decimals: 0, cards: 'shown' });
    expect(text).toContain("_answers = ['p1 run-twice', 'p2 run-twice']");
    expect(text).toContain("_second_board = 'KdTc'");
    const [read] = readPhh(text);
    if (!read || 'error' in read) throw new Error('The history cannot be read.');
    expect(dealPhh(read).state.boards).toEqual(dealt.hand.state.boards);
    expect(replayPhh(text)).toEqual([{ ok: true, finishingStacks: [1000, 1000] }]);
  });
});
