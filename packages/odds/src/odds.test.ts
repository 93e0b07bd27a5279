import { type Options, Refused } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { Fraction } from './fraction.ts';
import { oddsAt } from './testing/odds-at.ts';

const MINI = 'bclc-baccarat/mini-baccarat';

const chance = async (decks: number, wager: string, row: string): Promise<string> => {
  const found = (await oddsAt(MINI, { decks }, { wager })).wagers[0]?.rows.find(({ name }) => name === row);
  return found?.probability ?? 'no such row';
};

describe('odds of mini-baccarat', () => {
  it('bclc-baccarat 1.0 §11.1, §11.2: at eight decks the published number of ways', async () => {
    const all = 4_998_398_275_503_360n;
    expect(await chance(8, 'banker', 'Banker wins')).toBe(String(Fraction.of(2_292_252_566_437_888n, all)));
    expect(await chance(8, 'player', 'Player wins')).toBe(String(Fraction.of(2_230_518_282_592_256n, all)));
    expect(await chance(8, 'tie', 'tie')).toBe(String(Fraction.of(475_627_426_473_216n, all)));
  });

  // Published edges, in percent, to the digits that are printed for them.
  it.each([
    [6, 'banker', 1.0558],
    [6, 'player', 1.2374],
    [6, 'tie', 14.4382],
    [8, 'banker', 1.0579],
    [8, 'player', 1.2351],
    [8, 'tie', 14.3596],
  ])('%i decks, %s: %d %%', async (decks, wager, edge) => {
    const { wagers } = await oddsAt(MINI, { decks }, { wager });
    expect((wagers[0]?.edge ?? 0) * 100).toBeCloseTo(edge, 3);
  });

  it('has the same ev whether commission is laid beforehand or taken from the win', async () => {
    const [laid, taken] = await Promise.all(
      ['beforehand', 'from-win'].map((commission) => oddsAt(MINI, { commission }, { wager: 'banker' })),
    );
    expect(laid?.wagers[0]?.ev).toBe(taken?.wagers[0]?.ev);
  });

  it('refuses what the rulebook does not allow, with the clause', async () => {
    await expect(oddsAt(MINI, { decks: 5 })).rejects.toThrow('bclc-baccarat 1.0 §1.1');
    await expect(oddsAt(MINI, {}, { wager: 'dragon' })).rejects.toThrow(Refused);
    await expect(oddsAt('bclc-baccarat/no-such', {})).rejects.toThrow(Refused);
  });
});

describe('odds of the side bets', () => {
  // Published for eight decks: 40 to 1 on a Banker three-card seven, 25 to 1 on a Player three-card eight, and the
  // Banker that pushes on the former instead of paying commission.
  it.each([
    ['gold-7', 7.611],
    ['jade-8', 10.188],
    ['banker', 1.018],
  ])('bclc-baccarat 7.0, %s: %d %%', async (wager, edge) => {
    const { wagers } = await oddsAt('bclc-baccarat/ruyi-baccarat', {}, { wager });
    expect((wagers[0]?.edge ?? 0) * 100).toBeCloseTo(edge, 2);
  });

  // Published numbers of combinations at eight decks, by the points that the side wins by without a natural.
  it.each([
    [
      'dragon-bonus-player',
      [
        18_409_431_764_992n,
        34_097_645_543_424n,
        89_590_261_473_280n + 141_238_897_317_888n,
        166_169_165_987_840n + 186_780_352_174_080n,
        812_685_054_124_032n,
        89_325_908_267_520n,
      ],
    ],
    [
      'dragon-bonus-banker',
      [
        15_390_342_909_952n,
        28_305_092_784_128n,
        79_517_099_278_336n + 119_200_072_366_080n,
        157_275_882_332_160n + 201_147_167_287_296n,
        812_685_054_124_032n,
        89_325_908_267_520n,
      ],
    ],
  ])('bclc-baccarat 2.0 §5.5, §5.6: %s by its rows', async (wager, counts) => {
    const { wagers } = await oddsAt('bclc-baccarat/dragon-bonus', {}, { wager });
    expect(wagers[0]?.rows.slice(0, -1).map(({ combinations }) => BigInt(combinations))).toEqual(counts);
  });
});

