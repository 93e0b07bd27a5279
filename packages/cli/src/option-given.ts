import { type Cents, parseMoney } from '@croupier/table';
import { InvalidArgumentError, Option } from 'commander';

/** Options as they were typed; the game reads them and refuses what its rulebook does not allow. */
export type GivenOptions = Readonly<Record<string, string>>;

/** `--option decks=6`, as often as there are options. */
export const optionOption = (): Option =>
  new Option(
    '-o, --option <name=value>',
    'an option of the game, such as decks=6; may be repeated',
  ).argParser(collect);

function collect(text: string, before: GivenOptions = {}): GivenOptions {
  const at = text.indexOf('=');
  const name = text.slice(0, at).trim();
  const value = text.slice(at + 1).trim();
  if (at < 0 || name === '' || value === '') throw new InvalidArgumentError('Write it as name=value.');
  if (Object.hasOwn(before, name)) throw new InvalidArgumentError(`${name} is given twice.`);
  return { ...before, [name]: value };
}

/** A whole number of at least one: 1000000, 1,000,000 or 1e6. */
export function countGiven(text: string): number {
  const plain = text.replace(/[,_](?=\d{3}(\D|$))/g, '');
  const count = /^\d+(e\d{1,2})?$/i.test(plain) ? Number(plain) : Number.NaN;
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new InvalidArgumentError('Write a whole number of at least 1, such as 1000000 or 1e6.');
  }
  return count;
}

const MOST_WORKERS = 256;

/** How many threads. */
export function workersGiven(text: string): number {
  const count = countGiven(text);
  if (count > MOST_WORKERS) throw new InvalidArgumentError(`At most ${MOST_WORKERS} threads.`);
  return count;
}

/** An amount of at least a cent. */
export function someGiven(text: string): Cents {
  const amount = amountGiven(text);
  if (amount === 0) throw new InvalidArgumentError('Write an amount of at least 0.01.');
  return amount;
}

/** An amount in dollars: 25 or 12.50. */
export function amountGiven(text: string): Cents {
  try {
    return parseMoney(text);
  } catch {
    throw new InvalidArgumentError('Write an amount as 25 or 12.50.');
  }
}
