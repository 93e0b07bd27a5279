import type { Options } from '@croupier/table';
import type { PokerAsked } from './page/poker-page.ts';

/** What a thread is told to make a page of. */
export type ReportOrder = {
  readonly game: string;
  readonly made: string;
  readonly version: string;
} & (
  | {
      /** All of it, or only the edges of wagers that are counted in moments. */
      readonly wants: 'page' | 'edges';
      readonly options: Options;
      readonly oddsDirectory: string;
    }
  | { readonly wants: 'poker'; readonly asked: PokerAsked }
);
