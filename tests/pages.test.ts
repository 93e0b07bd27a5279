import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { croupier } from '../packages/cli/src/testing/croupier.ts';

const ROOT = resolve(import.meta.dirname, '..');
const pagesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(ROOT, folder, name));
const PACKAGES = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
const PAGES = ['.', 'docs', 'rulebooks', ...PACKAGES].flatMap(pagesIn);
/** Commands that read no books and write no file. */
const PURE = new Set(['games', 'rules', 'odds', 'simulate', 'deal', 'house-way']);

const textOf = (page: string): string => readFileSync(page, 'utf8');

/** Anchors as they are made of headings, and those that stand in the text. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)];
}

describe.each(PAGES.map((page) => [relative(ROOT, page), page] as const))('%s', (_, page) => {
  const text = textOf(page);

  it('has links that lead somewhere', () => {
    const broken = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
      .map(([, link, attribute]) => link ?? attribute ?? '')
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? page : join(dirname(page), path);
        if (!existsSync(target)) return true;
        return anchor !== undefined && target.endsWith('.md') && !anchorsOf(textOf(target)).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  it('has every anchor once', () => {
    const ids = [...text.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('shows examples as they stand in examples/', () => {
    const examples = readdirSync(join(ROOT, 'examples'))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => textOf(join(ROOT, 'examples', name)).trim());
    const shown = [...text.matchAll(/```ts\n([^`]*@croupier\/(?:engine|odds)'[^`]*)```/g)];
    for (const [, code = ''] of shown) expect(examples).toContain(code.trim());
  });

  it('shows commands that there are, and those that touch nothing do what it says', async () => {
    const commands = [...text.matchAll(/(?:^|`)(?:npx )?croupier ([a-z][^`\n#]*)/gm)].map(
      ([, command = '']) => command.trim().split(/\s+/),
    );
    for (const words of commands) {
      // Words in capitals and brackets stand for something else, and a bare name is spoken of, not shown.
      const shown = words.length > 1 && !/[A-Z…[|>]/.test(words.join(' ')) && PURE.has(words[0] ?? '');
      const line = shown ? words : [words[0] ?? '', '--help'];
      const { code, stderr } = await croupier(line);
      expect({ line, code, stderr }).toEqual({ line, code: 0, stderr: '' });
    }
  });
});
