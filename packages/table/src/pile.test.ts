import { formatCards, parseCards } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { section } from './cite.ts';
import { RecordedCards } from './record.ts';
import { dealOnTop, dealUnder, place, playOut, type Script } from './script.ts';

const at = section({ id: 'a-book', title: 'A book' }, '1.0');

describe('a pile', () => {
  const pile = place('dealer');
  const [top, under] = [dealOnTop(pile, 'up', at('2')), dealUnder(pile, 'down', at('1'), 3)];

  it('is dealt from below and lies from its top on', () => {
    const shoe = parseCards('2c 3d 4h As');
    function* dealing(): Script<void> {
      yield under;
      yield top;
    }
    playOut(
      dealing(),
      () => {
        const card = shoe.shift();
        if (card === undefined) throw new Error('The shoe is empty.');
        return card;
      },
      ({ absent }) => absent,
    );
    expect(formatCards(pile.cards)).toBe('As 2c 3d 4h');
    expect(pile.faces).toEqual(['up', 'down', 'down', 'down']);
  });

  it('stands in a record from its top on too, if that gives its cards by place', () => {
    const record = { format: 'croupier-round/1', game: 'a-game', options: {}, seats: [] } as const;
    const read = (cards: RecordedCards): string =>
      formatCards([...Array.from({ length: 3 }, () => cards.next(pile, 'under')), cards.next(pile, 'top')]);
    const shoe = { decks: 1, cutCardFromBack: 0 };
    expect(read(new RecordedCards({ ...record, hands: { dealer: 'As 2c 3d 4h' } }, shoe))).toBe(
      '2c 3d 4h As',
    );
    expect(read(new RecordedCards({ ...record, cards: '2c 3d 4h As' }, shoe))).toBe('2c 3d 4h As');
    expect(() => read(new RecordedCards({ ...record, hands: { dealer: 'As 2c 3d' } }, shoe))).toThrow(
      'another card',
    );
  });
});
