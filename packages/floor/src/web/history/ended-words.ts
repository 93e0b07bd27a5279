import type { Summary } from '@croupier/table';

/** Where nobody plays against the dealer the hands are told seat by seat. */
const handAt = (summary: Summary, seat: number): string[] => {
  const hand = summary[`seat ${seat}`];
  return typeof hand === 'string' ? [hand] : [];
};

/** How a round that leaves no mark on a road ended, in a few words for whoever had the seats `own`. */
export function endedWords(summary: Summary | null, own: readonly number[]): string {
  if (summary === null) return 'Returned';
  const { dealer, qualified } = summary;
  if (typeof dealer === 'string')
    return `Dealer had ${dealer}${qualified === false ? ', did not qualify' : ''}`;
  const hands = own.flatMap((seat) => handAt(summary, seat));
  return hands.length === 0 ? 'Settled' : `You had ${hands.join(' and ')}`;
}
