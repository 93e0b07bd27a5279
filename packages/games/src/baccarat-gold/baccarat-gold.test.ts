import { type Card, parseCard } from '@croupier/cards';
import {
  cents,
  costOf,
  formatAward,
  formatCite,
  openLimits,
  type RecordedBank,
  type RecordedSeat,
  type Round,
  refusal,
  type TableGame,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBank, someBets } from '../testing/any-round.ts';
import { callsOf, linesOf, paidOf, played } from '../testing/recorded.ts';
import { baccaratGold } from './baccarat-gold.ts';

const game = baccaratGold.with({});
const BANK: RecordedBank = { seat: 1, amount: 10_000_000 };

const WAGERS = ['player-line', 'banker-line', 'tie', 'gold', 'silver'];

/** A settlement without its fees and the bank's own line. */
const settled = (round: Round): string[] =>
  paidOf(round).filter((line) => !line.includes(' fee ') && !line.includes(' bank '));

/** 10.00 on each of the five wagers at seat 2, both lines among them. */
const everything: RecordedSeat = {
  seat: 2,
  wagers: Object.fromEntries(WAGERS.map((wager) => [wager, 1000])),
};

const allOn = (player: string, banker: string): Record<string, number> =>
  Object.fromEntries(
    linesOf(played(game, [everything], { player, banker }, [], BANK))
      .filter(({ wager }) => WAGERS.includes(wager))
      .map(({ wager, result, won }) => [wager, result === 'lose' ? -1000 : won]),
  );

const line = (seat: number, amount = 10_000, wager = 'player-line'): RecordedSeat => ({
  seat,
  wagers: { [wager]: amount },
});

/** Two cards that count so many points, the first a court card. */
const pair = (points: number): string[] => ['K', ['Q', 'A'][points] ?? String(points)];
const card = (points: number): string => ['J', 'A'][points] ?? String(points);

/** How many cards each hand has when they begin with these counts and the Player's third card is this one. */
function drawn(table: TableGame, player: number, banker: number, third: number): [number, number] {
  const round = table.start([], {
    bank: { seat: 1, player: 'bank', amount: cents(100) },
  });
  const shoe: Record<string, Card[]> = {
    player: [...pair(player), card(third)].map((rank) => parseCard(`${rank}c`)),
    banker: [...pair(banker), 'T'].map((rank) => parseCard(`${rank}d`)),
  };
  while (round.waiting.for !== 'nothing') {
    const { waiting } = round;
    const next = waiting.for === 'card' ? shoe[waiting.due.to.name]?.shift() : undefined;
    round.advance(next === undefined ? undefined : { card: next });
  }
  const cards = (name: string): number =>
    round.places.find((place) => place.name === name)?.cards.length ?? 0;
  return [cards('player'), cards('banker')];
}

/** One letter for each third card of the Player from 0 to 9: whether the Banker draws or stands. */
const bankersPlay = (table: TableGame, player: number, banker: number): string =>
  Array.from({ length: 10 }, (_, third) => (drawn(table, player, banker, third)[1] === 3 ? 'D' : 'S')).join(
    '',
  );

const DRAWS = 'DDDDDDDDDD';
const STANDS = 'SSSSSSSSSS';

describe('baccarat-gold Card Values and Hand Rankings, Object of the Game', () => {
  const coup = (player: string, banker: string): Round => played(game, [], { player, banker }, [], BANK);

  it.each([
    ['A', 'one'],
    ['2', 'two'],
    ['3', 'three'],
    ['4', 'four'],
    ['5', 'five'],
    ['6', 'six'],
    ['7', 'seven'],
    ['8', 'eight'],
    ['9', 'nine'],
    ['T', 'zero'],
    ['J', 'zero'],
    ['Q', 'zero'],
    ['K', 'zero'],
  ])('Card Values and Hand Rankings §1: %s counts %s', (rank, points) => {
    // A natural of the Banker, so that nobody draws.
    expect(callsOf(coup(`${rank}c Td`, 'Tc 9h'))).toContain(`Player shows ${points}. Banker shows nine.`);
  });

  it('Card Values and Hand Rankings §1: of ten or more only the last digit counts', () => {
    expect(callsOf(coup('Kc Ad 6h', 'Tc 7d'))).toContain('Tie, seven all.');
    expect(callsOf(coup('9c 9d', '7c Kd'))).toContain('Player wins, eight over seven.');
    expect(callsOf(coup('6c 9d 9h', '7c Kd'))).toContain('Banker wins, seven over four.');
  });

  it.each([
    ['Kc 9d', 'Kd 8h', true],
    ['Kc 8d', 'Kd 7h', true],
    ['Kc 7d', 'Kd 6h', false],
    ['2c 3d 4h', 'Kc 7d', false],
    ['2c 3d 3h', 'Kc 7d', false],
  ])('Card Values and Hand Rankings §1: whether %s and %s have a natural: %s', (player, banker, natural) => {
    expect(coup(player, banker).events.at(-1)).toMatchObject({ type: 'settled', summary: { natural } });
  });

  it('Object of the Game §1: the hand closer to nine wins', () => {
    expect(allOn('Kc 9d', 'Kd 8h')).toMatchObject({ 'player-line': 1000, 'banker-line': -1000 });
    expect(allOn('Kc 6d', 'Kd 7h')).toMatchObject({ 'player-line': -1000, 'banker-line': 1000 });
    expect(allOn('2c 3d 4h', 'Kc 7d')).toMatchObject({ 'player-line': 1000, 'banker-line': -1000 });
    expect(allOn('Kc 6d', '2c 2d 5h')).toMatchObject({ 'player-line': -1000, 'banker-line': 1000 });
    expect(allOn('Kc 7d', 'Kd 7h')).toMatchObject({ 'player-line': 0, 'banker-line': 0 });
  });
});

