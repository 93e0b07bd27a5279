import type { AnyLayout, Bet, Cents, TableLimits } from '@croupier/table';
import { formatMoney, NOTHING } from '@croupier/table';
import type { Paint } from '../paint.ts';

/** What can be said at the table besides bets. */
export const COMMANDS: Readonly<Record<string, string>> = {
  deal: 'no more bets, and the cards come out (so does an empty line once you have bet)',
  undo: 'take the last change back',
  clear: 'take all your bets back',
  rebet: 'the bets of the last round again',
  double: 'as much again on every bet',
  bets: 'what you have on the layout, and what you could add',
  road: 'the roads of this shoe',
  rules: 'the posted pay table, limits and conditions',
  odds: 'the exact odds of each wager from a full shoe',
  bank: 'put up a bank for the next round where players bank, such as "bank 200"; "bank 0" gives it up',
  record: 'the last round as a record that "croupier replay" takes',
  why: 'how the house way sets your hand, asked with your cards, or has set the dealer’s; with its clauses',
  help: 'this list',
  quit: 'leave the table',
};

/** "main 25", "banker 25, tie 5": bets of a game as they are said. */
export function betsToSay({ wagers }: AnyLayout): string {
  const [first = '', second] = wagers.filter(({ inPlay }) => !inPlay).map(({ id }) => id);
  return second === undefined ? `${first} 25` : `${first} 25, ${second} 5`;
}

export const helpInWords = (layout: AnyLayout, paint: Paint): string =>
  [
    `Bets: "${betsToSay(layout)}", "spot 3 ${layout.wagers[0]?.id} 100", "tip ${layout.wagers[0]?.id} 1", "${layout.wagers[0]?.id} -10" to take some back.`,
    ...Object.entries(COMMANDS).map(([name, about]) => `  ${paint.bold(name.padEnd(7))} ${about}`),
  ].join('\n');

export function betsInWords(bets: readonly Bet[], home: number): string {
  if (bets.length === 0) return 'The layout is empty.';
  const told = bets.map(({ wager, spot, kind, amount }) => {
    const whose = kind === 'tip' ? 'for the dealer, ' : '';
    return `${whose}${wager} ${formatMoney(amount)}${spot === home ? '' : ` at spot ${spot}`}`;
  });
  return `On the layout: ${told.join('; ')}.`;
}

export const limitsInWords = ({ wagers }: AnyLayout, limits: TableLimits): string =>
  wagers
    .flatMap(({ id, name, inPlay }) => {
      const limit = limits[id];
      return limit && !inPlay ? [`${name} ${formatMoney(limit.least)} to ${formatMoney(limit.most)}.`] : [];
    })
    .join(' ');

export const signedMoney = (amount: Cents): string => `${amount > NOTHING ? '+' : ''}${formatMoney(amount)}`;

/** How long somebody sat: "less than a minute", "25 minutes". */
export function timeInWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'less than a minute';
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
