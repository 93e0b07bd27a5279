import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Card, formatCard, parseCard } from './card.ts';
import type { ShoeSeed } from './fairness.ts';
import { FairnessError } from './fairness.ts';
import type { Verdict } from './shoe.ts';

/**
 * In poker a reveal of the whole deck would expose the hands that were thrown away. So the house commits to every
 * card by itself, each with a salt of its own, and opens only the cards that were seen. docs/fairness.md gives every
 * byte.
 */
export interface OpenedCard {
  /** From 0, in the order in which cards leave the deck, burns included. */
  readonly position: number;
  /** Its two letters. */
  readonly card: string;
  /** In hexadecimal. */
  readonly salt: string;
}

const SALT_BYTES = 16;

/** The salt of a position: it tells nothing of the seed or of another salt to whoever has not the seed. */
export function saltAt(seed: ShoeSeed, position: number): string {
  const bytes = hmac(sha256, seed, utf8ToBytes(`croupier-salt/1\0${position}`));
  return bytesToHex(bytes.subarray(0, SALT_BYTES));
}

/** SHA-256 over the hand's name, the position, the card and its salt. */
export function cardCommitment(hand: string, { position, card, salt }: OpenedCard): string {
  if (!/^[0-9a-f]{32}$/i.test(salt))
    throw new FairnessError('The salt of a card has 16 bytes in hexadecimal.');
  const text = `croupier-card/1\0${hand}\0${position}\0${formatCard(parseCard(card))}\0`;
  return bytesToHex(sha256(concatBytes(utf8ToBytes(text), hexToBytes(salt))));
}

/** The commitments to a whole deck, in order: what is published before the first card. */
export const commitDeck = (hand: string, seed: ShoeSeed, cards: readonly Card[]): string[] =>
  cards.map((card, position) => cardCommitment(hand, openCard(seed, position, card)));

/** A card as it is opened when everybody may know it. */
export const openCard = (seed: ShoeSeed, position: number, card: Card): OpenedCard => ({
  position,
  card: formatCard(card),
  salt: saltAt(seed, position),
});

/** Anybody's check of the cards that were seen: each is the one that was committed to, and none was seen twice. */
export function verifyCards(
  hand: string,
  commitments: readonly string[],
  opened: readonly OpenedCard[],
): Verdict {
  const seen = new Set<string>();
  const places = new Set<number>();
  for (const one of opened) {
    const due = commitments[one.position];
    if (due === undefined || places.has(one.position)) {
      return {
        honest: false,
        why: `Position ${one.position + 1} is not one of the deck, or was opened twice.`,
      };
    }
    if (commitmentOf(hand, one) !== due.toLowerCase()) {
      return { honest: false, why: `Card ${one.position + 1} is not the one the house committed to.` };
    }
    if (seen.has(one.card)) return { honest: false, why: `${one.card} was dealt twice.` };
    places.add(one.position);
    seen.add(one.card);
  }
  return { honest: true };
}

/** Nothing if the card or the salt is none. */
function commitmentOf(hand: string, one: OpenedCard): string | undefined {
  try {
    return cardCommitment(hand, one);
  } catch {
    return undefined;
  }
}
