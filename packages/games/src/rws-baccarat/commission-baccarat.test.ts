import { parseCards, unshuffled } from '@croupier/cards';
import { type Bet, cents, formatCite, type TableGame } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankerDraws, bankerDrawsAlone, playerDraws, twoCards } from '../baccarat/testing/third-cards.ts';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { callsOf, linesOf, netOf, oneOnEach, paidOf, played } from '../testing/recorded.ts';
import { commissionBaccarat } from './commission-baccarat.ts';

const game = commissionBaccarat.with({});

/** What 1000 on every wager brings when the hands fall so. */
const nets = (player: string, banker: string): Readonly<Record<string, number>> =>
  netOf(played(game, [oneOnEach(game, 1, 1000)], { player, banker }));

describe('rws-baccarat all: the table', () => {
  it.each([
    ['A', 9],
    ['B', 7],
    ['C', 7],
    ['D', 12],
  ])('§2.1.1, §2.1.2: layout %s has %i boxes, and no more', (layout, boxes) => {
    const table = commissionBaccarat.with({ layout });
    const hands = { player: 'Kc 7d', banker: 'Qd 6h' };
    expect(paidOf(played(table, [{ seat: boxes, wagers: { player: 100 } }], hands))).toHaveLength(1);
    expect(() => played(table, [{ seat: boxes + 1, wagers: { player: 100 } }], hands)).toThrow(
      `there is no spot ${boxes + 1}`,
    );
    const all = Array.from({ length: boxes }, (_, i) => ({
      seat: i + 1,
      player: 'ann',
      wagers: { player: 100 },
    }));
    expect(paidOf(played(table, all, hands))).toHaveLength(boxes);
  });

  it('§2.1.1: no other layout', () => {
    expect(() => commissionBaccarat.with({ layout: 'E' })).toThrow('rws-baccarat all §2.1.1');
  });

  it('§2.1.3: five betting areas', () => {
    expect(game.layout.wagers.map(({ id }) => id)).toEqual([
      'player',
      'banker',
      'tie',
      'player-pair',
      'banker-pair',
    ]);
  });

  it('§2.2.1: four to eight decks of 52 cards', () => {
    const deck = Array.from('A23456789TJQK', (rank) =>
      parseCards(`${rank}c ${rank}d ${rank}h ${rank}s`),
    ).flat();
    for (const decks of [4, 5, 6, 7, 8]) {
      const shoe = unshuffled(commissionBaccarat.with({ decks }).layout.shoe);
      expect(shoe).toHaveLength(52 * decks);
      for (const card of deck) expect(shoe.filter((one) => one === card)).toHaveLength(decks);
    }
    for (const decks of [3, 9])
      expect(() => commissionBaccarat.with({ decks })).toThrow('rws-baccarat all §2.2.1');
  });

  it('§3.3: any one or more wagers; ties and pairs without Player or Banker', () => {
    const hands = { player: 'Kc 7d', banker: 'Qd 6h' };
    for (const { id } of game.layout.wagers)
      expect(() => played(game, [{ seat: 1, wagers: { [id]: 100 } }], hands)).not.toThrow();
    expect(() => played(game, [oneOnEach(game, 1, 100)], hands)).not.toThrow();
  });

  it('nobody bets for the dealer or on another’s box: the book knows neither', () => {
    const hands = { player: 'Kc 7d', banker: 'Qd 6h' };
    expect(() => played(game, [{ seat: 1, wagers: { player: 100 }, tips: { player: 100 } }], hands)).toThrow(
      'no bets for the dealer',
    );
    const back = [{ player: 'x', wagers: { player: 100 } }];
    expect(() => played(game, [{ seat: 1, wagers: { player: 100 }, back }], hands)).toThrow(
      'Only the players of a spot',
    );
  });
});

