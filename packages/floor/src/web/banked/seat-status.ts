import { VERB_WORDS } from '@croupier/table';
import { chips } from '../chips/money.ts';
import type { Decided, TableModel } from '../model/model.ts';

/** That a seat is to decide, or what it decided last in this round, in a word or two; the house's decision for somebody away says so. */
export function decisionAt({ decided, view }: TableModel, seat: number): string | null {
  if (view.asking?.seats.includes(seat)) return 'to decide';
  const last = decided.findLast((one) => one.seat === seat);
  return last ? wordsOf(last) : null;
}

const ON_A_TILE = 7;

/** The same in the one word that a phone has room for. */
export function tileWords({ decided, view }: TableModel, seat: number): string | null {
  if (view.asking?.seats.includes(seat)) return 'turn';
  const last = decided.findLast((one) => one.seat === seat);
  if (!last) return null;
  const { brief } = VERB_WORDS[last.verb];
  const [first = brief] = brief.split(' ');
  return last.absent ? 'away' : brief.length > ON_A_TILE ? first : brief;
}

function wordsOf({ verb, staked, absent }: Decided): string {
  const { brief } = VERB_WORDS[verb];
  const did = staked ? `${brief} ${chips(staked.amount)}` : brief;
  return absent ? `away: ${did}` : did;
}

export const hasFolded = ({ decided }: TableModel, seat: number): boolean =>
  decided.some((one) => one.seat === seat && one.verb === 'fold');
