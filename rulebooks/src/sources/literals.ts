import { inner, listed, part, type SyntaxNode, textOf } from './syntax.ts';

/** What stands for a value that only a running program knows. */
const UNKNOWN: unique symbol = Symbol('unknown');

/** The constants that are known at a place, by name, each with what it is set to. */
export type Constants = ReadonlyMap<string, SyntaxNode>;

/** The constants inside a node: those around it, and its own if it is a block. */
export function constantsIn(node: SyntaxNode, around: Constants): Constants {
  if (node.type !== 'Program' && node.type !== 'BlockStatement') return around;
  const own = listed(node, 'body').flatMap((statement) =>
    listed(inner(statement, 'declaration') ?? statement, 'declarations').flatMap((one) => {
      const [name, value] = [textOf(inner(one, 'id')), inner(one, 'init')];
      return name !== undefined && value ? [[name, value] as const] : [];
    }),
  );
  return new Map([...around, ...own]);
}

/** The value of an expression that is written out: texts, numbers, lists, objects, and constants made of them. */
export function literal(node: SyntaxNode | undefined, constants: Constants): unknown {
  if (node === undefined) return UNKNOWN;
  switch (node.type) {
    case 'Literal':
      return part(node, 'value');
    case 'Identifier': {
      const name = textOf(node) ?? '';
      const rest = new Map(constants);
      rest.delete(name);
      return literal(constants.get(name), rest);
    }
    case 'TemplateLiteral':
      return templateText(node, constants);
    case 'ArrayExpression':
      return listed(node, 'elements').flatMap((one) => {
        if (one.type !== 'SpreadElement') return [literal(one, constants)];
        const more = literal(inner(one, 'argument'), constants);
        return Array.isArray(more) ? more : [UNKNOWN];
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        listed(node, 'properties').flatMap((one) => {
          const key = textOf(inner(one, 'key'));
          return key === undefined ? [] : [[key, literal(inner(one, 'value'), constants)]];
        }),
      );
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return literal(inner(node, 'expression'), constants);
    case 'UnaryExpression': {
      const value = literal(inner(node, 'argument'), constants);
      return part(node, 'operator') === '-' && typeof value === 'number' ? -value : UNKNOWN;
    }
    default:
      return UNKNOWN;
  }
}

function templateText(node: SyntaxNode, constants: Constants): string {
  const values = listed(node, 'expressions').map((one) => shown(literal(one, constants)));
  return listed(node, 'quasis')
    .map((quasi, i) => `${cooked(quasi)}${values[i] ?? ''}`)
    .join('');
}

function cooked(quasi: SyntaxNode): string {
  const value = part(quasi, 'value');
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

/** A value inside a title; an ellipsis where it is not known. */
export const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '…';
