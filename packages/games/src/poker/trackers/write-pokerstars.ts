import { Refused, type Verb } from '@croupier/table';
import type { PokerHand } from '../hand.ts';
import type { HandEvent } from '../hand-events.ts';
import type { HandSetup, HandState } from '../hand-state.ts';
import { isVoid } from '../irregularities.ts';
import { boardLine, boardsToLay } from './board-lines.ts';
import { DealtCards, holeCardLines } from './dealt-cards.ts';
import { handWords } from './hand-words.ts';
import { awardsIn, potName, potsIn, summaryOf } from './pokerstars-summary.ts';
import { heading, inBrackets, moneyText, stakesText, type TrackedHand } from './tracked-hand.ts';

/**
 * Writes a finished hand in PokerStars' layout, which trackers import. Hold'em, Omaha and Seven Card Stud are written as
 * they are there; what PokerStars never dealt stands in the closest form: pineapple as hold'em with the cards that were
 * kept, five card stud by its streets, a kill blind as a straddle at the stakes of its round. A hand that was called
 * off, or whose blinds were chopped, is cancelled: nobody won it.
 */
export function writePokerStars(hand: PokerHand, told: TrackedHand): string {
  if (hand.waiting.for !== 'nothing') throw new Refused({ reason: 'The hand is not over.' });
  const { state } = hand;
  const cancelled = isVoid(state) || state.events.some(({ type }) => type === 'chopped');
  const lines = [
    ...openingLines(state, told),
    ...postedLines(state, told),
    ...playLines(state, told),
    ...(cancelled ? ['Hand cancelled'] : []),
    ...summaryOf(hand, told),
  ];
  return `${lines.join('\n')}\n`;
}

const LIMITS = { 'fixed-limit': 'Limit', 'no-limit': 'No Limit', 'pot-limit': 'Pot Limit' } as const;

function openingLines({ setup, players }: HandState, told: TrackedHand): string[] {
  const { variant, betting, opening } = setup;
  const money = (amount: number): string => moneyText(amount, told);
  const button = opening.by === 'blinds' ? ` Seat #${told.button} is the button` : '';
  const seats = players
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, startingStack }) => `Seat ${seat}: ${told.named(seat)} (${money(startingStack)} in chips)`);
  return [
    `PokerStars Hand #${told.number}:  ${variant.trackedAs} ${LIMITS[betting.structure]} (${stakesText(stakesOf(setup), told)} USD) - ${timeOf(told.at)}`,
    `Table '${told.table}' ${told.chairs}-max${button}`,
    ...seats,
  ];
}

/** The bets of a limit game, otherwise the blinds of the table, whoever has a kill blind in place of one of them. */
function stakesOf({ betting, opening, forced, kill }: HandSetup): readonly [number, number] {
  if (betting.structure === 'fixed-limit') return [betting.smallBet, betting.bigBet];
  if (opening.by === 'cards') return [betting.minimumBet, betting.minimumBet * 2];
  const posted = kill?.forced ?? forced;
  const blind = (kind: string): number | undefined => posted.find((bet) => bet.kind === kind)?.amount;
  const big = kill?.bigBlind ?? blind('big-blind') ?? betting.minimumBet;
  return [blind('small-blind') ?? Math.floor(big / 2), big];
}

/** In UTC, with the eastern time in brackets by which trackers count; hours have no leading zero. */
function timeOf(at: Date): string {
  return `${clockIn('UTC', at)} UTC [${clockIn('America/New_York', at)} ET]`;
}

function clockIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}/${part('month')}/${part('day')} ${Number(part('hour'))}:${part('minute')}:${part('second')}`;
}

type Posted = Extract<HandEvent, { type: 'posted' }>;

/** Antes first, then the blinds, the small one first. A missed big blind comes with the dead small one where both are owed. */
function postedLines({ events, players }: HandState, told: TrackedHand): string[] {
  const posted = events.filter((event): event is Posted => event.type === 'posted');
  const stacks = new Map(players.map(({ seat, startingStack }) => [seat, Number(startingStack)]));
  const line = (seat: number, what: string, amount: number): string => {
    const left = (stacks.get(seat) ?? 0) - amount;
    stacks.set(seat, left);
    return `${told.named(seat)}: posts ${what} ${moneyText(amount, told)}${left === 0 ? ' and is all-in' : ''}`;
  };
  const owesBoth = (seat: number): boolean =>
    ['missed-small-blind', 'missed-big-blind'].every((kind) =>
      posted.some((event) => event.seat === seat && event.kind === kind),
    );
  const order = IN_ORDER.flatMap((kinds) => posted.filter(({ kind }) => kinds.includes(kind)));
  return order.flatMap((event) => {
    const { seat, kind, amount } = event;
    if (kind === 'missed-small-blind' && owesBoth(seat)) return [];
    if (kind !== 'missed-big-blind' || !owesBoth(seat)) return [line(seat, POSTS[kind], amount)];
    const dead = posted.find((other) => other.seat === seat && other.kind === 'missed-small-blind');
    return [line(seat, 'small & big blinds', amount + (dead?.amount ?? 0))];
  });
}

const IN_ORDER: readonly (readonly Posted['kind'][])[] = [
  ['ante'],
  ['small-blind'],
  ['big-blind'],
  ['missed-small-blind', 'missed-big-blind', 'straddle', 'kill-blind'],
];

const POSTS: Readonly<Record<Posted['kind'], string>> = {
  ante: 'the ante',
  'small-blind': 'small blind',
  'big-blind': 'big blind',
  straddle: 'straddle',
  'kill-blind': 'straddle',
  'missed-small-blind': 'small blind',
  'missed-big-blind': 'big blind',
};

/** Cards, actions and boards as they came, and the showdown of each board. */
function playLines(state: HandState, told: TrackedHand): string[] {
  const { setup, events } = state;
  const cards = setup.opening.by === 'cards' ? new DealtCards(state, told) : null;
  const lines: string[] = cards ? [] : holeCardLines(state, told);
  const boards = boardsToLay(state);
  let price: number = setup.opening.by === 'blinds' ? setup.opening.price : 0;
  for (const event of events) {
    if (cards && event.type !== 'posted') lines.push(...cards.before(event));
    if (event.type === 'collected') price = 0;
    else if (event.type === 'turned') lines.push(...boardLine(state, boards, event));
    else if (event.type === 'acted') {
      const { verb, amount } = event.answer;
      const done = actionWords(event, price, told);
      if (done) lines.push(`${told.named(event.seat)}: ${done}`);
      if (verb === 'bet' || verb === 'raise') price = Math.max(price, amount ?? 0);
      if (verb === 'bring-in') price = event.put;
    } else lines.push(...asideLines(state, event, told));
  }
  const uncontested = !events.some(({ type }) => type === 'shown');
  return [...lines, ...(uncontested ? collectedLines(state, 0, told) : showdowns(state, told))];
}

function asideLines(state: HandState, event: HandEvent, told: TrackedHand): string[] {
  const name = 'seat' in event ? told.named(event.seat) : '';
  if (event.type === 'timed-out') return [`${name} has timed out`, `${name}: folds`];
  if (event.type === 'returned')
    return [`Uncalled bet (${moneyText(event.amount, told)}) returned to ${name}`];
  // Dealt out after the kill blind was posted; hands that are mucked at the showdown stand there.
  if (event.type === 'mucked' && !isMucked(state, event.seat)) return [`${name}: folds`];
  if (event.type !== 'chopped') return [];
  return event.seats.map((seat) => {
    const posted = state.events.find((other) => other.type === 'posted' && other.seat === seat);
    const amount = posted?.type === 'posted' ? posted.amount : 0;
    return `Uncalled bet (${moneyText(amount, told)}) returned to ${told.named(seat)}`;
  });
}

/** What a player does; nothing for what the layout has no words for. A raise is told by how much and to how much. */
function actionWords(
  { answer: { verb, amount }, put, allIn }: Extract<HandEvent, { type: 'acted' }>,
  price: number,
  told: TrackedHand,
): string | undefined {
  const to = Number(amount ?? 0);
  const money = (chips: number): string => moneyText(chips, told);
  const words: Partial<Record<Verb, string>> = {
    fold: 'folds',
    check: 'checks',
    call: `calls ${money(put)}`,
    bet: `bets ${money(to)}`,
    raise: `raises ${money(to - price)} to ${money(to)}`,
    'bring-in': `brings in for ${money(put)}`,
  };
  const done = words[verb];
  return done && `${done}${allIn && put > 0 ? ' and is all-in' : ''}`;
}

/** How a showdown is headed: where the board was run twice there are two. */
function showdowns(state: HandState, told: TrackedHand): string[] {
  const twice = state.boards.length > 1;
  return state.boards.flatMap((cards, board) => [
    heading(twice ? `${board === 0 ? 'FIRST' : 'SECOND'} SHOW DOWN` : 'SHOW DOWN'),
    ...state.events.flatMap((event) => {
      if (event.type === 'shown') {
        const words = handWords(state.setup.variant, event.cards, cards);
        return [`${told.named(event.seat)}: shows ${inBrackets(event.cards)} (${words})`];
      }
      const mucks = event.type === 'mucked' && isMucked(state, event.seat);
      return mucks ? [`${told.named(event.seat)}: mucks hand`] : [];
    }),
    ...collectedLines(state, board, told),
    ...noLow(state, board),
  ]);
}

/** Where a low counts and nobody had one. */
function noLow(state: HandState, board: number): string[] {
  const counts = state.setup.variant.hands.some(({ name }) => name === 'low');
  return counts && !awardsIn(state, board).some(({ hand }) => hand === 'low')
    ? ['No low hand qualified']
    : [];
}

const isMucked = ({ players }: HandState, seat: number): boolean =>
  players.some((player) => player.seat === seat && player.out === 'mucked');

function collectedLines(state: HandState, board: number, told: TrackedHand): string[] {
  const pots = potsIn(state);
  const awards = awardsIn(state, board).map(
    ({ seat, amount, pot }) =>
      `${told.named(seat)} collected ${moneyText(amount, told)} from ${potName(pot, pots)}`,
  );
  const shows = state.events.some(({ type }) => type === 'shown');
  const [winner] = awardsIn(state, board);
  return shows || !winner ? awards : [...awards, `${told.named(winner.seat)}: doesn't show hand`];
}
