import { type Card, deck, rankOf } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { fortuneAsiaAgainstHouse } from './fortune-asia-strategies.ts';
import { faceUpAgainstHouse, paiGowAgainstHouse } from './pai-gow-strategies.ts';
import { countSetting } from './set-count.ts';
import type { SetGame, Setting } from './set-game.ts';

/** A deck of four ranks and the joker: 19,448 hands, each against the 120 that it leaves, one after the other. */
const RANKS = [12, 3, 2, 1];
const CARDS = deck('with-joker').filter((card) => RANKS.includes(rankOf(card)) || card >= 52);

function* choices(cards: readonly Card[], many: number): Generator<Card[]> {
  if (many === 0) yield [];
  else
    for (const [i, card] of cards.entries())
      for (const rest of choices(cards.slice(i + 1), many - 1)) yield [card, ...rest];
}

const setOf = (cards: readonly Card[]): number =>
  cards.reduce((set, card) => set | (1 << CARDS.indexOf(card)), 0);

const higher = (one: readonly number[], other: readonly number[]): number =>
  one.filter((strength, part) => strength > (other[part] ?? 0)).length;

/** Every hand against every hand of the dealer that shares no card with it, by the settings themselves. */
function oneByOne(game: SetGame) {
  const strengthsOf = (setting: Setting): number[] =>
    game.parts.map((part) => game.rank(setting[part] ?? []));
  const hands = [...choices(CARDS, 7)].map((cards) => ({
    set: setOf(cards),
    returned: game.returned?.(cards) ?? false,
    house: strengthsOf(game.houseWay(cards)),
    settings: [...game.settings(cards)].map(strengthsOf).filter((one) => !game.fouled(one)),
  }));
  const bySet = new Map(hands.map((hand) => [hand.set, hand]));
  const best = game.nets.map(() => 0);
  const houseWay = game.nets.map(() => 0);
  const push = game.nets.indexOf(0);
  let otherwise = 0;
  for (const own of hands) {
    const dealers = [
      ...choices(
        CARDS.filter((_, i) => ((own.set >> i) & 1) === 0),
        7,
      ),
    ].flatMap((cards) => bySet.get(setOf(cards)) ?? []);
    const resultsOf = (result: (dealer: (typeof hands)[number]) => number): number[] => {
      const results = game.nets.map(() => 0);
      for (const dealer of dealers) {
        const at = dealer.returned ? push : result(dealer);
        results[at] = (results[at] ?? 0) + 1;
      }
      return results;
    };
    const netOf = (results: readonly number[]): number =>
      Math.round(20 * results.reduce((sum, deals, at) => sum + deals * (game.nets[at] ?? 0), 0));
    const asTheHouse = resultsOf(({ house }) => higher(own.house, house));
    let most = asTheHouse;
    if (game.open)
      most = resultsOf(({ house }) => Math.max(...own.settings.map((one) => higher(one, house))));
    else
      for (const one of new Map(own.settings.map((some) => [some.join(), some])).values()) {
        const results = resultsOf(({ house }) => higher(one, house));
        if (netOf(results) > netOf(most)) most = results;
      }
    if (!game.open && netOf(most) > netOf(asTheHouse)) otherwise += 1;
    for (const at of best.keys()) {
      best[at] = (best[at] ?? 0) + (most[at] ?? 0);
      houseWay[at] = (houseWay[at] ?? 0) + (asTheHouse[at] ?? 0);
    }
  }
  return { best, houseWay, otherwise, hands: hands.length };
}

const net = (nets: readonly number[], deals: readonly number[]): number =>
  deals.reduce((sum, some, at) => sum + some * (nets[at] ?? 0), 0);

describe('all hands against all of the dealer', () => {
  it.each([
    ['Pai Gow', paiGowAgainstHouse([-1, 0, 0.95])],
    ['Face Up', faceUpAgainstHouse([-1, 0, 1])],
    ['Fortune Asia', fortuneAsiaAgainstHouse([-1, -1, 1, 1])],
  ])('%s: of a small deck, one by one', (_name, game) => {
    const counted = countSetting(game, { ranks: RANKS });
    const slowly = oneByOne(game);
    expect(counted.hands).toBe(slowly.hands);
    expect(counted.otherwise).toBe(slowly.otherwise);
    for (const way of ['best', 'houseWay'] as const) {
      expect(counted[way].reduce((sum, deals) => sum + deals, 0)).toBe(19_448 * 120);
      expect(net(game.nets, counted[way])).toBeCloseTo(net(game.nets, slowly[way]), 6);
    }
  });
});
