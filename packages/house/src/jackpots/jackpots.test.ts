import { deck, parseCards } from '@croupier/cards';
import { jackpotNamed, replayPhh } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { FundReplay } from '../audit/fund-replay.ts';
import { PokerReplay } from '../audit/poker-replay.ts';
import { handOf } from '../poker/poker-state.ts';
import { CardFelt, pokerSetting } from '../poker/testing/card-felt.ts';
import { openHistory, phhOf } from '../poker/written-hand.ts';
import type { JournalEvent } from '../storage/journal.ts';
import { decideFund } from './decide.ts';
import type { Claim, FundCommand, FundEvent } from './events.ts';
import { fundFromJournal, fundToJournal } from './journalled.ts';
import { type PlayedFor, wonBy } from './played-for.ts';
import type { FundSetting } from './setting.ts';
import { bareFund, displayed, evolveFund, type FundState, openPrizes, waitingClaims } from './state.ts';
import { viewJackpot } from './view.ts';

const BAD_BEAT = 'bclc-poker/bad-beat-jackpot';
const HIGH_HAND = 'bclc-poker/limit-no-limit-high-hand-progressive-jackpot';
const DAILY = 'bclc-poker/daily-high-hand-bonus';

function fundSetting(jackpot = BAD_BEAT, over: Partial<FundSetting> = {}): FundSetting {
  return {
    id: 'fund',
    name: 'The Jackpot',
    rules: jackpotNamed(jackpot).with({}),
    properties: [{ name: 'here', tables: ['poker'] }],
    percent: 10,
    cap: cents(1000),
    seed: 20,
    day: { hour: 6, timeZone: 'UTC' },
    staffed: true,
    ...over,
  };
}

/** A fund by itself: its journal, and what commands move. */
class FundInBooks {
  readonly setting: FundSetting;
  readonly journal: JournalEvent[] = [];
  readonly wallets = new Map<string, number>();
  state: FundState = bareFund();
  balance = 0;

  constructor(setting: FundSetting) {
    this.setting = setting;
  }

  ask(command: FundCommand): string[] {
    const decision = decideFund(this.setting, this.state, command);
    if ('refused' in decision) return [decision.refused.reason];
    for (const { postings } of decision.movements) {
      expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      for (const { account, amount } of postings) {
        if (account === `jackpot:${this.setting.id}`) this.balance += amount;
        else this.wallets.set(account, (this.wallets.get(account) ?? 0) + amount);
      }
    }
    for (const event of decision.events) this.#happen(event);
    return decision.events.map(({ type }) => type);
  }

  post(day: string): string[] {
    return this.ask({ do: 'post', day, balance: cents(this.balance) });
  }

  #happen(event: FundEvent): void {
    const { type, body } = fundToJournal(event);
    const seq = this.state.seq + 1;
    const line = { table: '@jackpot:fund', seq, type, body: JSON.parse(JSON.stringify(body)) };
    this.journal.push({ ...line, at: new Date(seq), hash: '' });
    this.state = evolveFund(this.state, event);
    expect(this.journal.map(fundFromJournal).reduce(evolveFund, bareFund())).toEqual(this.state);
    // Every cent is displayed, owed or held.
    expect(displayed(this.state)).toBeLessThanOrEqual(this.balance);
  }

  get amounts(): number[] {
    return openPrizes(this.state).map(({ amount }) => amount);
  }
}

const claimOf = (over: Partial<Claim> = {}): Claim => ({
  hand: 'poker#1',
  began: 1000,
  prize: null,
  posted: cents(80_000),
  awards: [
    { player: 'ann', amount: cents(50_000), part: 'losing-hand' },
    { player: 'bob', amount: cents(29_900), part: 'winning-hand' },
  ],
  returned: cents(100),
  ...over,
});

