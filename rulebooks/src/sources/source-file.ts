import { childrenOf, inner, listed, parsed, part, type SyntaxNode, textOf } from './syntax.ts';
import { type Prose, type Token, tokensOf } from './tokens.ts';

/** Tokens from one to before another. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Something that has a name in a source, by the names around it: `threeCardPoker.wagers.[pair-plus]`. */
interface NamedPlace extends Place {
  readonly path: readonly string[];
}

/** A source as tokens, with what has a name in it, and with where its expressions, statements and properties stand. */
export class SourceFile {
  readonly path: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly program: SyntaxNode;
  readonly #named: NamedPlace[] = [];
  /** Nodes that stand side by side: statements, arguments, properties, operands of one chain; or a single one. */
  readonly #rows: Place[][] = [];

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
    this.program = parsed(path, text);
    this.tokens = tokensOf(text, proseIn(this.program));
    const first = new Map(this.tokens.map(({ start }, i) => [start, i]));
    const last = new Map(this.tokens.map(({ end }, i) => [end, i + 1]));
    const placeOf = ({ start, end }: SyntaxNode): Place | undefined => {
      const [from, to] = [first.get(start), last.get(end)];
      return from === undefined || to === undefined ? undefined : { from, to };
    };
    const walk = (node: SyntaxNode, names: readonly string[]): void => {
      const name = nameOfNode(node, names.length > 0);
      const own = name === undefined ? names : [...names, name];
      const place = placeOf(node);
      if (name !== undefined && place) this.#named.push({ path: own, ...place });
      for (const row of [...childrenOf(node), operandsOf(node)]) {
        const places = row.map(placeOf).filter((one) => one !== undefined);
        if (places.length > 0) this.#rows.push(places);
      }
      for (const row of childrenOf(node)) for (const child of row) walk(child, own);
    };
    walk(this.program, []);
  }

  /** The names that stand in no other, in order. */
  get symbols(): string[] {
    return [
      ...new Set(this.#named.flatMap(({ path: [name], path }) => (path.length === 1 && name ? [name] : []))),
    ];
  }

  /**
   * Where something of this name stands: `pointsOf`, `LiveTable.close`, `threeCardPoker.[pair-plus].pays`. The first name
   * is one that stands in no other; between the names others may stand.
   */
  named(symbol: string): Place[] {
    const wanted = pathOf(symbol);
    return this.#named.filter(({ path }) => fits(path, wanted));
  }

  /** The names around a place, the outermost first. */
  around({ from, to }: Place): readonly string[] {
    return this.#named
      .filter((one) => one.from <= from && to <= one.to)
      .reduce<readonly string[]>((deepest, { path }) => (path.length > deepest.length ? path : deepest), []);
  }

  /** Where this syntax stands as a whole in a place: an expression, a statement, a property, or several side by side. */
  find(syntax: readonly Token[], within: readonly Place[]): Place[] {
    const found = new Map<string, Place>();
    for (const { from, to } of within) {
      for (let at = from; at + syntax.length <= to; at += 1) {
        const place = { from: at, to: at + syntax.length };
        const same = syntax.every(({ text }, i) => this.tokens[at + i]?.text === text);
        if (same && syntax.length > 0 && this.#isWhole(place)) found.set(`${place.from} ${place.to}`, place);
      }
    }
    return [...found.values()].toSorted((a, b) => a.from - b.from);
  }

  /** Every whole piece of syntax of so many tokens in a place. */
  wholesOf(length: number, { from, to }: Place): Place[] {
    return Array.from({ length: Math.max(0, to - from - length + 1) }, (_, i) => ({
      from: from + i,
      to: from + i + length,
    })).filter((place) => this.#isWhole(place));
  }

  /** Every whole piece of syntax that covers a place, the smallest first. */
  wholes(covered: Place): Place[] {
    const found = new Map<string, Place>();
    for (const row of this.#rows) {
      for (const [i, { from }] of row.entries()) {
        if (from > covered.from) break;
        for (const { to } of row.slice(i)) {
          if (to >= covered.to) found.set(`${from} ${to}`, { from, to });
        }
      }
    }
    return [...found.values()].toSorted((a, b) => a.to - a.from - (b.to - b.from));
  }

  /** The source with other code in a place; an emptied place of a list takes its comma along. */
  with({ from, to }: Place, by: string): string {
    const start = this.tokens[from]?.start ?? 0;
    const end = this.tokens[to - 1]?.end ?? start;
    const after = this.text.slice(end);
    return this.text.slice(0, start) + by + (by.trim() === '' ? after.replace(/^\s*,/, '') : after);
  }

  #isWhole({ from, to }: Place): boolean {
    return this.#rows.some((row) =>
      row.some((one, i) => one.from === from && row.slice(i).some((last) => last.to === to)),
    );
  }
}

/** `a.b.[pair-plus]` as its names; a name may hold dots inside its brackets. */
const pathOf = (symbol: string): string[] => symbol.match(/\[[^\]]*\]|[^.[]+/g) ?? [];

/** Whether a path begins and ends like the wanted one and has its other names in their order. */
function fits(path: readonly string[], wanted: readonly string[]): boolean {
  if (path[0] !== wanted[0] || path.at(-1) !== wanted.at(-1) || path.length < wanted.length) return false;
  let next = 0;
  for (const name of path) if (name === wanted[next]) next += 1;
  return next === wanted.length;
}

/** What names a member of a list. */
const KEYS = ['id', 'name', 'verb', 'wager'];

function nameOfNode(node: SyntaxNode, nested: boolean): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'VariableDeclarator':
      return textOf(inner(node, 'id'));
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'Property':
      return nested ? keyOf(node) : undefined;
    case 'ObjectExpression': {
      const key = listed(node, 'properties').find((one) => KEYS.includes(keyOf(one) ?? ''));
      const value = key && inner(key, 'value');
      return nested && value?.type === 'Literal' ? `[${textOf(value)}]` : undefined;
    }
    default:
      return undefined;
  }
}

function keyOf(node: SyntaxNode): string | undefined {
  const key = inner(node, 'key');
  const name = part(node, 'computed') === true ? undefined : textOf(key);
  return name !== undefined && key?.type === 'PrivateIdentifier' ? `#${name}` : name;
}

/** The operands of a chain of one operator, `a && b && c`, of which any neighbours stand side by side. */
function operandsOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type !== 'LogicalExpression' && node.type !== 'BinaryExpression') return [];
  const [left, right] = [inner(node, 'left'), inner(node, 'right')];
  if (!left || !right) return [];
  const chained = left.type === node.type && part(left, 'operator') === part(node, 'operator');
  return [...(chained ? operandsOf(left) : [left]), right];
}

/** Words between JSX tags. */
function proseIn(node: SyntaxNode): Prose[] {
  if (node.type === 'JSXText') return [node];
  return childrenOf(node).flat().flatMap(proseIn);
}