describe('baccarat-gold Description of the Deck and Number of Decks Used', () => {
  it('§1: four, six or eight decks', () => {
    for (const decks of [4, 6, 8]) expect(baccaratGold.with({ decks }).layout.shoe.decks).toBe(decks);
    for (const decks of [1, 5, 7, 9])
      expect(() => baccaratGold.with({ decks })).toThrow(
        'Description of the Deck and Number of Decks Used §1',
      );
  });

  it('§1: no joker', () => {
    expect(() => played(game, [], { player: 'Kc Jo', banker: 'Kd 7h' }, [], BANK)).toThrow('without Jo');
  });
});

describe('baccarat-gold Description of Table Used and Total Number of Seated Positions', () => {
  it('§1: eight or fourteen seats, the player-dealer’s included', () => {
    expect(game.layout.seats).toBe(8);
    expect(baccaratGold.with({ seats: 14 }).layout.seats).toBe(14);
    expect(() => baccaratGold.with({ seats: 9 })).toThrow('Total Number of Seated Positions §1');
    expect(() => played(game, [line(9)], { player: 'Kc 9d', banker: 'Kd 7h' }, [], BANK)).toThrow(
      'no spot 9',
    );
    expect(() => played(game, [line(1)], { player: 'Kc 9d', banker: 'Kd 7h' }, [], BANK)).toThrow(
      'Total Number of Seated Positions §1',
    );
  });

  it('§1: five betting spaces at each seat, each with its own limits', () => {
    expect(game.layout.wagers.map(({ id }) => id)).toEqual(WAGERS);
    expect(() => played(game, [line(2, 499)], { player: 'Kc 9d', banker: 'Kd 7h' }, [], BANK)).toThrow(
      'takes 5.00 to 100.00; this would be 4.99',
    );
  });
});

