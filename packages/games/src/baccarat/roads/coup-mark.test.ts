import { parseCards } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { handOf, summarize } from '../coup.ts';
import { markOf } from './coup-mark.ts';

const summaryOf = (player: string, banker: string) =>
  summarize({ player: handOf(parseCards(player)), banker: handOf(parseCards(banker)) });

describe('the mark of a coup', () => {
  it('has the winner, the winning total and the natural', () => {
    expect(markOf(summaryOf('Kc 9d', '3h 4s'))).toMatchObject({ winner: 'player', total: 9, natural: true });
    expect(markOf(summaryOf('Kc 2d Ts', '3h 4s'))).toMatchObject({
      winner: 'banker',
      total: 7,
      natural: false,
    });
    expect(markOf(summaryOf('Kc 6d', '3h 3s'))).toMatchObject({ winner: 'tie', total: 6, natural: false });
  });

  it('has the pairs when the game reports them', () => {
    const summary = {
      winner: 'tie',
      player: 0,
      banker: 0,
      natural: false,
      playerPair: true,
      bankerPair: false,
    };
    expect(markOf(summary)).toEqual({
      winner: 'tie',
      total: 0,
      natural: false,
      playerPair: true,
      bankerPair: false,
    });
  });

  it('leaves out what was not reported or is of another kind', () => {
    expect(markOf({ winner: 'banker', banker: 'seven', natural: 1, playerPair: 'no' })).toEqual({
      winner: 'banker',
    });
  });

  it.each([{}, { winner: 'dealer' }, { winner: true }, { player: 4, banker: 5 }])(
    'is none for %j, which is no coup',
    (summary) => {
      expect(markOf(summary)).toBeUndefined();
    },
  );
});
