import { formatCard, seededRandom } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { anyOf, callingBot, equityBot, looseBot, type PokerBot, randomBot, tightBot } from './bots.ts';
import { viewHandEvent } from './event-view.ts';
import { RiggedHand, setupWith, sum } from './testing/rigged-hand.ts';
import { viewHand } from './view.ts';

const BOARD = '2c 3d 4s 8h 9c';
const HOLES = { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' };
const hand = (): RiggedHand => new RiggedHand(setupWith([1000, 1000, 1000]), { holes: HOLES, board: BOARD });
const sent = (dealt: RiggedHand, seats: readonly number[]): string =>
  JSON.stringify([
    viewHand(dealt.hand, { seats }),
    dealt.hand.events.map((event) => viewHandEvent(event, { seats })),
  ]);

describe('a masked view ships nothing it should not', () => {
  it('nobody sees the cards of others, a stranger nobody’s', () => {
    const dealt = hand().do('call');
    expect(viewHand(dealt.hand, { seats: [2] }).players.map(({ cards }) => cards)).toEqual([
      [null, null],
      ['Ks', 'Kh'],
      [null, null],
    ]);
    for (const card of ['As', 'Ah', 'Qs', 'Qh']) expect(sent(dealt, [2])).not.toContain(card);
    for (const card of ['As', 'Ah', 'Ks', 'Kh', 'Qs', 'Qh']) expect(sent(dealt, [])).not.toContain(card);
  });

  it('folded and mucked hands stay unknown after the hand, burns always', () => {
    const dealt = hand().do('call', 'call', 'check');
    for (let street = 0; street < 3; street += 1) dealt.do('check', 'check', 'check');
    dealt.do('show', 'muck', 'muck');
    const stranger = sent(dealt, []);
    for (const card of ['Ks', 'Kh', 'Qs', 'Qh']) expect(stranger).not.toContain(card);
    expect(stranger).toContain('As');
    for (const { card } of dealt.events('burned')) expect(stranger).not.toContain(`"${formatCard(card)}"`);
    expect(viewHand(dealt.hand, { seats: [] }).players[0]?.call).toBe('pair of aces');
  });

  it('only the player in turn is sent the actions', () => {
    const dealt = hand();
    expect(viewHand(dealt.hand, { seats: [3] }).actions?.map(({ verb }) => verb)).toEqual([
      'fold',
      'check',
      'call',
      'bet',
      'raise',
    ]);
    expect(viewHand(dealt.hand, { seats: [1] }).actions).toBeNull();
    expect(viewHand(dealt.hand, { seats: [1] }).toAct).toBe(3);
  });

  it('shows pots, bets, price and who is out', () => {
    const dealt = hand().do('raise 300', 'fold', 'call');
    const view = viewHand(dealt.hand, { seats: [] });
    expect(view.street).toBe('flop');
    expect(view.boards).toEqual([['2c', '3d', '4s']]);
    expect(view.pots).toEqual([{ amount: 650, seats: [2, 3] }]);
    expect(view.players.map(({ status }) => status)).toEqual(['folded', 'in', 'in']);
  });
});

describe('bots play from what their seat sees, with the list everybody has', () => {
  const quick = equityBot(() => ({ ways: 10 }));
  const bots: Record<string, PokerBot> = { randomBot, tightBot, looseBot, callingBot, equityBot: quick };
  it.each(Object.keys(bots))('%s plays thirty hands, every answer offered', (name) => {
    const bot = bots[name] ?? randomBot;
    for (let seed = 0; seed < 30; seed += 1) {
      const random = seededRandom(`${name} ${seed}`);
      const dealt = new RiggedHand(setupWith([1000, 300, 2000, 777]));
      while (dealt.toAct !== null) {
        const answer = bot(viewHand(dealt.hand, { seats: [dealt.toAct] }), random);
        expect(dealt.hand.refusal(answer)).toBeUndefined();
        dealt.do(answer.amount === undefined ? answer.verb : `${answer.verb} ${answer.amount}`);
      }
      expect(sum(dealt.stacks)).toBe(4077);
    }
  });

  it('the tight bot plays fewer hands than the loose one', () => {
    const entered = (bot: PokerBot): number => {
      let came = 0;
      for (let seed = 0; seed < 300; seed += 1) {
        const random = seededRandom(seed);
        const a = random.below(52);
        const b = random.below(52);
        if (a === b) continue;
        const names = [a, b].map((i) => `${'23456789TJQKA'[i >> 2]}${'cdhs'[i & 3]}`).join(' ');
        const dealt = new RiggedHand(setupWith([1000, 1000, 1000]), { holes: { 3: names } });
        if (bot(viewHand(dealt.hand, { seats: [3] }), random).verb !== 'fold') came += 1;
      }
      return came;
    };
    expect(entered(tightBot)).toBeLessThan(entered(looseBot));
  });

  it('any action is chosen only among those offered', () => {
    const dealt = hand();
    const random = seededRandom('any');
    for (let i = 0; i < 200; i += 1) {
      expect(dealt.hand.refusal(anyOf(dealt.question.actions, random))).toBeUndefined();
    }
  });
});
