import { type Card, parseCard } from '@croupier/cards';
import { type BaccaratRules, baccaratGames, type Coup, standardTableau } from '@croupier/games';
import { place, playOut } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { coupsByPoints } from './points.ts';

const keyOf = ({ player, banker }: Coup): string =>
  `${player.total}/${player.cards.length} ${banker.total}/${banker.cards.length}`;

/**
 * The same counts a second way: the script that deals the live game is played for every sequence of point values,
 * asking for cards only as it deals them, each weighed by the cards left in the shoe.
 */
function weighByScript(decks: number, rules: BaccaratRules): Map<string, bigint> {
  const cardOf = ['Kc', 'Ac', '2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c'].map(parseCard);
  const left = cardOf.map((_, points) => (points === 0 ? 16 : 4) * decks);
  const counts = new Map<string, bigint>();

  const deal = (points: readonly number[]): Coup | 'wants a card' => {
    let drawn = 0;
    const draw = (): Card => {
      const card = cardOf[points[drawn] ?? 0] ?? KING;
      drawn += 1;
      return card;
    };
    const felt = {
      bets: [],
      place: (name: string) => place(name),
      aside: (name: string) => place(name, null, true),
    };
    const outcomes = playOut(rules.play(felt), draw, ({ absent }) => absent);
    return drawn > points.length ? 'wants a card' : outcomes(1);
  };
  const walk = (points: number[], ways: bigint): void => {
    const dealt = points.length < 4 ? 'wants a card' : deal(points);
    if (dealt === 'wants a card') {
      // The second card of a hand is dealt no lower than its first, and counted in both orders.
      const first = points.length === 2 || points.length === 3 ? (points[points.length - 2] ?? 0) : -1;
      for (let value = Math.max(first, 0); value <= 9; value += 1) {
        const available = left[value] ?? 0;
        if (available === 0) continue;
        left[value] = available - 1;
        walk([...points, value], ways * BigInt(first >= 0 && value > first ? 2 * available : available));
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

const KING = parseCard('Kc');

function rulesOf(id: string): BaccaratRules {
  const found = baccaratGames.find((game) => game.id === id);
  if (!found) throw new Error(`There is no baccarat game "${id}".`);
  return found.with({}).rules;
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

  it.each([
    ['the common table', rulesOf('bclc-baccarat/mini-baccarat')],
    ["Gold's printed draw", rulesOf('baccarat-gold/baccarat-gold')],
  ])(
    'agrees with the script that deals the live game, for every sequence of point values: %s',
    (_, rules) => {
      const counted = coupsByPoints(1, rules.tableau).map(
        ({ outcome, ways }) => [keyOf(outcome), ways] as const,
      );
      expect(weighByScript(1, rules)).toEqual(new Map(counted));
    },
  );
});
