import { describe, expect, it } from 'vitest';
import { croupier } from '../testing/croupier.ts';

const play = (...lines: readonly string[]) =>
  croupier(['play', 'bclc-poker/fast-action-holdem', '--seed', 'x', '--plain'], {
    stdin: ['ante 25, bonus 5', 'deal', ...lines, 'record', 'quit'].map((line) => `${line}\n`).join(''),
  });

describe("bclc-poker 9.0: Fast Action Hold'em in the terminal", () => {
  it('§6.3: asks for two cards to keep and shows what they come to', async () => {
    const { code, stdout } = await play('keep Th 9c');
    expect(code).toBe(0);
    expect(stdout).toContain('kept ten-nine.');
    expect(stdout).toContain('{"seat":1,"do":"keep","cards":"Th 9c"}');
  });

  it('§6.5.1, §6.5.1.a: splits for as much again, with a second bonus if one says so', async () => {
    const { stdout } = await play('split Th 8s split-bonus');
    expect(stdout).toContain('{"seat":1,"do":"split","hands":["Th 8s","9c 6c"],"bonus":true}');
    expect(stdout).toContain('Split Bonus at spot 1: 5.00');
    const without = await play('split Th 8s');
    expect(without.stdout).toContain('"do":"split","hands":["Th 8s","9c 6c"]}');
    expect(without.stdout).not.toContain('Split Bonus at spot 1');
  });

  it('§6.6.2: explains the house way to whoever asks', async () => {
    const { stdout } = await play('house-way');
    expect(stdout).toContain('Seat 1, by the house way: ten-nine, connected cards (7.2.12).');
  });
});
