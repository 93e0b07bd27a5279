import { describe, expect, it } from 'vitest';
import { formatCard } from './card.ts';
import { DrawnShoe } from './drawn-shoe.ts';
import { freshSeed, NO_CUT } from './fairness.ts';
import { seededRandom } from './random.ts';
import { Shoe, ShoeEmpty } from './shoe.ts';

const SIX = { decks: 6, cutCardFromBack: 14 };

describe('a shoe', () => {
  it('holds each card as often as there are decks, and deals each once', () => {
    const shoe = Shoe.live(SIX, freshSeed(), NO_CUT);
    const counts = new Map<string, number>();
    while (shoe.left > 0) {
      const card = formatCard(shoe.draw());
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(52);
    expect(new Set(counts.values())).toEqual(new Set([6]));
    expect(() => shoe.draw()).toThrow(ShoeEmpty);
  });

  it('shows its cut card when as many cards are left as stand behind it', () => {
    const shoe = Shoe.seeded(SIX, seededRandom(1));
    while (!shoe.cutCardShows) shoe.draw();
    expect(shoe.left).toBe(14);
  });

  it('that is drawn as it is dealt gives each card as often as there are decks, also when it is dealt again', () => {
    const shoe = new DrawnShoe(SIX, seededRandom(1));
    const dealt = [1, 2].map(() => {
      const counts = new Map<string, number>();
      shoe.gather();
      for (let i = 0; i < 312; i += 1) {
        expect(shoe.cutCardShows).toBe(i >= 298);
        const card = formatCard(shoe.draw());
        counts.set(card, (counts.get(card) ?? 0) + 1);
      }
      expect(() => shoe.draw()).toThrow(ShoeEmpty);
      return counts;
    });
    for (const counts of dealt) expect([...new Set(counts.values()), counts.size]).toEqual([6, 52]);
    expect([...(dealt[0]?.keys() ?? [])]).not.toEqual([...(dealt[1]?.keys() ?? [])]);
  });

  it('that is drawn as it is dealt has every card first as often as any other', () => {
    const shoe = new DrawnShoe({ decks: 1, cutCardFromBack: 0 }, seededRandom(2));
    const first = new Map<number, number>();
    for (let i = 0; i < 52_000; i += 1) {
      shoe.gather();
      for (let k = 0; k < 5; k += 1) {
        const card = shoe.draw();
        if (k === 4) first.set(card, (first.get(card) ?? 0) + 1);
      }
    }
    // Chi-squared with 51 degrees of freedom: above 100 by chance once in twenty thousand times.
    let squares = 0;
    for (let card = 0; card < 52; card += 1) squares += ((first.get(card) ?? 0) - 1000) ** 2 / 1000;
    expect(squares).toBeLessThan(100);
  });

  it('is taken up where it was left', () => {
    const [whole, resumed] = [1, 1].map((seed) => Shoe.seeded(SIX, seededRandom(seed)));
    for (let i = 0; i < 20; i += 1) whole?.draw();
    resumed?.skip(20);
    expect(resumed?.draw()).toBe(whole?.draw());
    expect(() => resumed?.skip(312)).toThrow(ShoeEmpty);
  });

  it('for play is made of a secret seed and of nothing else', () => {
    // @ts-expect-error a seeded generator is no shoe seed: the house cannot be handed one
    expect(() => Shoe.live(SIX, seededRandom(1), NO_CUT)).toThrow();
    const seeded: Shoe<'seeded'> = Shoe.seeded(SIX, seededRandom(1));
    // @ts-expect-error a shoe for simulation is not a shoe for play
    const live: Shoe<'live'> = seeded;
    expect(live.source).toBe('seeded');
  });
});
