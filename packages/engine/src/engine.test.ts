import { type Card, type DeckKind, Shoe, seededRandom } from '@croupier/cards';
import { isBanked } from '@croupier/games';
import { seatNumbersOf } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  dealRound,
  dollars,
  drawRoads,
  games,
  PokerRoom,
  type Question,
  Refused,
  rankHand,
  replayHistory,
  tightBot,
} from './index.ts';

const MINI = 'bclc-baccarat/mini-baccarat';
const HOLDEM = 'bclc-poker/texas-holdem';

/** Cards by a seed, so that a red test is red again. */
function shuffled(seed: string, decks = 1, kind: DeckKind = 'standard'): Card[] {
  const shoe = Shoe.seeded({ decks, kind, cutCardFromBack: 0 }, seededRandom(seed));
  return Array.from({ length: shoe.size }, () => shoe.draw());
}

describe('dealRound', () => {
  it('deals the cards it is given and settles each bet with its clauses', () => {
    const { lines, mark } = dealRound(MINI, {
      cards: '4c 2d 3h 4s',
      bets: [
        { wager: 'player', amount: dollars(25) },
        { seat: 2, wager: 'banker', amount: dollars(100) },
      ],
    });
    expect(lines).toMatchObject([
      { seat: 1, player: 'seat 1', wager: 'player', result: 'win', won: 2500, returned: 5000 },
      { seat: 2, wager: 'banker', result: 'lose', returned: 0 },
    ]);
    expect(lines.every(({ cites }) => cites.length > 0)).toBe(true);
    expect(mark).toMatchObject({ winner: 'player', total: 7 });
  });

  it('asks for decisions and takes only what was offered', () => {
    const asked: Question[] = [];
    const answering = (answer: (question: Question) => Answer) => () =>
      dealRound('bclc-poker/three-card-poker', {
        bets: [{ wager: 'ante', amount: dollars(10) }],
        decide: (question) => {
          asked.push(question);
          return answer(question);
        },
      });
    expect(answering(() => ({ verb: 'play' }))().lines.map(({ wager }) => wager)).toContain('play');
    expect(asked[0]?.actions.map(({ verb }) => verb)).toEqual(expect.arrayContaining(['play', 'fold']));
    expect(answering(() => ({ verb: 'raise' }))).toThrow(Refused);
    expect(answering(() => ({ verb: 'play', amount: dollars(11) }))).toThrow(Refused);
  });

  it('draws cards of its own where none are given', () => {
    const bets = [{ wager: 'player', amount: dollars(25) }];
    const { record } = dealRound(MINI, { bets });
    expect(replayHistory(JSON.stringify(record))).toEqual([{ ok: true }]);
  });

  it('refuses what the rulebook does not allow, and cards that run out', () => {
    const bets = [{ wager: 'player', amount: dollars(25) }];
    expect(() => dealRound('no/such-game', { bets })).toThrow(Refused);
    expect(() => dealRound(MINI, { bets, options: { decks: 5 } })).toThrow(Refused);
    expect(() => dealRound(MINI, { bets: [{ wager: 'dragon', amount: dollars(5) }] })).toThrow(Refused);
    expect(() => dealRound(MINI, { bets: [...bets, { wager: 'banker', amount: dollars(25) }] })).toThrow(
      /bclc-baccarat 1\.0 §3\.1/,
    );
    expect(() => dealRound(MINI, { bets, cards: '4c 2d 3h' })).toThrow('3 were given');
  });

  it.each(games.filter(isBanked).map((game) => [game.id, game] as const))(
    '%s is dealt, and its record replays',
    (id, game) => {
      const { layout } = game.with({});
      const seats = seatNumbersOf(layout);
      const first = layout.wagers.find(({ inPlay }) => !inPlay);
      const together = layout.equalStakes?.find(({ wagers }) => wagers.includes(first?.id ?? ''))?.wagers;
      const amount = first?.between?.least ?? dollars(10);
      const bets = (together ?? [first?.id ?? '']).map((wager) => ({ wager, amount, seat: seats[0] ?? 1 }));
      const bank = layout.bank?.required
        ? { bank: { seat: seats.at(-1) ?? 2, player: 'the bank', amount: dollars(100_000) } }
        : {};
      const { lines, record } = dealRound(id, {
        bets,
        ...bank,
        cards: shuffled(id, layout.shoe.decks, layout.shoe.kind),
      });
      expect(lines.length).toBeGreaterThanOrEqual(bets.length);
      expect(replayHistory(JSON.stringify(record))).toEqual([{ ok: true }]);
    },
  );
});

describe('a poker room', () => {
  const sit = (player: string) => ({
    player,
    chips: dollars(200),
    decide: (_: Question | object, view: Parameters<typeof tightBot>[0]) =>
      tightBot(view, { below: () => 0 }),
  });

  it('plays hand after hand, keeps every chip, and writes histories that replay', () => {
    const room = new PokerRoom(HOLDEM, ['Ann', 'Ben', 'Cleo'].map(sit), {
      betting: 'no-limit',
      rakePercent: 0,
    });
    for (let hand = 0; hand < 20; hand += 1) {
      const { phh } = room.playHand(shuffled(`hand ${hand}`));
      expect(replayHistory(phh)).toMatchObject([{ ok: true }]);
      if (Object.values(room.stacks).some((stack) => stack === 0)) break;
    }
    const all = Object.values(room.stacks).reduce((sum, stack) => sum + stack, 0);
    expect(all).toBe(60_000);
  });

  it('needs two players', () => {
    expect(() => new PokerRoom(HOLDEM, [sit('Ann')]).playHand()).toThrow('two players');
  });
});

it('ranks hands as they are called', () => {
  expect(rankHand('As Ah Ac Td Th 2c 3c')).toMatchObject({
    name: 'aces full of tens',
    category: 'full-house',
    cards: 'As Ah Ac Th Td',
  });
  expect(rankHand('2c 3c 4c 5c 6c').strength).toBeGreaterThan(rankHand('As Ah Ac Ad Kc').strength);
});

it('draws the five roads of the coups it is given', () => {
  const coups = 'BBBPPTB'.split('').map((winner) => ({
    winner: winner === 'B' ? ('banker' as const) : winner === 'P' ? ('player' as const) : ('tie' as const),
  }));
  const { beadPlate, bigRoad, bigEyeBoy } = drawRoads(coups);
  expect(beadPlate).toHaveLength(7);
  expect(bigRoad.map(({ column, row, ties }) => [column, row, ties])).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [0, 2, 0],
    [1, 0, 0],
    [1, 1, 1],
    [2, 0, 0],
  ]);
  expect(bigEyeBoy.length).toBeGreaterThan(0);
});

it('says why a history is not as the rules have it', () => {
  const { record } = dealRound(MINI, {
    cards: '4c 2d 3h 4s',
    bets: [{ wager: 'player', amount: dollars(25) }],
  });
  const text = JSON.stringify(record).replaceAll('5000', '5100');
  expect(replayHistory(text)).toEqual([{ ok: false, why: expect.stringContaining('5100') }]);
  expect(replayHistory('{}')).toMatchObject([{ ok: false }]);
});
