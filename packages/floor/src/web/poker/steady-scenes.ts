import type { Scene } from './scene.ts';

/**
 * One scene after the other, the later with what the earlier had wherever nothing has changed: what one player does draws their
 * chair anew, and not all of them.
 */
export function steadyScenes(): (now: Scene) => Scene {
  let before: Scene | null = null;
  return (now) => {
    before = {
      ...now,
      chairs: now.chairs.map((chair, i) => asBefore(before?.chairs[i], chair)),
      boards: asBefore(before?.boards, now.boards),
      pulled: asBefore(before?.pulled, now.pulled),
      pots: asBefore(before?.pots, now.pots),
      result: asBefore(before?.result, now.result),
      captionCards: asBefore(before?.captionCards, now.captionCards),
    };
    return before;
  };
}

/** Parts of a scene are plain values, so that they are equal where they are written alike. */
const asBefore = <Part>(before: Part | undefined, now: Part): Part =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
