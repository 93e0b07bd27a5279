import type { Options } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { oddsAt } from '../testing/odds-at.ts';
import type { WagerOdds } from '../wager-odds.ts';

async function progressive(game: string, options: Options = {}): Promise<WagerOdds> {
  const { wagers } = await oddsAt(`colorado-rule-28/${game}`, options, { wager: 'progressive' });
  const [odds] = wagers;
  if (!odds) throw new Error(`${game} has no progressive.`);
  return odds;
}

const choose = (n: number, so: number): bigint =>
  Array.from({ length: so }, (_, i) => i).reduce((ways, i) => (ways * BigInt(n - i)) / BigInt(i + 1), 1n);

describe('colorado-rule-28 30-2899.02: 99 Fortunes', () => {
  /** The four-card hands of a shoe by textbook combinations, as the rows of a pay table name them. */
  function textbook(decks: number): Record<string, bigint> {
    const rank = 4 * decks;
    const suitedPair = 4n * choose(decks, 2);
    const suitedQuads = 4n * choose(decks, 4);
    const suitedTrips = 52n * choose(decks, 3) * BigInt(12 * rank);
    const trips = 13n * choose(rank, 3) * BigInt(12 * rank);
    const onePair = 13n * suitedPair * 66n * BigInt(rank * rank);
    const twoPair = 78n * choose(rank, 2) ** 2n;
    const unsuited = choose(rank, 2) - suitedPair;
    return {
      'suited quads of the seat': suitedQuads,
      'other suited quads': 12n * suitedQuads,
      quads: 13n * (choose(rank, 4) - suitedQuads),
      'suited trips': suitedTrips,
      'unsuited trips': trips - suitedTrips,
      'all trips': trips,
      'two pair': twoPair,
      'suited pair alone': onePair,
      'suited pair, two pair too': onePair + twoPair - 78n * unsuited ** 2n,
    };
  }

  const rowsOf = ({ rows }: WagerOdds): Record<string, string> =>
    Object.fromEntries(rows.map(({ name, probability }) => [name, probability]));

  const chances = (decks: number): Record<string, string> =>
    Object.fromEntries(
      Object.entries(textbook(decks)).map(([hand, sets]) => [
        hand,
        String(Fraction.of(sets, choose(52 * decks, 4))),
      ]),
    );

  it.each([6, 8])('§(11): table P1 at %i decks by textbook combinations', async (decks) => {
    const book = chances(decks);
    expect(rowsOf(await progressive('99-fortunes', { decks }))).toMatchObject({
      'suited quads of the seat': book['suited quads of the seat'],
      'other suited quads': book['other suited quads'],
      quads: book.quads,
      trips: book['all trips'],
      'two pair': book['two pair'],
      'suited pair': book['suited pair alone'],
    });
  });

  it.each(['P5', 'P6'])(
    'READINGS 17: without a row for it, two pair of which one is suited is a suited pair, %s',
    async (payTable) => {
      const book = chances(8);
      expect(rowsOf(await progressive('99-fortunes', { payTable }))).toMatchObject({
        'suited trips': book['suited trips'],
        trips: book['unsuited trips'],
        'suited pair': book['suited pair, two pair too'],
      });
    },
  );

  it('§(5), §(10)(a): the meter is worth its chance over the stake, and breaks even where it says', async () => {
    for (const [payTable, stake] of [
      ['P1', 100],
      ['P2-7-spots-usd5', 500],
      ['P3-6-spots', 20_000],
    ] as const) {
      const { ev, meterCoefficient, breakEvenMeter = 0 } = await progressive('99-fortunes', { payTable });
      const perCent = Fraction.of(textbook(8)['suited quads of the seat'] ?? 0n, choose(416, 4)).over(
        Fraction.of(stake),
      );
      expect(meterCoefficient).toBe(perCent.toString());
      const at = async (meter: number) =>
        Fraction.parse((await progressive('99-fortunes', { payTable, meter })).ev);
      expect((await at(breakEvenMeter)).n).toBeGreaterThanOrEqual(0n);
      expect((await at(breakEvenMeter - 1)).n).toBeLessThan(0n);
      expect((await at(1_000_001)).minus(Fraction.parse(ev)).toString()).toBe(perCent.toString());
    }
  });
});

