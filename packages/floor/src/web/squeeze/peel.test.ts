import { describe, expect, it } from 'vitest';
import { backClip, edgeAt, FLAT, flapStyle, peeledBy, peeledTo, percentOf, turnsOver } from './peel.ts';

describe('peeling a card', () => {
  it('begins at the edge under the finger', () => {
    expect(edgeAt({ x: 0.5, y: 0.9 })).toBe('bottom');
    expect(edgeAt({ x: 0.05, y: 0.5 })).toBe('left');
    expect(edgeAt({ x: 0.95, y: 0.5 })).toBe('right');
  });

  it('folds half as far as the finger goes, and never beyond the other side', () => {
    const from = { x: 0.5, y: 1 };
    expect(peeledTo('bottom', from, { x: 0.5, y: 0.6 }).depth).toBeCloseTo(0.2);
    expect(peeledTo('bottom', from, { x: 0.5, y: -3 }).depth).toBe(0.5);
    expect(peeledTo('bottom', from, { x: 0.5, y: 1.4 }).depth).toBe(0);
    expect(peeledTo('left', { x: 0, y: 0.5 }, { x: 0.5, y: 0.5 }).depth).toBeCloseTo(0.25);
    expect(peeledTo('right', { x: 1, y: 0.5 }, { x: 0.5, y: 0.5 }).depth).toBeCloseTo(0.25);
  });

  it('shows of the back what lies before the fold, and the flap beside it', () => {
    const peel = peeledTo('bottom', { x: 0.5, y: 1 }, { x: 0.5, y: 0.5 });
    expect(backClip(peel)).toBe('inset(0 0 25.00% 0)');
    expect(flapStyle(peel)).toMatchObject({ top: '50%', height: '25.00%' });
  });

  it('turns the card over when it is bent far enough, with keys too', () => {
    expect(turnsOver(FLAT)).toBe(false);
    const bent = Array.from({ length: 9 }).reduce<typeof FLAT>((peel) => peeledBy(peel, 0.05), FLAT);
    expect(turnsOver(bent)).toBe(true);
    expect(percentOf(bent)).toBe(90);
    expect(peeledBy(FLAT, -0.05)).toEqual(FLAT);
  });
});
