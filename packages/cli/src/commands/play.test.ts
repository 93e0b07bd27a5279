import { describe, expect, it } from 'vitest';
import { croupier, MINI } from '../testing/croupier.ts';

const play = (lines: readonly string[], argv: readonly string[] = [], around = {}) =>
  croupier(['play', MINI, ...argv], { stdin: lines.map((line) => `${line}\n`).join(''), ...around });

/** Balances as the prompt shows them, in cents. */
const balances = (stdout: string): number[] =>
  [...stdout.matchAll(/^([\d,]+\.\d\d)(?: \([\d,.]+ down\))? > /gm)].map(([, amount = '']) =>
    Math.round(Number(amount.replaceAll(',', '')) * 100),
  );

describe('croupier play', () => {
  it('plays a round from a committed shoe, and the line it prints verifies that shoe', async () => {
    const { code, stdout, stderr } = await play(['137 my own words', 'banker 25, tie 5', 'deal', 'quit']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [, committed] = /commitment ([0-9a-f]{64})/.exec(stdout) ?? [];
    const [, reveal = ''] = /^echo '(.*)' \| croupier verify shoe -$/m.exec(stdout) ?? [];
    const entropy = Buffer.from('my own words').toString('hex');
    expect(JSON.parse(reveal)).toMatchObject({ commitment: committed, cut: { position: 137, entropy } });
    expect((await croupier(['verify', 'shoe', '-'], { stdin: reveal })).code).toBe(0);
    // The secret is not told before the round is over.
    expect(stdout.indexOf(JSON.parse(reveal).seed)).toBeGreaterThan(stdout.indexOf('this round'));
  });

  it('rws-baccarat all §3.1: calls for bets once a round, where the rulebook has the call', async () => {
    const argv = ['play', 'rws-baccarat/commission-baccarat', '--seed', '1'];
    const { stdout } = await croupier(argv, { stdin: 'player 10\n\nplayer 10\n\nquit\n' });
    expect(stdout.split('Place your bets, please.')).toHaveLength(4);
    expect((await play(['player 10', '', 'quit'], ['--seed', '1'])).stdout).not.toContain('Place your bets');
  });

  it('deals the same cards for the same seed, and results add up to the balance', async () => {
    const lines = ['player 100', '', 'rebet', 'deal', 'banker 50, tip banker 1', '', 'record', 'quit'];
    const once = await play(lines, ['--seed', 'practice']);
    expect((await play(lines, ['--seed', 'practice'])).stdout).toBe(once.stdout);
    const [record = ''] = /^\{"format".*\}$/m.exec(once.stdout) ?? [];
    expect((await croupier(['replay', '-'], { stdin: record })).code).toBe(0);
    const nets = [...once.stdout.matchAll(/^ {2}([+-]?[\d,.]+) this round, ([+-]?[\d,.]+) since/gm)];
    const sum = nets.reduce((total, [, net = '']) => total + Number(net.replaceAll(',', '')), 0);
    expect(nets).toHaveLength(3);
    expect(Number(nets[2]?.[2])).toBeCloseTo(sum, 2);
    expect(balances(once.stdout).at(-1)).toBe(100_000 + Math.round(sum * 100));
  });

  it('tells each result with its clause, and hands the dealers their tips', async () => {
    const { stdout } = await play(
      [...Array.from({ length: 12 }, () => ['player 10, tip player 1', '']).flat(), 'quit'],
      ['--seed', '2'],
    );
    expect(stdout).toMatch(/Player at spot 1: 10\.00 wins 10\.00, 20\.00 back\. bclc-baccarat 1\.0 §7\.1/);
    expect(stdout).toMatch(
      /Dealer's bet on Player at spot 1: 1\.00 wins 1\.00, 2\.00 into the tip box\. .*§6\.2/,
    );
    expect(stdout).toMatch(/The dealers thank you for \d+\.00\./);
  });

  it('refuses what the rules, the limits or the purse do not allow, and loses nothing', async () => {
    const { code, stdout } = await play(
      [
        'player 10, banker 10',
        'player 10',
        'spot 2 banker 10',
        'tie 4',
        'tie 2.50',
        'spot 10 tie 5',
        'player 5000',
        'tip tie 1',
        'clear',
        'tip tie 1',
        'quit',
      ],
      ['--seed', '1'],
    );
    expect(code).toBe(0);
    expect(stdout).toContain('(bclc-baccarat 1.0 §3.1.1.a)');
    expect(stdout).toContain('(bclc-baccarat 1.0 §3.1.2.a)');
    expect(stdout).toContain('The least on Tie is 5.00');
    expect(stdout).toContain('The table has spots 1 to 9');
    expect(stdout).toContain('The most on Player');
    expect(stdout).toContain('Bet for yourself before you bet for the dealer. (bclc-baccarat 1.0 §6.1)');
    expect(stdout).toContain('You leave with 1,000.00, 0.00 over 0 rounds');
  });

  it('survives garbage', async () => {
    const garbage = [
      '',
      'deal',
      'undo',
      'rebet',
      '🂡',
      '; drop table chips',
      '{}',
      'banker',
      '-',
      '____',
      'x'.repeat(5000),
      'deel',
      'constructor 5',
      '__proto__ 5',
    ];
    const { code, stdout } = await play([...garbage, 'quit'], ['--seed', '1']);
    expect(code).toBe(0);
    expect(new Set(balances(stdout))).toEqual(new Set([100_000]));
    expect(stdout).toContain('did you mean deal?');
  });

  it('asks again for a cut that cannot be, and takes none', async () => {
    const { stdout } = await play(['416', 'in the middle', `1 ${'x'.repeat(65)}`, 'none', 'quit']);
    expect(stdout).toContain('can be cut at 0 to 415, not at 416');
    expect(stdout).toContain('Say where to cut');
    expect(stdout).toContain('too many words');
    expect(stdout).toContain('Cut at 0.');
  });

  it('leaves with a summary when the input ends, bets on the layout coming back', async () => {
    const { code, stdout } = await play(['banker 100'], ['--seed', '1']);
    expect(code).toBe(0);
    expect(stdout).toContain('Your bets on the layout come back to you.');
    expect(stdout).toContain('You leave with 1,000.00');
    expect((await play([])).code).toBe(0);
  });

  it('leaves with a summary at Ctrl-C', async () => {
    let press = (): void => undefined;
    const { code, stdout } = await play(['banker 100', 'quit'], ['--seed', '1'], {
      interrupt: (ctrlC: () => void) => {
        press = ctrlC;
      },
      onOutput: (text: string) => {
        if (text.includes('On the layout')) press();
      },
    });
    expect(code).toBe(0);
    expect(stdout).toContain('You leave with 1,000.00');
  });

  it('shows the roads, the rules, the odds, the bets and help', async () => {
    const { stdout } = await play(
      ['road', 'tie 5', '', 'road', 'rules', 'odds', 'bets', 'help', 'quit'],
      ['--seed', '1'],
    );
    expect(stdout).toContain('No coup has been dealt from this shoe yet.');
    expect(stdout).toContain('Bead plate');
    expect(stdout).toContain('Big road');
    expect(stdout).toContain('8 to 1');
    expect(stdout).toContain('house edge 14.3596 %');
    expect(stdout).toMatch(/^ {2}tie: 5\.00 to /m);
    expect(stdout).toMatch(/^ {2}rebet /m);
  });

  it('speaks the cards instead of drawing them with --plain', async () => {
    const { stdout } = await play(['tie 5', '', 'quit'], ['--seed', '1', '--plain']);
    expect(stdout).toMatch(/Player: the \w+ of \w+, the \w+ of \w+; \d\./);
    expect(stdout).not.toContain('┌');
  });

  it('changes the shoe after the hand that follows the cut card, and opens the old one', async () => {
    const rounds = Array.from({ length: 90 }, () => ['player 5', '']).flat();
    const { code, stdout } = await play(['', ...rounds, 'quit'], ['--chips', '5,000']);
    expect(code).toBe(0);
    expect(stdout.match(/^A new shoe/gm)).toHaveLength(2);
    const reveals = [...stdout.matchAll(/^echo '(.*)' \|/gm)];
    expect(reveals).toHaveLength(2);
    for (const [, reveal = ''] of reveals) {
      expect((await croupier(['verify', 'shoe', '-'], { stdin: reveal })).code).toBe(0);
    }
    // The cut card stands 16 from the back; the hand in which it shows and one more take at most twelve cards.
    const dealt = JSON.parse(reveals[0]?.[1] ?? '{}').dealt.split(' ').length;
    expect(dealt).toBeGreaterThanOrEqual(416 - 16 + 4);
    expect(dealt).toBeLessThanOrEqual(416 - 16 + 11);
  });

  it('sends a player home who cannot bet any more', async () => {
    const { code, stdout } = await play(['tie 5', 'deal', 'tie 5', 'deal'], ['--seed', '1', '--chips', '5']);
    expect(code).toBe(0);
    expect(stdout).toContain('less than the least bet');
  });
});

describe('croupier play of a game that asks', () => {
  const ask = (game: string, lines: readonly string[]) =>
    croupier(['play', game, '--seed', '5'], { stdin: lines.map((line) => `${line}\n`).join('') });

  it('asks with what may be done, refuses garbage, and settles what was decided', async () => {
    const { code, stdout } = await ask('bclc-poker/three-card-poker', [
      'ante 10',
      '',
      'levitate',
      'play',
      'quit',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('Seat 1: play 10.00, or fold? > levitate\n"levitate" is no answer.');
    // Seed 5: nine high against ten high, which does not qualify: the ante is paid and the play pushes (6.0 §6.8).
    expect(stdout).toContain('Play at spot 1: 10.00 pushes');
    expect(balances(stdout).at(-1)).toBe(101_000);
  });

  it('stakes the blind with the ante, and offers less on every street', async () => {
    const { stdout } = await ask('bclc-poker/ultimate-texas-holdem', [
      'ante 10',
      '',
      'play 5x',
      'check',
      'c',
      'f',
      'quit',
    ]);
    expect(stdout).toContain('On the layout: ante 10.00; blind 10.00.');
    expect([...stdout.matchAll(/^Seat 1: (.*)\? >/gm)].map(([, offered]) => offered)).toEqual([
      'check, or play 3x to 4x (30.00 to 40.00)',
      'check, or play 3x to 4x (30.00 to 40.00)',
      'check, or play 20.00',
      'fold, or play 10.00',
    ]);
    expect(balances(stdout).at(-1)).toBe(98_000);
  });

  it('folds for whoever leaves in the middle, and the chips add up', async () => {
    const { code, stdout } = await ask('bclc-poker/three-card-poker', ['ante 10', '']);
    expect(code).toBe(0);
    expect(stdout).toContain('Folding, seat 1.');
    expect(stdout).toContain('You leave with 990.00');
  });

  it('lets you bank in turn with the house, against the dealer', async () => {
    const { code, stdout } = await croupier(
      ['play', 'bclc-baccarat/three-card-baccarat', '--seed', '4', '--plain'],
      {
        stdin: ['bank', 'bank 100', 'three-card 10', 'deal', 'bank 100', 'deal', 'bank 100', 'quit', ''].join(
          '\n',
        ),
      },
    );
    expect(code).toBe(0);
    expect(stdout).toContain('Say how much you bank');
    expect(stdout).toContain('Bet against the house once before you bank.');
    expect(stdout).toContain('You bank from seat 1 with 100.00; the dealer bets 10.00 against it.');
    expect(stdout).toMatch(/Bank at spot 1: 100\.00 (wins|loses|pushes)/);
    expect(stdout).toContain('The house banks this round; the bank comes back to you after it.');
  });

  it('seats a companion who banks where the house never does, and takes the fees', async () => {
    const { code, stdout } = await croupier(
      ['play', 'baccarat-gold/baccarat-gold', '--seed', '4', '--plain'],
      {
        stdin: ['player line 25', 'silver 30', 'deal', 'bank 300', 'deal', 'quit', ''].join('\n'),
      },
    );
    expect(code).toBe(0);
    expect(stdout).toContain('Robin banks from seat 1');
    expect(stdout).toContain('(baccarat-gold Silver Bonus Bet §4)');
    expect(stdout).toContain('Collection fee at spot 2: 1.00.');
    expect(stdout).toContain('You bank from seat 2 with 300.00.');
  });

  it('keeps a meter, burns and leaves out seat 4 where the rules say so', async () => {
    const { code, stdout } = await croupier(
      ['play', 'colorado-rule-28/99-fortunes', '--seed', '4', '--plain'],
      {
        stdin: ['banker 25, progressive 1', 'deal', 'spot 4 player 10', 'quit', ''].join('\n'),
      },
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/The first card is \w+: \d+ cards are burned\. colorado-rule-28 30-2810 §\(4\)/);
    expect(stdout).toContain('The meter shows 10,000.20.');
    expect(stdout).toContain('there is no spot 4');
  });

  it('hands the cards to whoever bets most, who turns them as they like', async () => {
    const { code, stdout } = await croupier(
      ['play', 'bclc-baccarat/squeeze-midi-baccarat', '--seed', '6', '--plain', '--procedures'],
      { stdin: ['player 25', 'deal', 'hold', 'turn-second', 'turn-first', 'quit', ''].join('\n') },
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/Seat 1: turn-first, or turn-second, or turn-both\?/);
    expect(stdout).toMatch(/\(Place the Player button .* bclc-baccarat 3\.0 §2\.1\.2\)/);
  });
});
