import { deck, formatCard } from '@croupier/cards';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardFace } from './CardFace.tsx';

describe('the front of a card', () => {
  it('is drawn for every card, the joker too', () => {
    const faces = deck('with-joker').map((card) =>
      renderToStaticMarkup(createElement(CardFace, { card: formatCard(card), colours: 'two' })),
    );
    expect(faces.filter((face) => face.startsWith('<svg'))).toHaveLength(53);
    expect(new Set(faces).size).toBe(53);
    expect(faces.at(-1)).toContain('JOKER');
  });

  it('shows no rank at a covered corner: whoever squeezes counts pips', () => {
    const face = (card: string, covered: boolean): string =>
      renderToStaticMarkup(createElement(CardFace, { card, colours: 'two', covered }));
    expect(face('7h', false)).toContain('>7</text>');
    expect(face('7h', true)).not.toContain('<text');
    expect(face('7h', true).match(/<path/g)).toHaveLength(7);
  });
});
