import { Shoe, seededRandom } from '@croupier/cards';
import {
  BANK,
  type BankedGame,
  type Bet,
  type BetKind,
  betsBeforeTheDeal,
  cents,
  changed,
  costOf,
  FEE,
  type Line,
  laidOn,
  openLimits,
  type PlayerBank,
  Refused,
  type Round,
  refusal,
  refusalOfBank,
  type Spots,
  type Standing,
  seatNumbersOf,
  stakedIn,
  startRound,
  type TableGame,
  withEqualStakes,
} from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baccaratGames } from './baccarat/index.ts';
import { catalogue, isBanked } from './catalogue.ts';
import { dealtOut } from './testing/any-round.ts';
import { linesOf } from './testing/recorded.ts';

const PLAYERS = ['ann', 'bob', 'cat'];

/** A game under any options that its rulebook allows together; by default where they are not. */
function anyOptions(game: BankedGame): fc.Arbitrary<TableGame> {
  const choices = game.options.map(({ name, values, range, default: usual }) =>
    fc
      .oneof(
        { arbitrary: fc.constant(usual), weight: 2 },
        {
          arbitrary: range
            ? fc.integer({ min: range.least, max: Math.min(range.most, 10_000_000) })
            : fc.constantFrom(...values),
          weight: 1,
        },
      )
      .map((value) => [name, value] as const),
  );
  return fc.tuple(...choices).map((chosen) => {
    try {
      return game.with(Object.fromEntries(chosen));
    } catch (error) {
      if (error instanceof Refused) return game.with({});
      throw error;
    }
  });
}

/** Who holds which spot: three players, each at several side by side, as bclc-poker 2.0 §3.2.2 asks for. */
const spotsOf = ({ layout }: TableGame): Spots => {
  const numbers = seatNumbersOf(layout);
  return new Map(
    numbers.map((spot, i) => [
      spot,
      { holder: PLAYERS[Math.floor((i * PLAYERS.length) / numbers.length)] ?? '', backBets: true },
    ]),
  );
};

/** Bets of every kind as they are laid one by one; what the rules refuse is not laid. */
function anyBets(game: TableGame, bank: PlayerBank | undefined): fc.Arbitrary<Bet[]> {
  const spots = spotsOf(game);
  const wagers = game.layout.wagers.filter(({ inPlay }) => !inPlay);
  const stake = fc.constantFrom(...wagers).chain(({ id, between }) =>
    fc.record({
      spot: fc.constantFrom(...spots.keys()),
      player: fc.constantFrom(...PLAYERS.filter((player) => player !== bank?.player)),
      wager: fc.constant(id),
      kind: fc.constantFrom<BetKind>('own', 'own', 'own', 'back', 'tip'),
      amount: fc.integer({ min: between?.least ?? 1, max: between?.most ?? 2_000_000 }).map(cents),
    }),
  );
  const table = { layout: game.layout, limits: openLimits(game.layout) };
  // Players at several of their spots with most of what there is, so that whatever is counted by spot comes together.
  const widely = fc
    .subarray([...spots.keys()].flatMap((spot) => wagers.map((wager) => ({ spot, wager }))))
    .map((some) =>
      some.map(({ spot, wager: { id, between } }) => ({
        spot,
        player: spots.get(spot)?.holder ?? '',
        wager: id,
        kind: 'own' as const,
        amount: between?.least ?? cents(500),
      })),
    );
  const singly = fc.array(stake, { minLength: 12, maxLength: 48 });
  return fc.tuple(fc.oneof(widely, fc.constant([])), singly).map(([first, then]) => {
    let bets: Bet[] = [];
    for (const { player, ...change } of [...first, ...then].filter((one) => one.player !== bank?.player)) {
      const after = changed(bets, player, withEqualStakes(game.layout, [change]));
      const why = refusal(table, spots, after, player) ?? refusalOfBank(game.layout, after, bank);
      if (why === undefined) bets = after;
    }
    return bets;
  });
}

