import { type Card, formatCard } from '@croupier/cards';
import { type Cents, cents, NOTHING, Refused } from '@croupier/table';
import type { ForcedBet } from '../forced-bets.ts';
import type { PokerHand } from '../hand.ts';
import type { HandEvent } from '../hand-events.ts';
import type { HandSetup } from '../hand-state.ts';
import { unscaledText } from './decimal.ts';
import { firstToSpeak, highestPosted, inOrder, phhVariant } from './phh-setup.ts';

export interface WriteOptions {
  /** Digits after the point: 2 writes cents as dollars. */
  readonly decimals: number;
  /** Every card, for the house, or those that the table saw, with `??` for the others. */
  readonly cards: 'all' | 'shown';
  /** Seats whose cards are written though the table did not see them: the reader's own. */
  readonly own?: readonly number[];
  /** A header, for a hand among others in a `.phhs`. */
  readonly key?: string;
  /** Further fields such as `venue`, `hand` or `players`. */
  readonly fields?: Readonly<Record<string, string | number | readonly string[]>>;
}

/**
 * Writes a finished hand as PHH. What PHH has no field for stands in notes of our own that the reader understands:
 * `_smallest_chip`, `_rake_percent`, `_rake_cap`, `_first_to_act`, `_opening_price` and `_mucks`.
 */
export function writePhh(hand: PokerHand, options: WriteOptions): string {
  const { setup, events, players } = hand.state;
  if (hand.waiting.for !== 'nothing') throw new Refused({ reason: 'The hand is not over.' });
  if (events.some(({ type }) => type === 'chopped'))
    throw new Refused({ reason: 'PHH has no way to write that the blinds chopped.' });
  if (hand.state.boards.length > 1) throw new Refused({ reason: 'PHH has no way to write a second board.' });
  const { betting, rake } = setup;
  const variant = phhVariant(betting.structure, setup.variant);
  if (!variant) throw new Refused({ reason: `PHH has no letters for ${setup.variant.title}.` });
  const text = (amount: number): string => unscaledText(amount, options.decimals);
  const list = (amounts: readonly number[]): string => `[${amounts.map(text).join(', ')}]`;
  const lines = options.key === undefined ? [] : [`[${options.key}]`];
  const put = (key: string, value: string): number => lines.push(`${key} = ${value}`);

  const antes = byPosition(setup, (forced) => forced.money !== 'live');
  const blinds = byPosition(setup, (forced) => forced.money === 'live');
  put('variant', quoted(variant));
  put('ante_trimming_status', String(setup.forced.every(({ money }) => money !== 'dead')));
  put('antes', list(inOrder(antes)));
  put('blinds_or_straddles', list(inOrder(blinds)));
  if (betting.structure === 'fixed-limit') {
    put('small_bet', text(betting.smallBet));
    put('big_bet', text(betting.bigBet));
  } else put('min_bet', text(betting.minimumBet));
  const stacks = players.map(({ startingStack }) => startingStack);
  put('starting_stacks', list(stacks));
  put('actions', `[${actionsOf(hand, options).map(quoted).join(', ')}]`);
  put('finishing_stacks', list(players.map(({ stack }) => stack)));
  for (const [key, value] of Object.entries(options.fields ?? {})) put(key, fieldText(value));

  put('_smallest_chip', text(setup.smallestChip));
  if (rake) {
    put('_rake_percent', String(rake.percent));
    put('_rake_cap', text(rake.noFlopNoRake && isBare(hand) ? NOTHING : rake.cap));
  }
  const { first, price } = setup.opening;
  if (first !== firstToSpeak(blinds)) put('_first_to_act', quoted(`p${first + 1}`));
  const told = { blinds: inOrder(blinds), antes: inOrder(antes), startingStacks: stacks };
  if (price !== highestPosted(told)) put('_opening_price', text(price));
  if (events.some(({ type }) => type === 'mucked')) put('_mucks', quoted('concede'));
  return `${lines.join('\n')}\n`;
}

