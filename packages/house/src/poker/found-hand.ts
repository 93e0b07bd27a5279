import type { HandWon } from '../jackpots/played-for.ts';
import type { PokerSetting } from './poker-setting.ts';
import type { HandOnTable } from './poker-state.ts';

/** A hand as its lines have it, with the rules that it was played by. */
export interface FoundHand {
  readonly setting: PokerSetting;
  /** The hash of those rules; null for a hand from before there were any. */
  readonly definition: string | null;
  /** Its lines. */
  readonly first: number;
  readonly last: number;
  readonly hand: HandOnTable;
  readonly at: Date;
  /** Seats that are no active players for jackpots. */
  readonly away: ReadonlySet<number>;
  readonly bots: ReadonlySet<number>;
  /** What it has won of jackpots. */
  readonly won: HandWon;
}
