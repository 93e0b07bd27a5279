import { bankedGameNamed, miniBaccarat } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { evenLimits } from './default-tables.ts';
import { definitionOf } from './definition.ts';
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