const isBare = (hand: PokerHand): boolean => hand.state.boards.every((board) => board.length === 0);

function byPosition(setup: HandSetup, which: (forced: ForcedBet) => boolean): Cents[] {
  const sums = setup.players.map(() => NOTHING);
  for (const forced of setup.forced.filter(which)) {
    sums[forced.position] = cents((sums[forced.position] ?? 0) + forced.amount);
  }
  return sums;
}

/** Deals first, then decisions and boards as they came; when all are in, shows stand before the last boards. */
function actionsOf(hand: PokerHand, { decimals, cards, own = [] }: WriteOptions): string[] {
  const { players, events } = hand.state;
  const name = (seat: number): string => `p${players.findIndex((player) => player.seat === seat) + 1}`;
  const dealt = new Map(players.map(({ seat }) => [seat, [] as Card[]]));
  for (const event of events) if (event.type === 'dealt') dealt.get(event.seat)?.push(event.card);
  const seen = new Set(
    events.flatMap((event) => (event.type === 'shown' || event.type === 'seen' ? [event.seat] : [])),
  );
  const holes = [...dealt].map(([seat, hole]) => {
    const known = cards === 'all' || seen.has(seat) || own.includes(seat);
    return `d dh ${name(seat)} ${known ? packed(hole) : '??'.repeat(hole.length)}`;
  });
  const played = events.flatMap((event, at) => playedText(event, events[at + 1], name, decimals));
  const shows = events.flatMap((event) => {
    if (event.type === 'shown') return [`${name(event.seat)} sm ${packed(event.cards)}`];
    return event.type === 'mucked' ? [`${name(event.seat)} sm`] : [];
  });
  const board = boardsByStreet(events);
  return [...holes, ...merged(played, board, shows)];
}

/** A decision, or a mark where a board was dealt. */
type Played = { readonly decision: string } | 'board';

function playedText(
  event: HandEvent,
  next: HandEvent | undefined,
  name: (seat: number) => string,
  decimals: number,
): Played[] {
  if (event.type === 'turned') return next?.type === 'turned' ? [] : ['board'];
  if (event.type === 'timed-out') return [{ decision: `${name(event.seat)} f` }];
  if (event.type !== 'acted') return [];
  const { verb, amount } = event.answer;
  if (verb === 'fold') return [{ decision: `${name(event.seat)} f` }];
  if (verb === 'check' || verb === 'call') return [{ decision: `${name(event.seat)} cc` }];
  if (verb !== 'bet' && verb !== 'raise') return [];
  return [{ decision: `${name(event.seat)} cbr ${unscaledText(amount ?? 0, decimals)}` }];
}

function boardsByStreet(events: readonly HandEvent[]): string[] {
  const streets: string[] = [];
  let street = '';
  for (const event of events) {
    if (event.type === 'turned') street += formatCard(event.card);
    else if (street !== '') {
      streets.push(`d db ${street}`);
      street = '';
    }
  }
  return streets;
}

function merged(played: readonly Played[], boards: readonly string[], shows: readonly string[]): string[] {
  const lastDecision = played.findLastIndex((step) => step !== 'board');
  const texts: string[] = [];
  let street = 0;
  played.forEach((step, at) => {
    if (at === lastDecision + 1) texts.push(...shows);
    if (step === 'board') {
      texts.push(boards[street] ?? '');
      street += 1;
    } else texts.push(step.decision);
  });
  return lastDecision === played.length - 1 ? [...texts, ...shows] : texts;
}

const packed = (cards: readonly Card[]): string => cards.map(formatCard).join('');

/** A text between single quotes where it can be, as TOML writes it. */
function quoted(value: string): string {
  return /\p{Cc}/u.test(value) || value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

function fieldText(value: string | number | readonly string[]): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? quoted(value) : `[${value.map(quoted).join(', ')}]`;
}
