import { describe, expect, it } from 'vitest';
import { croupier, croupierJson, MINI } from '../testing/croupier.ts';

describe('croupier games', () => {
  it('lists a game with its rulebook, section, seats, wagers and options', async () => {
    const { code, json } = await croupierJson(['games', MINI]);
    expect(code).toBe(0);
    expect(json.games).toHaveLength(1);
    expect(json.games[0]).toMatchObject({
      id: MINI,
      rulebook: 'bclc-baccarat',
      section: '1.0',
      seats: 9,
      wagers: [{ id: 'player' }, { id: 'banker' }, { id: 'tie' }],
    });
  });

  it('posts the pay table with its clauses: 8 to 1 on a tie (bclc-baccarat 1.0 §7.3), 5 % on Banker (§5.1)', async () => {
    const { json } = await croupierJson(['games', MINI]);
    const [, banker, tie] = json.games[0].wagers;
    expect(tie.payTable).toEqual([{ name: 'tie', pays: '8 to 1', clauses: ['bclc-baccarat 1.0 §7.3'] }]);
    expect(banker.payTable[0].pays).toBe('1 to 1 less 5 %');
    expect(banker.payTable[0].clauses).toContain('bclc-baccarat 1.0 §5.1');
  });

  it('tells whoever asks for what adds to games at which of them it is met', async () => {
    const { json } = await croupierJson(['games']);
    const dealt = new Set(json.games.map(({ id }: { id: string }) => id));
    const alone = json.additions.filter(({ dealt: itself }: { dealt?: boolean }) => !itself);
    expect(alone.length).toBeGreaterThan(0);
    for (const { id, title, hosts } of alone) {
      expect(hosts.every((host: string) => dealt.has(host))).toBe(true);
      const { code, stderr } = await croupier(['play', id]);
      expect(code).toBe(1);
      expect(stderr).toContain(`${title} is no game of its own; it adds to ${hosts.join(', ')}.`);
    }
  });

  it('gives every option with default, values and clause: six to eight decks (bclc-baccarat 1.0 §1.1)', async () => {
    const { json } = await croupierJson(['games', MINI]);
    const decks = json.games[0].options.find(({ name }: { name: string }) => name === 'decks');
    expect(decks).toMatchObject({ default: 8, values: [6, 7, 8], clause: 'bclc-baccarat 1.0 §1.1' });
  });

  it('finds every section of the five rulebooks: what is dealt, what is to come, and what adds to games', async () => {
    const { json } = await croupierJson(['games']);
    const all: { id: string; rulebook: string; section: string }[] = [...json.games, ...json.additions];
    expect(new Set(all.map(({ id }) => id)).size).toBe(51);
    const poker = all.filter(({ rulebook }) => rulebook === 'bclc-poker').map(({ section }) => section);
    const numbers = Array.from({ length: 33 }, (_, i) => `${i + 1}.0`);
    expect(poker.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers);
  });

  it('names the hosts of what adds to games: bclc-poker 30.0 §2.2 and 31.0 §2.1', async () => {
    const { json } = await croupierJson(['games']);
    const hostsOf = (id: string) => json.additions.find((one: { id: string }) => one.id === id).hosts;
    expect(hostsOf('bclc-poker/high-hand-progressive-jackpot')).toEqual([
      'bclc-poker/texas-holdem',
      'bclc-poker/seven-card-stud',
    ]);
    expect(hostsOf('bclc-poker/daily-high-hand-bonus')).toEqual(['bclc-poker/texas-holdem']);
    const { stdout } = await croupier(['games', 'bclc-poker/run-the-board-twice']);
    expect(stdout).toContain('Adds to bclc-poker/texas-holdem.');
  });

  it('gives what adds to games and is dealt with them in full: bclc-poker 15.0', async () => {
    const { json } = await croupierJson(['games', 'bclc-poker/multi-game-progressive']);
    const [{ hosts, options, wagers }] = json.additions;
    const host = options.find(({ name }: { name: string }) => name === 'host');
    expect(host.values.toSorted()).toEqual(hosts.toSorted());
    expect(wagers.at(-1)).toMatchObject({ id: 'progressive', payTable: { length: 7 } });
    const { stdout } = await croupier(['games', 'bclc-poker/multi-game-progressive']);
    expect(stdout).toContain('bclc-poker/three-card-poker');
  });

  it('prints the same for people', async () => {
    expect((await croupier(['games'])).stdout).toContain(MINI);
    const { stdout } = await croupier(['games', MINI]);
    expect(stdout).toMatch(/tie +tie +8 to 1 +bclc-baccarat 1\.0 §7\.3/);
    expect(stdout).toMatch(/decks +6 \| 7 \| 8 +8/);
  });
});
