import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Inbox } from './inbox.ts';

const page = { hidden: false };
let heard: string[] = [];

/** What begins with a capital happens; the rest belongs to it. */
const inbox = (): Inbox<string> =>
  new Inbox(
    (message) => heard.push(message),
    (message) => /^[A-Z]/.test(message),
  );

let frames: (() => void)[] = [];
const aFrame = (): void => {
  for (const draws of frames.splice(0)) draws();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (draws: () => void) => frames.push(draws));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  page.hidden = false;
  heard = [];
  frames = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what is heard of a table', () => {
  it('comes one thing a frame, each with what belongs to it, and all in order', () => {
    const box = inbox();
    for (const message of ['done', 'Card', 'you', 'Bet', 'you', 'done', 'Turn']) box.put(message);
    expect(heard).toEqual([]);
    aFrame();
    expect(heard).toEqual(['done', 'Card', 'you']);
    box.put('Late');
    aFrame();
    expect(heard.slice(3)).toEqual(['Bet', 'you', 'done']);
    aFrame();
    aFrame();
    expect(heard.slice(6)).toEqual(['Turn', 'Late']);
  });

  it('is heard at once where nobody looks, with what waited', () => {
    const box = inbox();
    box.put('Card');
    page.hidden = true;
    box.put('Bet');
    expect(heard).toEqual(['Card', 'Bet']);
    aFrame();
    expect(heard).toHaveLength(2);
  });

  it('is all heard at once by whoever fell behind, and where no frame comes', () => {
    const box = inbox();
    for (let i = 0; i < 9; i += 1) box.put('Card');
    expect(heard).toHaveLength(9);
    box.put('Bet');
    box.put('Turn');
    vi.advanceTimersByTime(300);
    expect(heard.slice(9)).toEqual(['Bet', 'Turn']);
  });

  it('is not heard any more once the table is left', () => {
    const box = inbox();
    box.put('Card');
    box.empty();
    aFrame();
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual([]);
  });
});
