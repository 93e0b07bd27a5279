import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const PACKAGES = resolve(import.meta.dirname, '../packages');
const DOORS = [
  'cards/src/public.ts',
  'table/src/public.ts',
  'games/src/public.ts',
  'odds/src/public.ts',
  'house/src/public.ts',
  'house/src/audit/public.ts',
  'engine/src/index.ts',
  'client/src/index.ts',
];
/** More is a list that nobody reads. */
const MOST = 70;

interface Source {
  readonly file: string;
  readonly text: string;
}

/** A module of ours as its importer names it; undefined for those of others. */
function sourceOf(from: string, name: string): Source | undefined {
  const [, named, inside = 'index'] = /^@croupier\/(\w+)(?:\/(\w+))?$/.exec(name) ?? [];
  const file = name.startsWith('.')
    ? join(dirname(from), name)
    : [`${named}/src/${inside}.ts`, `${named}/src/${inside}/index.ts`]
        .map((path) => join(PACKAGES, path))
        .find((path) => existsSync(path));
  return file === undefined ? undefined : { file, text: readFileSync(file, 'utf8') };
}

interface Passed {
  /** As it is called outside, and where it comes from. */
  readonly name: string;
  readonly own: string;
  readonly from: string;
}

/** The names that a module hands on from others. */
const passedOn = ({ text }: Source): Passed[] =>
  [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';/gm)].flatMap(([, list = '', from = '']) =>
    list
      .split(',')
      .map((one) => one.trim().replace(/^type /, ''))
      .filter((one) => one !== '')
      .map((one) => {
        const [own = '', name = own] = one.split(' as ');
        return { name, own, from };
      }),
  );

/** The text before the declaration of a name; undefined where it is not declared. */
function textBefore(source: Source, name: string): string | undefined {
  const at = source.text.search(
    new RegExp(
      `^export (?:abstract )?(?:async )?(?:const|function\\*?|class|interface|type) ${name}\\b`,
      'm',
    ),
  );
  if (at >= 0) return source.text.slice(0, at);
  const passed = passedOn(source).find((one) => one.name === name);
  const next = passed && sourceOf(source.file, passed.from);
  if (passed && next) return textBefore(next, passed.own);
  for (const [, from = ''] of source.text.matchAll(/^export \* from '([^']+)';/gm)) {
    const inside = sourceOf(source.file, from);
    const found = inside && textBefore(inside, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe.each(DOORS)('what %s hands to others', (door) => {
  const source = { file: join(PACKAGES, door), text: readFileSync(join(PACKAGES, door), 'utf8') };
  const names = passedOn(source).map(({ name }) => name);

  it('is chosen name by name, and short enough to be read', () => {
    expect(source.text).not.toMatch(/^export \*/m);
    expect(names.length).toBeGreaterThan(5);
    expect(names.length).toBeLessThanOrEqual(MOST);
  });

  it('has a sentence for every name', () => {
    const without = names.filter((name) => !/\*\/\s*$/.test(textBefore(source, name) ?? ''));
    expect(without).toEqual([]);
  });
});
