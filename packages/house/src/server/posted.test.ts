import { bankedGameNamed } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { postedAt } from './posted.ts';

const posted = (id: string) => {
  const game = bankedGameNamed(id).with({});
  return postedAt({ id: '', name: game.title, game, limits: {} }, false);
};

/** The envy that is posted, as it is read. */
const envyAt = (id: string): string[] =>
  posted(id)
    .bonuses.filter((bonus) => bonus.id === 'envy')
    .flatMap(({ rows }) => rows.map(({ name, pays }) => `${name} ${pays}`));

describe('what is posted', () => {
  it('what the hand of another pays stands on the sign, row by row', () => {
    expect(envyAt('bclc-poker/fast-action-holdem')).toEqual([
      'five of a kind suited 1,000.00',
      'royal flush 250.00',
      'straight flush 50.00',
      'five of a kind 10.00',
    ]);
    expect(envyAt('bclc-poker/multi-game-progressive')).toEqual([
      'royal flush 1,000.00',
      'straight flush 300.00',
    ]);
  });

  it('and so does what is printed beside the rows of a wager', () => {
    expect(envyAt('colorado-rule-28/99-fortunes')).toEqual(['suited quads of the seat 1,000.00']);
  });

  it('nothing where nobody is envied', () => {
    expect(envyAt('bclc-poker/three-card-poker')).toEqual([]);
  });
});
