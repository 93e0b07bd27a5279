import type { PlayerId } from './bets.ts';
import type { Cite } from './cite.ts';
import type { Cents } from './money.ts';

/** A player who pays and takes the others' bets in a round, with the chips put up for it. */
export interface PlayerBank {
  readonly seat: number;
  readonly player: PlayerId;
  readonly amount: Cents;
  /** What the house dealer, who then plays a hand too, bets against it. */
  readonly dealerBet?: Cents;
}

/** What a section says of players who bank. */
export interface BankRules {
  /** The wagers that the bank pays and takes; the house banks the others. */
  readonly wagers: readonly string[];
  /** A round needs a player's bank: the house never banks here. */
  readonly required: boolean;
  /** It must cover every bet against it; otherwise what it cannot cover goes back uncovered. */
  readonly coversAll: boolean;
  /** Percent of the bank's net win. */
  readonly commission: number;
  /** The wager that the house dealer bets against a player's bank; absent: the dealer plays no hand. */
  readonly dealerBets?: string;
  /** Wagers that the banker may hold beside the bank, such as a bonus on the bank's own hand. */
  readonly besideBank: readonly string[];
  /** How the bank passes from player to player. */
  readonly rotation: BankRotation;
  readonly cites: BankClauses;
}

/** Whose turn it is to bank. */
export interface BankRotation {
  /** So many rounds in a row, then it is offered on. */
  readonly roundsInARow: number;
  /** From the dealer's right round to the left; absent: clockwise, from the left. */
  readonly counterClockwise?: true;
  /** The house banks the first round and every other one; whoever declines passes it to the house. */
  readonly alternatesWithHouse: boolean;
  /** Only who has already bet against the house is offered the bank. */
  readonly afterABet: boolean;
  readonly cite: Cite;
}

export interface BankClauses {
  /** A player banks. */
  readonly bank: Cite;
  /** How much it must or can cover. */
  readonly cover: Cite;
  /** The banker plays no other hand. */
  readonly alone: Cite;
  /** The house dealer plays against a player's bank. */
  readonly dealer?: Cite;
  /** The banker does not bet for the dealer; absent: nobody does. */
  readonly tip?: Cite;
  /** What its net win costs. */
  readonly commission: Cite;
}
