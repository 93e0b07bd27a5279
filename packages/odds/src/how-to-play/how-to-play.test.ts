import { catalogue, jackpots } from '@croupier/games';
import { Refused, recordOf, replayRecord, resultOf } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { howToPlay, howToPlayList } from './how-to-play.ts';

/** Some of every family: all of them would take seconds. */
const SOME = catalogue.filter((_, at) => at % 7 === 0);

describe('how to play', () => {
  it('has a page for each of the 51 sections that are dealt or added', () => {
    expect(new Set(howToPlayList.map(({ id }) => id)).size).toBe(51);
    for (const game of catalogue) expect(howToPlayList).toContain(game);
  });

  it.each(SOME.map((game) => [game.title, game] as const))(
    '%s: says what one bets, gets and decides',
    (_, game) => {
      const { parts, example } = howToPlay(game.id);
      expect(parts.map(({ title }) => title)).toEqual(
        expect.arrayContaining(['In short', 'What you get', 'What you decide']),
      );
      for (const { lines } of parts) for (const { text } of lines) expect(text).toMatch(/^[A-Z0-9“].*[.:]$/);
      expect(example?.kind).toBe(game.kind === 'banked' ? 'round' : 'hand');
    },
  );

  it('the round of a page is dealt again from its record, to the same cent', () => {
    for (const game of SOME) {
      const { example } = howToPlay(game.id);
      if (example?.kind !== 'round') continue;
      const again = replayRecord(example.game, recordOf(example.game, example.round));
      expect(resultOf(again).lines).toEqual(resultOf(example.round).lines);
    }
  });

  it('is the same each time that it is asked for', () => {
    const [game] = SOME;
    const once = howToPlay(game?.id ?? '');
    expect(howToPlay(game?.id ?? '').parts).toEqual(once.parts);
  });

  it('what a section adds to a game is shown in a hand of it', () => {
    const added = howToPlayList.filter(({ section }) => ['21.0', '22.0', '33.0'].includes(section.number));
    expect(added.map(({ id }) => howToPlay(id).example?.kind)).toEqual(['hand', 'hand', 'hand']);
  });

  it('every jackpot is won, or its list entered, in the hand on its page', () => {
    const added = howToPlayList.filter(({ section }) => jackpots.some((one) => one.section === section));
    expect(added).toHaveLength(5);
    for (const { id, title } of added) {
      const { example, parts } = howToPlay(id);
      expect(example?.kind, title).toBe('hand');
      expect(parts.at(-1)?.lines.length, title).toBeGreaterThan(0);
    }
  });

  it('refuses what is no game in a sentence', () => {
    expect(() => howToPlay('no/game')).toThrow(Refused);
  });
});
