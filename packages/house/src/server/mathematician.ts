import type { TableGame } from '@croupier/table';

/** Who works out what a game is worth, which the house itself does not know: whoever opens it hands one in. */
export interface Mathematician {
  /** What is known of a table; what is not is begun beside the house, and the page says how far it is. */
  ask(table: TableGame): Promise<Figures>;
  /** A page that says one thing, where there are no figures. */
  says(title: string, sentence: string): string;
  close(): Promise<void>;
}

type Figures =
  | { readonly state: 'counting'; readonly page: string }
  | {
      readonly state: 'known';
      readonly page: string;
      readonly wagers: readonly {
        readonly wager: string;
        readonly edge: number;
        readonly method: 'exact' | 'simulated';
      }[];
    };
