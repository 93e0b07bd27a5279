import type { PokerRules } from '@croupier/games';
import type { Cents } from '@croupier/table';
import type { FundSetting } from '../jackpots/setting.ts';
import type { BotStyle } from './poker-events.ts';

/** A poker table as the house sets it up. */
export interface PokerSetting {
  readonly id: string;
  readonly name: string;
  readonly rules: PokerRules;
  /** How many seats it has; at most as many as may play the game (bclc-poker 17.0 §3.1). */
  readonly seats: number;
  /** The most that a player sits down with or fills up to; the rules say the least. */
  readonly maximumBuyIn: Cents;
  /** Every turn has a time limit, or players have time until one asks for the clock (bclc-poker 33.0 §1.12). */
  readonly clock: 'every-turn' | 'on-request';
  /** Seats that the house fills with players of its own while somebody is there to play with. */
  readonly bots: number;
  /** How they play, one after the other; the house's usual ways where it is not told. */
  readonly botStyles?: readonly BotStyle[];
  /** The jackpots that it plays for. */
  readonly jackpots?: readonly FundSetting[];
}
