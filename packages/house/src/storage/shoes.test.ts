import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { ShoeError } from './shoes.ts';
import { openStore, type Store } from './store.ts';

describe.each(ENGINES)('shoes on the $name engine', (kind) => {
  let engine: RunningEngine;
  let store: Store;
  beforeAll(async () => {
    engine = await kind.start();
    store = await openStore(await engine.fresh());
  }, PATIENCE);
  afterAll(async () => {
    await store.close();
    await engine.stop();
  }, PATIENCE);

  test('a seed is kept from the start and shown when the shoe is over', async () => {
    const { shoes } = store;
    const seed = new Uint8Array(randomBytes(32));
    expect(await shoes.latest('t')).toBeUndefined();
    await shoes.keep({ table: 't', number: 1, seed, commitment: 'c1' });
    expect(await shoes.latest('t')).toMatchObject({ number: 1, seed, state: 'committed', revealedAt: null });
    await shoes.begin('t', 1);
    expect(await shoes.publicShoe('t', 1)).toEqual({
      table: 't',
      number: 1,
      commitment: 'c1',
      state: 'in-play',
      seed: null,
    });
    const over = await shoes.reveal('t', 1);
    expect(over).toMatchObject({ seed, state: 'over', revealedAt: expect.any(Date) });
    expect(await shoes.reveal('t', 1)).toEqual(over);
    expect(await shoes.publicShoe('t', 1)).toMatchObject({ seed, state: 'over' });
  });

  test('a shoe is kept once, and only a shoe that is there can be dealt from', async () => {
    const { shoes } = store;
    const shoe = { table: 'u', number: 1, seed: new Uint8Array(32), commitment: 'c' };
    await shoes.keep(shoe);
    await expect(shoes.keep(shoe)).rejects.toThrow('Shoe 1 of u is there already.');
    await expect(shoes.keep({ ...shoe, number: 2, seed: new Uint8Array(31) })).rejects.toThrow(ShoeError);
    await expect(shoes.begin('u', 2)).rejects.toThrow(ShoeError);
    await expect(shoes.reveal('u', 2)).rejects.toThrow(ShoeError);
    await shoes.reveal('u', 1);
    await expect(shoes.begin('u', 1)).rejects.toThrow('There is no shoe 1 to deal from at u.');
  });
});
