import { type CDPSession, expect, type Page } from '@playwright/test';
import { act, actionBar, aGuest, nextToAct, takeSeat, test } from './poker-table.ts';
import { SCREENS } from './screens.ts';
import { shifted, watchShifts } from './shifts.ts';

/** How often what this selector finds had been painted, each time that the browser said so: it must be a layer of its own. */
async function paintings(session: CDPSession, selector: string): Promise<readonly number[]> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const counts: number[] = [];
  session.on('LayerTree.layerTreeDidChange', ({ layers }) => {
    const mine = layers?.find(({ backendNodeId }) => backendNodeId === node.backendNodeId);
    // A layer that has just been made was not painted yet.
    if (mine && mine.paintCount > 0) counts.push(mine.paintCount);
  });
  return counts;
}

async function goAlong(page: Page): Promise<void> {
  const check = actionBar(page).getByRole('button', { name: /^Check/ });
  await act({ page, heard: [] }, (await check.isVisible()) ? /^Check/ : /^(Call|Show)/);
}

test.use({ played: 'no limit', seats: 3, bots: 2 });

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a hand is played: the felt under it is not painted again, and nothing moves by itself', async ({
      page,
      room,
    }) => {
      const guest = await aGuest(page, room);
      await takeSeat(guest, 1, 200);
      await nextToAct([guest]);
      await watchShifts(page);
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      const felt = await paintings(session, 'svg.oval');
      const middle = await paintings(session, '.middle');
      await session.send('LayerTree.enable');
      while (await nextToAct([guest])) await goAlong(page);
      // What is dealt and said in the middle is drawn, each time; what it lies on stays.
      await expect.poll(() => new Set(middle).size).toBeGreaterThan(3);
      expect([...new Set(felt)]).toHaveLength(1);
      expect(await shifted(page, 0.005)).toEqual([]);
    });
  });
}