describe('rws-baccarat all §3: how to play', () => {
  it('§3.2, §3.4: bets close, then the cards go to Player, Banker, Player, Banker', () => {
    const { events } = played(game, [], { player: 'Kc 7d', banker: 'Qd 6h' });
    expect(events[0]).toMatchObject({ type: 'said', text: 'No more bets.', cite: { clause: '3.2' } });
    expect(events.flatMap((event) => (event.type === 'dealt' ? [event.place] : []))).toEqual([
      'player',
      'banker',
      'player',
      'banker',
    ]);
  });

  it('§3.6: Player draws on 0 to 5 and stands on 6 and 7', () => {
    expect(playerDraws(game)).toBe('DDDDDDSS');
  });

  it('§3.5, READINGS 28: if Player stands, Banker draws on 0 to 5 and stands on 6 and 7', () => {
    for (const stood of [6, 7]) {
      expect(bankerDrawsAlone(game, stood)).toBe('DDDDDDSS');
    }
  });

  // The table as printed, one letter for each of Player's third cards 0 to 9.
  it.each([
    [0, 'DDDDDDDDDD'],
    [1, 'DDDDDDDDDD'],
    [2, 'DDDDDDDDDD'],
    [3, 'DDDDDDDDSD'],
    [4, 'SSDDDDDDSS'],
    [5, 'SSSSDDDDSS'],
    [6, 'SSSSSSDDSS'],
    [7, 'SSSSSSSSSS'],
  ])('§3.6: a Banker of %i plays %s', (total, table) => {
    expect(bankerDraws(game, total)).toBe(table);
  });

  it('§3.6: the Player’s third card decides for the Banker, not what the Player then counts', () => {
    const last = (player: string, banker: string) => callsOf(played(game, [], { player, banker })).at(-1);
    expect(last('Kc 5d 3h', 'Qd 4h 2s')).toBe('Player wins, eight over six.');
    expect(last('Kc 4d 8h', 'Qd 4h')).toBe('Banker wins, four over two.');
  });

  it('§3.6: nobody draws when either hand has eight or nine', () => {
    for (const natural of [8, 9]) {
      for (let other = 0; other <= 9; other += 1) {
        const hands = [twoCards(natural, 'c'), twoCards(other, 'd')] as const;
        expect(() => played(game, [], { player: hands[0], banker: hands[1] })).not.toThrow();
        expect(() => played(game, [], { player: hands[1], banker: hands[0] })).not.toThrow();
      }
    }
  });

  it.each([
    ['Kc 7d', 'Qd Ah 5s', 'Player wins, seven over six.'],
    ['Tc 6d', 'Jd 7h', 'Banker wins, seven over six.'],
    ['Kc 8d', 'Qd 9h', 'Banker wins, nine over eight.'],
    ['7c 9d', 'Qd 6h', 'Tie, six all.'],
    ['9c 6d 9h', 'Kd 7s', 'Banker wins, seven over four.'],
  ])('§3.7, §3.8: %s against %s: %s', (player, banker, call) => {
    expect(callsOf(played(game, [], { player, banker })).at(-1)).toBe(call);
  });

  it('§3.7: ten and court cards count nothing, an ace one, the others their face, and a third card too', () => {
    const counts = 'A 2 3 4 5 6 7 8 9 T J Q K'
      .split(' ')
      .map((rank) => game.layout.caption('player', parseCards(`${rank}c`)));
    expect(counts.join('')).toBe('1234567890000');
    // A Banker of three draws on a third card that counts nothing, or one.
    expect(callsOf(played(game, [], { player: 'Kc 2d Ah', banker: 'Qd 3h 4s' })).at(-1)).toBe(
      'Banker wins, seven over three.',
    );
    for (const third of ['Th', 'Jh', 'Qh', 'Kh'])
      expect(callsOf(played(game, [], { player: `Kc 2d ${third}`, banker: 'Qd 3h 4s' })).at(-1)).toBe(
        'Banker wins, seven over two.',
      );
  });

  it('§3.7: the bet on the higher count wins, the other loses', () => {
    expect(nets('Kc 8d', 'Qd 9h')).toMatchObject({ player: -1000, banker: 950 });
    expect(nets('Kc 7d', 'Qd Ah 5s')).toMatchObject({ player: 1000, banker: -1000 });
  });
});

