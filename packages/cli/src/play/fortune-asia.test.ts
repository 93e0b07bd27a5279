import { describe, expect, it } from 'vitest';
import { croupier, croupierJson } from '../testing/croupier.ts';

const ASIA = 'bclc-poker/fortune-asia-poker';

const play = (lines: readonly string[], seed = 'x') =>
  croupier(['play', ASIA, '--seed', seed, '--plain'], {
    stdin: lines.map((line) => `${line}\n`).join(''),
  });

describe('Fortune Asia Poker in the terminal', () => {
  it('bclc-poker 16.0 §6.6, §6.6.1: asks for the low card and the two of the medium hand, says what would be fouled, and shows all three by name', async () => {
    const { code, stdout } = await play([
      'main 25',
      'fortune-bonus 5',
      'insurance-bonus 5',
      'deal',
      'set 2h 8d 8c',
      'set Tc Js 6s',
      'quit',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('Seat 1: set and name the 1 for low, then the 2 for mid, or house-way?');
    expect(stdout).toContain('The medium hand would be above the high one: fouled, it loses.');
    expect(stdout).toContain('low ten high, mid jack high, high pair of eights');
    expect(stdout).not.toContain('Seat 1 is fouled');
    expect(stdout).toMatch(/this round/);
  });

  it('bclc-poker 16.0 §6.7: the house way is an answer', async () => {
    const { stdout } = await play(['main 25', 'deal', 'house-way', 'record', 'quit']);
    expect(stdout).toContain('{"seat":1,"do":"house-way"}');
  });
});

describe('croupier house-way for Fortune Asia Poker', () => {
  it('bclc-poker 16.0 §7.2.2.b(1), §7.2.2.b(2): sets the examples of the book as the contract says', async () => {
    const jacks = await croupierJson(['house-way', ASIA, 'Jc Js Ah Td 7c 5h 3s']);
    expect(jacks.json).toEqual({
      parts: { low: 'Td', mid: 'Ah 7c', high: 'Js Jc 5h 3s' },
      clauses: ['7.2.2.b'],
      why: 'high pair, one high card above it: the pair high',
    });
    const kings = await croupierJson(['house-way', ASIA, 'Kc Ks Qh 9d 6c 4h 2s']);
    expect(kings.json).toMatchObject({ parts: { low: 'Qh', mid: 'Kc 6c', high: 'Ks 9d 4h 2s' } });
  });
});
