import { type Card, needsHoleCards, poker, type Random, rankPoker, strengthOf } from '@croupier/cards';
import {
  type FinishedHand,
  type HeldHand,
  type JackpotRules,
  type JudgedPlayer,
  judgeJackpots,
  type OpenJackpot,
} from '@croupier/games';
import { cents } from '@croupier/table';

/** What everybody holds at the end of a hand that is played to it: the board first, then two cards to each player. */
export function playedOut(cards: readonly Card[], players: number): FinishedHand {
  const board = cards.slice(0, 5);
  return {
    game: '17.0',
    structure: 'no-limit',
    players: Array.from({ length: players }, (_, at): JudgedPlayer => {
      const hole = cards.slice(5 + 2 * at, 7 + 2 * at);
      const all = [...hole, ...board];
      const held: HeldHand = {
        strength: strengthOf(rankPoker(all)),
        cards: poker.bestCards(all),
        needsBoth: needsHoleCards(hole, board),
      };
      return { seat: at + 1, active: true, held };
    }),
    pot: cents(100_000_000),
    showdown: true,
    elsewhere: [],
  };
}

/** The prizes that a finished hand wins or enters the list of, as the tables judge it; everybody counts as enough players. */
export function prizesWon(rules: JackpotRules, hand: FinishedHand): (string | null)[] {
  const { conditions } = rules;
  const anyTable: JackpotRules = {
    ...rules,
    conditions: { ...conditions, dealtIn: { ...conditions.dealtIn, least: 2 } },
  };
  const open = rules.prizes.map(
    ({ name }): OpenJackpot => ({ rules: anyTable, name, amount: cents(100_000) }),
  );
  const { won, listed } = judgeJackpots(hand, open);
  return [...won.map(({ name }) => name), ...listed.slice(0, 1).map(() => null)];
}

/** Brings so many random cards to the front. */
export function dealInto(cards: Card[], count: number, random: Random): void {
  for (let at = 0; at < count; at += 1) {
    const from = at + random.below(cards.length - at);
    const [one, other] = [cards[at], cards[from]];
    if (one === undefined || other === undefined) throw new RangeError('The deck is too small.');
    cards[at] = other;
    cards[from] = one;
  }
}
