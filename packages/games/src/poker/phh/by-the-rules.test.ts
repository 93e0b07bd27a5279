import { describe, expect, it } from 'vitest';
import { replayPhh } from './replay-phh.ts';

/** Four players, p4 on the button, everybody with 400. */
function history(over: Record<string, string>): string {
  const fields: Record<string, string> = {
    variant: "'NT'",
    antes: '[0, 0, 0, 0]',
    blinds_or_straddles: '[1, 2, 0, 0]',
    min_bet: '2',
    starting_stacks: '[400, 400, 400, 400]',
    ...over,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key} = ${value}`)
    .join('\n');
}

const DEAL = "'d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????'";
const EVERYBODY_FOLDS_TO = (...actions: readonly string[]): string =>
  `[${[DEAL, ...actions.map((action) => `'${action}'`)].join(', ')}]`;
const LIMIT = { variant: "'FT'", min_bet: '', small_bet: '2', big_bet: '4' };

const strict = (over: Record<string, string>): string | undefined => replayPhh(history(over))[0]?.error;
const departures = (over: Record<string, string>): readonly string[] | undefined =>
  replayPhh(history(over), 'as-recorded')[0]?.departures;

describe('READINGS 76: a history is dealt by the rules of its section; as recorded, what they refuse is listed', () => {
  const FOUR_RAISES = {
    ...LIMIT,
    actions: EVERYBODY_FOLDS_TO('p3 cbr 4', 'p4 cbr 6', 'p1 cbr 8', 'p2 cbr 10', 'p3 f', 'p4 f', 'p1 f'),
  };

  it('bclc-poker 17.0 §2.4: a fourth raise among more than two is refused, unless the file names another cap', () => {
    expect(strict(FOUR_RAISES)).toMatch(
      /^"p2 cbr 10": There have been 3 raises .*\(bclc-poker 17\.0 §2\.4\)$/,
    );
    expect(departures(FOUR_RAISES)).toEqual([expect.stringContaining('bclc-poker 17.0 §2.4')]);
    const named = { ...FOUR_RAISES, _options: "['raiseCap=4']" };
    expect(strict(named)).toBeUndefined();
    expect(departures(named)).toEqual([]);
  });

  const UNDER_THE_GUN = EVERYBODY_FOLDS_TO('p4 f', 'p1 f', 'p2 f');
  const FROM_THE_BUTTON = EVERYBODY_FOLDS_TO('p1 f', 'p2 f', 'p3 f');
  it.each([
    [
      '1.9 big blinds in limit',
      { ...LIMIT, small_bet: '20', big_bet: '40' },
      '[10, 20, 38, 0]',
      '17.0 §4.1.4',
    ],
    ['3 big blinds in limit', { ...LIMIT, small_bet: '20', big_bet: '40' }, '[10, 20, 60, 0]', '17.0 §4.1.4'],
    ['2.5 big blinds without limit', { min_bet: '20' }, '[10, 20, 50, 0]', '33.0 §1.11'],
    ['2.5 big blinds in limit', { ...LIMIT, small_bet: '20', big_bet: '40' }, '[10, 20, 50, 0]', null],
    ['2 big blinds without limit', { min_bet: '20' }, '[10, 20, 40, 0]', null],
  ])('a straddle of %s', (_name, stakes, blinds, clause) => {
    const told = { ...stakes, blinds_or_straddles: blinds, actions: UNDER_THE_GUN };
    if (clause === null) expect(strict(told)).toBeUndefined();
    else expect(strict(told)).toContain(`bclc-poker ${clause}`);
    expect(departures(told)).toEqual(
      clause === null ? [] : [expect.stringContaining(`§${clause.split('§')[1]}`)],
    );
  });

  it('bclc-poker 17.0 §4.1.3.a: the button straddles only where the file says Mississippi', () => {
    const told = { blinds_or_straddles: '[1, 2, 0, 4]', actions: FROM_THE_BUTTON };
    expect(strict(told)).toContain('bclc-poker 17.0 §4.1.3.a');
    expect(strict({ ...told, _options: "['straddle=mississippi']" })).toBeUndefined();
  });

  it('a straddle upon a straddle is none', () => {
    expect(
      strict({
        blinds_or_straddles: '[1, 2, 4, 8]',
        actions: FROM_THE_BUTTON,
        _options: "['straddle=under-the-gun']",
      }),
    ).toContain('bclc-poker 17.0 §4.1.3');
  });

  it.each(['[2, 3, 0, 0]', '[3, 3, 0, 0]'])(
    'bclc-poker 17.0 §4.1.1: a small blind over half, %s',
    (blinds) => {
      const told = {
        blinds_or_straddles: blinds,
        min_bet: '3',
        actions: EVERYBODY_FOLDS_TO('p3 f', 'p4 f', 'p1 f'),
      };
      expect(strict(told)).toContain('bclc-poker 17.0 §4.1.1');
      expect(departures(told)).toEqual([expect.stringContaining('bclc-poker 17.0 §4.1.1')]);
    },
  );

  it('bclc-poker 17.0 §4.1.1: nor may it be as large as the big one heads-up', () => {
    const told = {
      antes: '[0, 0]',
      blinds_or_straddles: '[2, 2]',
      starting_stacks: '[400, 400]',
      actions: "['d dh p1 ????', 'd dh p2 ????', 'p2 f']",
    };
    expect(strict(told)).toContain('bclc-poker 17.0 §4.1.1');
    expect(strict({ ...told, blinds_or_straddles: '[1, 2]' })).toBeUndefined();
  });

  it('who comes in between the blinds and posts a big one is no straddler', () => {
    const told = { blinds_or_straddles: '[1, 2, 0, 2]', actions: EVERYBODY_FOLDS_TO('p1 f', 'p2 f', 'p3 f') };
    expect(
      strict({
        ...told,
        _first_to_act: "'p3'",
        actions: EVERYBODY_FOLDS_TO('p3 f', 'p4 cbr 4', 'p1 f', 'p2 f'),
      }),
    ).toBeUndefined();
  });

  it.each([
    ['no limit, below the least bet', {}, 'p3 cbr 3', '33.0 §1.3'],
    ['pot limit, below the least raise', { variant: "'PT'" }, 'p3 cbr 3', '33.0 §1.3'],
    ['pot limit, above the pot', { variant: "'PT'" }, 'p3 cbr 8', '33.0 §2.1'],
    ['no limit, above the house’s maximum', { _options: "['maximumBet=10000']" }, 'p3 cbr 103', '17.0 §3.5'],
    ['limit, another size', LIMIT, 'p3 cbr 5', '17.0 §2.4'],
  ])('an amount that is refused names the clause at its end: %s', (_name, over, action, clause) => {
    expect(strict({ ...over, actions: EVERYBODY_FOLDS_TO(action) })).toMatch(
      new RegExp(`at most \\d+\\. \\(bclc-poker ${clause.replaceAll('.', '\\.')}\\)$`),
    );
  });

  it('more than one has is refused without a clause: none says it', () => {
    expect(strict({ actions: EVERYBODY_FOLDS_TO('p3 cbr 401') })).toMatch(/at most 400\.$/);
  });

  it('the option of the largest bet counts in cents, the file in dollars or in cents', () => {
    const most = (stakes: Record<string, string>, action: string): string | undefined =>
      strict({
        ...stakes,
        _options: "['maximumBet=10000']",
        actions: EVERYBODY_FOLDS_TO(action, 'p4 f', 'p1 f', 'p2 f'),
      });
    expect(most({}, 'p3 cbr 102')).toBeUndefined();
    expect(most({ currency: "'CAD'" }, 'p3 cbr 102')).toBeUndefined();
    expect(most({ currency: "'CAD'" }, 'p3 cbr 102.01')).toContain('at most 102.');
  });

  it('bclc-poker 20.0 §3.6: in limit the bets of the file are measured by it too', () => {
    const told = {
      ...LIMIT,
      _game: "'bclc-poker/three-two-one-holdem'",
      _options: "['maximumBet=10000']",
      actions: EVERYBODY_FOLDS_TO('p3 f', 'p4 f', 'p1 f'),
    };
    expect(strict(told)).toBeUndefined();
    expect(
      strict({ ...told, small_bet: '60', big_bet: '120', blinds_or_straddles: '[30, 60, 0, 0]' }),
    ).toContain('bclc-poker 20.0 §3.6');
  });
});
