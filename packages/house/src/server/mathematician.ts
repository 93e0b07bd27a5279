import type { TableGame } from '@croupier/table';

/** Who works out what a game is worth, which the house itself does not know: whoever opens it hands one in. */
export interface Mathematician {
  /** What is known of a table; what is not is begun beside the house, and the page says how far it is. */
  ask(table: TableGame): Promise<Figures>;
  /** The page of a game among players: what hands are worth against each other, as a form asks for it, and its jackpots. */
  poker(game: { readonly id: string; readonly title: string }, asked: unknown): Promise<Figures>;
  /** The edges at a table, as far as they are counted in moments; undefined while that is being done. */
  edges(table: TableGame): Promise<readonly Edge[] | undefined>;
  /** A page that says one thing, where there are no figures. */
  says(title: string, sentence: string): string;
  close(): Promise<void>;
}

interface Figures {
  readonly state: 'known' | 'counting';
  readonly page: string;
}

interface Edge {
  readonly wager: string;
  readonly edge: number;
  readonly method: 'exact' | 'simulated';
  readonly meters: readonly { readonly name: string; readonly shows: number; readonly perCent: number }[];
}
