import { type Cents, cents } from '@croupier/table';

/**
 * Shares an amount in whole chips: equal shares, and the odd chips one by one to the first in order, who sit nearest
 * to the button's left (bclc-poker 26.0 §1.4.4.a; READINGS 50 for the sections that are silent). What is less than a
 * chip goes to the first.
 */
export function shareInChips(amount: Cents, winners: number, chip: Cents): Cents[] {
  if (winners === 1) return [amount];
  const chips = Math.floor(amount / chip);
  const each = Math.floor(chips / winners);
  const odd = chips - each * winners;
  const dust = amount - chips * chip;
  const shares: Cents[] = [];
  for (let place = 0; place < winners; place += 1) {
    shares.push(cents((each + (place < odd ? 1 : 0)) * chip + (place === 0 ? dust : 0)));
  }
  return shares;
}
