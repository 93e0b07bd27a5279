import type { Card } from '@croupier/cards';
import { type Cents, NOTHING } from '@croupier/table';
import type { HandState } from './hand-state.ts';
import { shareInChips } from './odd-chips.ts';
import { isLive, type Player } from './player.ts';
import type { Pot } from './side-pots.ts';
import type { HandType, Variant } from './variant.ts';

/**
 * The order in which hands are shown: the last to bet or raise first, otherwise from the left of the button, then
 * clockwise. Most sections are silent; bclc-poker 25.0 §10.15 looks at the last round alone, and if that had no bet
 * begins with its highest card.
 */
export function showingOrder({ players, aggressor, round, setup }: HandState): Player[] {
  const { showsFirst } = setup.variant;
  const last = showsFirst ? (round?.aggressor ?? -1) : aggressor;
  const first = last >= 0 ? last : (showsFirst?.(players, 0) ?? 0);
  const order: Player[] = [];
  for (let step = 0; step < players.length; step += 1) {
    const player = players[(first + step) % players.length];
    if (player && isLive(player)) order.push(player);
  }
  return order;
}

/** Who takes what of one pot, by board and hand. */
export interface PotShare {
  readonly pot: number;
  readonly board: number;
  /** Null when nobody contested the pot, so that no hand was compared. */
  readonly hand: HandType['name'] | null;
  readonly position: number;
  readonly amount: Cents;
}

/**
 * Divides one pot: in equal parts over the boards, on each board over the hands that somebody holds (high and low), and
 * each part over its best hands. Odd chips go to the first board, to the high hand (bclc-poker 26.0 §1.4.3.b) and to
 * the winners nearest to the button's left, in stud to the highest card (READINGS 50); a low that nobody holds leaves everything to the high (§1.4.3.a).
 */
export function dividePot(
  pot: Pot,
  index: number,
  players: readonly Player[],
  boards: readonly (readonly Card[])[],
  { hands, oddChips }: Pick<Variant, 'hands' | 'oddChips'>,
  chip: Cents,
): PotShare[] {
  const [only] = pot.claimants;
  if (only !== undefined && pot.claimants.length === 1) {
    return [{ pot: index, board: 0, hand: null, position: only, amount: pot.amount }];
  }
  const awards: PotShare[] = [];
  const byBoard = shareInChips(pot.amount, boards.length, chip);
  for (let at = 0; at < boards.length; at += 1) {
    const held = heldHands(pot.claimants, players, boards[at] ?? [], hands, oddChips);
    const byHand = shareInChips(byBoard[at] ?? NOTHING, held.length, chip);
    let which = 0;
    for (const { hand, winners } of held) {
      const shares = shareInChips(byHand[which] ?? NOTHING, winners.length, chip);
      let place = 0;
      for (const position of winners) {
        const amount = shares[place] ?? NOTHING;
        awards.push({ pot: index, board: at, hand: hand.name, position, amount });
        place += 1;
      }
      which += 1;
    }
  }
  return awards;
}

/** The hands that somebody holds of those that share a pot, and who. */
function heldHands(
  claimants: readonly number[],
  players: readonly Player[],
  board: readonly Card[],
  hands: readonly HandType[],
  oddChips: Variant['oddChips'],
): Held[] {
  const held: Held[] = [];
  for (const hand of hands) {
    const winners = bestHands(claimants, players, board, hand);
    if (oddChips === 'highest-card') sortByHighestCard(winners, players);
    if (winners.length > 0) held.push({ hand, winners });
  }
  return held;
}

/** A hand that somebody holds, and who. */
interface Held {
  readonly hand: HandType;
  readonly winners: readonly number[];
}

/** A card's number orders it by rank and then by suit, spades first. */
function sortByHighestCard(winners: number[], players: readonly Player[]): void {
  winners.sort((a, b) => highestCard(players[b]) - highestCard(players[a]));
}

const highestCard = (player: Player | undefined): number => Math.max(-1, ...(player?.cards ?? []));

/** The positions that hold the best hand of this kind, from the button's left; none if nobody qualifies. */
function bestHands(
  claimants: readonly number[],
  players: readonly Player[],
  board: readonly Card[],
  hand: HandType,
): number[] {
  let best = 0;
  let winners: number[] = [];
  for (const position of claimants) {
    const strength = hand.strength(players[position]?.cards ?? [], board);
    if (strength === 0 || strength < best) continue;
    if (strength > best) winners = [];
    best = strength;
    winners.push(position);
  }
  return winners;
}
