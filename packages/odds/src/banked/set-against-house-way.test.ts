import { type Card, deck, parseCards, seededRandom } from '@croupier/cards';
import { fortuneAsiaHouseWay, paiGowHouseWay, paiGowPoker } from '@croupier/games';
import { wagerNamed } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { fortuneAsiaAgainstHouse } from './fortune-asia-strategies.ts';
import { paiGowAgainstHouse } from './pai-gow-strategies.ts';
import { BestReply, netsOfRows, type SetGame, type Setting } from './set-against-house-way.ts';

const PAI_GOW = paiGowAgainstHouse([-1, 0, 0.95]);
const FORTUNE_ASIA = fortuneAsiaAgainstHouse([-1, -1, 1, 1]);
const SAMPLED = 3000;

const CARDS = deck('with-joker');
/** Seven cards of those that are left. */
function seven(random: { below: (n: number) => number }, without: readonly Card[] = []): Card[] {
  const left = CARDS.filter((card) => !without.includes(card));
  return Array.from({ length: 7 }, () => left.splice(random.below(left.length), 1)[0] ?? left[0]).flatMap(
    (card) => card ?? [],
  );
}

/** What a setting nets against dealers' hands, compared card by card with the game's own ranking. */
function netAgainst(game: SetGame, setting: Setting, dealers: readonly Setting[]): number {
  return dealers.reduce((sum, dealer) => {
    const higher = game.parts.filter(
      (part) => game.rank(setting[part] ?? []) > game.rank(dealer[part] ?? []),
    ).length;
    return sum + (game.nets[higher] ?? 0);
  }, 0);
}

describe('the best reply to a house way', () => {
  it('pays by the rows of the wager: 5 % less than even money, nothing, a loss', () => {
    const { rows } = wagerNamed(paiGowPoker.with({}).rules.wagers, 'main');
    expect(netsOfRows(rows, [null, 'one hand higher', 'both hands higher'])).toEqual([-1, 0, 0.95]);
    expect(() => netsOfRows(rows, ['three hands higher'])).toThrow('No row');
  });

  it.each([
    ['9h 8h 7h 6h 5h Ac Kd', 'Ac Kd'], // a straight flush leaves the two other cards in front
    ['Ac Ad Kc Kd 4h 4s 9c', 'Ac Ad'], // of three pairs the highest
  ])('sets %s with %s in front', (cards, low) => {
    const parts = new BestReply(PAI_GOW, SAMPLED).best(parseCards(cards));
    expect(new Set(parts.low)).toEqual(new Set(parseCards(low)));
    expect(parts.high).toHaveLength(5);
  });

  // Other deals than those it was found with: on them it loses less than the house way, over many hands together.
  it.each([
    ['Pai Gow', PAI_GOW, (cards: readonly Card[]): Setting => paiGowHouseWay.set(cards).parts],
    ['Fortune Asia', FORTUNE_ASIA, (cards: readonly Card[]): Setting => fortuneAsiaHouseWay.set(cards).parts],
  ])('at %s does at least as well as the house way, and is never fouled', (_name, game, houseWay) => {
    const reply = new BestReply(game, SAMPLED);
    const random = seededRandom('other deals');
    let gained = 0;
    for (let hand = 0; hand < 60; hand += 1) {
      const own = seven(random);
      const set = reply.best(own);
      const strengths = game.parts.map((part) => game.rank(set[part] ?? []));
      expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
      expect(new Set(Object.values(set).flat())).toEqual(new Set(own));
      const dealers = Array.from({ length: 200 }, () => houseWay(seven(random, own)));
      gained += netAgainst(game, set, dealers) - netAgainst(game, houseWay(own), dealers);
    }
    expect(gained).toBeGreaterThan(0);
  });
});
