import { posix } from 'node:path';
import { halves } from './anchors.ts';
import type { Product } from './product.ts';
import type { SourceFile } from './source-file.ts';
import { childrenOf, inner, isNode, listed, part, type SyntaxNode, textOf } from './syntax.ts';

/** The sources that packages are imported by: `@croupier/games` is `packages/games/src/index.ts`. */
export type Doors = ReadonlyMap<string, string>;

/** An export of a source; `*` is all of them. */
export interface Export {
  readonly path: string;
  readonly name: string;
}

/** One statement that stands in no other, with the names that it declares and what it needs of others. */
interface Unit {
  readonly declares: readonly string[];
  readonly mentions: ReadonlySet<string>;
  readonly imports: readonly Export[];
  /** Every word of it, members of objects too. */
  readonly words: readonly string[];
}

interface Module {
  readonly units: readonly Unit[];
  readonly imported: ReadonlyMap<string, Export>;
  /** Exported under a name: a name of its own, or something of another source. */
  readonly exported: ReadonlyMap<string, string | Export>;
  readonly passedOn: readonly string[];
}

/**
 * What is called, however indirectly, from where the product starts: the names of a source that a reached statement
 * mentions, in it or in what imports it. Types count like values, tests do not.
 */
export class Reach {
  readonly #product: Product;
  readonly #doors: Doors;
  readonly #modules = new Map<string, Module>();
  readonly #reached = new Map<Unit, string>();
  readonly #words = new Map<string, number>();

  constructor(product: Product, doors: Doors, starts: readonly Export[]) {
    this.#product = product;
    this.#doors = doors;
    for (const start of starts) this.#reach(start);
  }

  /** Whether something of this name is reached: a name of its source, or one inside of something that is reached. */
  has(rule: string): boolean {
    const { path, symbol } = halves(rule);
    const module = this.#module(path);
    const own = module?.units.find(({ declares }) => declares.includes(symbol));
    if (own) return this.#reached.has(own);
    const around = module?.units.find(({ words }) => words.includes(symbol));
    return around !== undefined && this.#reached.has(around) && (this.#words.get(symbol) ?? 0) > 1;
  }

  #reach({ path, name }: Export): void {
    const module = this.#module(path);
    if (!module) return;
    if (name === '*') {
      for (const one of module.exported.keys()) this.#reach({ path, name: one });
      for (const further of module.passedOn) this.#reach({ path: further, name });
      this.#run(path, module);
      return;
    }
    const exported = module.exported.get(name);
    if (typeof exported === 'string') this.#mention(path, module, exported);
    else if (exported) this.#reach(exported);
    else for (const further of module.passedOn) this.#reach({ path: further, name });
  }

  /** A name inside a source: its own, or what it imports. */
  #mention(path: string, module: Module, name: string): void {
    const imported = module.imported.get(name);
    if (imported) this.#reach(imported);
    for (const unit of module.units) if (unit.declares.includes(name)) this.#enter(path, module, unit);
    this.#run(path, module);
  }

  /** What a source does as soon as it is loaded. */
  #run(path: string, module: Module): void {
    for (const unit of module.units) if (unit.declares.length === 0) this.#enter(path, module, unit);
  }

  #enter(path: string, module: Module, unit: Unit): void {
    if (this.#reached.has(unit)) return;
    this.#reached.set(unit, path);
    for (const word of unit.words) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
    for (const name of unit.mentions) this.#mention(path, module, name);
    for (const one of unit.imports) this.#reach(one);
  }

  #module(path: string): Module | undefined {
    const known = this.#modules.get(path);
    if (known) return known;
    const file = this.#product.file(path);
    if (!file) return undefined;
    const module = moduleOf(file, (specifier) => this.#resolved(path, specifier));
    this.#modules.set(path, module);
    return module;
  }

  /** The source behind an import; undefined for what is none of ours. */
  #resolved(from: string, specifier: string): string | undefined {
    if (!specifier.startsWith('.')) return this.#doors.get(specifier);
    const path = posix.join(posix.dirname(from), specifier);
    return [path, path.replace(/\.js$/, '.ts')].find((one) => this.#product.paths.has(one));
  }
}

type Resolve = (specifier: string) => string | undefined;

