import { dollars, inDollars, postedLimits, type TableGame } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { postedBaccaratGold } from './baccarat-gold/posted.ts';
import { postedThreeCardBaccarat } from './bclc-baccarat/6.0-posted.ts';
import { postedMiniBaccarat } from './bclc-baccarat/posted.ts';
import { postedThreeCardPoker, postedUltimate } from './bclc-poker/banked-posted.ts';
import { bankedGameNamed, catalogue, isBanked } from './catalogue.ts';
import { postedColorado } from './colorado-rule-28/posted.ts';

const textOf = (rules: TableGame['posted']): string => rules.map(({ text }) => text).join('\n');

/** The sign of a game under these options. */
const sign = (id: string, options: Readonly<Record<string, unknown>> = {}): string =>
  textOf(bankedGameNamed(id).with(options).posted);

/** A sign as it would hang at a table whose layout is a little different. */
const signWith = (
  id: string,
  posted: (table: TableGame) => TableGame['posted'],
  changed: (layout: TableGame['layout']) => Partial<TableGame['layout']>,
): string => {
  const table = bankedGameNamed(id).with({});
  return textOf(posted({ ...table, layout: { ...table.layout, ...changed(table.layout) } }));
};

const limitOf7 = ({ aggregates }: TableGame['layout']): Partial<TableGame['layout']> => ({
  aggregates: aggregates.map((one) => ({ ...one, limit: dollars(7) })),
});

/** The sign of an Ultimate at which five or six antes, then three, then one are played. */
const ultimateSign = (table: TableGame): TableGame['posted'] =>
  postedUltimate(table, { first: { least: 5, most: 6 }, flop: 3, last: 1 });

describe('what hangs at a table follows its options', () => {
  it.each([
    ['bclc-baccarat/mini-baccarat', { decks: 6 }, '6 decks, shuffled together'],
    [
      'bclc-baccarat/mini-baccarat',
      { commission: 'beforehand' },
      'Lay 5 % beside a Banker bet before the deal',
    ],
    ['bclc-baccarat/ruyi-baccarat-commission', { commission: 'beforehand' }, 'Lay 5 % beside a Banker bet'],
    [
      'bclc-baccarat/three-card-baccarat',
      { commission: 'beforehand' },
      'Lay 5 % beside a Three Card Baccarat',
    ],
    ['rws-baccarat/commission-baccarat', { decks: 4 }, '4 decks of 52 cards.'],
    ['colorado-rule-28/mini-baccarat', { vigorish: 7 }, '7 % of what a Banker bet wins'],
    ['colorado-rule-28/mini-baccarat', { vigorishRounding: 'up-to-25c' }, 'up to the next 25 cents'],
    ['colorado-rule-28/five-treasures', { aggregateLimit: 123_450 }, 'together win at most 1,234.50 dollars'],
    ['baccarat-gold/baccarat-gold', { decks: 4 }, '4 decks without jokers'],
  ])('%s with %j', (id, options, text) => {
    expect(sign(id, options)).toContain(text);
    expect(sign(id)).not.toContain(text);
  });
});

describe('what hangs at a table follows the rules', () => {
  it.each([
    ['bclc-poker/three-card-poker', postedThreeCardPoker],
    ['bclc-poker/ultimate-texas-holdem', ultimateSign],
    ['bclc-baccarat/three-card-baccarat', postedThreeCardBaccarat],
    [
      'colorado-rule-28/five-treasures',
      (table: TableGame) => postedColorado({ ...table, layout: { ...table.layout, aggregates: [LIMIT] } }),
    ],
  ])('the limit over all players of %s', (id, posted) => {
    const text = signWith(id, posted, limitOf7);
    expect(text).toContain('at most 7 dollars a round');
    expect(text).not.toContain('50,000');
  });

  it('decks, positions, commission, cut and rounds of a bank', () => {
    const decks = { shoe: { decks: 3, cutCardFromBack: 0 } };
    expect(signWith('bclc-baccarat/mini-baccarat', postedMiniBaccarat, () => decks)).toContain('3 decks');
    expect(
      signWith('bclc-poker/ultimate-texas-holdem', ultimateSign, () => ({
        spotsPerPlayer: { is: 4, cites: [] },
      })),
    ).toContain('Up to four positions a player');
    const antes = signWith('bclc-poker/ultimate-texas-holdem', ultimateSign, () => ({}));
    expect(antes).toContain('put five or six times the Ante on Play');
    expect(antes).toContain('put three times the Ante on Play');
    expect(
      signWith('bclc-baccarat/three-card-baccarat', postedThreeCardBaccarat, ({ bank }) =>
        bank ? { bank: { ...bank, commission: 3 } } : {},
      ),
    ).toContain('A banker pays 3 %');
    expect(
      signWith('baccarat-gold/baccarat-gold', postedBaccaratGold, ({ bank }) =>
        bank ? { bank: { ...bank, rotation: { ...bank.rotation, roundsInARow: 6 } } } : {},
      ),
    ).toContain('At most six rounds in a row');
    expect(
      signWith('colorado-rule-28/mini-baccarat', postedColorado, ({ cut }) =>
        cut ? { cut: { ...cut, fromEitherEnd: 14 } } : {},
      ),
    ).toContain('at least 14 cards lie on either side');
  });

  it('bclc-baccarat 7.0 §6.1: no commission is posted where Banker pays none', () => {
    expect(sign('bclc-baccarat/ruyi-baccarat')).not.toContain('%');
  });

  it('bclc-baccarat 7.0 §2.2.2, 8.0 §2.2.2, §7.2: least beside the basic game and limits, of each side bet', () => {
    const text = sign('bclc-baccarat/ruyi-baccarat-ruby-9');
    for (const names of ['Gold 7 and Jade 8 alone take', 'Ruby 9 alone takes']) {
      expect(text).toContain(
        `${names} the table minimum; beside a bet on Player, Banker or Tie a dollar is enough.`,
      );
    }
    expect(text).toContain('Gold 7 and Jade 8 together win at most 50,000 dollars a round');
    expect(text).toContain('Ruby 9 wins at most 50,000 dollars a round');
    expect(text).toContain('No commission; a Banker that wins with a three-card seven pushes instead.');
  });
});

const LIMIT = {
  wagers: ['cover-all'],
  limit: dollars(7),
  cite: bankedGameNamed('colorado-rule-28/five-treasures').section('(3)(b)'),
};

describe.each(catalogue.filter(isBanked))('the sign of $id', (game) => {
  it('has every limit over all players, with its clause', () => {
    const { layout, posted } = game.with({});
    for (const limit of postedLimits(layout)) expect(posted).toContainEqual(limit);
    for (const { limit } of layout.aggregates) expect(textOf(posted)).toContain(inDollars(limit));
  });
});

describe('what hangs at a table is said once', () => {
  it.each(catalogue.filter(isBanked))('$id', (definition) => {
    const texts = definition.with({}).posted.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    // Also where two sections speak of it, as bclc-baccarat 8.0 §5 and 1.0 §6 do.
    expect(texts.filter((text) => /may also bet for the dealer/.test(text)).length).toBeLessThanOrEqual(1);
  });
});
