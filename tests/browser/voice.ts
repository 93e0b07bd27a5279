import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the dealer would have said aloud, in order. */
    saidAloud?: string[];
    /** What a screen reader is told by itself, in order. */
    announced?: string[];
  }
}

/** Before the page is opened: sound is on, and a voice that only writes down what it is given. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('croupier-settings', JSON.stringify({ sound: true, effects: false }));
    const said: string[] = [];
    window.saidAloud = said;
    class Sentence extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = {
      getVoices: () => [{ localService: true, lang: 'en-GB' }],
      speak: (sentence: Sentence) => {
        said.push(sentence.text);
        sentence.dispatchEvent(new Event('end'));
      },
      cancel: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Sentence });
  });
}

/** Before the page is opened: whatever comes to stand where it is read out by itself is written down. */
export async function giveEars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    window.announced = announced;
    const known = new WeakMap<Element, string>();
    const listen = (): void => {
      for (const one of document.querySelectorAll(
        '[aria-live="polite"], [aria-live="assertive"], [role="status"]',
      )) {
        const words = one.textContent?.trim() ?? '';
        if (words !== '' && words !== known.get(one)) announced.push(words);
        known.set(one, words);
      }
      requestAnimationFrame(listen);
    };
    requestAnimationFrame(listen);
  });
}

export const announced = (page: Page): Promise<string[]> => page.evaluate(() => window.announced ?? []);

export const saidAloud = (page: Page): Promise<string[]> => page.evaluate(() => window.saidAloud ?? []);
