import { commitment, formatCards, Shoe, seedFromHex } from '@croupier/cards';
import type { ShoeProof } from '@croupier/house/protocol';
import { describe, expect, it } from 'vitest';
import { checkShoe } from './shoe-check.ts';

const seed = '5a'.repeat(32);
const cut = { position: 100, entropy: 'c0ffee' };
const shoe = Shoe.live({ decks: 8, cutCardFromBack: 16 }, seedFromHex(seed), cut);
const dealt = Array.from({ length: 12 }, () => shoe.draw());
const proof: ShoeProof = {
  table: 'one',
  shoe: 1,
  name: 'one/1',
  decks: 8,
  commitment: commitment({ name: 'one/1', decks: 8 }, seedFromHex(seed)),
  cut,
  over: true,
  seed,
  dealt: formatCards(dealt),
};
const round = formatCards(dealt.slice(6, 11));

describe('a shoe checked in the browser', () => {
  it('is honest when seed, cut and cards agree', () => {
    expect(checkShoe(proof, round, 6)).toEqual({ is: 'honest', cards: 12 });
  });

  it('waits for its last hand', () => {
    expect(checkShoe({ ...proof, over: false, seed: null, dealt: null }, round, 6).is).toBe('waiting');
  });

  it('is wrong with another seed, another card, or another place', () => {
    expect(checkShoe({ ...proof, seed: '5b'.repeat(32) }, round, 6).is).toBe('wrong');
    expect(checkShoe(proof, round, 5).is).toBe('wrong');
    expect(checkShoe({ ...proof, dealt: 'Zz' }, round, 6).is).toBe('wrong');
  });
});
