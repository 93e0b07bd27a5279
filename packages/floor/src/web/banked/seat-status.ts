import { chips } from '../chips/money.ts';
import type { Decided, TableModel } from '../model/model.ts';

/** That a seat is to decide, or what it decided last in this round, in a word or two; the house's decision for somebody away says so. */
export function decisionAt({ decided, view }: TableModel, seat: number): string | null {
  if (view.asking?.seats.includes(seat)) return 'to decide';
  const last = decided.findLast((one) => one.seat === seat);
  return last ? wordsOf(last) : null;
}

/** The same in the one word that a phone has room for. */
export function tileWords({ decided, view }: TableModel, seat: number): string | null {
  if (view.asking?.seats.includes(seat)) return 'turn';
  const last = decided.findLast((one) => one.seat === seat);
  if (!last) return null;
  return last.absent ? 'away' : doneWords(last.verb);
}

/** Verbs that do not simply take an s. */
const DONE: Readonly<Partial<Record<string, string>>> = {
  'house-way': 'house way',
  'take-back': 'takes back',
  set: 'is set',
  'turn-first': 'turns one',
  'turn-second': 'turns one',
  'turn-third': 'turns one',
  'turn-both': 'turns both',
};

const doneWords = (verb: string): string => DONE[verb] ?? `${verb}s`;

function wordsOf({ verb, staked, absent }: Decided): string {
  const did = staked ? `${doneWords(verb)} ${chips(staked.amount)}` : doneWords(verb);
  return absent ? `away: ${did}` : did;
}

export const hasFolded = ({ decided }: TableModel, seat: number): boolean =>
  decided.some((one) => one.seat === seat && one.verb === 'fold');
