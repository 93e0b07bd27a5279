import { type Card, cardOf, parseCard, RANKS } from '@croupier/cards';
import { Refused } from '@croupier/table';

/** The hands that a text stands for: cards, or ranges of two cards such as `QQ+`, `AKs`, `T9o+`, `77-99`, joined by commas. */
export function handsOf(text: string, cards: number): Card[][] {
  return text.split(',').flatMap((part) => oneRange(part.trim(), cards));
}

function oneRange(text: string, cards: number): Card[][] {
  const plain = text.replaceAll(' ', '');
  if (/^([2-9TJQKA][cdhs])+$/.test(plain)) return [theseCards(plain, cards, text)];
  const [, a = '', b = '', kind = '', more = ''] = /^([2-9TJQKA])([2-9TJQKA])([so]?)(\+?)$/.exec(plain) ?? [];
  const dash = /^([2-9TJQKA])\1-([2-9TJQKA])\2$/.exec(plain);
  if (cards !== 2 || (a === '' && !dash)) throw unread(text, cards);
  if (dash) {
    const ends = [rankNamed(dash[1]), rankNamed(dash[2])].toSorted((x, y) => x - y);
    return pairsFrom(ends[0] ?? 0, ends[1] ?? 0);
  }
  const high = Math.max(rankNamed(a), rankNamed(b));
  const low = Math.min(rankNamed(a), rankNamed(b));
  if (high === low) {
    if (kind !== '') throw unread(text, cards);
    return pairsFrom(high, more === '+' ? ACE : high);
  }
  const most = more === '+' ? high - 1 : low;
  const hands: Card[][] = [];
  for (let kicker = low; kicker <= most; kicker += 1) hands.push(...twoRanks(high, kicker, kind));
  return hands;
}

const ACE = 12;

const rankNamed = (letter: string | undefined): number => RANKS.indexOf(letter ?? '');

function theseCards(text: string, cards: number, given: string): Card[] {
  const hand = (text.match(/../g) ?? []).map(parseCard);
  if (hand.length !== cards || new Set(hand).size !== hand.length) throw unread(given, cards);
  return hand;
}

function pairsFrom(least: number, most: number): Card[][] {
  const hands: Card[][] = [];
  for (let rank = least; rank <= most; rank += 1) hands.push(...twoRanks(rank, rank, ''));
  return hands;
}

/** Two cards of these ranks: suited, of two suits, or any. */
function twoRanks(high: number, low: number, kind: string): Card[][] {
  const hands: Card[][] = [];
  for (let first = 0; first < 4; first += 1) {
    for (let second = high === low ? first + 1 : 0; second < 4; second += 1) {
      const suited = first === second;
      if ((kind === 's' && !suited) || (kind === 'o' && suited)) continue;
      hands.push([cardOf(high * 4 + first), cardOf(low * 4 + second)]);
    }
  }
  return hands;
}

const unread = (text: string, cards: number): Refused =>
  new Refused({
    reason:
      cards === 2
        ? `"${text}" is no hand: write two cards such as AhKd, or a range such as QQ+, AKs, T9o+ or 77-99.`
        : `"${text}" is no hand of ${cards} cards, such as ${'AhKdQs7c2d9sTc'.slice(0, cards * 2)}.`,
  });
