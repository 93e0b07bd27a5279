import { deck, parseCards } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { DealersSettings } from './dealers-settings.ts';
import { fortuneAsiaAgainstHouse } from './fortune-asia-strategies.ts';
import { paiGowAgainstHouse } from './pai-gow-strategies.ts';
import { ExactReply } from './set-against-house-way.ts';
import type { SetGame } from './set-game.ts';

/** Every hand of seven beside these cards, set by the house way one after the other. */
function oneByOne(game: SetGame, own: readonly number[], strengths: readonly number[]): number[] {
  const left = deck('with-joker').filter((card) => !own.includes(card));
  const found = Array.from({ length: game.parts.length + 1 }, () => 0);
  const hand: (typeof left)[number][] = [];
  const deal = (from: number): void => {
    if (hand.length === 7) {
      const set = game.houseWay(hand);
      const higher = game.parts.filter((part, i) => (strengths[i] ?? 0) > game.rank(set[part] ?? [])).length;
      found[higher] = (found[higher] ?? 0) + 1;
      return;
    }
    for (let i = from; i <= left.length - (7 - hand.length); i += 1) {
      const card = left[i];
      if (card === undefined) continue;
      hand.push(card);
      deal(i + 1);
      hand.pop();
    }
  };
  deal(0);
  return found;
}

// Two hands with the joker left to the dealer, of one suit and of several.
describe('a hand against every hand of the dealer, one after the other', () => {
  it.each([
    ['Pai Gow', paiGowAgainstHouse([-1, 0, 0.95]), 'Ah Kh 9h 7h 3c 3d 2s'],
    ['Fortune Asia', fortuneAsiaAgainstHouse([-1, -1, 1, 1]), 'As Kd Qh 9c 7s 5d 5h'],
  ])('%s', (_name, game, cards) => {
    const own = parseCards(cards);
    const set = new ExactReply(game).best(own);
    const strengths = game.parts.map((part) => game.rank(set[part] ?? []));
    expect(new DealersSettings(game).against(own, strengths)).toEqual(oneByOne(game, own, strengths));
  });
});
