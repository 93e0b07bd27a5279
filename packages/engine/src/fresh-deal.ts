import { type Card, freshSeed, NO_CUT, numberOf, Shoe, type ShoeRules } from '@croupier/cards';

/** Cards of a fresh shoe, and numbers from 1 on, both from one seed of the platform's cryptographic generator. */
export function freshDeal(rules: ShoeRules): {
  readonly card: () => Card;
  readonly number: (most: number) => number;
} {
  const seed = freshSeed();
  const shoe = Shoe.live(rules, seed, NO_CUT);
  let numbers = 0;
  return {
    card: () => shoe.draw(),
    number: (most) => {
      const drawn = numberOf(seed, NO_CUT, most, { cards: shoe.dealt, numbers });
      numbers += 1;
      return drawn;
    },
  };
}
