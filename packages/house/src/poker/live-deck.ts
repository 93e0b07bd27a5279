import { createHash, createHmac } from 'node:crypto';
import {
  type Card,
  type Cut,
  commitDeck,
  freshSeed,
  NO_CUT,
  type OpenedCard,
  openCard,
  type Random,
  Shoe,
  type ShoeSeed,
  seededRandom,
  seedFromBytes,
} from '@croupier/cards';
import { ShoeError, type Shoes } from '../storage/shoes.ts';
import { JournalDiffers } from '../tables/journalled.ts';
import { handName } from './decide-hand.ts';
import { dealtCards } from './opened.ts';
import type { PokerSetting } from './poker-setting.ts';
import { type HandOnTable, handOf } from './poker-state.ts';

/** One commitment for those of all cards: what is kept with the seed. */
export const deckCommitment = (commitments: readonly string[]): string =>
  createHash('sha256').update(commitments.join('')).digest('hex');

/** The deck of one hand, for the dealer's hand only. Its seed is never revealed: that would expose mucked hands. */
export class LiveDeck {
  readonly number: number;
  readonly commitments: readonly string[];
  readonly #seed: ShoeSeed;
  readonly #cards: readonly Card[];

  private constructor(setting: PokerSetting, number: number, seed: ShoeSeed) {
    this.number = number;
    this.#seed = seed;
    this.#cards = cardsOf(setting, seed);
    this.commitments = commitDeck(handName(setting, number), seed, this.#cards);
  }

  /** The deck of a table's hand: made and kept before anybody hears of it, or taken up as it was kept. */
  static async of(
    setting: PokerSetting,
    shoes: Pick<Shoes, 'find' | 'keep'>,
    number: number,
  ): Promise<LiveDeck> {
    const kept = await shoes.find(setting.id, number);
    if (kept) return new LiveDeck(setting, number, seedFromBytes(kept.seed));
    const seed = freshSeed();
    const deck = new LiveDeck(setting, number, seed);
    try {
      await shoes.keep({ table: setting.id, number, seed, commitment: deckCommitment(deck.commitments) });
      return deck;
    } catch (error) {
      // Another node was quicker: its deck is the deck.
      const theirs = error instanceof ShoeError ? await shoes.find(setting.id, number) : undefined;
      if (theirs) return new LiveDeck(setting, number, seedFromBytes(theirs.seed));
      throw error;
    }
  }

  /** True if this is the deck of the hand on the table; another one that claims to be is an error. */
  isOf(hand: HandOnTable): boolean {
    if (hand.number !== this.number) return false;
    if (hand.commitments.some((commitment, at) => commitment !== this.commitments[at])) {
      throw new JournalDiffers(`The deck of ${hand.name} is not the one that was committed to.`);
    }
    return true;
  }

  /** The card that comes next in the hand; the same however often it is asked for. */
  next(hand: HandOnTable): Card {
    const card = this.#cards[dealtCards(handOf(hand).events).length];
    if (card === undefined) throw new JournalDiffers(`The deck of ${hand.name} has no cards left.`);
    return card;
  }

  /** Another shuffled deck, for the draw for the button: everybody sees its cards, and learns nothing of those to come. */
  toDraw(setting: PokerSetting): readonly Card[] {
    return cardsOf(setting, this.#seed, FOR_THE_BUTTON);
  }

  /** By what a bot chooses in a turn: nobody's business beforehand, and the same if the hand is taken up again. */
  luck(turn: number): Random {
    return seededRandom(createHmac('sha256', this.#seed).update(`croupier-bot/1\0${turn}`).digest('hex'));
  }

  /** The hole and board cards of the hand with their salts; who is told of which is for the views to say. */
  opened(hand: HandOnTable): OpenedCard[] {
    return dealtCards(handOf(hand).events).flatMap(({ position, to }) => {
      const card = this.#cards[position];
      return card === undefined || to === 'burn' ? [] : [openCard(this.#seed, position, card)];
    });
  }
}

function cardsOf({ rules }: PokerSetting, seed: ShoeSeed, cut: Cut = NO_CUT): Card[] {
  const shoe = Shoe.live({ decks: 1, kind: rules.variant.deck, cutCardFromBack: 0 }, seed, cut);
  return Array.from({ length: shoe.size }, () => shoe.draw());
}

/** The same seed with other numbers added: an order that has nothing to do with that of the hand. */
const FOR_THE_BUTTON: Cut = { position: 0, entropy: Buffer.from('the button').toString('hex') };
