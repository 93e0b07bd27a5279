import { type AnyLayout, cents, formatMoney, progressivesOf } from '@croupier/table';
import { Fraction } from './fraction.ts';
import type { WagerOdds } from './wager-odds.ts';

/** What whoever reads the figures of a game should know: for whom they hold, and which of them favour the bettor. */
export function remarksOn(layout: AnyLayout, wagers: readonly WagerOdds[]): string[] {
  return [
    ...wagers.flatMap((odds) => favourOf(layout, odds)),
    ...wagers.flatMap((odds) => meterOf(layout, odds)),
    ...(layout.bank && !layout.bank.coversAll
      ? ["The figures are those of wagers that the player-dealer's bank covers in full."]
      : []),
    ...(layout.fees ? ['Collection fees come on top of what the figures say.'] : []),
  ];
}

const nameOf = (layout: AnyLayout, id: string): string =>
  layout.wagers.find((wager) => wager.id === id)?.name ?? id;

function favourOf(layout: AnyLayout, { wager, ev }: WagerOdds): string[] {
  const gain = Fraction.parse(ev);
  if (gain.n <= 0n) return [];
  return [
    `${nameOf(layout, wager)} favours the bettor, by ${(gain.toNumber() * 100).toFixed(4)} % of the stake.`,
  ];
}

function meterOf(layout: AnyLayout, { wager, breakEvenMeter }: WagerOdds): string[] {
  const progressive = Object.values(progressivesOf(layout)).find((one) => one.wager === wager);
  if (breakEvenMeter === undefined || !progressive) return [];
  const name = nameOf(layout, wager);
  const envied = layout.wagers.some(({ id, rows }) => id === wager && rows.some(({ envy }) => envy));
  return [
    `${name} is priced for one bettor alone at the table with it: nobody shares the meter${envied ? ', and there is no envy' : ''}.`,
    `${name} breaks even at a meter of ${formatMoney(cents(breakEvenMeter))}; the figures are at ${formatMoney(progressive.meter)}.`,
  ];
}