/** A bank at the first seat: large, small where the rulebook allows it, or the house's. */
function anyBank({ layout }: TableGame): fc.Arbitrary<PlayerBank | undefined> {
  const { bank } = layout;
  const [seat] = seatNumbersOf(layout);
  if (!bank || seat === undefined) return fc.constant(undefined);
  const players = fc.record({
    seat: fc.constant(seat),
    player: fc.constant('ann'),
    amount: fc.constantFrom(...(bank.coversAll ? [1_000_000_000] : [100, 25_000, 1_000_000_000])).map(cents),
    ...(bank.dealerBets === undefined ? {} : { dealerBet: fc.constant(cents(1050)) }),
  });
  return bank.required ? players : fc.option(players, { nil: undefined });
}

const perPlayer = (amounts: readonly (readonly [string, number])[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const [player, amount] of amounts) sums[player] = (sums[player] ?? 0) + amount;
  return sums;
};

/** What each wallet was charged: bets with what is laid or collected beside them, a bank with its fee, later stakes. */
function chargedFor({ layout }: TableGame, round: Round): Record<string, number> {
  const before = betsBeforeTheDeal(round);
  const { bank } = round.standing;
  return perPlayer([
    ...PLAYERS.map(
      (player) =>
        [
          player,
          costOf(
            layout,
            before.filter((bet) => bet.player === player),
          ),
        ] as const,
    ),
    ...round.events.flatMap(stakedIn).map((bet) => [bet.player, bet.amount + laidOn(layout, bet)] as const),
    ...(bank ? [[bank.player, bank.amount + (layout.fees?.banker ?? 0)] as const] : []),
  ]);
}

/** What the settlement counts as put down by each. */
function countedFor({ layout }: TableGame, lines: readonly Line[]): Record<string, number> {
  const laid = ({ seat, stake, ...line }: Line): number =>
    line.wager === BANK ? 0 : laidOn(layout, { ...line, spot: seat, amount: stake });
  return perPlayer([
    ...PLAYERS.map((player) => [player, 0] as const),
    ...lines
      .filter(({ seat }) => seat > 0)
      .map((line) =>
        line.wager === FEE
          ? ([line.player, 0 - line.returned] as const)
          : ([line.player, line.stake + laid(line)] as const),
      ),
  ]);
}

const dealtBy = (game: TableGame, bets: readonly Bet[], seed: number, bank?: PlayerBank): Round =>
  dealtOut(game, bets, seed, bank ? { bank } : {}).round;

describe.each(catalogue.filter(isBanked))('$id', (definition) => {
  it('charges the wallet what the settlement counts, however it is bet', () => {
    const cases = anyOptions(definition).chain((game) =>
      anyBank(game).chain((bank) =>
        fc.record({
          game: fc.constant(game),
          bank: fc.constant(bank),
          bets: anyBets(game, bank),
          seed: fc.nat(),
        }),
      ),
    );
    let atSeveralSpots = false;
    fc.assert(
      fc.property(cases, ({ game, bank, bets, seed }) => {
        fc.pre(bets.length > 0 || bank !== undefined);
        atSeveralSpots ||= bets.some((bet) =>
          bets.some((two) => two.player === bet.player && two.spot > bet.spot),
        );
        const round = dealtBy(game, bets, seed, bank);
        expect(countedFor(game, linesOf(round))).toEqual(chargedFor(game, round));
        // What was laid beforehand is what a win then costs.
        if (game.layout.commissionLaid)
          for (const { seat, stake, ...line } of linesOf(round))
            if (line.commission > 0 && line.wager !== BANK && line.kind !== 'tip')
              expect(laidOn(game.layout, { ...line, spot: seat, amount: stake })).toBe(line.commission);
      }),
      { numRuns: 40 },
    );
    // That is what it is for, wherever one player may have two spots.
    expect(atSeveralSpots).toBe(definition.with({}).layout.spotsPerPlayer.is > 1);
  });
});

/**
 * At baccarat all spots share two hands, so that stakes may be split over them; in games that deal to every spot another spot
 * is another hand, and nobody may bet behind (bclc-poker 1.0 §3.4, 6.0 §3.3, 11.0 §3.3; 2.0 has no such bet).
 *
 * Where splitting changes a total, and which clause makes it so. None of it is reached below: stakes have no half cents, a
 * bank covers all action, fees are left out, and what lies on a sensor cannot be split.
 *
 * - half a cent of commission or vigorish is rounded for each bet (READINGS 57), vigorish up to 25 cents for each
 *   (colorado-rule-28 30-2808 §(3)(a));
 * - a collection fee is due for each wager at each spot (baccarat-gold COLLECTION FEES §1, READINGS 73);
 * - a bank that runs short is exhausted in the order of the seats (baccarat-gold Type of Game §1, READINGS 56);
 * - the stake of a progressive is fixed for each spot (colorado-rule-28 30-2899.02 §(11), 30-2899.04 §(5)(b)), and its meter
 *   is split by players (30-2899.04 §(5)(f)(ii), READINGS 68).
 *
 * One is reached: a limit over all players is rounded down for each bettor (bclc-baccarat 2.0 §5.3 and its sisters, READINGS 27),
 * so that under each limit the same stakes of two people may win a cent less than one's.
 */