describe('bclc-poker 28.0 §3: a fund', () => {
  const opened = (setting = fundSetting()): FundInBooks => {
    const fund = new FundInBooks(setting);
    fund.balance = 100_000;
    fund.post('2026-01-01');
    return fund;
  };

  it('28.0 §3.1, §3.1.1, 29.0 §3.1, §3.1.1, 30.0 §2.4.7, §3.1, §3.1.1, 32.0 §1.4, §2.4.10: what is posted at the start of a business day can be won until the next posting', () => {
    const fund = opened();
    expect(fund.amounts).toEqual([80_000]);
    fund.balance += 50_000;
    expect(fund.amounts).toEqual([80_000]);
    expect(fund.post('2026-01-01')).toEqual(['It is posted for this day.']);
    expect(fund.amounts).toEqual([80_000]);
  });

  it('28.0 §3.1.2, §3.1.3, 29.0 §3.1.2, §3.1.3, 30.0 §3.1.2, §3.1.3: a change holds from its posting, and not before, however late that is', () => {
    const fund = opened();
    fund.balance = 200_000;
    // Days go by without a posting.
    expect(fund.amounts).toEqual([80_000]);
    expect(fund.post('2026-01-05')).toEqual(['posted']);
    expect(fund.amounts).toEqual([160_000]);
  });

  it('28.0 §1.3.1, 29.0 §1.3.1, 30.0 §1.3.1, 32.0 §1.3.1: what was kept seeds the next jackpot', () => {
    const fund = opened();
    fund.ask({ do: 'claim', claim: claimOf() });
    fund.ask({ do: 'confirm', hand: 'poker#1', prize: null, by: 'sue' });
    // 799 dollars of 1000 were paid.
    expect(fund.balance).toBe(20_100);
    expect(fund.amounts).toEqual([]);
    fund.post('2026-01-02');
    expect(fund.amounts).toEqual([16_000]);
  });

  it('is paid when somebody who wins nothing of it has confirmed it, and once', () => {
    const fund = opened();
    expect(fund.ask({ do: 'claim', claim: claimOf() })).toEqual(['called']);
    expect([fund.balance, fund.wallets.size]).toEqual([100_000, 0]);
    const confirm = (by: string | null): string[] =>
      fund.ask({ do: 'confirm', hand: 'poker#1', prize: null, by });
    expect(confirm(null)).toEqual(['Somebody of the floor must confirm it.']);
    expect(confirm('bob')[0]).toMatch(/^Whoever wins a part of it does not confirm it/);
    expect(confirm('sue')).toEqual(['confirmed']);
    expect([...fund.wallets]).toEqual([
      ['wallet:ann', 50_000],
      ['wallet:bob', 29_900],
    ]);
    expect(confirm('sue')).toEqual(['No such jackpot waits to be confirmed.']);
    expect(fund.ask({ do: 'claim', claim: claimOf() })).toEqual([]);
    const alone = opened(fundSetting(BAD_BEAT, { staffed: false }));
    alone.ask({ do: 'claim', claim: claimOf() });
    expect(alone.ask({ do: 'confirm', hand: 'poker#1', prize: null, by: null })).toEqual(['confirmed']);
  });

  it('28.0 §2.3, §2.3.1, 29.0 §2.3, §2.3.1: the floor may void it, with a reason, and then it can be won again', () => {
    const fund = opened();
    fund.ask({ do: 'claim', claim: claimOf() });
    expect(fund.amounts).toEqual([]);
    const reason = 'Seat 4 told seat 2 that a bad beat was possible.';
    const voidedBy = (by: string) =>
      fund.ask({
        do: 'void',
        hand: 'poker#1',
        prize: null,
        by,
        reason: by === 'sue' ? reason : 'I saw it too.',
      });
    // Nobody takes from players alone what their hands have won.
    expect(voidedBy('sue')).toEqual(['void-awaited']);
    expect(voidedBy('sue')).toEqual(['Somebody else of the staff must agree to it.']);
    expect(fund.amounts).toEqual([]);
    expect(voidedBy('tom')).toEqual(['voided']);
    expect(fund.journal.at(-1)?.body).toMatchObject({ reason, by: 'sue', seconded: 'tom' });
    expect([fund.amounts, fund.balance]).toEqual([[80_000], 100_000]);
    expect(fund.ask({ do: 'confirm', hand: 'poker#1', prize: null, by: 'sue' })[0]).toMatch(/^No such/);
  });

  it('32.0 §2.4.9, §2.4.9.a: hit at two tables, it is for the one whose first card was dealt earlier, until it is paid', () => {
    const fund = opened();
    fund.ask({ do: 'claim', claim: claimOf() });
    expect(fund.ask({ do: 'claim', claim: claimOf({ hand: 'other#7', began: 1000 }) })).toEqual([
      'came-too-late',
    ]);
    expect(fund.ask({ do: 'claim', claim: claimOf({ hand: 'other#8', began: 999 }) })).toEqual(['called']);
    expect(fund.state.called.map(({ hand }) => hand)).toEqual(['other#8']);
    fund.ask({ do: 'confirm', hand: 'other#8', prize: null, by: 'sue' });
    expect(fund.ask({ do: 'claim', claim: claimOf({ hand: 'other#3', began: 1 }) })).toEqual([
      'came-too-late',
    ]);
  });

  it('32.0 §2.4.9, §2.4.9.a: also when a day is posted between the ends of the two hands', () => {
    const fund = opened();
    const [{ since = '' } = {}] = openPrizes(fund.state);
    const late = claimOf({ since });
    fund.ask({ do: 'claim', claim: late });
    fund.balance += 1_000_000;
    fund.post('2026-01-02');
    const first = claimOf({ hand: 'other#8', began: 999, since });
    expect(fund.ask({ do: 'claim', claim: first })).toEqual(['called']);
    expect(fund.ask({ do: 'claim', claim: claimOf({ hand: 'third#2', began: 1001, since }) })).toEqual([
      'came-too-late',
    ]);
    // One hand has what was posted on the first day, and what is posted now can still be won.
    expect(waitingClaims(fund.state).map(({ hand }) => hand)).toEqual(['other#8']);
    expect(fund.amounts).toEqual([816_000]);
    fund.ask({ do: 'confirm', hand: 'other#8', prize: null, by: 'sue' });
    expect([fund.balance, fund.amounts]).toEqual([1_020_100, [816_000]]);
    // The auditor, too, gives it to the one that began first.
    const claims = [late, first, claimOf({ hand: 'third#2', began: 1001, since })];
    const read = (journal: readonly JournalEvent[]) => {
      const won = claims.map((claim) => ({ claims: [{ fund: 'fund', claim }], listings: [] }));
      const audit = new FundReplay('fund', won, [fund.setting]);
      return journal.flatMap((line) => audit.read(line));
    };
    expect(read(fund.journal)).toHaveLength(1);
    const kept = fund.journal.map((line) =>
      line.type === 'called' && JSON.stringify(line.body).includes('other#8')
        ? { ...line, type: 'came-too-late', body: JSON.parse(JSON.stringify({ claim: first })) }
        : line,
    );
    expect(() => read(kept)).toThrow('not for the hand that began first');
    const less = fund.journal.map((line) => ({
      ...line,
      body: JSON.parse(JSON.stringify(line.body).replace('"amount":816000', '"amount":800000')),
    }));
    expect(() => read(less)).toThrow('posts other amounts than its rules give');
  });

  it('30.0 §2.4.8, 32.0 §2.4.12: what was won is not won again by a hand that began before it was seeded anew', () => {
    const fund = opened();
    const [{ since = '' } = {}] = openPrizes(fund.state);
    fund.ask({ do: 'claim', claim: claimOf({ since }) });
    fund.ask({ do: 'confirm', hand: 'poker#1', prize: null, by: 'sue' });
    fund.balance += 1_000_000;
    fund.post('2026-01-02');
    const [{ amount, since: anew = '' } = { amount: 0 }] = openPrizes(fund.state);
    expect([amount, anew]).toEqual([816_000, '2026-01-02']);
    expect(fund.ask({ do: 'claim', claim: claimOf({ hand: 'other#7', began: 2000, since }) })).toEqual([
      'came-too-late',
    ]);
    const next = claimOf({ hand: 'other#8', began: 3000, since: anew });
    expect(fund.ask({ do: 'claim', claim: next })).toEqual(['called']);
  });

  it('28.0 §2.3.1, 32.0 §2.4.9: if the call of the hand that began first is void, the next hand that has hit it has it', () => {
    const fund = opened();
    const [{ since = '' } = {}] = openPrizes(fund.state);
    const claims = [
      claimOf({ hand: 'b#1', began: 2000, since }),
      claimOf({ hand: 'c#1', began: 3000, since }),
      claimOf({ hand: 'a#1', began: 1000, since }),
    ];
    expect(claims.flatMap((claim) => fund.ask({ do: 'claim', claim }))).toEqual([
      'called',
      'came-too-late',
      'called',
    ]);
    const voided = (hand: string) =>
      ['sue', 'tom'].flatMap((by) => fund.ask({ do: 'void', hand, prize: null, by, reason: 'They spoke.' }));
    expect(voided('a#1')).toEqual(['void-awaited', 'voided', 'called']);
    expect(fund.state.called.map(({ hand }) => hand)).toEqual(['b#1']);
    fund.post('2026-01-02');
    expect(voided('b#1')).toEqual(['void-awaited', 'voided', 'called']);
    expect(waitingClaims(fund.state).map(({ hand }) => hand)).toEqual(['c#1']);
    expect(voided('c#1')).toEqual(['void-awaited', 'voided']);
    const won = claims.map((claim) => ({ claims: [{ fund: 'fund', claim }], listings: [] }));
    const audit = new FundReplay('fund', won, [fund.setting]);
    expect(fund.journal.flatMap((line) => audit.read(line))).toEqual([]);
  });

  it('30.0 §2.4.8, 32.0 §2.4.12: each prize is won once a day', () => {
    const fund = new FundInBooks(fundSetting(HIGH_HAND, { seed: 0 }));
    fund.balance = 140_000;
    fund.post('2026-01-01');
    expect(fund.amounts).toEqual(Array.from({ length: 14 }, () => 10_000));
    const quads = claimOf({
      prize: 'quads',
      posted: cents(10_000),
      awards: [{ player: 'ann', amount: cents(10_000), part: 'high-hand' }],
      returned: cents(0),
    });
    fund.ask({ do: 'claim', claim: quads });
    fund.ask({ do: 'confirm', hand: 'poker#1', prize: 'quads', by: 'sue' });
    expect(openPrizes(fund.state).map(({ name }) => name)).not.toContain('quads');
    const shown = viewJackpot({ setting: fund.setting, state: fund.state, pool: fund.balance }).prizes;
    expect(shown.filter(({ won }) => won).map(({ name, amount }) => [name, amount])).toEqual([['quads', 0]]);
    expect(fund.ask({ do: 'claim', claim: { ...quads, hand: 'poker#2', began: 2000 } })).toEqual([
      'came-too-late',
    ]);
    fund.balance += 1400;
    fund.post('2026-01-02');
    expect(openPrizes(fund.state).find(({ name }) => name === 'quads')?.amount).toBe(100);
  });

  it('31.0 §1.3, §1.4, §2.3.7, §3.1: the best hands of the day are paid what was collected in it, the day after', () => {
    const fund = new FundInBooks(fundSetting(DAILY, { seed: 0 }));
    fund.post('2026-01-01');
    fund.balance = 100_000;
    const list = (player: string, strength: number, hand = 'poker#1') =>
      fund.ask({ do: 'list', listing: { hand, player, strength, call: 'kings full' } });
    for (const [player, strength] of [
      ['ann', 7000],
      ['bob', 7100],
      ['cy', 7050],
      ['dee', 6900],
    ] as const)
      expect(list(player, strength)).toEqual(['listed']);
    expect(list('ann', 7000)).toEqual([]);
    expect(fund.post('2026-01-02')).toEqual(['posted', 'called']);
    expect(fund.state.listed).toEqual([]);
    expect(fund.state.called[0]).toMatchObject({
      hand: '2026-01-01',
      awards: [
        { player: 'bob', amount: 50_000, part: 'place-1' },
        { player: 'cy', amount: 30_000, part: 'place-2' },
        { player: 'ann', amount: 20_000, part: 'place-3' },
      ],
    });
    // The total of the day that is over is posted with its winning hands.
    expect(viewJackpot({ setting: fund.setting, state: fund.state, pool: fund.balance }).results).toEqual({
      day: '2026-01-01',
      total: 100_000,
      hands: [1, 2, 3].map((place) => ({
        place,
        hand: 'poker#1',
        call: 'kings full',
        amount: [50_000, 30_000, 20_000][place - 1],
      })),
    });
    fund.ask({ do: 'confirm', hand: '2026-01-01', prize: null, by: 'sue' });
    expect([fund.balance, fund.wallets.get('wallet:bob')]).toEqual([0, 50_000]);
    expect(fund.post('2026-01-03')).toEqual(['posted']);
    // The auditor pays the list of the hands that were dealt once more, and believes no other.
    const listings = fund.journal
      .map(fundFromJournal)
      .flatMap((event) => (event.type === 'listed' ? [{ fund: 'fund', listing: event.listing }] : []));
    const read = (change: (text: string) => string = (text) => text) => {
      const audit = new FundReplay('fund', [{ claims: [], listings }], [fund.setting]);
      for (const line of fund.journal)
        audit.read({ ...line, body: JSON.parse(change(JSON.stringify(line.body))) });
      return audit.displayed;
    };
    expect(read()).toBe(displayed(fund.state));
    // Somebody else at the first place, in the line that calls it; and a hand that was made better afterwards.
    expect(() => read((text) => (text.includes('place-1') ? text.replace('"bob"', '"eve"') : text))).toThrow(
      'won by no hand of any table',
    );
    expect(() => read((text) => text.replace('"strength":7000', '"strength":9000'))).toThrow(
      'lists a hand that no table has dealt',
    );
  });

  it('what waits to be paid is not posted once more', () => {
    const fund = opened();
    fund.ask({ do: 'claim', claim: claimOf() });
    fund.post('2026-01-02');
    // 100,000 less 79,900 that are owed, and a fifth of the rest kept.
    expect(fund.amounts).toEqual([16_000]);
    fund.ask({ do: 'confirm', hand: 'poker#1', prize: null, by: 'sue' });
    expect([fund.balance, fund.amounts]).toEqual([20_100, [16_000]]);
  });
});

