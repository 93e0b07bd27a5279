import { bankedGameNamed } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { BadInput } from '../failure.ts';
import { MINI } from '../testing/croupier.ts';
import { spokenBets } from './spoken-bets.ts';

const { layout } = bankedGameNamed(MINI).with({});
const said = (line: string): string =>
  spokenBets(line, layout)
    .map(({ spot, kind, wager, amount }) => `${spot} ${kind} ${wager} ${amount}`)
    .join(', ');

describe('bets in words', () => {
  it.each([
    ['banker 25, tie 5', '1 own banker 2500, 1 own tie 500'],
    ['spot 3 player 100', '3 own player 10000'],
    ['spot 3 player 100, tie 5', '3 own player 10000, 3 own tie 500'],
    ['tip banker 1', '1 tip banker 100'],
    ['1 on banker for the dealer', '1 tip banker 100'],
    ['banker 25 and tip tie 2', '1 own banker 2500, 1 tip tie 200'],
    ['25 on the banker', '1 own banker 2500'],
    ['Banker $1,000', '1 own banker 100000'],
    ['b 25,t 5', '1 own banker 2500, 1 own tie 500'],
    ['tie 12.50', '1 own tie 1250'],
    ['player -10', '1 own player -1000'],
    ['seat 9 p 5; spot2 t 6', '9 own player 500, 2 own tie 600'],
  ])('"%s"', (line, bets) => {
    expect(said(line)).toBe(bets);
  });

  it.each([
    ['bankr 25', 'did you mean banker?'],
    ['zero 25', 'not understood'],
    ['banker', 'Say how much on banker'],
    ['25', 'Say on what'],
    ['banker 5 tie 5', 'separate bets with commas'],
    ['banker 5 10', 'two amounts'],
    ['banker 0', 'no bet'],
    ['banker 1.234', 'not an amount of money'],
    ['banker 99999999999999999999', 'not an amount of money'],
    ['banker 5e3', 'not an amount of money'],
    ['\u0000\u0007', 'not understood'],
    ['{"banker":25}', 'not understood'],
  ])('refuses "%s"', (line, why) => {
    expect(() => said(line)).toThrow(BadInput);
    expect(() => said(line)).toThrow(why);
  });
});
