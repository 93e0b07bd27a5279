import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Hand } from './Hand.tsx';

// A card itself needs a browser; how it is to lie does not.
vi.mock('../cards/PlayingCard.tsx', () => ({
  PlayingCard: ({ card, sideways }: { card: string; sideways: boolean }) =>
    ` ${card} ${sideways ? 'across' : 'upright'}`,
}));

describe('a hand on the felt', () => {
  it('bclc-baccarat 1.0 §8.3.6: the first two cards lie upright, the third across', () => {
    const place = { place: 'banker', cards: ['2c', '3d', '4h'], caption: '9' };
    const hand = renderToStaticMarkup(createElement(Hand, { name: 'Banker', place }));
    expect(hand).toContain(' 2c upright 3d upright 4h across<');
  });
});
