import type { SimulatedWager, Simulation } from '@croupier/odds';
import type { Paint } from '../paint.ts';
import { columns } from './columns.ts';
import { grouped, percent, signed } from './figures.ts';
import { showOptions } from './options.ts';

/** A simulation for people: each wager, or each seat, beside what is known exactly. */
export function showSimulation(title: string, seen: Simulation, paint: Paint): string {
  const right = 'right' as const;
  const bySeats = seen.wagers.some(({ seat }) => seat !== undefined);
  const heads = [
    ...(bySeats ? [{ head: 'seat' }, { head: 'strategy' }] : []),
    { head: 'wager' },
    { head: 'mean', align: right },
    { head: 'standard error', align: right },
    { head: '95 % interval' },
    { head: 'exact ev', align: right },
    { head: '' },
    { head: 'hits', align: right },
    { head: 'exact hits', align: right },
  ];
  const rows = seen.wagers.map((wager) => [
    ...(bySeats ? [String(wager.seat ?? ''), wager.strategy ?? ''] : []),
    ...figuresOf(wager, paint),
  ]);
  return [
    `${paint.bold(title)}  ${seen.game}  ${paint.dim(showOptions(seen.options))}`,
    `${grouped(seen.rounds)} rounds from ${grouped(seen.shoes)} shoes, seed ${seen.seed}; results for one unit staked`,
    '',
    columns(heads, rows, paint, '  '),
    '',
    paint.dim('One interval in twenty misses the exact value by chance alone.'),
  ].join('\n');
}

/** Poker among players: what each seat wins or loses for a hundred hands, in bets of the first round (big blinds where there are blinds). */
export function showHands(title: string, seen: Simulation, paint: Paint): string {
  const right = 'right' as const;
  const heads = [
    { head: 'seat' },
    { head: 'strategy' },
    { head: 'per 100 hands', align: right },
    { head: '95 % interval' },
    { head: 'hands won', align: right },
  ];
  const rows = seen.wagers.map(({ seat, strategy, mean, ci95, hitFrequency }) => [
    String(seat ?? ''),
    strategy ?? '',
    per100(mean),
    ci95 === null ? 'none' : `${per100(ci95[0])} to ${per100(ci95[1])}`,
    percent(hitFrequency),
  ]);
  return [
    `${paint.bold(title)}  ${seen.game}  ${paint.dim(showOptions(seen.options))}`,
    `${grouped(seen.rounds)} hands, seed ${seen.seed}; in bets of the first round, each with a hundred of them at the beginning of every hand`,
    '',
    columns(heads, rows, paint, '  '),
  ].join('\n');
}

const per100 = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(100 * value).toFixed(2)}`;

const figuresOf = (wager: SimulatedWager, paint: Paint): string[] => [
  paint.bold(wager.wager),
  signed(wager.mean),
  wager.standardError === null ? 'none' : wager.standardError.toFixed(6),
  wager.ci95 === null ? 'none' : `${signed(wager.ci95[0])} to ${signed(wager.ci95[1])}`,
  wager.exact ? signed(wager.exact.value) : paint.dim('not solved'),
  verdict(wager.within, paint),
  percent(wager.hitFrequency),
  wager.exact ? percent(wager.exact.hitFrequency) : '',
];

function verdict(within: boolean | null, paint: Paint): string {
  if (within === null) return '';
  return within ? paint.green('inside') : paint.yellow('outside');
}
