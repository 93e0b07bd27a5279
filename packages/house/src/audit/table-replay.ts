import {
  type Card,
  type Cut,
  commitment,
  FairnessError,
  formatCard,
  Shoe,
  seedFromBytes,
} from '@croupier/cards';
import { minus, NOTHING, openLimits, type Round, sameJson, stepAgain } from '@croupier/table';
import type { JournalEvent } from '../storage/journal.ts';
import type { Decision } from '../tables/commands.ts';
import { decide } from '../tables/decide.ts';
import { ended } from '../tables/decide-round.ts';
import type { EventOf, GraveAct, TableEvent } from '../tables/events.ts';
import { evolve, jackpotOf } from '../tables/evolve.ts';
import { isRoundEvent, JournalDiffers, ownEventOf, stepOf } from '../tables/journalled.ts';
import { type Moved, movedBy, ownMetersLinked } from '../tables/moved.ts';
import type { SharedFigures } from '../tables/on-shared-meters.ts';
import type { TableSetting } from '../tables/setting.ts';
import { bareTable, roundOf, type TableState } from '../tables/state.ts';
import { tableAccounts } from '../tables/table-accounts.ts';
import type { DealtShoe, JournalReplay } from './replay.ts';

/** Replays the journal of a table where one plays against the house. */
export class TableReplay implements JournalReplay {
  #table: TableSetting;
  /** The same table without limits. */
  #unlimited: TableSetting;
  readonly #posted: (definition: string) => TableSetting;
  #state: TableState;
  /** The round that is dealt, advanced step by step, and the steps that it stands after. */
  #round: Round | undefined;
  #steps: TableState['steps'] | undefined;
  /** What must come next, because it follows from what came before. */
  #due: readonly TableEvent[] = [];
  #confirmed = false;
  /** The shoe was taken away before its end: only other rules may follow. */
  #withdrawn = false;
  #opened = 0;
  #finished: DealtShoe[] = [];

  /** `posted` gives the table as it stood under a definition that its shoes name; `state` is what it begins with. */
  constructor(
    table: TableSetting,
    posted: (definition: string) => TableSetting = () => table,
    state: TableState = bareTable(),
  ) {
    this.#table = table;
    this.#unlimited = withoutLimits(table);
    this.#posted = posted;
    this.#state = state;
  }

  canResume({ type }: Pick<JournalEvent, 'type'>): boolean {
    return type === 'shoe-opened';
  }

  resume(line: JournalEvent): void {
    const event = ownEventOf(line);
    this.#dealtBy(event);
    this.#due = [];
    this.#withdrawn = false;
    this.#opened = line.seq;
    this.#state = evolve(this.#table, bareTable(line.seq - 1), event);
  }

