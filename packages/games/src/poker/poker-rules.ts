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
import type { Betting } from './betting-structure.ts';
import { at33, type Clauses } from './clauses.ts';
import type { RunTwice } from './hand-state.ts';
import { MOST_RAKE, MOST_RAKE_PERCENT, type Rake } from './rake.ts';
import { holeCardsOf, type Variant } from './variant.ts';

/** A community poker game with everything the house chooses: what a table deals. */
export interface PokerRules {
  readonly variant: Variant;
  readonly options: Options;
  readonly betting: Betting;
  readonly smallBlind: Cents;
  readonly bigBlind: Cents;
  readonly smallestChip: Cents;
  readonly minimumBuyIn: Cents;
  readonly rake: Rake | null;
  readonly straddle: 'off' | 'under-the-gun' | 'mississippi';
  readonly headsUpBlinds: 'button-small' | 'printed';
  /** Whether entering over a short big blind costs the full blind or what was posted. */
  readonly shortBigBlind: 'full' | 'posted';
  readonly chop: boolean;
  readonly showdown: 'in-turn' | 'all-show';
  readonly runTwice: RunTwice;
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

const BLINDS = [
  50, 100, 200, 300, 400, 500, 600, 800, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000, 100_000,
];
const SMALL_BLINDS = [25, 50, 100, 200, 300, 400, 500, 1000, 1500, 2500, 5000, 10_000, 25_000, 50_000];
const MAXIMUM_BETS = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
const CHIPS = [1, 5, 25, 50, 100, 200, 500, 1000, 2500];
const BUY_INS = [10, 20, 30, 40, 50, 100];
const upTo = (most: number, step: number): number[] =>
  Array.from({ length: most / step + 1 }, (_, i) => i * step);

function rulesOf(house: Discretion, variant: Variant): Omit<PokerRules, 'options'> {
  const { clauses } = variant;
  const bigBlind = cents(
    house.chooses('bigBlind', BLINDS, {
      default: 200,
      about: 'The big blind in cents: the bet of the first round',
      cite: clauses.bigBlind,
    }),
  );
  const smallBlind = smallBlindOf(house, bigBlind, clauses.smallBlind);
  const percent = house.chooses('rakePercent', upTo(MOST_RAKE_PERCENT, 1), {
    default: MOST_RAKE_PERCENT,
    about: 'The percentage of the wagers that the house takes',
    cite: clauses.rake,
  });
  const cap = house.chooses('rakeCap', upTo(MOST_RAKE, 50), {
    default: MOST_RAKE,
    about: 'The most that the house takes of a hand, in cents, however many pots it has',
    cite: clauses.rake,
  });
  const taken = house.chooses('rakeTaken', ['at-end', 'each-round'], {
    default: 'at-end',
    about: 'When the dealer takes the rake: at the end of the hand, or of each betting round',
    cite: clauses.rakeTaken,
  });
  const noFlopNoRake = onOff(house, 'noFlopNoRake', 'off', 'No rake of a hand that ends before the flop');
  return {
    variant,
    betting: bettingOf(house, bigBlind, clauses),
    smallBlind,
    bigBlind,
    smallestChip: cents(
      house.chooses('smallestChip', CHIPS, {
        default: 100,
        about: 'The smallest chip in cents: odd chips and the rake are counted in it',
        cite: clauses.rakeRounded,
      }),
    ),
    minimumBuyIn: cents(
      bigBlind *
        house.chooses('minimumBuyIn', BUY_INS, {
          default: 20,
          about: 'The least a player sits down with, in big blinds',
          cite: clauses.buyIn,
        }),
    ),
    rake: percent === 0 || cap === 0 ? null : { percent, cap: cents(cap), noFlopNoRake, taken },
    straddle: straddleOf(house, variant),
    headsUpBlinds: house.chooses('headsUpBlinds', ['button-small', 'printed'], {
      default: 'button-small',
      about: 'Heads-up the button has the small blind, or as printed the first to its left',
      cite: clauses.smallBlind,
    }),
    shortBigBlind: house.chooses('shortBigBlind', ['full', 'posted'], {
      default: 'full',
      about:
        'What it costs to come in when the big blind is all in for less: the full blind, or what was posted',
      cite: at33('1.2'),
    }),
    chop: onOff(
      house,
      'chop',
      'on',
      'The blinds may take their bets back if nobody else comes in',
      clauses.uncontested,
    ),
    showdown: house.chooses('showdown', ['in-turn', 'all-show'], {
      default: 'in-turn',
      about: 'At the showdown each player shows or mucks in turn, or all hands are exposed',
      cite: clauses.showdown,
    }),
    runTwice: runTwiceOf(house, variant),
  };
}

function runTwiceOf(house: Discretion, { runTwice }: Variant): RunTwice {
  if (!runTwice) return 'off';
  return house.chooses('runTwice', ['off', 'after-flop', 'any-time'], {
    default: 'off',
    about: 'Two players who are all in may agree to run the board twice: after the flop, or before it too',
    cite: runTwice.agreed,
  });
}

function onOff(house: Discretion, name: string, standard: 'on' | 'off', about: string, cite?: Cite): boolean {
  return house.chooses(name, ['on', 'off'], { default: standard, about, ...(cite ? { cite } : {}) }) === 'on';
}

function smallBlindOf(house: Discretion, bigBlind: Cents, cite: Cite): Cents {
  const chosen = house.chooses('smallBlind', ['half', ...SMALL_BLINDS], {
    default: 'half',
    about: 'The small blind in cents: at most half of the big blind',
    cite,
  });
  const small = chosen === 'half' ? Math.floor(bigBlind / 2) : chosen;
  if (small * 2 > bigBlind) {
    throw new Refused({ reason: `The small blind is at most half of the big blind, not ${small}.`, cite });
  }
  return cents(small);
}

function straddleOf(house: Discretion, { straddle, clauses }: Variant): PokerRules['straddle'] {
  const about = 'Who may straddle: nobody, the player after the big blind, or also the button (Mississippi)';
  return straddle.mississippi
    ? house.chooses('straddle', ['off', 'under-the-gun', 'mississippi'], {
        default: 'under-the-gun',
        about,
        cite: clauses.straddle,
      })
    : house.chooses('straddle', ['off', 'under-the-gun'], {
        default: 'under-the-gun',
        about,
        cite: clauses.straddleFromButton,
      });
}

function bettingOf(house: Discretion, bigBlind: Cents, { raise, postedLimits: ceilings }: Clauses): Betting {
  const structure = house.chooses('betting', ['no-limit', 'pot-limit', 'fixed-limit'], {
    default: 'no-limit',
    about: 'How much may be bet',
    cite: at33('1.1'),
  });
  const raiseCap = house.chooses('raiseCap', [3, 4, 5, 'unlimited'], {
    default: 3,
    about: 'Fixed limit: raises in a round while more than two players remain',
    cite: raise,
  });
  const maximum = house.chooses('maximumBet', ['none', ...MAXIMUM_BETS], {
    default: 'none',
    about: 'No limit and pot limit: the most that one bet or raise may be, in cents',
    cite: ceilings,
  });
  if (structure === 'fixed-limit') {
    return {
      structure,
      smallBet: bigBlind,
      bigBet: cents(bigBlind * 2),
      raiseCap,
    };
  }
  if (maximum !== 'none' && maximum < bigBlind) {
    throw new Refused({ reason: 'The maximum bet cannot be less than the big blind.', cite: ceilings });
  }
  return {
    structure,
    minimumBet: bigBlind,
    maximumBet: maximum === 'none' ? null : cents(maximum),
  };
}
