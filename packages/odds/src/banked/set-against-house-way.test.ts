import { type Card, deck, lazily, parseCards, seededRandom } from '@croupier/cards';
import { faceUpPaiGowPoker, fortuneAsiaHouseWay, paiGowHouseWay, paiGowPoker } from '@croupier/games';
import { wagerNamed } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { DealersSettings } from './dealers-settings.ts';
import { fortuneAsiaAgainstHouse } from './fortune-asia-strategies.ts';
import { paiGowAgainstHouse } from './pai-gow-strategies.ts';
import { FACE_UP_SAMPLE } from './samples/face-up.ts';
import { FORTUNE_ASIA_SAMPLE } from './samples/fortune-asia.ts';
import { PAI_GOW_SAMPLE } from './samples/pai-gow.ts';
import { samplings, setGames } from './sampling.ts';
import { BestReply, netsOfRows } from './set-against-house-way.ts';
import type { SetGame, Setting } from './set-game.ts';
import { pricedSetting } from './set-priced.ts';
import { SetAgainstHouse } from './set-results.ts';
import { dependsOn, handsSampled, type SetSample } from './set-sample.ts';

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
const against = lazily(() => new SetAgainstHouse(PAI_GOW));

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

describe('the basic game as it was sampled', () => {
  const SAMPLES = {
    'pai-gow': PAI_GOW_SAMPLE,
    'face-up': FACE_UP_SAMPLE,
    'fortune-asia': FORTUNE_ASIA_SAMPLE,
  };

  // Where this fails, `npm run sample` takes the sample again.
  it.each(['pai-gow', 'face-up', 'fortune-asia'] as const)('%s: depends on what it did', (name) => {
    const game = setGames[name]();
    const sample: SetSample | undefined = SAMPLES[name];
    if (!sample) return;
    const { depends, best, houseWay, cost, nets } = sample;
    expect(dependsOn(game)).toBe(depends);
    expect(nets).toEqual(game.nets);
    for (const { results, ev } of [best, houseWay]) {
      expect(results.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(results.reduce((sum, share, result) => sum + share * (nets[result] ?? 0), 0)).toBeCloseTo(ev, 9);
    }
    expect(cost.ev).toBeGreaterThan(0);
    expect(best.ev - houseWay.ev).toBeCloseTo(cost.ev, 6);
  });

  it('some other hands are worth by the whole deck and exactly what the sample says', () => {
    const { nets } = PAI_GOW;
    const worth = (results: readonly number[]): number =>
      results.reduce((sum, share, result) => sum + share * (nets[result] ?? 0), 0);
    const hands = [...handsSampled('other hands', 16)];
    const differences = hands.map((cards) => {
      const [exact, near] = [against().exactly(cards), against().nearly(cards)];
      expect(worth(exact.best)).toBeGreaterThanOrEqual(worth(exact.houseWay));
      expect(worth(near.best)).toBeGreaterThanOrEqual(worth(near.houseWay));
      return worth(exact.best) - worth(near.best);
    });
    const mean = differences.reduce((sum, one) => sum + one, 0) / hands.length;
    const { best, nearly, spread } = PAI_GOW_SAMPLE;
    // Without what is known of aces it spreads about twice as wide.
    expect(Math.abs(mean - (best.ev - nearly.best))).toBeLessThan(
      (8 * spread.best) / Math.sqrt(hands.length),
    );
  });

  it('what is looked up of the whole deck is what its hands add up to, one class after the other', () => {
    const { dealers, whole } = against();
    const hands = dealers.beside([]);
    expect(whole.hands).toBe(154_143_080);
    for (const cards of handsSampled('looked up', 3)) {
      const settings = against().settings(cards);
      const [strengths = []] = settings;
      expect(whole.higherThan(strengths)).toEqual(dealers.higherThan(hands, strengths));
      expect(whole.higherThanAny(settings)).toEqual(dealers.higherThanAny(hands, settings));
    }
  });

  it('can be sampled again, every one of them', () => {
    expect(Object.keys(samplings)).toEqual(expect.arrayContaining(Object.keys(setGames)));
  });

  it('says nothing where other odds are paid', () => {
    const { rows } = wagerNamed(faceUpPaiGowPoker.with({}).rules.wagers, 'main');
    const names = [null, 'one hand higher', 'both hands higher'];
    expect(pricedSetting(FACE_UP_SAMPLE, rows, names)?.main).toMatchObject({
      wager: 'main',
      strategy: 'optimal',
    });
    expect(pricedSetting({ ...FACE_UP_SAMPLE, nets: [-1, 0, 0.95] }, rows, names)).toBeUndefined();
  });
});