describe('baccarat-gold Dealing Procedures and Round of Play', () => {
  const round = (): Round => played(game, [line(2)], { player: '2c 3d Kh', banker: '9d 7h' }, [], BANK);

  it('§1: bets are closed before the first card', () => {
    expect(round().events[0]).toMatchObject({ type: 'said', text: 'No more bets.' });
  });

  it('§9: Player first, face up; Banker’s first card face down, its second up', () => {
    const dealt = round().events.flatMap((event) =>
      event.type === 'dealt' ? [`${event.place} ${event.face}`] : [],
    );
    expect(dealt.slice(0, 4)).toEqual(['player up', 'banker down', 'player up', 'banker up']);
  });

  it('§2, §3, §4, §5, §6: even money on the lines, Tie 9 for 1, Gold 40 to 1, Silver 25 for 1', () => {
    expect(allOn('Kc 9d', 'Kd 7h')['player-line']).toBe(1000);
    expect(allOn('Kc 6d', 'Kd 7h')['banker-line']).toBe(1000);
    expect(allOn('Kc 7d', 'Kd 7h').tie).toBe(8000);
    const tie = linesOf(played(game, [everything], { player: 'Kc 7d', banker: 'Kd 7h' }, [], BANK)).find(
      ({ wager }) => wager === 'tie',
    );
    expect(tie).toMatchObject({ stake: 1000, commission: 0, returned: 9000 });
    const posted = game.layout.wagers.find(({ id }) => id === 'tie');
    expect(posted?.rows.map(({ award }) => formatAward(award))).toEqual(['9 for 1']);
    expect(allOn('Kc 6d', '2c 2d 3h').gold).toBe(40_000);
    expect(allOn('2c 3d 3h', 'Kc 7d').silver).toBe(24_000);
  });

  /** The seat of the action button for this hole card; a bank too small, so that the button matters. */
  const button = (hole: string, bank: number, seats: number, betting: readonly number[]): string => {
    const table = baccaratGold.with({ seats });
    // A Player natural that wins, so that nobody draws whatever the hole card.
    const second = hole === '9' ? '2d' : 'Kd';
    const dealt = played(
      table,
      betting.map((seat) => line(seat)),
      { player: 'Kc 9d', banker: `${hole}h ${second}` },
      [],
      { seat: bank, amount: 1000 },
    );
    const said = callsOf(dealt).filter((call) => call.startsWith('Action button'));
    expect(said).toEqual([`Action button to seat ${linesOf(dealt)[0]?.seat}.`]);
    return said.join();
  };

  const OTHERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

  it.each([
    ['A', 2],
    ['T', 2],
    ['2', 3],
    ['J', 3],
    ['3', 4],
    ['Q', 4],
    ['4', 5],
    ['K', 5],
    ['5', 6],
    ['6', 7],
    ['7', 8],
    ['8', 9],
    ['9', 9],
  ])('§7: a hole card %s gives first action to seat %i, the player-dealer at seat 1', (hole, seat) => {
    expect(button(hole, 1, 14, OTHERS)).toBe(`Action button to seat ${seat}.`);
  });

  it('§7, READINGS 61: seats are counted clockwise from the player-dealer, wherever that is', () => {
    expect(button('A', 5, 8, [1, 2, 3, 4, 6, 7, 8])).toBe('Action button to seat 6.');
    expect(button('3', 5, 8, [1, 2, 3, 4, 6, 7, 8])).toBe('Action button to seat 8.');
    expect(button('K', 5, 8, [1, 2, 3, 4, 6, 7, 8])).toBe('Action button to seat 1.');
    expect(button('7', 5, 8, [1, 2, 3, 4, 6, 7, 8])).toBe('Action button to seat 4.');
  });

  it('§7, READINGS 6: from an empty or missing seat it goes on clockwise to the next bettor', () => {
    expect(button('2', 1, 8, [2, 6, 7])).toBe('Action button to seat 6.');
    expect(button('7', 1, 8, [2, 6, 7])).toBe('Action button to seat 2.');
    expect(button('9', 1, 8, [2, 6, 7])).toBe('Action button to seat 2.');
    expect(button('9', 4, 8, [2, 6, 7])).toBe('Action button to seat 6.');
    expect(button('8', 1, 14, [3, 11, 13])).toBe('Action button to seat 11.');
  });

  const three = [2, 4, 7].map((seat) => line(seat));
  const PLAYER_WINS = { player: 'Kc 9d', banker: '3h Kd' }; // first action to seat 4
  const BANKER_WINS = { player: 'Kc 6d', banker: '3h 4d' };
  const order = (amount: number, hands = PLAYER_WINS): number[] =>
    linesOf(played(game, three, hands, [], { seat: 1, amount }))
      .filter(({ wager }) => wager === 'player-line')
      .map(({ seat }) => seat)
      .filter((seat, i, seats) => seat !== seats[i - 1]);

  it('§7: a bank that does not cover all action is settled clockwise from the action button, seat by seat, and the rest goes back', () => {
    expect(order(29_999)).toEqual([4, 7, 2]);
    const wagers = { 'player-line': 1000, 'banker-line': 1000, tie: 500, gold: 500 };
    const seats = [2, 4, 7].map((seat) => ({ seat, wagers }));
    expect(settled(played(game, seats, PLAYER_WINS, [], { seat: 1, amount: 1000 }))).toEqual([
      '4 gold lose -500',
      '4 tie lose -500',
      '4 banker-line void 0',
      '4 player-line win 1000',
      '7 gold void 0',
      '7 tie void 0',
      '7 banker-line void 0',
      '7 player-line win 1000',
      '2 gold void 0',
      '2 tie void 0',
      '2 banker-line void 0',
      '2 player-line void 0',
    ]);
  });

  it('§8, READINGS 4: one that can pay and collect everything is settled counter-clockwise from the dealer’s right', () => {
    for (const hands of [PLAYER_WINS, BANKER_WINS]) {
      expect(order(30_000, hands)).toEqual([7, 4, 2]);
      expect(order(29_999, hands)).toEqual([4, 7, 2]);
    }
  });
});

