import type { NamedSection, PokerHand, PokerRules } from '@croupier/games';
import type { PostedRule, Round, TableGame } from '@croupier/table';

/** Who tells how games are played; handed in by whoever opens the house, which knows no way to play. */
export interface Instructor {
  readonly pages: readonly NamedSection[];
  /** The page of a game under these options; what there is none for is refused. */
  page(id: string, options: Readonly<Record<string, unknown>>): InstructorPage;
}

export interface InstructorPage extends NamedSection {
  readonly parts: readonly { readonly title: string; readonly lines: readonly PostedRule[] }[];
  readonly example:
    | { readonly kind: 'round'; readonly game: TableGame; readonly round: Round }
    | { readonly kind: 'hand'; readonly rules: PokerRules; readonly hand: PokerHand }
    | null;
  readonly adds: readonly NamedSection[];
}
