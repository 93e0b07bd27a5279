import type { TableView, YouView } from '@croupier/house/protocol';
import { NOTHING_STANDS, nobody } from '../model/empty-view.ts';

export const you: YouView = { ...nobody('ada'), name: 'Ada', balance: 100_000 };

export const standing = NOTHING_STANDS;

/** A table in round 7 with betting open, changed as a test needs it. */
export const aTable = (change: Partial<TableView>): TableView => ({
  table: 'one',
  name: 'The Long Room',
  game: 'bclc-baccarat/mini-baccarat',
  definition: 'd',
  seq: 1,
  now: 1_000,
  phase: { name: 'betting', since: 1_000, until: 16_000 },
  round: 7,
  shoe: {
    number: 1,
    name: 'one/1',
    decks: 8,
    cards: 416,
    dealt: 31,
    commitment: 'c0ffee'.repeat(10),
    cut: null,
    lastHands: false,
  },
  watching: 1,
  spots: [],
  bets: [],
  places: [],
  asking: null,
  decisions: [],
  results: [],
  standing,
  calls: [],
  summaries: [{ winner: 'player', player: 8, banker: 3, natural: true }],
  you,
  ...change,
});
