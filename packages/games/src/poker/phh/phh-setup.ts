import { type Cents, type Cite, cents, NOTHING, Refused } from '@croupier/table';
import { texasHoldem } from '../../bclc-poker/17.0-texas-holdem.ts';
import { omahaHigh, omahaHiLo } from '../../bclc-poker/26.0-27.0-omaha.ts';
import type { Betting } from '../betting-structure.ts';
import type { ForcedBet } from '../forced-bets.ts';
import type { HandSetup } from '../hand-state.ts';
import type { Variant } from '../variant.ts';
import type { PhhHand } from './phh-hand.ts';

/** PHH's letters for the games and betting structures that are dealt. */
const VARIANTS: Readonly<Record<string, readonly [Betting['structure'], Variant]>> = {
  FT: ['fixed-limit', texasHoldem],
  NT: ['no-limit', texasHoldem],
  PT: ['pot-limit', texasHoldem],
  PO: ['pot-limit', omahaHigh],
  'FO/8': ['fixed-limit', omahaHiLo],
  'PO/8': ['pot-limit', omahaHiLo],
  'NO/8': ['no-limit', omahaHiLo],
};

/** The letters for a game, for writing; undefined if PHH has none. */
export const phhVariant = (structure: Betting['structure'], variant: Variant): string | undefined =>
  Object.entries(VARIANTS).find(([, [name, game]]) => name === structure && game.id === variant.id)?.[0];

/**
 * A hand history as a setup. It was played under its own house's rules, so what those may have otherwise is left
 * open: any number of raises, also over a short all-in, blinds that fold unraised, and a short big blind that is called for what was posted
 * (bclc-poker 33.0 §1.2 would ask for the full blind).
 */
export function setupOf(hand: PhhHand): HandSetup {
  const [structure, variant] = VARIANTS[hand.variant] ?? [];
  if (!structure || !variant) {
    throw new Refused({
      reason: `${hand.variant} is not dealt yet; hand histories of ${Object.keys(VARIANTS).join(', ')} are.`,
    });
  }
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
