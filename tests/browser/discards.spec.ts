import { expect, type Locator, type Page } from '@playwright/test';
import { act, actionBar, type Guest, nextToAct, others, seated, test, winners } from './poker-table.ts';
import type { PokerKind } from './shared-tables.ts';

/** How many cards lie on the board in each betting round, and at which board a card is thrown away. */
const GAMES: readonly {
  readonly played: PokerKind['played'];
  readonly title: string;
  readonly boards: readonly number[];
  readonly discardAt: number | null;
}[] = [
  {
    played: 'pineapple',
    title: 'bclc-poker 18.0 §10.8: each throws one of three cards away before the flop',
    boards: [0, 3, 4, 5],
    discardAt: 0,
  },
  {
    played: 'crazy pineapple',
    title: 'bclc-poker 19.0 §10.9: each throws one of three cards away after the flop, before its bets',
    boards: [0, 3, 4, 5],
    discardAt: 3,
  },
  {
    played: 'three two one',
    title: 'bclc-poker 20.0 §10.8, §10.10, §10.12: three, two and one card are turned, and none thrown away',
    boards: [0, 3, 5, 6],
    discardAt: null,
  },
];

const board = (page: Page): Locator => page.locator('.poker-board .card');
const yours = (page: Page): Locator => page.locator('.chair.you .card');
const throwAway = (page: Page): Locator => actionBar(page).getByRole('button', { name: 'Throw away' });

/** What is written on one's own cards. */
const namesOf = (cards: Locator): Promise<(string | null)[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));

/** Picks the middle card after another was picked by mistake, and throws it away. */
async function discard({ page }: Guest): Promise<void> {
  const held = await namesOf(yours(page));
  const picks = actionBar(page).locator('.pick');
  await expect(picks).toHaveCount(3);
  await expect(throwAway(page)).toBeDisabled();
  await picks.nth(2).click();
  await picks.nth(1).click();
  await expect(picks.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(picks.nth(2)).toHaveAttribute('aria-pressed', 'false');
  await act({ page, heard: [] }, /^Throw away/);
  await expect(yours(page)).toHaveCount(2);
  expect(await namesOf(yours(page))).toEqual(held.filter((_, at) => at !== 1));
}

for (const { played, title, boards, discardAt } of GAMES) {
  test.describe(played, () => {
    test.use({ played });

    test(title, async ({ page, browser, baseURL, room }) => {
      const guests = await seated(page, { browser, baseURL, room }, { 1: 100, 2: 100 });
      const seen = new Set<number>();
      const thrownAt: number[] = [];
      for (;;) {
        const guest = await nextToAct(guests);
        if (!guest) break;
        seen.add(await board(guest.page).count());
        if (!(await throwAway(guest.page).isVisible())) {
          await act(guest, /^(Check|Call)/);
          continue;
        }
        thrownAt.push(await board(guest.page).count());
        // Whoever is away at a discard is not waited for: the card that was dealt last is thrown away.
        const [away] = others(guests, guest);
        if (!away) throw new Error('Nobody else is there.');
        const dealt = await namesOf(yours(away.page));
        await away.page.getByRole('button', { name: 'Sit out' }).click();
        await discard(guest);
        await expect(yours(away.page)).toHaveCount(2);
        expect(await namesOf(yours(away.page))).toEqual(dealt.slice(0, 2));
        await away.page.getByRole('button', { name: 'Come back' }).click();
      }
      expect([...seen]).toEqual(boards);
      expect(thrownAt).toEqual(discardAt === null ? [] : [discardAt]);
      await expect(winners(page)).not.toHaveCount(0);
      // Nobody hears of a card that another threw away.
      for (const { page: one } of guests) await expect(one.locator('.chair .card')).toHaveCount(4);
    });
  });
}
