import { type Cents, cents, Refused } from '@croupier/table';
import { jackpotNamed, jackpots } from '../../bclc-poker/jackpots.ts';
import { finishedHand } from '../../jackpots/finished-hand.ts';
import type { OpenJackpot } from '../../jackpots/jackpot.ts';
import { judgeJackpots } from '../../jackpots/judge.ts';
import type { Drop } from '../drop.ts';
import type { PokerHand } from '../hand.ts';
import { scaled, unscaled, unscaledText } from './decimal.ts';

/** What a hand history says of jackpots: `_jackpots`, `_away` and `_awards`. */
export interface PhhJackpots {
  readonly open: readonly OpenJackpot[];
  /** Positions of players who are away from the table. */
  readonly away: ReadonlySet<number>;
  /** What was paid, in the words of the file; null where it does not say. */
  readonly awards: readonly string[] | null;
}

/** An award in the file's own units. */
export interface PhhAward {
  readonly jackpot: string;
  readonly name?: string;
  readonly player: string;
  readonly amount: number;
}

/** A hand that entered the list of a bonus that is paid later (bclc-poker 31.0). */
export interface PhhEntry {
  readonly jackpot: string;
  readonly player: string;
}

/** What `replay` says of jackpots. */
export interface ReplayedJackpots {
  readonly awards?: readonly PhhAward[];
  /** What whole dollars left over of the awards, by jackpot. */
  readonly returnedToPool?: Readonly<Record<string, number>>;
  readonly entered?: readonly PhhEntry[];
}

/** `bad-beat-1 1 100`: a fund, its percentage of the pots and the most of a hand. */
export const dropText = ({ fund, percent, cap }: Drop, text: (amount: number) => string): string =>
  `${fund} ${percent} ${text(cap)}`;

export const readDrops = (told: readonly string[], decimals: number): Drop[] =>
  told.map((text) => {
    const [, fund, percent, cap] = /^(\S+) (\d{1,2}) (\S+)$/.exec(text.trim()) ?? [];
    if (fund === undefined || cap === undefined) {
      throw new Refused({
        reason: `_drops: "${text}" should be a fund, a percentage and the most of a hand.`,
      });
    }
    return {
      fund,
      percent: Number(percent),
      cap: scaled({ number: cap }, decimals),
      // A history does not say whose fund it is; all sections have the same clause of it.
      cite: jackpots[0].with({}).clauses.contribution,
    };
  });

export function readJackpots(
  told: {
    readonly open: readonly string[];
    readonly away: readonly string[];
    readonly awards: readonly string[] | null;
  },
  players: number,
  decimals: number,
): PhhJackpots {
  return {
    open: told.open.map((text) => readOpen(text, decimals)),
    away: new Set(told.away.map((name) => positionOf(name, players))),
    awards: told.awards?.map((text) => readAward(text, players, decimals)) ?? null,
  };
}

function readOpen(text: string, decimals: number): OpenJackpot {
  const [id = '', ...rest] = text.trim().split(/\s+/);
  const amount = amountOf(rest.pop(), decimals, '_jackpots', text);
  const rules = jackpotNamed(id).with({});
  const name = rest.length === 0 ? null : rest.join(' ');
  if (!rules.prizes.some((prize) => prize.name === name)) {
    const names = rules.prizes.flatMap((prize) => prize.name ?? []);
    throw new Refused({
      reason:
        names.length === 0
          ? `_jackpots: "${text}" names a prize, and ${id} has one jackpot alone.`
          : `_jackpots: "${text}" should name one of ${names.join(', ')}.`,
    });
  }
  return { rules, name, amount };
}

/** The award in a form that can be compared, whatever spaces it was written with. */
function readAward(text: string, players: number, decimals: number): string {
  const words = text.trim().split(/\s+/);
  const amount = amountOf(words.pop(), decimals, '_awards', text);
  const player = words.pop() ?? '';
  positionOf(player, players);
  return [...words, player, unscaledText(amount, decimals)].join(' ');
}

function amountOf(text: string | undefined, decimals: number, key: string, whole: string): Cents {
  if (text === undefined || !/^\d/.test(text)) {
    throw new Refused({ reason: `${key}: "${whole}" should end with an amount.` });
  }
  return scaled({ number: text }, decimals);
}

/** `p3` as a position. */
export function positionOf(name: string, players: number): number {
  const number = Number(/^p([1-9]\d?)$/.exec(name)?.[1]);
  if (!(number <= players)) throw new Refused({ reason: `"${name}" is no player of the hand.` });
  return number - 1;
}

/** The jackpots that the hand wins, where it is played for some; a dollar is one unit of the file. */
export function replayedJackpots(
  { open, away }: PhhJackpots,
  { state }: PokerHand,
  decimals: number,
  knows: (position: number) => boolean,
): ReplayedJackpots {
  const seats = new Set(state.players.filter(({ position }) => away.has(position)).map(({ seat }) => seat));
  const judged = judgeJackpots(
    finishedHand(state, { away: seats, knows, elsewhere: [] }),
    open,
    cents(10 ** decimals),
  );
  const awards = judged.won.flatMap(({ jackpot, name, awards: parts }) =>
    parts.map(({ seat, amount }) => ({
      jackpot,
      ...(name === null ? {} : { name }),
      player: `p${seat}`,
      amount: unscaled(amount, decimals),
    })),
  );
  const returnedToPool = Object.fromEntries(
    open.map(({ rules: { id } }) => [
      id,
      unscaled(
        judged.won.filter(({ jackpot }) => jackpot === id).reduce((sum, { returned }) => sum + returned, 0),
        decimals,
      ),
    ]),
  );
  const entered = judged.listed.map(({ jackpot, seat }) => ({ jackpot, player: `p${seat}` }));
  return { awards, returnedToPool, ...(entered.length > 0 ? { entered } : {}) };
}

/** Where the awards of the file are others than those that the rules give; compared in any order. */
export function awardsDiffer(
  { awards: told }: PhhJackpots,
  { awards = [] }: ReplayedJackpots,
): string | undefined {
  if (!told) return undefined;
  const given = awards.map(({ jackpot, name, player, amount }) =>
    [jackpot, ...(name === undefined ? [] : [name]), player, String(amount)].join(' '),
  );
  const missing = without(told, given);
  const extra = without(given, told);
  if (missing.length === 0 && extra.length === 0) return undefined;
  return missing.length > 0
    ? `The hand history awards "${missing[0]}", and the rules ${extra.length > 0 ? `"${extra[0]}"` : 'do not'}.`
    : `The rules award "${extra[0]}", and the hand history does not.`;
}

/** What is in the first list more often than in the second. */
function without(these: readonly string[], those: readonly string[]): string[] {
  const left = [...those];
  return these.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
