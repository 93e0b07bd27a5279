import { parseCards } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { texasHoldem } from '../bclc-poker/17.0-texas-holdem.ts';
import { crazyPineappleHoldem, pineappleHoldem } from '../bclc-poker/18.0-19.0-pineapple.ts';
import { threeTwoOne } from '../bclc-poker/20.0-three-two-one.ts';
import { communityGames } from '../bclc-poker/community-games.ts';
import { pokerGameNamed } from '../catalogue.ts';
import { viewHandEvent } from './event-view.ts';
import { RiggedHand, refusalOfCall, rulesWith, setupWith } from './testing/rigged-hand.ts';
import { holeCardsOf } from './variant.ts';
import { viewHand } from './view.ts';

describe('a variant is data (bclc-poker 17.0)', () => {
  it('names what each section deals', () => {
    const dealt = communityGames.map(({ id, variant }) => [
      id,
      holeCardsOf(variant),
      variant.streets.map(({ board }) => board).join('-'),
      variant.hands.length,
    ]);
    expect(dealt).toEqual([
      ['bclc-poker/texas-holdem', 2, '0-3-1-1', 1],
      ['bclc-poker/pineapple-holdem', 3, '0-3-1-1', 1],
      ['bclc-poker/crazy-pineapple-holdem', 3, '0-3-1-1', 1],
      ['bclc-poker/three-two-one-holdem', 2, '0-3-2-1', 1],
      ['bclc-poker/seven-card-stud', 7, '0-0-0-0-0', 1],
      ['bclc-poker/asian-five-card-stud', 5, '0-0-0-0', 1],
      ['bclc-poker/mandarin-five-card-stud', 5, '0-0-0-0', 1],
      ['bclc-poker/omaha-hi-lo-8', 4, '0-3-1-1', 2],
      ['bclc-poker/omaha-high', 4, '0-3-1-1', 1],
    ]);
  });

  it('is found by its id', () => {
    expect(pokerGameNamed('bclc-poker/texas-holdem').variant).toBe(texasHoldem);
    expect(refusalOfCall(() => pokerGameNamed('bclc-poker/old-maid'))).toContain('There is no poker game');
  });

  it('bclc-poker 17.0 §10.2, §10.8, §10.10, §10.12: cards go round one a time from the button’s left, one burn before each board', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000, 1000], { showdown: 'exposed' }));
    dealt.do('call', 'call', 'check');
    for (let street = 0; street < 3; street += 1) dealt.do('check', 'check', 'check');
    const cards = dealt.hand.events.flatMap((event) => {
      if (event.type === 'dealt') return [event.facing === 'down' ? `${event.seat}` : 'face up'];
      if (event.type === 'burned') return ['burn'];
      return event.type === 'turned' ? ['board'] : [];
    });
    expect(cards.join(' ')).toBe('1 2 3 1 2 3 burn board board board burn board burn board');
  });

  it('bclc-poker 17.0 §10.8, §10.10, §10.12: cards are burned also when nobody has chips left to bet', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000], { showdown: 'exposed' })).do('raise 1000', 'call');
    const cards = dealt.hand.events.flatMap(({ type }) =>
      type === 'burned' || type === 'turned' ? [type] : [],
    );
    expect(cards.join(' ')).toBe('burned turned turned turned burned turned burned turned');
  });

  it('18.0 §10.8: pineapple throws one of three away before the flop, all-in players too', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000, 100], {}, { variant: pineappleHoldem }), {
      holes: { 1: 'As Ah 2c', 2: 'Ks Kh 3c', 3: 'Qs Qh 4c' },
    });
    dealt.do('call', 'call', 'check');
    expect(dealt.events('turned')).toEqual([]);
    expect(dealt.toAct).toBe(1);
    expect(dealt.question.cite).toMatchObject({ section: '18.0', clause: '10.8' });
    const discard = (cards: string): void =>
      dealt.hand.advance({ answer: { verb: 'discard', cards: parseCards(cards) } });
    expect(refusalOfCall(() => discard('Kd'))).toContain('Kd is not among the cards of 1');
    expect(refusalOfCall(() => discard('As Ah'))).toContain('discard takes 1 card of 1');
    discard('2c');
    discard('3c');
    expect(dealt.toAct).toBe(3);
    discard('4c');
    expect(dealt.hand.state.players.map(({ cards }) => cards.length)).toEqual([2, 2, 2]);
    const mine = JSON.stringify(dealt.hand.events.map((event) => viewHandEvent(event, { seats: [1] })));
    expect(mine).toContain('2c');
    expect(mine).not.toContain('3c');
    expect(viewHand(dealt.hand, { seats: [1] }).players[0]?.cards).toEqual(['As', 'Ah']);
  });

  it('19.0 §10.9: crazy pineapple throws it away after the flop and before its betting', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000], {}, { variant: crazyPineappleHoldem }));
    dealt.do('call', 'check');
    expect(dealt.events('turned')).toHaveLength(3);
    expect(dealt.question.actions.map(({ verb }) => verb)).toEqual(['discard']);
    expect(dealt.question.cite).toMatchObject({ section: '19.0', clause: '10.9' });
  });

  it('20.0 §1.2, §10.10: 3-2-1 turns two cards and plays the best five of eight', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000], { showdown: 'exposed' }, { variant: threeTwoOne }), {
      holes: { 1: 'As 2d', 2: 'Kc Kd' },
      board: '3s 4s 5s 6s 7s 9h',
    });
    dealt.do('call', 'check', 'check', 'check');
    expect(dealt.events('turned')).toHaveLength(5);
    dealt.do('check', 'check');
    expect(dealt.events('turned')).toHaveLength(6);
    dealt.do('check', 'check');
    expect(dealt.events('awarded').map(({ seat, call }) => [seat, call])).toEqual([
      [1, 'straight flush, seven high'],
      [2, 'straight flush, seven high'],
    ]);
  });
});

