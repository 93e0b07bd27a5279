import { nameCard, parseCard } from '@croupier/cards';
import { type Spoken, shapeOf, toldEvent } from '@croupier/games';
import type { PokerSeatView, PokerStepView, PokerTableView } from '@croupier/house/protocol';
import { chips } from '../chips/money.ts';
import type { Amount } from './amounts.ts';

type Named = (seat: number) => Spoken;

/** A player's name without the mark of a house player, which the seat bears. */
export const nameOf = ({ name }: Pick<PokerSeatView, 'name'>): string => name.replace(/ \(bot\)$/, '');

/** A seat by the name of who was dealt in there, though they may have left since, or as the one who looks. */
export const namer =
  ({ seats, hand, you }: Pick<PokerTableView, 'seats' | 'hand' | 'you'>): Named =>
  (seat) => {
    const at = (one: { readonly seat: number }): boolean => one.seat === seat;
    const found = hand?.dealtTo.find(at) ?? seats.find(at);
    if (found?.who === you.who || (!found && seat === you.seat)) return { name: 'You', you: true };
    return { name: found ? nameOf(found) : `Seat ${seat}`, you: false };
  };

/** "ace of spades, ten of hearts and two of clubs". */
export function cardsInWords(cards: readonly string[]): string {
  const names = cards.map((card) => nameCard(parseCard(card)));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** Where cards are turned: a second board has its number. */
export const onBoard = (board: number): string => (board > 0 ? `On board ${board + 1}` : 'On the board');

/** How a hand is told to whoever looks at this table: a sentence for each thing, nothing for what speaks for itself. */
export function teller(view: PokerTableView, amount: Amount = chips): (step: PokerStepView) => string {
  const telling = { named: namer(view), amount, cards: cardsInWords, shape: shapeOf(view.hand?.log ?? []) };
  return (step) => toldEvent(step, telling);
}

/** A hand from its first blind on, a line for each thing; the cards of a street come together. */
export function toldHand(view: PokerTableView, amount: Amount = chips): readonly string[] {
  const log = view.hand?.log ?? [];
  const told = teller(view, amount);
  const lines: string[] = [];
  let street: string[] = [];
  let board = 0;
  const tellStreet = (): void => {
    if (street.length === 0) return;
    lines.push(`${onBoard(board)}: ${street.join(', ')}.`);
    street = [];
  };
  for (const step of [...log, null]) {
    if (step?.type === 'turned') {
      if (step.board !== board) tellStreet();
      board = step.board;
      street.push(nameCard(parseCard(step.card)));
      continue;
    }
    if (step?.type !== 'burned') tellStreet();
    const line = step ? told(step) : '';
    if (line) lines.push(line);
  }
  return lines;
}

/** Who won which pot with what, and what went back: the end of a hand. */
export function resultOf(view: PokerTableView, amount: Amount = chips): readonly string[] {
  const log = view.hand?.log ?? [];
  const voided = log.filter(({ type }) => type === 'voided');
  if (voided.length > 0) return voided.map(teller(view, amount));
  if (!log.some(({ type }) => type === 'awarded' || type === 'chopped')) return [];
  return log
    .filter(({ type }) => type === 'awarded' || type === 'returned' || type === 'chopped')
    .map(teller(view, amount));
}