describe('rws-baccarat all §4: settlement', () => {
  it('§4.1.2: Player pays 1 to 1', () => {
    expect(nets('Kc 7d', 'Qd 6h')).toMatchObject({ player: 1000, banker: -1000, tie: -1000 });
  });

  it('§4.1.1, §4.1.2, READINGS 28: Banker pays 0.95 to 1: even money less a commission of 5 %, half cents up', () => {
    expect(nets('Kc 6d', 'Qd 7h')).toMatchObject({ player: -1000, banker: 950, tie: -1000 });
    const [line] = linesOf(
      played(game, [{ seat: 1, wagers: { banker: 1000 } }], { player: 'Kc 6d', banker: 'Qd 7h' }),
    );
    expect(line).toMatchObject({ won: 1000, commission: 50, returned: 1950 });
    const commissionOf = (banker: number) =>
      linesOf(played(game, [{ seat: 1, wagers: { banker } }], { player: 'Kc 6d', banker: 'Qd 7h' }))[0]
        ?.commission;
    expect([1009, 1010].map(commissionOf)).toEqual([50, 51]);
  });

  it('§3.8, §4.1.2, READINGS 28: a tie pays Tie 8 to 1, and Player and Banker come back', () => {
    for (const banker of ['Qd 6h', 'Qd Ah 5s'])
      expect(nets('Kc 6d', banker)).toMatchObject({ player: 0, banker: 0, tie: 8000 });
  });

  it.each([
    ['4c 4d', 'Qd 9h', 11_000, -1000],
    ['Kc 7d', '3h 3s', -1000, 11_000],
    ['4c 4c', '4h 4s', 11_000, 11_000],
    ['Tc Td 7h', 'Kd 7s', 11_000, -1000],
    ['Tc Jd 7h', 'Kc Qh 7d', -1000, -1000],
    ['2c 3d 3h', 'Kd 7s', -1000, -1000],
  ])(
    '§3.4, §4.1.2, READINGS 28: the pairs of %s and %s bring %i and %i',
    (player, banker, ofPlayer, ofBanker) => {
      expect(nets(player, banker)).toMatchObject({ 'player-pair': ofPlayer, 'banker-pair': ofBanker });
    },
  );
});

describe('rws-baccarat all §5: irregularities', () => {
  it.each([
    ['§5.1.1', 'foreign-card', 'void'],
    ['§5.1.2', 'wrong-number-of-cards', 'void'],
    ['§5.1.3', 'not-enough-cards', 'void'],
  ])('%s: %s makes the round %s', (clause, id, round) => {
    const found = game.layout.irregularities?.find((irregularity) => irregularity.id === id);
    expect(found?.remedy.round).toBe(round);
    expect(found && formatCite(found.cite)).toBe(`rws-baccarat all ${clause}`);
  });

  it('§5.1, §5.1.1: a void round returns its bets, and the round before stands', () => {
    const before = played(game, [{ seat: 1, wagers: { player: 1000 } }], {
      player: 'Kc 7d',
      banker: 'Qd 6h',
    });
    const round = game.start([bet(1, 'player', 1000), bet(2, 'player-pair', 500)]);
    round.advance();
    round.void({ reason: 'A foreign card was found.' });
    expect(paidOf(round)).toEqual(['1 player void 0', '2 player-pair void 0']);
    expect(paidOf(before)).toEqual(['1 player win 1000']);
  });

  it('§5.2, §5.3: what is added after the close is not honoured, what is taken away is won or lost all the same', () => {
    const bets = [bet(1, 'player', 1000), bet(2, 'banker', 1000)];
    const round = game.start(bets);
    bets.push(bet(3, 'player', 5000));
    bets.splice(0, 2);
    const shoe = parseCards('Kc Qd 7d 6h');
    while (round.waiting.for !== 'nothing') {
      const card = round.waiting.for === 'card' ? shoe.shift() : undefined;
      round.advance(card === undefined ? undefined : { card });
    }
    expect(paidOf(round)).toEqual(['1 player win 1000', '2 banker lose -1000']);
  });
});

const bet = (spot: number, wager: string, amount: number): Bet => ({
  spot,
  wager,
  amount: cents(amount),
  kind: 'own',
  player: `p${spot}`,
});

describe('any round of commission baccarat', () => {
  it.each([{}, { layout: 'D', decks: 4 }])('is sound under %j', (options) => {
    const table: TableGame = commissionBaccarat.with(options);
    fc.assert(
      fc.property(someBets(table), fc.nat(), (bets, seed) => expectSoundRound(table, bets, seed)),
      { numRuns: 50 },
    );
  });
});
