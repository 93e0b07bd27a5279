import { parseCards } from '@croupier/cards';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { croupier, file } from '../testing/croupier.ts';
import { declared } from './declared.ts';
import { actionsInWords, spokenAction } from './spoken-action.ts';

const HOLDEM = 'bclc-poker/texas-holdem';

describe('poker in the terminal', () => {
  const sit = (lines: readonly string[], argv: readonly string[] = []) =>
    croupier(['play', HOLDEM, '--seed', '2', '--option', 'betting=no-limit', ...argv], {
      stdin: lines.map((line) => `${line}\n`).join(''),
    });

  it('plays a hand to its end, asks with what may be done, and refuses garbage', async () => {
    const { code, stdout, stderr } = await sit(['', 'levitate', 'raise ten', 'fold', 'quit']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('You may fold, call 1.00, raise to 4.00 … 1,000.00 > levitate');
    expect(stdout).toContain('"levitate" is no action here.');
    expect(stdout).toContain('You fold.');
    expect(stdout).toContain('You leave with 999.00, -1.00 over one hand.');
  });

  it('bclc-poker 33.0 §1.10, READINGS 75: a raise below the minimum is lifted to it, and binds', async () => {
    const { stdout } = await sit(['', 'raise to 3', 'quit']);
    expect(stdout).toContain('That is taken as: raise to 4.00.');
    expect(stdout).toContain('bclc-poker 33.0 §1.10');
    expect(stdout).toContain('You raise to 4.00.');
  });

  it('bclc-poker 33.0 §1.9: one silent chip facing the big blind is a call', async () => {
    const { stdout } = await sit(['', 'one 500 chip', 'quit']);
    expect(stdout).toContain('That is taken as: call. (bclc-poker 33.0 §1.9)');
    expect(stdout).toContain('You call 1.00.');
  });

  it('bclc-poker 33.0 §1.6: chips that are held bind nobody', async () => {
    const { stdout } = await sit(['', 'hold a 500 chip', 'fold', 'quit']);
    expect(stdout).toContain(
      'Nothing binds before chips are released or an action is spoken. (bclc-poker 33.0 §1.6)',
    );
    expect(stdout).toContain('You fold.');
  });

  it('bclc-poker 33.0 §1.7: what is said corrects what is put in', async () => {
    const { stdout } = await sit(['', 'I raise to 40 with 30 put in', 'quit']);
    expect(stdout).toContain('That is taken as: raise to 40.00.');
  });

  it('reads words and chips as they come', () => {
    const motions = (...chips: readonly (readonly number[])[]): unknown => chips;
    expect(declared('raise')).toEqual({ said: 'raise', motions: [], released: true });
    expect(declared('I bet 40, with 30 put in')).toMatchObject({ said: 'bet', amount: 4000 });
    expect(declared('one 500 chip')).toEqual({ motions: motions([50_000]), released: true });
    expect(declared('raise, two 25 chips then one 100 chip')).toEqual({
      said: 'raise',
      motions: motions([2500, 2500], [10_000]),
      released: true,
    });
    for (const line of ['all in', 'I’m all in', 'I am going all-in', 'all in for less'])
      expect(declared(line)).toMatchObject({ said: 'all-in' });
    expect(declared('I bet the pot')).toMatchObject({ said: 'pot' });
    expect(declared('levitate')).toBeUndefined();
  });

  it('says what can be said, between hands and in them', async () => {
    const { code, stdout } = await sit(['help', '', 'help', 'fold', 'quit']);
    expect(code).toBe(0);
    expect(stdout.match(/An amount is what your bet comes to/g)).toHaveLength(2);
    expect(stdout).not.toContain('no action here');
    expect(stdout).toContain('over one hand.');
  });

  it('never shows the cards of a hand that was not shown', async () => {
    const { stdout } = await sit(['', 'fold', 'quit']);
    const seen = [...stdout.matchAll(/([2-9JQKA]|10)[♣♦♥♠]/g)].map(([card]) => card);
    expect(seen).toEqual(['7♥', '4♣']);
  });

  it('says in a hand how it is left, and leaves when that is said again', async () => {
    const stays = await sit(['', 'quit', 'call', 'fold', 'fold', 'fold', 'quit']);
    expect(stays.stdout).toContain(
      'You are in a hand. "quit" again folds it and leaves; anything else plays on.',
    );
    expect(stays.stdout).toContain('You call 1.00.');
    const { code, stdout } = await sit(['', 'quit', 'quit', '', '']);
    expect(code).toBe(0);
    expect(stdout).toContain('You fold.');
    expect(stdout).toMatch(/You leave with 999\.00, -1\.00 over one hand\.\s*$/);
  });

  it('checks or folds for whoever leaves in the middle', async () => {
    const { code, stdout } = await sit(['']);
    expect(code).toBe(0);
    expect(stdout).toContain('You leave with');
  });

  it('bclc-poker 17.0 §4.1.3: offers a straddle in its place, and refuses it elsewhere with the clause', async () => {
    // Six at the table, the button first in seat 6: seat 1 comes after the big blind in the fifth hand.
    const folds = Array.from({ length: 4 }, () => ['', 'fold']).flat();
    const { code, stdout } = await sit(['straddle 4', ...folds, 'straddle 4', 'straddle ten', '', 'quit']);
    expect(code).toBe(0);
    expect(stdout).toContain('Only the player after the big blind may straddle. (bclc-poker 17.0 §4.1.3)');
    expect(stdout).toContain('"straddle 4.00" posts it first');
    expect(stdout).toContain('You straddle 4.00.');
    expect(stdout).toContain('You post a straddle, 4.00.');
  });

  it('bclc-poker 17.0 §10.14.2: a hand that folded or was shown is not asked for, and nothing is bought by asking', async () => {
    const lines = ['see Ada', '', 'all in', 'muck', 'see Ada', 'see Blaise', 'quit'];
    const { code, stdout } = await sit(lines, ['--option', 'showdown=in-turn']);
    expect(code).toBe(0);
    expect(stdout).toContain('There is no hand to see.');
    expect(stdout).toContain('That hand was given up before the showdown. (bclc-poker 17.0 §10.14.2)');
    expect(stdout).toContain('That hand has been shown. (bclc-poker 17.0 §10.14.2)');
    expect(stdout).toContain('You leave with 0.00, -1,000.00 over one hand.');
  });

  it('goes all in, and buys in again when it is lost', async () => {
    const { code, stdout } = await sit(['', 'all in', ...Array.from({ length: 12 }, () => ''), 'quit']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/You raise to 1,000\.00 and are all in\./);
  });
});

describe('a poker hand dealt from a seed', () => {
  it.each(['no-limit', 'pot-limit', 'fixed-limit'])(
    'is PHH that replays to its own stacks: %s',
    async (betting) => {
      const deal = ['deal', HOLDEM, '--seed', '7', '--option', `betting=${betting}`];
      const { code, stdout } = await croupier(deal);
      expect(code).toBe(0);
      expect((await croupier(['replay', file('hand.phh', stdout)])).code).toBe(0);
      const { stdout: json } = await croupier([...deal, '--json']);
      const { format, phh } = JSON.parse(json);
      expect([format, phh.trim()]).toEqual(['phh', stdout.trim()]);
      expect((await croupier(['replay', file('hand.json', json)])).code).toBe(0);
    },
  );
});

describe('an action in words', () => {
  const question = {
    seat: 1,
    actions: [
      { verb: 'fold' as const },
      { verb: 'call' as const, costs: cents(600) },
      { verb: 'raise' as const, least: cents(1200), most: cents(5000), step: cents(100) },
      { verb: 'check' as const, refused: { reason: 'There is a bet to call.' } },
    ],
    absent: { verb: 'fold' as const },
    cite: { rulebook: 'bclc-poker', section: '17.0', clause: '2.4' },
  };

  it('is offered whole', () => {
    expect(actionsInWords(question)).toBe('fold, call 6.00, raise to 12.00 … 50.00');
  });

  it.each([
    ['f', { verb: 'fold' }],
    ['call', { verb: 'call' }],
    ['raise to 20', { verb: 'raise', amount: 2000 }],
    ['r 12.00', { verb: 'raise', amount: 1200 }],
    ['all in', { verb: 'raise', amount: 5000 }],
  ])('"%s" is understood', (line, answer) => {
    expect(spokenAction(line, question)).toEqual(answer);
  });

  it.each(['', 'check', 'raise ten', 'dance'])('"%s" is not', (line) => {
    expect(spokenAction(line, question)).toBeUndefined();
  });

  it('reads the cards that are thrown away', () => {
    const discard = {
      ...question,
      actions: [{ verb: 'discard' as const, takes: { from: '1', cards: 1 } }],
    };
    expect(spokenAction('discard Td', discard)).toEqual({ verb: 'discard', cards: parseCards('Td') });
    expect(spokenAction('discard zz', discard)).toBeUndefined();
  });
});
