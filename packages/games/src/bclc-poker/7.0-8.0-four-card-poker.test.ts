import { parseCards } from '@croupier/cards';
import {
  cents,
  formatAward,
  formatCite,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { goldenRound } from '../testing/golden-round.ts';
import { limitsOf, paysOf } from '../testing/printed.ts';
import { callsOf, citedOf, clauseAgainst, linesOf, paidOf, played } from '../testing/recorded.ts';
import { fourCardPoker, fourCardPokerBadBeat } from './7.0-8.0-four-card-poker.ts';

const play = (times = 1, seat = 1): RecordedDecision => ({ seat, do: 'play', times });
const fold = (seat = 1): RecordedDecision => ({ seat, do: 'fold' });

const ACE_HIGH = 'As Jd 9c 7h 2c'; // best four: A-J-9-7
const DEALER_KING_HIGH = 'Kh Td 8s 5c 4d 3h'; // best four: K-10-8-5
const DEALER_QUEENS = 'Qh Qs 8s 5c 4d 3h';

describe.each([
  ['7.0', fourCardPoker],
  ['8.0', fourCardPokerBadBeat],
] as const)('bclc-poker %s', (section, definition) => {
  const game = definition.with({});

  /** Seat 1 alone. */
  const round = (
    wagers: Record<string, number>,
    hand: string,
    dealer: string,
    decisions: RecordedDecision[] = [],
    tips?: Record<string, number>,
  ): Round => played(game, [{ seat: 1, wagers, ...(tips ? { tips } : {}) }], { 1: hand, dealer }, decisions);
  const settled = (...given: Parameters<typeof round>): string[] => paidOf(round(...given));

  const whyNot = (seats: readonly RecordedSeat[], at = game): string | undefined => clauseAgainst(at, seats);

  describe('§1 to §3: what is bet, and by whom', () => {
    it('§1.1: one deck for every round, in which no card comes twice', () => {
      expect(game.layout).toMatchObject({ shoe: { decks: 1 }, deckEachRound: true });
      expect(() => settled({ ante: 100 }, ACE_HIGH, 'As Td 8s 6c 4d 3h', [play()])).toThrow(
        'As appears 2 times',
      );
      expect(() => settled({ ante: 100 }, 'Jo Jd 9c 7h 2c', DEALER_KING_HIGH, [play()])).toThrow(
        'without Jo',
      );
    });

    it('§1.2, §2.1.1, §2.2.1, §2.3.1, §6.1: Ante, Aces Up or both, in any amounts', () => {
      expect(settled({ ante: 100 }, ACE_HIGH, DEALER_KING_HIGH, [play()])).toEqual([
        '1 play win 100',
        '1 ante win 100',
      ]);
      expect(settled({ 'aces-up': 100 }, ACE_HIGH, DEALER_KING_HIGH)).toEqual(['1 aces-up lose -100']);
      expect(settled({ ante: 100, 'aces-up': 700 }, ACE_HIGH, DEALER_KING_HIGH, [play()])).toHaveLength(3);
      expect(settled({ ante: 700, 'aces-up': 100 }, ACE_HIGH, DEALER_KING_HIGH, [play()])).toEqual([
        '1 play win 700',
        '1 ante win 700',
        '1 aces-up lose -100',
      ]);
    });

    it('§1.3, §2.2.1, §2.2.2, §2.2.3: Aces Up wins with a pair of aces or better, whatever the dealer holds', () => {
      for (const dealer of ['Kh Td 8s 6c 4d 3h', 'Kh Ks Kd Kc 4d 3h', 'Ah Ac Kh Qc 9s 8h']) {
        expect(settled({ 'aces-up': 500 }, 'As Ad Qd Jd 3s', dealer)).toEqual(['1 aces-up win 500']);
        expect(settled({ 'aces-up': 500 }, '7s 7d Qd Jd 3s', dealer)).toEqual(['1 aces-up lose -500']);
        // Two pair, too, though the dealer's hand is better or worse.
        expect(settled({ 'aces-up': 500 }, '9d 9c 7d 7c 3s', dealer)).toEqual(['1 aces-up win 1000']);
      }
      expect(settled({ 'aces-up': 500 }, 'Ks Kd Ac Jd 3s', DEALER_KING_HIGH)).toEqual([
        '1 aces-up lose -500',
      ]);
    });

    it('§2.1.2, §6.4.2: Play is one to three times the Ante, of any amount between', () => {
      for (const times of [1, 1.01, 1.5, 2, 2.99, 3])
        expect(settled({ ante: 700 }, ACE_HIGH, DEALER_KING_HIGH, [play(times)])).toEqual([
          `1 play win ${Math.round(700 * times)}`,
          '1 ante win 700',
        ]);
      for (const times of [0.5, 0.99, 3.01, 4])
        expect(() => settled({ ante: 700 }, ACE_HIGH, DEALER_KING_HIGH, [play(times)])).toThrow(
          `play takes 7.00 to 21.00. (bclc-poker ${section} §6.4)`,
        );
      // Not a whole cent.
      expect(() => settled({ ante: 700 }, ACE_HIGH, DEALER_KING_HIGH, [play(1.001)])).toThrow('times here');
      // How much has to be said.
      expect(() => settled({ ante: 700 }, ACE_HIGH, DEALER_KING_HIGH, [{ seat: 1, do: 'play' }])).toThrow(
        'play takes 7.00 to 21.00',
      );
    });

    it('§2.1.2: Play cannot be laid before the deal', () => {
      expect(() => settled({ ante: 100, play: 100 }, ACE_HIGH, DEALER_KING_HIGH)).toThrow('during the round');
    });

    it('§2.1.3: whoever beats or ties the dealer wins Ante and Play even money, whoever does not loses both', () => {
      const against = (dealer: string): string[] => settled({ ante: 1000 }, ACE_HIGH, dealer, [play(3)]);
      expect(against('Kh Td 8s 6c 4d 3h')).toEqual(['1 play win 3000', '1 ante win 1000']);
      expect(against('Ah Jh 9s 7d 4d 2h')).toEqual(['1 play win 3000', '1 ante win 1000']); // tie
      expect(against('Ah Jh 9s 8d 4d 2h')).toEqual(['1 play lose -3000', '1 ante lose -1000']);
      expect(against('2h 2d 9s 8d 4d 6h')).toEqual(['1 play lose -3000', '1 ante lose -1000']);
    });

    it('§2.1.4: the Ante Bonus is paid whatever the dealer has', () => {
      const trips = (dealer: string): string[] =>
        settled({ ante: 1000 }, '6s 6d 6c 9h 2c', dealer, [play(2)]);
      expect(trips(DEALER_KING_HIGH)).toEqual([
        '1 play win 2000',
        '1 ante-bonus win 2000',
        '1 ante win 1000',
      ]);
      expect(trips('7h 7d 7c 9s 4d 2h')).toEqual([
        '1 play lose -2000',
        '1 ante-bonus win 2000',
        '1 ante lose -1000',
      ]);
    });

    it('§3.1: six seats, not seven', () => {
      const at = (seat: number): string[] =>
        paidOf(
          played(game, [{ seat, wagers: { 'aces-up': 100 } }], { [seat]: ACE_HIGH, dealer: DEALER_QUEENS }),
        );
      expect(at(6)).toEqual(['6 aces-up lose -100']);
      expect(() => at(7)).toThrow(`there is no spot 7. (bclc-poker ${section} §3.1)`);
    });

    it('§3.2: two positions a player, not three, side by side or not', () => {
      const seats = (...of: string[]): RecordedSeat[] =>
        of.map((player, i) => ({ seat: i + 1, player, wagers: { ante: 100 } }));
      expect(whyNot(seats('ann', 'ann', 'bob'))).toBeUndefined();
      expect(whyNot(seats('ann', 'bob', 'ann'))).toBeUndefined();
      expect(whyNot(seats('ann', 'ann', 'ann'))).toBe(`bclc-poker ${section} §3.2`);
      expect(whyNot([...seats('ann', 'ann'), { seat: 4, player: 'ann', tips: { 'aces-up': 100 } }])).toBe(
        `bclc-poker ${section} §3.2`,
      );
    });

    it('§3.2.1: with a waiting list one position a player', () => {
      const crowded = definition.with({ waitingList: 'on' });
      const ann = (seat: number): RecordedSeat => ({ seat, player: 'ann', wagers: { ante: 100 } });
      expect(whyNot([ann(1)], crowded)).toBeUndefined();
      expect(whyNot([ann(1), ann(2)], crowded)).toBe(`bclc-poker ${section} §3.2.1`);
      const textOf = (table: typeof game): string => table.posted.map(({ text }) => text).join(' ');
      expect(textOf(crowded)).toContain('One position a player');
      expect(textOf(game)).toContain('Up to two positions a player');
    });

    it('§3.3: no back bets', () => {
      const back = [{ player: 'bob', wagers: { 'aces-up': 100 } }];
      expect(whyNot([{ seat: 1, wagers: { ante: 100 }, back }])).toBe(`bclc-poker ${section} §3.3`);
    });

    it('§3.4: a hand is seen by its own player only, until it is turned', () => {
      const two = played(
        game,
        [1, 2].map((seat) => ({ seat, wagers: { ante: 100 } })),
        { 1: ACE_HIGH, 2: 'Ks Td 9h 7c 2d', dealer: DEALER_QUEENS },
        [fold(1), fold(2)],
      );
      for (const seat of [1, 2]) {
        const hand = two.places.find(({ name }) => name === String(seat));
        expect(hand).toMatchObject({ owner: seat, faces: ['down', 'down', 'down', 'down', 'down'] });
      }
    });
  });

  describe('§4: bets for the dealer', () => {
    it('§4.1, §4.3.1, §4.5.2: are stakes of their own, on any wager, and win at full odds', () => {
      const lines = settled({ ante: 500, 'aces-up': 500 }, '6s 6d 6c 9h 2c', DEALER_KING_HIGH, [play(3)], {
        ante: 100,
        'aces-up': 100,
      });
      expect(lines.filter((line) => line.includes('tip'))).toEqual([
        '1 ante (tip) win 100',
        '1 aces-up (tip) win 700',
      ]);
    });

    it('§4.2: only whoever plays may, at a spot with a bet of their own, and on the Ante only beside their Ante', () => {
      const because = `bclc-poker ${section} §4.2`;
      expect(whyNot([{ seat: 1, tips: { 'aces-up': 100 } }])).toBe(because);
      expect(whyNot([{ seat: 1, wagers: { 'aces-up': 100 }, tips: { ante: 100 } }])).toBe(because);
      expect(whyNot([{ seat: 1, wagers: { 'aces-up': 100 }, tips: { 'aces-up': 100 } }])).toBeUndefined();
      expect(whyNot([{ seat: 1, wagers: { ante: 100 }, tips: { ante: 100, 'aces-up': 5 } }])).toBeUndefined();
      const first = { seat: 1, player: 'ann', wagers: { ante: 100 } };
      expect(whyNot([first, { seat: 2, player: 'ann', tips: { 'aces-up': 100 } }])).toBe(because);
    });

    it('§4.4: are paid after all of their player’s own', () => {
      expect(
        settled({ ante: 500, 'aces-up': 500 }, 'As Ad 9c 9h 2c', DEALER_KING_HIGH, [play()], {
          ante: 100,
          'aces-up': 100,
        }),
      ).toEqual([
        '1 play win 500',
        '1 ante win 500',
        '1 aces-up win 1000',
        '1 ante (tip) win 100',
        '1 aces-up (tip) win 200',
      ]);
    });

    it('§4.5.1, §4.5.2: are taken and paid in their turn, before the next seat', () => {
      const seats = [1, 2].map((seat) => ({ seat, wagers: { 'aces-up': 500 }, tips: { 'aces-up': 100 } }));
      const turns = (second: string): string[] =>
        paidOf(played(game, seats, { 1: ACE_HIGH, 2: second, dealer: DEALER_QUEENS }));
      expect(turns('Ks Td 9h 7c 2d')).toEqual([
        '2 aces-up lose -500',
        '2 aces-up (tip) lose -100',
        '1 aces-up lose -500',
        '1 aces-up (tip) lose -100',
      ]);
      expect(turns('Ks Kd 9h 9s 2d')).toEqual([
        '2 aces-up win 1000',
        '2 aces-up (tip) win 200',
        '1 aces-up lose -500',
        '1 aces-up (tip) lose -100',
      ]);
    });

    it('§4.5.1, §6.5.2: go with a folded hand', () => {
      expect(
        settled({ ante: 500, 'aces-up': 500 }, 'As Ad 9c 9h 2c', DEALER_KING_HIGH, [fold()], {
          ante: 100,
          'aces-up': 100,
        }),
      ).toEqual([
        '1 ante lose -500',
        '1 ante (tip) lose -100',
        '1 aces-up lose -500',
        '1 aces-up (tip) lose -100',
      ]);
    });

    it('READINGS 72: a dealer’s Ante receives no Ante Bonus', () => {
      const lines = settled({ ante: 100 }, '6s 6d 6c 9h 2c', DEALER_KING_HIGH, [play()], { ante: 100 });
      expect(lines.filter((line) => line.includes('bonus'))).toEqual(['1 ante-bonus win 200']);
    });
  });

  describe('§5: hands and what they pay', () => {
    /** These five as the dealer's, with a sixth card that adds nothing to them. */
    const asDealers = (five: string, other: string): string => {
      const caption = (cards: string): string => game.layout.caption('dealer', parseCards(cards));
      const idle = ['Tc', '8d', '7d', '6d', '5d', '3h', '4h'].find(
        (card) => !`${five} ${other}`.includes(card) && caption(`${five} ${card}`) === caption(five),
      );
      return `${five} ${idle}`;
    };

    // The list of §5.6 from the top, each against the best of the next.
    it.each([
      ['§5.2, §5.6.1', '2s 2d 2c 2h 3d', 'Ah Kh Qh Jh 9c'],
      ['§5.6.2', '2s 3s 4s 5s 9d', 'Ah Ad Ac Kh Qc'],
      ['§5.6.3', '2s 2d 2c 7s 9d', 'Ah Kh Qh Jc Th'],
      ['§5.6.4', '2s 3s 4s 6s 9d', 'Ah Kd Qc Js 9h'],
      ['§5.6.5', '2s 3d 4s 5c 9d', 'Ah Ad Kc Ks 9h'],
      ['§5.6.6', '2s 2d 3s 3c 9d', 'Ah Ad Kc Qs 9h'],
      ['§5.6.7', '2s 2d 3s 4c 9d', 'Ah Kd Qc Ts 9h'],
    ])('%s: %s is above %s', (_clause, better, worse) => {
      const first = (own: string, dealer: string): string | undefined =>
        settled({ ante: 100 }, own, asDealers(dealer, own), [play()])[0];
      expect(first(better, worse)).toBe('1 play win 100');
      expect(first(worse, better)).toBe('1 play lose -100');
    });

    it('§5.3, §5.6.8: below a pair the highest cards decide, down to the fourth', () => {
      const against = (dealer: string): string | undefined =>
        settled({ ante: 100 }, 'As Qd 9c 7h 2c', dealer, [play()])[0];
      expect(against('Kh Qh Ts 8c 4d 3h')).toBe('1 play win 100');
      expect(against('Ah Jh Ts 8c 4d 3h')).toBe('1 play win 100');
      expect(against('Ah Qh 8s 6c 4d 3h')).toBe('1 play win 100');
      expect(against('Ah Qh 9s 6c 4d 3h')).toBe('1 play win 100');
      expect(against('Ah Qh 9s 8c 4d 3h')).toBe('1 play lose -100');
      expect(against('Ah Qh Ts 6c 4d 3h')).toBe('1 play lose -100');
      expect(against('Ah Kh 8s 6c 4d 3h')).toBe('1 play lose -100');
    });

    it('§5.4: suits are equal', () => {
      for (const [own, dealer] of [
        ['As Ks Js Ts 2d', 'Ah Kh Jh Th 3d 4c'],
        ['Ac Kd 9c 7h 2c', 'As Kh 9s 7d 3h 4c'],
      ] as const)
        expect(settled({ ante: 100 }, own, dealer, [play()])[0]).toBe('1 play win 100');
      // Neither is a bad beat or anybody's win over the other: the tie is paid as a tie.
      const [line] = linesOf(round({ ante: 100 }, 'Ac Kd 9c 7h 2c', 'As Kh 9s 7d 3h 4c', [play()]));
      expect(line?.row).toBe('tie');
    });

    it('§5.5: an ace is high or low in a straight, and A-2-3-4 is the lowest', () => {
      expect(settled({ 'aces-up': 100 }, 'As Kd Qc Jh 7c', DEALER_QUEENS)).toEqual(['1 aces-up win 500']);
      expect(settled({ 'aces-up': 100 }, 'As 2d 3c 4s 9c', DEALER_QUEENS)).toEqual(['1 aces-up win 500']);
      expect(settled({ 'aces-up': 100 }, 'As 2d 3c Ks Qc', DEALER_QUEENS)).toEqual(['1 aces-up lose -100']);
      const low = (dealer: string): string | undefined =>
        settled({ ante: 100 }, 'As 2d 3c 4s 9c', dealer, [play()])[0];
      expect(low('2h 3h 4h 5c Kd Kc')).toBe('1 play lose -100');
      expect(low('Ah Ad Kd Kc 9h 8s')).toBe('1 play win 100');
    });

    it('§5.1, §5.7, §5.8: the pay tables are posted', () => {
      expect(paysOf(game.layout, 'ante-bonus')).toEqual(['25 to 1', '20 to 1', '2 to 1']);
      expect(paysOf(game.layout, 'aces-up')).toEqual([50, 30, 7, 6, 5, 2, 1].map((odds) => `${odds} to 1`));
      for (const wager of ['ante', 'play']) expect(paysOf(game.layout, wager)).toEqual(['1 to 1', '1 to 1']);
    });

    it.each([
      ['6s 6d 6c 6h 2c', 25],
      ['6s 5s 4s 3s 9d', 20],
      ['As 2s 3s 4s 9d', 20],
      ['6s 6d 6c 9h 2c', 2],
    ])('§5.7: the Ante Bonus on %s is %i times the Ante, won and lost', (hand, times) => {
      expect(settled({ ante: 1000 }, hand, DEALER_KING_HIGH, [play()])[1]).toBe(
        `1 ante-bonus win ${times * 1000}`,
      );
      expect(settled({ ante: 1000 }, hand, DEALER_KING_HIGH, [fold()])).toEqual(['1 ante lose -1000']);
    });

    it('§5.7: none for a flush, a straight, two pair or a pair', () => {
      for (const hand of ['As Js 9s 7s 2c', '9s 8d 7c 6h 2c', 'As Ad 9c 9h 2c', 'As Ad 9c 7h 2c'])
        expect(settled({ ante: 1000 }, hand, DEALER_KING_HIGH, [play()])).toEqual([
          '1 play win 1000',
          '1 ante win 1000',
        ]);
    });

    it.each([
      ['6s 6d 6c 6h 2c', 50],
      ['6s 5s 4s 3s 9d', 30],
      ['6s 6d 6c 9h 2c', 7],
      ['6s 6d 6c 9h 9c', 7], // of a full house four cards count
      ['As Js 9s 7s 2c', 6],
      ['9s 8d 7c 6h 2c', 5],
      ['9s 9d 7c 7h 2c', 2],
      ['As Ad 9c 7h 2c', 1],
      ['Ks Kd 9c 7h 2c', -1],
      ['As Kd Qc 9h 2c', -1],
    ])('§5.8: Aces Up on %s pays %i to 1', (hand, pays) => {
      expect(settled({ 'aces-up': 500 }, hand, 'Kh Th 8s 5c 4d 3h')).toEqual([
        `1 aces-up ${pays < 0 ? 'lose' : 'win'} ${pays * 500}`,
      ]);
    });
  });

  describe('§6: the sequence of play', () => {
    const three = [1, 3, 6].map((seat) => ({ seat, wagers: { ante: 1000, 'aces-up': 500 } }));
    const hands = {
      1: ACE_HIGH,
      3: '6s 6d 6c 9h 2d',
      6: 'Ks Kd 9s 7d 2h',
      dealer: 'Qh Qs 8s 6h 4d 3h',
    };
    const dealt = (): Round => played(game, three, hands, [fold(1), play(3, 3), play(1, 6)]);

    it('§6.2.1, §6.2.2, §6.2.3, §6.2.3.a, §6.2.4, §6.2.5, §6.3: swept, closed, dealt, counted, picked up, in this order', () => {
      expect([...new Set(citedOf(dealt()))].slice(0, 7)).toEqual([
        'handled §6.2.1',
        'said §6.2.2',
        'dealt §6.2.3',
        'handled §6.2.3.a',
        'dealt §6.2.4',
        'dealt §6.2.5',
        'handled §6.3',
      ]);
    });

    it('§6.2.3, §6.2.4, §6.2.5: packets of five face down from the left, five for the dealer and one face up', () => {
      const cards = dealt().events.flatMap((event) =>
        event.type === 'dealt' ? [`${event.place} ${event.face}`] : [],
      );
      expect(cards).toEqual([
        ...['1', '3', '6', 'dealer'].flatMap((place) => Array.from({ length: 5 }, () => `${place} down`)),
        'dealer up',
      ]);
    });

    it('§6.2.5: whoever decides has seen the dealer’s last card and no other', () => {
      const start = game.start([{ spot: 2, player: 'a', wager: 'ante', kind: 'own', amount: cents(750) }]);
      const cards = parseCards(`${ACE_HIGH} ${DEALER_KING_HIGH}`);
      while (start.waiting.for !== 'answer') {
        const card = start.waiting.for === 'card' ? cards.shift() : undefined;
        start.advance(card === undefined ? undefined : { card });
      }
      const dealer = start.places.find(({ name }) => name === 'dealer');
      expect(dealer?.faces).toEqual(['down', 'down', 'down', 'down', 'down', 'up']);
      expect(start.waiting.questions).toMatchObject([
        { seat: 2, actions: [{ verb: 'play', least: 750, most: 2250, step: 1 }, { verb: 'fold' }] },
      ]);
      expect(start.waiting.questions[0].absent).toEqual({ verb: 'fold' });
    });

    it('§6.4: every player with an Ante chooses, from the left', () => {
      const seats = [...three, { seat: 4, wagers: { 'aces-up': 500 } }];
      const whole = played(game, seats, { ...hands, 4: 'Js Td 9d 7c 2s' }, [fold(1), play(3, 3), play(1, 6)]);
      expect(
        whole.events.flatMap((event) =>
          event.type === 'answered' ? [`${event.seat} ${event.answer.verb}`] : [],
        ),
      ).toEqual(['1 fold', '3 play', '6 play']);
    });

    it('READINGS 36: a seat with Aces Up alone has nothing to decide, and is settled with the others', () => {
      expect(() => settled({ 'aces-up': 100 }, ACE_HIGH, DEALER_QUEENS, [fold()])).toThrow(
        'nobody was asked',
      );
      const seats = [...three.slice(1), { seat: 4, wagers: { 'aces-up': 500 } }];
      const { 3: third, 6: sixth, dealer } = hands;
      const lines = paidOf(
        played(game, seats, { 3: third, 4: 'As Ad 9d 7c 2s', 6: sixth, dealer }, [play(1, 3), play(1, 6)]),
      );
      expect(lines.indexOf('4 aces-up win 500')).toBe(lines.findIndex((line) => line.startsWith('3 ')) - 1);
    });

    it('§6.4.1, §6.5.2: a fold loses Ante and Aces Up, of whatever worth, and its Ante Bonus', () => {
      for (const hand of ['6s 6d 6c 6h 2c', 'As Ad 9c 9h 2c', ACE_HIGH])
        expect(settled({ ante: 1000, 'aces-up': 500 }, hand, DEALER_KING_HIGH, [fold()])).toEqual([
          '1 ante lose -1000',
          '1 aces-up lose -500',
        ]);
    });

    it('§6.5.1, §6.5.3, §6.5.4: a fold is called, counted and discarded, unseen', () => {
      const whole = dealt();
      const events = citedOf(whole);
      const at = events.indexOf('said §6.5.1');
      expect(events.slice(at - 1, at + 3)).toEqual([
        'answered §6.4',
        'said §6.5.1',
        'handled §6.5.3',
        'handled §6.5.4',
      ]);
      expect(callsOf(whole).filter((call) => call.startsWith('Folding'))).toEqual(['Folding, seat 1.']);
      expect(whole.places.find(({ name }) => name === '1')?.faces).not.toContain('up');
    });

    it('§6.5.2: folded bets are taken first, from the left', () => {
      const folded = played(game, three, hands, [fold(1), fold(3), play(1, 6)]);
      expect(paidOf(folded)).toEqual([
        '1 ante lose -1000',
        '1 aces-up lose -500',
        '3 ante lose -1000',
        '3 aces-up lose -500',
        '6 play win 1000',
        '6 ante win 1000',
        '6 aces-up lose -500',
      ]);
    });

    it('§6.6.1, §6.6.2, §6.6.3, §6.6.4, §6.6.5, §6.7: the house hand, then the players’, in this order', () => {
      const events = citedOf(dealt());
      expect(events.slice(events.indexOf('turned §6.6.1'))).toEqual([
        'turned §6.6.1',
        'handled §6.6.1',
        'handled §6.6.2',
        'handled §6.6.3',
        'said §6.6.4',
        'turned §6.6.5',
        'turned §6.6.5',
        'handled §6.7',
      ]);
    });

    it('§6.6.1, §6.6.5: all six of the dealer’s cards are turned, then hands from right to left', () => {
      const whole = dealt();
      const turned = whole.events.flatMap((event) => (event.type === 'turned' ? [event.place] : []));
      expect(turned).toEqual(['dealer', '6', '3']);
      for (const { name, faces } of whole.places)
        expect(new Set(faces)).toEqual(new Set([name === '1' ? 'down' : 'up']));
      expect(whole.places.find(({ name }) => name === 'dealer')?.faces).toHaveLength(6);
    });

    it('§6.6.2, §6.6.4: the best four of the dealer’s six are called, wherever they lie', () => {
      for (const [dealer, call] of [
        ['Th Td 8s 6c 4d 3h', /^Dealer has .*pair.*tens\.$/i],
        ['8s 6c 4d 3h Th Td', /^Dealer has .*pair.*tens\.$/i],
        ['5s 5c 5d 3h 3d 5h', /^Dealer has four fives\.$/i],
        ['5s 9s 6d 3h 7d 8h', /^Dealer has .*straight.*nine.*\.$/i],
      ] as const)
        expect(callsOf(round({ ante: 100 }, ACE_HIGH, dealer, [play()])).at(-1)).toMatch(call);
    });

    it('§6.6.6: the best four of the player’s five count, whichever the fifth is', () => {
      for (const hand of [
        '2c As Ad Ac Ah',
        'As 2c Ad Ac Ah',
        'As Ad 2c Ac Ah',
        'As Ad Ac 2c Ah',
        'As Ad Ac Ah 2c',
      ])
        expect(settled({ 'aces-up': 100 }, hand, DEALER_KING_HIGH)).toEqual(['1 aces-up win 5000']);
    });

    it('§6.6.7, §6.6.7.a, §6.6.7.b, §6.6.7.c, §6.6.7.d: Play, Ante Bonus, Ante, Aces Up, seat by seat from the right', () => {
      const whole = played(game, three, hands, [play(2, 1), play(3, 3), play(1, 6)]);
      expect(paidOf(whole)).toEqual([
        '6 play win 1000',
        '6 ante win 1000',
        '6 aces-up lose -500',
        '3 play win 3000',
        '3 ante-bonus win 2000',
        '3 ante win 1000',
        '3 aces-up win 3500',
        '1 play lose -2000',
        '1 ante lose -1000',
        '1 aces-up lose -500',
      ]);
    });

    it('§6.2.2, §6.5.1, §6.6.4: calls that bets are closed, folds and the house hand, and nothing else', () => {
      expect(callsOf(dealt())).toEqual([
        'No more bets.',
        'Folding, seat 1.',
        expect.stringMatching(/^Dealer has .*pair.*queens\.$/i),
      ]);
    });

    it('§4.3.2: the dealer is reminded where bets for the dealer lie', () => {
      const tipped = round({ ante: 100 }, ACE_HIGH, DEALER_QUEENS, [play()], { ante: 100 });
      expect(citedOf(tipped)).toContain('handled §4.3.2');
      expect(citedOf(dealt())).not.toContain('handled §4.3.2');
    });
  });

  it('as printed: every number', () => {
    expect(game.layout).toMatchObject({ seats: 6, spotsPerPlayer: { is: 2 }, shoe: { decks: 1 } });
    const bonuses = section === '7.0' ? [] : ['bad-beat-bonus'];
    expect(limitsOf(game.layout)).toEqual([[['ante-bonus', 'aces-up', ...bonuses], 50_000]]);
  });

  it('any round is sound', () => {
    fc.assert(
      fc.property(someBets(game), fc.nat(), (bets, seed) => {
        fc.pre(bets.length > 0);
        expectSoundRound(game, bets, seed);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the limit over all players', () => {
  const dealer = 'Kh Td 8c 5c 4d 3h';
  const QUADS = '6s 6d 6c 6h 2c';

  it.each([
    ['bclc-poker 7.0 §5.9, §5.9.1, §5.10, §5.10.1, §4.5.2.a', fourCardPoker, 'bclc-poker 7.0 §5.9'],
    ['bclc-poker 8.0 §5.10, §5.10.1, §5.11, §5.11.1, §4.5.2.a', fourCardPokerBadBeat, 'bclc-poker 8.0 §5.10'],
  ] as const)(
    '%s: Ante Bonus and Aces Up share it, Ante and Play do not, and bets for the dealer on them pay even money',
    (_clauses, definition, limit) => {
      const seats: RecordedSeat[] = [
        { seat: 1, wagers: { ante: 40_000, 'aces-up': 80_000 }, tips: { 'aces-up': 1000, ante: 1000 } },
        { seat: 2, wagers: { ante: 10_000, 'aces-up': 80_000 } },
      ];
      const hands = { 1: QUADS, 2: '9s 8s 7s Ts 2d', dealer };
      const dealt = played(definition.with({}), seats, hands, [play(1, 1), play(3, 2)]);
      const first = { bonus: 25 * 40_000, up: 50 * 80_000 };
      const second = { bonus: 20 * 10_000, up: 30 * 80_000 };
      const all = first.bonus + first.up + second.bonus + second.up;
      // Each player's part is rounded down once; within it the last bonus has what is left.
      const partOf = ({ bonus, up }: typeof first): [number, number] => {
        const part = Math.floor((5_000_000 * (bonus + up)) / all);
        const ups = Math.floor((5_000_000 * up) / all);
        return [part - ups, ups];
      };
      const [bonus1, up1] = partOf(first);
      const [bonus2, up2] = partOf(second);
      expect(paidOf(dealt)).toEqual([
        '2 play win 30000',
        `2 ante-bonus win ${bonus2}`,
        '2 ante win 10000',
        `2 aces-up win ${up2}`,
        '1 play win 40000',
        `1 ante-bonus win ${bonus1}`,
        '1 ante win 40000',
        `1 aces-up win ${up1}`,
        '1 ante (tip) win 1000',
        '1 aces-up (tip) win 1000',
      ]);
      const capped = linesOf(dealt).filter(({ cites }) => cites.map(formatCite).includes(limit));
      expect(capped.map(({ wager }) => wager).slice(0, 2)).toEqual(['ante-bonus', 'aces-up']);
    },
  );

  it.each([
    ['bclc-poker 7.0 §5.9, §4.5.2.a', fourCardPoker],
    ['bclc-poker 8.0 §5.10, §4.5.2.a', fourCardPokerBadBeat],
  ] as const)(
    '%s: exactly 50,000 dollars are within it, and a bet for the dealer is paid in full',
    (_clauses, definition) => {
      const won = (stake: number): string[] =>
        paidOf(
          played(definition.with({}), [{ seat: 1, wagers: { 'aces-up': stake }, tips: { 'aces-up': 100 } }], {
            1: QUADS,
            dealer,
          }),
        );
      expect(won(100_000)).toEqual(['1 aces-up win 5000000', '1 aces-up (tip) win 5000']);
      expect(won(100_001)).toEqual(['1 aces-up win 5000000', '1 aces-up (tip) win 100']);
    },
  );
});

describe('bclc-poker 8.0: the Bad Beat Bonus', () => {
  const game = fourCardPokerBadBeat.with({});
  const bonus = (
    hand: string,
    dealer: string,
    wagers: Record<string, number> = { 'aces-up': 500 },
    decisions: RecordedDecision[] = [],
  ): string | undefined =>
    paidOf(
      played(
        game,
        [{ seat: 1, wagers: { ...wagers, 'bad-beat-bonus': 100 } }],
        { 1: hand, dealer },
        decisions,
      ),
    ).find((line) => line.includes('bad-beat'));

  it('§2.4.1, §2.4.1.a: it is exactly one dollar, the dealer’s too', () => {
    const laid = (amount: number, kind: 'wagers' | 'tips'): (() => unknown) => {
      const wagers = { ante: 500 };
      const seat: RecordedSeat =
        kind === 'wagers'
          ? { seat: 1, wagers: { ...wagers, 'bad-beat-bonus': amount } }
          : { seat: 1, wagers, tips: { 'bad-beat-bonus': amount } };
      return () => played(game, [seat], { 1: ACE_HIGH, dealer: DEALER_QUEENS }, [play()]);
    };
    for (const kind of ['wagers', 'tips'] as const) {
      expect(laid(100, kind)).not.toThrow();
      for (const amount of [50, 99, 101, 200]) expect(laid(amount, kind)).toThrow('bclc-poker 8.0 §2.4.1.a');
    }
  });

  it('§6.1: it needs an Ante or an Aces Up beside it, of the player’s own', () => {
    const seat =
      (wagers: Record<string, number>, tips: Record<string, number> = {}) =>
      (): unknown =>
        played(
          game,
          [{ seat: 1, wagers: { ...wagers, 'bad-beat-bonus': 100 }, tips }],
          { 1: ACE_HIGH, dealer: DEALER_QUEENS },
          'ante' in wagers ? [play()] : [],
        );
    expect(seat({})).toThrow('bclc-poker 8.0 §6.1');
    expect(seat({}, { 'aces-up': 100 })).toThrow('bclc-poker 8.0 §6.1');
    expect(seat({ ante: 100 })).not.toThrow();
    expect(seat({ 'aces-up': 100 })).not.toThrow();
  });

  it('§2.4.2, §2.4.2.a: two pair or better that loses to the dealer wins it', () => {
    expect(bonus('9s 9d 7c 7h 2c', 'Th Td 8s 8c 4d 3h')).toBe('1 bad-beat-bonus win 400');
    expect(bonus('As Ad 7c 6h 2c', 'Th Td 8s 8c 4d 3h')).toBe('1 bad-beat-bonus lose -100'); // a pair
    expect(bonus('9s 9d 7c 7h 2c', 'Kh Td 8s 6c 4d 3h')).toBe('1 bad-beat-bonus lose -100'); // it wins
  });

  it('§2.4.2, §2.4.2.b: so does a hand that beats two pair or better of the dealer’s', () => {
    expect(bonus('Ts Tc 8h 8d 2c', '9h 9d 7s 7c 4d 3h')).toBe('1 bad-beat-bonus win 400');
    expect(bonus('Ts Tc 8h 8d 2c', 'Ah Ad 7s 6c 4d 3h')).toBe('1 bad-beat-bonus lose -100');
  });

  it('§2.4.2 (READINGS 36): equal hands are no bad beat', () => {
    expect(bonus('9s 9d 7c 7h 2c', '9h 9c 7s 7d 4d 3h')).toBe('1 bad-beat-bonus lose -100');
  });

  // Each row with the player's hand beaten, then with the dealer's.
  it.each([
    ['four of a kind', 25_000, '6s 6d 6c 6h 2c', '7s 7d 7c 7h 2d 3h', '7s 7d 7c 7h 2c', '6s 6d 6c 6h 2d 3h'],
    ['straight flush', 10_000, '6s 5s 4s 3s 9d', '7h 6h 5h 4h Kd Qc', '7h 6h 5h 4h Kd', '6s 5s 4s 3s 9d Qc'],
    ['three of a kind', 100, '6s 6d 6c 9h 2c', '7s 7d 7c 9d 2d 3h', '7s 7d 7c 9d 2d', '6s 6h 6c 9h 2c 4d'],
    ['flush', 25, 'Ks Js 9s 7s 2c', 'Ah Jh 9h 7h 2d 3c', 'Ah Jh 9h 7h 2d', 'Ks Js 9s 7s 2c 3c'],
    ['straight', 15, '9s 8d 7c 6h 2c', 'Th 9d 8s 7d 2d 3c', 'Th 9d 8s 7d 2d', '9s 8d 7c 6h 2c Kc'],
    ['two pair', 4, '9s 9d 7c 7h 2c', 'Th Td 8s 8c 4d 3h', 'Th Td 8s 8c 4d', '9s 9d 7c 7h 2c 3h'],
  ])('§2.4.3, §5.9: %s beaten pays %i to 1', (_hand, pays, own, dealer, better, beaten) => {
    expect(bonus(own, dealer)).toBe(`1 bad-beat-bonus win ${pays * 100}`);
    expect(bonus(better, beaten)).toBe(`1 bad-beat-bonus win ${pays * 100}`);
    // The same hands with a fold in between lose it.
    expect(bonus(own, dealer, { ante: 500 }, [fold()])).toBe('1 bad-beat-bonus lose -100');
  });

  it('§2.4.3: it is the beaten hand that counts, not the one that beat it', () => {
    expect(bonus('9s 9d 7c 7h 2c', '6s 6d 6c 6h 2d 3h')).toBe('1 bad-beat-bonus win 400');
    expect(bonus('6s 6d 6c 6h 2d', '9s 8d 7c 5h 2h 3h')).toBe('1 bad-beat-bonus lose -100');
    expect(bonus('6s 6d 6c 6h 2d', '9s 8s 7s 4s Kd 3h')).toBe('1 bad-beat-bonus win 2500');
  });

  it('§5.1, §5.9: the pay table is posted', () => {
    const table = game.layout.wagers.find(({ id }) => id === 'bad-beat-bonus');
    expect(table?.rows.map(({ award }) => formatAward(award))).toEqual(
      [25_000, 10_000, 100, 25, 15, 4].map((odds) => `${odds} to 1`),
    );
  });

  it('§6.5.2: a fold loses it with Ante and Aces Up', () => {
    const wagers = { ante: 500, 'aces-up': 500, 'bad-beat-bonus': 100 };
    expect(
      paidOf(
        played(game, [{ seat: 1, wagers }], { 1: '9s 9d 7c 7h 2c', dealer: 'Th Td 8s 8c 4d 3h' }, [fold()]),
      ),
    ).toEqual(['1 ante lose -500', '1 aces-up lose -500', '1 bad-beat-bonus lose -100']);
  });

  it('§6.6.7.d, §6.6.7.e: it comes after Aces Up, with an Ante or without', () => {
    const seats = [
      {
        seat: 1,
        wagers: { ante: 500, 'aces-up': 500, 'bad-beat-bonus': 100 },
        tips: { 'bad-beat-bonus': 100 },
      },
      { seat: 2, wagers: { 'aces-up': 500, 'bad-beat-bonus': 100 } },
    ];
    const hands = { 1: '9s 9d 7c 7h 2c', 2: 'Js Jd 5c 5h 2d', dealer: 'Th Td 8s 8c 4d 3h' };
    expect(paidOf(played(game, seats, hands, [play(2)]))).toEqual([
      '2 aces-up win 1000',
      '2 bad-beat-bonus win 400',
      '1 play lose -1000',
      '1 ante lose -500',
      '1 aces-up win 1000',
      '1 bad-beat-bonus win 400',
      '1 bad-beat-bonus (tip) win 400',
    ]);
  });

  it('§5.10, §5.10.1, §5.11, §5.11.1, §4.5.2.a: it shares the limit with Ante Bonus and Aces Up', () => {
    const seats = [
      { seat: 1, wagers: { ante: 100_000, 'bad-beat-bonus': 100 }, tips: { 'bad-beat-bonus': 100 } },
      { seat: 2, wagers: { 'aces-up': 100_000, 'bad-beat-bonus': 100 } },
    ];
    const hands = {
      1: '6s 6d 6c 6h 2c',
      2: '9s 8s 7s 5s 3d',
      dealer: '7h 7d 7c 4d 3h Kc',
    };
    // Seat 1: four of a kind beats three of a kind: 25 times the Ante, and 100 to 1. Seat 2: a flush loses to it.
    const dealt = paidOf(played(game, seats, { ...hands }, [play()]));
    const [ante, beat, up, beat2] = [2_500_000, 10_000, 600_000, 2500];
    expect(ante + beat + up + beat2).toBeLessThan(5_000_000);
    expect(dealt).toContain(`1 ante-bonus win ${ante}`);
    expect(dealt).toContain(`1 bad-beat-bonus (tip) win ${beat}`);
    const more = paidOf(
      played(
        game,
        [{ ...seats[0], seat: 1, wagers: { ante: 300_000, 'bad-beat-bonus': 100 } }, ...seats.slice(1)],
        hands,
        [play()],
      ),
    );
    const [first, second] = [7_500_000 + beat, up + beat2];
    const amount = (start: string): number =>
      Number(
        more
          .find((line) => line.startsWith(start))
          ?.split(' ')
          .at(-1),
      );
    const shareOf = (won: number): number => Math.floor((5_000_000 * won) / (first + second));
    expect(amount('1 ante-bonus') + amount('1 bad-beat-bonus win')).toBe(shareOf(first));
    expect(amount('2 aces-up') + amount('2 bad-beat-bonus')).toBe(shareOf(second));
    expect(amount('1 bad-beat-bonus (tip)')).toBe(100);
    expect([amount('1 ante win'), amount('1 play')]).toEqual([300_000, 300_000]);
  });
});

/** One full round of each, word for word: whatever a change of a rule does to it can be read in the difference. */
describe('golden rounds of Four Card Poker', () => {
  it('bclc-poker 7.0: a fold, a bet of two and a half times, a tie, and Aces Up alone', async () => {
    const golden = played(
      fourCardPoker.with({}),
      [
        { seat: 1, player: 'Ann', wagers: { ante: 1000, 'aces-up': 500 } },
        { seat: 2, player: 'Ann', wagers: { ante: 2000 }, tips: { ante: 500 } },
        { seat: 4, player: 'Bob', wagers: { ante: 1000, 'aces-up': 500 } },
        { seat: 6, player: 'Cat', wagers: { 'aces-up': 2500 } },
      ],
      {
        1: 'Js 9d 7c 4h 2c',
        2: 'Kd Ks Td 8c 3h',
        4: '6s 6d 6c 9h 2d',
        6: 'As Ad Qc 5h 5c',
        dealer: 'Kh Kc Th 8s 4d 3c',
      },
      [fold(1), play(2.5, 2), play(3, 4)],
    );
    await expect(goldenRound(golden)).toMatchFileSnapshot('./7.0-four-card-poker.golden.txt');
  });

  it('bclc-poker 8.0: a bad beat of the player’s and one of the dealer’s', async () => {
    const golden = played(
      fourCardPokerBadBeat.with({}),
      [
        { seat: 1, player: 'Ann', wagers: { ante: 1000, 'aces-up': 500, 'bad-beat-bonus': 100 } },
        {
          seat: 3,
          player: 'Bob',
          wagers: { ante: 1000, 'bad-beat-bonus': 100 },
          tips: { 'bad-beat-bonus': 100 },
        },
        { seat: 5, player: 'Cat', wagers: { ante: 1000, 'aces-up': 500, 'bad-beat-bonus': 100 } },
      ],
      {
        1: 'Jd 9d 7c 4h 2c',
        3: 'Ks Js 9s 7s 2d',
        5: '6s 6d 6c 6h 3d',
        dealer: 'Th Td Tc 8s 5d 3c',
      },
      [fold(1), play(3, 3), play(1, 5)],
    );
    await expect(goldenRound(golden)).toMatchFileSnapshot('./8.0-four-card-poker-bad-beat.golden.txt');
  });
});
