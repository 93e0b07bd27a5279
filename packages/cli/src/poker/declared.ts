import { type Declaration, type DeclarationSpot, interpret } from '@croupier/games';
import { type Answer, type Cents, cents, formatCite, formatMoney, parseMoney } from '@croupier/table';

const COUNTS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `\\d+|${COUNTS.join('|')}`;
const MONEY = '\\d[\\d,]*(?:\\.\\d+)?';
const CHIPS = new RegExp(`(?:\\b(${COUNT}) )?\\b(${MONEY}) chips?\\b`, 'g');
const PUT_IN = new RegExp(
  `\\b(?:put in|with) (${MONEY})(?: (?:put )?in\\b)?|\\b(${MONEY}) (?:put )?in\\b`,
  'g',
);
const SAID = new RegExp(
  `\\b(fold|check|call|bet|raise|pot|all[ -]?in)(?:s)?(?: (?:to )?(${MONEY})(?! chip))?`,
);

/** What may stand between them and says nothing. */
const FILLERS = [
  'i',
  'm',
  'am',
  'go',
  'going',
  'for',
  'less',
  'i’ll',
  'll',
  'will',
  'and',
  'then',
  'to',
  'with',
  'the',
  'my',
  'it',
  'hold',
  'holds',
  'holding',
];

/**
 * Words and chips as they come at a table: "raise", "one 500 chip", "I bet 40 with 30 put in", "raise, two 25 chips then
 * one 100 chip", "hold a 500 chip". Undefined where there is neither a word of betting nor a chip in it.
 */
export function declared(line: string): Declaration | undefined {
  const text = line
    .trim()
    .toLowerCase()
    .replaceAll('$', '')
    .replace(/\b(?:bet|raise)(?: to)? (?:the )?pot\b/, 'pot');
  const motions = text
    .split(/\bthen\b/)
    .map(chipsIn)
    .filter((chips) => chips.length > 0);
  const words = text.replace(CHIPS, '').replace(PUT_IN, '');
  const [, word, amount] = SAID.exec(words) ?? [];
  if (word === undefined && motions.length === 0) return undefined;
  const rest = words.replace(SAID, '').match(/[\p{L}\d]+/gu) ?? [];
  if (!rest.every((one) => FILLERS.includes(one))) return undefined;
  return {
    ...(word === undefined ? {} : { said: saidOf(word) }),
    ...(amount === undefined ? {} : { amount: parseMoney(amount) }),
    motions,
    released: !/\bhold(s|ing)?\b/.test(text),
  };
}

function saidOf(word: string): NonNullable<Declaration['said']> {
  const plain = (['fold', 'check', 'call', 'bet', 'raise', 'pot'] as const).find((one) => one === word);
  return plain ?? 'all-in';
}

/** The chips of one motion: so many of a value, or an amount that was put in. */
function chipsIn(text: string): Cents[] {
  const counted = [...text.matchAll(CHIPS)].flatMap(([, count = 'one', value = '0']) => {
    const many = /^\d/.test(count) ? Number(count) : Math.max(1, COUNTS.indexOf(count));
    return Array.from({ length: Math.min(many, 1000) }, () => parseMoney(value));
  });
  const put = [...text.replace(CHIPS, '').matchAll(PUT_IN)].map(([, after, before]) =>
    parseMoney(after ?? before ?? '0'),
  );
  // An amount that is counted out is more than one chip.
  return [...counted, ...put.flatMap((sum) => [cents(sum - 1), cents(1)])];
}

/** What a declaration comes to, and the sentence that corrects it where it was something else. */
export function takenAs(
  spot: DeclarationSpot,
  made: Declaration,
): { readonly answer: Answer; readonly correction: string | null } | { readonly why: string } {
  const read = interpret(spot, made);
  if (!read.binding) {
    return { why: read.why.cite ? `${read.why.reason} (${formatCite(read.why.cite)})` : read.why.reason };
  }
  const { answer, cites } = read;
  const { verb, amount } = answer;
  const asSaid = made.motions.length === 0 && made.said === verb && made.amount === amount;
  if (asSaid) return { answer, correction: null };
  const what = amount === undefined ? verb : `${verb} ${verb === 'raise' ? 'to ' : ''}${formatMoney(amount)}`;
  return { answer, correction: `That is taken as: ${what}. (${cites.map(formatCite).join(', ')})` };
}
