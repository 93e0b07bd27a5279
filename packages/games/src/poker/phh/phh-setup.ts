import { type Cents, type Cite, cents, NOTHING, type Refusal, Refused } from '@croupier/table';
import type { OpeningByBlinds } from '../betting-round.ts';
import type { Betting } from '../betting-structure.ts';
import type { ForcedBet } from '../forced-bet.ts';
import type { HandSetup } from '../hand-state.ts';
import type { KillRound } from '../kill-button.ts';
import { killedBy } from '../killed-round.ts';
import { lessThanABet, type PokerRules } from '../poker-rules.ts';
import type { Variant } from '../variant.ts';
import { rulesNamed } from './phh-game.ts';
import type { PhhHand } from './phh-hand.ts';
import { blindsRefused, forcedBlinds } from './recorded-blinds.ts';

/** Whether a hand must be by the rules of its section, or may hold what its own house allowed (READINGS 76). */
export type Strictness = 'by-the-rules' | 'as-recorded';

/**
 * A hand history as a setup. By the rules the section's cap on raises holds, or the one that `_options` names (READINGS
 * 46), and a short big blind leaves the price at the full one, unless `_opening_price` carries another (bclc-poker 33.0
 * §1.2; READINGS 70). As recorded, there is no cap unless one is named, a short blind may be called for what was posted,
 * betting is reopened by any raise, and a big blind that was merely called may fold.
 */
export function setupOf(hand: PhhHand, strictness: Strictness = 'by-the-rules'): HandSetup {
  const rules = rulesNamed(hand);
  const { startingStacks, antes, blinds } = hand;
  if (antes.length !== startingStacks.length || blinds.length !== startingStacks.length) {
    throw new Refused({ reason: 'antes, blinds and stacks do not name the same number of players.' });
  }
  if ([...antes, ...blinds, ...startingStacks].some((amount) => amount < 0)) {
    throw new Refused({ reason: 'antes, blinds and stacks cannot be negative.' });
  }
  const betting = bettingOf(hand, rules, strictness);
  const players = startingStacks.map((stack, at) => ({ seat: at + 1, stack }));
  const forced = forcedOf(hand, rules, betting, strictness);
  const kill = killOf(hand, forced.forced, betting);
  const said = (verb: string): boolean => hand.notes.answers.some((answer) => answer.endsWith(` ${verb}`));
  return {
    variant: strictness === 'as-recorded' ? lenient(rules.variant) : rules.variant,
    betting,
    players,
    ...forced,
    ...(kill?.button.state === 'kill' ? killedBy(kill, rules.variant, players, forced.opening) : {}),
    kill,
    drops: hand.drops,
    dealtOut: hand.notes.dealtOut,
    smallestChip: smallestChipOf(hand, rules),
    rake: rakeOf(hand, rules),
    chop: said('chop'),
    showdown: 'in-turn',
    reopenedBy: strictness === 'as-recorded' ? 'any-raise' : 'full-raise',
    runTwice: said('run-twice') || said('run-once') ? rules.runTwice : 'off',
  };
}

/** No rake unless the file asks for one: by keys of its own, or by the options of the table (CONTRACT, READINGS 45). */
function rakeOf(hand: PhhHand, { rake, variant }: PokerRules): HandSetup['rake'] {
  const dollar = cents(10 ** hand.decimals);
  if (hand.rake)
    return { ...hand.rake, noFlopNoRake: false, rounded: variant.rake.rounded, dollar, taken: 'at-end' };
  const asked = 'rakePercent' in hand.options || 'rakeCap' in hand.options;
  return asked && rake ? { ...rake, cap: inUnits(hand, rake.cap), dollar } : null;
}

const smallestChipOf = (hand: PhhHand, { smallestChip }: PokerRules): Cents =>
  'smallestChip' in hand.options ? cents(Math.max(1, inUnits(hand, smallestChip))) : hand.notes.smallestChip;

/** Options count in cents, and a file in its own units, of which one is a dollar. */
const inUnits = ({ decimals }: Pick<PhhHand, 'decimals'>, option: number): Cents =>
  cents(Math.floor((option * 10 ** decimals) / 100));

/** The regular blinds and bets are in the file, whether the round is killed or not (CONTRACT). */
function killOf({ notes }: PhhHand, forced: readonly ForcedBet[], regular: Betting): KillRound | null {
  const { kill, killButton: button } = notes;
  if (!kill) return null;
  const bigBlind = forced.find(({ kind }) => kind === 'big-blind')?.amount ?? NOTHING;
  return { kill, button, regular, forced, bigBlind };
}

/** What the section does not allow of the blinds and straddles in the file. */
export function refusedBlinds(hand: PhhHand): Refusal | undefined {
  const rules = rulesNamed(hand);
  return blindsRefused(
    {
      posted: byPosition(hand, rules.forced).blinds,
      stacks: hand.startingStacks,
      smallestChip: smallestChipOf(hand, rules),
      decimals: hand.decimals,
    },
    bettingOf(hand, rules, 'by-the-rules'),
    rules,
  );
}