const CENTS_LOST_BY_TWO = 1;

describe.each(baccaratGames)('$id', (definition) => {
  const played = (game: TableGame, bets: readonly Bet[], seed: number): Record<string, number> => {
    const bank = game.layout.bank && { seat: 1, player: 'cat', amount: cents(1_000_000_000_000) };
    const lines = linesOf(dealtBy(game, bets, seed, bank)).filter(({ wager }) => wager !== FEE);
    return perPlayer(
      lines.flatMap((line) =>
        line.wager === BANK ? [] : [[line.kind === 'tip' ? 'tips' : line.player, line.returned] as const],
      ),
    );
  };

  /** The table with limits over all players so low that nearly every win is cut. */
  const withLimit = (table: TableGame, limit: number | null): TableGame => {
    const printed = definition.rulesOf(table);
    if (!printed || limit === null) return table;
    const rules = {
      ...printed,
      aggregates: printed.aggregates.map((aggregate) => ({ ...aggregate, limit: cents(limit) })),
    };
    return {
      ...table,
      layout: rules,
      start: (bets: readonly Bet[], standing?: Standing) => startRound(rules, bets, standing),
    };
  };

  it('pays the same however one bettor’s stakes are split over spots or people', () => {
    const limited = fc.tuple(anyOptions(definition), fc.constantFrom(null, 101, 9_997, 1_234_567));
    const cases = limited.chain(([printed, limit]) => {
      const game = withLimit(printed, limit);
      const wagers = game.layout.wagers.filter(({ sensor }) => !sensor);
      const whole = (wager: (typeof wagers)[number], times: number): number =>
        wager.between ? Math.floor(wager.between.most / 2000) * 2000 : 20_000 * times;
      return fc.record({
        game: fc.constant(game),
        stakes: fc
          .tuple(fc.subarray(wagers, { minLength: 1 }), fc.constantFrom(1, 60))
          .map(([some, times]) => some.map((wager) => [wager.id, whole(wager, times)] as const)),
        tipped: fc.boolean(),
        seed: fc.nat(),
      });
    });
    fc.assert(
      fc.property(cases, ({ game, stakes, tipped, seed }) => {
        const [, one, other, last] = seatNumbersOf(game.layout);
        fc.pre(one !== undefined && other !== undefined && last !== undefined);
        const laid = (spot: number, player: string, kind: BetKind, part: number): Bet[] =>
          stakes.map(([wager, amount]) => ({ spot, player, kind, wager, amount: cents(amount / part) }));
        const tips = (spot: number, part: number): Bet[] =>
          tipped && game.layout.tips ? laid(spot, 'ann', 'tip', part) : [];
        const table = { layout: game.layout, limits: openLimits(game.layout) };
        // Somebody else whose win makes shares of a limit uneven; where a player banks, that is who banks.
        const cats = game.layout.bank
          ? []
          : laid(last, 'cat', 'own', 8).map((bet) => ({ ...bet, amount: cents(bet.amount + 20) }));
        const together = [...cats, ...laid(one, 'ann', 'own', 1), ...tips(one, 1)];
        const apart = [
          ...cats,
          ...laid(one, 'ann', 'own', 2),
          ...laid(other, 'ann', 'own', 2),
          ...tips(one, 2),
          ...tips(other, 2),
        ];
        fc.pre([together, apart].every((bets) => refusal(table, new Map(), bets, 'ann') === undefined));
        const paid = played(game, together, seed);
        expect(played(game, apart, seed)).toEqual(paid);

        const behind = game.layout.backBets ? laid(one, 'bob', 'back', 2) : laid(other, 'bob', 'own', 2);
        const shared = played(game, [...cats, ...laid(one, 'ann', 'own', 2), ...behind], seed);
        const alone = played(game, [...cats, ...laid(one, 'ann', 'own', 1)], seed);
        const less = (alone.ann ?? 0) - ((shared.ann ?? 0) + (shared.bob ?? 0));
        expect(less).toBeGreaterThanOrEqual(0);
        expect(less).toBeLessThanOrEqual(CENTS_LOST_BY_TWO * game.layout.aggregates.length);
        expect(shared.cat).toBe(alone.cat);
      }),
      { numRuns: 40 },
    );
  });
});

