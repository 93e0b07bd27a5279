import type { LineView } from '@croupier/house/protocol';
import { chips, signed } from '../chips/money.ts';
import { type AtArea, netOfAll, type Settled, settledOf } from '../model/at-area.ts';
import { wagerName } from '../model/names.ts';

const RESULTS: Record<LineView['result'], string> = {
  win: 'wins',
  lose: 'loses',
  push: 'pushes',
  withdrawn: 'withdrawn',
  void: 'returned',
};

/** Why a bet brought nothing, in the one word that there is room for beside its chips. */
const NOTHING: Record<LineView['result'], string> = {
  win: '0',
  lose: '0',
  push: 'push',
  withdrawn: 'back',
  void: 'back',
};

/** What bets brought their owner: "+25", "−5", or why it is nothing. */
export function broughtBy(lines: readonly Settled[]): string {
  const [first, ...more] = lines;
  const net = netOfAll(lines);
  return first && net === 0 && more.every(({ result }) => result === first.result)
    ? NOTHING[first.result]
    : signed(net);
}

/** What the others' bets on an area brought them; null until the round is over. */
export function broughtToOthers(at: Pick<AtArea, 'others'>): string | null {
  const settled = settledOf(at);
  return settled.length === 0 ? null : broughtBy(settled);
}

/** Lines that are no bet on the layout, by the names that a record gives them. */
const AWARDS: Readonly<Record<string, string>> = {
  fee: 'Collection fee',
  envy: 'Envy award',
  jackpot: 'Jackpot',
};

/** What the names of lines are taken from: a posted table, or the layout of a round that is dealt again. */
export interface LineNames {
  readonly wagers: readonly { readonly id: string; readonly name: string }[];
  /** The wagers that a player's bank pays and takes; null where only the house banks. */
  readonly bank: { readonly wagers: readonly string[] } | null;
}

/** What a line is of: the wager by its name, or what is none. */
export const lineName = (wager: string, name: string): string =>
  wager === 'bank' ? 'Your bank' : (AWARDS[wager] ?? name);

/** "Banker wins", "Your bank loses", "Collection fee". */
export function outcomeOf(line: LineView, names: LineNames): string {
  const name = lineName(line.wager, wagerName(names, line.wager));
  return line.wager in AWARDS ? name : `${name} ${RESULTS[line.result]}`;
}

/** Why: the row of the pay table, or what else decided. */
export function reasonOf(line: LineView, names: LineNames): string | null {
  const banked = names.bank?.wagers.includes(line.wager) ?? false;
  if (line.wager === 'bank') return 'What the bank took from the other bets, less what it paid them';
  if (line.wager === 'fee') return 'Collected for the round; part of no wager, and never returned';
  if (line.wager === 'envy') return 'Another bettor’s hand won the award that is shared in envy';
  if (line.result === 'void')
    return banked ? 'The bank could not cover it' : 'The round was void: the bet goes back';
  if (line.result === 'lose' && line.returned > 0)
    return `The bank covered ${chips(line.stake - line.returned)} of it; the rest goes back`;
  if (line.result === 'push' && line.commission > 0)
    return `${line.row ?? 'Tie'}: the bet stays yours, less ${chips(line.commission)} vigorish`;
  return line.row;
}

/** "25 staked, 25 won, 1.25 commission, 48.75 back". */
export function sumsOf(line: LineView): string {
  if (line.wager === 'fee') return `${chips(-line.returned)} collected`;
  const parts = [
    ...(line.stake > 0 ? [`${chips(line.stake)} ${line.wager === 'bank' ? 'put up' : 'staked'}`] : []),
    ...(line.won > 0 ? [`${chips(line.won)} won`] : []),
    ...(line.commission > 0 ? [`${chips(line.commission)} commission`] : []),
    // Only what is won for the dealers is theirs: a bet for them that stands off goes back to whoever made it.
    `${chips(line.returned)} ${line.kind === 'tip' && line.result === 'win' ? 'to the dealers' : 'back'}`,
  ];
  return parts.join(', ');
}
