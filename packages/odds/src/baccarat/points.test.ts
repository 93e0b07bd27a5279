import { type Card, parseCard } from '@croupier/cards';
import { type Coup, miniBaccarat, standardTableau } from '@croupier/games';
import { place, playOut } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { coupsByPoints } from './points.ts';

const keyOf = ({ player, banker }: Coup): string =>
  `${player.total}/${player.cards.length} ${banker.total}/${banker.cards.length}`;

/**
 * The same counts a second way: the script that deals the live game is played for every ordered sequence of point
 * values, asking for cards only as it deals them, each weighed by the cards left in the shoe.
 */
function weighByScript(decks: number): Map<string, bigint> {
  const cardOf = ['Kc', 'Ac', '2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c'].map(parseCard);
  const left = cardOf.map((_, points) => (points === 0 ? 16 : 4) * decks);
  const { rules } = miniBaccarat.with({});
  const counts = new Map<string, bigint>();

  const deal = (points: readonly number[]): Coup | 'wants a card' => {
    let next = 0;
    class WantsCard extends Error {}
    const draw = (): Card => {
      const card = cardOf[points[next] ?? -1];
      next += 1;
      if (card === undefined) throw new WantsCard();
      return card;
    };
    try {
      const outcomes = playOut(rules.play({ bets: [], place: (name) => place(name) }), draw, () => ({
        verb: 'nobody is asked in baccarat',
      }));
      return outcomes(1);
    } catch (error) {
      if (error instanceof WantsCard) return 'wants a card';
      throw error;
    }
  };
  const walk = (points: number[], ways: bigint): void => {
    const dealt = points.length < 4 ? 'wants a card' : deal(points);
    if (dealt === 'wants a card') {
      for (let value = 0; value <= 9; value += 1) {
        const available = left[value] ?? 0;
        if (available === 0) continue;
        left[value] = available - 1;
        walk([...points, value], ways * BigInt(available));
        left[value] = available;
      }
      return;
    }
    const rest = 52 * decks - points.length;
    const undrawn = points.length === 4 ? rest * (rest - 1) : points.length === 5 ? rest : 1;
    counts.set(keyOf(dealt), (counts.get(keyOf(dealt)) ?? 0n) + ways * BigInt(undrawn));
  };
  walk([], 1n);
  return counts;
}

describe('counting coups', () => {
  it('counts every ordered draw of six cards exactly once, up to twenty decks', () => {
    for (const decks of [1, 4, 6, 7, 8, 10, 20]) {
      const cards = BigInt(52 * decks);
      const all = [0n, 1n, 2n, 3n, 4n, 5n].reduce((product, drawn) => product * (cards - drawn), 1n);
      const ways = coupsByPoints(decks, standardTableau).reduce((sum, coup) => sum + coup.ways, 0n);
      expect(ways).toBe(all);
    }
  });

  it('agrees with the script that deals the live game, for every sequence of point values', () => {
    const fast = new Map(
      coupsByPoints(1, standardTableau).map(({ outcome, ways }) => [keyOf(outcome), ways]),
    );
    expect(weighByScript(1)).toEqual(fast);
  });
});
