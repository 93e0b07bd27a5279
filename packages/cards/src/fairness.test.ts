import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOf, formatCards } from './card.ts';
import {
  type Cut,
  commitment,
  FairnessError,
  freshSeed,
  NO_CUT,
  orderOf,
  seedFromBytes,
  seedFromHex,
  seedToHex,
} from './fairness.ts';
import { Shoe, type ShoeReveal, unshuffled, verifyShoe } from './shoe.ts';

const EIGHT = { decks: 8, cutCardFromBack: 16 };
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** The derivation once more, written from docs/fairness.md alone with the platform's own hashes. */
function orderByTheDocument(decks: number, seedHex: string, cut: Cut): number[] {
  const seed = Buffer.from(seedHex, 'hex');
  const key = createHmac('sha256', seed)
    .update(`croupier-cut/1\0${cut.position}\0`)
    .update(Buffer.from(cut.entropy, 'hex'))
    .digest();
  const words: number[] = [];
  let block = 0;
  const word = (): number => {
    if (words.length === 0) {
      const bytes = createHmac('sha256', key).update(`croupier-stream/1\0${block}`).digest();
      block += 1;
      for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
    }
    return words.shift() ?? 0;
  };
  const cards = Array.from({ length: 52 * decks }, (_, i) => i % 52);
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const bits = i.toString(2).length;
    let j = Number.POSITIVE_INFINITY;
    while (j > i) j = word() % 2 ** bits;
    [cards[i], cards[j]] = [cards[j] ?? 0, cards[i] ?? 0];
  }
  return [...cards.slice(cut.position), ...cards.slice(0, cut.position)];
}

const shown = (order: ArrayLike<number>, from: number, to: number): string =>
  formatCards(Array.from(order).slice(from, to).map(cardOf));

describe('the derivation of a shoe', () => {
  it('gives the test vectors of docs/fairness.md', () => {
    const seed = seedFromHex(SEED);
    expect(commitment({ name: 'test/1', decks: 8 }, seed)).toBe(
      '34a231d2630cd5c508d5b6b2038d78f47124ec47cbdd421519155586768c7dd5',
    );
    const plain = orderOf(unshuffled(EIGHT), seed, NO_CUT);
    expect(shown(plain, 0, 10)).toBe('4c 3d 5h Js 9c Qh 4h Ad 8d Kd');
    const cut = orderOf(unshuffled(EIGHT), seed, { position: 100, entropy: 'c0ffee' });
    expect(shown(cut, 0, 10)).toBe('Kh 3h Ad 5d Kd 8d 6d Tc 9c 4d');
  });

  it('hashes the documented bytes', () => {
    const bytes = Buffer.concat([
      Buffer.from('croupier-shoe/1\0mini-1/7\0'),
      Buffer.from([6]),
      Buffer.from(SEED, 'hex'),
    ]);
    expect(commitment({ name: 'mini-1/7', decks: 6 }, seedFromHex(SEED))).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    );
  });

  it('agrees with a second implementation written from the document; colorado-rule-28 30-2810 §(4): cards in front of the cut go to the back', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.nat({ max: 415 }),
        fc.uint8Array({ maxLength: 64 }),
        (bytes, position, entropy) => {
          const cut = { position, entropy: Buffer.from(entropy).toString('hex') };
          const seed = seedFromBytes(bytes);
          expect([...orderOf(unshuffled(EIGHT), seed, cut)]).toEqual(
            orderByTheDocument(8, seedToHex(seed), cut),
          );
        },
      ),
      { numRuns: 30, seed: 1 },
    );
  });

  it('changes entirely with the cut, so that the house cannot have chosen the order', () => {
    const order = (cut: Cut): string => shown(orderOf(unshuffled(EIGHT), seedFromHex(SEED), cut), 0, 416);
    const orders = new Set([
      order(NO_CUT),
      order({ position: 1, entropy: '' }),
      order({ position: 0, entropy: '00' }),
    ]);
    expect(orders.size).toBe(3);
  });

  it('draws a new seed each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => seedToHex(freshSeed()))).size).toBe(100);
  });

  it.each([
    ['a position beyond the shoe', { position: 416, entropy: '' }],
    ['a negative position', { position: -1, entropy: '' }],
    ['half a position', { position: 1.5, entropy: '' }],
    ['entropy that is not hexadecimal', { position: 1, entropy: 'xyz' }],
    ['too much entropy', { position: 1, entropy: 'ab'.repeat(65) }],
  ])('refuses %s', (_, cut) => {
    expect(() => orderOf(unshuffled(EIGHT), seedFromHex(SEED), cut)).toThrow(FairnessError);
  });
});

describe('verifying a shoe', () => {
  const reveal = (): ShoeReveal => {
    const seed = seedFromHex(SEED);
    const cut = { position: 33, entropy: 'abcd' };
    const shoe = Shoe.live(EIGHT, seed, cut);
    const dealt = Array.from({ length: 400 }, () => shoe.draw());
    return {
      name: 't/1',
      decks: 8,
      commitment: commitment({ name: 't/1', decks: 8 }, seed),
      seed: SEED,
      cut,
      dealt,
    };
  };

  it('finds an honest shoe honest', () => {
    expect(verifyShoe(reveal())).toEqual({ honest: true });
  });

  it.each([
    ['another seed', (r: ShoeReveal) => ({ ...r, seed: `ff${r.seed.slice(2)}` })],
    ['another name', (r: ShoeReveal) => ({ ...r, name: 't/2' })],
    ['another number of decks', (r: ShoeReveal) => ({ ...r, decks: 6 })],
    ['another cut', (r: ShoeReveal) => ({ ...r, cut: { ...r.cut, position: 34 } })],
    ['other entropy', (r: ShoeReveal) => ({ ...r, cut: { ...r.cut, entropy: '' } })],
    [
      'one card changed',
      (r: ShoeReveal) => ({ ...r, dealt: r.dealt.with(200, cardOf(((r.dealt[200] ?? 0) + 1) % 52)) }),
    ],
    ['more cards than the shoe holds', (r: ShoeReveal) => ({ ...r, dealt: [...r.dealt, ...r.dealt] })],
    ['a seed that is none', (r: ShoeReveal) => ({ ...r, seed: 'hello' })],
  ])('notices %s', (_, tamper) => {
    const verdict = verifyShoe(tamper(reveal()));
    expect(verdict.honest).toBe(false);
    expect('why' in verdict && verdict.why).toMatch(/\.$/);
  });
});