describe('odds of Commission Baccarat', () => {
  const RWS = 'rws-baccarat/commission-baccarat';

  it('rws-baccarat all §3.6: at four decks the published number of ways', async () => {
    const ways = async (wager: string) =>
      (await oddsAt(RWS, { decks: 4 }, { wager })).wagers[0]?.rows[0]?.combinations;
    expect(await ways('banker')).toBe('34543624867840');
    expect(await ways('player')).toBe('33608344225792');
  });

  // Published for 11 to 1, in percent.
  it.each([
    [8, 10.3614],
    [6, 11.254],
  ])('rws-baccarat all §4.1.2: a pair at %i decks', async (decks, edge) => {
    for (const wager of ['player-pair', 'banker-pair']) {
      const { wagers } = await oddsAt(RWS, { decks }, { wager });
      expect((wagers[0]?.edge ?? 0) * 100).toBeCloseTo(edge, 3);
    }
  });
});

describe("odds of Colorado's optional wagers", () => {
  const MINI_CO = 'colorado-rule-28/mini-baccarat';

  // Published edges, in percent.
  it.each([
    ['colorado-rule-28 30-2808 §(4)', 'four-cards', {}, 5.283],
    ['colorado-rule-28 30-2808 §(4)', 'five-cards', {}, 8.9668],
    ['colorado-rule-28 30-2808 §(4)', 'six-cards', {}, 4.6939],
    ['colorado-rule-28 30-2808 §(4)', 'four-cards', { decks: 6 }, 5.2688],
    ['colorado-rule-28 30-2808 §(5)', 'bonus-player', { bonusTable: 'A' }, 2.6517],
    ['colorado-rule-28 30-2808 §(5)', 'bonus-banker', { bonusTable: 'A' }, 9.3731],
    ['colorado-rule-28 30-2807 §(1)(d)', 'perfect-pair', {}, 13.0294],
    ['colorado-rule-28 30-2807 §(1)(d)', 'perfect-pair', { decks: 6 }, 17.0716],
    ['colorado-rule-28 30-2807 §(1)(d)', 'perfect-pair', { perfectPairPays: 26 }, 9.6844],
  ])('%s: %s under %j', async (_, wager, options, edge) => {
    const { wagers } = await oddsAt(MINI_CO, options, { wager });
    expect((wagers[0]?.edge ?? 0) * 100).toBeCloseTo(edge, 3);
  });

  it('colorado-rule-28 30-2802 §(13): of 415 cards 24 make an unsuited pair with the first, 31 any pair', async () => {
    const pair = async (matchPair: string) =>
      (await oddsAt(MINI_CO, { matchPair }, { wager: 'match-pair-banker' })).wagers[0]?.rows[0]?.probability;
    expect(await pair('unsuited')).toBe('24/415');
    expect(await pair('any-pair')).toBe('31/415');
  });

  // Banker wins oftener than Player by 61,734,283,845,632 of the published combinations, and ties cost only 5 %.
  it('colorado-rule-28 30-2808 §(3)(c): 5 % on ties instead of on wins favours the bettor, and the odds say so', async () => {
    const { wagers, advice } = await oddsAt(MINI_CO, { vigorishOn: 'tie' }, { wager: 'banker' });
    const more = 2_292_252_566_437_888n - 2_230_518_282_592_256n;
    const ties = 475_627_426_473_216n;
    expect(wagers[0]?.ev).toBe(String(Fraction.of(20n * more - ties, 20n * 4_998_398_275_503_360n)));
    expect(advice).toEqual(['Banker favours the bettor, by 0.7593 % of the stake.']);
    expect(
      await oddsAt(MINI_CO, { vigorishOn: 'tie', vigorish: 13 }, { wager: 'banker' }),
    ).not.toHaveProperty('advice');
  });
});

