import { type Card, deck, needsHoleCards, poker, type Random, rankPoker, strengthOf } from '@croupier/cards';
import { cents } from '@croupier/table';
import type { FinishedHand, HeldHand, JudgedPlayer } from './finished-hand.ts';
import type { JackpotRules, OpenJackpot } from './jackpot.ts';
import { judgeJackpots } from './judge.ts';

/** Counted for tables of so many players: fewer win no jackpot, and more do not play hold'em (bclc-poker 17.0 §3.1). */
export const FEWEST_COUNTED = 4;
const MOST = 11;
/** The section whose hands are dealt for it. */
export const JACKPOTS_COUNTED_AT = '17.0';

/** In how many of so many hands each jackpot was won, by the number of players dealt in. */
export interface JackpotTally {
  readonly hands: number;
  /** By jackpot; the first is for four players, the last for eleven. */
  readonly won: Readonly<Record<string, readonly number[]>>;
}

/**
 * Deals hold'em hands and counts those that win a jackpot, for every number of players at once: the first four hands of a deal
 * are a table of four. Every hand is played to its end, everybody is there, and the pot is as large as it must be.
 */
export function countJackpots(
  jackpots: readonly JackpotRules[],
  hands: number,
  random: Random,
  cards: Card[] = [...deck('standard')],
): JackpotTally {
  const open = jackpots.map((rules) => ({ rules, prizes: prizesOf(rules) }));
  const won = new Map(
    jackpots.map(({ id }) => [id, Array.from({ length: MOST - FEWEST_COUNTED + 1 }, () => 0)]),
  );
  for (let hand = 0; hand < hands; hand += 1) {
    dealInto(cards, BOARD + 2 * MOST, random);
    const players = playersOf(cards);
    if (!players) continue;
    for (let dealtIn = FEWEST_COUNTED; dealtIn <= MOST; dealtIn += 1) {
      const finished = finishedWith(players.slice(0, dealtIn));
      for (const { rules, prizes } of open) {
        const tally = won.get(rules.id);
        if (tally && isWon(rules, prizes, finished))
          tally[dealtIn - FEWEST_COUNTED] = (tally[dealtIn - FEWEST_COUNTED] ?? 0) + 1;
      }
    }
  }
  return { hands, won: Object.fromEntries(won) };
}

const BOARD = 5;
/** No jackpot asks for less. */
const LEAST = poker.least('full-house', '');
const NO_HAND: readonly Card[] = [];

/** Brings so many random cards to the front. */
function dealInto(cards: Card[], count: number, random: Random): void {
  for (let at = 0; at < count; at += 1) {
    const from = at + random.below(cards.length - at);
    const [one, other] = [cards[at], cards[from]];
    if (one === undefined || other === undefined) throw new RangeError('The deck is too small.');
    cards[at] = other;
    cards[from] = one;
  }
}

/** What everybody holds at the end; null where nobody holds enough for any jackpot. */
function playersOf(cards: readonly Card[]): JudgedPlayer[] | null {
  const board = cards.slice(0, BOARD);
  let enough = false;
  const players: JudgedPlayer[] = [];
  for (let seat = 1; seat <= MOST; seat += 1) {
    const hole = cards.slice(BOARD + 2 * (seat - 1), BOARD + 2 * seat);
    const all = [...hole, ...board];
    const strength = strengthOf(rankPoker(all));
    const good = strength >= LEAST;
    enough ||= good;
    const held: HeldHand = {
      strength,
      cards: good ? poker.bestCards(all) : NO_HAND,
      needsBoth: good && needsHoleCards(hole, board),
    };
    players.push({ seat, active: true, held });
  }
  return enough ? players : null;
}

const finishedWith = (players: readonly JudgedPlayer[]): Omit<FinishedHand, 'structure'> => ({
  game: JACKPOTS_COUNTED_AT,
  players,
  pot: cents(100_000_000),
  showdown: true,
  elsewhere: [],
});

const prizesOf = (rules: JackpotRules): OpenJackpot[] =>
  rules.prizes.map(({ name }) => ({ rules, name, amount: cents(100_000_000) }));

function isWon(
  { conditions }: JackpotRules,
  prizes: readonly OpenJackpot[],
  hand: Omit<FinishedHand, 'structure'>,
): boolean {
  const structure = conditions.structures?.only[0] ?? 'no-limit';
  const { won, listed } = judgeJackpots({ ...hand, structure }, prizes);
  return won.length > 0 || listed.length > 0;
}
