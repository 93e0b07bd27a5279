import { chancesOf, type JackpotChance, type JackpotRules, oneIn } from '@croupier/games';
import { type Cents, cents } from '@croupier/table';
import { Fraction } from '../fraction.ts';

/** The chance of a jackpot per hand dealt, and what a drop from every pot comes to. */
export interface JackpotOdds {
  readonly jackpot: string;
  readonly method: 'exact';
  /** What the count supposes. */
  readonly assumes: string;
  readonly chances: readonly ChanceOfJackpot[];
  /** Each prize, where there are several. */
  readonly prizes: readonly {
    readonly name: string;
    readonly title: string;
    readonly chances: readonly Chance[];
  }[];
}

export interface Chance {
  readonly players: number;
  /** An exact fraction in lowest terms. */
  readonly probability: string;
  readonly oneIn: number;
}

export interface ChanceOfJackpot extends Chance {
  /** What the drop comes to from one win to the next, on average: as much as it can pay. */
  readonly collected?: Cents;
  /** How much of the drop the posted amount pays back. */
  readonly paidBack?: number;
}

export interface JackpotQuestion {
  /** What each pot pays in. */
  readonly drop?: Cents | undefined;
  /** What can be won. */
  readonly posted?: Cents | undefined;
}

/** The section of bclc-poker whose deals are counted; the jackpots are offered with others too. */
export const JACKPOTS_COUNTED_AT = '17.0';

export function jackpotOdds(rules: JackpotRules, { drop, posted }: JackpotQuestion = {}): JackpotOdds {
  return {
    jackpot: rules.id,
    method: 'exact',
    assumes:
      'Hold’em, every hand played to its end by everybody who was dealt in, and as much in the pot as is asked for.',
    chances: chancesOf(rules).map((chance) => {
      const found = chanceOf(chance);
      const collected = drop === undefined ? {} : { collected: cents(Math.round(drop * found.oneIn)) };
      const back =
        drop === undefined || posted === undefined ? {} : { paidBack: posted / (drop * found.oneIn) };
      return { ...found, ...collected, ...back };
    }),
    prizes: rules.prizes.flatMap(({ name, title }) =>
      name === null ? [] : [{ name, title, chances: chancesOf(rules, name).map(chanceOf) }],
    ),
  };
}

const chanceOf = (chance: JackpotChance): Chance => ({
  players: chance.players,
  probability: Fraction.of(chance.won, chance.deals).toString(),
  oneIn: oneIn(chance),
});
