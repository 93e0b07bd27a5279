import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { house, PATIENCE } from './requests.ts';

/** What is asked goes out, and ends only when whoever asked gives up. */
const never = (_path: string, init: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
  });

/** The head of an answer, whose body does not come. */
const half = (_path: string, init: RequestInit): Promise<Response> => {
  const body = new ReadableStream({
    start: (stream) =>
      init.signal?.addEventListener('abort', () => stream.error(new DOMException('gone', 'AbortError'))),
  });
  return Promise.resolve(new Response(body));
};

/** The sentence that somebody reads who has waited for so long. */
async function saidAfter(wait: number, asked: Promise<unknown>): Promise<string> {
  const said = asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.message : 'something else'),
  );
  await vi.advanceTimersByTimeAsync(wait);
  return Promise.race([said, Promise.resolve('waiting')]);
}

describe('a house that is asked over HTTP', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['does not answer', never],
    ['stops in the middle of its answer', half],
  ])('is not waited for without end when it %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(await saidAfter(PATIENCE - 1, house.tables())).toBe('waiting');
    expect(await saidAfter(PATIENCE, house.tables())).toBe(
      'The house does not answer. Check your connection and try again.',
    );
    // What was to be done may have been done.
    expect(await saidAfter(PATIENCE, house.topUp())).toMatch(/may have done it all the same/);
  });

  it('leaves no clock behind when it answers', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
    expect(await house.tables()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is out of reach at once when there is no line', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await saidAfter(0, house.tables())).toMatch(/^The house cannot be reached\./);
  });
});
