import { bankedGameNamed } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import type { HouseEvent } from '../people/house-events.ts';
import { PLAY_CHIPS } from '../people/people.ts';
import type { Role } from '../people/roles.ts';
import { canonicalJson } from '../storage/canonical.ts';
import { postingOf } from '../tables/rules-posted.ts';
import { settingOf } from '../tables/testing/felt.ts';
import { HouseReplay } from './house-replay.ts';
import { actedWithoutRight } from './staff-acts.ts';

const at = new Date('2026-03-01T20:00:00Z');

/** The house journal with these lines, read. */
function houseWith(...events: readonly HouseEvent[]): HouseReplay {
  const house = new HouseReplay();
  for (const [before, { type, ...body }] of events.entries())
    house.read({
      seq: before + 1,
      type,
      body: JSON.parse(canonicalJson(JSON.parse(JSON.stringify(body)))),
      at,
    });
  return house;
}

const came = (person: string, roles: Role[] = []): HouseEvent => ({
  type: 'person-came',
  person,
  name: person,
  password: 'x',
  roles,
  chips: PLAY_CHIPS,
});

const given = (person: string, before: Role[], after: Role[]): HouseEvent => ({
  type: 'roles-changed',
  person,
  by: null,
  before,
  after,
  why: 'the late shift',
});

describe('acts of staff', () => {
  const house = houseWith(
    came('sue'),
    given('sue', [], ['floor']),
    came('dee'),
    given('dee', [], ['dealer']),
    given('sue', ['floor'], []),
    came('mal'),
  );
  const wrongWith = (type: string, body: Record<string, string | null | Record<string, string>>) =>
    actedWithoutRight({ type, body, at }, house);

  it('are found where somebody did them who never had a role for it, alone, as the second, or at poker', () => {
    const stranger = 'is done by mal, who never had a role for it.';
    expect(wrongWith('jackpot-confirmed', { by: 'mal' })).toBe(stranger);
    expect(wrongWith('jackpot-backed-out', { by: 'sue', seconded: 'mal' })).toBe(stranger);
    expect(wrongWith('confirmed', { by: 'mal' })).toBe(stranger);
    expect(wrongWith('played', { input: { irregularity: 'misdeal', by: 'mal' } })).toBe(stranger);
    expect(wrongWith('jackpot-confirmed', { by: 'dee' })).toContain('is done by dee');
  });

  it('are right where the role was held once, where the machine did them, and at lines that are no acts', () => {
    expect(wrongWith('jackpot-confirmed', { by: 'sue' })).toBeUndefined();
    expect(wrongWith('irregularity', { by: 'dee' })).toBeUndefined();
    expect(wrongWith('jackpot-confirmed', { by: null })).toBeUndefined();
    expect(wrongWith('played', { input: { answer: 'fold' } })).toBeUndefined();
    expect(wrongWith('bets-changed', { by: 'mal' })).toBeUndefined();
  });

  it('from before there was a house journal are not judged by it', () => {
    const carried = houseWith({ type: 'books-carried-over', people: 0, transactions: 0 });
    const act = { type: 'jackpot-confirmed', body: { by: 'mal' } };
    expect(actedWithoutRight({ ...act, at: new Date(at.getTime() - 1) }, carried)).toBeUndefined();
    expect(actedWithoutRight({ ...act, at }, carried)).toContain('mal');
  });
});

describe('rules that are posted', () => {
  const posting = postingOf(settingOf(bankedGameNamed('bclc-baccarat/mini-baccarat').with({})), null);

  it('have the hash of what is posted; other limits or options under it are found', () => {
    expect(houseWith(posting).misposted).toEqual([]);
    const limits = { ...posting.limits, tie: { least: 500, most: 99_999_900, step: 100 } };
    expect(houseWith({ ...posting, limits }).misposted).toEqual([
      `Line 1 of the journal of @house (rules-posted, 2026-03-01T20:00:00.000Z) posts other rules at ${posting.table} than the hash that it gives them.`,
    ]);
    expect(houseWith({ ...posting, options: { ...posting.options, decks: 6 } }).misposted).toHaveLength(1);
    // By other code nobody can say.
    const old = houseWith(posting, { ...posting, limits, code: 'of an older release' });
    expect(old.misposted).toEqual([]);
    expect(old.notRehashed).toEqual([
      expect.stringMatching(
        /^1 of the rules in the journal of @house, lines 2 .* by other code than this \(of an older \):/,
      ),
    ]);
    expect(houseWith(posting).notRehashed).toEqual([]);
  });
});
