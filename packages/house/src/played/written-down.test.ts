import { describe, expect, it } from 'vitest';
import type { PlayedEntry } from '../protocol/index.ts';
import { asCsv, asPhhs } from './written-down.ts';

const HAND: PlayedEntry = {
  kind: 'hand',
  table: 'one',
  tableName: 'The "Long" Room, upstairs',
  game: 'a-book/a-game',
  title: 'A Game',
  hand: 7,
  at: Date.UTC(2026, 10, 16, 8),
  net: -1_250,
  put: 1_250,
  cards: ['As', 'Kd'],
  board: [],
  how: 'lost',
  pokerstars: '',
};

describe('what was played as a file', () => {
  it('RFC 4180: a line each, in dollars; what has a comma or a quotation mark in it is quoted', () => {
    expect(asCsv([HAND]).split('\r\n')).toEqual([
      'at,kind,table,table name,game,number,staked,net,cards',
      '2026-11-16T08:00:00.000Z,hand,one,"The ""Long"" Room, upstairs",a-book/a-game,7,12.50,-12.50,As Kd',
      '',
    ]);
  });

  it('hands stand one after the other, each under its number', () => {
    expect(asPhhs(["variant = 'NT'\n", "variant = 'FT'"])).toBe(
      "[1]\nvariant = 'NT'\n\n[2]\nvariant = 'FT'\n",
    );
  });
});
