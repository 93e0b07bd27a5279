import { type Card, deck, parseCards, poker, seededRandom } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { equity } from './equity.ts';
import { handsOf } from './range.ts';

const HOLDEM = 'bclc-poker/texas-holdem';
const HI_LO = 'bclc-poker/omaha-hi-lo-8';

const asked = (hands: readonly string[], board = '', dead = '', game = HOLDEM) =>
  equity({ game, hands, board: parseCards(board), dead: parseCards(dead), seed: 'test', samples: 5000 });

/** Said once more, slowly: every board, every hand by the checked ranking. */
function slowly(hands: readonly string[], board: string, dead: string): string[][] {
  const lying = parseCards(board);
  const holes = hands.map((hand) => parseCards(hand.replace(/(..)/g, '$1 ')));
  const gone = new Set([...lying, ...parseCards(dead), ...holes.flat()]);
  const rest = deck('standard').filter((card) => !gone.has(card));
  const wins = hands.map(() => 0);
  const ties = hands.map(() => 0);
  let total = 0;
  const visit = (cards: readonly Card[], from: number): void => {
    if (cards.length === 5) {
      total += 1;
      const strengths = holes.map((hole) => poker.rank([...hole, ...cards]));
      const best = Math.max(...strengths);
      const winners = strengths.flatMap((strength, hand) => (strength === best ? [hand] : []));
      for (const hand of winners) {
        const into = winners.length === 1 ? wins : ties;
        into[hand] = (into[hand] ?? 0) + 1;
      }
      return;
    }
    for (const [at, card] of rest.slice(from).entries()) visit([...cards, card], from + at + 1);
  };
  visit(lying, 0);
  return hands.map((_, hand) => [
    ((wins[hand] ?? 0) / total).toFixed(12),
    ((ties[hand] ?? 0) / total).toFixed(12),
  ]);
}

const chances = (hands: readonly string[], board: string, dead: string): string[][] =>
  asked(hands, board, dead).players.map(({ win, tie }) => [
    win.toNumber().toFixed(12),
    tie.toNumber().toFixed(12),
  ]);

describe('equity counted', () => {
  it.each([
    [['AhKh', 'QsQc'], '2h 7h Td', ''],
    [['AhKh', 'QhJh', '7s7c'], '2h 7h Td', '9c 9d'],
    [['2c2d', 'AhKd', 'AdKh'], 'As Qs 2s Js', ''],
    [['9h8h', '6h5h'], '7h 4h Kh', 'Ah'],
    [['AcKd', 'QhJs'], 'Th 9h 8h 7h 6h', ''],
  ])('%j on %s without %s is what every board says, one by one', (hands, board, dead) => {
    expect(chances(hands, board, dead)).toEqual(slowly(hands, board, dead));
  });

  it('before the flop: figures that are in print', () => {
    // Aces against kings of the other suits win 81.06 % and tie 0.38 %, over all 1,712,304 boards.
    const { players, showdowns } = asked(['AsAh', 'KdKc']);
    expect(showdowns).toBe(1_712_304);
    expect(players[0]?.win.toNumber()).toBeCloseTo(0.8106, 4);
    expect(players[0]?.tie.toNumber()).toBeCloseTo(0.0038, 4);
    expect(players[1]?.win.toNumber()).toBeCloseTo(0.1855, 4);
  });

  it('takes all of every pot together, and the same whatever suits are called', () => {
    const random = seededRandom('hands');
    const cards = deck('standard');
    for (let i = 0; i < 5; i += 1) {
      const six = Array.from({ length: 6 }, () => cards.splice(random.below(cards.length), 1)).flat();
      const text = (suits: string): string[] =>
        [0, 2, 4].map((at) =>
          six
            .slice(at, at + 2)
            .map((card) => `${'23456789TJQKA'[card >> 2]}${suits[card & 3]}`)
            .join(''),
        );
      const one = asked(text('cdhs'));
      expect(one.players.reduce((sum, player) => sum + player.equity.toNumber(), 0)).toBeCloseTo(1, 12);
      const other = asked(text('shdc'));
      expect(other.players.map(({ equity: mean }) => mean.toString())).toEqual(
        one.players.map(({ equity: mean }) => mean.toString()),
      );
    }
  });

  it('a range is the mean of its hands', () => {
    const range = asked(['AhKd', 'QQ,JTs'], '2c 7d 9h');
    const hands = [...handsOf('QQ', 2), ...handsOf('JTs', 2)];
    expect(hands).toHaveLength(10);
    const each = hands.map(
      (hand) => asked(['AhKd', textOf(hand)], '2c 7d 9h').players[0]?.equity.toNumber() ?? 0,
    );
    expect(range.players[0]?.equity.toNumber()).toBeCloseTo(each.reduce((a, b) => a + b, 0) / 10, 12);
  });

  const textOf = (hand: readonly Card[]): string =>
    hand.map((card) => `${'23456789TJQKA'[card >> 2]}${'cdhs'[card & 3]}`).join('');

  it('ranges: pairs, suited, of two suits, and up', () => {
    expect(handsOf('QQ+', 2)).toHaveLength(18);
    expect(handsOf('AKs', 2)).toHaveLength(4);
    expect(handsOf('AKo', 2)).toHaveLength(12);
    expect(handsOf('AK', 2)).toHaveLength(16);
    expect(handsOf('ATs+', 2)).toHaveLength(16);
    expect(handsOf('77-99', 2)).toHaveLength(18);
    expect(() => handsOf('QQs', 2)).toThrow('is no hand');
    expect(() => asked(['AhKd', 'AhQc'])).toThrow('cannot be dealt together');
  });
});

