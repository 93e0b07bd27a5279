import { type Card, formatCards, parseCard, parseCards } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import type { Bet } from './bets.ts';
import { Refused } from './cite.ts';
import type { Verb } from './decision.ts';
import { cents } from './money.ts';
import type { Round } from './round.ts';
import { highCard } from './testing/high-card.ts';
import { viewEvent, viewPlaces } from './view.ts';

const bet = (spot: number, wager: string, amount: number, kind: Bet['kind'] = 'own'): Bet => ({
  spot,
  player: `p${spot}`,
  wager,
  kind,
  amount: cents(amount),
});

const BETS = [bet(1, 'ante', 1000), bet(3, 'ante', 2000)];

/** Gives the round its cards and answers, in order, until it waits for more or is over. */
function drive(round: Round, cards: Card[], verbs: Verb[]): Round {
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'nothing') return round;
    if (waiting.for === 'dealer') round.advance();
    else if (waiting.for === 'card') {
      const card = cards.shift();
      if (card === undefined) return round;
      round.advance({ card });
    } else {
      const verb = verbs.shift();
      if (verb === undefined) return round;
      round.advance({ answer: { verb } });
    }
  }
}

const linesOf = (round: Round): string[] =>
  round.events.flatMap((event) =>
    event.type === 'settled' || event.type === 'voided'
      ? event.lines.map(
          ({ seat, wager, kind, result, returned }) => `${seat} ${wager} ${kind} ${result} ${returned}`,
        )
      : [],
  );

describe('a round', () => {
  it('deals, asks each seat in turn, and settles', () => {
    const round = drive(highCard.with({}).start(BETS), parseCards('Kh 5d 9s'), ['play', 'play']);
    expect(linesOf(round)).toEqual(['1 ante own win 1950', '3 ante own lose 0']);
    expect(round.waiting).toEqual({ for: 'nothing' });
  });

  it('is the same again from its own events', () => {
    const game = highCard.with({});
    const first = drive(game.start(BETS), parseCards('Kh 5d 9s'), ['play', 'fold']);
    const again = game.start(BETS);
    for (const event of first.events) {
      const input =
        event.type === 'dealt'
          ? { card: event.card }
          : event.type === 'answered'
            ? { answer: event.answer }
            : undefined;
      expect(again.advance(input)).toEqual(event);
    }
    expect(again.waiting).toEqual({ for: 'nothing' });
  });

  it('says whom it waits for, and refuses everything else with a reason and no change', () => {
    const round = drive(highCard.with({}).start(BETS), parseCards('Kh 5d 9s'), []);
    expect(round.waiting).toMatchObject({ for: 'answer', questions: [{ seat: 1 }] });
    const before = round.events.length;
    expect(() => round.advance()).toThrow('Seat 1 is to decide');
    expect(() => round.advance({ card: parseCard('2c') })).toThrow(Refused);
    expect(() => round.advance({ answer: { verb: 'raise' } })).toThrow('may play or fold, not raise');
    expect(() => round.advance({ answer: { verb: 'play', amount: cents(5) } })).toThrow('takes no amount');
    expect(() => round.setAside(parseCard('2c'), { reason: 'boxed' })).toThrow(Refused);
    expect(round.events).toHaveLength(before);
    expect(() => highCard.with({}).start(BETS).advance()).toThrow('A card is due for 1');
  });

  it('is voided with every chip returned, once', () => {
    const round = drive(highCard.with({}).start([...BETS, bet(1, 'ante', 100, 'tip')]), parseCards('Kh'), []);
    round.void({ reason: 'The shuffler broke.' });
    expect(linesOf(round)).toEqual(['1 ante own void 1000', '1 ante tip void 100', '3 ante own void 2000']);
    expect(() => round.void({ reason: 'again' })).toThrow(Refused);
    expect(() => round.advance()).toThrow('The round is over.');
  });

  it('is repaired by setting a card aside: the next one takes its place', () => {
    const round = highCard.with({}).start(BETS);
    round.advance({ card: parseCard('Kh') });
    round.setAside(parseCard('4c'), { reason: 'A card with another back.' });
    drive(round, parseCards('5d 9s'), ['play', 'play']);
    expect(round.places.map(({ cards }) => formatCards(cards))).toEqual(['Kh', '5d', '9s']);
  });
});

describe('what a viewer sees', () => {
  const round = drive(highCard.with({}).start(BETS), parseCards('Kh 5d 9s'), []);
  const { layout } = highCard.with({});

  it('is their own hand, and backs of the others', () => {
    expect(viewPlaces(layout, round, { seats: [3] }).map(({ cards }) => cards)).toEqual([
      [null],
      ['5d'],
      [null],
    ]);
    expect(viewPlaces(layout, round, { seats: [] }).map(({ cards }) => cards)).toEqual([
      [null],
      [null],
      [null],
    ]);
  });

  it('has no byte of a hidden card, whichever event is looked at', () => {
    const bytes = JSON.stringify([
      viewPlaces(layout, round, { seats: [3] }),
      round.events.map((event) => viewEvent(round, event, { seats: [3] })),
    ]);
    expect(bytes).toContain('5d');
    expect(bytes).not.toContain('Kh');
    expect(bytes).not.toContain('9s');
    expect(bytes).not.toMatch(/"card":\d/);
  });

  it('is everything when the hands are turned', () => {
    const over = drive(highCard.with({}).start(BETS), parseCards('Kh 5d 9s'), ['play', 'fold']);
    expect(viewPlaces(layout, over, { seats: [] }).map(({ cards }) => cards)).toEqual([
      ['Kh'],
      ['5d'],
      ['9s'],
    ]);
  });
});
