import type { Declaration, Interpretation } from '@croupier/games';
import {
  type Answer,
  type Cents,
  formatCite,
  formatMoney,
  MoneyError,
  parseMoney,
  type Question,
} from '@croupier/table';

const WORDS = ['fold', 'check', 'call', 'bet', 'raise', 'all-in', 'pot'] as const;
const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * What somebody says and does with chips, from a line that is typed: "raise", "I bet 40", "bet 40 with 30 put in",
 * "one 500 chip", "put 100 100 then 50", "hold 500"; undefined when it is nothing of the kind.
 */
export function declared(line: string, question: Question): Declaration | undefined {
  const text = line
    .trim()
    .toLowerCase()
    .replace(/^i(?:'ll| will)?\s+/, '')
    .replace(/\ball[ -]in\b/, 'all-in');
  const [, speech = '', verb = '', pushed = ''] =
    /^(.*?)[\s,]*\b(with|put|hold)\s+(.+?)(?:\s+(?:put )?in)?$/.exec(text) ??
      silentChips(text) ?? [text, text];
  try {
    const motions = pushed === '' ? [] : pushed.split(/\s+then\s+/).map(chipsOf);
    const released = verb !== 'hold';
    if (speech === '') return motions.length > 0 ? { motions, released } : undefined;
    const [word = '', amount, ...rest] = speech.split(/\s+/).filter((part) => part !== 'to');
    const said = saidBy(word, question);
    if (said === undefined || rest.length > 0) return undefined;
    return { said, ...(amount === undefined ? {} : { amount: parseMoney(amount) }), motions, released };
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

/** "one 500 chip", without a word of what it is for. */
const silentChips = (text: string): readonly string[] | null =>
  /^(?:an? |\w+ )?\S+ chips?$/.test(text) ? [text, '', '', text] : null;

/** "100 100 50", "one 500 chip", "two 100 chips and one 25 chip" */
function chipsOf(motion: string): Cents[] {
  return motion.split(/\s+and\s+|\s*,\s*/).flatMap((part) => {
    const [, count, value] = /^(?:(\w+)\s+)?(\S+)\s+chips?$/.exec(part) ?? [];
    if (value === undefined) return part.split(/\s+/).map(chipOf);
    return Array.from({ length: countOf(count) }, () => chipOf(value));
  });
}

function chipOf(text: string): Cents {
  const chip = parseMoney(text);
  if (chip === 0) throw new MoneyError('A chip is worth something.');
  return chip;
}

function countOf(word: string | undefined): number {
  if (word === undefined || word === 'a' || word === 'an') return 1;
  const count = COUNTS.indexOf(word);
  if (count > 0) return count;
  if (/^[1-9]\d?$/.test(word)) return Number(word);
  throw new MoneyError(`"${word}" is no number of chips.`);
}

/** A word of play or its first letters; where these fit two, the one that is open. */
function saidBy(word: string, { actions }: Question): Declaration['said'] {
  const fits = WORDS.filter((known) => word !== '' && known.startsWith(word));
  const open = fits.filter((known) => actions.some(({ verb, refused }) => verb === known && !refused));
  const [only] = fits.length === 1 ? fits : open;
  return only;
}

/** Whether a declaration needs no word of the dealer: said without chips, and just what was said. */
export const isTakenAsSaid = ({ said, amount, motions }: Declaration, answer: Answer): boolean =>
  motions.length === 0 && said === answer.verb && amount === answer.amount;

/** "that is a raise to 4.00 (bclc-poker 33.0 §1.6, §1.10)." */
export function ruling({ answer, cites }: Extract<Interpretation, { binding: true }>): string {
  const { verb, amount } = answer;
  const to = verb === 'raise' ? ' to' : ' of';
  const [first, ...others] = cites;
  const clauses = first ? [formatCite(first), ...others.map(({ clause }) => `§${clause}`)] : [];
  return `that is a ${verb}${amount === undefined ? '' : `${to} ${formatMoney(amount)}`} (${clauses.join(', ')}).`;
}