  read(line: JournalEvent): readonly Moved[] {
    if (this.#withdrawn) throw new JournalDiffers('The shoe was taken away, and no other rules followed.');
    const before = this.#state;
    const event = this.#next(line);
    const moved = movedBy(this.#table, before, event);
    if (event.type === 'shoe-opened') this.#opened = line.seq;
    if (event.type === 'shoe-over') this.#finished.push(this.#shoe(before, true));
    this.#state = evolve(this.#table, before, event);
    if (this.#round && isRoundEvent(event.type)) this.#steps = this.#state.steps;
    this.#confirmed = event.type === 'jackpot-confirmed';
    return moved;
  }

  /** A new shoe is dealt by what was posted when it was opened. */
  #dealtBy(event: TableEvent): void {
    if (event.type !== 'shoe-opened' || event.definition === undefined) return;
    this.#table = this.#posted(event.definition);
    this.#unlimited = withoutLimits(this.#table);
  }

  #next(line: JournalEvent): TableEvent {
    const [due, ...later] = this.#due;
    if (due) {
      this.#due = later;
      const event = isRoundEvent(line.type) ? this.#stepped(line) : ownEventOf(line);
      return same(due, event);
    }
    if (isRoundEvent(line.type)) return this.#over(this.#stepped(line));
    const event = ownEventOf(line);
    this.#dealtBy(event);
    return this.#judged(event);
  }

  /** A step of the round, done once more; what was written must be what the rules give. */
  #stepped(line: JournalEvent): TableEvent {
    if (this.#state.phase !== 'dealing') throw new JournalDiffers('A step of a round that is not dealt.');
    if (!this.#round || this.#steps !== this.#state.steps) this.#round = roundOf(this.#table, this.#state);
    return stepAgain(this.#round, ...stepOf(line));
  }

  /** With the end of a round comes what closes it; an award from the meter must have been confirmed. */
  #over(event: TableEvent): TableEvent {
    if (event.type !== 'settled' && event.type !== 'voided') return event;
    if (event.type === 'settled' && jackpotOf(this.#state, event) && !this.#confirmed)
      throw new JournalDiffers('The meter was paid without being confirmed.');
    this.#due = eventsOf(ended(this.#table, this.#state, event)).slice(1);
    return event;
  }

  /** A line of the table's own: where it follows from the table, it is decided once more. */
  #judged(event: Exclude<TableEvent, { type: 'dealt' }>): TableEvent {
    const decision = this.#decidedAgain(event);
    if (!decision) return event;
    const [first, ...later] = eventsOf(decision);
    this.#due = later;
    return first ? same(first, event) : event;
  }

  #decidedAgain(event: TableEvent): Decision | undefined {
    const state = this.#state;
    const table = this.#table;
    switch (event.type) {
      case 'shoe-opened':
        return asWritten(
          event,
          decide(table, state, { do: 'open-shoe', commitment: event.commitment }, readWith(state, event)),
        );
      case 'betting-closed':
        return decide(table, state, { do: 'close-betting' });
      case 'bets-changed':
        return this.#betsAgain(event);
      case 'deal-asked':
        return decide(table, state, { do: 'deal-now', player: event.player });
      case 'second-awaited':
        return event.act.do === 'back-out-jackpot'
          ? decide(table, state, { ...event.act, by: event.by, reason: event.reason ?? '' })
          : decide(table, state, { ...event.act, by: event.by });
      case 'irregularity':
        return event.by === null
          ? decide(table, state, { do: 'shoe-empty' })
          : this.#bySecond(event, {
              do: 'irregularity',
              round: state.round,
              irregularity: event.irregularity,
            });
      case 'jackpot-called':
        // Called once more, because another table was paid from the meter before this one was confirmed.
        if (state.jackpot?.stage === 'called')
          return decide(table, state, { do: 'confirm-jackpot', by: null });
        return event.by === null
          ? decide(table, state, { do: 'step' })
          : decide(table, state, { do: 'call-jackpot', by: event.by });
      case 'jackpot-confirmed':
        return event.by === null
          ? decide(table, state, { do: 'confirm-jackpot', by: null })
          : decide(table, state, { do: 'confirm-jackpot', by: event.by });
      case 'jackpot-backed-out':
        return this.#bySecond(event, { do: 'back-out-jackpot', round: event.round });
      case 'bank-taken-down':
        return decide(table, state, { do: 'take-bank-down' });
      case 'shoe-over':
        return this.#shoeOver();
      case 'meter-seeded':
      case 'round-closed':
      case 'settlement-reversed':
      case 'last-hand':
        throw new JournalDiffers(`"${event.type}" follows from nothing that came before it.`);
      case 'answered':
      case 'arranged':
      case 'back-bets':
      case 'bank-awaited':
      case 'bank-offered':
      case 'bank-passed':
      case 'bank-taken':
      case 'betting-opened':
      case 'burned':
      case 'cut-offered':
      case 'cut-passed':
      case 'dealt':
      case 'handled':
      case 'jackpot-withdrawn':
      case 'meters-read':
      case 'moved':
      case 'number-drawn':
      case 'said':
      case 'set-aside':
      case 'settled':
      case 'shoe-cut':
      case 'spot-taken':
      case 'spots-freed':
      case 'turned':
      case 'voided':
        return undefined;
    }
  }

  /** With its last hand, or because the table gets other rules. */
  #shoeOver(): Decision {
    const { phase, shoe } = this.#state;
    this.#withdrawn = !(phase === 'settled' && shoe.handsLeft === 0);
    return decide(this.#table, this.#state, { do: this.#withdrawn ? 'withdraw-shoe' : 'close-shoe' });
  }

  /** What two people ask for; journals from before that was needed name only the first. */
  #bySecond(event: EventOf<'irregularity' | 'jackpot-backed-out'>, act: GraveAct): Decision {
    const first = event.by ?? '';
    const alone = event.seconded === undefined && this.#state.phase !== 'dealing';
    const state = alone ? { ...this.#state, awaited: { act, by: first } } : this.#state;
    const by = event.seconded ?? (alone ? `${first}'s second` : first);
    const reason = event.type === 'jackpot-backed-out' ? event.reason : '';
    const decision = decide(
      this.#table,
      state,
      act.do === 'back-out-jackpot' ? { ...act, by, reason } : { ...act, by },
    );
    if ('refused' in decision || !alone) return decision;
    return {
      ...decision,
      events: decision.events.map((one) => {
        if (one.type !== 'irregularity' && one.type !== 'jackpot-backed-out') return one;
        const { seconded: _, ...rest } = one;
        return rest;
      }),
    };
  }

