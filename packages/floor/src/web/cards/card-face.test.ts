import { deck, formatCard, JOKER } from '@croupier/cards';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardFace } from './CardFace.tsx';

const drawn = (card: string): string =>
  renderToStaticMarkup(createElement(CardFace, { card, colours: 'two' }));

describe('the faces of cards', () => {
  it('are drawn for all 53 of them, the joker too, and no two are alike', () => {
    const faces = [...deck(), JOKER].map((card) => drawn(formatCard(card)));
    for (const face of faces) expect(face).toContain('<svg');
    expect(new Set(faces).size).toBe(53);
  });

  it('of the joker says what it is, twice, as any index does', () => {
    expect(drawn('Jo').match(/>J</g)).toHaveLength(2);
    expect(drawn('Jo').match(/>R</g)).toHaveLength(2);
  });
});
