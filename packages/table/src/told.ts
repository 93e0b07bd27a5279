import { formatCards } from '@croupier/cards';
import type { Cite } from './cite.ts';
import type { Answer } from './decision.ts';
import { formatMoney } from './money.ts';
import { type Round, type RoundEvent, stakedIn } from './round.ts';

/** A step of a round in words, and its clause. */
export interface ToldStep {
  readonly text: string;
  readonly cite: Cite;
  /** The last event that it tells of, counted from 0. */
  readonly through: number;
}

/** A round step by step for people who may see all of it; cards of one packet are told together. */
export function tellRound({ events }: Pick<Round, 'events'>): ToldStep[] {
  const told: ToldStep[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at];
    if (!event || !('cite' in event)) continue;
    const packet = event.type === 'dealt' ? packetFrom(events, at, event) : [];
    at += Math.max(0, packet.length - 1);
    told.push({
      text: packet.length > 0 ? dealtInWords(packet) : inWords(event),
      cite: event.cite,
      through: at,
    });
  }
  return told;
}

type Dealt = Extract<RoundEvent, { type: 'dealt' }>;

function packetFrom(events: readonly RoundEvent[], from: number, first: Dealt): Dealt[] {
  const packet: Dealt[] = [];
  for (const event of events.slice(from)) {
    if (event.type !== 'dealt' || event.place !== first.place || event.face !== first.face) break;
    packet.push(event);
  }
  return packet;
}

const dealtInWords = (packet: readonly Dealt[]): string =>
  `${formatCards(packet.map(({ card }) => card))} to ${placeInWords(packet[0]?.place ?? '')}, face ${packet[0]?.face}`;

function inWords(event: Extract<RoundEvent, { readonly cite: Cite }>): string {
  switch (event.type) {
    case 'said':
      return `"${event.text}"`;
    case 'dealt':
      return dealtInWords([event]);
    case 'turned':
      return event.cards.length === 1
        ? `${formatCards(event.cards)} of ${placeInWords(event.place)} is turned up`
        : `${placeInWords(event.place)} is turned up`;
    case 'answered':
      return `seat ${event.seat}: ${[answerInWords(event.answer), ...chipsInWords(event)].join(', ')}${event.absent ? ' (absent)' : ''}`;
    case 'handled':
      return event.text;
    case 'arranged':
      return `${placeInWords(event.place)} is set: ${partsInWords(event.parts)}`;
    case 'moved':
      return `${formatCards(event.cards)} from ${placeInWords(event.from)} to ${placeInWords(event.to)}`;
    case 'number-drawn':
      return `${event.about}: ${event.number}`;
  }
}

const placeInWords = (place: string): string => (/^\d+$/.test(place) ? `seat ${place}` : place);

function answerInWords({ verb, cards, parts }: Answer): string {
  if (parts) return `${verb} ${partsInWords(parts)}`;
  return cards ? `${verb} ${formatCards(cards)}` : verb;
}

/** The chips that a decision moved: "50.00 on play", "10.00 back from bet-1". */
const chipsInWords = (event: Extract<RoundEvent, { type: 'answered' }>): string[] => [
  ...stakedIn(event).map(({ amount, wager }) => `${formatMoney(amount)} on ${wager}`),
  ...(event.withdrawn ?? []).map(({ amount, wager }) => `${formatMoney(amount)} back from ${wager}`),
];

const partsInWords = (parts: NonNullable<Answer['parts']>): string =>
  Object.entries(parts)
    .map(([part, cards]) => `${part} ${formatCards(cards)}`)
    .join(', ');
