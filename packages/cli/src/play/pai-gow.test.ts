import { describe, expect, it } from 'vitest';
import { croupier } from '../testing/croupier.ts';

const play = (lines: readonly string[], seed = 'x') =>
  croupier(['play', 'bclc-poker/pai-gow-poker', '--seed', seed, '--plain'], {
    stdin: lines.map((line) => `${line}\n`).join(''),
  });

describe('Pai Gow Poker in the terminal', () => {
  it('asks for the two cards in front and shows both hands by name', async () => {
    const { code, stdout } = await play(['main 25', 'deal', 'set 2s 2d', 'quit']);
    expect(code).toBe(0);
    expect(stdout).toContain('Seat 1: set and name the 2 for low, or house-way? > set 2s 2d');
    expect(stdout).toContain('low pair of twos, high tens and sixes');
    expect(stdout).not.toContain('Vacant');
    expect(stdout).toMatch(/this round/);
  });

  it('bclc-poker 2.0 §8.3.3: says what would be fouled before it is set so', async () => {
    const queens = await play(['main 25', 'deal', 'set Qs Qh', 'house-way', 'quit'], 'a');
    expect(queens.stdout).toContain('is fouled and loses. Say it again to set it so.');
    expect(queens.stdout).not.toContain('Seat 1 is fouled');
    const again = await play(['main 25', 'deal', 'set Qs Qh', 'set Qs Qh', 'quit'], 'a');
    expect(again.stdout).toContain('Seat 1 is fouled and loses.');
    const stray = await play(['main 25', 'deal', 'set Qs Kc', 'house-way', 'quit'], 'a');
    expect(stray.stdout).toMatch(/is not among the cards of 1|takes the cards of 1/);
  });

  it('bclc-poker 2.0 §9.1, §9.3, §9.4.3.e: says why the house way sets a hand so, yours before you set it and then the dealer’s', async () => {
    const { stdout } = await play(['why', 'main 25', 'deal', 'why', 'house-way', 'why', 'quit'], 'a');
    const [, early = '', yours = '', dealers = ''] = stdout.split('> why');
    expect(early).toContain('No round has been dealt yet');
    expect(yours).toMatch(/^\s*hand .*\nlow +Th 9d +ten high\n/);
    expect(yours).toContain('bclc-poker 2.0 §9.3: one pair');
    expect(dealers).toMatch(/low +8h 8d +pair of eights\nhigh +As Ah Kc Jc 3h/);
    expect(dealers).toContain('bclc-poker 2.0 §9.4.3.e: aces with another pair');
  });

  it('bclc-poker 2.0 §8.3.4: asks you to set the hand with which you bank', async () => {
    const { stdout } = await play([
      'main 25',
      'deal',
      'house-way',
      'bank 200 dealer 10',
      'deal',
      'set Jh 8c',
      'record',
      'quit',
    ]);
    expect(stdout).toContain('You bank from seat 1 with 200.00; the dealer bets 10.00 against it.');
    expect(stdout).toContain('{"seat":1,"do":"set","low":"Jh 8c"');
  });
});
