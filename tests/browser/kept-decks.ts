import { createHash } from 'node:crypto';
import { openStore } from '../../packages/house/dist/storage/store.js';

/** A table, and what the seed of its first deck is made of. */
interface KeptDeck {
  readonly id: string;
  readonly from: string;
}

/** The same cards every time: what is found today is found tomorrow. Bots at poker choose by the same seeds. */
export async function keepDecks(directory: string, tables: readonly KeptDeck[]): Promise<void> {
  const store = await openStore({ directory });
  for (const { id, from } of tables) {
    const seed = createHash('sha256').update(from).digest();
    await store.shoes.keep({ table: id, number: 1, seed, commitment: seed.toString('hex') });
  }
  await store.close();
}
