import { formatCards, parseCards } from '@croupier/cards';
import {
  type Bet,
  type BetKind,
  cents,
  changed,
  formatCite,
  type Line,
  laidOn,
  type Options,
  type PlayerId,
  type Refusal,
  type Round,
  type RoundEvent,
  refusal,
  type Spots,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { miniBaccarat } from './1.0-mini-baccarat.ts';

const bet = (
  spot: number,
  wager: string,
  amount: number,
  kind: BetKind = 'own',
  player: PlayerId = `p${spot}`,
): Bet => ({
  spot,
  player,
  wager,
  kind,
  amount: cents(amount),
});

/** Deals the cards given, in the order they leave the shoe; they must be exactly the ones the rules ask for. */
function dealt(cards: string, bets: readonly Bet[] = [], options: Options = {}): Round {
  const round = miniBaccarat.with(options).start(bets);
  const shoe = parseCards(cards);
  while (round.waiting.for !== 'nothing') {
    const card = round.waiting.for === 'card' ? shoe.shift() : undefined;
    round.advance(card === undefined ? undefined : { card });
  }
  expect(formatCards(shoe)).toBe('');
  return round;
}

const eventsOf = <T extends RoundEvent['type']>(round: Round, type: T): Extract<RoundEvent, { type: T }>[] =>
  round.events.filter((event): event is Extract<RoundEvent, { type: T }> => event.type === type);

const calls = (round: Round): string[] => eventsOf(round, 'said').map(({ text }) => text);
const lines = (round: Round): readonly Line[] => eventsOf(round, 'settled').flatMap((event) => event.lines);
const hand = (round: Round, name: string): string =>
  formatCards(round.places.find((place) => place.name === name)?.cards ?? []);
const paid = (round: Round): unknown[] =>
  lines(round).map(({ seat, wager, kind, result, won, commission, returned }) => [
    seat,
    wager,
    kind,
    result,
    won,
    commission,
    returned,
  ]);

describe('bclc-baccarat 1.0 §2: point values', () => {
  const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const summaryOf = (cards: string) => eventsOf(dealt(cards), 'settled')[0]?.summary;
  /** What a Player of two cards counts, against a natural nine. */
  const counted = (first: string, second: string) => summaryOf(`${first} Kd ${second} 9d`)?.player;

  it('§2.1: twos to nines count their face', () => {
    for (const points of POINTS.slice(2)) expect(counted(`${points}c`, 'Kc')).toBe(points);
  });

  it.each([
    ['§2.2', ['Tc', 'Jc', 'Qc', 'Kc'], 0],
    ['§2.3', ['Ac'], 1],
  ])('%s: each of %j counts %i, also as the third card at which the Banker looks', (_, cards, points) => {
    for (const card of cards) {
      expect(counted('7h', card)).toBe(7 + points);
      expect(summaryOf(`2c 3d 2s Kh ${card} 2h`)).toMatchObject({ player: 4 + points, banker: 5 });
    }
  });

  it('§2.4.1: a sum of up to nine is the count', () => {
    for (const first of POINTS)
      for (const second of POINTS.slice(0, 10 - first))
        expect(counted(oneCard(first, 'c'), oneCard(second, 'h'))).toBe(first + second);
  });

  it('§2.4.2: above nine only the last digit counts, of two cards and of three', () => {
    for (const first of POINTS)
      for (const second of POINTS.slice(10 - first))
        expect(counted(oneCard(first, 'c'), oneCard(second, 'h'))).toBe(first + second - 10);
    expect(summaryOf('7c 3d 8c Kd 5s Kh')?.player).toBe(0);
    expect(summaryOf('7c 3d 8c Kd 9s Kh')?.player).toBe(4);
  });
});

describe('bclc-baccarat 1.0 §8: the sequence of play', () => {
  it('§8.3.1, §8.3.3 to §8.3.6: closes the bets, deals in turn face down, turns Player then Banker, calls both', () => {
    const round = dealt('2c 3d 3s 4h 9c', [bet(1, 'player', 1000)]);
    expect(
      round.events.map((event) => `${event.type} ${'place' in event ? event.place : ''}`.trim()),
    ).toEqual([
      'said',
      'dealt player',
      'dealt banker',
      'dealt player',
      'dealt banker',
      'turned player',
      'turned banker',
      'said',
      'said',
      'dealt player',
      'said',
      'handled',
      'settled',
    ]);
    expect(eventsOf(round, 'dealt').map(({ face }) => face)).toEqual(['down', 'down', 'down', 'down', 'up']);
    expect(calls(round)).toEqual([
      'No more bets.',
      'Player shows five. Banker shows seven.',
      'Card for the Player.',
      'Banker wins, seven over four.',
    ]);
  });

  it('§8.3.1, §8.3.2: after "no more bets" calls tie bets of more than 25 dollars, each, and no others', () => {
    const bets = [
      bet(1, 'tie', 2500),
      bet(2, 'tie', 2501),
      bet(2, 'tie', 5000, 'back', 'x'),
      bet(3, 'player', 9900),
    ];
    expect(calls(dealt('6c 2d 3s 4h', bets)).slice(0, 3)).toEqual([
      'No more bets.',
      'Tie bet of 25.01 at spot 2.',
      'Tie bet of 50.00 at spot 2.',
    ]);
    expect(calls(dealt('6c 2d 3s 4h', bets))).toHaveLength(6);
  });

  it('§8.3.6, §8.4: plays the Player out before the Banker, with third cards face up', () => {
    expect(
      eventsOf(dealt('2c 2d 2s Kh 5c 6d'), 'dealt')
        .map(({ place, face }) => `${place} ${face}`)
        .slice(4),
    ).toEqual(['player up', 'banker up']);
  });

  it.each([
    ['8 for the Player', '6c 2d 2s Kh'],
    ['9 for the Player', '6c 2d 3s Kh'],
    ['8 for the Banker', '2c 4d Ks 4h'],
    ['9 for the Banker', '2c 4d Ks 5h'],
    ['both', '4c 8d 4s Kh'],
  ])('§8.5: a natural stops the drawing: %s', (_, cards) => {
    const round = dealt(cards);
    expect(hand(round, 'player').split(' ')).toHaveLength(2);
    expect(hand(round, 'banker').split(' ')).toHaveLength(2);
    expect(calls(round)).toContain('Natural: no more cards.');
  });

  it('§8.5: a seven is no natural', () => {
    expect(hand(dealt('7c 2d Ks 3h 2c'), 'banker')).toBe('2d 3h 2c');
  });

  it('§10.1, §10.1.1: the winning hand, or both, are pushed forward', () => {
    expect(eventsOf(dealt('6c 2d 3s 4h'), 'handled')[0]?.cite.clause).toBe('10.1');
    expect(eventsOf(dealt('6c 6d Ks Qh'), 'handled')[0]?.cite.clause).toBe('10.1.1');
  });
});

/** Two cards that count `total`, without making a pair of the first with the second hand's. */
const twoCards = (total: number, suit: string): [string, string] =>
  total <= 1 ? [`K${suit}`, total === 0 ? `Q${suit}` : `A${suit}`] : [`K${suit}`, `${total}${suit}`];
const oneCard = (points: number, suit: string): string =>
  points === 0 ? `J${suit}` : points === 1 ? `A${suit}` : `${points}${suit}`;

describe('bclc-baccarat 1.0 §9 and §11: third cards', () => {
  it('§9.1.1, §9.1.2, §11.1: the Player draws on 0 to 5 and stands on 6 and 7', () => {
    for (let total = 0; total <= 7; total += 1) {
      const [first, second] = twoCards(total, 'c');
      const third = total <= 5 ? ' Ks' : '';
      expect(hand(dealt(`${first} Kd ${second} 7d${third}`), 'player').split(' ')).toHaveLength(
        total <= 5 ? 3 : 2,
      );
    }
  });

  it('§9.4: if the Player stands, the Banker draws on 5 or less and stands on 6', () => {
    for (let total = 0; total <= 7; total += 1) {
      const [first, second] = twoCards(total, 'd');
      const third = total <= 5 ? ' Ks' : '';
      expect(hand(dealt(`Kc ${first} 6c ${second}${third}`), 'banker').split(' ')).toHaveLength(
        total <= 5 ? 3 : 2,
      );
    }
  });

  it('cites for a third card the clause that orders it: §9.1.2, §9.2.2, §9.3 or §9.4', () => {
    const cites = (cards: string): string[] =>
      eventsOf(dealt(cards), 'dealt')
        .slice(4)
        .map(({ place, cite }) => `${place} ${formatCite(cite)}`);
    expect(cites('2c 2d Ks Kh 5c 6d')).toEqual([
      'player bclc-baccarat 1.0 §9.1.2',
      'banker bclc-baccarat 1.0 §9.2.2',
    ]);
    expect(cites('2c 3d Ks Kh 5c 6d').at(-1)).toBe('banker bclc-baccarat 1.0 §9.3');
    expect(cites('6c 5d Ks Kh 6d')).toEqual(['banker bclc-baccarat 1.0 §9.4']);
    expect(cites('6c 2d Ks Kh 6d')).toEqual(['banker bclc-baccarat 1.0 §9.2.2']);
  });

  // The table of §11.2 as it is printed: one row a Banker count, one letter if the Player stood, and one for each third
  // card 0 to 9.
  it.each([
    [0, 'D DDDDDDDDDD', '§9.2.2'],
    [1, 'D DDDDDDDDDD', '§9.2.2'],
    [2, 'D DDDDDDDDDD', '§9.2.2'],
    [3, 'D DDDDDDDDSD', '§9.3'],
    [4, 'D SSDDDDDDSS', '§9.3'],
    [5, 'D SSSSDDDDSS', '§9.3'],
    [6, 'S SSSSSSDDSS', '§9.3'],
    [7, 'S SSSSSSSSSS', '§9.2.1'],
  ])('§11.2: a Banker of %i plays %s (%s)', (total, row) => {
    const [first, second] = twoCards(total, 'd');
    const [stood = '', drew = ''] = row.split(' ');
    const plays = (player: string, letter: string, third = ''): string => {
      const banker = letter === 'D' ? ' Jh' : '';
      const round = dealt(`Kc ${first} ${player} ${second}${third}${banker}`);
      return hand(round, 'banker').split(' ').length === 3 ? 'D' : 'S';
    };
    expect([plays('6c', stood), plays('7c', stood)]).toEqual([stood, stood]);
    const played = Array.from(drew, (letter, third) => plays('Ac', letter, ` ${oneCard(third, 's')}`));
    expect(played.join('')).toBe(drew);
  });
});

const PLAYER_WINS = '6c 2d 3s 4h'; // nine over six
const BANKER_WINS = '2c 4d Ks 5h'; // nine over two
const TIE = '6c 6d Ks Qh'; // six all

describe('bclc-baccarat 1.0 §5 to §7: what is paid', () => {
  const bets = [bet(1, 'player', 1000), bet(2, 'banker', 1000), bet(3, 'tie', 1000)];

  it('§7.1: Player is paid even money', () => {
    expect(paid(dealt(PLAYER_WINS, bets))).toEqual([
      [1, 'player', 'own', 'win', 1000, 0, 2000],
      [2, 'banker', 'own', 'lose', 0, 0, 0],
      [3, 'tie', 'own', 'lose', 0, 0, 0],
    ]);
  });

  it('§5.1, §7.1, §7.4: Banker is paid even money less 5 %, also behind another', () => {
    expect(paid(dealt(BANKER_WINS, [...bets, bet(3, 'banker', 2000, 'back', 'x')]))).toEqual([
      [1, 'player', 'own', 'lose', 0, 0, 0],
      [2, 'banker', 'own', 'win', 1000, 50, 1950],
      [3, 'tie', 'own', 'lose', 0, 0, 0],
      [3, 'banker', 'back', 'win', 2000, 100, 3900],
    ]);
  });

  it('§7.4: nothing is kept of any bet when Player wins, or on a tie', () => {
    for (const cards of [PLAYER_WINS, TIE])
      expect(lines(dealt(cards, bets)).map(({ commission }) => commission)).toEqual([0, 0, 0]);
  });

  it('§7.2, §7.3: a tie pushes Player and Banker and pays Tie 8 to 1', () => {
    expect(paid(dealt(TIE, bets))).toEqual([
      [1, 'player', 'own', 'push', 0, 0, 1000],
      [2, 'banker', 'own', 'push', 0, 0, 1000],
      [3, 'tie', 'own', 'win', 8000, 0, 9000],
    ]);
  });

  it('READINGS 57: half a cent of commission is rounded up', () => {
    expect(paid(dealt(BANKER_WINS, [bet(1, 'banker', 10)]))).toEqual([
      [1, 'banker', 'own', 'win', 10, 1, 19],
    ]);
    expect(paid(dealt(BANKER_WINS, [bet(1, 'banker', 9)]))).toEqual([[1, 'banker', 'own', 'win', 9, 0, 18]]);
  });

  it('§5.1.1, §6.2.3: commission may be laid beforehand, beside no bet for the dealer, and the settlement is the same', () => {
    const { layout } = miniBaccarat.with({ commission: 'beforehand' });
    expect(laidOn(layout, bet(1, 'banker', 1000))).toBe(50);
    expect(laidOn(layout, bet(1, 'banker', 1000, 'back', 'x'))).toBe(50);
    expect(laidOn(layout, bet(1, 'banker', 1000, 'tip'))).toBe(0);
    expect(laidOn(layout, bet(1, 'player', 1000))).toBe(0);
    expect(laidOn(miniBaccarat.with({}).layout, bet(1, 'banker', 1000))).toBe(0);
    expect(paid(dealt(BANKER_WINS, bets, { commission: 'beforehand' }))).toEqual(
      paid(dealt(BANKER_WINS, bets)),
    );
  });

  it("§6.2, §6.2.3: the dealer's bet is paid after the player's and without commission", () => {
    expect(paid(dealt(BANKER_WINS, [bet(2, 'banker', 500, 'tip'), bet(2, 'banker', 1000)]))).toEqual([
      [2, 'banker', 'own', 'win', 1000, 50, 1950],
      [2, 'banker', 'tip', 'win', 500, 0, 1000],
    ]);
  });

  it('cites the clause that decided each bet', () => {
    const [, banker] = lines(dealt(BANKER_WINS, bets));
    expect(banker?.cites.map(formatCite)).toContain('bclc-baccarat 1.0 §5.1');
  });
});

describe('bclc-baccarat 1.0 §3 and §4: what may be bet', () => {
  const { layout } = miniBaccarat.with({});
  const limits = Object.fromEntries(
    layout.wagers.map(({ id }) => [id, { least: cents(500), most: cents(50_000), step: cents(100) }]),
  );
  const why = (bets: Bet[], player: PlayerId, spots: Spots = new Map()): Refusal | undefined =>
    refusal({ layout, limits }, spots, changed(bets, player, []), player);

  it('§3.1.1: takes every wager alone, and Tie with Player or Banker', () => {
    for (const wagers of [['player'], ['banker'], ['tie'], ['player', 'tie'], ['banker', 'tie']])
      expect(
        why(
          wagers.map((wager) => bet(1, wager, 500)),
          'p1',
        ),
      ).toBeUndefined();
  });

  it('§3.1.1.a: refuses Player and Banker on the same spot', () => {
    expect(why([bet(1, 'player', 500), bet(1, 'banker', 500)], 'p1')?.cite?.clause).toBe('3.1.1.a');
    expect(why([bet(1, 'banker', 500), bet(1, 'player', 500)], 'p1')?.cite?.clause).toBe('3.1.1.a');
    const behind = [bet(2, 'player', 500, 'back', 'ann'), bet(2, 'banker', 500, 'back', 'ann')];
    const bobs: Spots = new Map([[2, { holder: 'bob', backBets: true }]]);
    expect(why(behind, 'ann', bobs)?.cite?.clause).toBe('3.1.1.a');
  });

  it('§3.1.2.a: refuses them across spots too, and as a back bet', () => {
    const across = [bet(1, 'player', 500, 'own', 'ann'), bet(2, 'banker', 500, 'own', 'ann')];
    expect(why(across, 'ann')?.cite?.clause).toBe('3.1.2.a');
    const atThree = [bet(3, 'player', 500, 'own', 'ann'), ...across];
    expect(why(atThree, 'ann')?.cite?.clause).toBe('3.1.2.a');
    const bobs: Spots = new Map([[2, { holder: 'bob', backBets: true }]]);
    const behind = [bet(1, 'player', 500, 'own', 'ann'), bet(2, 'banker', 500, 'back', 'ann')];
    expect(why(behind, 'ann', bobs)?.cite?.clause).toBe('3.1.2.a');
  });

  it('lets two players bet against each other, and a player bet for the dealer on the other side', () => {
    const bets = [bet(1, 'player', 500), bet(2, 'banker', 500), bet(1, 'banker', 500, 'tip')];
    expect(why(bets, 'p1')).toBeUndefined();
    expect(why(bets, 'p2')).toBeUndefined();
  });

  it('§4.1: one player may play nine spots, and not a tenth', () => {
    const spots = Array.from({ length: 10 }, (_, i) => bet(i + 1, 'player', 500, 'own', 'ann'));
    expect(why(spots.slice(0, 9), 'ann')).toBeUndefined();
    expect(why(spots, 'ann')).toBeDefined();
  });

  it('§4.2, §4.2.1: back bets stand only where somebody else plays and does not object', () => {
    const back = [bet(2, 'player', 500, 'back', 'ann')];
    const bobs = (backBets: boolean): Spots => new Map([[2, { holder: 'bob', backBets }]]);
    expect(why(back, 'ann', bobs(true))).toBeUndefined();
    expect(why(back, 'ann', bobs(false))?.cite?.clause).toBe('4.2.1');
    expect(why(back, 'ann')?.cite?.clause).toBe('4.2');
    expect(why([bet(2, 'tie', 500, 'back', 'bob')], 'bob', bobs(true))?.cite?.clause).toBe('4.2');
  });

  it('§6.1: whoever bets may bet for the dealer too, on whatever they like, and nobody else', () => {
    expect(why([bet(1, 'banker', 500, 'tip')], 'p1')?.cite?.clause).toBe('6.1');
    const bobs: Spots = new Map([[2, { holder: 'bob', backBets: true }]]);
    for (const wager of ['player', 'banker', 'tie']) {
      expect(why([bet(1, 'player', 500), bet(1, wager, 500, 'tip')], 'p1')).toBeUndefined();
      const behind = [bet(2, 'player', 500, 'back', 'ann'), bet(1, wager, 500, 'tip', 'ann')];
      expect(why(behind, 'ann', bobs)).toBeUndefined();
    }
  });
});

describe('bclc-baccarat 1.0 §1.1: six to eight decks', () => {
  it.each([6, 7, 8])('%i decks', (decks) => {
    expect(miniBaccarat.with({ decks }).layout.shoe.decks).toBe(decks);
  });

  it.each([5, 9, 6.5, 'six'])('not %s', (decks) => {
    expect(() => miniBaccarat.with({ decks })).toThrow('bclc-baccarat 1.0 §1.1');
  });
});

describe('any round of mini-baccarat', () => {
  it.each([6, 7, 8])('is sound, from %i decks', (decks) => {
    const game = miniBaccarat.with({ decks });
    fc.assert(
      fc.property(someBets(game), fc.nat(), (bets, seed) => expectSoundRound(game, bets, seed)),
      { numRuns: 100 },
    );
  });
});
