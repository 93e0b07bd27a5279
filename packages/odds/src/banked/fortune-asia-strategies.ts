import { type Card, rankFortuneAsia } from '@croupier/cards';
import type { Strategy } from '../way-to-play.ts';

type Setting = Readonly<Record<'low' | 'mid' | 'high', readonly Card[]>>;

/** What somebody does who looks for the best hand first: the best four cards high, then the best two medium. */
export const bestHigh: Strategy = {
  name: 'best-high',
  about: 'plays the best high hand, then the best medium hand of what is left',
  decide: ({ seat }, sight) => ({ verb: 'set', parts: strongest(sight(String(seat))) }),
};

function strongest(cards: readonly Card[]): Setting {
  let best: Setting = { low: [], mid: [], high: [] };
  let most = [-1, -1];
  for (const setting of settingsOf(cards)) {
    const [mid, high] = [rankFortuneAsia(setting.mid), rankFortuneAsia(setting.high)];
    const [bestMid = 0, bestHighest = 0] = most;
    if (high < bestHighest || (high === bestHighest && mid <= bestMid)) continue;
    if (mid > high || rankFortuneAsia(setting.low) > mid) continue;
    best = setting;
    most = [mid, high];
  }
  return best;
}

/** Every way to lay seven cards out in three hands. */
function* settingsOf(cards: readonly Card[]): Generator<Setting> {
  for (const low of cards)
    for (const [i, one] of cards.entries())
      for (const other of cards.slice(i + 1))
        if (one !== low && other !== low)
          yield {
            low: [low],
            mid: [one, other],
            high: cards.filter((card) => card !== low && card !== one && card !== other),
          };
}
