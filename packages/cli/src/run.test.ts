import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { croupier, MINI } from './testing/croupier.ts';

const COMMANDS = ['serve', 'games', 'rules', 'odds', 'simulate', 'replay', 'deal', 'play', 'verify'];

describe('the command line (CONTRACT)', () => {
  it.each(COMMANDS)('%s has help with examples', async (command) => {
    const { code, stdout, stderr } = await croupier([command, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: croupier ${command}`);
    expect(stdout).toContain('Examples:');
  });

  it.each(['deploy/compose.yaml', 'Dockerfile'])(
    'knows every option that %s starts the house with',
    async (file) => {
      const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
      const words = text.slice(text.search(/command:|^CMD/m)).split(/secrets:/)[0] ?? '';
      const options = [...new Set(words.match(/--[a-z][a-z-]+/g))];
      expect(options).toContain('--port');
      const { stdout } = await croupier(['serve', '--help']);
      for (const option of options) expect(stdout).toMatch(new RegExp(`(?:^|\\s)${option}[ =\n]`));
    },
  );

  it('lists all commands, and prints its version', async () => {
    const { code, stdout } = await croupier(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
    expect(await croupier(['--version'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });

  it.each([
    [[]],
    [['deel']],
    [['--nonsense']],
    [['odds']],
    [['odds', MINI, 'extra']],
    [['odds', MINI, '--option', 'decks']],
    [['odds', MINI, '--option', '=6']],
    [['odds', MINI, '--option', 'decks=6', '--option', 'decks=7']],
    [['simulate', MINI]],
    [['simulate', MINI, '--rounds', '0']],
    [['simulate', MINI, '--rounds', '-3']],
    [['simulate', MINI, '--rounds', '1.5']],
    [['simulate', MINI, '--rounds', 'many']],
    [['deal', MINI]],
    [['replay']],
    [['verify']],
    [['verify', 'shoe']],
    [['verify', 'ledger', '--data', 'x', '--database', 'postgres://y']],
    [['serve', '--port', 'x']],
    [['serve', '--port', '70000']],
    [['play', MINI, '--chips', 'lots']],
  ])('wrong usage ends with 2: %j', async (argv) => {
    const { code, stdout, stderr } = await croupier(argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toMatch(/\n\s+at /);
    if (argv.length > 0) expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    [['games', 'no-such-game']],
    [['odds', 'no-such-game']],
    [['odds', MINI, '--option', 'decks=5']],
    [['odds', MINI, '--option', 'jokers=2']],
    [['odds', MINI, '--wager', 'dragon']],
    [['simulate', MINI, '--rounds', '10', '--strategy', 'martingale']],
    [['deal', 'poker', '--seed', '1']],
    [['play', 'roulette']],
    [['verify', 'journal', '--data', '/no/such/directory']],
    [['verify', 'ledger', '--database', 'not a url']],
    [['replay', '/no/such/file']],
  ])('bad input ends with 1 and one sentence: %j', async (argv) => {
    const { code, stdout, stderr } = await croupier(argv);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/[.?)]\n$/);
  });

  it('says which command or game was probably meant', async () => {
    expect((await croupier(['gmes'])).stderr).toContain('Did you mean games?');
    expect((await croupier(['odds', 'mini-bacarat'])).stderr).toContain(`did you mean ${MINI}?`);
    expect((await croupier(['odds', 'bclc-bacarat/mini-baccarat'])).stderr).toContain(
      `did you mean ${MINI}?`,
    );
    expect((await croupier(['odds', 'texas-holdem'])).stderr).toContain(
      'did you mean bclc-poker/texas-holdem?',
    );
    expect((await croupier(['odds', 'bclc-poker/texas-holdem'])).stderr).toContain('played between players');
    expect((await croupier(['odds', MINI, '--wager', 'bankr'])).stderr).toContain('did you mean banker?');
  });

  it('names the clause that forbids an option (bclc-baccarat 1.0 §1.1)', async () => {
    expect((await croupier(['odds', MINI, '--option', 'decks=5'])).stderr).toContain(
      'bclc-baccarat 1.0 §1.1',
    );
  });

  it('colours a terminal and nothing else, and no terminal that does not want it', async () => {
    const colored = async (argv: string[], terminal: boolean, env = {}) =>
      (await croupier(['games', MINI, ...argv], { terminal, env })).stdout.includes('\u001b[');
    expect(await colored([], true)).toBe(true);
    expect(await colored([], false)).toBe(false);
    expect(await colored(['--no-color'], true)).toBe(false);
    expect(await colored([], true, { NO_COLOR: '1' })).toBe(false);
    expect(await colored([], true, { TERM: 'dumb' })).toBe(false);
    expect(await colored([], false, { FORCE_COLOR: '1' })).toBe(true);
  });
});