describe("odds of Colorado's named games", () => {
  const waysOf = async (game: string, options: Options = {}): Promise<Record<string, bigint[]>> => {
    const { wagers } = await oddsAt(`colorado-rule-28/${game}`, options);
    return Object.fromEntries(
      wagers.map(({ wager, rows }) => [wager, rows.slice(0, -1).map((row) => BigInt(row.combinations))]),
    );
  };

  // Published numbers of combinations at eight decks.
  it('colorado-rule-28 30-2899.01 §(5): Fortune 7 and Golden 8', async () => {
    expect(await waysOf('five-treasures')).toMatchObject({
      'fortune-7': [112_633_011_329_024n],
      'golden-8': [172_660_763_262_976n],
    });
  });

  it.each(['1', '2'])(
    'READINGS 15: no two of the four treasures win together, so that Cover All wins as often as all of them, table %s',
    async (payTable) => {
      const ways = await waysOf('five-treasures', { payTable });
      const four = ['fortune-7', 'golden-8', 'heavenly-9', 'blazing-7s'].flatMap(
        (wager) => ways[wager] ?? [],
      );
      expect(ways['cover-all']).toEqual([four.reduce((sum, some) => sum + some, 0n)]);
    },
  );

  it('colorado-rule-28 30-2899.03 §(5): Dragon Bonus by its first pay table', async () => {
    const { wagers } = await oddsAt('colorado-rule-28/dragon-bonus', {});
    const edge = (id: string) => 100 * (wagers.find(({ wager }) => wager === id)?.edge ?? 0);
    expect(edge('dragon-bonus-player')).toBeCloseTo(2.6517, 3);
    expect(edge('dragon-bonus-banker')).toBeCloseTo(9.3731, 3);
  });

  it('colorado-rule-28 30-2899.04 §(2), §(4): Banker of EZ Baccarat pushes on a Dragon 7', async () => {
    const { banker } = await waysOf('ez-baccarat');
    expect(banker).toEqual([112_633_011_329_024n, 2_179_619_555_108_864n, 475_627_426_473_216n]);
  });
});

describe('odds of Baccarat Gold', () => {
  const GOLD = 'baccarat-gold/baccarat-gold';
  const edges = async (drawing: string): Promise<Record<string, number>> => {
    const { wagers } = await oddsAt(GOLD, { drawing });
    return Object.fromEntries(wagers.map(({ wager, edge }) => [wager, edge]));
  };

  it('READINGS 1: the printed draw favours Player bettors, and Gold by more than 20 %; the odds say so', async () => {
    const { 'player-line': player = 0, gold = 0, 'banker-line': banker = 0 } = await edges('printed');
    expect(player).toBeLessThan(0);
    expect(gold).toBeLessThan(-0.2);
    expect(banker).toBeGreaterThan(0);
    const { advice = [] } = await oddsAt(GOLD, {});
    expect(advice.filter((line) => line.includes('favours the bettor'))).toEqual([
      expect.stringMatching(/^Player line favours the bettor, by 1\.\d+ %/),
      expect.stringMatching(/^Gold Bonus favours the bettor, by 2\d\.\d+ %/),
    ]);
  });

  it('READINGS 1: by the house way both hands draw alike, so that neither line is better', async () => {
    expect(await edges('house-way')).toMatchObject({ 'player-line': 0, 'banker-line': 0 });
  });

  // Published for the common table: Player 1.2351 %, a tie at 8 to 1, a three-card seven at 40 to 1; a three-card eight has
  // 172,660,763,262,976 ways and is paid 25 for 1.
  it('READINGS 7: by the common table Tie and Silver are for one, Gold is to one', async () => {
    const { tie, gold, silver, 'banker-line': banker } = await edges('standard');
    expect(tie).toBeCloseTo(0.143596, 6);
    expect(gold).toBeCloseTo(0.076113, 6);
    expect(silver).toBeCloseTo(1 - (25 * 172_660_763_262_976) / 4_998_398_275_503_360, 10);
    expect(banker).toBeCloseTo(-0.012351, 6);
  });

  it('says that figures hold for a bank that covers, and that fees are apart', async () => {
    const { advice } = await oddsAt(GOLD, {}, { wager: 'silver' });
    expect(advice).toEqual([expect.stringContaining('bank covers in full'), expect.stringContaining('fees')]);
  });
});
