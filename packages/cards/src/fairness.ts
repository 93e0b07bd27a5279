import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { shuffle, unbiased } from './random.ts';

declare const seedBrand: unique symbol;

/**
 * Why a player can believe a shoe: the house publishes a commitment to its secret seed before the first bet, a
 * player then cuts, adding numbers of their own, and when the shoe is over the seed is opened and anybody derives
 * the same cards again. docs/fairness.md gives every byte and test vectors.
 */
export type ShoeSeed = Uint8Array & { readonly [seedBrand]: 'shoe seed' };

/** What the player who cuts contributes after the commitment is published. */
export interface Cut {
  /** How many cards go from the front to the back. */
  readonly position: number;
  /** The player's own random bytes, in hexadecimal; may be empty. */
  readonly entropy: string;
}

/** When nobody cuts in time the cut is empty, so that the house never has a choice after its commitment. */
export const NO_CUT: Cut = { position: 0, entropy: '' };

/** Which shoe: its name at its table, and how it is made up. The commitment covers all of it. */
export interface ShoeName {
  readonly name: string;
  readonly decks: number;
}

/** Something in a commitment, cut or reveal is not of the documented form. */
export class FairnessError extends Error {
  override readonly name = 'FairnessError';
}

const SEED_BYTES = 32;
const MOST_ENTROPY_BYTES = 64;

function isSeed(bytes: Uint8Array): bytes is ShoeSeed {
  return bytes.length === SEED_BYTES;
}

/** A new secret from the operating system's cryptographic generator. */
export function freshSeed(): ShoeSeed {
  return seedFromBytes(globalThis.crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/** A seed that was stored or revealed. */
export function seedFromBytes(bytes: Uint8Array): ShoeSeed {
  if (!isSeed(bytes)) throw new FairnessError(`A shoe's seed has ${SEED_BYTES} bytes, not ${bytes.length}.`);
  return bytes;
}

/** The seed that is written so in hexadecimal. */
export function seedFromHex(text: string): ShoeSeed {
  return seedFromBytes(bytesFromHex(text, "The shoe's seed"));
}

/** A seed as it is written down and revealed. */
export const seedToHex = (seed: ShoeSeed): string => bytesToHex(seed);

function bytesFromHex(text: string, what: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new FairnessError(`${what} is not in hexadecimal.`);
  return hexToBytes(text);
}

/** SHA-256 of the words, the shoe's name, its number of decks and its seed; the seed is its own salt. */
export function commitment(shoe: ShoeName, seed: ShoeSeed): string {
  const head = utf8ToBytes(`croupier-shoe/1\0${shoe.name}\0`);
  return bytesToHex(sha256(concatBytes(head, Uint8Array.of(shoe.decks), seed)));
}

/** A cut that the shoe can take, or the reason why not. */
export function checkCut(cut: Cut, cards: number): void {
  if (!Number.isInteger(cut.position) || cut.position < 0 || cut.position >= cards) {
    throw new FairnessError(
      `A shoe of ${cards} cards can be cut at 0 to ${cards - 1}, not at ${cut.position}.`,
    );
  }
  if (bytesFromHex(cut.entropy, "The cut's entropy").length > MOST_ENTROPY_BYTES) {
    throw new FairnessError(`A cut adds at most ${MOST_ENTROPY_BYTES} bytes of entropy.`);
  }
}

/** The order of the cards: the unshuffled shoe, shuffled by the seed and the cut together, then cut. */
export function orderOf(unshuffled: Uint8Array, seed: ShoeSeed, cut: Cut): Uint8Array {
  checkCut(cut, unshuffled.length);
  const cards = unshuffled.slice();
  shuffle(cards, { below: unbiased(keystream(seed, cut)) });
  const order = new Uint8Array(cards.length);
  order.set(cards.subarray(cut.position));
  order.set(cards.subarray(0, cut.position), cards.length - cut.position);
  return order;
}

/** When in a shoe a number was drawn that is no card: after so many cards, and so many numbers of the same round. */
export interface NumberDrawn {
  readonly cards: number;
  readonly numbers: number;
}

/** A number from 1 to `most`, by the same seed and cut as the cards, so that it is committed to and revealed with them. */
export function numberOf(seed: ShoeSeed, cut: Cut, most: number, { cards, numbers }: NumberDrawn): number {
  return unbiased(keystream(seed, cut, `croupier-number/1\0${cards}\0${numbers}\0`))(most) + 1;
}

/** 32-bit big-endian words of HMAC-SHA-256 in counter mode, keyed by seed and cut. */
function keystream(seed: ShoeSeed, cut: Cut, stream = 'croupier-stream/1\0'): () => number {
  const message = utf8ToBytes(`croupier-cut/1\0${cut.position}\0`);
  const key = hmac(sha256, seed, concatBytes(message, hexToBytes(cut.entropy)));
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  let counter = 0;
  return () => {
    if (at === block.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${stream}${counter}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      counter += 1;
      at = 0;
    }
    const word = block.getUint32(at);
    at += 4;
    return word;
  };
}
