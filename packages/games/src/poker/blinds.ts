import { type Cents, cents, type Discretion, Refused } from '@croupier/table';
import type { OpeningByBlinds } from './betting-round.ts';
import type { ForcedBet, PostedStraddle } from './forced-bet.ts';
import type { BlindBets } from './variant.ts';

/** The blinds of a table: what its house has chosen of a section's. */
export interface TableBlinds {
  readonly kind: 'blinds';
  readonly rules: BlindBets;
  readonly small: Cents;
  readonly big: Cents;
  readonly straddle: 'off' | 'under-the-gun' | 'mississippi';
  readonly headsUp: 'button-small' | 'printed';
  readonly chop: boolean;
}

/** A player who is dealt in, with what they still owe from blinds they were absent for. */
export interface DealtIn {
  readonly seat: number;
  readonly stack: Cents;
  readonly owes: MissedBlinds;
}

export interface MissedBlinds {
  readonly small: boolean;
  readonly big: boolean;
}

const BLINDS = [
  50, 100, 200, 300, 400, 500, 600, 800, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000, 100_000,
];
const SMALL_BLINDS = [25, 50, 100, 200, 300, 400, 500, 1000, 1500, 2500, 5000, 10_000, 25_000, 50_000];

/** The big blind is the bet of the first round (bclc-poker 17.0 §4.1.2). */
export function bigBlindOf(house: Discretion, { clauses }: BlindBets): Cents {
  return cents(
    house.chooses('bigBlind', BLINDS, {
      default: 200,
      about: 'The big blind in cents: the bet of the first round',
      cite: clauses.big,
    }),
  );
}

export function blindsOf(house: Discretion, rules: BlindBets, big: Cents, chip: Cents): TableBlinds {
  const { clauses } = rules;
  if (big % chip !== 0) {
    throw new Refused({
      reason: 'The big blind must be a whole number of the smallest chip.',
      cite: clauses.big,
    });
  }
  return {
    kind: 'blinds',
    rules,
    small: smallBlindOf(house, rules, big, chip),
    big,
    straddle: straddleOf(house, rules),
    headsUp: house.chooses('headsUpBlinds', ['button-small', 'printed'], {
      default: 'button-small',
      about: 'Heads-up the button has the small blind, or as printed the first to its left',
      cite: clauses.small,
    }),
    chop:
      house.chooses('chop', ['on', 'off'], {
        default: 'on',
        about: 'The blinds may take their bets back if nobody else comes in',
        cite: clauses.chop,
      }) === 'on',
  };
}

/** Half of the big blind in whole chips, rounded down (READINGS 44, 74), unless the table says less. */
function smallBlindOf(house: Discretion, { clauses }: BlindBets, big: Cents, chip: Cents): Cents {
  const cite = clauses.small;
  const chosen = house.chooses('smallBlind', ['half', ...SMALL_BLINDS], {
    default: 'half',
    about: 'The small blind in cents: at most half of the big blind',
    cite,
  });
  const half = Math.floor(big / 2);
  const small = chosen === 'half' ? half - (half % chip) : chosen;
  if (small * 2 > big) {
    throw new Refused({ reason: `The small blind is at most half of the big blind, not ${small}.`, cite });
  }
  if (small % chip !== 0) {
    throw new Refused({ reason: 'The small blind must be a whole number of the smallest chip.', cite });
  }
  return cents(small);
}

function straddleOf(
  house: Discretion,
  { straddle: { mississippi, clauses } }: BlindBets,
): TableBlinds['straddle'] {
  const about = 'Who may straddle: nobody, the player after the big blind, or also the button (Mississippi)';
  return mississippi
    ? house.chooses('straddle', ['off', 'under-the-gun', 'mississippi'], {
        default: 'under-the-gun',
        about,
        cite: clauses.post,
      })
    : house.chooses('straddle', ['off', 'under-the-gun'], {
        default: 'under-the-gun',
        about,
        cite: clauses.fromButton,
      });
}

/** Which positions post the blinds; the last position has the button. */
export function blindPositions(
  players: number,
  headsUp: TableBlinds['headsUp'],
): { readonly small: number; readonly big: number } {
  // bclc-poker 17.0 §4.1.1 as printed makes the button the big blind of two; READINGS 44 turns it round.
  if (players === 2 && headsUp === 'button-small') return { small: 1, big: 0 };
  return { small: 0, big: 1 };
}

/**
 * Everything posted before the deal, in order: the blinds, what returning players owe, and a straddle. A missed big
 * blind is posted live, a missed small one dead (bclc-poker 17.0 §4.2, §4.4); who is in a blind now owes nothing more.
 */
export function postedBlinds(
  blinds: TableBlinds,
  players: readonly DealtIn[],
  straddle: PostedStraddle | null,
): ForcedBet[] {
  const { clauses } = blinds.rules;
  const { small, big } = blindPositions(players.length, blinds.headsUp);
  const forced: ForcedBet[] = [];
  const post = (bet: ForcedBet): void => {
    if (bet.amount > 0) forced.push(bet);
  };
  post({ position: small, kind: 'small-blind', amount: blinds.small, money: 'live', cite: clauses.small });
  post({ position: big, kind: 'big-blind', amount: blinds.big, money: 'live', cite: clauses.big });
  players.forEach(({ owes }, position) => {
    if (position === small || position === big) return;
    if (owes.small) {
      post({ position, kind: 'missed-small-blind', amount: blinds.small, money: 'dead', cite: clauses.dead });
    }
    if (owes.big && straddle?.position !== position) {
      post({ position, kind: 'missed-big-blind', amount: blinds.big, money: 'live', cite: clauses.absent });
    }
  });
  if (straddle) {
    const { position, amount } = straddle;
    const cite = blinds.rules.straddle.clauses.post;
    post({ position, kind: 'straddle', amount, money: 'live', cite });
  }
  return forced;
}

/**
 * How the first round opens: after the big blind (bclc-poker 17.0 §10.3), after a straddle, which is the new bring-in
 * and no raise (33.0 §1.11), or left of the button when the button straddled (17.0 §4.1.5.b). The price is the full
 * blind, also when the big blind had less (33.0 §1.2; READINGS 70).
 */
export function openingByBlinds(
  blinds: TableBlinds,
  players: number,
  straddle: PostedStraddle | null,
): OpeningByBlinds {
  const { big } = blindPositions(players, blinds.headsUp);
  const last = straddle?.position ?? big;
  const bringIn = straddle?.amount ?? blinds.big;
  return { by: 'blinds', first: (last + 1) % players, price: bringIn, raise: bringIn };
}
