import {
  type Cents,
  type Cite,
  cents,
  choose,
  type Discretion,
  type Look,
  type OptionDescription,
  type Options,
  Refused,
  type Section,
} from '@croupier/table';
import { antesOf, smallBetOf, type TableAntes } from './antes.ts';
import type { Betting } from './betting-structure.ts';
import { bigBlindOf, blindsOf, type TableBlinds } from './blinds.ts';
import { at33, type Clauses } from './clauses.ts';
import type { RunTwice } from './hand-state.ts';
import { killBlind } from './kill.ts';
import type { Kill } from './kill-button.ts';
import type { Rake } from './rake.ts';
import { holeCardsOf, type Variant } from './variant.ts';

/** A community poker game with everything the house chooses: what a table deals. */
export interface PokerRules {
  readonly variant: Variant;
  readonly options: Options;
  readonly betting: Betting;
  readonly forced: TableBlinds | TableAntes;
  /** The bet of the first round: the big blind, or the small bet of a game with antes. */
  readonly firstBet: Cents;
  readonly smallestChip: Cents;
  readonly minimumBuyIn: Cents;
  readonly rake: Rake | null;
  /** Whether a button is used; otherwise the deal begins at the dealer's left. */
  readonly button: boolean;
  readonly showdown: 'in-turn' | 'exposed';
  readonly runTwice: RunTwice;
  /** Null where no pots are killed. */
  readonly kill: Kill | null;
}

/** A section of the rulebook as a game that a house can set up. */
export interface PokerGame {
  readonly kind: 'poker';
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly look: Look;
  readonly variant: Variant;
  readonly options: readonly OptionDescription[];
  readonly with: (options: Readonly<Record<string, unknown>>) => PokerRules;
}

export function pokerGame(variant: Variant): PokerGame {
  const read = (house: Discretion): Omit<PokerRules, 'options'> => rulesOf(house, variant);
  const { id, title, section } = variant;
  return {
    kind: 'poker',
    id,
    title,
    section,
    look: { family: 'poker', hands: 'at-seats', handSize: holeCardsOf(variant), panel: 'round' },
    variant,
    options: choose(read, {}).described,
    with: (given) => {
      const { rules, options } = choose(read, given);
      return { ...rules, options };
    },
  };
}

/** Raises in a round of limit while more than two remain (bclc-poker 17.0 §2.4 and its sisters). */
export const PRINTED_RAISES = 3;

const MAXIMUM_BETS = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
const CHIPS = [1, 5, 25, 50, 100, 200, 500, 1000, 2500];
const BUY_INS = [10, 20, 30, 40, 50, 100];

function rulesOf(house: Discretion, section: Variant): Omit<PokerRules, 'options'> {
  const { clauses, forced } = section;
  const own = section.chooses?.(house);
  const variant = own ? { ...section, ...own } : section;
  const firstBet = forced.kind === 'blinds' ? bigBlindOf(house, forced) : smallBetOf(house, forced);
  const smallestChip = cents(
    house.chooses('smallestChip', CHIPS, {
      default: 100,
      about: 'The smallest chip in cents: odd chips and the rake are counted in it',
      cite: clauses.rakeRounded,
    }),
  );
  const betting = bettingOf(house, firstBet, section);
  const table =
    forced.kind === 'blinds'
      ? blindsOf(house, forced, firstBet, smallestChip)
      : antesOf(house, forced, firstBet, smallestChip);
  return {
    variant,
    betting,
    forced: table,
    firstBet,
    smallestChip,
    minimumBuyIn: cents(
      firstBet *
        house.chooses('minimumBuyIn', BUY_INS, {
          default: 20,
          about: 'The least a player sits down with, in bets of the first round',
          cite: clauses.buyIn,
        }),
    ),
    rake: rakeOf(house, section),
    button: buttonOf(house, section),
    showdown: showdownOf(house, clauses),
    runTwice: runTwiceOf(house, variant, betting, table),
    kill: killOf(house, variant, firstBet, smallestChip),
  };
}

function rakeOf(house: Discretion, { clauses, rake }: Variant): Rake | null {
  const percent = house.chooses('rakePercent', upTo(rake.percent, 1), {
    default: rake.percent,
    about: 'The percentage of the wagers that the house takes',
    cite: clauses.rake,
  });
  const cap = house.chooses('rakeCap', upTo(rake.cap, 50), {
    default: rake.cap,
    about: 'The most that the house takes of a hand, in cents, however many pots it has',
    cite: clauses.rake,
  });
  const taken = house.chooses('rakeTaken', ['at-end', 'each-round'], {
    default: 'at-end',
    about: 'When the dealer takes the rake: at the end of the hand, or of each betting round',
    cite: clauses.rakeTaken,
  });
  const noFlopNoRake = house.chooses('noFlopNoRake', ['on', 'off'], {
    default: 'off',
    about: 'No rake of a hand that ends in its first round of betting, before a flop',
  });
  if (percent === 0 || cap === 0) return null;
  return { percent, cap: cents(cap), noFlopNoRake: noFlopNoRake === 'on', rounded: rake.rounded, taken };
}

