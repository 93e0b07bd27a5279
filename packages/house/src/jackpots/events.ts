import type { PostedAmount } from '@croupier/games';
import type { Cents, PlayerId } from '@croupier/table';

/** Somebody's part of a jackpot. */
interface ClaimAward {
  readonly player: PlayerId;
  readonly amount: Cents;
  /** `losing-hand`, `winning-hand`, `dealt-in`, `high-hand`, or the place on the list of the day. */
  readonly part: string;
}

/** A jackpot that a hand has won, as its table hands it in. */
export interface Claim {
  /** `holdem-1#17`, or the day whose best hands are paid. */
  readonly hand: string;
  /** When the first card of the hand was dealt, in milliseconds: of two hands the earlier wins (bclc-poker 32.0 §2.4.9.a). */
  readonly began: number;
  readonly prize: string | null;
  /** When the jackpot was seeded that the hand was played for; the list of a day and older journals do not say. */
  readonly since?: string;
  readonly posted: Cents;
  readonly awards: readonly ClaimAward[];
  /** What stays in the pool of what was posted. */
  readonly returned: Cents;
}

/** A hand for the list of the day (bclc-poker 31.0 §4.2). */
export interface Listing {
  readonly hand: string;
  readonly player: PlayerId;
  readonly strength: number;
  /** As the dealer calls it: "kings full of fours". */
  readonly call: string;
}

/** What is journalled of a fund. */
export type FundEvent =
  | {
      readonly type: 'posted';
      /** The business day, by its date. */
      readonly day: string;
      /** What was in the pool then, without what waits to be paid. */
      readonly pool: Cents;
      readonly amounts: readonly PostedAmount[];
    }
  | { readonly type: 'listed'; readonly listing: Listing }
  /** A claim is taken; it may take the place of one that began later and is not paid. */
  | { readonly type: 'called'; readonly claim: Claim; readonly instead: string | null }
  /** A claim for what another hand has won. */
  | { readonly type: 'came-too-late'; readonly claim: Claim }
  | {
      readonly type: 'confirmed';
      readonly hand: string;
      readonly prize: string | null;
      readonly by: PlayerId | null;
    }
  /** Somebody asks that it be void; a second person must agree. */
  | {
      readonly type: 'void-awaited';
      readonly hand: string;
      readonly prize: string | null;
      readonly by: PlayerId;
      readonly reason: string;
    }
  | {
      readonly type: 'voided';
      readonly hand: string;
      readonly prize: string | null;
      readonly by: PlayerId;
      readonly reason: string;
      /** The second person; journals from before one was needed name none. */
      readonly seconded?: PlayerId;
    };

export type FundCommand =
  | { readonly do: 'post'; readonly day: string; readonly balance: Cents }
  | { readonly do: 'claim'; readonly claim: Claim }
  | { readonly do: 'list'; readonly listing: Listing }
  | {
      readonly do: 'confirm';
      readonly hand: string;
      readonly prize: string | null;
      readonly by: PlayerId | null;
    }
  | {
      readonly do: 'void';
      readonly hand: string;
      readonly prize: string | null;
      readonly by: PlayerId;
      readonly reason: string;
      /** Who is no second person for them. */
      readonly unlike?: readonly PlayerId[];
    };
