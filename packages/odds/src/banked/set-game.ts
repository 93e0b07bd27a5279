import { type Card, type Ranking, strengthOf } from '@croupier/cards';

/** A deal of seven in parts, by name. */
export type Setting = Readonly<Record<string, readonly Card[]>>;

/** A game in which seven cards are set in parts, and each part is compared with the dealer's, who follows the house way. */
export interface SetGame {
  readonly parts: readonly string[];
  /** How the dealer sets seven cards. */
  readonly houseWay: (cards: readonly Card[]) => Setting;
  readonly rank: (part: readonly Card[]) => number;
  /** Every way to lay seven cards out. */
  readonly settings: (cards: readonly Card[]) => Iterable<Setting>;
  /** Whether parts of these strengths, in the order of `parts`, are fouled. */
  readonly fouled: (strengths: readonly number[]) => boolean;
  /** How many cards of a suit make a flush, the joker among them. */
  readonly flush: number;
  /** What a hand nets that is higher in so many of its parts; equal parts are the dealer's. */
  readonly nets: readonly number[];
  /** What a person sees at a glance of parts of these strengths: the best hand, and what lies before it. */
  readonly sortOf: (strengths: readonly number[]) => SortOfSetting;
  /** Whether the dealer's hand lies open before one sets; and where it gives every wager back. */
  readonly open?: boolean;
  readonly returned?: (dealer: readonly Card[]) => boolean;
}

/** "two pair behind and no pair in front", and the highest rank of those in front. */
export interface SortOfSetting {
  readonly name: string;
  readonly front: number;
}

/** "two pair", "no pair" */
export const inWords = ({ categoryOf }: Ranking, strength: number): string => {
  const category = categoryOf(strengthOf(strength));
  return category === 'high-card'
    ? 'no pair'
    : category === 'pair'
      ? 'a pair'
      : category.replaceAll('-', ' ');
};

export const highestIn = ({ classOf }: Ranking, strength: number): number => {
  const { ranks, kickers } = classOf(strengthOf(strength));
  return Math.max(...ranks, ...kickers);
};
