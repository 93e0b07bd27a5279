import { describe, expect, it } from 'vitest';
import { BySeat, SeatSet } from './by-seat.ts';

function dealtTo(...seats: readonly number[]): BySeat<string> {
  const hands = new BySeat<string>();
  for (const seat of seats) hands.set(seat, `hand ${seat}`);
  return hands;
}

describe('what there is by seat', () => {
  it('is found by its seat, the dealer’s being 0', () => {
    const hands = dealtTo(3, 0, 7);
    expect([0, 1, 3, 7].map((seat) => hands.get(seat))).toEqual(['hand 0', undefined, 'hand 3', 'hand 7']);
  });

  it('comes in the order in which it was given, and so does what is made of it', () => {
    const hands = dealtTo(3, 0, 7, 1);
    expect([...hands].map(([seat]) => seat)).toEqual([3, 0, 7, 1]);
    expect(hands.values()).toEqual(['hand 3', 'hand 0', 'hand 7', 'hand 1']);
    const dealt = hands.map((hand, seat) => `${hand} at ${seat}`);
    expect([...dealt]).toEqual([
      [3, 'hand 3 at 3'],
      [0, 'hand 0 at 0'],
      [7, 'hand 7 at 7'],
      [1, 'hand 1 at 1'],
    ]);
  });

  it('is given to a seat once', () => {
    expect(() => dealtTo(2, 2)).toThrow('Seat 2 was given something before.');
  });
});

describe('some of the seats', () => {
  it('has those that were added, each once', () => {
    const folded = new SeatSet();
    for (const seat of [3, 0, 14, 3]) folded.add(seat);
    expect(Array.from({ length: 16 }, (_, seat) => seat).filter((seat) => folded.has(seat))).toEqual([
      0, 3, 14,
    ]);
    expect(folded.size).toBe(3);
  });
});
