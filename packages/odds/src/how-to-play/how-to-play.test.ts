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

  // Written from the printed sections, not from what the pages said.
  it.each([
    ['bclc-baccarat/mini-baccarat', 'The hand that comes closer to nine wins.'],
    [
      'bclc-poker/face-up-pai-gow-poker',
      'The Dealer has seven cards, face down and turned up before you decide.',
    ],
    ['bclc-poker/pai-gow-poker', 'The Dealer has seven cards, face down.'],
    ['bclc-poker/let-it-ride', 'With your three cards: let Bet 1 ride, or take it back.'],
    [
      'bclc-poker/ultimate-texas-holdem',
      'With your two cards and five on the board: fold and lose your Ante and Blind, or play on (1 × your Ante on Play).',
    ],
    [
      'bclc-poker/discard-inferno',
      'With your six cards: play on (1 to 2 × your Ante on Play, with some hands up to 3 ×), or fold and lose your Ante and Blind.',
    ],
    [
      'bclc-poker/three-card-poker',
      'What becomes of your other bets when you fold stands on the sign at the table.',
    ],
    [
      'bclc-poker/fast-action-holdem',
      'With your four cards: keep two of your cards, or split them into two hands (two first, two second), with as much as your Ante on Split, and if you like as much on Split Bonus, or have them set the house way.',
    ],
    ['bclc-poker/asian-five-card-stud', 'It is played with 32 cards: there are no twos to sixes.'],
    [
      'bclc-poker/omaha-hi-lo-8',
      'Half of the pot goes to the highest hand and half to the lowest of five different cards, none above an eight; without one the highest has it all.',
    ],
    [
      'bclc-poker/no-limit-and-pot-limit',
      'Pot limit: a bet is 2.00 or more, and never more than what is in the pot.',
    ],
  ])('%s says: %s', (id, sentence) => {
    const said = howToPlay(id).parts.flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(said).toContain(sentence);
  });

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