describe('baccarat-gold Player Hand Hit Requirements: the drawing of both hands', () => {
  const houseWay = baccaratGold.with({ drawing: 'house-way' });
  const standard = baccaratGold.with({ drawing: 'standard' });

  it('Player Hand Hit Requirements §1: the Player draws on nothing to five and stands on six and seven', () => {
    for (const table of [game, houseWay, standard])
      for (let player = 0; player <= 7; player += 1)
        expect(drawn(table, player, 7, 0)[0]).toBe(player <= 5 ? 3 : 2);
  });

  it('Player Hand Hit Requirements §2: the Banker plays after the Player', () => {
    const { events } = played(game, [], { player: 'Kc 2d 3h', banker: 'Kd 4h 2s' }, [], BANK);
    expect(events.flatMap((event) => (event.type === 'dealt' ? [event.place] : [])).slice(4)).toEqual([
      'player',
      'banker',
    ]);
    // and looks at the card that the Player drew: a Banker of three stands against an eight
    expect(drawn(game, 5, 3, 8)).toEqual([3, 2]);
  });

  const onFour = 'Banker Hit or Stand Requirements: Player Dealt 0 through 4';
  it(`${onFour} §1, §2, §3: the Banker draws on six or less and stands on seven, whatever the third card`, () => {
    for (let player = 0; player <= 4; player += 1) {
      for (let banker = 0; banker <= 6; banker += 1) expect(bankersPlay(game, player, banker)).toBe(DRAWS);
      expect(bankersPlay(game, player, 7)).toBe(STANDS);
      expect(drawn(game, player, 7, 0)[0]).toBe(3);
    }
  });

  // One letter for each third card of the Player from 0 to 9, as the rulebook lists them.
  it.each([
    ['§1, §2', 0, DRAWS],
    ['§1, §2', 1, DRAWS],
    ['§1, §2', 2, DRAWS],
    ['§1, §3', 3, 'DDDDDDDDSD'],
    ['§1, §4', 4, 'SSDDDDDDSS'],
    ['§1, §5', 5, 'SSSSDDDDSS'],
    ['§1, §6', 6, 'SSSSSSDDSS'],
  ])('Banker Hit or Stand Requirements: Player Dealt a 5 %s: a Banker of %i plays %s', (_, banker, row) => {
    expect(bankersPlay(game, 5, banker)).toBe(row);
    expect(drawn(game, 5, banker, 0)[0]).toBe(3);
  });

  const onSix = 'Banker Hit or Stand Requirements: Player Dealt a 6 or a 7';
  it(`${onSix} §1, §2, §3: the Player stands and the Banker draws on five or less`, () => {
    for (const player of [6, 7])
      for (let banker = 0; banker <= 7; banker += 1)
        expect(drawn(game, player, banker, 0)).toEqual([2, banker <= 5 ? 3 : 2]);
  });

  const natural = 'Banker Hit or Stand Requirements: Player Dealt a Natural 8, or a Natural 9';
  it.each(['printed', 'house-way', 'standard'])(
    `${natural} §1, §3: a natural ends the hand, %s`,
    (drawing) => {
      const table = baccaratGold.with({ drawing });
      for (let other = 0; other <= 9; other += 1) {
        for (const hand of [8, 9]) {
          expect(drawn(table, hand, other, 0)).toEqual([2, 2]);
          expect(drawn(table, other, hand, 0)).toEqual([2, 2]);
        }
      }
    },
  );

  it('Player Hand Hit Requirements §1, READINGS 2: a Player of nothing to five does not draw against a natural', () => {
    for (let player = 0; player <= 5; player += 1) expect(drawn(game, player, 9, 5)).toEqual([2, 2]);
  });

  it(`${natural} §2: by the house way the Banker draws on five or less, whatever the Player has`, () => {
    for (let player = 0; player <= 7; player += 1)
      for (let banker = 0; banker <= 7; banker += 1)
        expect(bankersPlay(houseWay, player, banker)).toBe(banker <= 5 ? DRAWS : STANDS);
  });

  it(`${natural} §5: the Player’s house way is the same draw, up to five`, () => {
    for (let player = 0; player <= 7; player += 1)
      expect(drawn(houseWay, player, 7, 0)[0]).toBe(player <= 5 ? 3 : 2);
  });

  it('READINGS 1: as an option the common table decides whatever the Player was dealt', () => {
    for (const [banker, row] of [
      [3, 'DDDDDDDDSD'],
      [4, 'SSDDDDDDSS'],
      [5, 'SSSSDDDDSS'],
      [6, 'SSSSSSDDSS'],
    ] as const) {
      for (const player of [0, 4, 5]) expect(bankersPlay(standard, player, banker)).toBe(row);
    }
  });

  it.each([
    ['printed', 'Kc 4d 2h', 'Qd 6h Kh', 'Banker Hit or Stand Requirements: Player Dealt 0 through 4 §2'],
    ['printed', 'Kc 5d 2h', 'Qd Ah Kh', 'Banker Hit or Stand Requirements: Player Dealt a 5 §2'],
    ['printed', 'Kc 5d 2h', 'Qd 3h Kh', 'Banker Hit or Stand Requirements: Player Dealt a 5 §3'],
    ['printed', 'Kc 5d 2h', 'Qd 4h Kh', 'Banker Hit or Stand Requirements: Player Dealt a 5 §4'],
    ['printed', 'Kc 5d 4h', 'Qd 5h Kh', 'Banker Hit or Stand Requirements: Player Dealt a 5 §5'],
    ['printed', 'Kc 5d 6h', 'Qd 6h Kh', 'Banker Hit or Stand Requirements: Player Dealt a 5 §6'],
    ['printed', 'Kc 6d', 'Qd 5h Kh', 'Banker Hit or Stand Requirements: Player Dealt a 6 or a 7 §2'],
    ['standard', 'Kc 4d 2h', 'Qd 4h Kh', 'Banker Hit or Stand Requirements: Player Dealt a 5 §4'],
    [
      'house-way',
      'Kc 6d',
      'Qd 5h Kh',
      'Banker Hit or Stand Requirements: Player Dealt a Natural 8, or a Natural 9 §2',
    ],
  ])('cites what makes the Banker draw: %s, %s against %s, %s', (drawing, player, banker, clause) => {
    const cites = played(baccaratGold.with({ drawing }), [], { player, banker }, [], BANK).events.flatMap(
      (event) => (event.type === 'dealt' ? [formatCite(event.cite)] : []),
    );
    expect(cites.at(-1)).toBe(`baccarat-gold ${clause}`);
  });
});

