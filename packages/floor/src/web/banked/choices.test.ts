import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { choicesOf, isBetweenButtons, rangeOf } from './choices.ts';

const play = (least: number, most: number) =>
  ({
    verb: 'play',
    wager: 'play',
    unit: cents(10_00),
    least: cents(least),
    most: cents(most),
    step: cents(10_00),
  }) as const;

describe('the buttons for what is asked', () => {
  it('name what is staked where only one amount is possible, and leave it out of the answer', () => {
    expect(choicesOf(play(10_00, 10_00))).toEqual([
      {
        verb: 'play',
        label: 'Play 10.00',
        amount: null,
        key: 'p',
        stakes: true,
        also: [],
        takes: null,
        refused: null,
      },
    ]);
  });

  it('are one for each amount, told apart by how many times it is', () => {
    expect(choicesOf(play(30_00, 40_00))?.map(({ label, amount, key }) => [label, amount, key])).toEqual([
      ['Play 30.00 (3x)', 30_00, '3'],
      ['Play 40.00 (4x)', 40_00, '4'],
    ]);
  });

  it('are none when there are more than four amounts: then a slider has them', () => {
    expect(choicesOf(play(10_00, 40_00))).toHaveLength(4);
    expect(choicesOf(play(10_00, 50_00))).toBeNull();
    expect(rangeOf(play(10_00, 50_00))).toEqual({
      verb: 'play',
      least: 10_00,
      most: 50_00,
      step: 10_00,
      refused: null,
    });
  });

  it('are whole numbers of units where a slider has what lies between', () => {
    const between = { ...play(10_00, 30_00), step: cents(1_00) };
    expect(choicesOf(between)?.map(({ label, key }) => [label, key])).toEqual([
      ['Play 10.00 (1x)', '1'],
      ['Play 20.00 (2x)', '2'],
      ['Play 30.00 (3x)', '3'],
    ]);
    expect(isBetweenButtons(between)).toBe(true);
    expect(isBetweenButtons(play(30_00, 40_00))).toBe(false);
    expect(isBetweenButtons({ verb: 'fold' })).toBe(false);
  });

  it('are one more for each wager that the same answer may stake as well', () => {
    const split = {
      verb: 'split',
      wager: 'split',
      least: cents(10_00),
      most: cents(10_00),
      adds: [{ wager: 'split-bonus', amount: cents(5_00), optional: true }],
      takes: { from: '3', parts: { first: 2, second: 2 } },
    } as const;
    expect(choicesOf(split)?.map(({ label, key, also }) => [label, key, also])).toEqual([
      ['Split 10.00', 's', []],
      ['Split 10.00 + bonus 5.00', 'b', ['split-bonus']],
    ]);
    expect(choicesOf(split)?.every(({ takes }) => takes === split.takes)).toBe(true);
  });

  it('keep the reason of a refusal', () => {
    const refused = { reason: 'Not enough chips for it.' };
    expect(choicesOf({ ...play(10_00, 10_00), refused })).toMatchObject([{ refused }]);
    expect(choicesOf({ verb: 'fold' })).toEqual([
      {
        verb: 'fold',
        label: 'Fold',
        amount: null,
        key: 'f',
        stakes: false,
        also: [],
        takes: null,
        refused: null,
      },
    ]);
  });
});
