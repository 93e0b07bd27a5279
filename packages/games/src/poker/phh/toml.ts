import { Refused } from '@croupier/table';

/** A number as it is written: amounts are never turned into binary fractions. */
export interface NumberText {
  readonly number: string;
}

export type TomlValue = string | boolean | NumberText | readonly TomlValue[];

/** One table of a file, not yet read: its header, or null for what stands before any header. */
export interface TomlTable {
  readonly header: string | null;
  readonly text: string;
  /** The line of the file on which the text begins. */
  readonly line: number;
}

export type TomlFields = ReadonlyMap<string, TomlValue>;

const HEADER = /^[ \t]*\[[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|([\w./+-]+))[ \t]*\][ \t]*(?:#.*)?$/;

/** The tables of a file by their headers, so that one that cannot be read does not stop the others. */
export function tablesOf(text: string): TomlTable[] {
  const tables: { header: string | null; lines: string[]; line: number }[] = [
    { header: null, lines: [], line: 1 },
  ];
  text.split(/\r?\n/).forEach((line, at) => {
    const header = HEADER.exec(line);
    if (header) {
      tables.push({ header: header[1] ?? header[2] ?? header[3] ?? '', lines: [], line: at + 2 });
    } else tables.at(-1)?.lines.push(line);
  });
  return tables
    .filter(({ header, lines }) => header !== null || lines.some((line) => !/^[\s\uFEFF]*(#|$)/.test(line)))
    .map(({ header, lines, line }) => ({ header, text: lines.join('\n'), line }));
}

/** Reads the part of TOML that hand histories use: keys, strings, numbers, true and false, and arrays. */
export function readFields({ text, line }: TomlTable): TomlFields {
  const scanner: Scanner = new Scanner(text, line);
  const fields = new Map<string, TomlValue>();
  for (scanner.skipBlank(); !scanner.atEnd; scanner.skipBlank()) {
    const key = scanner.match(/(?:'([^'\n]*)'|"([^"\n]*)"|([\w-]+))[ \t]*=[ \t]*/y);
    if (!key) scanner.fail('a key, such as variant =, or a header, such as [1]');
    const name = key[1] ?? key[2] ?? key[3] ?? '';
    if (fields.has(name)) scanner.fail(`one ${name}, not two`);
    fields.set(name, readValue(scanner, 0));
    scanner.endLine();
  }
  return fields;
}

/** Arrays of arrays have no use here; a limit keeps a hostile file from exhausting the stack. */
const DEEPEST = 4;

function readValue(scanner: Scanner, depth: number): TomlValue {
  const literal = scanner.match(/'([^'\n]*)'/y);
  if (literal) return literal[1] ?? '';
  const quoted = scanner.match(/"((?:[^"\\\n]|\\.)*)"/y);
  if (quoted) return unescaped(quoted[1] ?? '', scanner);
  const word = scanner.match(/(true|false)\b/y);
  if (word) return word[1] === 'true';
  const date = scanner.match(/\d{4}-\d\d-\d\d[\d:TZ.+-]*|\d\d:\d\d(:\d\d(\.\d+)?)?/y);
  if (date) return date[0];
  const number = scanner.match(/[+-]?(?:\d[\d_]*(?:\.[\d_]+)?(?:[eE][+-]?\d+)?|inf|nan)/y);
  if (number) return { number: number[0].replaceAll('_', '') };
  if (!scanner.match(/\[/y) || depth >= DEEPEST) scanner.fail('a value');
  const values: TomlValue[] = [];
  for (scanner.skipBlank(); !scanner.match(/\]/y); scanner.skipBlank()) {
    values.push(readValue(scanner, depth + 1));
    scanner.skipBlank();
    if (scanner.match(/,/y)) continue;
    if (scanner.match(/\]/y)) return values;
    scanner.fail('a comma or ]');
  }
  return values;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '"': '"',
  '\\': '\\',
  b: '\b',
  f: '\f',
};

function unescaped(text: string, scanner: Scanner): string {
  return text.replace(/\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/g, (_, four, eight, one) => {
    const code: unknown = four ?? eight;
    if (typeof code === 'string') {
      const point = Number.parseInt(code, 16);
      return point <= 0x10_ffff ? String.fromCodePoint(point) : scanner.fail('a character that exists');
    }
    return ESCAPES[String(one)] ?? scanner.fail('a known escape such as \\n');
  });
}

class Scanner {
  readonly #text: string;
  readonly #firstLine: number;
  #at = 0;

  constructor(text: string, firstLine: number) {
    this.#text = text;
    this.#firstLine = firstLine;
  }

  get atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  /** Spaces, line ends and comments. */
  skipBlank(): void {
    this.match(/(?:[\s\uFEFF]|#[^\n]*)*/y);
  }

  endLine(): void {
    if (!this.match(/[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/y)) this.fail('the end of the line');
  }

  fail(wanted: string): never {
    const line = this.#firstLine + this.#text.slice(0, this.#at).split('\n').length - 1;
    throw new Refused({ reason: `Line ${line} of the hand history should have ${wanted}.` });
  }
}