/**
 * Where every spot has a hand of its own, the same hands are paid the same whoever holds them. What a clause makes otherwise:
 * envy goes to other players' spots only, a limit over all players is rounded down for each bettor (READINGS 27), and whoever
 * plays several hands at Pai Gow sets one of them and has the others set by the house (bclc-poker 2.0 §3.2.4), so that all are
 * set that way here.
 */
describe.each(
  catalogue
    .filter(isBanked)
    .filter(({ look, with: opened }) => look.family === 'banked' && opened({}).layout.spotsPerPlayer.is > 1),
)('$id', (definition) => {
  const settled = (game: TableGame, bets: readonly Bet[], seed: number): Line[] => {
    const random = seededRandom(seed);
    const shoe = Shoe.seeded(game.layout.shoe, random);
    const round = game.start(bets);
    for (;;) {
      const { waiting } = round;
      if (waiting.for === 'nothing') break;
      if (waiting.for === 'card') round.advance({ card: shoe.draw() });
      else if (waiting.for === 'number') round.advance({ number: random.below(waiting.most) + 1 });
      else if (waiting.for === 'answer') {
        const [question] = waiting.questions;
        const open = question.actions.filter(({ refused, takes }) => !refused && !takes);
        const { verb, least } = open[(seed + question.seat) % open.length] ?? { verb: 'house-way' };
        round.advance({
          answer: { verb, ...(least === undefined ? {} : { amount: least }) },
          seat: question.seat,
        });
      } else round.advance();
    }
    return linesOf(round).filter(({ wager }) => wager !== 'envy');
  };

  it('pays the same hands the same, whether one player holds them or several', () => {
    const cases = anyOptions(definition).chain((game) =>
      fc.record({
        game: fc.constant(game),
        wagers: fc.subarray(game.layout.wagers.filter(({ inPlay }) => !inPlay)),
        tipped: fc.boolean(),
        seed: fc.nat(),
      }),
    );
    let dealt = 0;
    fc.assert(
      fc.property(cases, ({ game, wagers, tipped, seed }) => {
        const spots = seatNumbersOf(game.layout).slice(1, 1 + Math.min(3, game.layout.spotsPerPlayer.is));
        const laid = (spot: number, player: string): Bet[] =>
          wagers.flatMap(({ id: wager, between }) => {
            const bet: Bet = { spot, player, kind: 'own', wager, amount: between?.least ?? cents(4000) };
            return tipped && game.layout.tips && !between ? [bet, { ...bet, kind: 'tip' }] : [bet];
          });
        const alone = spots.flatMap((spot) => laid(spot, 'ann'));
        const apart = spots.flatMap((spot, at) => laid(spot, PLAYERS[at] ?? ''));
        const table = { layout: game.layout, limits: openLimits(game.layout) };
        fc.pre(
          alone.length > 0 &&
            [alone, apart].every((bets) => refusal(table, new Map(), bets, 'ann') === undefined),
        );
        dealt += 1;
        const [one, several] = [settled(game, alone, seed), settled(game, apart, seed)];
        expect(several.map(hand)).toEqual(one.map(hand));
        const lost = one.map(({ returned }, at) => returned - (several[at]?.returned ?? 0));
        const cut = Math.abs(lost.reduce((sum, cent) => sum + cent, 0));
        expect(cut).toBeLessThanOrEqual(
          CENTS_LOST_BY_TWO * (spots.length - 1) * game.layout.aggregates.length,
        );
      }),
      { numRuns: 40 },
    );
    expect(dealt).toBeGreaterThan(10);
  });
});

/** A line without its player and its amounts. */
const hand = ({ seat, wager, kind, stake, result }: Line): string =>
  [seat, wager, kind, stake, result].join(' ');
