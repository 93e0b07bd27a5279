import { type Cents, cents, type Discretion, formatMoney, Refused } from '@croupier/table';
import type { OpeningByCards } from './betting-round.ts';
import type { ForcedBet } from './forced-bet.ts';
import type { Antes } from './variant.ts';

/** The antes of a table: what its house has chosen of a section's. */
export interface TableAntes {
  readonly kind: 'antes';
  readonly rules: Antes;
  readonly ante: Cents;
  /** What the opener may post instead of a bet; null where the opener bets. */
  readonly bringIn: Cents | null;
}

const BETS = [100, 200, 400, 500, 600, 800, 1000, 1500, 2000, 3000, 4000, 5000, 10_000, 20_000, 50_000];
const ANTES = [25, 50, 75, 100, 200, 300, 400, 500, 600, 1000, 1500, 2500, 5000, 10_000];

/** The bet of the first rounds; nothing in a stud section names it (READINGS 63). */
export function smallBetOf(house: Discretion, { clauses }: Antes): Cents {
  return cents(
    house.chooses('smallBet', BETS, {
      default: 400,
      about: 'The bet of the first rounds in cents; later rounds are played for twice as much',
      cite: clauses.amount,
    }),
  );
}

/** Every player's ante, in relation to the bets (bclc-poker 23.0 §4.1, §4.2). */
export function antesOf(house: Discretion, rules: Antes, smallBet: Cents, chip: Cents): TableAntes {
  const cite = rules.clauses.amount;
  const ante = cents(
    house.chooses('ante', ANTES, {
      default: 100,
      about: 'The ante in cents that everybody places before the first card',
      cite,
    }),
  );
  if (ante > smallBet) {
    throw new Refused({ reason: `The ante is at most the small bet of ${formatMoney(smallBet)}.`, cite });
  }
  const bringIn = bringInOf(house, rules, smallBet);
  if ([ante, smallBet, bringIn ?? 0].some((amount) => amount % chip !== 0)) {
    throw new Refused({ reason: 'Antes and bets must be whole numbers of the smallest chip.', cite });
  }
  return { kind: 'antes', rules, ante, bringIn };
}

function bringInOf(house: Discretion, { bringIn, clauses }: Antes, smallBet: Cents): Cents | null {
  if (!bringIn) return null;
  const chosen = house.chooses('bringIn', ['bet', ...ANTES], {
    default: 'bet',
    about:
      'What the first to speak puts in: a full bet, or in cents the smaller bring-in that may be posted instead',
    cite: clauses.opens,
  });
  if (chosen === 'bet') return null;
  if (chosen >= smallBet) {
    throw new Refused({
      reason: `A bring-in is less than the small bet of ${formatMoney(smallBet)}.`,
      cite: clauses.opens,
    });
  }
  return cents(chosen);
}

/** Antes are matched like bets: who has less is in for that part of everybody's (bclc-poker 23.0 §6.4). */
export const postedAntes = ({ ante, rules }: TableAntes, players: number): ForcedBet[] =>
  Array.from({ length: players }, (_, position) => ({
    position,
    kind: 'ante',
    amount: ante,
    money: 'matched',
    cite: rules.clauses.ante,
  }));

export const openingByCards = ({ rules, bringIn }: TableAntes): OpeningByCards => ({
  by: 'cards',
  mustBet: rules.opener === 'must-bet',
  bringIn,
});
