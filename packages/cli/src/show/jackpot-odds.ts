import type { JackpotRules } from '@croupier/games';
import type { JackpotOdds } from '@croupier/odds';
import { type Cents, formatMoney } from '@croupier/table';
import type { Paint } from '../paint.ts';
import { columns } from './columns.ts';
import { grouped, percent } from './figures.ts';

/** 52,645, and 7.83 where it comes often. */
const often = (oneIn: number): string => (oneIn < 1000 ? oneIn.toFixed(2) : grouped(Math.round(oneIn)));

const right = 'right' as const;

/** The chance of a jackpot by the number of players, and of each of its prizes at the largest table. */
export function showJackpotOdds(
  { title, id, won }: JackpotRules,
  { assumes, chances, prizes }: JackpotOdds,
  drop: Cents | undefined,
  paint: Paint,
): string {
  const heads = [
    { head: 'players', align: right },
    { head: 'one in', align: right },
    { head: 'probability', align: right },
    ...(drop === undefined ? [] : [{ head: 'collected until then', align: right }]),
    ...(chances.some(({ paidBack }) => paidBack !== undefined) ? [{ head: 'paid back', align: right }] : []),
  ];
  const rows = chances.map(({ players, oneIn, collected, paidBack }) => [
    String(players),
    often(oneIn),
    (1 / oneIn).toPrecision(7),
    ...(collected === undefined ? [] : [formatMoney(collected)]),
    ...(paidBack === undefined ? [] : [percent(paidBack, 2)]),
  ]);
  const most = chances.at(-1)?.players ?? 0;
  const each = prizes.map(({ title: prize, chances: of }) => [prize, often(of.at(-1)?.oneIn ?? Infinity)]);
  return [
    `${paint.bold(title)}  ${id}`,
    '',
    columns(heads, rows, paint, '  '),
    ...(each.length > 0
      ? ['', columns([{ head: `with ${most} players` }, { head: 'one in', align: right }], each, paint, '  ')]
      : []),
    ...(drop === undefined ? [] : ['', `  ${dropWords(won.by, drop)}`]),
    '',
    `  ${assumes} Counted over every deal.`,
  ].join('\n');
}

/** What is paid over the long run. */
const dropWords = (by: JackpotRules['won']['by'], drop: Cents): string =>
  by === 'best-of-period'
    ? `A drop of ${formatMoney(drop)} a pot is paid back whole every day on which such a hand is made.`
    : `With a drop of ${formatMoney(drop)} a pot a jackpot of what is collected until then pays back all of it; the part kept as seed is paid by the next.`;
