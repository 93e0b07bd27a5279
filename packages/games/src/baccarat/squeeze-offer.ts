import {
  ask,
  type Bet,
  type Cite,
  type DealtFelt,
  handle,
  type Script,
  say,
  type Verb,
} from '@croupier/table';

export type Side = 'player' | 'banker';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { player: 'Player', banker: 'Banker' };

/** Where a section says who is offered a hand. */
export interface OfferClauses {
  readonly highest: Cite;
  readonly equal: Cite;
  readonly next: Cite;
  /** Absent: nothing marks whoever will hold a hand. */
  readonly button?: Cite;
}

/** What sections do differently when they offer a hand. */
export interface OfferManner {
  /** Whose wager comes first among equal ones. */
  readonly firstOfEquals: 'lowest seat' | 'highest seat';
  /** Whether a lower bettor can hold the hand when the highest will not: always, never, or if the whole table agrees. */
  readonly lowerBettor: 'offered' | 'denied' | { readonly ifAllAgree: Cite };
}

interface Bettor {
  readonly seat: number;
  readonly amount: number;
}

/**
 * The order in which a hand is offered: the highest single wager on it first, each player once, at their highest.
 * Wagers of several spots or players are never added up (bclc-baccarat 5.0 §5.3.5.a). Whoever bets on another's spot
 * does not sit there and holds no cards, and a bet for the dealer is the dealer's.
 */
function inOrderOfOffer(
  bets: readonly Bet[],
  side: Side,
  firstOfEquals: OfferManner['firstOfEquals'],
): Bettor[] {
  const upwards = firstOfEquals === 'lowest seat' ? 1 : -1;
  const seated = bets
    .filter(({ wager, kind }) => wager === side && kind === 'own')
    .toSorted((a, b) => b.amount - a.amount || upwards * (a.spot - b.spot));
  const players = new Map(seated.toReversed().map(({ player, spot }) => [player, spot]));
  return seated
    .filter(({ player, spot }) => players.get(player) === spot)
    .map(({ spot, amount }) => ({ seat: spot, amount }));
}

/** Offers a hand around the table; the seat that takes it, or null when the dealer will turn it. */
export function* offered(
  { bets }: DealtFelt,
  side: Side,
  at: OfferClauses,
  { firstOfEquals, lowerBettor }: OfferManner,
): Script<number | null> {
  const bettors = inOrderOfOffer(bets, side, firstOfEquals);
  const most = bettors[0]?.amount;
  for (const { seat, amount } of bettors) {
    const lower = amount !== most;
    if (lower && lowerBettor === 'denied') return null;
    const equals = bettors.filter((one) => one.amount === amount).length > 1;
    const cite = equals ? at.equal : lower ? at.next : at.highest;
    yield say(() => `The ${SIDE_NAMES[side]} hand is offered to seat ${seat}.`, cite);
    if (!(yield* isTaken(seat, 'hold', 'decline', cite))) continue;
    if (lower && typeof lowerBettor === 'object' && !(yield* allAgree(bets, seat, lowerBettor.ifAllAgree)))
      return null;
    if (at.button)
      yield handle(`Place the ${SIDE_NAMES[side]} button by the wager at seat ${seat}.`, at.button);
    return seat;
  }
  return null;
}

/** A courtesy that a seat takes or leaves; whoever is away leaves it. */
function* isTaken(seat: number, yes: Verb, no: Verb, cite: Cite): Script<boolean> {
  const actions = [{ verb: yes }, { verb: no }];
  return (yield* ask({ seat, actions, absent: { verb: no }, courtesy: true, cite })).verb === yes;
}

/** Everybody else who plays the round is asked, once each, until somebody objects. */
function* allAgree(bets: readonly Bet[], holder: number, cite: Cite): Script<boolean> {
  const own = bets.filter(({ kind }) => kind === 'own').toSorted((a, b) => a.spot - b.spot);
  const asked = new Set(own.filter(({ spot }) => spot === holder).map(({ player }) => player));
  for (const { player, spot } of own) {
    if (asked.has(player)) continue;
    asked.add(player);
    if (!(yield* isTaken(spot, 'agree', 'object', cite))) return false;
  }
  return true;
}
