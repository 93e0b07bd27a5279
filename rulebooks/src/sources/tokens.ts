/** A word or sign of a source, as written and as compared: quotes, spaces and comments make no difference. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A stretch of a source that is no code: words between JSX tags. */
export interface Prose {
  readonly start: number;
  readonly end: number;
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const REGEXP = /\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const WORD = /[#@]?[\p{ID_Start}$_][\p{ID_Continue}$]*|\d[\w.]*/uy;
const SIGN =
  /\.\.\.|=>|===|!==|==|!=|<=|>=|&&=|\|\|=|\?\?=|&&|\|\||\?\?|\?\.(?!\d)|\+\+|--|\*\*|[-+*/%&|^]=|[\s\S]/y;

/** A slash after one of these begins a regular expression. */
const BEFORE_REGEXP = new Set([
  '(',
  ',',
  '=',
  ':',
  '[',
  '!',
  '&&',
  '||',
  '?',
  '??',
  '{',
  ';',
  '=>',
  'return',
]);

/** A comma before one of these only ends a list. */
const CLOSING = new Set([')', ']', '}', '>']);

/** The tokens of a source or of a piece of one; a comma that only ends a list is none. */
export function tokensOf(text: string, prose: readonly Prose[] = []): Token[] {
  const tokens: Token[] = [];
  // For each template that is open, how many braces are open inside its `${…}`.
  const templates: number[] = [];
  const next = (pattern: RegExp, from: number): number => {
    pattern.lastIndex = from;
    return pattern.test(text) ? pattern.lastIndex : from;
  };
  const add = (start: number, end: number, as = text.slice(start, end)): number => {
    tokens.push({ text: as, start, end });
    return end;
  };
  let at = 0;
  while (at < text.length) {
    const words = prose.find(({ start, end }) => start === at && end > at);
    if (words) {
      const trimmed = text.slice(words.start, words.end).trim().replace(/\s+/g, ' ');
      if (trimmed !== '') add(words.start, words.end, trimmed);
      at = words.end;
      continue;
    }
    const code = next(SPACE, at);
    const limit = prose.find(({ start }) => start > at && start < code)?.start;
    if (code > at) {
      at = limit ?? code;
      continue;
    }
    const sign = text[at];
    const string = next(STRING, at);
    if (string > at) {
      at = add(at, string, singleQuoted(text.slice(at + 1, string - 1)));
      continue;
    }
    if (sign === '`' || (sign === '}' && templates.at(-1) === 0)) {
      if (sign === '}') templates.pop();
      const end = quasiEnd(text, at + 1);
      if (text[end - 1] === '{') templates.push(0);
      at = add(at, end);
      continue;
    }
    const open = templates.length - 1;
    if (open >= 0 && sign === '{') templates[open] = (templates[open] ?? 0) + 1;
    if (open >= 0 && sign === '}') templates[open] = (templates[open] ?? 0) - 1;
    const before = tokens.at(-1)?.text;
    const regexp =
      sign === '/' && (before === undefined || BEFORE_REGEXP.has(before)) ? next(REGEXP, at) : at;
    const word = next(WORD, at);
    at = add(at, regexp > at ? regexp : word > at ? word : next(SIGN, at));
  }
  return tokens.filter(({ text: own }, i) => own !== ',' || !CLOSING.has(tokens[i + 1]?.text ?? ''));
}

/** Where a piece of a template's words ends: after its back-tick, or after `${`. */
function quasiEnd(text: string, from: number): number {
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '`') return i + 1;
    else if (text[i] === '$' && text[i + 1] === '{') return i + 2;
  }
  return text.length;
}

/** Tokens as one line of code, with a space wherever the source has one. */
export const oneLineOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, end }, i) => text + (end === (tokens[i + 1]?.start ?? end) ? '' : ' '))
    .join('')
    .replace(/([([]) /g, '$1')
    .replace(/ ([)\]])/g, '$1');

/** A text between single quotes, whichever it stood between. */
const singleQuoted = (text: string): string =>
  `'${text.replace(/\\(['"])/g, '$1').replace(/'/g, String.raw`\'`)}'`;
