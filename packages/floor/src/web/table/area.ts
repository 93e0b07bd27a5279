import type { MouseEvent } from 'react';
import { chips, signed } from '../chips/money.ts';
import { type AtArea, atArea, netOfAll } from '../model/at-area.ts';
import { broughtBy } from './line-words.ts';
import { type BetChange, type Cursor, type Seat, useSeat } from './seat.ts';

export interface Area {
  readonly at: AtArea;
  readonly name: string;
  readonly label: string;
  /** Chips can be put down here now. */
  readonly open: boolean;
  readonly atCursor: boolean;
  readonly result: 'win' | 'lose' | 'push' | '';
  readonly press: () => void;
  readonly takeBack: (event: MouseEvent | KeyboardEvent) => void;
  readonly arrive: () => void;
}

/** A betting area: what lies on it, what it is called, and what a click does. */
export function useArea(place: Cursor): Area {
  const seat = useSeat();
  const { table, posted, asked, heard, forDealer, cursor } = seat;
  const at = atArea(table.view, asked, place, forDealer);
  const name = posted.wagers.find(({ id }) => id === place.wager)?.name ?? place.wager;
  return {
    at,
    name,
    label: labelOf(seat, place, name, at),
    open: heard && table.view.phase.name === 'betting',
    atCursor: cursor.spot === place.spot && cursor.wager === place.wager,
    result: resultOf(at),
    press: () => putDown(seat, place),
    takeBack: (event) => {
      event.preventDefault();
      takeBack(seat, place);
    },
    arrive: () => seat.moveTo(place),
  };
}

/** One chip from the hand, or what a wager of one amount takes; whether it may lie there is the house's to say. */
export function putDown(seat: Seat, place: Cursor, value: number = seat.chip.value): void {
  seat.moveTo(place);
  seat.bet([laid(seat, place, value)]);
}

export function takeBack(seat: Seat, place: Cursor): void {
  const lies = ownAt(seat, place);
  if (lies.length > 0) seat.bet(lies.map(takenUp));
}

/**
 * One's own chips go from an area to another; what lies there for the dealer stays. It is one change: where they may not lie they
 * stay where they were. Off the layout everything goes.
 */
export function carry(seat: Seat, from: Cursor, onto: Cursor | null): void {
  if (!onto) {
    takeBack(seat, from);
    return;
  }
  const lies = carried(seat, from);
  const amount = lies.reduce((sum, bet) => sum + bet.amount, 0);
  if (amount === 0) return;
  seat.moveTo(onto);
  seat.bet([...lies.map(takenUp), laid(seat, onto, amount)]);
}

/** What a hand takes up that reaches for the chips of an area. */
export const carried = (seat: Seat, from: Cursor): readonly Bet[] =>
  ownAt(seat, from).filter(({ kind }) => kind !== 'tip');

type Bet = Seat['table']['view']['bets'][number];

const ownAt = ({ table: { view } }: Seat, place: Cursor): readonly Bet[] =>
  view.bets.filter(
    ({ who, spot, wager }) => who === view.you.who && spot === place.spot && wager === place.wager,
  );

const takenUp = ({ spot, wager, kind, amount }: Bet): BetChange => ({ spot, wager, kind, amount: -amount });

function laid(seat: Seat, { spot, wager }: Cursor, value: number): BetChange {
  const { option } = atArea(seat.table.view, seat.asked, { spot, wager }, seat.forDealer);
  const limits = seat.posted.wagers.find(({ id }) => id === wager);
  const amount = limits && limits.least === limits.most ? limits.least : value;
  return { spot, wager, kind: option?.kind ?? (seat.forDealer ? 'tip' : 'own'), amount };
}

function resultOf({ lines }: AtArea): Area['result'] {
  const own = lines.find(({ kind }) => kind !== 'tip') ?? lines[0];
  if (!own) return '';
  return own.result === 'win' || own.result === 'lose' ? own.result : 'push';
}

function labelOf({ table }: Seat, { spot }: Cursor, name: string, at: AtArea): string {
  const holder = table.view.spots.find((held) => held.spot === spot)?.holder;
  const whose = !holder ? '' : holder.who === table.view.you.who ? ', yours' : `, ${holder.name}`;
  const lies = [
    ...(at.mine > 0 ? [`${chips(at.mine)} down`] : []),
    ...(at.tip > 0 ? [`${chips(at.tip)} for the dealer`] : []),
    ...at.others.map(({ name: other, amount, result }) =>
      result ? `${other} ${chips(amount)}, ${broughtBy([result])}` : `${other} ${chips(amount)}`,
    ),
    ...(at.lines.length > 0 ? [`${at.lines[0]?.result ?? ''} ${signed(netOfAll(at.lines))}`] : []),
  ];
  const why = at.option?.refused ? `. ${at.option.refused.reason}` : '';
  return `Spot ${spot}${whose}, ${name}${lies.length > 0 ? `: ${lies.join(', ')}` : ''}${why}`;
}
