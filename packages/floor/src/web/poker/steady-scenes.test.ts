import { expect, it } from 'vitest';
import { sceneOf } from './scene-of.ts';
import { steadyScenes } from './steady-scenes.ts';
import { aPlayer, aPokerTable } from './testing/a-poker-table.ts';

it('keeps what did not change from one scene to the next, and shows what did', () => {
  const steady = steadyScenes();
  const view = aPokerTable();
  const first = steady(sceneOf(view));
  expect(first).toEqual(sceneOf(view));

  const players = view.hand?.view.players.map((player) =>
    player.seat === 5 ? aPlayer(5, { stack: 9_000, bet: 1_000 }) : { ...player },
  );
  const raised = aPokerTable(
    view.hand && players ? { hand: { ...view.hand, view: { ...view.hand.view, players } } } : {},
  );
  const then = steady(sceneOf(raised));
  expect(then).toEqual(sceneOf(raised));
  const kept = then.chairs.map((chair, i) => chair === first.chairs[i]);
  expect(kept).toEqual([true, true, true, true, false, true]);
  expect(then.chairs[4]).toMatchObject({ stack: 9_000, bet: 1_000 });
  expect(then.boards).toBe(first.boards);
  expect(then.pots).toBe(first.pots);
});
