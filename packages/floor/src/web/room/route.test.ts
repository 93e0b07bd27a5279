import { describe, expect, it } from 'vitest';
import { readRoute, to } from './route.ts';

describe('addresses', () => {
  it.each([
    ['', { at: 'lobby' }],
    ['#/', { at: 'lobby' }],
    [to.table('the long room'), { at: 'table', table: 'the long room', plain: false }],
    [to.poker('holdem/1'), { at: 'poker', table: 'holdem/1', plain: false }],
    [to.textTable('one'), { at: 'table', table: 'one', plain: true }],
    [to.textPoker('one'), { at: 'poker', table: 'one', plain: true }],
    [to.pokerHand('holdem/1', 12), { at: 'poker-hand', table: 'holdem/1', hand: 12, share: null }],
    [to.pokerHand('one', 3, 'ab_-9'), { at: 'poker-hand', table: 'one', hand: 3, share: 'ab_-9' }],
    ['#/poker/one/3/ab/cd', { at: 'nowhere' }],
    ['#/poker/one/twelve', { at: 'nowhere' }],
    ['#/poker/one/0', { at: 'nowhere' }],
    ['#/poker/one/3/a b', { at: 'nowhere' }],
    [`#/poker/one/3/${'x'.repeat(65)}`, { at: 'nowhere' }],
    [to.history, { at: 'history' }],
    [to.account, { at: 'account' }],
    [to.round('one', 12), { at: 'round', table: 'one', round: 12, from: null }],
    [to.round('one', 12, 4), { at: 'round', table: 'one', round: 12, from: 4 }],
    ['#/history/one/12/four', { at: 'nowhere' }],
    ['#/history/one/0', { at: 'nowhere' }],
    [to.howIndex, { at: 'how', game: null, table: null }],
    [to.how('a-book/a-game'), { at: 'how', game: 'a-book/a-game', table: null }],
    [to.how('a-book/a-game', 'one/1'), { at: 'how', game: 'a-book/a-game', table: 'one/1' }],
    ['#/how/a-book', { at: 'nowhere' }],
    [to.rules, { at: 'rules', rulebook: null }],
    ['#/rules/bclc-poker', { at: 'rules', rulebook: 'bclc-poker' }],
    [
      to.section('baccarat-gold', 'Tie Bet'),
      { at: 'section', rulebook: 'baccarat-gold', section: 'Tie Bet', clause: null },
    ],
    [
      to.clause({ rulebook: 'colorado-rule-28', section: '30-2806', clause: '(1)(a)' }),
      { at: 'section', rulebook: 'colorado-rule-28', section: '30-2806', clause: '(1)(a)' },
    ],
    ['#/rules/a/b/c/d', { at: 'nowhere' }],
    ['#/history/one/twelve', { at: 'nowhere' }],
    ['#/table/%E0%A4%A/2/3/4', { at: 'nowhere' }],
    ['#/elsewhere', { at: 'nowhere' }],
  ])('%s', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });
});
