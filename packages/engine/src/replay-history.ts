import { replay, replayPhh } from '@croupier/games';

/** One round or hand of a history, dealt again by the rules. */
export interface ReplayedHistory {
  readonly ok: boolean;
  /** The first difference between the history and the rules, or why it cannot be dealt. */
  readonly why?: string;
  /** What each player has after the hand, in the units of the history, where it is one of poker. */
  readonly stacks?: readonly number[];
}

/** Deals a round record (JSON) or the hands of a hand history (PHH) again and compares them with what they say. */
export function replayHistory(text: string): readonly ReplayedHistory[] {
  if (text.trimStart().startsWith('{')) {
    const replayed = replay(text);
    if (replayed.ok) return [{ ok: true }];
    return [{ ok: false, why: 'error' in replayed ? replayed.error : replayed.difference }];
  }
  return replayPhh(text).map(({ ok, difference, error, finishingStacks }) => {
    const why = error ?? difference;
    return {
      ok,
      ...(why === undefined ? {} : { why }),
      ...(finishingStacks ? { stacks: finishingStacks } : {}),
    };
  });
}
