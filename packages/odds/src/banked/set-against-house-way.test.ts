import { type Card, deck, lazily, parseCards, seededRandom } from '@croupier/cards';
import { fortuneAsiaHouseWay, paiGowHouseWay, paiGowPoker } from '@croupier/games';
import { wagerNamed } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { countings, setGames } from './countings.ts';
import { FACE_UP_COUNTED } from './counts/face-up.ts';
import { FORTUNE_ASIA_COUNTED } from './counts/fortune-asia.ts';
import { PAI_GOW_COUNTED } from './counts/pai-gow.ts';
import type { DealersSettings } from './dealers-settings.ts';
import { fortuneAsiaAgainstHouse } from './fortune-asia-strategies.ts';
import { NearNets } from './near-nets.ts';
import { paiGowAgainstHouse } from './pai-gow-strategies.ts';
import { BestReply, netsOfRows } from './set-against-house-way.ts';
import { dependsOn, type SetCounted, seededHands } from './set-counted.ts';
import type { SetGame, Setting } from './set-game.ts';
import { pricedSetting } from './set-priced.ts';

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

const DEALERS = 53_524_680; // C(46, 7)
const against = lazily(() => new NearNets(PAI_GOW));

describe('the dealer’s hands beside seven cards', () => {
  const dealers = (): DealersSettings => against().dealers;

  // With the joker and without, of many suits and of few. Fortune Asia's are counted in set-against-house-way.proof.ts.
  it.each(['As Kd Qh 9c 7s 5d 2h', 'Jo Ah Kh 9h 7h 3c 3d', '8c 8d 8h 8s Tc Td 2s'])(
    'against %s are all counted, as often higher in one, two or no parts as they come',
    (cards) => {
      const own = parseCards(cards);
      const set = new BestReply(PAI_GOW, SAMPLED).best(own);
      const strengths = PAI_GOW.parts.map((part) => PAI_GOW.rank(set[part] ?? []));
      const counts = dealers().against(own, strengths);
      expect(counts.reduce((sum, hands) => sum + hands, 0)).toBe(DEALERS);
      const random = seededRandom(cards);
      const found = [0, 0, 0];
      for (let i = 0; i < SAMPLED; i += 1) {
        const dealer = PAI_GOW.houseWay(seven(random, own));
        const higher = PAI_GOW.parts.filter(
          (part, at) => (strengths[at] ?? 0) > PAI_GOW.rank(dealer[part] ?? []),
        );
        found[higher.length] = (found[higher.length] ?? 0) + 1;
      }
      for (const [higher, hands] of counts.entries())
        expect(Math.abs((found[higher] ?? 0) / SAMPLED - hands / DEALERS)).toBeLessThan(
          4 * Math.sqrt(0.25 / SAMPLED),
        );
    },
  );
});

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

describe('the basic game as it was counted', () => {
  const COUNTED = {
    'pai-gow': PAI_GOW_COUNTED,
    'face-up': FACE_UP_COUNTED,
    'fortune-asia': FORTUNE_ASIA_COUNTED,
  };
  const HANDS = 154_143_080; // C(53, 7)

  // Where this fails, `npm run count` counts it again.
  it.each(['pai-gow', 'face-up', 'fortune-asia'] as const)(
    '%s: depends on what it did, and has every deal once',
    (name) => {
      const game = setGames[name]();
      const counted: SetCounted | undefined = COUNTED[name];
      if (!counted) return;
      const { depends, best, houseWay, nets, hands } = counted;
      expect(dependsOn(game)).toBe(depends);
      expect(nets).toEqual(game.nets);
      expect(hands).toBe(HANDS);
      const net = (deals: readonly number[]): number =>
        deals.reduce((sum, some, result) => sum + some * (nets[result] ?? 0), 0);
      for (const deals of [best, houseWay])
        expect(deals.reduce((sum, some) => sum + some, 0)).toBe(HANDS * DEALERS);
      expect(net(best)).toBeGreaterThan(net(houseWay));
      // A house way against itself wins both as often as it loses both, so that it costs what ties do and commission.
      expect(net(houseWay)).toBeLessThan(0);
    },
  );

  it('some hands the house way sets, against all hands that they leave, are worth what all are within what they spread', () => {
    const dealers = against().dealers;
    const { nets, houseWay, hands } = PAI_GOW_COUNTED;
    const worths = [...seededHands('other hands', 16)].map((cards) =>
      dealers
        .against(cards, against().asTheHouse(cards))
        .reduce((sum, deals, higher) => sum + (deals / DEALERS) * (nets[higher] ?? 0), 0),
    );
    const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length;
    const spread = Math.sqrt(worths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (worths.length - 1));
    const all =
      houseWay.reduce((sum, deals, higher) => sum + deals * (nets[higher] ?? 0), 0) / (hands * DEALERS);
    expect(Math.abs(mean - all)).toBeLessThan((4.5 * spread) / Math.sqrt(worths.length));
  });

  it('what is looked up of the whole deck is what its hands add up to, one class after the other', () => {
    const { dealers, whole } = against();
    const hands = dealers.beside([]);
    expect(whole.hands).toBe(HANDS);
    for (const cards of seededHands('looked up', 3)) {
      const strengths = against().asTheHouse(cards);
      const net = dealers
        .higherThan(hands, strengths)
        .reduce((sum, some, higher) => sum + some * (PAI_GOW.nets[higher] ?? 0), 0);
      expect(against().of(strengths)).toBeCloseTo(net / HANDS, 9);
    }
  });

  it('can be counted again, every one of them', () => {
    expect(Object.keys(countings)).toEqual(expect.arrayContaining(Object.keys(setGames)));
  });

  it('says nothing where other odds are paid', () => {
    const { rows } = wagerNamed(paiGowPoker.with({}).rules.wagers, 'main');
    const names = [null, 'one hand higher', 'both hands higher'];
    expect(pricedSetting(PAI_GOW_COUNTED, rows, names)?.main).toMatchObject({
      wager: 'main',
      strategy: 'optimal',
    });
    expect(pricedSetting({ ...PAI_GOW_COUNTED, nets: [-1, 0, 1] }, rows, names)).toBeUndefined();
  });
});
