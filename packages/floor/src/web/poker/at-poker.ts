import type { PokerTableView, SentAnswer } from '@croupier/house/protocol';
import { createContext, useContext } from 'react';
import type { Model } from '../model/model.ts';
import type { Amount } from './amounts.ts';
import type { PokerTableModel } from './poker-model.ts';
import type { Scene } from './scene.ts';
import type { Wished } from './wish.ts';

/** What somebody at a poker table has before them and can do: everything that the components share. */
export interface AtPoker {
  readonly scene: Scene;
  readonly view: PokerTableView;
  /** What was heard of the table, and what was asked of it and not yet answered. */
  readonly model: PokerTableModel & Pick<Model, 'connection' | 'asked' | 'refused'>;
  /** How amounts are written. */
  readonly amount: Amount;
  readonly answer: (answer: SentAnswer) => void;
  readonly sitDown: (seat: number, amount: number) => void;
  readonly sitOut: (out: boolean) => void;
  readonly addChips: (amount: number) => void;
  readonly standUp: () => void;
  readonly sitOutAtBlind: (wanted: boolean) => void;
  /** Null: the stack is not filled up any more. */
  readonly autoRebuy: (amount: number | null) => void;
  readonly waitForSeat: (wanted: boolean) => void;
  readonly changeTable: (to: string) => void;
  /** The table that one has asked to be moved to. */
  readonly movesTo: string | null;
  /** Null takes a declared straddle back. */
  readonly straddle: (amount: number | null) => void;
  readonly callClock: (turn: number) => void;
  readonly seeHand: (seat: number) => void;
  /** For the staff: something went wrong with the cards. */
  readonly callIrregularity: (irregularity: string) => void;
  /** What is done when one's turn comes. */
  readonly wish: Wished;
  readonly readRefusal: () => void;
  /** A hand of yesterday: nobody sits down at it. */
  readonly past?: true;
}

export const PokerContext: React.Context<AtPoker | null> = createContext<AtPoker | null>(null);

export function usePoker(): AtPoker {
  const at = useContext(PokerContext);
  if (!at) throw new Error('This belongs at a poker table.');
  return at;
}
