import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { HOUSE } from '../storage/house-journal.ts';
import { account } from '../storage/ledger.ts';
import { openStore, type Store } from '../storage/store.ts';
import { verifyBooks } from '../storage/verify.ts';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { NameRefused } from './names.ts';
import { PasswordRefused } from './passwords.ts';
import { People, PersonError, PLAY_CHIPS, SignInRefused, SMALL_CHANGE, TopUpRefused } from './people.ts';
import { sessionId } from './sessions.ts';
import { SignInLocked } from './sign-in-guard.ts';

const MINUTE = 60_000;

describe.each(ENGINES)('people on the $name engine', (kind) => {
  let engine: RunningEngine;
  let store: Store;
  let people: People;
  let now: Date;

  beforeAll(async () => {
    engine = await kind.start();
    store = await openStore(await engine.fresh());
  }, PATIENCE);
  beforeEach(() => {
    now = new Date('2026-03-01T20:00:00Z');
    people = new People(store.database, () => now);
  });
  afterAll(async () => {
    expect((await verifyBooks(store.database)).findings).toEqual([]);
    await store.close();
    await engine.stop();
  }, PATIENCE);

  test('a guest comes with one call, a name, a session and 10,000.00 in play chips', async () => {
    const { person, session } = await people.enterAsGuest();
    expect(person).toMatchObject({
      guest: true,
      roles: ['player'],
      name: expect.stringMatching(/^Guest \d{4}$/),
    });
    expect(await people.withToken(session.token)).toEqual(person);
    expect(await store.ledger.balance(account.wallet(person.id))).toBe(1_000_000);
    expect(await store.ledger.statement(account.wallet(person.id))).toMatchObject([
      {
        reason: 'welcome chips',
        before: 0,
        after: PLAY_CHIPS,
        person: person.id,
        cause: { table: '@house' },
      },
    ]);
  });

  test('many guests at once have different names', async () => {
    const guests = await Promise.all(Array.from({ length: 40 }, () => people.enterAsGuest()));
    expect(new Set(guests.map((guest) => guest.person.name)).size).toBe(40);
  });

  test('a name is taken once, whatever its capitals', async () => {
    const { person } = await people.register('Ann Lee', 'correct horse');
    expect(person).toMatchObject({ name: 'Ann Lee', guest: false });
    await expect(people.register('ANN  lee', 'correct horse')).rejects.toThrow('The name ANN lee is taken');
    const both = await Promise.allSettled([
      people.register('Zoë', 'correct horse'),
      people.register('zoË', 'correct horse'),
    ]);
    expect(both.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each(['ab', 'x'.repeat(21), ' a ', 'a\nb!', '-ann', 'Guest 12', 'guest', 'a\0b', '😀😀😀'])(
    'the name %j is refused',
    async (name) => {
      await expect(people.register(name, 'correct horse')).rejects.toThrow(NameRefused);
    },
  );

  test('a password has 8 characters or more, and is kept only as an Argon2id hash', async () => {
    await expect(people.register('Short', '1234567')).rejects.toThrow(PasswordRefused);
    await expect(people.register('Long', 'x'.repeat(201))).rejects.toThrow(PasswordRefused);
    const { person } = await people.register('Hashed', 'x7-q9-zz');
    const { password_hash } = await store.database.kysely
      .selectFrom('people')
      .select('password_hash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a guest who takes a name keeps the wallet, and the token that others may have kept opens nothing', async () => {
    const { person, session } = await people.enterAsGuest();
    const { person: named, session: fresh } = await people.nameGuest(person.id, 'Bea', 'correct horse');
    expect(named).toMatchObject({ id: person.id, name: 'Bea', guest: false });
    expect(await people.withToken(session.token)).toBeUndefined();
    expect(await people.withToken(fresh.token)).toEqual(named);
    expect((await people.signIn('bea', 'correct horse')).person).toEqual(named);
    expect(await store.ledger.balance(account.wallet(person.id))).toBe(PLAY_CHIPS);
    await expect(people.nameGuest(person.id, 'Beatrice', 'correct horse')).rejects.toThrow(PersonError);
    const other = await people.enterAsGuest();
    await expect(people.nameGuest(other.person.id, 'BEA', 'correct horse')).rejects.toThrow(NameRefused);
    await expect(people.nameGuest('nobody', 'Carl', 'correct horse')).rejects.toThrow(PersonError);
  });

  test('a wrong password and a name that nobody has are refused alike; guests have no password', async () => {
    await people.register('Dora', 'correct horse');
    const { person } = await people.enterAsGuest();
    const sentence = 'This name and password do not belong together.';
    await expect(people.signIn('Dora', 'wrong horse')).rejects.toThrow(sentence);
    await expect(people.signIn('Nobody Here', 'wrong horse')).rejects.toThrow(sentence);
    await expect(people.signIn(person.name, '')).rejects.toThrow(sentence);
    await expect(people.signIn('', 'x')).rejects.toThrow(SignInRefused);
    await expect(people.signIn('a\0b', 'x')).rejects.toThrow(SignInRefused);
    await expect(people.signIn('x'.repeat(5_000), 'x')).rejects.toThrow(SignInRefused);
  });

  test('five wrong passwords in 15 minutes lock the name for 15 minutes, and that is recorded', async () => {
    await people.register('Emil', 'correct horse');
    const wrong = () => people.signIn('emil', 'wrong horse');
    for (let attempt = 1; attempt <= 4; attempt++) await expect(wrong()).rejects.toThrow(SignInRefused);
    await people.signIn('Emil', 'correct horse'); // Forgets the four.
    for (let attempt = 1; attempt <= 5; attempt++) await expect(wrong()).rejects.toThrow(SignInRefused);
    await expect(people.signIn('Emil', 'correct horse')).rejects.toThrow(SignInLocked);
    expect(await people.lockouts('EMIL')).toEqual([
      { at: now, until: new Date(now.getTime() + 15 * MINUTE) },
    ]);
    now = new Date(now.getTime() + 14 * MINUTE);
    await expect(people.signIn('Emil', 'correct horse')).rejects.toThrow(SignInLocked);
    now = new Date(now.getTime() + MINUTE);
    expect((await people.signIn('Emil', 'correct horse')).person.name).toBe('Emil');
  });

  test('wrong passwords far apart lock nothing', async () => {
    await people.register('Finn', 'correct horse');
    for (let attempt = 1; attempt <= 8; attempt++) {
      await expect(people.signIn('Finn', 'wrong horse')).rejects.toThrow(SignInRefused);
      now = new Date(now.getTime() + 4 * MINUTE);
    }
    expect(await people.lockouts('Finn')).toEqual([]);
  });

  test('many wrong passwords at once are no better than one after the other', async () => {
    await people.register('Gus', 'correct horse');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => people.signIn('Gus', 'wrong horse')),
    );
    const looked = outcomes.filter(
      (outcome) => outcome.status === 'rejected' && outcome.reason instanceof SignInRefused,
    );
    expect(looked.length).toBeLessThanOrEqual(5);
    await expect(people.signIn('Gus', 'correct horse')).rejects.toThrow(SignInLocked);
  });

  test('of a token only the hash is stored; it ends by signing out, and after 30 days', async () => {
    const { session, person } = await people.register('Tobias', 'over the hills');
    expect(Buffer.from(session.token, 'base64url')).toHaveLength(32);
    const { token_hash } = await store.database.kysely
      .selectFrom('sessions')
      .select('token_hash')
      .where('person', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(token_hash).toEqual(createHash('sha256').update(session.token).digest());
    for (const token of ['', 'x', token_hash.toString('hex'), `${session.token}x`]) {
      expect(await people.withToken(token)).toBeUndefined();
    }
    const { session: second } = await people.signIn('Tobias', 'over the hills');
    await people.signOut(session.token);
    await people.signOut(session.token);
    expect(await people.withToken(session.token)).toBeUndefined();
    expect(await people.withToken(second.token)).toBeDefined();
    now = new Date(now.getTime() + 30 * 24 * 60 * MINUTE);
    expect(await people.withToken(second.token)).toBeUndefined();
    await people.sessions.sweep();
  });

  test('new chips are for those who have next to none left, and nothing on the table', async () => {
    const { person } = await people.enterAsGuest();
    const [wallet, stakes] = [account.wallet(person.id), account.stakes(person.id, 'topup')];
    const table = `topup-${person.id}`;
    const move = async (from: string, to: string, amount: number) =>
      store.commit({
        table,
        after: await store.journal.head(table),
        events: [{ type: 'move', body: {} }],
        transactions: [
          {
            reason: 'move',
            postings: [
              { account: from, amount: -amount },
              { account: to, amount },
            ],
          },
        ],
      });
    await expect(people.topUp(person.id)).rejects.toThrow(TopUpRefused);
    await move(wallet, stakes, PLAY_CHIPS - SMALL_CHANGE);
    await expect(people.topUp(person.id)).rejects.toThrow(TopUpRefused);
    await move(stakes, account.tray('topup'), PLAY_CHIPS - SMALL_CHANGE);
    await expect(people.topUp(person.id)).rejects.toThrow('who have less than 5.00 left');
    await move(wallet, stakes, 1);
    await expect(people.topUp(person.id)).rejects.toThrow('none on a table');
    await move(stakes, account.tray('topup'), 1);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => people.topUp(person.id)));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await store.ledger.balance(wallet)).toBe(PLAY_CHIPS + SMALL_CHANGE - 1);
    await expect(people.topUp('nobody')).rejects.toThrow(PersonError);
  });

  test('a name that looks like another is refused, in whatever alphabet it is written', async () => {
    await people.register('Alice Pope', 'correct horse');
    // Capital I for l, Cyrillic е and о, Greek Ρ, a zero, an accent, a dot.
    for (const name of ['AIice Pope', 'Alicе Pope', 'Alice Ρоре', 'Alice P0pe', 'Álice Popé', 'Alice.Pope'])
      await expect(people.register(name, 'correct horse')).rejects.toThrow(NameRefused);
    await expect(people.register('Guеst 1234', 'correct horse')).rejects.toThrow('for guests');
    // Hangul fillers are letters that nobody sees.
    for (const name of ['\u3164\u3164\u3164', 'Ali\u115fce Pope'])
      await expect(people.register(name, 'correct horse')).rejects.toThrow('letter or digit');
    expect((await people.register('Alina Pope', 'correct horse')).person.name).toBe('Alina Pope');
  });

  test.each([
    'password',
    'Passw0rd!',
    'QWERTYUIOP',
    '12345678',
    'aaaaaaaab',
    'abababab',
    'Rumpel42',
    'baccarat1',
  ])('the password %s, which anybody would try, is refused', async (password) => {
    await expect(people.register('Rumpel', password)).rejects.toThrow(PasswordRefused);
  });

  test('nobody locks the name of somebody who comes from elsewhere', async () => {
    await people.register('Ida', 'correct horse');
    const from = (address: string) => ({ agent: 'a browser', address });
    for (let attempt = 1; attempt <= 5; attempt++)
      await expect(people.signIn('Ida', 'wrong horse', from('203.0.113.9'))).rejects.toThrow(SignInRefused);
    await expect(people.signIn('Ida', 'correct horse', from('203.0.113.9'))).rejects.toThrow(SignInLocked);
    expect((await people.signIn('Ida', 'correct horse', from('198.51.100.7'))).person.name).toBe('Ida');
  });

  test('sessions are listed, ended one by one or all at once, and that has a line', async () => {
    const { person, session } = await people.register('Jon', 'correct horse', {
      agent: 'Firefox\0',
      address: '198.51.100.7',
    });
    const second = await people.signIn('Jon', 'correct horse');
    const third = await people.signIn('Jon', 'correct horse');
    const listed = await people.sessions.list(person.id);
    expect(listed).toHaveLength(3);
    expect(listed).toContainEqual(
      expect.objectContaining({ id: sessionId(session.token), agent: 'Firefox', address: '198.51.100.7' }),
    );
    const act = { by: person.id, why: 'a test' };
    await people.endSessions(person.id, { id: sessionId(second.session.token) }, act);
    const tokens = [session.token, second.session.token, third.session.token];
    expect(await people.sessions.stillOpen(tokens)).toEqual(new Set([session.token, third.session.token]));
    await people.endSessions(person.id, { except: session.token }, act);
    expect(await people.sessions.stillOpen(tokens)).toEqual(new Set([session.token]));
    await people.endSessions(person.id, 'all', act);
    expect(await people.sessions.list(person.id)).toEqual([]);
    expect((await houseLines()).filter(({ type }) => type === 'sessions-ended')).toHaveLength(3);
  });

  test('a password is changed by who knows the old one, and the other sessions end', async () => {
    const { person, session } = await people.register('Kim', 'correct horse');
    const other = await people.signIn('Kim', 'correct horse');
    await expect(
      people.changePassword(person.id, 'wrong horse', 'battery staple', session.token),
    ).rejects.toThrow('That is not your password.');
    await expect(people.changePassword(person.id, 'correct horse', 'short', session.token)).rejects.toThrow(
      PasswordRefused,
    );
    await people.changePassword(person.id, 'correct horse', 'battery staple', session.token);
    expect(await people.withToken(session.token)).toBeDefined();
    expect(await people.withToken(other.session.token)).toBeUndefined();
    await expect(people.signIn('Kim', 'correct horse')).rejects.toThrow(SignInRefused);
    expect((await people.signIn('Kim', 'battery staple')).person.id).toBe(person.id);
    const guest = await people.enterAsGuest();
    await expect(people.changePassword(guest.person.id, '', 'battery staple', '')).rejects.toThrow(
      PersonError,
    );
  });

  test('a role taken out of the file is withdrawn, one given beside the file stays, and each change has a line', async () => {
    const { person } = await people.register('Lou', 'correct horse');
    const roles = async () => (await people.find(person.id))?.roles;
    await people.appointByFile([{ name: 'Lou', roles: ['floor', 'dealer'] }]);
    expect(await roles()).toEqual(['player', 'dealer', 'floor']);
    await people.appoint('Lou', ['dealer', 'floor', 'surveillance'], { by: 'boss', why: 'the night shift' });
    await people.appointByFile([{ name: 'Lou', roles: ['dealer'] }]);
    expect(await roles()).toEqual(['player', 'dealer', 'surveillance']);
    await people.appointByFile([]);
    await people.appointByFile([]);
    expect(await roles()).toEqual(['player', 'surveillance']);
    const lines = (await houseLines()).filter(
      ({ type, body }) => type === 'roles-changed' && body.person === person.id,
    );
    expect(lines.map(({ body }) => [body.by, body.before, body.after, body.why])).toEqual([
      [null, ['player'], ['player', 'dealer', 'floor'], 'by the file of tables'],
      [
        'boss',
        ['player', 'dealer', 'floor'],
        ['player', 'dealer', 'floor', 'surveillance'],
        'the night shift',
      ],
      [
        null,
        ['player', 'dealer', 'floor', 'surveillance'],
        ['player', 'dealer', 'surveillance'],
        'by the file of tables',
      ],
      [null, ['player', 'dealer', 'surveillance'], ['player', 'surveillance'], 'by the file of tables'],
    ]);
    await expect(people.appointByFile([{ name: 'Nobody Here', roles: ['floor'] }])).rejects.toThrow(
      PersonError,
    );
  });

  test('whoever has put up the whole wallet as a bank has chips, and gets no more', async () => {
    const { person } = await people.enterAsGuest();
    const wallet = account.wallet(person.id);
    const bank = async (amount: number, reason: string) =>
      store.commit({
        table: 'banked',
        after: await store.journal.head('banked'),
        events: [{ type: 'bank', body: {} }],
        transactions: [
          {
            reason,
            postings: [
              { account: wallet, amount: -amount },
              { account: 'bank:banked', amount },
            ],
          },
        ],
      });
    await bank(PLAY_CHIPS, 'bank');
    const asked = await Promise.allSettled(Array.from({ length: 4 }, () => people.topUp(person.id)));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    await expect(people.topUp(person.id)).rejects.toThrow('you have put up a bank');
    expect((await people.enterAsGuest()).person.id).not.toBe(person.id);
    await bank(-PLAY_CHIPS, 'bank returned');
    await expect(people.topUp(person.id)).rejects.toThrow(TopUpRefused);
  });

  const houseLines = async () =>
    (await store.journal.read(HOUSE)).map(({ type, body }) => ({
      type,
      body: z.record(z.string(), z.unknown()).parse(body),
    }));
});
