import { type Card, parseCard } from '@croupier/cards';
import { type Coup, type Hand, handOf, type Tableau } from '@croupier/games';
import type { Weighed } from '../wager-odds.ts';
import { ANY_SUIT, CLASSES, countWays, type HandClass } from './ways.ts';

/** Coups that no wager on points can tell apart, and in how many orders of the shoe's first six cards they come. */
export function coupsByPoints(decks: number, tableau: Tableau): Weighed<Coup>[] {
  const [ways = []] = countWays(decks, tableau, [ANY_SUIT]);
  return CLASSES.flatMap(({ player, banker }, i) => {
    const some = ways[i] ?? 0n;
    return some === 0n
      ? []
      : [{ outcome: { player: exampleOf(player), banker: exampleOf(banker) }, ways: some }];
  });
}

/** One card for each point value. */
const CARD_OF_POINTS: readonly Card[] = ['Kc', 'Ac', '2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c'].map(
  parseCard,
);

/** A hand that shows these points; wagers on points do not see which cards make them. */
export const exampleOf = ({ total, cards }: HandClass): Hand =>
  handOf((cards === 2 ? [0, total] : [0, 0, total]).flatMap((value) => CARD_OF_POINTS[value] ?? []));
