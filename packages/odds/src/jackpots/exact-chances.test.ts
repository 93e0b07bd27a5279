import { type Card, deck, parseCards, seededRandom } from '@croupier/cards';
import { chancesOf, type JackpotRules, jackpots } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { disjointSets } from './disjoint-holdings.ts';
import { countChances, type WeighedBoard } from './exact-chances.ts';
import { dealInto, playedOut, prizesWon } from './testing/dealt-jackpots.ts';

const RULES = jackpots.map((jackpot) => jackpot.with({}));
const rulesOf = (section: string): JackpotRules => {
  const found = RULES.find((rules) => rules.section.number === section);
  if (!found) throw new Error(`There is no jackpot of ${section}.`);
  return found;
};

function* choices(cards: readonly Card[], count: number, from = 0): Generator<Card[]> {
  if (count === 0) yield [];
  else
    for (let at = from; at <= cards.length - count; at += 1)
      for (const rest of choices(cards, count - 1, at + 1)) yield [...cards.slice(at, at + 1), ...rest];
}

const without = (cards: readonly Card[], gone: readonly Card[]): Card[] =>
  cards.filter((card) => !gone.includes(card));

/** All deals to so many players, one after the other, judged as a table judges them. */
function dealtOut(
  cards: readonly Card[],
  boards: readonly (readonly Card[])[],
  players: number,
): Map<string, number> {
  const won = new Map<string, number>();
  const deal = (dealt: readonly Card[], left: readonly Card[], still: number): void => {
    if (still > 0) {
      for (const hole of choices(left, 2)) deal([...dealt, ...hole], without(left, hole), still - 1);
      return;
    }
    const hand = playedOut(dealt, players);
    for (const rules of RULES)
      for (const name of prizesWon(rules, hand)) {
        const key = `${rules.id} ${name ?? ''}`;
        won.set(key, (won.get(key) ?? 0) + 1);
      }
  };
  for (const board of boards) deal(board, without(cards, board), players);
  return won;
}

function counted(
  cards: readonly Card[],
  boards: readonly (readonly Card[])[],
  players: number,
): Map<string, number> {
  const visit = (see: (board: WeighedBoard) => void): void => {
    for (const board of boards) see({ board, weight: 1, suits: 'as-they-are' });
  };
  const won = new Map<string, number>();
  for (const [id, chances] of countChances(RULES, [players], visit, cards))
    for (const chance of chances)
      if (chance.won > 0n) won.set(`${id} ${chance.prize ?? ''}`, Number(chance.won));
  return won;
}

describe('the chance of a jackpot, over every deal', () => {
  // Boards with two pairs, a pair, trips, three and four to a straight flush, and two ways to each bad beat.
  it.each([
    ['Ah Ad Th Tc 9h', 'As Ac Ts Td Qh Jh 8h'],
    ['Ah As Th 9h 8h', 'Ad Ac Ts Td Qh Jh 7h'],
    ['Kh Ks Ad 2c 3d', 'Kd Kc As Ac Ah 2h 2s'],
    ['8h 8s Th Ts 2c', '8c 8d Tc Td 2d 2h 9c'],
    ['Ah As Ad Kh Qh', 'Jh Th Ks Kd Qs Ts Td'],
    ['5h 6h 7h 8h 8s', '4h 9h Th 8c 8d 7s 2c'],
  ])('28.0 to 32.0: what inclusion and exclusion count is what is dealt one by one on %s', (board, rest) => {
    const on = parseCards(board);
    const cards = [...on, ...parseCards(rest)];
    const won = counted(cards, [on], 3);
    expect(won.size).toBeGreaterThan(1);
    expect(won).toEqual(dealtOut(cards, [on], 3));
  });

  it('every board of a short deck, and two players', () => {
    const cards = parseCards('Ah As Ac Kh Ks Kd Qh Jh Th');
    const boards = [...choices(cards, 5)];
    expect(counted(cards, boards, 2)).toEqual(dealtOut(cards, boards, 2));
  });

  it('bclc-poker 28.0 §2.5.7: nobody may hold a hand between the two that does not qualify', () => {
    // One ace makes aces full of tens: only four aces over four tens are left, in two orders.
    const on = parseCards('Th Ts Ah Ad 2c');
    const won = counted([...on, ...parseCards('Tc Td As Ac 3c 4c')], [on], 2);
    for (const section of ['28.0', '29.0']) expect(won.get(`${rulesOf(section).id} `)).toBe(2);
  });

  it('sets of disjoint pockets: a full graph of six cards has 15, 45 and 15', () => {
    const six = [...choices(parseCards('2c 3c 4c 5c 6c 7c'), 2)].map(([a = 0, b = 0]) => ({ a, b }));
    expect(disjointSets(six)).toEqual([1, 15, 45, 15]);
    expect(disjointSets([])).toEqual([1]);
  });
});

describe('the chances that are posted', () => {
  it('are those of real deals: six hundred hands of eleven from a seed agree with 31.0', () => {
    const rules = rulesOf('31.0');
    const chance = chancesOf(rules).at(-1);
    const share = Number(chance?.won ?? 0n) / Number(chance?.deals ?? 1n);
    const cards = [...deck('standard')];
    const random = seededRandom('again');
    const hands = 600;
    let won = 0;
    for (let hand = 0; hand < hands; hand += 1) {
      dealInto(cards, 27, random);
      won += prizesWon(rules, playedOut(cards, 11)).length;
    }
    expect(Math.abs(won - hands * share)).toBeLessThan(4 * Math.sqrt(hands * share * (1 - share)));
  });

  it('are for as many players as the section asks for, and grow with them', () => {
    for (const rules of RULES) {
      const chances = chancesOf(rules);
      expect(chances.map(({ players }) => players)).toEqual(
        Array.from(
          { length: 12 - rules.conditions.dealtIn.least },
          (_, at) => rules.conditions.dealtIn.least + at,
        ),
      );
      const shares = chances.map(({ won, deals }) => Number(won) / Number(deals));
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    }
  });

  it('30.0 and 32.0 are won by the same hands, and a royal flush as often in every suit', () => {
    const [any, limit] = [rulesOf('30.0'), rulesOf('32.0')];
    expect(chancesOf(any).slice(1)).toEqual(chancesOf(limit));
    const royal = chancesOf(any, 'royal-flush').at(-1)?.won ?? 0n;
    for (const suit of 'cdhs')
      expect((chancesOf(limit, `royal-flush-${suit}`).at(-1)?.won ?? 0n) * 4n).toBe(royal);
    // With two given cards of a royal flush in hand and the other three on the board nothing is better: 4 × 10 pockets
    // and the boards with three given cards, of 1,326 and 2,118,760; one of eleven players has it eleven times as often.
    const deals = chancesOf(any).at(-1)?.deals ?? 0n;
    expect(royal * 1326n * 2_118_760n).toBe(11n * 40n * 1081n * deals);
  });
});