describe('baccarat-gold How Each Wager Wins, Loses, or Pushes: the lines', () => {
  /** What a bet of 10.00 at seat 2 brings its bettor and the player-dealer. */
  const moved = (wager: string, player: string, banker: string): string[] =>
    paidOf(played(game, [line(2, 1000, wager)], { player, banker }, [], BANK)).slice(0, 2);

  it('How Each Wager Wins, Loses, or Pushes §1: settled on the complete hands, all five wagers by the player-dealer', () => {
    expect(paidOf(played(game, [everything], { player: '2c 3d 3h', banker: 'Kc 7d' }, [], BANK))).toEqual([
      '2 gold lose -1000',
      '2 silver win 24000',
      '2 tie lose -1000',
      '2 banker-line lose -1000',
      '2 player-line win 1000',
      '1 bank lose -22000',
      '2 fee lose -500',
      '1 fee lose -300',
    ]);
  });

  it('How Each Wager Wins, Loses, or Pushes §2, §5: the Player closer to nine: its line is paid, the other taken', () => {
    expect(moved('player-line', 'Kc 9d', 'Kd 7h')).toEqual(['2 player-line win 1000', '1 bank lose -1000']);
    expect(moved('banker-line', 'Kc 9d', 'Kd 7h')).toEqual(['2 banker-line lose -1000', '1 bank win 1000']);
  });

  it('How Each Wager Wins, Loses, or Pushes §3, §4: the Banker closer to nine: its line is paid, without commission', () => {
    expect(moved('banker-line', 'Kc 6d', 'Kd 7h')).toEqual(['2 banker-line win 1000', '1 bank lose -1000']);
    expect(moved('player-line', 'Kc 6d', 'Kd 7h')).toEqual(['2 player-line lose -1000', '1 bank win 1000']);
  });

  const natural = 'Banker Hit or Stand Requirements: Player Dealt a Natural 8, or a Natural 9';
  it.each([
    ['Kc Qd Th', 'Kd Qh Ts'],
    ['Kc 6d', '2h 4d'],
    ['Kc 9d', '5c 4d'],
  ])(`${natural} §4: a tie of %s and %s pushes both lines`, (player, banker) => {
    expect(allOn(player, banker)).toMatchObject({ 'player-line': 0, 'banker-line': 0 });
  });

  it('How Each Wager Wins, Loses, or Pushes §6, Gold Bonus Bet §8, READINGS 3: clockwise from the action button, at each seat Gold, Silver, Tie, banker line, player line', () => {
    const seats = [2, 5, 7].map((seat) => ({ ...everything, seat }));
    const lines = linesOf(
      played(game, seats, { player: 'Kc 9d', banker: '4h Kd' }, [], { seat: 1, amount: 1000 }),
    ).filter(({ wager }) => WAGERS.includes(wager));
    const order = lines.map(({ seat, wager }) => `${seat} ${wager}`);
    // A bet that is covered in part is two lines.
    expect([...new Set(order)]).toEqual(
      [5, 7, 2].flatMap((seat) =>
        ['gold', 'silver', 'tie', 'banker-line', 'player-line'].map((wager) => `${seat} ${wager}`),
      ),
    );
  });
});

describe('baccarat-gold Tie Bet', () => {
  it('§1: 9 for 1, that is 8 on top of the stake', () => {
    const [tie] = linesOf(played(game, [everything], { player: 'Kc 7d', banker: 'Kd 7h' }, [], BANK)).filter(
      ({ wager }) => wager === 'tie',
    );
    expect(tie).toMatchObject({ stake: 1000, won: 8000, returned: 9000 });
    expect(tie?.cites.map(formatCite)).toContain('baccarat-gold Tie Bet §1');
  });

  it('§6: equal totals win, whatever the number of cards', () => {
    expect(allOn('Kc 7d', '2c 2d 3h').tie).toBe(8000);
    expect(allOn('2c 2d 3h', 'Kc 7d').tie).toBe(8000);
  });

  it('§7: it wins when the totals are equal and loses when they are not', () => {
    expect(allOn('Kc 9d', '5c 4d').tie).toBe(8000);
    expect(allOn('Kc 9d', '4c 4d').tie).toBe(-1000);
    expect(allOn('Kc 6d', '2h 4d').tie).toBe(8000);
    expect(allOn('Kc Qd Th', 'Kd Qh Ts').tie).toBe(8000);
  });

  it('§8, READINGS 5: Banker three, Player six: Tie loses, the player line wins, the banker line loses', () => {
    expect(allOn('Kc 6d', '2c Ad Kh')).toMatchObject({
      tie: -1000,
      'player-line': 1000,
      'banker-line': -1000,
    });
    expect(allOn('Kc 6d', 'Kd 7h')).toMatchObject({ tie: -1000, 'player-line': -1000, 'banker-line': 1000 });
    expect(allOn('Kc 6d', '2h 4d')).toMatchObject({ tie: 8000, 'player-line': 0, 'banker-line': 0 });
  });
});

