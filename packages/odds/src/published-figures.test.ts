import { readFileSync } from 'node:fs';
import { bankedGameNamed } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { storedOdds } from './cache.ts';
import { oddsOf } from './odds.ts';
import { pricingOf } from './pricing-of.ts';

interface Published {
  readonly game: string;
  readonly wager: string;
  readonly published: string;
  readonly ours: string;
  readonly why: string;
}

/** The table of docs/published-figures.md. */
const rows: Published[] = readFileSync(new URL('../../../docs/published-figures.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, game = '', wager = '', published = '', ours = '', , why = ''] = line
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''));
    return { game, wager, published, ours, why };
  });

const digitsOf = (figure: string): number => figure.split('.')[1]?.length ?? 0;

/** What a wager costs, in percent; nothing where it takes long to count. */
async function edgeOf({ game, wager }: Published): Promise<number | undefined> {
  const table = bankedGameNamed(game).with({});
  const { wagers, long } = pricingOf(table);
  const asked = wagers.map(({ id }) => id);
  const stored = await storedOdds({ game: table.id, options: table.options, asked, layout: table.layout });
  const quick =
    stored ?? (long(asked) ? undefined : await oddsOf(table, wager === 'all bets' ? {} : { wager }));
  const found = wager === 'all bets' ? quick?.together : quick?.wagers.find((one) => one.wager === wager);
  return found && 100 * found.edge;
}

describe('published figures', () => {
  it('are ours as far as they are printed, or a rule explains why not', () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const { game, wager, published, ours, why } of rows) {
      const agrees = Math.abs(Number(ours) - Number(published)) <= 0.51 * 10 ** -digitsOf(published);
      expect(agrees, `${game} ${wager}: ${published} and ${ours}`).toBe(why === '');
    }
  });

  it('stand beside what is counted', async () => {
    let counted = 0;
    for (const row of rows) {
      const edge = await edgeOf(row);
      if (edge === undefined) continue;
      counted += 1;
      expect(edge.toFixed(4), `${row.game} ${row.wager}`).toBe(row.ours);
    }
    expect(counted).toBeGreaterThan(15);
  });
});
