import { bankedGameNamed, miniBaccarat, pokerGameNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { defaultPokerTables } from '../poker/default-poker-tables.ts';
import { pokerDefinitionOf, pokerTermsOf } from '../poker/poker-definition.ts';
import { definitionPosted, pokerPostingOf, pokerRulesPosted } from '../poker/poker-rules-posted.ts';
import type { PokerSetting } from '../poker/poker-setting.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import { evenLimits } from './default-tables.ts';
import { definitionOf, termsOf } from './definition.ts';
import { postingOf, rulesPosted, settingPosted } from './rules-posted.ts';
import type { TableSetting } from './setting.ts';

const game = miniBaccarat.with({});
const setting = (): TableSetting => ({
  id: 'mini',
  name: 'Mini',
  game: miniBaccarat.with({}),
  limits: evenLimits(game, 5, 500),
});

describe('the hash of a definition', () => {
  it('is the same for the same table, whenever it is made', () => {
    expect(definitionOf(setting())).toBe(definitionOf(setting()));
    expect(definitionOf({ ...setting(), name: 'Another name pays the same' })).toBe(definitionOf(setting()));
  });

  const { layout } = game;
  const [first, ...others] = layout.wagers;
  it.each<[string, Partial<TableSetting>]>([
    ['an option', { game: miniBaccarat.with({ decks: 6 }) }],
    [
      'a limit',
      {
        limits: { ...evenLimits(game, 5, 500), tie: { least: cents(500), most: cents(501), step: cents(1) } },
      },
    ],
    ['the burn', { burn: 3 }],
    ['what the meter grows by', { contribution: 21 }],
    ['who confirms jackpots', { staffed: true }],
    ['a pay table of one row less', { game: { ...game, layout: { ...layout, wagers: others } } }],
    [
      'the name of a wager',
      { game: { ...game, layout: { ...layout, wagers: first ? [{ ...first, name: 'X' }, ...others] : [] } } },
    ],
    [
      'when a row is paid',
      {
        game: {
          ...game,
          layout: {
            ...layout,
            wagers: layout.wagers.map((wager) => ({
              ...wager,
              rows: wager.rows.map((row) => ({ ...row, when: () => false })),
            })),
          },
        },
      },
    ],
    ['the deck', { game: { ...game, layout: { ...layout, shoe: { ...layout.shoe, decks: 7 } } } }],
    ['the game', { game: bankedGameNamed('rws-baccarat/commission-baccarat').with({}) }],
  ])('changes with %s', (_, change) => {
    expect(definitionOf({ ...setting(), ...change })).not.toBe(definitionOf(setting()));
  });

  it('comes out of what was posted as it went in', () => {
    const posted = rulesPosted.parse(JSON.parse(JSON.stringify(postingOf(setting(), null))));
    expect(definitionOf(settingPosted(posted))).toBe(posted.definition);
  });
});

describe('the hash of a poker table', () => {
  const jackpots = () => defaultPokerTables().find(({ id }) => id === 'holdem-1')?.jackpots ?? [];
  const holdem = (options = {}) => pokerSetting({ rakePercent: 10, rakeCap: 300, ...options });

  it('is the same for the same rules, and comes out of what was posted as it went in', () => {
    expect(pokerDefinitionOf(holdem())).toBe(pokerDefinitionOf(holdem()));
    expect(pokerDefinitionOf({ ...holdem(), name: 'Another' })).toBe(pokerDefinitionOf(holdem()));
    const posted = pokerRulesPosted.parse(JSON.parse(JSON.stringify(pokerPostingOf(holdem(), null))));
    expect(definitionPosted(posted)).toBe(posted.definition);
    const played = { ...holdem(), jackpots: jackpots() };
    const withJackpots = pokerRulesPosted.parse(JSON.parse(JSON.stringify(pokerPostingOf(played, null))));
    expect(definitionPosted(withJackpots)).toBe(pokerDefinitionOf(played));
    const [one, ...rest] = withJackpots.jackpots;
    if (!one) throw new Error('The house has no jackpot.');
    const other = { ...withJackpots, jackpots: [{ ...one, percent: one.percent + 1 }, ...rest] };
    expect(definitionPosted(other)).not.toBe(withJackpots.definition);
    // Lines from before the seed was written do not say enough.
    const { seed: _, ...without } = one;
    expect(definitionPosted({ ...withJackpots, jackpots: [without, ...rest] })).toBeUndefined();
  });

  it.each<[string, PokerSetting]>([
    ['the rake', holdem({ rakePercent: 5 })],
    ['the structure of betting', holdem({ betting: 'pot-limit' })],
    ['the seats', { ...holdem(), seats: 5 }],
    ['the game', { ...holdem(), rules: pokerGameNamed('bclc-poker/omaha-high').with({}) }],
    ['what the game deals', { ...holdem(), rules: { ...holdem().rules, firstBet: cents(400) } }],
    ['a jackpot that its hands pay into', { ...holdem(), jackpots: jackpots() }],
  ])('changes with %s', (_, changed) => {
    expect(pokerDefinitionOf(changed)).not.toBe(pokerDefinitionOf(holdem()));
  });

  it('is not what its terms are: another version of the code deals the same table', () => {
    expect(pokerTermsOf(holdem())).toBe(pokerTermsOf({ ...holdem(), jackpots: [], name: 'Another' }));
    expect(pokerTermsOf(holdem({ rakePercent: 5 }))).not.toBe(pokerTermsOf(holdem()));
    expect(termsOf({ ...setting(), burn: 3 })).not.toBe(termsOf(setting()));
  });
});