describe('baccarat-gold Gold Bonus Bet', () => {
  it('§1: 40 to 1', () => {
    expect(allOn('Kc 6d', '2c 2d 3h').gold).toBe(40_000);
  });

  it('§4, §5: a three-card seven of the Banker over six or less, of two cards or three', () => {
    expect(allOn('Kc 6d', '2c 2d 3h').gold).toBe(40_000);
    expect(allOn('Kc 2d 4h', '2c 2h 3h').gold).toBe(40_000);
    expect(allOn('Kc Qd Jh', '2c 2h 3h').gold).toBe(40_000);
  });

  it('§4: one hand of the two does not win it', () => {
    expect(allOn('2c 3d 3h', '2d 2h 3s').gold).toBe(-1000);
    expect(allOn('Kc 6d', 'Kd 7h').gold).toBe(-1000);
    // The three-card seven meets seven; the Player has it.
    expect(allOn('Kc 7d', '2c 2d 3h').gold).toBe(-1000);
    expect(allOn('2c 3d 2h', 'Kd 6h').gold).toBe(-1000);
  });

  it.each([
    ['a two-card seven', 'Kc 6d', 'Kd 7h'],
    ['a three-card seven that loses', '2c 3d 3h', '2d 2h 3s'],
    ['a three-card eight', 'Kc 6d', '2c 2d 4h'],
    ['a three-card six', 'Kc 2d 3h', '2c 2d 2h'],
    ['a losing hand', 'Kc 9d', 'Kd 7h'],
  ])('§6: %s loses', (_, player, banker) => {
    expect(allOn(player, banker).gold).toBe(-1000);
  });

  it('§7, READINGS 9: it never pushes: a tie of sevens loses it', () => {
    expect(allOn('Kc 7d', '2c 2d 3h').gold).toBe(-1000);
    expect(allOn('Kc 9d', 'Kd 7h')).toMatchObject({ gold: -1000, 'player-line': 1000 });
    expect(allOn('Kc 6d', 'Kd 7h')).toMatchObject({ gold: -1000, 'banker-line': 1000 });
  });
});

describe('baccarat-gold Silver Bonus Bet', () => {
  it('§1: 25 for 1, that is 24 on top of the stake', () => {
    expect(allOn('2c 3d 3h', 'Kc 7d').silver).toBe(24_000);
    const seats = [{ seat: 2, wagers: { 'player-line': 1000, silver: 550 } }];
    const silver = linesOf(played(game, seats, { player: '2c 3d 3h', banker: 'Kc 7d' }, [], BANK)).find(
      ({ wager }) => wager === 'silver',
    );
    expect(silver).toMatchObject({ won: 13_200, commission: 0, returned: 13_750 });
  });

  it('§5: a three-card eight of the Player over seven or less, of two cards or three', () => {
    expect(allOn('2c 3d 3h', 'Kc 7d').silver).toBe(24_000);
    expect(allOn('2c 3d 3h', 'Kc 3s 4h').silver).toBe(24_000);
    expect(allOn('2c 3d 3h', 'Kc 5d').silver).toBe(24_000);
  });

  it.each([
    ['a natural eight', 'Kc 8d', 'Kd 7h'],
    ['a three-card eight that ties', '2c 3d 3h', '2d 2h 4s'],
    ['a three-card eight that loses', '2c 3d 3h', '2d 2h 5s'],
    ['a three-card nine', '2c 3d 4h', 'Kd 7h'],
    ['a three-card seven', '2c 3d 2h', 'Kd 6h'],
  ])('§6: %s loses', (_, player, banker) => {
    expect(allOn(player, banker).silver).toBe(-1000);
  });

  it('§7: the player-dealer pays and takes it', () => {
    for (const hands of [
      { player: '2c 3d 3h', banker: 'Kc 7d' },
      { player: 'Kc 8d', banker: 'Kd 7h' },
    ]) {
      const silver = linesOf(played(game, [everything], hands, [], BANK)).find(
        ({ wager }) => wager === 'silver',
      );
      expect(silver?.againstBank).toBe(true);
    }
  });
});

