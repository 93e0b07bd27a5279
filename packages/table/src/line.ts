import type { BetKind, PlayerId } from './bets.ts';
import type { Cite } from './cite.ts';
import type { Cents } from './money.ts';

/** Names that the round record fixes for lines which are no bet on the layout. */
export const BANK = 'bank';
export const FEE = 'fee';
export const ENVY = 'envy';

/** The place of the house dealer among the seats; a record calls it "dealer". */
export const DEALER = 0;

/** What happened to one bet. The fields of the round record (CONTRACT), and why. */
export interface Line {
  readonly seat: number;
  readonly player: PlayerId;
  readonly kind: BetKind;
  readonly wager: string;
  readonly stake: Cents;
  readonly result: 'win' | 'lose' | 'push' | 'withdrawn' | 'void';
  /** Paid on top of the stake, before commission. */
  readonly won: Cents;
  /** What the house keeps of it. */
  readonly commission: Cents;
  /** Everything that goes back to the bettor (a tip's to the dealers). */
  readonly returned: Cents;
  /** The row of the pay table that decided, or null where none did. */
  readonly row: string | null;
  /** The part of what is returned that a progressive's meter pays. */
  readonly fromMeter?: Cents;
  /** Which meter that is, where the game has several. */
  readonly meter?: string;
  /** A percentage of the meter was won: somebody looks at it before it is paid. */
  readonly jackpot?: true;
  /** Paid and taken by the player who banks instead of the house. */
  readonly againstBank?: true;
  readonly cites: readonly Cite[];
}