function moduleOf({ program }: SourceFile, resolve: Resolve): Module {
  const imported = new Map<string, Export>();
  const exported = new Map<string, string | Export>();
  const passedOn: string[] = [];
  const units: Unit[] = [];
  for (const statement of listed(program, 'body')) {
    const source = textOf(inner(statement, 'source'));
    const path = source === undefined ? undefined : resolve(source);
    const specifiers = listed(statement, 'specifiers');
    if (statement.type === 'ImportDeclaration') {
      for (const one of specifiers) {
        const [local, name] = [textOf(inner(one, 'local')), textOf(inner(one, 'imported'))];
        if (path !== undefined && local !== undefined)
          imported.set(local, {
            path,
            name: name ?? (one.type === 'ImportDefaultSpecifier' ? 'default' : '*'),
          });
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      if (path !== undefined) passedOn.push(path);
    } else if (specifiers.length > 0) {
      for (const one of specifiers) {
        const [local, name] = [textOf(inner(one, 'local')), textOf(inner(one, 'exported'))];
        if (local === undefined || name === undefined) continue;
        if (path !== undefined) exported.set(name, { path, name: local });
        else if (source === undefined) exported.set(name, local);
      }
    } else {
      const unit = unitOf(statement, resolve);
      units.push(unit);
      if (statement.type === 'ExportNamedDeclaration')
        for (const name of unit.declares) exported.set(name, name);
      if (statement.type === 'ExportDefaultDeclaration')
        exported.set('default', unit.declares[0] ?? 'default');
    }
  }
  return { units, imported, exported, passedOn };
}

function unitOf(statement: SyntaxNode, resolve: Resolve): Unit {
  const declared = inner(statement, 'declaration') ?? statement;
  const ids = [inner(declared, 'id'), ...listed(declared, 'declarations').map((one) => inner(one, 'id'))];
  const declares = ids.flatMap((id) => (id ? boundNames(id) : []));
  const mentions = new Set<string>();
  const imports: Export[] = [];
  const words: string[] = [];
  walk(declared, (node, names) => {
    const word = textOf(node);
    if (word !== undefined && node.type.endsWith('Identifier')) words.push(word);
    if (names && word !== undefined) mentions.add(word);
    imports.push(...importedBy(node, resolve));
  });
  return { declares, mentions, imports, words };
}

/** Visits every node; `names` is whether it is a name that stands for something, and no member of something else. */
function walk(node: SyntaxNode, visit: (node: SyntaxNode, names: boolean) => void, names = true): void {
  visit(node, names && /^(?:JSX)?Identifier$/.test(node.type));
  if (node.type === 'TSTypeQuery') return;
  const member =
    part(node, 'computed') === true
      ? undefined
      : inner(node, node.type === 'MemberExpression' ? 'property' : 'key');
  for (const child of childrenOf(node).flat()) walk(child, visit, child !== member);
}

const boundNames = (pattern: SyntaxNode): string[] => {
  if (pattern.type === 'Identifier') return [textOf(pattern) ?? ''];
  return [...listed(pattern, 'properties'), ...listed(pattern, 'elements')].flatMap((one) =>
    boundNames(inner(one, 'value') ?? inner(one, 'argument') ?? one),
  );
};

/** What is imported while the program runs: some names of a source, a whole source, or a worker beside it. */
function importedBy(node: SyntaxNode, resolve: Resolve): Export[] {
  if (node.type === 'Literal') {
    const text = part(node, 'value');
    const path = typeof text === 'string' && /^\.\/[\w-]+\.js$/.test(text) ? resolve(text) : undefined;
    return path === undefined ? [] : [{ path, name: '*' }];
  }
  const [taken, value] =
    node.type === 'VariableDeclarator'
      ? [inner(node, 'id'), inner(node, 'init')]
      : [inner(node, 'property'), inner(node, 'object')];
  const loaded = value && awaited(value);
  const source = loaded && textOf(inner(loaded, 'source'));
  const path = source === undefined ? undefined : resolve(source);
  if (!taken || path === undefined) return [];
  const names =
    node.type === 'MemberExpression'
      ? [textOf(taken)]
      : listed(taken, 'properties').map((one) => textOf(inner(one, 'key')));
  return names.filter((name) => name !== undefined).map((name) => ({ path, name }));
}

/** The `import(…)` that is awaited here. */
function awaited(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'ImportExpression') return node;
  if (node.type !== 'AwaitExpression' && node.type !== 'ParenthesizedExpression') return undefined;
  const within = inner(node, 'argument') ?? inner(node, 'expression');
  return isNode(within) ? awaited(within) : undefined;
}