const upTo = (most: number, step: number): number[] =>
  Array.from({ length: most / step + 1 }, (_, i) => i * step);

function buttonOf(house: Discretion, { button, section }: Variant): boolean {
  if (button.used === 'always') return true;
  return (
    house.chooses('button', ['off', 'on'], {
      default: 'off',
      about: 'Whether a dealer button goes round; without one the deal begins at the dealer’s left',
      cite: section('7.2'),
    }) === 'on'
  );
}

/** Everybody exposes their hand (READINGS 69); where a hand that is not exposed is spoken of, it may also be mucked. */
function showdownOf(house: Discretion, { showdown, validHand }: Clauses): PokerRules['showdown'] {
  if (!validHand) return 'exposed';
  return house.chooses('showdown', ['exposed', 'in-turn'], {
    default: 'exposed',
    about: 'At the showdown all hands are exposed, or each player shows or mucks in turn',
    cite: showdown,
  });
}

/** bclc-poker 21.0 is played without limit or to the pot (§11.1) and has no straddle from the button (READINGS 84). */
function runTwiceOf(
  house: Discretion,
  { runTwice }: Variant,
  { structure }: Betting,
  forced: PokerRules['forced'],
): RunTwice {
  if (!runTwice) return 'off';
  const limit = structure === 'fixed-limit';
  const mississippi = forced.kind === 'blinds' && forced.straddle === 'mississippi';
  const chosen = house.chooses('runTwice', ['off', 'after-flop', 'any-time'], {
    default: limit || mississippi ? 'off' : 'after-flop',
    about:
      'Two players who are all in may agree to run the board twice, each time for half of the pot: at any time, or from the flop on, which is usual where there is no limit or only the pot’s',
    cite: runTwice('11.1'),
  });
  if (chosen !== 'off' && limit) {
    throw new Refused({
      reason: 'The board is run twice in no-limit and pot-limit games only.',
      cite: runTwice('11.1'),
    });
  }
  if (chosen !== 'off' && mississippi) {
    throw new Refused({
      reason: 'Where the board may be run twice the button may not straddle.',
      cite: runTwice('4.1.3.a'),
    });
  }
  return chosen;
}

function killOf(house: Discretion, { kill }: Variant, bigBlind: Cents, chip: Cents): Kill | null {
  if (!kill) return null;
  const chosen = house.chooses('kill', ['off', 'full', 'half'], {
    default: 'off',
    about: 'Whoever wins two pots in a row kills the next: its bets are doubled, or half as large again',
    cite: kill('1.1'),
  });
  if (chosen !== 'off' && killBlind(bigBlind, chosen) % chip !== 0) {
    throw new Refused({
      reason: 'The kill blind must be a whole number of the smallest chip.',
      cite: kill('6.2.2'),
    });
  }
  return chosen === 'off' ? null : chosen;
}

/** Limit unless the table says otherwise: the sections print it, and 33.0 is the exception (READINGS 85). */
function bettingOf(house: Discretion, firstBet: Cents, { clauses, singleBet }: Variant): Betting {
  const { raise, postedLimits } = clauses;
  const structure = house.chooses('betting', ['fixed-limit', 'no-limit', 'pot-limit'], {
    default: 'fixed-limit',
    about: 'How much may be bet',
    cite: at33('1.1'),
  });
  const raiseCap = house.chooses('raiseCap', [3, 4, 5, 'unlimited'], {
    default: PRINTED_RAISES,
    about: 'Fixed limit: raises in a round while more than two players remain',
    cite: raise,
  });
  const maximum = house.chooses('maximumBet', ['none', ...MAXIMUM_BETS], {
    default: 'none',
    about: singleBet
      ? 'The most that a single bet may be, in cents'
      : 'No limit and pot limit: the most that one bet or raise may be, in cents',
    cite: singleBet ?? postedLimits,
  });
  if (structure === 'fixed-limit') {
    const bigBet = cents(firstBet * 2);
    // READINGS 86: it holds in every structure.
    if (singleBet && maximum !== 'none' && bigBet > maximum) throw lessThanABet(singleBet);
    return { structure, smallBet: firstBet, bigBet, raiseCap };
  }
  if (maximum !== 'none' && maximum < firstBet) throw lessThanABet(singleBet ?? postedLimits);
  return {
    structure,
    minimumBet: firstBet,
    maximumBet: maximum === 'none' ? null : cents(maximum),
  };
}

export const lessThanABet = (cite: Cite): Refused =>
  new Refused({ reason: 'The maximum bet cannot be less than the bets of the table.', cite });
