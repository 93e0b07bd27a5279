import type { Cents, Cite, Refusal } from '@croupier/table';

/** How much may be bet: as data, so that a hand can be written down and dealt again. */
export type Betting = FixedLimit | NoLimit | PotLimit;

export interface FixedLimit {
  readonly structure: 'fixed-limit';
  readonly smallBet: Cents;
  readonly bigBet: Cents;
  /** Raises in a round while more than two remain (bclc-poker 17.0 §2.4 says three). */
  readonly raiseCap: number | 'unlimited';
}

export interface NoLimit {
  readonly structure: 'no-limit';
  readonly minimumBet: Cents;
  /** The house's maximum for one bet or raise; posted beforehand, and an all-in is not exempt (17.0 §3.5). */
  readonly maximumBet: Cents | null;
}

export interface PotLimit {
  readonly structure: 'pot-limit';
  readonly minimumBet: Cents;
  readonly maximumBet: Cents | null;
}

/** The bet that a street of a limit game is played for; `either` where each bettor chooses (READINGS 63). */
export type StreetBet = 'small' | 'big' | 'either';

/** What a structure looks at when a player is about to bet or raise. */
export interface BettingSpot {
  readonly street: StreetBet;
  /** What has to be matched to stay in. */
  readonly price: Cents;
  /** The last full bet or raise of the round, or the minimum bet. */
  readonly raise: Cents;
  /** Bets and raises of the round that counted as such; the big blind is one. */
  readonly bets: number;
  /** What the player has bet on this street. */
  readonly bet: Cents;
  /** Every chip in the middle: pots and bets. */
  readonly pot: Cents;
  /** Only a bring-in smaller than a bet lies there: what comes next completes it to a bet. */
  readonly completes: boolean;
  /** Players with a claim to the pot, all-in ones too. */
  readonly remaining: number;
}

/** Between which totals a bet or raise may go, before the player's stack is looked at. */
export interface BettingStructure {
  readonly minimumBet: (street: StreetBet) => Cents;
  /** The least and the most that the player's bet on this street may be raised to. */
  readonly leastTo: (spot: BettingSpot) => Cents;
  readonly mostTo: (spot: BettingSpot) => Cents;
  /** Where only the least and the most may be bet and nothing between them. */
  readonly onlyEnds: (spot: BettingSpot) => boolean;
  /** Why nobody may raise any more. */
  readonly refusesRaise: (spot: BettingSpot) => Refusal | undefined;
  /** The increase that counts as a bet or raise. */
  readonly fullRaise: (raise: Cents, street: StreetBet) => number;
  /** The increase since a player acted that lets that player raise again. */
  readonly reopenedBy: (raise: Cents, street: StreetBet) => number;
  /** Where it says what may be bet, why no less and why no more, and why betting is not reopened. */
  readonly cite: Cite;
  readonly leastBy: (spot: BettingSpot) => Cite;
  readonly mostBy: (spot: BettingSpot) => Cite;
  readonly notReopened: Refusal;
}
