import { rm } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { webClient } from '../../packages/floor/dist/index.js';
import { openHouse, type PokerPace } from '../../packages/house/dist/index.js';
import { asGuest } from './at-the-table.ts';
import { AGES, test as inAHouseOf, letPass, ownBooks } from './house.ts';
import { test as inTheSharedHouse, takeTable } from './shared-house.ts';
import { type PokerKind, pokerKind, pokerRoom } from './shared-tables.ts';

/** Cards and bots are quick; whatever else takes time takes more than a test has, unless it lets the time pass. */
const PACE = {
  deal: 10,
  board: 20,
  act: 20,
  decide: AGES,
  show: AGES,
  patience: AGES,
  think: 20,
  over: AGES,
  gather: 20,
};

/** A house of one's own with one poker table, for tests that change its clock or need nothing else beside it. */
const inAHouse = inAHouseOf.extend<{
  bots: number;
  /** How many seats there are, if not as many as usual. */
  seats: number | null;
  played: PokerKind['played'];
  pokerPace: Partial<PokerPace>;
  /** A second table of the same game. */
  beside: PokerKind['played'] | null;
  /** The table's id. */
  room: string;
}>({
  bots: [0, { option: true }],
  seats: [null, { option: true }],
  played: ['no limit', { option: true }],
  pokerPace: [{}, { option: true }],
  beside: [null, { option: true }],
  room: async ({ played }, use) => use(pokerRoom(played).id),
  house: async ({ bots, seats, played, pokerPace, beside }, use) => {
    const directory = await ownBooks();
    const house = await openHouse({
      directory,
      port: 0,
      assets: webClient,
      tables: [],
      pokerTables: [played, ...(beside === null ? [] : [beside])].map((one) => ({
        ...pokerRoom(one),
        bots,
        ...(seats === null ? {} : { seats }),
      })),
      pokerPace: { ...PACE, ...pokerPace },
      requestsPerMinute: 100_000,
    });
    await use(house);
    await house.close();
    await rm(directory, { recursive: true, force: true });
  },
});

/** A table of one's own in the shared house: its hand begins when every seat is taken. */
const inTheRoom = inTheSharedHouse.extend<PokerKind & { room: string }>({
  played: ['no limit', { option: true }],
  seats: [2, { option: true }],
  bots: [0, { option: true }],
  room: async ({ played, seats, bots }, use) => use(await takeTable(pokerKind({ played, seats, bots }))),
});

export const test = Object.assign(inTheRoom, { inAHouse });

/** Somebody new, with everything the house ever sent them. */
export interface Guest {
  readonly page: Page;
  readonly heard: string[];
}

export async function aGuest(page: Page, room: string, house = ''): Promise<Guest> {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await asGuest(page, house);
  await page.goto(`${house}/#/poker/${room}`);
  await expect(page.locator('.poker-felt')).toBeVisible();
  return { page, heard };
}

/** What a further guest needs. */
export interface Around {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly room: string;
}

export async function anotherGuest({ browser, baseURL, room }: Around): Promise<Guest> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return aGuest(await context.newPage(), room);
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
    .poll(async () => {
      for (const guest of guests) {
        if ((await winners(guest.page).count()) > 0) found = null;
        else if (await actionBar(guest.page).isVisible()) found = guest;
        if (found !== undefined) return true;
      }
      return false;
    })
    .toBe(true);
  return found ?? null;
}

/** The hand that is over is cleared away, and the next begins. */
export async function nextHand({ page }: Guest): Promise<void> {
  await expect(winners(page)).not.toHaveCount(0);
  letPass(AGES);
  await expect(winners(page)).toHaveCount(0);
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
  around: Around,
  seats: Readonly<Record<number, number>>,
): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (const seat of Object.keys(seats)) {
    guests.push(
      seat === Object.keys(seats)[0] ? await aGuest(page, around.room) : await anotherGuest(around),
    );
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