describe('baccarat-gold Tie Bet, Gold Bonus Bet, Silver Bonus Bet: what they need beside them', () => {
  const why = (
    wagers: Record<string, number>,
    kind: 'own' | 'back' = 'own',
    { layout }: TableGame = game,
  ): string | undefined => {
    const bets = Object.entries(wagers).map(([wager, amount]) => ({
      spot: 2,
      player: 'ann',
      wager,
      kind,
      amount: cents(amount),
    }));
    const spots = kind === 'back' ? new Map([[2, { holder: 'bob', backBets: true }]]) : new Map();
    const refused = refusal({ layout, limits: openLimits(layout) }, spots, bets, 'ann');
    return refused?.cite ? formatCite(refused.cite) : refused?.reason;
  };

  it.each([
    ['Tie Bet §2', 'tie', 'baccarat-gold Tie Bet §2'],
    ['Gold Bonus Bet §2', 'gold', 'baccarat-gold Gold Bonus Bet §2'],
    ['Silver Bonus Bet §3', 'silver', 'baccarat-gold Silver Bonus Bet §3'],
  ])('%s: %s needs a bet on either line', (_, wager, clause) => {
    expect(why({ [wager]: 1000 })).toBe(clause);
    expect(why({ [wager]: 1000, 'player-line': 1000 })).toBeUndefined();
    expect(why({ [wager]: 1000, 'banker-line': 1000 })).toBeUndefined();
  });

  it.each([
    ['Tie Bet §3', 'tie'],
    ['Gold Bonus Bet §3', 'gold'],
    ['Silver Bonus Bet §4', 'silver'],
  ])('%s: a back-line bettor may bet %s too, beside a line bet of their own', (_, wager) => {
    expect(why({ [wager]: 1000, 'player-line': 1000 }, 'back')).toBeUndefined();
    expect(why({ [wager]: 1000 }, 'back')).toBeDefined();
  });

  it('Tie Bet §4: Tie may be less than the line, as much or more, up to its limit', () => {
    for (const tie of [500, 1000, 5000]) expect(why({ 'player-line': 1000, tie })).toBeUndefined();
    expect(why({ 'player-line': 500, tie: 5001 })).toBe('baccarat-gold COLLECTION FEES §1');
  });

  it('Gold Bonus Bet §3, READINGS 7: Gold may be less than the line, as much or more, up to its limit', () => {
    for (const gold of [500, 1000, 10_000]) expect(why({ 'player-line': 1000, gold })).toBeUndefined();
    expect(why({ 'player-line': 500, gold: 10_001 })).toBe('baccarat-gold COLLECTION FEES §1');
    // its own, here 50 dollars beside a line of up to 500
    const schedule8 = baccaratGold.with({ schedule: 8 });
    expect(why({ 'player-line': 1000, gold: 5000 }, 'own', schedule8)).toBeUndefined();
    expect(why({ 'player-line': 50_000, gold: 5001 }, 'own', schedule8)).toBe(
      'baccarat-gold COLLECTION FEES §1',
    );
  });

  it('Silver Bonus Bet §4, READINGS 7: Silver may not be more than the line', () => {
    expect(why({ 'player-line': 1000, silver: 1000 })).toBeUndefined();
    expect(why({ 'player-line': 1000, silver: 1001 })).toBe('baccarat-gold Silver Bonus Bet §4');
    expect(why({ 'player-line': 500, 'banker-line': 1000, silver: 1000 })).toBeUndefined();
    // Than either line: both together do not make it more.
    expect(why({ 'player-line': 1000, 'banker-line': 1000, silver: 1001 })).toBe(
      'baccarat-gold Silver Bonus Bet §4',
    );
    expect(why({ 'player-line': 1000, silver: 1001 }, 'back')).toBe('baccarat-gold Silver Bonus Bet §4');
  });

  it('Silver Bonus Bet §4: Silver keeps to its own limits, here 5 to 50 dollars beside a line of up to 500', () => {
    const schedule8 = baccaratGold.with({ schedule: 8 });
    const silver = (amount: number): string | undefined =>
      why({ 'player-line': 50_000, silver: amount }, 'own', schedule8);
    expect([silver(500), silver(5000)]).toEqual([undefined, undefined]);
    expect([silver(499), silver(5001)]).toEqual(Array(2).fill('baccarat-gold COLLECTION FEES §1'));
  });

  it('COLLECTION FEES §1, READINGS 73: who bets at two spots pays at each, from the wallet as in the settlement', () => {
    for (const schedule of [1, 8]) {
      const table = baccaratGold.with({ schedule });
      const wagers = { 'player-line': 1000, gold: 500, silver: 500 };
      const seats = [2, 3].map((seat) => ({ seat, player: 'ann', wagers }));
      const round = played(table, seats, { player: 'Kc 9d', banker: 'Kd 7h' }, [], BANK);
      const charged = costOf(table.layout, round.bets) - 4000;
      const collected = linesOf(round).filter(({ wager, seat }) => wager === 'fee' && seat !== 1);
      expect(collected.map(({ returned }) => returned)).toEqual(schedule === 1 ? [-300, -300] : [-200, -200]);
      expect(charged).toBe(schedule === 1 ? 600 : 400);
    }
  });

  it('COLLECTION FEES §1: the fees are collected as soon as the first card is out', () => {
    const { events } = played(game, [line(2)], { player: 'Kc 9d', banker: 'Kd 7h' }, [], BANK);
    const told = events.flatMap((event) =>
      event.type === 'dealt' ? ['card'] : event.type === 'handled' ? [event.cite.section] : [],
    );
    expect(told.slice(0, 3)).toEqual(['card', 'COLLECTION FEES', 'card']);
  });

  it('Tie Bet §5: Tie has a fee of its own', () => {
    const fees = (schedule: number, wagers: Record<string, number>): number[] =>
      linesOf(
        played(
          baccaratGold.with({ schedule }),
          [{ seat: 2, wagers }],
          { player: 'Kc 9d', banker: 'Kd 7h' },
          [],
          BANK,
        ),
      )
        .filter(({ wager, seat }) => wager === 'fee' && seat === 2)
        .map(({ returned }) => returned);
    expect(fees(1, { 'player-line': 1000 })).toEqual([-100]);
    expect(fees(1, { 'player-line': 1000, tie: 1000 })).toEqual([-200]);
    // two dollars for the line, one for Tie
    expect(fees(23, { 'player-line': 10_000, tie: 1000 })).toEqual([-300]);
  });

  it('there are no bets for the dealer', () => {
    expect(() =>
      played(game, [{ ...line(2), tips: { tie: 500 } }], { player: 'Kc 9d', banker: 'Kd 7h' }, [], BANK),
    ).toThrow('no bets for the dealer');
  });
});

