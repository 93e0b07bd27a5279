import { catalogue, markOf } from '@croupier/games';
import { expect, it } from 'vitest';
import { demonstrationOf } from './demonstration.ts';

it('every game against a bank can be looked at where nobody plays, and the same rounds each time', () => {
  for (const definition of catalogue) {
    if (definition.kind === 'poker') continue;
    const game = definition.with({});
    const rounds = demonstrationOf('garden', game, undefined);
    expect(rounds.length, game.id).toBeGreaterThan(0);
    expect(demonstrationOf('garden', game, undefined), game.id).toEqual(rounds);
    expect(demonstrationOf('harbour', game, undefined), 'another table shows others').not.toEqual(rounds);
    for (const { summary, said } of rounds) {
      expect(said, game.id).not.toBe('');
      if (game.look.panel === 'roads') expect(summary && markOf(summary), game.id).toBeTruthy();
    }
  }
});
