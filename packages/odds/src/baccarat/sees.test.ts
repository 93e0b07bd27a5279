import { type Card, cardOf, rankOf, suitOf } from '@croupier/cards';
import { type BaccaratWager, baccaratGames, type Coup, handOf, pointsOf, type Sees } from '@croupier/games';
import { judge, PUSH, row } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Few ranks and suits, so that pairs, quads and suited hands are common. */
const someCard: fc.Arbitrary<Card> = fc
  .tuple(fc.constantFrom(0, 4, 5, 6, 7, 8, 10, 12), fc.constantFrom(0, 0, 0, 1, 2, 3))
  .map(([rank, suit]) => cardOf(rank * 4 + suit));

const someHand = fc.oneof(
  fc.array(someCard, { minLength: 2, maxLength: 3 }),
  // The hands that side bets are named for, with their last card made to fit.
  fc.tuple(someCard, someCard, fc.constantFrom(0, 7, 8, 9), fc.nat(3)).map(([a, b, total, suit]) => {
    const points = (total + 20 - pointsOf(a) - pointsOf(b)) % 10;
    return [a, b, cardWorth(points, suit)];
  }),
);

const someCoup = fc
  .tuple(someHand, someHand)
  .map(([player, banker]): Coup => ({ player: handOf(player), banker: handOf(banker) }));

const rankWorth = (points: number): number => (points === 0 ? 11 : points === 1 ? 12 : points - 2);
const cardWorth = (points: number, suit: number): Card => cardOf(rankWorth(points) * 4 + suit);

/** Chances for whoever makes another coup that looks the same. */
interface Change {
  readonly numbers: readonly number[];
  readonly suits: readonly number[];
  readonly ranks: readonly number[];
  readonly thirds: readonly (readonly Card[])[];
}

/** The suits that keep their colours: clubs and spades black, diamonds and hearts red. */
const COLOURFAST = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
  const [black, red] = [i & 1 ? [3, 0] : [0, 3], i & 2 ? [2, 1] : [1, 2]];
  const [first, second] = i & 4 ? [red, black] : [black, red];
  return [first[0] ?? 0, second[0] ?? 0, second[1] ?? 0, first[1] ?? 0];
});

const someChange: fc.Arbitrary<Change> = fc.record({
  numbers: fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }),
  suits: fc.constantFrom(...COLOURFAST),
  ranks: fc.shuffledSubarray([...Array(13).keys()], { minLength: 13 }),
  thirds: fc.tuple(fc.array(someCard, { maxLength: 1 }), fc.array(someCard, { maxLength: 1 })),
});

/** As many cards of the same total, whichever they are; `suitOfCard` says of which suits. */
function samePoints(
  cards: readonly Card[],
  numbers: readonly number[],
  suitOfCard: (i: number) => number,
): Card[] {
  const free = cards.slice(1).map((_, i) => numbers[i] ?? 0);
  const total = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const last = (((total - free.reduce((sum, points) => sum + points, 0)) % 10) + 10) % 10;
  return [...free, last].map((points, i) => cardWorth(points, suitOfCard(i)));
}

/** Another coup that a wager which sees so much cannot tell from this one, as far as the mathematician counts. */
const ALIKE: Readonly<Record<Sees, (coup: Coup, change: Change) => Coup>> = {
  points: ({ player, banker }, { numbers }) => ({
    player: handOf(samePoints(player.cards, numbers, (i) => (numbers[i + 3] ?? 0) % 4)),
    banker: handOf(samePoints(banker.cards, numbers.slice(6), (i) => (numbers[i + 9] ?? 0) % 4)),
  }),
  'first-four': ({ player, banker }, { suits, ranks, thirds, numbers }) => {
    const four = [...player.cards.slice(0, 2), ...banker.cards.slice(0, 2)];
    const quads = new Set(four.map(rankOf)).size === 1;
    const changed = four.map((card) => {
      const rank = quads ? rankOf(card) : (ranks[rankOf(card)] ?? 0);
      return cardOf(rank * 4 + (suits[suitOf(card)] ?? 0));
    });
    const hand = (from: number, third: readonly Card[] = []) => {
      const pair = changed.slice(from, from + 2);
      return handOf([...((numbers[from] ?? 0) % 2 === 0 ? pair : pair.toReversed()), ...third]);
    };
    return { player: hand(0, thirds[0]), banker: hand(2, thirds[1]) };
  },
  suits: ({ player, banker }, { suits, numbers }) => {
    const same = ({ cards }: Coup['player'], from: readonly number[]) => {
      const shown = suitsShowing(cards, from);
      return handOf(samePoints(cards, from, (i) => suits[shown[i] ?? 0] ?? 0));
    };
    return { player: same(player, numbers), banker: same(banker, numbers.slice(6)) };
  },
};

/** Suits that show the same of a hand: one suit, one colour, or neither. */
function suitsShowing(cards: readonly Card[], numbers: readonly number[]): number[] {
  const own = [...new Set(cards.map(suitOf))];
  const black = own.filter((suit) => suit === 0 || suit === 3).length;
  const pick = (from: readonly number[], i: number): number => from[(numbers[i] ?? 0) % from.length] ?? 0;
  if (own.length === 1) return cards.map(() => pick(own, 0));
  if (black === own.length || black === 0) return [...own, pick(own, 3)];
  return [pick([0, 3], 3), pick([1, 2], 4), pick([0, 1, 2, 3], 5)];
}

/** Coups of the same class are judged alike. */
const judgedAlike = (wagers: readonly BaccaratWager[]) =>
  fc.property(someCoup, someChange, (coup, change) => {
    for (const wager of wagers) {
      const alike = ALIKE[wager.sees](coup, change);
      expect(judge(wager, alike)?.name, wager.id).toBe(judge(wager, coup)?.name);
    }
  });

describe.each(baccaratGames)('what the wagers of $id say they see', ({ options, with: under }) => {
  const tables = options
    .filter(({ name }) => /table|pair$/i.test(name))
    .flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));

  it.each([{}, ...tables])('is all that they look at, under %j', (given) => {
    fc.assert(judgedAlike(under(given).rules.wagers), { numRuns: 250 });
  });
});

describe('a wager that sees more than it says', () => {
  const cite = { rulebook: 'house', section: '1', clause: '1' };
  const wager = (sees: Sees, when: (coup: Coup) => boolean): BaccaratWager => ({
    id: 'sly',
    name: 'Sly',
    cite,
    sees,
    rows: [row('won', when, PUSH)],
  });

  it.each([
    wager('points', ({ player: { cards } }) => cards[0] === cards[1]),
    wager('points', ({ banker: { cards } }) => cards.every((card) => suitOf(card) === 0)),
    wager('first-four', ({ player }) => player.total === 9),
    wager('first-four', ({ player: { cards } }) => cards.some((card) => rankOf(card) === 7)),
    wager('first-four', ({ player: { cards } }) => suitOf(cards[0] ?? cardOf(0)) === 0),
    wager('suits', ({ player: { cards } }) => cards[0] === cards[1]),
    wager('suits', ({ player: { cards } }) => suitOf(cards[0] ?? cardOf(0)) === 3),
    wager('suits', ({ player: { cards } }) => new Set(cards.map(suitOf)).size === 2),
  ])('is found out ($sees)', (sly) => {
    expect(fc.check(judgedAlike([sly]), { numRuns: 2000, seed: 1 }).failed).toBe(true);
  });
});