describe('bclc-poker 28.0: a table that plays for a jackpot', () => {
  const QUADS = { holes: ['8c 8d', 'Tc Td', '2d 3s', '2h 4s', 'Kc 7d'], board: '8h 8s Th Ts 2c' };
  const played = (over: Partial<PlayedFor> = {}, jackpot = BAD_BEAT): PlayedFor => ({
    fund: 'fund',
    jackpot,
    options: {},
    percent: 10,
    cap: cents(1000),
    open: [{ name: null, amount: cents(80_000) }],
    ...over,
  });

  /** Five sit down and check to the end, with these cards; bots in the seats that are named. */
  function dealtOut(
    jackpots: readonly PlayedFor[],
    bots: readonly number[] = [],
    late: readonly number[] = [],
  ): CardFelt {
    const felt = new CardFelt(
      pokerSetting({ rakePercent: 10, rakeCap: 300, bigBlind: 500, showdown: 'exposed' }),
    );
    for (const seat of [1, 2, 3, 4, 5]) {
      const player = `p${seat}`;
      felt.fund(player, 20_000);
      const bot = bots.includes(seat);
      felt.ask(
        bot
          ? { do: 'seat-bot', player, seat, style: 'tight', amount: cents(20_000) }
          : { do: 'sit-down', player, seat, amount: cents(20_000) },
      );
    }
    felt.ask({ do: 'begin-hand', number: 1, commitments: ['c'], toDraw: deck(), at: 1000, jackpots });
    felt.deck = rigged(felt, QUADS);
    for (let asked = felt.untilAsked(); asked !== null; asked = felt.untilAsked()) {
      const { hand } = felt.state;
      if (!hand) break;
      const waiting = handOf(hand).waiting;
      if (waiting.for !== 'answer') break;
      const verb = waiting.questions[0].actions.find(
        (action) => !action.refused && action.verb !== 'fold',
      )?.verb;
      if (late.includes(asked) || !verb) felt.goOn();
      else felt.ask({ do: 'act', player: `p${asked}`, turn: 1000 + hand.inputs.length, answer: { verb } });
    }
    return felt;
  }

  /** The cards in the order in which they leave the deck. */
  function rigged(felt: CardFelt, { holes, board }: typeof QUADS) {
    const order = felt.state.hand?.setup.players.map(({ seat }) => seat) ?? [];
    const own = holes.map(parseCards);
    const named = [...own.flat(), ...parseCards(board)];
    const rest = deck().filter((card) => !named.includes(card));
    const round = (which: number) => order.flatMap((seat) => own[seat - 1]?.[which] ?? []);
    const [a, b, c, d, e] = parseCards(board);
    const burn = () => rest.shift();
    return [...round(0), ...round(1), burn(), a, b, c, burn(), d, burn(), e, ...rest].flatMap(
      (card) => card ?? [],
    );
  }

  it('28.0 §1.3, 29.0 §1.3, 30.0 §1.3, 31.0 §1.3, 32.0 §1.3: its hands pay into the fund after the rake, and every cent is somewhere', () => {
    const felt = dealtOut([played()]);
    // Pots of 25 dollars: 2.50 rake, of which whole chips are 2, and a tenth of the 23 that are left: 2.
    expect([felt.balance('rake:poker'), felt.balance('jackpot:fund')]).toEqual([200, 200]);
    expect([...felt.balances.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  it('28.0 §2.5, §3.3.2, §3.4: what a hand wins is handed in before another begins, and is what the auditor finds', () => {
    const felt = dealtOut([played()]);
    const [won] = felt.state.won.claims;
    expect(won).toEqual({
      fund: 'fund',
      claim: {
        hand: 'poker#1',
        began: 1000,
        prize: null,
        posted: 80_000,
        awards: [
          { player: 'p1', amount: 40_000, part: 'losing-hand' },
          { player: 'p2', amount: 20_000, part: 'winning-hand' },
          ...['p3', 'p4', 'p5'].map((player) => ({ player, amount: 6600, part: 'dealt-in' })),
        ],
        returned: 200,
      },
    });
    expect(felt.refolded('start')).toEqual(felt.state);
    expect(felt.refolded('last hand').won).toEqual(felt.state.won);
    expect(felt.begin()).toHaveProperty('refused');
    felt.ask({ do: 'jackpots-handed-in' });
    expect(felt.begin()).toHaveProperty('events');
  });

  it('28.0 §3.3.1.c, 29.0 §3.3.1.c: who is dealt in at several tables has one part of what is divided among all', () => {
    const felt = dealtOut([played()]);
    const { hand } = felt.state;
    if (!hand) throw new Error('There is no hand.');
    const jackpots = [{ ...played(), options: { division: 'all-tables' } }];
    const none: ReadonlySet<number> = new Set();
    const at = (table: string, seat: number, player: string) => ({ fund: 'fund', table, seat, player });
    const parts = (elsewhere: Parameters<typeof wonBy>[4], away = none) =>
      wonBy({ ...hand, jackpots }, handOf(hand), away, none, elsewhere).claims.flatMap(({ claim }) =>
        claim.awards.filter(({ part }) => part === 'dealt-in').map(({ player, amount }) => [player, amount]),
      );
    // 40 % of 800 dollars among the three here who have neither hand, and one at another table.
    const shared = ['p3', 'p4', 'p5', 'eve'].map((player) => [player, 8000]);
    expect(parts([at('b', 1, 'eve')])).toEqual(shared);
    // Eve has two seats, and the winner, the loser and somebody else from here have one each.
    const more = [at('b', 2, 'p1'), at('b', 3, 'p2'), at('b', 4, 'p3'), at('c', 1, 'eve')];
    expect(parts([at('b', 1, 'eve'), ...more])).toEqual(shared);
  });

  it('28.0 §2.5.1, §2.5.2: players who did not act in time are away, and those of the house are none', () => {
    expect(dealtOut([played()], [], [5]).state.won.claims).toEqual([]);
    expect(dealtOut([played()], [5]).state.won.claims).toEqual([]);
    expect(dealtOut([played({ open: [] })]).state.won.claims).toEqual([]);
  });

  it('31.0 §4.2: the hands of the day are handed in', () => {
    const felt = dealtOut([played({ open: [] }, DAILY)]);
    expect(felt.state.won.listings.map(({ listing }) => [listing.player, listing.call])).toEqual([
      ['p2', 'four tens'],
      ['p1', 'four eights'],
    ]);
  });

  it('29.0 §5.2: who wins the wide area jackpot is not paid the local one', () => {
    const wide = played({ fund: 'wide' }, 'bclc-poker/wide-area-bad-beat-jackpot');
    expect(dealtOut([played(), wide]).state.won.claims.map(({ fund }) => fund)).toEqual(['wide']);
  });

  it('CONTRACT: its history tells what it has won, which replay finds too; what only the house can know is left out', () => {
    const felt = dealtOut([played()]);
    const { hand, won } = felt.state;
    if (!hand) throw new Error('There is no hand.');
    const found = { setting: felt.setting, definition: null, first: 1, last: 1, hand, at: new Date(0) };
    const nobody: ReadonlySet<number> = new Set();
    const text = openHistory({ ...found, away: nobody, bots: nobody, won });
    const [replayed] = replayPhh(text);
    expect(replayed).toMatchObject({ ok: true, returnedToPool: { [BAD_BEAT]: 2 } });
    const told = /^_awards = (.*)$/m.exec(text)?.[1] ?? '';
    expect(told.match(/ \d+(?=')/g)).toEqual([' 400', ' 200', ' 66', ' 66', ' 66']);
    expect(phhOf({ ...found, away: nobody, bots: nobody, won }, 3, 'p3')).toContain('_awards');
    // Divided over other tables too: a reader of this hand alone would come to other amounts.
    const claims = won.claims.map(({ fund, claim }) => ({
      fund,
      claim: { ...claim, awards: claim.awards.slice(0, 2) },
    }));
    const divided = openHistory({ ...found, away: nobody, bots: nobody, won: { ...won, claims } });
    expect(divided).not.toContain('_awards');
    expect(divided).toContain('_jackpots');
  });

  it('is proven by the auditor: the fund pays what the journal of the table says was won, and nothing else', () => {
    const felt = dealtOut([played()]);
    const replay = new PokerReplay(felt.setting);
    const moved = felt.journal.flatMap((line) => replay.read(line));
    expect(moved.find(({ reason }) => reason === 'hand')?.postings).toContainEqual({
      account: 'jackpot:fund',
      amount: 200,
    });
    const fund = new FundInBooks(fundSetting());
    fund.balance = 100_000;
    fund.post('2026-01-01');
    for (const { claim } of felt.state.won.claims) fund.ask({ do: 'claim', claim });
    fund.ask({ do: 'confirm', hand: 'poker#1', prize: null, by: 'sue' });
    const read = (journal: readonly JournalEvent[], won = replay.won) => {
      const audit = new FundReplay('fund', won, [fund.setting]);
      return journal.flatMap((line) => audit.read(line));
    };
    expect(read(fund.journal)).toMatchObject([{ reason: 'jackpot' }]);
    expect(() => read(fund.journal, [])).toThrow('It is won by no hand of any table.');
    expect(() => read(fund.journal.filter(({ type }) => type !== 'called'))).toThrow('not called');
    const forged = (type: string, change: (body: string) => string): JournalEvent[] =>
      fund.journal.map((line) =>
        line.type === type ? { ...line, body: JSON.parse(change(JSON.stringify(line.body))) } : line,
      );
    expect(() => read(forged('called', (body) => body.replace('40000', '41000')))).toThrow(
      /not what was posted/,
    );
    expect(() => read(forged('posted', (body) => body.replace('80000', '180000')))).toThrow(
      /more than is in the pool/,
    );
    expect(() => read(forged('confirmed', (body) => body.replace('sue', 'p2')))).toThrow(
      /who wins a part of it/,
    );
    // A line of the table that has won something else than the rules give.
    const lines = felt.journal.map((line) =>
      line.type === 'hand-over'
        ? { ...line, body: JSON.parse(JSON.stringify(line.body).replace('40000', '41000')) }
        : line,
    );
    const again = new PokerReplay(felt.setting);
    expect(() => lines.flatMap((line) => again.read(line))).toThrow(/something else of jackpots/);
  });
});
