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
      const titles = parts.map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(['In short', 'What you decide', 'Who wins']));
      expect(titles.some((title) => title === 'What you get' || title === 'What is dealt')).toBe(true);
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
      'With your six cards: play on (1 or 2 × your Ante on Play, with some hands up to 3 ×), or fold and lose your Ante and Blind.',
    ],
    [
      'bclc-poker/three-card-poker',
      'What becomes of your other bets when you fold stands on the sign at the table.',
    ],
    [
      'bclc-poker/fast-action-holdem',
      'With your four cards: keep two of your cards, or split them into two hands (two first, two second), with as much as your Ante on Split, and if you like as much on Split Bonus, or have them set the house way.',
    ],
    [
      'bclc-baccarat/mini-baccarat',
      'Before the cards come you can bet on one or more of Player, Banker and Tie.',
    ],
    ['bclc-baccarat/mini-baccarat', '“less 5 %”: the house keeps so much of what you win.'],
    ['bclc-poker/three-card-poker', 'Before the cards come you can bet on Ante or Pair Plus, or on both.'],
    [
      'bclc-poker/three-card-poker',
      'Pair Plus pays from 1 to 1 for “pair” up to 40 to 1 for “straight flush”, and loses otherwise.',
    ],
    [
      'bclc-poker/three-card-poker',
      'You have cards of your own and play them against the dealer’s; the higher hand wins.',
    ],
    ['bclc-poker/ultimate-texas-holdem', 'Blind goes by its pay table and the sign at the table.'],
    [
      'bclc-poker/pai-gow-poker',
      'One deck and a joker; shuffled anew for every round. There is room for six at the table.',
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

  // The order of 6.0 §5.2, 7.0 §5.2, 17.0 §1.4 and 24.0 §1.3.
  it.each([
    [
      'bclc-poker/three-card-poker',
      ['Straight flush', 'Three of a kind', 'Straight', 'Flush', 'Pair', 'High card'],
    ],
    [
      'bclc-poker/four-card-poker',
      [
        'Four of a kind',
        'Straight flush',
        'Three of a kind',
        'Flush',
        'Straight',
        'Two pair',
        'Pair',
        'High card',
      ],
    ],
    [
      'bclc-poker/texas-holdem',
      [
        'Royal flush',
        'Straight flush',
        'Four of a kind',
        'Full house',
        'Flush',
        'Straight',
        'Three of a kind',
        'Two pair',
        'Pair',
        'High card',
      ],
    ],
    [
      'bclc-poker/asian-five-card-stud',
      [
        'Royal flush',
        'Straight flush',
        'Four of a kind',
        'Flush',
        'Full house',
        'Straight',
        'Three of a kind',
        'Two pair',
        'Pair',
        'High card',
      ],
    ],
  ])('%s: says which hand is higher', (id, names) => {
    const ranks = howToPlay(id).parts.find(({ title }) => title === 'Which hand is higher')?.lines ?? [];
    expect(ranks.slice(0, -1).map(({ text }) => text.split(/[,:]/)[0])).toEqual(names);
  });

  it.each([
    ['bclc-poker/texas-holdem', 'A-2-3-4-5 is the lowest.'],
    ['bclc-poker/three-card-poker', 'A-2-3 is the lowest.'],
    ['bclc-poker/asian-five-card-stud', 'A-7-8-9-10 is the lowest.'],
    ['bclc-poker/mandarin-five-card-stud', 'A-2-3-4-5 is the second highest.'],
    ['bclc-poker/fortune-asia-poker', 'A-2-3-4 is the second highest.'],
  ])('%s: says where the straight from the ace up stands', (id, words) => {
    const lines = howToPlay(id).parts.flatMap((part) => part.lines);
    const straight = lines.find(({ text }) => text.startsWith('Straight:'))?.text;
    expect(straight).toBe(`Straight: all in a row, of whatever suits. ${words}`);
  });

  it('every game of poker says which hand is higher, or is won by flushes alone', () => {
    const silent = catalogue
      .filter(({ id }) => id.startsWith('bclc-poker/'))
      .filter(({ id }) => howToPlay(id).parts.every(({ title }) => title !== 'Which hand is higher'));
    expect(silent.map(({ title }) => title)).toEqual(['Flushes Gone Wild']);
  });

  it.each([
    'bclc-poker/run-the-board-twice',
    'bclc-poker/texas-holdem-kill-pot',
    'bclc-poker/no-limit-and-pot-limit',
  ])('%s: what it adds happens in the hand that is shown', (id) => {
    const { example, section } = howToPlay(id);
    const events = example?.kind === 'hand' ? example.hand.events : [];
    expect(events.filter((event) => 'cite' in event && event.cite.section === section.number)).not.toEqual(
      [],
    );
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