describe('colorado-rule-28 30-2899.04: the EZ Baccarat progressive', () => {
  /**
   * Coups of six cards from so many suits, by nested loops over the points of all six, drawn by the table of 30-2814;
   * `wins` says which final totals are counted.
   */
  function sixCards(decks: number, suits: number, wins: (player: number, banker: number) => boolean): bigint {
    const held = Array.from({ length: 10 }, (_, value) => (value === 0 ? 4 : 1) * decks * suits);
    let ways = 0;
    const pick = (value: number, then: (ways: number) => void): void => {
      const left = held[value] ?? 0;
      if (left === 0) return;
      held[value] = left - 1;
      then(left);
      held[value] = left;
    };
    const values = held.map((_, value) => value);
    const draws = (banker: number, third: number): boolean =>
      banker < 3 ||
      (banker === 3 && third !== 8) ||
      (banker === 4 && third > 1 && third < 8) ||
      (banker === 5 && third > 3 && third < 8) ||
      (banker === 6 && (third === 6 || third === 7));
    for (const a of values)
      pick(a, (wa) => {
        for (const b of values)
          pick(b, (wb) => {
            const player = (a + b) % 10;
            if (player > 5) return;
            for (const c of values)
              pick(c, (wc) => {
                for (const d of values)
                  pick(d, (wd) => {
                    const banker = (c + d) % 10;
                    if (banker > 7) return;
                    for (const e of values)
                      pick(e, (we) => {
                        if (!draws(banker, e)) return;
                        for (const f of values)
                          pick(f, (wf) => {
                            if (wins((player + e) % 10, (banker + f) % 10))
                              ways += wa * wb * wc * wd * we * wf;
                          });
                      });
                  });
              });
          });
      });
    return BigInt(ways);
  }

  /** Ways of all suits, of one suit, of one colour that is not one suit. */
  function byHand(decks: number, wins: (player: number, banker: number) => boolean): bigint[] {
    const suited = 4n * sixCards(decks, 1, wins);
    const oneColor = 2n * sixCards(decks, 2, wins) - suited;
    return [suited, oneColor, sixCards(decks, 4, wins) - suited - oneColor];
  }

  const waysOf = ({ rows }: WagerOdds): bigint[] => rows.map(({ combinations }) => BigInt(combinations));

  it.each(['1', '2'])('§(5)(g): a Dragon 7 against nothing, pay table %s', async (payTable) => {
    const ways = waysOf(await progressive('ez-baccarat-progressive', { payTable, decks: 6 }));
    expect(ways.slice(0, 3)).toEqual(byHand(6, (player, banker) => player === 0 && banker === 7));
  });

  it('§(5)(g): a Panda 8 against a three-card seven, pay table 3', async () => {
    const ways = waysOf(await progressive('ez-baccarat-progressive', { payTable: '3', decks: 6 }));
    expect(ways.slice(0, 3)).toEqual(byHand(6, (player, banker) => player === 8 && banker === 7));
  });

  // Published at eight decks: 112,633,011,329,024 and 172,660,763,262,976.
  it('§(5)(g): all rows of pay table 3 together are every Dragon 7 and Panda 8', async () => {
    const ways = waysOf(await progressive('ez-baccarat-progressive', { payTable: '3' }));
    expect(ways.slice(0, -1).reduce((sum, some) => sum + some, 0n)).toBe(
      112_633_011_329_024n + 172_660_763_262_976n,
    );
  });

  it('§(5)(f)(I): says at which meter it breaks even, for one bettor alone', async () => {
    const { advice, wagers } = await oddsAt('colorado-rule-28/ez-baccarat-progressive', { meter: 5_000_000 });
    const { breakEvenMeter = 0 } = wagers.find(({ wager }) => wager === 'progressive') ?? {};
    const ev = async (meter: number) =>
      Fraction.parse((await progressive('ez-baccarat-progressive', { meter })).ev).n;
    expect(await ev(breakEvenMeter)).toBeGreaterThanOrEqual(0n);
    expect(await ev(breakEvenMeter - 1)).toBeLessThan(0n);
    expect(advice).toEqual([
      expect.stringContaining('alone at the table'),
      expect.stringMatching(/breaks even at a meter of [\d,.]+; the figures are at 50,000\.00\.$/),
    ]);
  });
});
