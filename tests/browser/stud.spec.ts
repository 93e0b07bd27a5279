import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { faults } from './faults.ts';
import { untidy } from './overlaps.ts';
import { act, actionBar, aGuest, anotherGuest, nextToAct, takeSeat, test, winners } from './poker-table.ts';
import { afterFrames, whenSettled } from './screens.ts';

const cardsAt = (page: Page, seat: number, face = ''): Locator =>
  page.locator(`.chair[data-seat="${seat}"] .card${face}`);

/** The ranks and suits that can be read at a seat. */
const read = (cards: Locator): Promise<(string | null)[]> =>
  cards.evaluateAll((all) =>
    all.flatMap((card) => (card.classList.contains('down') ? [] : [card.getAttribute('aria-label')])),
  );

/** Where the first card of each seat is. */
const firstCards = async (page: Page): Promise<unknown[]> =>
  Promise.all([1, 2].map((seat) => cardsAt(page, seat).first().boundingBox()));

/** The same once they have flown there: alike in two looks that are as far apart as a flight is long. */
async function whereTheyLie(page: Page): Promise<unknown[]> {
  for (;;) {
    const before = await firstCards(page);
    await afterFrames(page, 15);
    if (isDeepStrictEqual(await firstCards(page), before)) return before;
  }
}

/** Plates lie on the lower ends of cards; nothing else lies on anything. */
const inTheWay = async (page: Page): Promise<string[]> =>
  (await untidy(page)).filter((one) => !one.endsWith(' on a card'));

test.use({ played: 'stud' });

test('bclc-poker 23.0 §10.2.1, §10.7, §10.10, §10.12: two cards down, four open, the seventh down again, seen alike on a desk and on a phone', async ({
  page,
  browser,
  baseURL,
  room,
}) => {
  const phone = await anotherGuest({ browser, baseURL, room });
  await phone.page.setViewportSize({ width: 390, height: 844 });
  const desk = await aGuest(page, room);
  const guests = [desk, phone];
  await takeSeat(desk, 1, 100);
  await takeSeat(phone, 2, 100);
  const dealt: number[] = [];
  const lay = new Map<Page, unknown[]>();
  for (;;) {
    const guest = await nextToAct(guests);
    if (!guest) break;
    const held = await cardsAt(guest.page, guest === desk ? 1 : 2).count();
    if (dealt.at(-1) !== held) {
      // A new street: what lies open is what the other sees, and nothing stands in anything's way.
      dealt.push(held);
      const down = held === 7 ? 3 : 2;
      // The cards of this street may come to the one later than to the other.
      for (const one of guests)
        for (const seat of [1, 2]) await expect(cardsAt(one.page, seat)).toHaveCount(held);
      await expect(cardsAt(page, 2, '.down')).toHaveCount(down);
      await expect(cardsAt(phone.page, 1, '.down')).toHaveCount(down);
      const open = await read(cardsAt(page, 2));
      expect(open).toHaveLength(held - down);
      expect(await read(cardsAt(phone.page, 2))).toEqual(expect.arrayContaining(open));
      // Once the chips of the street before have come to the pot.
      for (const { page: one } of guests) {
        expect(await whenSettled(one, inTheWay)).toEqual([]);
        // Every card has its place from the first on: none moves for the next.
        const before = lay.get(one) ?? (await whereTheyLie(one));
        lay.set(one, before);
        await expect.poll(() => firstCards(one)).toEqual(before);
      }
    }
    const opens = actionBar(guest.page).getByRole('button', { name: /^(Check|Call)/ });
    await act(guest, (await opens.isEnabled()) ? /^(Check|Call)/ : /^(Bring in|Bet)/);
  }
  expect(dealt).toEqual([3, 4, 5, 6, 7]);
  await expect(winners(page)).not.toHaveCount(0);
  for (const { page: one } of guests) {
    expect(await faults(one)).toEqual([]);
    expect(await inTheWay(one)).toEqual([]);
  }
});