describe('bclc-poker 26.0: equity high and low', () => {
  it('§1.4: the river decided, high and low halve the pot, and who shares the low has a quarter', () => {
    // Both have ace-deuce for the low; the first has kings for the high.
    const { players, method } = asked(['AsKs2h9c', 'AdQd2cJh'], '3c 4d 8h Kd Tc', '', HI_LO);
    expect(method).toBe('exact');
    expect(players.map(({ equity: mean }) => mean.toString())).toEqual(['3/4', '1/4']);
  });
});

describe('bclc-poker 20.0: equity beyond counting', () => {
  it('§1.2: six common cards are simulated before the flop, and it says so', () => {
    const game = 'bclc-poker/three-two-one-holdem';
    const { players, method, showdowns } = asked(['AsAh', 'KdKc'], '', '', game);
    expect([method, showdowns]).toEqual(['simulated', 5000]);
    expect(players.reduce((sum, player) => sum + player.equity.toNumber(), 0)).toBeCloseTo(1, 9);
    for (const { equity: mean, ci95 } of players) {
      expect(ci95?.[0]).toBeLessThan(mean.toNumber());
      expect(ci95?.[1]).toBeGreaterThan(mean.toNumber());
    }
  });
});

describe('equity at stud', () => {
  const STUD = 'bclc-poker/seven-card-stud';
  const ASIAN = 'bclc-poker/asian-five-card-stud';

  it('bclc-poker 23.0 §1.2: counts the last cards of every hand', () => {
    const hands = ['As Ad Kc Qc 9s 8d', '2h 4h 6h 8h 3c 5c'].map((hand) => parseCards(hand));
    const rest = deck('standard').filter((card) => !hands.flat().includes(card));
    const [aces = [], hearts = []] = hands.map((hand) => rest.map((card) => poker.rank([...hand, card])));
    // Every card for the one, every other card for the other.
    const pairs = rest.flatMap((_, one) =>
      rest.flatMap((_last, other) => (one === other ? [] : [[one, other]])),
    );
    const won = pairs.filter(([one = 0, other = 0]) => (aces[one] ?? 0) > (hearts[other] ?? 0)).length;
    const { method, showdowns, players } = asked(['AsAdKcQc9s8d', '2h4h6h8h3c5c'], '', '', STUD);
    expect([method, showdowns]).toEqual(['exact', pairs.length]);
    expect(players[0]?.win.toString()).toBe(Fraction.of(won, pairs.length).toString());
    expect(players[1]?.win.toString()).toBe(Fraction.of(pairs.length - won, pairs.length).toString());
  });

  it('bclc-poker 24.0 §1.3, §1.5: a flush beats a full house, and small cards are not in the deck', () => {
    const { players } = asked(['AsKs9s8s7s', 'TcTdThJcJd'], '', '', ASIAN);
    expect(players.map(({ equity: share }) => share.toString())).toEqual(['1/1', '0/1']);
    expect(() => asked(['2s', 'Ac'], '', '', ASIAN)).toThrow('not in the deck');
  });

  it('simulates where there are too many', () => {
    // Each hand has the other's cards in another suit, so that both win alike.
    const [one, other] = asked(['AsKd7c', 'AdKs7h'], '', '', STUD).players;
    expect(one?.ci95?.[0]).toBeLessThan(0.5);
    expect(one?.ci95?.[1]).toBeGreaterThan(0.5);
    expect(one?.equity.plus(other?.equity ?? one.equity).toString()).toBe('1/1');
  });

  it('refuses what cannot be dealt', () => {
    expect(() => asked(['AsAd', 'As2c'], '', '', STUD)).toThrow('named twice');
    expect(() => asked(['AsAd', 'QhQd'], '2c 3c 4c', '', STUD)).toThrow('has no board');
    expect(() => asked(['AsAd', 'QQ+'], '', '', STUD)).toThrow();
  });
});
