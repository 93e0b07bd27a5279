import { type Card, type DeckKind, deck, formatCards } from '@croupier/cards';
import { Refused } from '@croupier/table';
import type { CardPlace } from '../hand-events.ts';
import type { PhhActions } from './phh-actions.ts';

/** A deck that gives the cards of a hand history where it knows them, and any others where it does not. */
export class RiggedDeck {
  readonly #hole: PhhActions['hole'];
  readonly #boards: readonly (readonly Card[])[];
  readonly #unused: Card[];
  readonly #given: number[];
  readonly #turned = [0, 0];
  /** How many cards each player threw away that nobody saw. */
  readonly #thrownUnseen: number[];

  constructor({ hole, board, decisions }: PhhActions, secondBoard: readonly Card[], kind: DeckKind) {
    this.#hole = hole;
    this.#boards = [board, secondBoard];
    const known = new Set([...hole.flat(), ...board, ...secondBoard]);
    this.#unused = deck(kind).filter((card) => !known.has(card));
    this.#given = hole.map(() => 0);
    this.#thrownUnseen = hole.map(() => 0);
    for (const decision of decisions) {
      if (decision.do !== 'discard') continue;
      const unseen = decision.cards.filter((card) => card === null).length;
      this.#thrownUnseen[decision.player] = (this.#thrownUnseen[decision.player] ?? 0) + unseen;
    }
  }

  /** Whether every card that the player has kept is in the history. */
  knows(player: number): boolean {
    const hole = this.#hole[player] ?? [];
    const unseen = hole.filter((card) => card === null).length;
    return hole.length > 0 && unseen === (this.#thrownUnseen[player] ?? 0);
  }

  /** How many cards the player has been dealt so far. */
  given(player: number): number {
    return this.#given[player] ?? 0;
  }

  /** Whether the history tells this card of the player's. */
  tells(player: number, card: Card): boolean {
    return this.#hole[player]?.includes(card) ?? false;
  }

  next(to: CardPlace): Card {
    if (to.place === 'burn') return this.#any();
    if (to.place === 'board') return this.#turn(to.board);
    const player = to.seat - 1;
    const place = this.#given[player] ?? 0;
    this.#given[player] = place + 1;
    return this.#hole[player]?.[place] ?? this.#any();
  }

  #turn(board: number): Card {
    const cards = this.#boards[board] ?? [];
    const at = this.#turned[board] ?? 0;
    const card = cards[at];
    if (card === undefined) {
      throw new Refused({ reason: `The hand history ends after the board ${formatCards(cards)}.` });
    }
    this.#turned[board] = at + 1;
    return card;
  }

  #any(): Card {
    const card = this.#unused.pop();
    if (card === undefined)
      throw new Refused({ reason: 'The hand history uses more cards than a deck has.' });
    return card;
  }
}
