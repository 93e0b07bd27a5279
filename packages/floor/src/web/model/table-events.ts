import type { TableEventView, TableView } from '@croupier/house/protocol';
import type { LastRound, TableModel } from './model.ts';

/** A table looked at afresh. What was already on the felt lies there: nothing is dealt again. */
export function lookAt(view: TableView, before: TableModel | null, at: number): TableModel {
  const same = before?.view.table === view.table ? before : null;
  return {
    view,
    skew: view.now - at,
    fresh: same?.view.round === view.round ? same.fresh : new Set(),
    last: lastRoundOf(view, same?.last ?? null),
    decided: view.decisions,
    burned: same?.view.shoe.number === view.shoe.number ? same.burned : null,
    since: view.seq,
    gap: false,
  };
}

export function applyEvent(table: TableModel, event: TableEventView): TableModel {
  const { view } = table;
  const see = (change: Partial<TableView>): TableModel => ({ ...table, view: { ...view, ...change } });
  switch (event.type) {
    case 'shoe-opened': {
      const { shoe, phase, standing } = event;
      const opened = { shoe, phase, standing, summaries: [], ...BARE_FELT };
      return { ...see(opened), burned: null, fresh: new Set(), decided: [] };
    }
    case 'shoe-cut':
      return see({ shoe: event.shoe });
    case 'burned':
      return { ...table, burned: { cards: event.cards, shown: event.shown } };
    case 'betting-opened': {
      const { round, phase, shoe, standing, calls } = event;
      return { ...see({ round, phase, shoe, standing, ...BARE_FELT, calls }), fresh: new Set(), decided: [] };
    }
    case 'bets':
      return see({
        bets: [...view.bets.filter(({ who }) => who !== event.who), ...event.bets],
        spots: event.spots ?? view.spots,
        standing: event.standing ?? view.standing,
      });
    case 'standing': {
      const { phase, standing, spots, said } = event;
      // Most of what changes at a table goes without a word: what was said last stands.
      return see({ phase, standing, spots, calls: said === '' ? view.calls : [...view.calls, said] });
    }
    case 'spots':
      return see({ spots: event.spots });
    case 'dealing-began':
      return { ...see({ phase: event.phase, standing: event.standing }), last: null };
    case 'round':
      return applyRound(table, event);
    case 'round-over': {
      const summaries = event.summary ? [...view.summaries, event.summary] : view.summaries;
      const { phase, results, standing } = event;
      const over = see({ phase, results, standing, summaries });
      return { ...over, last: lastRoundOf(over.view, table.last) };
    }
    case 'shoe-over':
      return table;
    case 'meters':
      return see({ standing: { ...view.standing, meters: event.meters } });
    case 'watching':
      return see({ watching: event.watching });
  }
}

const BARE_FELT = {
  bets: [],
  places: [],
  asking: null,
  decisions: [],
  results: [],
  calls: [],
} as const;

function applyRound(table: TableModel, step: TableEventView & { type: 'round' }): TableModel {
  const { event, places, bets, asking } = step;
  const view = { ...table.view, places, bets, asking };
  if (event.type === 'voided')
    return { ...table, view: { ...view, calls: [...view.calls, event.why.reason] } };
  if (event.type === 'said') return { ...table, view: { ...view, calls: [...view.calls, event.text] } };
  if (event.type === 'answered') {
    const { seat, verb, staked, absent } = event;
    return { ...table, view, decided: [...table.decided, { seat, verb, staked, absent }] };
  }
  if (event.type !== 'dealt') return { ...table, view };
  const last = (places.find(({ place }) => place === event.place)?.cards.length ?? 1) - 1;
  const index = event.onTop ? 0 : last;
  return {
    ...table,
    fresh: new Set([...table.fresh, `${event.place}:${index}`]),
    view: { ...view, shoe: { ...view.shoe, dealt: view.shoe.dealt + 1 } },
  };
}

/** The result stays to be read until the next deal, though the felt is cleared before. */
export function lastRoundOf(view: TableView, before: LastRound | null): LastRound | null {
  if (view.phase.name !== 'settled') return before;
  return {
    round: view.round,
    summary: view.summaries.at(-1) ?? null,
    call: view.calls.at(-1) ?? '',
    lines: view.you.lines,
  };
}
