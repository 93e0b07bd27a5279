import { formatCite, formatMoney, type Line, type Round, tellRound } from '@croupier/table';
import { linesOf } from './recorded.ts';

/** A round as a dealer reads it: every step and call with its clause, then every line. Kept beside the game's tests. */
export function goldenRound(round: Round): string {
  const steps = tellRound(round).map(({ text, cite }) => `${text}  [${formatCite(cite)}]`);
  return `${[...steps, '', ...linesOf(round).map(lineInWords)].join('\n')}\n`;
}

const lineInWords = ({
  seat,
  wager,
  kind,
  stake,
  result,
  won,
  commission,
  returned,
  cites,
}: Line): string => {
  const who = seat === 0 ? 'dealer' : `seat ${seat}`;
  const fee = commission > 0 ? `, commission ${formatMoney(commission)}` : '';
  const whose = kind === 'own' ? '' : ` (${kind})`;
  return `${who} ${wager}${whose}: ${formatMoney(stake)} ${result}, won ${formatMoney(won)}${fee}, returned ${formatMoney(returned)}  [${cites.map(formatCite).join(', ')}]`;
};
