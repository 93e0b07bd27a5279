import {
  type AnyLayout,
  type BetChange,
  type BetKind,
  type Cents,
  MoneyError,
  minus,
  NOTHING,
  parseMoney,
} from '@croupier/table';
import { BadInput } from '../failure.ts';
import { nearest } from '../nearest.ts';

/**
 * Bets in a player's words: "banker 25, tie 5", "spot 3 player 100", "tip banker 1", "10 on tie". A spot that is
 * named holds for the rest of the line; an amount below zero takes chips back.
 */
export function spokenBets(line: string, layout: AnyLayout, home = 1): BetChange[] {
  let spot = home;
  // A comma before three digits is one of an amount: 1,000.
  const clauses = line.split(/,(?!\d{3}(?!\d))|;|\band\b/i).filter((clause) => clause.trim() !== '');
  return clauses.map((clause) => {
    const change = spokenBet(clause, layout, spot);
    spot = change.spot;
    return change;
  });
}

const FILLERS = new Set(['on', 'at', 'the', 'for', 'bet', 'put', 'a', 'of', 'dollars', '$', 'with', 'to']);

function spokenBet(clause: string, layout: AnyLayout, before: number): BetChange {
  const words = withIds(clause.trim().toLowerCase(), layout)
    .replace(/\b(spot|seat)\s*#?\s*(\d+)/g, '$1$2')
    .split(/\s+/);
  let spot = before;
  let kind: BetKind = 'own';
  let wager: string | undefined;
  let amount: Cents | undefined;
  for (const word of words) {
    const spotted = /^(?:spot|seat)(\d+)$/.exec(word);
    if (spotted) spot = Number(spotted[1]);
    else if (word === 'tip' || word === 'tips' || word === 'dealer') kind = 'tip';
    else if (FILLERS.has(word)) continue;
    else if (/^[+-]?\$?\d/.test(word))
      amount = once(amount, spokenAmount(word), `two amounts in "${clause.trim()}"`);
    else wager = once(wager, spokenWager(word, layout), `two wagers in "${clause.trim()}"`);
  }
  const ids = layout.wagers.map(({ id }) => id).join(', ');
  if (wager === undefined) throw new BadInput(`Say on what: ${ids}.`);
  if (amount === undefined) throw new BadInput(`Say how much on ${wager}, such as "${wager} 25".`);
  return { spot, wager, kind, amount };
}

/** Names of several words as the id of their wager: "dragon bonus player" as "dragon-bonus-player". */
function withIds(clause: string, { wagers }: AnyLayout): string {
  const named = wagers
    .flatMap(({ id, name }) => [
      { said: name.toLowerCase(), id },
      { said: id.replaceAll('-', ' '), id },
    ])
    .filter(({ said }) => said.includes(' '))
    .toSorted((a, b) => b.said.length - a.said.length);
  return named.reduce((text, { said, id }) => text.replace(said, id), clause);
}

function once<T>(before: T | undefined, now: T, what: string): T {
  if (before !== undefined) throw new BadInput(`There are ${what}; separate bets with commas.`);
  return now;
}

function spokenAmount(word: string): Cents {
  const [, sign, digits = ''] = /^([+-]?)\$?(.*)$/.exec(word) ?? [];
  try {
    const amount = parseMoney(digits);
    if (amount === 0) throw new BadInput('A bet of nothing is no bet.');
    return sign === '-' ? minus(NOTHING, amount) : amount;
  } catch (error) {
    if (error instanceof MoneyError) throw new BadInput(error.message);
    throw error;
  }
}

/** A wager by its id, its name or the beginning of either, if that fits no other. */
function spokenWager(word: string, { wagers }: AnyLayout): string {
  const exact = wagers.find(({ id, name }) => id === word || name.toLowerCase() === word);
  if (exact) return exact.id;
  const begun = wagers.filter(({ id, name }) => id.startsWith(word) || name.toLowerCase().startsWith(word));
  if (begun.length === 1 && begun[0]) return begun[0].id;
  const ids = wagers.map(({ id }) => id);
  if (begun.length > 1) throw new BadInput(`"${word}" could be ${begun.map(({ id }) => id).join(' or ')}.`);
  const meant = nearest(word, ids);
  throw new BadInput(
    meant
      ? `"${word}" is not understood; did you mean ${meant}?`
      : `"${word}" is not understood; try "help".`,
  );
}
