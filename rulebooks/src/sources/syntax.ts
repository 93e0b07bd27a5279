import { parseSync } from 'oxc-parser';

/** A node of a syntax tree, whatever its kind. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The syntax tree of a TypeScript source; throws where it is none. */
export function parsed(path: string, text: string): SyntaxNode {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);
  return program;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  'end' in value;

/** A part of a node by its name: a node, a list, a text, nothing. */
export function part(node: SyntaxNode, name: string): unknown {
  const value: unknown = Reflect.get(node, name);
  return value;
}

/** A part that is a node. */
export function inner(node: SyntaxNode, name: string): SyntaxNode | undefined {
  const value = part(node, name);
  return isNode(value) ? value : undefined;
}

/** A part that is a list of nodes. */
export function listed(node: SyntaxNode, name: string): SyntaxNode[] {
  const value = part(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The lists of nodes, and the single ones, of which a node is made. */
export function childrenOf(node: SyntaxNode): SyntaxNode[][] {
  return Object.values(node).flatMap((value): SyntaxNode[][] => {
    if (Array.isArray(value)) {
      const nodes = value.filter(isNode);
      return nodes.length > 0 ? [nodes] : [];
    }
    return isNode(value) ? [[value]] : [];
  });
}

/** A name or a literal text: `pays`, `'pair-plus'`. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  const text = node.type === 'Literal' ? part(node, 'value') : part(node, 'name');
  if (typeof text === 'number') return String(text);
  return typeof text === 'string' ? text : undefined;
}