describe('what the house chooses (bclc-poker 17.0)', () => {
  it('every option is listed with its default, its values and its clause', () => {
    const [holdem] = communityGames;
    expect(holdem?.options.map(({ name, default: standard }) => `${name}=${standard}`)).toEqual([
      'bigBlind=200',
      'smallestChip=100',
      'betting=fixed-limit',
      'raiseCap=3',
      'maximumBet=none',
      'smallBlind=half',
      'straddle=under-the-gun',
      'headsUpBlinds=button-small',
      'chop=on',
      'minimumBuyIn=20',
      'rakePercent=10',
      'rakeCap=1500',
      'rakeTaken=at-end',
      'noFlopNoRake=off',
      'showdown=exposed',
      'runTwice=off',
      'kill=off',
    ]);
    for (const { about } of holdem?.options ?? []) expect(about).toMatch(/^[A-Z]/);
  });

  it('§4.1.1: the small blind is at most half the big one; §8.1: the rake at most 10 % and $15', () => {
    expect(rulesWith({ bigBlind: 500, smallBlind: 200 }).forced).toMatchObject({ small: 200, big: 500 });
    expect(refusalOfCall(() => rulesWith({ bigBlind: 300, smallBlind: 200 }))).toContain('17.0 §4.1.1');
    expect(refusalOfCall(() => rulesWith({ rakePercent: 11 }))).toContain('17.0 §8.1');
    expect(refusalOfCall(() => rulesWith({ rakeCap: 1550 }))).toContain('17.0 §8.1');
    expect(rulesWith({ rakePercent: 10, rakeCap: 1500 }).rake).toMatchObject({ percent: 10, cap: 1500 });
    expect(refusalOfCall(() => rulesWith({ bigBlind: 20_000, maximumBet: 10_000 }))).toContain('maximum bet');
  });

  it('READINGS 74: half of a big blind is posted in whole chips, and the big blind is a whole number of them', () => {
    expect(rulesWith({ bigBlind: 300, smallestChip: 100 }).forced).toMatchObject({ small: 100, big: 300 });
    expect(rulesWith({ bigBlind: 300, smallestChip: 50 }).forced).toMatchObject({ small: 150 });
    expect(refusalOfCall(() => rulesWith({ bigBlind: 50, smallestChip: 100 }))).toContain('17.0 §4.1.2');
    expect(refusalOfCall(() => rulesWith({ smallBlind: 25, smallestChip: 50 }))).toContain('17.0 §4.1.1');
  });

  it('READINGS 85: limit is the default of every game', () => {
    for (const game of communityGames)
      expect([game.id, game.with({}).betting.structure]).toEqual([game.id, 'fixed-limit']);
  });

  it('READINGS 84: the board is run twice in no-limit and pot-limit games, without a straddle from the button', () => {
    const twice = { runTwice: 'after-flop' };
    expect(rulesWith({ ...twice, betting: 'pot-limit' }).runTwice).toBe('after-flop');
    expect(refusalOfCall(() => rulesWith({ ...twice, betting: 'fixed-limit' }))).toContain('21.0 §11.1');
    expect(refusalOfCall(() => rulesWith({ ...twice, straddle: 'mississippi' }))).toContain('21.0 §4.1.3.a');
  });

  it('§4.1.3.a: only 17.0 plays the Mississippi straddle', () => {
    expect(rulesWith({ straddle: 'mississippi' }, texasHoldem).forced).toMatchObject({
      straddle: 'mississippi',
    });
    expect(refusalOfCall(() => rulesWith({ straddle: 'mississippi' }, threeTwoOne))).toContain(
      '20.0 §4.1.3.a',
    );
  });
});
