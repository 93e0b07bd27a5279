import { describe, expect, it } from 'vitest';
import { Product } from './product.ts';
import { Reach } from './reach.ts';

const FILES: Record<string, string> = {
  'cli/main.ts': `
    import { deal as start } from '@croupier/games';
    import type { Felt } from './felt.ts';
    const unused = () => start;
    export async function run(felt: Felt) {
      const { settle } = await import('@croupier/games');
      return settle(felt, start, (await import('./show.ts')).show);
    }`,
  'cli/felt.ts': 'export interface Felt { name: string }\nexport interface Cloth { name: string }',
  'cli/show.ts': "export const show = () => new URL('./worker.js');\nexport const hide = () => show;",
  'cli/worker.ts': "import { count } from '../games/rules.ts';\ncount();",
  'games/index.ts':
    "export { deal } from './rules.ts';\nexport * from './settle.ts';\nexport * from './spoken.ts';",
  'games/rules.ts': `
    const DECKS = 8;
    export const deal = () => DECKS;
    export const count = () => new Table().close();
    class Table { close() { return this.#shut(); } #shut() { return 1; } open() { return 2; } }`,
  'games/settle.ts':
    "import { round } from './money.ts';\nexport const settle = ({ capped: low }) => ({ round }).round(low);",
  'games/money.ts':
    'export const round = () => 1;\nexport const capped = (one: ReturnType<typeof uncapped>) => one;\nconst uncapped = () => 2;',
  'games/spoken.ts': 'export const spoken = () => words;\nconst words = 3;',
};

const reach = new Reach(
  new Product(Object.keys(FILES), (path) => FILES[path] ?? ''),
  new Map([['@croupier/games', 'games/index.ts']]),
  [{ path: 'cli/main.ts', name: 'run' }],
);

describe('what the product gets to', () => {
  it.each([
    ['where it starts', 'cli/main.ts#run'],
    ['what that imports under another name, by a package’s door', 'games/rules.ts#deal'],
    ['a constant beside it', 'games/rules.ts#DECKS'],
    ['a type', 'cli/felt.ts#Felt'],
    ['what is imported as it runs, behind "export *"', 'games/settle.ts#settle'],
    ['one name of what is imported as it runs', 'cli/show.ts#show'],
    ['what a worker does', 'games/rules.ts#count'],
    ['a method that is called', 'games/rules.ts#close'],
    ['a private one', 'games/rules.ts#shut'],
    ['a member in short', 'games/money.ts#round'],
  ])('is %s', (_, rule) => {
    expect(reach.has(rule)).toBe(true);
  });

  it.each([
    ['stands beside it', 'cli/main.ts#unused'],
    ['is another type', 'cli/felt.ts#Cloth'],
    ['is another name of the same source', 'cli/show.ts#hide'],
    ['is exported at the door and taken by nobody', 'games/spoken.ts#spoken'],
    ['stands under that', 'games/spoken.ts#words'],
    ['is a method that nobody calls', 'games/rules.ts#open'],
    ['has the name of somebody’s member', 'games/money.ts#capped'],
    ['is only asked for its type', 'games/money.ts#uncapped'],
    ['does not exist', 'games/gone.ts#gone'],
  ])('is not what %s', (_, rule) => {
    expect(reach.has(rule)).toBe(false);
  });
});