  /** Bets as the rules let them lie; between which limits was for the house to post, and may have been changed since. */
  #betsAgain({ player, verb, changes }: EventOf<'bets-changed'>): Decision | undefined {
    if (this.#state.phase !== 'betting')
      throw new JournalDiffers('Bets were changed while betting was closed.');
    if (verb === 'returned' || verb === 'clear') return undefined;
    const decision = decide(this.#unlimited, this.#state, { do: 'bet', player, changes });
    return 'refused' in decision
      ? decision
      : {
          ...decision,
          events: decision.events.map((one) => (one.type === 'bets-changed' ? { ...one, verb } : one)),
        };
  }

  shoes(end: boolean): readonly DealtShoe[] {
    const open = end && this.#state.shoe.number > 0 && this.#state.phase !== 'closed';
    return [...this.#finished.splice(0), ...(open ? [this.#shoe(this.#state, false)] : [])];
  }

  #shoe({ shoe }: TableState, over: boolean): DealtShoe {
    const { name, decks, cut, dealt, commitment: promised } = shoe;
    const rules = this.#table.game.layout.shoe;
    return {
      number: shoe.number,
      opened: this.#opened,
      over,
      fits: (bytes, kept) => {
        const seed = seedFromBytes(bytes);
        if (kept !== promised) return 'another commitment is kept with it than was published';
        if (commitment({ name, decks }, seed) !== promised)
          return 'its seed is not the one that was committed to';
        return wrongCard(rules, seed, cut, dealt);
      },
    };
  }

  /** The meters that are the table's own; what others move too is compared line by line. */
  claims(): ReadonlyMap<string, number> {
    return this.#held(false);
  }

  held(): ReadonlyMap<string, number> {
    return this.#held(true);
  }

  #held(shared: boolean): Map<string, number> {
    const { meters, links } = this.#state;
    const { meter } = tableAccounts(this.#table.id, links);
    return new Map(
      Object.entries(meters)
        .filter(([name]) => name in links === shared)
        .map(([name, amount]) => [meter(name), amount]),
    );
  }
}

/** What the meters showed that a shoe was opened with, before this table brought along what it had. */
function readWith(state: TableState, { meters = {}, links = {} }: EventOf<'shoe-opened'>): SharedFigures {
  const brought = ownMetersLinked(state, links);
  const shown = new Map(
    Object.entries(links).flatMap(([name, shared]) => {
      const after = meters[name];
      return after === undefined ? [] : [[shared, minus(after, brought[name] ?? NOTHING)] as const];
    }),
  );
  return (shared) => shown.get(shared) ?? null;
}

const withoutLimits = (table: TableSetting): TableSetting => ({
  ...table,
  limits: openLimits(table.game.layout),
});

/** By which definition a shoe is dealt was for the house to say, and is compared with what it posted. */
function asWritten({ definition }: EventOf<'shoe-opened'>, decision: Decision): Decision {
  if ('refused' in decision) return decision;
  const events = decision.events.map((one) => {
    if (one.type !== 'shoe-opened') return one;
    const { definition: _, ...rest } = one;
    return definition === undefined ? rest : { ...rest, definition };
  });
  return { ...decision, events };
}

function wrongCard(
  rules: Parameters<typeof Shoe.live>[0],
  seed: Parameters<typeof Shoe.live>[1],
  cut: Cut | null,
  dealt: readonly Card[],
): string | undefined {
  if (!cut) return dealt.length > 0 ? 'cards left it before it was cut' : undefined;
  try {
    const shoe = Shoe.live(rules, seed, cut);
    for (const [at, card] of dealt.entries()) {
      const due = shoe.draw();
      if (card !== due)
        return `its card ${at + 1} was dealt as ${formatCard(card)}, and the seed gives ${formatCard(due)}`;
    }
    return undefined;
  } catch (error) {
    if (error instanceof FairnessError) return error.message;
    throw error;
  }
}

function eventsOf(decision: Decision): readonly TableEvent[] {
  if ('refused' in decision) throw new JournalDiffers(`The rules refuse it: ${decision.refused.reason}`);
  return decision.events;
}

/** The event, if it is the one that is due. */
function same(due: TableEvent, event: TableEvent): TableEvent {
  if (due.type !== event.type)
    throw new JournalDiffers(`"${event.type}" is written where "${due.type}" follows from what came before.`);
  if (due !== event && !sameJson(due, event))
    throw new JournalDiffers(`"${event.type}" is written with something else than the rules give.`);
  return event;
}
