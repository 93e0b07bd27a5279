import { formatCards } from '@croupier/cards';
import { bankedGameNamed } from '@croupier/games';
import {
  type Cite,
  carry,
  differenceOf,
  type Look,
  lay,
  type Place,
  type PlaceView,
  parseRecord,
  place,
  type RoundEvent,
  type RoundRecord,
  replayRecord,
  turnUp,
  VERB_WORDS,
  viewPlaces,
} from '@croupier/table';
import { chips } from '../chips/money.ts';
import type { LineNames } from '../table/line-words.ts';

/** One step of a round dealt again: what was said or done, by which clause, and the hands after it. */
interface ReplayStep {
  readonly text: string;
  readonly cite: Cite | null;
  readonly places: readonly PlaceView[];
}

export interface Replay {
  readonly steps: readonly ReplayStep[];
  readonly record: RoundRecord;
  readonly look: Look;
  /** What the game calls its wagers. */
  readonly names: LineNames;
  /** Where the rules, dealt again here, give something else than the record says. */
  readonly difference: string | null;
}

/**
 * Deals a record again by the definition of its game, in this browser. `seats` are those whose cards may be
 * looked at before they are turned. Throws Refused when it cannot be.
 */
export function replaySteps(text: string, seats: readonly number[] = []): Replay {
  const record = parseRecord(text);
  const game = bankedGameNamed(record.game).with(record.options);
  const round = replayRecord(game, record);
  const places = round.places.map(({ name, owner, aside }) => place(name, owner, aside));
  const steps = round.events.map((event): ReplayStep => {
    replayOn(places, event);
    return {
      text: wordsOf(event),
      cite: 'cite' in event ? event.cite : null,
      places: viewPlaces(game.layout, { ...round, places }, { seats }),
    };
  });
  const difference = record.result ? (differenceOf(record.result, round) ?? null) : null;
  const names = { wagers: game.layout.wagers, bank: game.layout.bank ?? null };
  return { steps: steps.filter((step) => step.text !== ''), record, look: game.look, names, difference };
}

function replayOn(places: readonly Place[], event: RoundEvent): void {
  const named = (wanted: string): Place | undefined => places.find(({ name }) => name === wanted);
  if (event.type === 'moved') {
    const [from, to] = [named(event.from), named(event.to)];
    if (from && to) carry(from, event.cards, to);
  } else if (event.type === 'dealt') {
    const at = named(event.place);
    if (at) lay(at, event.card, event.face, event.onTop);
  } else if (event.type === 'turned') {
    const at = named(event.place);
    if (at) turnUp(at, event.cards.length, event.from);
  }
}

/** A hand that is known by its seat's number is called so. */
export const placeName = (name: string): string => (/^\d+$/.test(name) ? `seat ${name}` : name);

function wordsOf(event: RoundEvent): string {
  switch (event.type) {
    case 'said':
    case 'handled':
      return event.text;
    case 'dealt':
      return `A card to ${placeName(event.place)}, face ${event.face}.`;
    case 'turned':
      if (event.place === 'board') return `The board shows ${formatCards(event.cards)}.`;
      return event.cards.length === 1
        ? `${formatCards(event.cards)} of the ${placeName(event.place)} hand is turned.`
        : `The ${placeName(event.place)} hand is turned.`;
    case 'arranged':
      return `The ${placeName(event.place)} hand is set: ${Object.entries(event.parts)
        .map(([part, cards]) => `${part} ${formatCards(cards)}`)
        .join(', ')}.`;
    case 'moved':
      return `${event.cards.length} from ${placeName(event.from)} to the ${event.to}.`;
    case 'number-drawn':
      return `${event.about}: ${event.number}.`;
    case 'set-aside':
      return event.why.reason;
    case 'answered':
      return `Seat ${event.seat}: ${VERB_WORDS[event.answer.verb].theirs}${event.staked ? ` ${chips(event.staked.amount)}` : ''}${event.absent ? ', decided by the house: the player was away' : ''}.`;
    case 'settled':
      return 'Bets are settled.';
    case 'voided':
      return event.why.reason;
  }
}
