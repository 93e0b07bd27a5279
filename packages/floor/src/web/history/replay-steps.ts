import { formatCards } from '@croupier/cards';
import { bankedGameNamed } from '@croupier/games';
import {
  type Bet,
  betsBeforeTheDeal,
  type Cite,
  carry,
  differenceOf,
  type Line,
  type Look,
  lay,
  layOut,
  type Place,
  type PlaceView,
  parseRecord,
  place,
  type Round,
  type RoundEvent,
  type RoundRecord,
  replayRecord,
  type Summary,
  seatNumbersOf,
  stakedIn,
  type TableGame,
  tellRound,
  turnUp,
  VERB_WORDS,
  viewPlaces,
} from '@croupier/table';
import { chips } from '../chips/money.ts';
import type { Decided } from '../model/model.ts';
import { wagerName } from '../model/names.ts';
import type { LineNames } from '../table/line-words.ts';

/** One step of a round dealt again: what was said or done, by which clause, and the table after it. */
interface ReplayStep {
  readonly text: string;
  readonly cite: Cite | null;
  readonly places: readonly PlaceView[];
  readonly bets: readonly Bet[];
  readonly decided: readonly Decided[];
  /** How the bets came out, once they are settled. */
  readonly lines: readonly Line[];
  readonly summary: Summary | null;
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
  const { game, record, round } = dealtAgain(text);
  const steps = stepsOf(game, round, seats).map((step, at) => ({ ...step, ...wordsAt(game, round, at) }));
  return { ...replayOf(game, record, round), steps: steps.filter((step) => step.text !== '') };
}

/**
 * The same with all cards of players open, told to somebody who learns the game: cards that go out together are one step, and
 * what only the dealer's hands do is none.
 */
export function toldSteps(text: string): Replay {
  const { game, record, round } = dealtAgain(text);
  const all = stepsOf(game, round, seatNumbersOf(game.layout));
  const told = tellRound(round).flatMap(({ through, text: words, cite }): ReplayStep[] => {
    const step = all[through];
    const event = round.events[through];
    const line = event?.type === 'answered' ? answeredInWords(game, event) : capital(words);
    return step && event?.type !== 'handled' ? [{ ...step, text: line, cite }] : [];
  });
  const end = all.slice(-1).map((step) => ({ ...step, text: 'Bets are settled.' }));
  return { ...replayOf(game, record, round), steps: [...told, ...end] };
}

function dealtAgain(text: string): { game: TableGame; record: RoundRecord; round: Round } {
  const record = parseRecord(text);
  const game = bankedGameNamed(record.game).with(record.options);
  return { game, record, round: replayRecord(game, record) };
}

function replayOf(game: TableGame, record: RoundRecord, round: Round): Omit<Replay, 'steps'> {
  const difference = record.result ? (differenceOf(record.result, round) ?? null) : null;
  const names = { wagers: game.layout.wagers, bank: game.layout.bank ?? null };
  return { record, look: game.look, names, difference };
}

const wordsAt = (game: TableGame, { events }: Round, at: number): Pick<ReplayStep, 'text' | 'cite'> => {
  const event = events[at];
  if (!event) return { text: '', cite: null };
  return { text: wordsOf(game, event), cite: 'cite' in event ? event.cite : null };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The table after every event, without words. */
function stepsOf(game: TableGame, round: Round, seats: readonly number[]): ReplayStep[] {
  const places = round.places.map(({ name, owner, aside }) => place(name, owner, aside));
  let bets: readonly Bet[] = betsBeforeTheDeal(round);
  const decided: Decided[] = [];
  return round.events.map((event): ReplayStep => {
    replayOn(places, event);
    if (event.type === 'answered') {
      const back = event.withdrawn ?? [];
      bets = [...bets.filter((bet) => !back.some((one) => isSameBet(one, bet))), ...stakedIn(event)];
      const { seat, answer, staked, absent = false } = event;
      decided.push({ seat, verb: answer.verb, staked: staked ?? null, absent });
    }
    const over = event.type === 'settled' || event.type === 'voided';
    return {
      text: '',
      cite: null,
      places: viewPlaces(game.layout, { ...round, places }, { seats }),
      bets,
      decided: decided.slice(),
      lines: over ? event.lines : [],
      summary: event.type === 'settled' ? event.summary : null,
    };
  });
}

const isSameBet = (a: Bet, b: Bet): boolean =>
  a.spot === b.spot && a.wager === b.wager && a.kind === b.kind && a.player === b.player;

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
  } else if (event.type === 'arranged') {
    const at = named(event.place);
    if (at) layOut(at, event.parts);
  }
}

type Answered = Extract<RoundEvent, { type: 'answered' }>;

/** "Seat 1 takes it back: 10.00 from Bet 1." */
function answeredInWords({ layout }: TableGame, event: Answered): string {
  const { seat, answer, withdrawn = [], absent = false } = event;
  const moved = [
    ...stakedIn(event).map(({ amount, wager }) => `${chips(amount)} on ${wagerName(layout, wager)}`),
    ...withdrawn.map(({ amount, wager }) => `${chips(amount)} from ${wagerName(layout, wager)}`),
  ];
  const by = absent ? ', decided by the house: the player was away' : '';
  return `Seat ${seat} ${VERB_WORDS[answer.verb].theirs}${moved.length > 0 ? `: ${moved.join(', ')}` : ''}${by}.`;
}

/** Where cards lie: "seat 4", "the Player" where a wager is called so, "the dealer". */
function placeName({ layout }: TableGame, name: string): string {
  const [, kind = '', number] = /^(?:([a-z]+) )?(\d+)$/.exec(name) ?? [];
  if (number !== undefined) return kind === '' ? `seat ${number}` : `${kind} position ${number}`;
  return `the ${name === 'burn' ? 'burned cards' : isWager(layout, name) ? wagerName(layout, name) : name}`;
}

/** "The hand at seat 4", "the Player hand", "the dealer’s hand". */
function handName(game: TableGame, name: string): string {
  const where = placeName(game, name);
  if (!where.startsWith('the ')) return `the hand at ${where}`;
  return isWager(game.layout, name) ? `${where} hand` : `${where}’s hand`;
}

const isWager = ({ wagers }: TableGame['layout'], name: string): boolean =>
  wagers.some(({ id }) => id === name);

function wordsOf(game: TableGame, event: RoundEvent): string {
  switch (event.type) {
    case 'said':
    case 'handled':
      return event.text;
    case 'dealt':
      return `A card to ${placeName(game, event.place)}, face ${event.face}.`;
    case 'turned':
      if (event.place === 'board') return `The board shows ${formatCards(event.cards)}.`;
      return event.cards.length === 1
        ? `${formatCards(event.cards)} of ${handName(game, event.place)} is turned.`
        : capital(`${handName(game, event.place)} is turned.`);
    case 'arranged':
      return capital(
        `${handName(game, event.place)} is set: ${Object.entries(event.parts)
          .map(([part, cards]) => `${part} ${formatCards(cards)}`)
          .join(', ')}.`,
      );
    case 'moved':
      return `${event.cards.length === 1 ? 'A card' : `${event.cards.length} cards`} from ${placeName(game, event.from)} to ${placeName(game, event.to)}.`;
    case 'number-drawn':
      return `${capital(event.about)}: ${event.number}.`;
    case 'set-aside':
      return event.why.reason;
    case 'answered':
      return answeredInWords(game, event);
    case 'settled':
      return 'Bets are settled.';
    case 'voided':
      return `${event.why.reason} The hand is void: every bet goes back.`;
  }
}