const lenient = (variant: Variant): Variant =>
  variant.forced.kind === 'blinds'
    ? { ...variant, forced: { ...variant.forced, calledBigBlindMayFold: true } }
    : variant;

function forcedOf(
  hand: PhhHand,
  { variant, forced }: PokerRules,
  betting: Betting,
  strictness: Strictness,
): Pick<HandSetup, 'forced' | 'opening'> {
  if (forced.kind === 'antes') {
    return {
      forced: forcedAntes(hand.antes, hand.antesMatched, forced.rules.clauses.ante),
      opening: { by: 'cards', mustBet: forced.rules.opener === 'must-bet', bringIn: hand.bringIn },
    };
  }
  const { antes, blinds } = byPosition(hand, forced);
  return {
    forced: [
      ...forcedAntes(antes, hand.antesMatched, variant.clauses.postedLimits),
      ...forcedBlinds(blinds, betting, forced.rules),
    ],
    opening: openingOf(hand, { antes, blinds }, betting, strictness),
  };
}

const openingOf = (
  hand: PhhHand,
  posted: Posted,
  betting: Betting,
  strictness: Strictness,
): OpeningByBlinds => ({
  by: 'blinds',
  first: hand.notes.firstToAct ?? firstToSpeak(posted.blinds),
  price:
    hand.notes.openingPrice ??
    (strictness === 'as-recorded' ? highestPosted(posted, hand.startingStacks) : fullPrice(hand)),
  raise: betting.structure === 'fixed-limit' ? betting.smallBet : betting.minimumBet,
});

/** Antes and blinds, by position from the button's left or in the order of a history. */
export interface Posted {
  readonly antes: readonly Cents[];
  readonly blinds: readonly Cents[];
}

/**
 * Heads-up the history names the big blind first and its blinds the small one first. Where the blinds are as printed
 * (`headsUpBlinds=printed`; READINGS 44) the small one is named first too, whichever way they are listed.
 */
function byPosition(hand: Posted, forced: PokerRules['forced']): Posted {
  const [first = 0, second = 0] = hand.blinds;
  const printed = forced.kind === 'blinds' && forced.headsUp === 'printed';
  return printed && first <= second ? hand : turned(hand);
}

/** The one order as the other. */
export const turned = ({ antes, blinds }: Posted): Posted =>
  blinds.length === 2 ? { antes: antes.toReversed(), blinds: blinds.toReversed() } : { antes, blinds };

/** The largest blind or straddle, whether its player had so much or not. */
export const fullPrice = ({ blinds }: Pick<PhhHand, 'blinds'>): Cents => cents(Math.max(0, ...blinds));

/** What the largest blind came to, after antes and short stacks. */
export function highestPosted({ antes, blinds }: Posted, startingStacks: readonly Cents[]): Cents {
  const posted = blinds.map((blind, at) =>
    Math.min(blind, Math.max(0, (startingStacks[at] ?? 0) - (antes[at] ?? 0))),
  );
  return cents(Math.max(0, ...posted));
}

function bettingOf(
  hand: PhhHand,
  { betting, options, variant }: PokerRules,
  strictness: Strictness,
): Betting {
  const maximumBet = maximumBetOf(hand, options);
  if (betting.structure === 'fixed-limit') {
    const { smallBet, bigBet } = hand;
    if (smallBet === null || bigBet === null)
      throw new Refused({ reason: 'A limit hand needs small_bet and big_bet.' });
    // READINGS 86: a section's limit on a single bet holds in every structure.
    if (variant.singleBet && maximumBet !== null && bigBet > maximumBet)
      throw lessThanABet(variant.singleBet);
    const capped = strictness === 'by-the-rules' || 'raiseCap' in hand.options;
    return { ...betting, smallBet, bigBet, raiseCap: capped ? betting.raiseCap : 'unlimited' };
  }
  if (hand.minimumBet === null) throw new Refused({ reason: 'The hand history has no min_bet.' });
  return { structure: betting.structure, minimumBet: hand.minimumBet, maximumBet };
}

const maximumBetOf = (hand: PhhHand, { maximumBet }: PokerRules['options']): Cents | null =>
  typeof maximumBet === 'number' ? inUnits(hand, maximumBet) : null;

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

/** Whoever sits after the last blind or straddle; heads-up the big blind sits first and the button second. */
export function firstToSpeak(blinds: readonly Cents[]): number {
  if (blinds.length === 2) return (blinds[0] ?? 0) >= (blinds[1] ?? 0) ? 1 : 0;
  return (blinds.findLastIndex((blind) => blind > 0) + 1) % blinds.length;
}
