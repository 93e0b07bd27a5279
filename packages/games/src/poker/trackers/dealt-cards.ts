import type { Card } from '@croupier/cards';
import type { HandEvent } from '../hand-events.ts';
import type { HandState } from '../hand-state.ts';
import { holeCardsOf, type Variant } from '../variant.ts';
import { streetAt } from './streets.ts';
import { heading, inBrackets, streetTitle, type TrackedHand } from './tracked-hand.ts';

/** The reader's cards of a game with a board; where cards are thrown away, those that were kept. */
export function holeCardLines({ players, setup }: HandState, told: TrackedHand): string[] {
  const { streets } = setup.variant;
  const thrown = streets.reduce((sum, { discard }) => sum + (discard?.cards ?? 0), 0);
  const own = players.find(({ seat }) => seat === told.hero);
  // Who folded with all of them held no hand that a tracker knows.
  const kept = own && own.cards.length === holeCardsOf(setup.variant) - thrown ? own : null;
  return [
    heading('HOLE CARDS'),
    ...(kept ? [`Dealt to ${told.named(kept.seat)} ${inBrackets(kept.cards)}`] : []),
  ];
}

/** Stud's cards, street by street, as the reader saw them. */
export class DealtCards {
  readonly #streets: Variant['streets'];
  readonly #told: TrackedHand;
  /** How many cards each seat has. */
  readonly #dealt = new Map<number, number>();
  /** What is to be seen of each seat's cards of earlier streets, and of this one. */
  readonly #before = new Map<number, Card[]>();
  #now = new Map<number, Card[]>();
  #street = -1;

  constructor({ setup }: HandState, told: TrackedHand) {
    this.#streets = setup.variant.streets;
    this.#told = told;
  }

  /** What is to be written before an event: a street whose cards are all dealt. */
  before(event: HandEvent): string[] {
    if (event.type === 'burned') return [];
    if (event.type === 'exposed') {
      this.#see(event.seat, event.card);
      return [];
    }
    if (event.type !== 'dealt') return this.#written();
    const { seat, card, facing } = event;
    const count = (this.#dealt.get(seat) ?? 0) + 1;
    this.#dealt.set(seat, count);
    const street = streetAt(this.#streets, count, 0);
    const lines = street === this.#street ? [] : this.#written();
    this.#street = street;
    if (!this.#now.has(seat)) this.#now.set(seat, []);
    if (facing === 'up' || seat === this.#told.hero) this.#see(seat, card);
    return lines;
  }

  #see(seat: number, card: Card): void {
    const cards = this.#now.get(seat) ?? [];
    if (!cards.includes(card)) cards.push(card);
    this.#now.set(seat, cards);
  }

  #written(): string[] {
    if (this.#now.size === 0) return [];
    const lines = [heading(streetTitle(this.#streets[this.#street]?.name ?? ''))];
    for (const [seat, cards] of this.#now) {
      const before = this.#before.get(seat) ?? [];
      if (cards.length > 0) {
        const old = before.length > 0 ? `${inBrackets(before)} ` : '';
        lines.push(`Dealt to ${this.#told.named(seat)} ${old}${inBrackets(cards)}`);
      }
      this.#before.set(seat, [...before, ...cards]);
    }
    this.#now = new Map();
    return lines;
  }
}
