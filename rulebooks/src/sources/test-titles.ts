import type { ReportedTest } from '../named-clauses.ts';
import { type Constants, constantsIn, literal, shown } from './literals.ts';
import { childrenOf, inner, listed, parsed, type SyntaxNode, textOf } from './syntax.ts';

/** What is called with a title and a function and is no test: parts of one. */
const NO_TESTS = new Set(['step', 'use', 'extend', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']);

/**
 * The tests of a file by their titles, without running it. A table of rows (`it.each`) that is written out gives a test
 * for each row, as it does when it runs; what only a running test knows is an ellipsis in its title.
 */
export function titledTests(file: string, text: string): ReportedTest[] {
  const tests: ReportedTest[] = [];
  const walk = (node: SyntaxNode, around: readonly string[], outer: Constants): void => {
    const constants = constantsIn(node, outer);
    const call = titledCall(node, constants);
    if (call === undefined) {
      for (const child of childrenOf(node).flat()) walk(child, around, constants);
      return;
    }
    for (const title of call.titles) {
      if (call.suite)
        for (const child of listed(node, 'arguments')) walk(child, [...around, title], constants);
      else tests.push({ file, around, title });
    }
  };
  walk(parsed(file, text), [], new Map());
  return tests;
}

function titledCall(
  node: SyntaxNode,
  constants: Constants,
): { readonly suite: boolean; readonly titles: readonly string[] } | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = inner(node, 'callee');
  const [title, ...rest] = listed(node, 'arguments');
  if (!callee || !title || !rest.some(isFunction)) return undefined;
  const names = calledNames(callee);
  const [first = ''] = names;
  if (!['it', 'test', 'describe'].includes(first) || names.some((name) => NO_TESTS.has(name)))
    return undefined;
  const given = literal(title, constants);
  if (typeof given !== 'string') return undefined;
  const table =
    names.includes('each') || names.includes('for')
      ? inner(callee, 'callee') && listed(callee, 'arguments')[0]
      : undefined;
  const rows = literal(table, constants);
  return {
    suite: names.includes('describe'),
    titles: Array.isArray(rows) ? rows.map((row: unknown, i) => titleOfRow(given, row, i)) : [given],
  };
}

const isFunction = ({ type }: SyntaxNode): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** `it.skipIf(…).each` as its names. */
function calledNames(callee: SyntaxNode): string[] {
  const name = textOf(callee);
  if (callee.type === 'Identifier') return name === undefined ? [] : [name];
  const [object, property] = [inner(callee, 'object'), textOf(inner(callee, 'property'))];
  if (object) return [...calledNames(object), ...(property === undefined ? [] : [property])];
  const called = inner(callee, 'callee');
  return called ? calledNames(called) : [];
}

/** A title with a row's values where it asks for them: `%s`, `%i`, `%j`, `$name`. */
function titleOfRow(title: string, row: unknown, index: number): string {
  const values: unknown[] = Array.isArray(row) ? [...row] : [row];
  return title
    .replace(/%[sdifjo%#$]/g, (sign) => {
      if (sign === '%%') return '%';
      if (sign === '%#') return String(index);
      if (sign === '%$') return String(index + 1);
      if (values.length === 0) return sign;
      const value = values.shift();
      return sign === '%j' && isWritten(value) ? JSON.stringify(value) : shown(value);
    })
    .replace(/\$([a-zA-Z]\w*)/g, (whole, name: string) =>
      typeof row === 'object' && row !== null && name in row
        ? shown(Object.entries(row).find(([key]) => key === name)?.[1])
        : whole,
    );
}

/** Whether every part of a value is written out. */
const isWritten = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isWritten)
    : typeof value !== 'symbol';
