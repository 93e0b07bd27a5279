import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, cardOf, deck, JOKER } from '../card.ts';
import { fortuneAsiaHigh, fortuneAsiaLow, fortuneAsiaMedium } from './fortune-asia.ts';
import { fortuneBonus } from './fortune-bonus.ts';
import { fourCard } from './four-card.ts';
import { flushRush, longestFlush } from './longest-flush.ts';
import { omahaHigh } from './omaha.ts';
import { omahaLow } from './omaha-low.ts';
import { paiGowHigh, paiGowLow, paiGowSeven } from './pai-gow.ts';
import { poker, shortPoker } from './poker.ts';
import type { Ranking } from './ranking.ts';
import { sixDeck } from './six-deck.ts';
import { asianStud, asianStudHighAce, mandarinStud } from './stud.ts';
import { threeCard } from './three-card.ts';

const rankings: readonly Ranking<string>[] = [
  poker,
  shortPoker,
  threeCard,
  fourCard,
  paiGowHigh,
  paiGowLow,
  paiGowSeven,
  fortuneBonus,
  fortuneAsiaHigh,
  fortuneAsiaMedium,
  fortuneAsiaLow,
  sixDeck,
  asianStud,
  asianStudHighAce,
  mandarinStud,
  longestFlush,
  flushRush,
];

const named = rankings.map((ranking) => [ranking.name, ranking] as const);

/** Any hand that the ranking takes, with as many cards as it may have or fewer. */
const handsOf = (ranking: Ranking<string>, most = ranking.cards.most): fc.Arbitrary<Card[]> => {
  const shoe = Array.from({ length: ranking.decks }, () => deck(ranking.deck)).flat();
  const few = shoe.filter((card) => card === JOKER || card >> 2 >= 7 || (card & 3) === 1);
  const from = (cards: readonly Card[]): fc.Arbitrary<Card[]> =>
    fc
      .uniqueArray(fc.nat(cards.length - 1), { minLength: ranking.cards.least, maxLength: most })
      .map((places) => places.flatMap((place) => cards.slice(place, place + 1)));
  return fc.oneof(from(shoe), from(few));
};

const renamed = (cards: readonly Card[], names: readonly number[]): Card[] =>
  cards.map((card) => (card === JOKER ? card : cardOf((card & ~3) | (names[card & 3] ?? 0))));

const suitNames = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });

describe.each(named)('%s', (_, ranking) => {
  it('is the same whichever suit is which and in whatever order the cards lie', () => {
    fc.assert(
      fc.property(
        handsOf(ranking).chain((hand) =>
          fc.tuple(fc.constant(hand), fc.shuffledSubarray(hand, { minLength: hand.length })),
        ),
        suitNames,
        ([hand, shuffled], names) => {
          expect(ranking.rank(renamed(shuffled, names))).toBe(ranking.rank(hand));
        },
      ),
    );
  });

  it('is a strength between the weakest and the strongest, in a category of the list, and can be called', () => {
    fc.assert(
      fc.property(handsOf(ranking), (hand) => {
        const strength = ranking.rank(hand);
        expect(strength).toBeGreaterThanOrEqual(1);
        expect(strength).toBeLessThanOrEqual(ranking.classes);
        const category = ranking.categoryOf(strength);
        expect(strength).toBeGreaterThanOrEqual(ranking.least(category));
        const above = ranking.categories[ranking.categories.indexOf(category) + 1];
        if (above !== undefined) expect(strength).toBeLessThan(ranking.least(above));
        expect(ranking.describe(strength)).toMatch(/^[a-z -]+(, [a-z]+ high)?$/);
        expect(ranking.made(strength)).toBeLessThanOrEqual(strength);
        expect(ranking.made(ranking.made(strength))).toBe(ranking.made(strength));
        expect(ranking.categoryOf(ranking.made(strength))).toBe(category);
      }),
    );
  });

  it('is made by cards of the hand, which alone are as strong', () => {
    fc.assert(
      fc.property(handsOf(ranking), (hand) => {
        const best = ranking.bestCards(hand);
        const left = [...hand];
        for (const card of best) {
          expect(left).toContain(card);
          left.splice(left.indexOf(card), 1);
        }
        if (best.length < ranking.cards.least) return;
        expect(ranking.rank(best)).toBe(ranking.rank(hand));
      }),
    );
  });
});

const growing = named.filter(([, ranking]) => ranking.cards.most > ranking.cards.least);

describe.each(growing)('%s', (_, ranking) => {
  it('is never weakened by one more card', () => {
    // Straights and flushes need five cards in stud; up to there, too, one more card can only help.
    fc.assert(
      fc.property(handsOf(ranking), fc.nat(), (hand, which) => {
        if (hand.length === ranking.cards.least) return;
        const fewer = hand.filter((__, place) => place !== which % hand.length);
        expect(ranking.rank(fewer)).toBeLessThanOrEqual(ranking.rank(hand));
      }),
    );
  });
});

describe('Omaha', () => {
  const deals = fc.uniqueArray(fc.nat(51), { minLength: 9, maxLength: 9 }).map((cards) => cards.map(cardOf));

  it('is never better than the best five of all nine, and the same whichever suit is which', () => {
    fc.assert(
      fc.property(deals, suitNames, (cards, names) => {
        const [hole, board] = [cards.slice(0, 4), cards.slice(4)];
        const strength = omahaHigh.rank(hole, board);
        expect(omahaHigh.rank(renamed(hole, names), renamed(board.toReversed(), names))).toBe(strength);
        expect(omahaLow.rank(renamed(hole.toReversed(), names), renamed(board, names))).toBe(
          omahaLow.rank(hole, board),
        );
        const best = Math.max(...cards.map((card) => poker.rank(cards.filter((other) => other !== card))));
        expect(strength).toBeLessThanOrEqual(best);
      }),
    );
  });

  it('is never weakened by one more card on the board', () => {
    fc.assert(
      fc.property(deals, (cards) => {
        const [hole, board] = [cards.slice(0, 4), cards.slice(4)];
        for (let shown = 4; shown <= 5; shown++) {
          const before = board.slice(0, shown - 1);
          const after = board.slice(0, shown);
          expect(omahaHigh.rank(hole, before)).toBeLessThanOrEqual(omahaHigh.rank(hole, after));
          expect(omahaLow.rank(hole, before)).toBeLessThanOrEqual(omahaLow.rank(hole, after));
        }
      }),
    );
  });
});
