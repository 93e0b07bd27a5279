import { type Card, deck, parseCard, type Random } from '@croupier/cards';
import { communityGames } from '../../bclc-poker/community-games.ts';
import { boardCardsOf, type HandType, holeCardsOf, type Variant } from '../variant.ts';
import type { HandView, PlayerView } from '../view.ts';

/** How many ways the unseen cards may lie are looked at: so many, or until the time is up. */
export type Effort = { readonly ways: number } | { readonly untilAfter: () => boolean };

/** Between two looks at the clock. */
const WAYS_AT_ONCE = 16;

const isDone = (effort: Effort, looked: number): boolean =>
  'ways' in effort ? looked >= effort.ways : looked > 0 && looked % WAYS_AT_ONCE === 0 && effort.untilAfter();

const known = (player: PlayerView | undefined): Card[] =>
  (player?.cards ?? []).flatMap((card) => (card === null ? [] : [parseCard(card)]));

/**
 * The part of the pot that the hand in turn takes on average from so many rivals who hold anything, over ways in which the
 * cards that its player does not see may lie: up cards of rivals and cards of folded hands that were seen are left out.
 */
export function equityOf(view: HandView, random: Random, rivals: number, effort: Effort): number {
  const variant = variantOf(view.game);
  const own = known(view.players.find(({ seat }) => seat === view.toAct));
  const board = (view.boards[0] ?? []).map(parseCard);
  const others = view.players
    .filter(({ seat, status }) => seat !== view.toAct && (status === 'in' || status === 'all-in'))
    .map(known)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, rivals);
  const seen = new Set([...view.players.flatMap(known), ...board]);
  const unseen = deck(variant.deck).filter((card) => !seen.has(card));
  return new Lie(variant, { own, others, board, unseen }).share(random, effort);
}

const variantOf = (id: string): Variant => {
  const game = communityGames.find((one) => one.id === id);
  if (!game) throw new TypeError(`${id} is no poker game.`);
  return game.variant;
};

interface Known {
  readonly own: readonly Card[];
  readonly others: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  readonly unseen: readonly Card[];
}

/** The unseen cards, laid out in one way after the other. */
class Lie {
  readonly #hands: readonly HandType[];
  /** How many own and how many common cards a hand has in the end. */
  readonly #kept: number;
  readonly #common: number;
  readonly #own: readonly Card[][];
  readonly #known: readonly number[];
  readonly #board: Card[];
  readonly #knownBoard: number;
  readonly #unseen: Card[];
  #drawn = 0;

  constructor(variant: Variant, { own, others, board, unseen }: Known) {
    const thrown = variant.streets.reduce((sum, { discard }) => sum + (discard?.cards ?? 0), 0);
    this.#hands = variant.hands;
    this.#common = boardCardsOf(variant);
    // In stud a common card stands in for everybody's last where the deck runs out.
    this.#kept = holeCardsOf(variant) - thrown - Math.max(0, board.length - this.#common);
    this.#board = board.slice();
    this.#knownBoard = board.length;
    this.#unseen = unseen.slice();
    // Where a full table of stud leaves too few cards, fewer rivals are thought to stay.
    let due = this.#common - board.length;
    const hands = [own, ...others].filter((cards, at) => {
      due += Math.max(0, this.#kept - cards.length);
      return at < 2 || due <= unseen.length;
    });
    this.#own = hands.map((cards) => cards.slice());
    this.#known = hands.map(({ length }) => length);
  }

  /** The part of the first hand. */
  share(random: Random, effort: Effort): number {
    let sum = 0;
    let looked = 0;
    for (; !isDone(effort, looked); looked += 1) {
      this.#layOut(random);
      sum += this.#taken();
    }
    return looked === 0 ? 0 : sum / looked;
  }

  #layOut(random: Random): void {
    this.#drawn = 0;
    for (const [at, cards] of this.#own.entries())
      this.#fill(cards, this.#known[at] ?? 0, this.#kept, random);
    this.#fill(this.#board, this.#knownBoard, this.#common, random);
  }

  #fill(cards: Card[], from: number, to: number, random: Random): void {
    cards.length = from;
    while (cards.length < to && this.#drawn < this.#unseen.length) {
      const other = this.#drawn + random.below(this.#unseen.length - this.#drawn);
      const card = this.#unseen[other];
      const here = this.#unseen[this.#drawn];
      if (card === undefined || here === undefined) return;
      this.#unseen[other] = here;
      this.#unseen[this.#drawn] = card;
      this.#drawn += 1;
      cards.push(card);
    }
  }

  /** What the first hand takes: of the high, and of the low where somebody has one. */
  #taken(): number {
    let halves = 0;
    let share = 0;
    for (const type of this.#hands) {
      const strengths = this.#own.map((cards) => this.#best(cards, type));
      const best = Math.max(...strengths);
      if (best === 0) continue;
      halves += 1;
      if (strengths[0] === best) share += 1 / strengths.filter((each) => each === best).length;
    }
    return halves === 0 ? 0 : share / halves;
  }

  /** A hand of which a card is still to be thrown away counts with the best that can be kept. */
  #best(cards: readonly Card[], { strength }: HandType): number {
    if (cards.length <= this.#kept) return strength(cards, this.#board);
    return Math.max(
      ...cards.map((card) =>
        strength(
          cards.filter((other) => other !== card),
          this.#board,
        ),
      ),
    );
  }
}