describe('baccarat-gold Type of Game: the player-dealer', () => {
  const three = [2, 4, 7].map((seat) => line(seat));
  const PLAYER_WINS = { player: 'Kc 9d', banker: '3h Kd' }; // first action to seat 4
  const BANKER_WINS = { player: 'Kc 6d', banker: '3h 4d' };

  it('§1: a player banks; the house never does', () => {
    expect(() => played(game, three, PLAYER_WINS)).toThrow('baccarat-gold Type of Game §1');
  });

  it('§1: pays every winning wager and collects every losing one, bonuses included, and pays no commission', () => {
    const lines = linesOf(played(game, [everything], { player: '2c 3d 3h', banker: 'Kc 7d' }, [], BANK));
    for (const { wager, againstBank } of lines) expect(againstBank ?? false).toBe(wager !== 'fee');
    // pays 1000 on the line and 24000 on Silver, takes three times 1000
    expect(lines.find(({ wager }) => wager === 'bank')).toMatchObject({
      result: 'lose',
      returned: 10_000_000 - 22_000,
    });
    const won = linesOf(played(game, three, BANKER_WINS, [], BANK)).find(({ wager }) => wager === 'bank');
    expect(won).toMatchObject({ result: 'win', won: 30_000, commission: 0 });
  });

  it('§1, READINGS 9: never pays more than the bank; what it does not cover goes back', () => {
    expect(paidOf(played(game, three, PLAYER_WINS, [], { seat: 1, amount: 15_000 })).slice(0, 5)).toEqual([
      '4 player-line win 10000',
      '7 player-line win 5000',
      '7 player-line void 0',
      '2 player-line void 0',
      '1 bank lose -15000',
    ]);
  });

  it('§1, READINGS 9: never collects more than the bank', () => {
    expect(paidOf(played(game, three, BANKER_WINS, [], { seat: 1, amount: 15_000 })).slice(0, 5)).toEqual([
      '4 player-line lose -10000',
      '7 player-line lose -5000',
      '7 player-line void 0',
      '2 player-line void 0',
      '1 bank win 15000',
    ]);
  });

  it('Tie Bet §9, Gold Bonus Bet §9, Silver Bonus Bet §8: bonuses that the bank does not cover go back', () => {
    const on = (wager: string, hands: Record<string, string>): string[] =>
      settled(
        played(
          game,
          [2, 3].map((seat) => ({ seat, wagers: { 'banker-line': 500, [wager]: 500 } })),
          hands,
          [],
          { seat: 1, amount: 1000 },
        ),
      );
    expect(on('tie', { player: 'Kc 7d', banker: 'Th 7h' })).toEqual([
      '2 tie win 1000',
      '2 tie void 0',
      '2 banker-line push 0',
      '3 tie void 0',
      '3 banker-line push 0',
    ]);
    expect(on('gold', { player: 'Kc 6d', banker: 'Th 2h 5s' })).toEqual([
      '2 gold win 1000',
      '2 gold void 0',
      '2 banker-line void 0',
      '3 gold void 0',
      '3 banker-line void 0',
    ]);
    expect(on('silver', { player: '2c 3d 3h', banker: 'Tc 7d' })).toEqual([
      // 41 cents at 24 to 1 are what 10.00 can pay
      '2 silver win 984',
      '2 silver void 0',
      '2 banker-line lose -500',
      '3 silver void 0',
      '3 banker-line lose -500',
    ]);
    for (const wager of ['tie', 'gold', 'silver']) {
      // first action to seat 2, whose two losses are all that the bank can collect
      expect(on(wager, { player: 'Kc 9d', banker: 'Th Kd' })).toEqual([
        `2 ${wager} lose -500`,
        '2 banker-line lose -500',
        `3 ${wager} void 0`,
        '3 banker-line void 0',
      ]);
    }
  });

  it('READINGS 56: what was collected earlier in the round can be paid out later in it', () => {
    const seats = [
      line(2, 10_000, 'player-line'),
      line(3, 10_000, 'banker-line'),
      line(4, 5000, 'banker-line'),
    ];
    // first action to seat 2, of whose loss 5000 can be taken; these and the bank's 5000 pay seat 3
    expect(
      paidOf(played(game, seats, { player: 'Kc 6d', banker: 'Th 7h' }, [], { seat: 1, amount: 5000 })).slice(
        0,
        5,
      ),
    ).toEqual([
      '2 player-line lose -5000',
      '2 player-line void 0',
      '3 banker-line win 10000',
      '4 banker-line void 0',
      '1 bank lose -5000',
    ]);
  });
});

describe('any round of Baccarat Gold', () => {
  it.each([
    { seats: 8, schedule: 1, drawing: 'printed', decks: 8 },
    { seats: 14, schedule: 11, drawing: 'house-way', decks: 6 },
    { seats: 14, schedule: 34, drawing: 'standard', decks: 4 },
  ])('is sound: %o', (options) => {
    const table = baccaratGold.with(options);
    const round = someBets(table).chain((bets) =>
      fc.tuple(fc.constant(bets), someBank(table, bets), fc.nat()),
    );
    fc.assert(
      fc.property(round, ([bets, bank, seed]) => {
        fc.pre(bank !== undefined);
        expectSoundRound(table, bets, seed, bank ? { bank } : {});
      }),
      { numRuns: 40 },
    );
  });
});
