import { describe, expect, it } from 'vitest';
import { type Outcome, REUSED } from '../tables/journal-writer.ts';
import { Answers } from './answers.ts';

const asked = { person: 'ann', id: 'c1', content: 'a'.repeat(64) };
const other = { ...asked, content: 'b'.repeat(64) };
const there = (): boolean => true;
const done = async (): Promise<Outcome> => ({ done: true });

describe('answers given lately', () => {
  it('are given again to whoever asks again, and it is carried out once', async () => {
    const answers = new Answers();
    let carriedOut = 0;
    const carryOut = async (): Promise<Outcome> => {
      carriedOut += 1;
      return { done: true };
    };
    const both = await Promise.all([1, 2].map(() => answers.once(asked, there, carryOut)));
    expect(both).toEqual([{ done: true }, { done: true }]);
    expect(carriedOut).toBe(1);
  });

  it('say of an id with another content that it was used, and still know the command that it was used for', async () => {
    const answers = new Answers();
    // The books know the id: it was used at another node.
    expect(await answers.once(other, there, async () => REUSED)).toBe(REUSED);
    expect(await answers.once(asked, there, done)).toEqual({ done: true });
    expect(await answers.once(other, there, done)).toBe(REUSED);
  });

  it('are wanted as long as anybody who asked is there', async () => {
    const answers = new Answers();
    const lines = { first: true, second: true };
    let isWanted = (): boolean => false;
    const first = answers.once(
      asked,
      () => lines.first,
      async (wanted) => {
        isWanted = wanted;
        return { done: true };
      },
    );
    const second = answers.once(asked, () => lines.second, done);
    lines.first = false;
    expect(isWanted()).toBe(true);
    lines.second = false;
    expect(isWanted()).toBe(false);
    expect(await Promise.all([first, second])).toEqual([{ done: true }, { done: true }]);
  });
});
