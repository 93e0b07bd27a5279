import { type Card, deck, formatCard, parseCards, seededRandom } from '@croupier/cards';
import { holeCardsOf, type Variant } from '@croupier/games';
import { Refused } from '@croupier/table';
import { Showdowns } from './showdowns.ts';

/** Stud hands as far as they are dealt, and what else is known of the deck. */
export interface StudQuestion {
  readonly hands: readonly string[];
  readonly dead: readonly Card[];
  readonly seed: string;
  readonly samples: number;
  /** Beyond so many showdowns they are simulated. */
  readonly most: number;
}

/** Every way to deal each hand its last cards, or some of them at random where there are too many. */
export function countStud(
  variant: Variant,
  question: StudQuestion,
): { readonly showdowns: Showdowns; readonly method: 'exact' | 'simulated' } {
  const held = question.hands.map((text) => cardsOf(variant, text));
  const gone = new Set([...held.flat(), ...question.dead]);
  if (gone.size < held.flat().length + question.dead.length)
    throw new Refused({ reason: 'These hands cannot be dealt together: a card is named twice.' });
  const rest = deck(variant.deck).filter((card) => !gone.has(card));
  const wanted = held.map(({ length }) => holeCardsOf(variant) - length);
  if (wanted.reduce((sum, count) => sum + count, 0) > rest.length)
    throw new Refused({ reason: 'The deck has not enough cards for so many hands.' });
  const showdowns = new Showdowns(held.length);
  const ways = waysToDeal(rest.length, wanted);
  if (ways * held.length > question.most * 2) {
    sample(variant, held, rest, showdowns, question);
    return { showdowns, method: 'simulated' };
  }
  countAll(variant, held, rest, showdowns);
  return { showdowns, method: 'exact' };
}

function cardsOf(variant: Variant, text: string): Card[] {
  const cards = parseCards(text.replaceAll(/([2-9TJQKA][cdhs])/g, '$1 ').trim());
  const most = holeCardsOf(variant);
  if (cards.length === 0 || cards.length > most)
    throw new Refused({ reason: `"${text}" should be one to ${most} cards of ${variant.title}.` });
  const missing = cards.find((card) => !deck(variant.deck).includes(card));
  if (missing !== undefined)
    throw new Refused({ reason: `${formatCard(missing)} is not in the deck of ${variant.title}.` });
  return cards;
}

function waysToDeal(cards: number, wanted: readonly number[]): number {
  let left = cards;
  let ways = 1;
  for (const count of wanted)
    for (let dealt = 1; dealt <= count; dealt += 1) {
      ways = (ways * left) / dealt;
      left -= 1;
    }
  return ways;
}

/** Stud is played for one kind of hand, of one's own cards. */
function strengthIn({ hands }: Variant): (hand: readonly Card[]) => number {
  const [high] = hands;
  if (!high) throw new TypeError('A game of stud has one kind of hand.');
  return (hand) => high.strength(hand, []);
}

/** Hand by hand, card by card; cards that lie in front are not picked up again, so that no hand comes twice. */
function countAll(
  variant: Variant,
  held: readonly Card[][],
  rest: readonly Card[],
  showdowns: Showdowns,
): void {
  const full = holeCardsOf(variant);
  const strength = strengthIn(variant);
  const dealt = held.map((hand) => hand.slice());
  const known = held.map(() => 0);
  const taken = new Set<Card>();
  const fill = (at: number, from: number): void => {
    const hand = dealt[at];
    if (!hand) {
      showdowns.add(known, 1);
      showdowns.total += 1;
      return;
    }
    if (hand.length === full) {
      known[at] = strength(hand);
      fill(at + 1, 0);
      return;
    }
    for (const [index, card] of rest.entries()) {
      if (index < from || taken.has(card)) continue;
      taken.add(card);
      hand.push(card);
      fill(at, index + 1);
      hand.pop();
      taken.delete(card);
    }
  };
  fill(0, 0);
}

function sample(
  variant: Variant,
  held: readonly Card[][],
  rest: readonly Card[],
  showdowns: Showdowns,
  { seed, samples }: StudQuestion,
): void {
  const random = seededRandom(seed);
  const full = holeCardsOf(variant);
  const strength = strengthIn(variant);
  const cards = rest.slice();
  while (showdowns.total < samples) {
    let drawn = 0;
    const hands = held.map((hand) => {
      const whole = hand.slice();
      while (whole.length < full) {
        const from = drawn + random.below(cards.length - drawn);
        const card = cards[from];
        const first = cards[drawn];
        if (card === undefined || first === undefined) throw new RangeError('The deck has run out.');
        cards[from] = first;
        cards[drawn] = card;
        drawn += 1;
        whole.push(card);
      }
      return whole;
    });
    showdowns.add(hands.map(strength), 1);
    showdowns.total += 1;
  }
}
