import type { SentAnswer } from '@croupier/house/protocol';
import type { Action } from '@croupier/table';

/** What somebody wants done when their turn comes. */
export type Wish = 'check-fold' | 'check' | 'call' | 'call-any';

/** What a wish was made in view of. */
export interface Situation {
  readonly hand: number;
  readonly street: string;
  /** What has to be matched. */
  readonly price: number;
}

export interface PreAction {
  readonly wish: Wish;
  readonly when: Situation;
}

/** To check and to call are about the price that stood then; to fold to a bet and to call any are about the street. */
const MINDS_THE_PRICE: Readonly<Record<Wish, boolean>> = {
  'check-fold': false,
  check: true,
  call: true,
  'call-any': false,
};

/** A wish stands only while what it was made in view of stands: a new hand, street or price clears it. */
export function stillMeant(pre: PreAction | null, now: Situation | null): PreAction | null {
  if (!pre || !now) return null;
  const { wish, when } = pre;
  if (when.hand !== now.hand || when.street !== now.street) return null;
  return MINDS_THE_PRICE[wish] && when.price !== now.price ? null : pre;
}

/** The answer that a wish comes to, from what the house offers; nothing is folded that can be checked. */
export function answerTo(wish: Wish, actions: readonly Action[]): SentAnswer | null {
  const offered = (verb: string): boolean =>
    actions.some((action) => action.verb === verb && !action.refused);
  if (offered('check')) return { verb: 'check' };
  if (wish === 'check-fold') return offered('fold') ? { verb: 'fold' } : null;
  if (wish === 'call' || wish === 'call-any') return offered('call') ? { verb: 'call' } : null;
  return null;
}
