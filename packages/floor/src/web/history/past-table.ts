import type { PostedRules, StandingView, TableView } from '@croupier/house/protocol';
import { NOTHING_STANDS, nobody } from '../model/empty-view.ts';
import type { TableModel } from '../model/model.ts';
import type { Replay } from './replay-steps.ts';

/** What is known of a table beside the round that was dealt there. */
export interface PastRound {
  readonly replay: Replay;
  readonly posted: PostedRules;
  readonly round: number;
  /** The seat from which a link shows it; otherwise one's own. */
  readonly from: number | null;
}

/** Who looks is called so in records. */
const ME = 'you';

/** The table as it stood after a step of a round that is over: what the felt draws of a live one. */
export function tableAt({ replay, posted, round }: PastRound, at: number): TableModel {
  const { record, steps } = replay;
  const step = steps[at];
  const over = at >= steps.length - 1;
  const view: TableView = {
    table: posted.table,
    name: posted.title,
    game: posted.game,
    definition: posted.definition,
    seq: 0,
    now: 0,
    phase: { name: over ? 'settled' : 'dealing', since: 0, until: null },
    round,
    shoe: { number: 1, name: '', decks: 0, cards: 0, dealt: 0, commitment: '', cut: null, lastHands: false },
    watching: 0,
    spots: record.seats.map(({ seat, player }) => ({
      spot: seat,
      holder: person(player ?? `seat ${seat}`),
      backBets: false,
    })),
    bets: (step?.bets ?? []).map(({ spot, wager, kind, player, amount }) => ({
      spot,
      wager,
      kind,
      who: player,
      amount,
    })),
    places: step?.places ?? [],
    asking: null,
    decisions: [],
    results: (step?.lines ?? []).map((line) => ({ ...line, who: line.player })),
    standing: { ...NOTHING_STANDS, bank: bankOf(replay) },
    calls: step ? [step.text] : [],
    summaries: step?.summary ? [step.summary] : [],
    you: { ...nobody(ME), lines: (step?.lines ?? []).filter(({ player }) => player === ME) },
  };
  return {
    view,
    skew: 0,
    fresh: new Set(),
    last: null,
    burned: null,
    decided: step?.decided ?? [],
    since: 0,
    gap: false,
  };
}

const person = (who: string): TableView['spots'][number]['holder'] => ({ who, name: who });

function bankOf({ record: { bank } }: Replay): StandingView['bank'] {
  if (!bank) return null;
  const { seat, amount, dealerBet = null, player = `seat ${seat}` } = bank;
  return { seat, holder: person(player), amount, dealerBet, room: null };
}
