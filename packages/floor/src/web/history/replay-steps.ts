import { formatCard } from '@croupier/cards';
import { gameNamed } from '@croupier/games';
import {
  type Cite,
  differenceOf,
  lay,
  type Place,
  type PlaceView,
  parseRecord,
  place,
  type RoundEvent,
  type RoundRecord,
  replayRecord,
  turnUp,
} from '@croupier/table';

/** One step of a round dealt again: what was said or done, by which clause, and the hands after it. */
interface ReplayStep {
  readonly text: string;
  readonly cite: Cite | null;
  readonly places: readonly PlaceView[];
}

export interface Replay {
  readonly steps: readonly ReplayStep[];
  readonly record: RoundRecord;
  /** Where the rules, dealt again here, give something else than the record says. */
  readonly difference: string | null;
}

/** Deals a record again by the definition of its game, in this browser. Throws Refused when it cannot be. */
export function replaySteps(text: string): Replay {
  const record = parseRecord(text);
  const game = gameNamed(record.game).with(record.options);
  const round = replayRecord(game, record);
  const places = round.places.map(({ name, owner }) => place(name, owner));
  const steps = round.events.map((event): ReplayStep => {
    replayOn(places, event);
    return {
      text: wordsOf(event),
      cite: 'cite' in event ? event.cite : null,
      places: places.map((one) => viewOf(one, game.layout.caption)),
    };
  });
  const difference = record.result ? (differenceOf(record.result, round) ?? null) : null;
  return { steps: steps.filter((step) => step.text !== ''), record, difference };
}

function replayOn(places: readonly Place[], event: RoundEvent): void {
  if (event.type !== 'dealt' && event.type !== 'turned') return;
  const at = places.find(({ name }) => name === event.place);
  if (!at) return;
  if (event.type === 'dealt') lay(at, event.card, event.face);
  else turnUp(at, event.cards.length);
}

function viewOf(at: Place, caption: (name: string, seen: Place['cards']) => string): PlaceView {
  const up = at.faces.every((face) => face === 'up');
  return {
    place: at.name,
    cards: at.cards.map((card, i) => (at.faces[i] === 'up' ? formatCard(card) : null)),
    caption: up && at.cards.length > 0 ? caption(at.name, at.cards) : '',
  };
}

function wordsOf(event: RoundEvent): string {
  switch (event.type) {
    case 'said':
    case 'handled':
      return event.text;
    case 'dealt':
      return `A card to ${event.place}, face ${event.face}.`;
    case 'turned':
      return `The ${event.place} hand is turned.`;
    case 'set-aside':
      return event.why.reason;
    case 'answered':
      return `Seat ${event.seat}: ${event.answer.verb}.`;
    case 'settled':
      return 'Bets are settled.';
    case 'voided':
      return event.why.reason;
  }
}
