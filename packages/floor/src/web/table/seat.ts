import type { Command, PostedRules } from '@croupier/house/protocol';
import { createContext, useContext } from 'react';
import { chipsUpTo, type Denomination } from '../chips/denominations.ts';
import type { Model, TableModel } from '../model/model.ts';

/** What somebody at the table has before them and can do: everything the components at a table share. */
export interface Seat {
  readonly table: TableModel;
  readonly posted: PostedRules;
  /** The numbers printed at the seats, from the dealer's left. */
  readonly numbers: readonly number[];
  readonly asked: Model['asked'];
  /** The house hears what is done here: without a line to it no bets are taken. */
  readonly heard: boolean;
  readonly refused: Model['refused'];
  readonly chip: Denomination;
  readonly takeChip: (chip: Denomination) => void;
  readonly forDealer: boolean;
  readonly setForDealer: (yes: boolean) => void;
  /** The area that the keyboard is at, and the spot that a phone shows. */
  readonly cursor: Cursor;
  readonly moveTo: (cursor: Cursor) => void;
  /** Chips put down or taken back, all or nothing. */
  readonly bet: (changes: readonly BetChange[]) => void;
  readonly ask: (asking: Asking) => void;
  /** A table of yesterday: nobody has a rail before them, and one's own hand lies on the felt like all others. */
  readonly past?: true;
}

/** Cents put down on a wager; below zero they are taken back. */
export type BetChange = Extract<Command, { type: 'bet' }>['changes'][number];

export interface Cursor {
  readonly spot: number;
  readonly wager: string;
}

type Without<T> = T extends Command ? Omit<T, 'id' | 'table'> : never;
/** A command before it has its id and table. */
type Asking = Without<Command>;

export const SeatContext: React.Context<Seat | null> = createContext<Seat | null>(null);

export function useSeat(): Seat {
  const seat = useContext(SeatContext);
  if (!seat) throw new Error('This belongs at a table.');
  return seat;
}

/** Random hexadecimal from the browser's own generator. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The chips on the rail of a table: none that is larger than every bet there. */
export const chipsAt = ({ wagers }: PostedRules): readonly Denomination[] =>
  chipsUpTo(Math.max(0, ...wagers.map(({ most }) => most)));

/**
 * The chip taken here, whatever it adds to; or else the one last taken elsewhere, if it makes a bet here, and the smallest that
 * does: on the basic game, which is posted first.
 */
export function chipFor(here: number | null, last: number | null, posted: PostedRules): Denomination {
  const least = posted.wagers[0]?.least ?? 0;
  const offered = chipsAt(posted);
  const found =
    offered.find(({ value }) => value === here) ??
    offered.find(({ value }) => value === last && value >= least) ??
    offered.find(({ value }) => value >= least) ??
    offered.at(-1);
  if (!found) throw new Error('The rail is empty.');
  return found;
}
