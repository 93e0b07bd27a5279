import { rm } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { webClient } from '../../packages/floor/dist/index.js';
import { defaultPokerTables, openHouse, type PokerPace } from '../../packages/house/dist/index.js';
import { test as inAHouse, ownBooks } from './house.ts';

/** Cards and bots are quick; people have time, and so has whoever reads the result. */
const PACE = {
  deal: 10,
  board: 20,
  act: 20,
  decide: 40_000,
  show: 40_000,
  think: 20,
  over: 6_000,
  gather: 300,
};

/** The poker tables that a house opens by itself, by what they are played for here. */
const TABLES = {
  'no limit': 'The Card Room',
  limit: 'The Mezzanine',
  'pot limit': 'The Conservatory',
} as const;

/** A house with one poker table, with as many players of its own as a test wants. */
export const test = inAHouse.extend<{
  bots: number;
  played: keyof typeof TABLES;
  pokerPace: Partial<PokerPace>;
}>({
  bots: [0, { option: true }],
  played: ['no limit', { option: true }],
  pokerPace: [{}, { option: true }],
  house: async ({ bots, played, pokerPace }, use) => {
    const directory = await ownBooks();
    const house = await openHouse({
      directory,
      port: 0,
      assets: webClient,
      tables: [],
      pokerTables: defaultPokerTables()
        .filter(({ name }) => name === TABLES[played])
        .map((setting) => ({ ...setting, bots })),
      pokerPace: { ...PACE, ...pokerPace },
      requestsPerMinute: 100_000,
    });
    await use(house);
    await house.close();
    await rm(directory, { recursive: true, force: true });
  },
});

/** Somebody new, with everything the house ever sent them. */
export interface Guest {
  readonly page: Page;
  readonly heard: string[];
}

export async function aGuest(page: Page): Promise<Guest> {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await page.locator('.poker-card').click();
  await expect(page.locator('.poker-felt')).toBeVisible();
  return { page, heard };
}

export async function anotherGuest(browser: Browser, baseURL: string | undefined): Promise<Guest> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return aGuest(await context.newPage());
}

/** Takes a seat with so many dollars. */
export async function takeSeat({ page }: Guest, seat: number, dollars: number): Promise<void> {
  await page.getByRole('button', { name: `Seat ${seat}: Sit here` }).click();
  await page.getByRole('slider', { name: 'Chips to bring' }).fill(String(dollars * 100));
  await page.getByRole('button', { name: `Sit down with ${dollars}` }).click();
  await expect(page.locator('.chair.you')).toBeVisible();
}

export const actionBar = (page: Page): Locator => page.getByRole('region', { name: 'Your turn' });
export const winners = (page: Page): Locator => page.locator('.chair.has-won');

/** Whoever is to act now; nobody once the hand is won. */
export async function nextToAct(guests: readonly Guest[]): Promise<Guest | null> {
  let found: Guest | null | undefined;
  await expect
    .poll(
      async () => {
        for (const guest of guests) {
          if ((await winners(guest.page).count()) > 0) found = null;
          else if (await actionBar(guest.page).isVisible()) found = guest;
          if (found !== undefined) return true;
        }
        return false;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return found ?? null;
}

/** Does it, and waits until it is no longer asked. */
export async function act({ page }: Guest, name: RegExp): Promise<void> {
  const bar = actionBar(page);
  const before = await page.locator('.poker-rail').getAttribute('data-turn');
  await bar.getByRole('button', { name }).click();
  await expect(page.locator('.poker-rail')).not.toHaveAttribute('data-turn', before ?? '');
}

/** Several people, each in a browser of their own, in these seats with so many dollars each. */
export async function seated(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  seats: Readonly<Record<number, number>>,
): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (const seat of Object.keys(seats)) {
    guests.push(seat === Object.keys(seats)[0] ? await aGuest(page) : await anotherGuest(browser, baseURL));
  }
  await Promise.all(
    Object.entries(seats).map(async ([seat, dollars], i) => {
      const guest = guests[i];
      if (guest) await takeSeat(guest, Number(seat), dollars);
    }),
  );
  return guests;
}

/** Everybody but this one. */
export const others = (guests: readonly Guest[], one: Guest | null): Guest[] =>
  guests.filter((guest) => guest !== one);
