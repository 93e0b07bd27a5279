import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULTS } from '../room/read-settings.ts';
import { changeSettings } from '../room/settings.ts';

/** Sources that were started, and how loud each was. */
const started: number[] = [];
/** Whether somebody has touched the page: until then a browser lets nothing be heard. */
const page = { touched: false, waiting: Array.of<() => void>() };

const node = { connect: (to: object) => to, frequency: { value: 0 }, Q: { value: 0 }, type: '' };

class FakeAudio {
  currentTime = 0;
  sampleRate = 1_000;
  destination = {};
  #volume = 0;
  get state(): string {
    return page.touched ? 'running' : 'suspended';
  }
  resume(): Promise<void> {
    return page.touched
      ? Promise.resolve()
      : new Promise((resolve) => {
          page.waiting.push(resolve);
        });
  }
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(1) });
  createBiquadFilter = (): object => node;
  createGain(): object {
    const gain = {
      setValueAtTime: (value: number): void => {
        this.#volume = value;
      },
      exponentialRampToValueAtTime: (): void => undefined,
    };
    return { ...node, gain };
  }
  #source(): object {
    return { ...node, start: () => started.push(this.#volume), stop: () => undefined };
  }
  createOscillator = (): object => this.#source();
  createBufferSource = (): object => this.#source();
}

let now = 0;
let play: typeof import('./player.ts').play;

beforeAll(async () => {
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  ({ play } = await import('./player.ts'));
});
beforeEach(() => {
  started.length = 0;
  changeSettings({ sound: true, effects: true, voice: true, volume: 50 });
});
afterAll(() => {
  changeSettings(DEFAULTS);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('makes up for nothing that happened before the page was touched', async () => {
  for (now = 0; now < 10_000; now += 1_000) play([{ sound: 'card' }, { sound: 'won' }]);
  expect(started).toEqual([]);
  page.touched = true;
  for (const resolve of page.waiting) resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(started).toEqual([]);
  play([{ sound: 'card' }]);
  expect(started).toHaveLength(1);
});

it('is as loud as was asked for, and silent where it is muted', () => {
  play([{ sound: 'card' }]);
  changeSettings({ volume: 100 });
  play([{ sound: 'card' }]);
  const [half = 0, whole = 0] = started;
  expect(whole).toBeCloseTo(2 * half);
  expect(whole).toBeLessThan(1);
  started.length = 0;
  for (const change of [{ volume: 0 }, { volume: 50, effects: false }, { effects: true, sound: false }]) {
    changeSettings(change);
    play([{ sound: 'card' }, { sound: 'chips' }]);
  }
  expect(started).toEqual([]);
});
