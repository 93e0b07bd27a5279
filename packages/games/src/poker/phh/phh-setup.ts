import { lazily } from '@croupier/cards';
import { type Cents, type Cite, cents, NOTHING, Refused } from '@croupier/table';
import { communityGames } from '../../bclc-poker/community-games.ts';
import type { Betting } from '../betting-structure.ts';
import type { ForcedBet } from '../forced-bets.ts';
import type { HandSetup } from '../hand-state.ts';
import type { Variant } from '../variant.ts';
import type { PhhHand } from './phh-hand.ts';

const STRUCTURES = ['fixed-limit', 'no-limit', 'pot-limit'] as const;

interface Lettered {
  readonly letters: string;
  readonly structure: Betting['structure'];
  readonly variant: Variant;
}

/** PHH's letters for the games and betting structures that are dealt. */
const lettered: () => readonly Lettered[] = lazily(() =>
  communityGames.flatMap(({ variant }) =>
    STRUCTURES.flatMap((structure) => {
      const letters = variant.phh?.[structure];
      return letters === undefined ? [] : [{ letters, structure, variant }];
    }),
  ),
);

/** The letters for a game, for writing; undefined if PHH has none. */
export const phhVariant = (structure: Betting['structure'], variant: Variant): string | undefined =>
  variant.phh?.[structure];

/**
 * A hand history as a setup. It was played under its own house's rules, so what those may have otherwise is left
 * open: any number of raises, also over a short all-in, blinds that fold unraised, and a short big blind that is called for what was posted
 * (bclc-poker 33.0 §1.2 would ask for the full blind).
 */
export function setupOf(hand: PhhHand): HandSetup {
  const game = lettered().find(({ letters }) => letters === hand.variant);
  if (!game) {
    const known = lettered().map(({ letters }) => letters);
    throw new Refused({
      reason: `${hand.variant} is not dealt yet; hand histories of ${known.join(', ')} are.`,
    });
  }
  const { structure, variant } = game;
  const { startingStacks, antes, blinds } = hand;
  if (antes.length !== startingStacks.length || blinds.length !== startingStacks.length) {
    throw new Refused({ reason: 'antes, blinds and stacks do not name the same number of players.' });
  }
  if ([...antes, ...blinds, ...startingStacks].some((amount) => amount < 0)) {
    throw new Refused({ reason: 'antes, blinds and stacks cannot be negative.' });
  }
  const posted = inOrder(blinds);
  const forced = [
    ...forcedAntes(inOrder(antes), hand.antesMatched, variant.clauses.bigBlind),
    ...forcedBlinds(posted, variant),
  ];
  const betting = bettingOf(hand, structure);
  return {
    variant: { ...variant, calledBlindMayFold: true },
    betting,
    players: startingStacks.map((stack, at) => ({ seat: at + 1, stack })),
    forced,
    opening: {
      first: hand.notes.firstToAct ?? firstToSpeak(posted),
      price: hand.notes.openingPrice ?? highestPosted(hand),
      raise: betting.structure === 'fixed-limit' ? betting.smallBet : betting.minimumBet,
    },
    smallestChip: hand.notes.smallestChip,
    rake: hand.rake ? { ...hand.rake, noFlopNoRake: false, taken: 'at-end' } : null,
    chop: false,
    showdown: 'in-turn',
    reopenedBy: 'any-raise',
    runTwice: 'off',
  };
}

/** Heads-up the history names the big blind first and its blinds the small one first. */
export const inOrder = (amounts: readonly Cents[]): readonly Cents[] =>
  amounts.length === 2 ? amounts.toReversed() : amounts;

/** What the largest blind came to, after antes and short stacks. */
export function highestPosted({ blinds, antes, startingStacks }: PostedAmounts): Cents {
  const ante = inOrder(antes);
  const posted = inOrder(blinds).map((blind, at) =>
    Math.min(blind, Math.max(0, (startingStacks[at] ?? 0) - (ante[at] ?? 0))),
  );
  return cents(Math.max(0, ...posted));
}

type PostedAmounts = Pick<PhhHand, 'blinds' | 'antes' | 'startingStacks'>;

function bettingOf(hand: PhhHand, structure: Betting['structure']): Betting {
  if (structure === 'fixed-limit') {
    const { smallBet, bigBet } = hand;
    if (smallBet === null || bigBet === null)
      throw new Refused({ reason: 'A limit hand needs small_bet and big_bet.' });
    return { structure, smallBet, bigBet, raiseCap: 'unlimited' };
  }
  if (hand.minimumBet === null) throw new Refused({ reason: 'The hand history has no min_bet.' });
  return { structure, minimumBet: hand.minimumBet, maximumBet: null };
}

const forcedAntes = (antes: readonly Cents[], matched: boolean, cite: Cite): ForcedBet[] =>
  antes
    .map(
      (amount, position): ForcedBet => ({
        position,
        kind: 'ante',
        amount,
        money: matched ? 'matched' : 'dead',
        cite,
      }),
    )
    .filter(({ amount }) => amount > 0);

/** The smallest blind is the small one, the next the big one, and what is larger a straddle. */
function forcedBlinds(blinds: readonly Cents[], { clauses }: Variant): ForcedBet[] {
  const sizes = [...new Set(blinds.filter((blind) => blind > 0))].toSorted((a, b) => a - b);
  return blinds
    .map((amount, position): ForcedBet => {
      if (amount > (sizes[1] ?? amount))
        return { position, kind: 'straddle', amount, money: 'live', cite: clauses.straddle };
      return amount === sizes[1]
        ? { position, kind: 'big-blind', amount, money: 'live', cite: clauses.bigBlind }
        : { position, kind: 'small-blind', amount, money: 'live', cite: clauses.smallBlind };
    })
    .filter(({ amount }) => amount > NOTHING);
}

/** Whoever sits after the last blind or straddle; heads-up the big blind sits first and the button second. */
export function firstToSpeak(blinds: readonly Cents[]): number {
  if (blinds.length === 2) return (blinds[0] ?? 0) >= (blinds[1] ?? 0) ? 1 : 0;
  return (blinds.findLastIndex((blind) => blind > 0) + 1) % blinds.length;
}
