import type { Card } from '@croupier/cards';
import type { PokerHand } from '../hand.ts';
import type { HandEvent } from '../hand-events.ts';
import type { HandState } from '../hand-state.ts';
import type { Player } from '../player.ts';
import { handWords } from './hand-words.ts';
import { streetAt } from './streets.ts';
import { heading, inBrackets, moneyText, streetName, type TrackedHand } from './tracked-hand.ts';

type Awarded = Extract<HandEvent, { type: 'awarded' }>;

/** How a pot is called: alone it is "pot"; side pots are counted only where there are several. */
export const potName = (pot: number, pots: number): string =>
  pots === 1 ? 'pot' : pot === 0 ? 'main pot' : pots === 2 ? 'side pot' : `side pot-${pot}`;

/** The last side pot first, the main pot last. */
export const awardsIn = ({ events }: HandState, board: number): Awarded[] =>
  events
    .filter((event): event is Awarded => event.type === 'awarded' && event.board === board)
    .toSorted((a, b) => b.pot - a.pot);

const allAwards = (state: HandState): Awarded[] => state.boards.flatMap((_, board) => awardsIn(state, board));

export const potsIn = (state: HandState): number =>
  Math.max(0, ...allAwards(state).map(({ pot }) => pot + 1));

const boardText = (cards: readonly Card[] | undefined): string => `Board ${inBrackets(cards ?? [])}`;

/** What is left when the hand is over: the pots with what was taken of them, the board, and a line for every seat. */
export function summaryOf({ state }: PokerHand, told: TrackedHand): string[] {
  const { boards, players } = state;
  const twice = boards.length > 1;
  return [
    heading('SUMMARY'),
    totals(state, told),
    ...(twice ? ['Hand was run twice'] : []),
    ...(twice ? [`FIRST ${boardText(boards[0])}`, `SECOND ${boardText(boards[1])}`] : []),
    ...(!twice && boards[0]?.length ? [boardText(boards[0])] : []),
    ...players.toSorted((a, b) => a.seat - b.seat).map((player) => seatLine(state, player, told)),
  ];
}

const sumOf = (awards: readonly Awarded[]): number => awards.reduce((all, { amount }) => all + amount, 0);

/** Rake is everything that was taken of the pots, for jackpots too: what was collected and the rake are the total. */
function totals(state: HandState, told: TrackedHand): string {
  const awards = allAwards(state);
  const taken = state.raked + state.dropped;
  const money = (amount: number): string => moneyText(amount, told);
  const pots = potsIn(state);
  const parts = Array.from({ length: pots }, (_, pot) => {
    const name = potName(pot, pots);
    const amount = sumOf(awards.filter((award) => award.pot === pot));
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${money(amount)}.`;
  });
  const divided = pots > 1 ? ` ${parts.join(' ')}` : '';
  return `Total pot ${money(sumOf(awards) + taken)}${divided} | Rake ${money(taken)}`;
}

function seatLine(state: HandState, player: Player, told: TrackedHand): string {
  const { seat, position } = player;
  const marks = [
    ...(state.setup.opening.by === 'blinds' && seat === told.button ? ['(button)'] : []),
    ...(position === state.smallBlind ? ['(small blind)'] : []),
    ...(position === state.bigBlind ? ['(big blind)'] : []),
  ];
  return [`Seat ${seat}: ${told.named(seat)}`, ...marks, resultOf(state, player, told)].join(' ');
}

function resultOf(state: HandState, player: Player, told: TrackedHand): string {
  const { seat, cards, out, shown } = player;
  if (out === 'folded' || out === 'dead') return foldedWhen(state, player);
  const won = state.boards.map((_, board) =>
    awardsIn(state, board)
      .filter((award) => award.seat === seat)
      .reduce((sum, { amount }) => sum + amount, 0),
  );
  if (!shown && out === null)
    return `collected (${moneyText(
      won.reduce((sum, part) => sum + part, 0),
      told,
    )})`;
  if (out === 'mucked') return shown || seat === told.hero ? `mucked ${inBrackets(cards)}` : 'mucked';
  const results = won.map((amount, board) => {
    const words = handWords(state.setup.variant, cards, state.boards[board] ?? []);
    return `and ${amount > 0 ? `won (${moneyText(amount, told)})` : 'lost'} with ${words}`;
  });
  return `showed ${inBrackets(cards)} ${results.join(', ')}`;
}

/** Antes and blinds are no bets that a player chose to make. */
function foldedWhen({ events, setup }: HandState, { seat }: Player): string {
  let street = 0;
  let own = 0;
  let board = 0;
  for (const event of events) {
    if (event.type === 'turned') board += 1;
    if (event.type === 'dealt' && event.seat === seat) own += 1;
    if (board > 0 || own > 0) street = streetAt(setup.variant.streets, own, board);
    const gone =
      (event.type === 'acted' && event.answer.verb === 'fold') ||
      event.type === 'timed-out' ||
      event.type === 'mucked';
    if (gone && event.seat === seat) break;
  }
  const name = setup.variant.streets[street]?.name ?? '';
  const when = setup.opening.by === 'blinds' && street === 0 ? 'before Flop' : `on the ${streetName(name)}`;
  return `folded ${when}${hasBet(events, seat) ? '' : " (didn't bet)"}`;
}

const hasBet = (events: readonly HandEvent[], seat: number): boolean =>
  events.some(
    (event) =>
      (event.type === 'acted' && event.seat === seat && event.put > 0) ||
      (event.type === 'posted' && event.seat === seat && event.kind !== 'ante'),
  );
