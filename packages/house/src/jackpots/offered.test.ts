import { Refused } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { parseTables } from '../tables/table-file.ts';
import type { FundSetting } from './setting.ts';

const HOLDEM = 'bclc-poker/texas-holdem';
const tables = [
  { id: 'one', name: 'One', game: HOLDEM, options: { betting: 'no-limit' } },
  { id: 'two', name: 'Two', game: HOLDEM, options: { betting: 'pot-limit' } },
  { id: 'stud', name: 'Stud', game: 'bclc-poker/seven-card-stud' },
];

const fund = (jackpot: string, over: Record<string, unknown> = {}) => ({
  id: 'fund',
  name: 'The Fund',
  jackpot: `bclc-poker/${jackpot}`,
  tables: ['one'],
  ...over,
});

function house(...jackpots: readonly object[]): ReturnType<typeof parseTables> {
  return parseTables(
    JSON.stringify({ tables, jackpots, businessDay: { hour: 8, timeZone: 'Europe/Vienna' } }),
  );
}

const offeredAt = (table: string, ...jackpots: readonly object[]): readonly FundSetting[] =>
  house(...jackpots).pokerTables.find(({ id }) => id === table)?.jackpots ?? [];

function why(...jackpots: readonly object[]): string {
  try {
    house(...jackpots);
    return 'offered';
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

describe('the jackpots of an operator’s file', () => {
  it('go to the tables that they name, with the house’s business day', () => {
    const given = fund('bad-beat-jackpot', {
      tables: ['one', 'two'],
      percent: 2,
      cap: 1.5,
      options: { losingShare: 60 },
    });
    const [offered] = offeredAt('two', given);
    expect(offered).toMatchObject({ percent: 2, cap: 150, seed: 20, staffed: false });
    expect(offered?.day).toEqual({ hour: 8, timeZone: 'Europe/Vienna' });
    expect(offered?.rules.options).toMatchObject({ losingShare: 60, winningShare: 25 });
    expect(offeredAt('stud', given)).toEqual([]);
  });

  it('bclc-poker 28.0 §2.1, §2.1.1, 29.0 §2.1: a bad beat jackpot is for one game', () => {
    expect(why(fund('bad-beat-jackpot', { tables: ['one', 'stud'] }))).toBe(
      'Jackpot "fund" is for one game, and its tables play 2. (bclc-poker 28.0 §2.1)',
    );
    expect(why(fund('bad-beat-jackpot', { tables: ['stud'] }))).toBe('offered');
    const wide = fund('wide-area-bad-beat-jackpot', {
      tables: undefined,
      properties: { a: ['one'], b: ['stud'] },
    });
    expect(why(wide)).toMatch(/is for one game/);
  });

  it('bclc-poker 29.0 §1.4: a wide area jackpot is for two or more properties, with one fund', () => {
    const wide = (properties: object) =>
      fund('wide-area-bad-beat-jackpot', { tables: undefined, properties });
    expect(why(wide({ a: ['one', 'two'] }))).toBe(
      'Jackpot "fund" is for two or more properties. (bclc-poker 29.0 §1.4)',
    );
    expect(why(fund('wide-area-bad-beat-jackpot'))).toMatch(/two or more properties/);
    const both = wide({ a: ['one'], b: ['two'] });
    expect(offeredAt('one', both)).toEqual(offeredAt('two', both));
  });

  it('bclc-poker 31.0 §2.1, 32.0 §2.2: is offered with the games of its section alone', () => {
    expect(why(fund('daily-high-hand-bonus', { tables: ['stud'] }))).toMatch(
      /is not offered with the game of table "stud"/,
    );
    const limit = 'limit-no-limit-high-hand-progressive-jackpot';
    expect(why(fund(limit))).toBe('offered');
    expect(why(fund(limit, { tables: ['two'] }))).toMatch(/is not offered with the game of table "two"/);
  });

  it('are refused with a sentence when they cannot be', () => {
    expect(why(fund('bad-beat-jackpot', { tables: ['nine'] }))).toBe(
      'Jackpot "fund" names "nine", which is no poker table.',
    );
    expect(why(fund('bad-beat-jackpot', { tables: undefined }))).toMatch(
      /says either its tables, or the properties/,
    );
    expect(why(fund('lottery'))).toMatch(/^There is no jackpot "bclc-poker\/lottery"/);
    expect(why(fund('bad-beat-jackpot'), fund('bad-beat-jackpot'))).toBe('Two jackpots are called "fund".');
    expect(() => parseTables(JSON.stringify({ tables, businessDay: { hour: 6, timeZone: 'Mars' } }))).toThrow(
      /time zone/,
    );
  });
});
