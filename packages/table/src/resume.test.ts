import { parseCard } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { dollars } from './money.ts';
import { RoundDiffers, resumeRound, sameJson, sameOutcome } from './resume.ts';
import type { RoundEvent } from './round.ts';
import { at, highCard } from './testing/high-card.ts';

const game = highCard.with({});
const [wager] = game.layout.wagers;
const bets = [{ spot: 1, player: 'ann', wager: wager?.id ?? '', kind: 'own', amount: dollars(10) }] as const;

/** A round dealt, answered and settled. */
function played(): readonly RoundEvent[] {
  const round = game.start(bets);
  const cards = ['Ks', '7d'].map(parseCard);
  while (round.waiting.for !== 'nothing') {
    if (round.waiting.for === 'answer') round.advance({ answer: { verb: 'play' } });
    else if (round.waiting.for === 'card') round.advance({ card: cards.shift() ?? parseCard('2c') });
    else round.advance();
  }
  return round.events;
}

describe('a round taken up again', () => {
  it('stands where its events end, wherever that is', () => {
    const events = played();
    for (let length = 0; length <= events.length; length += 1) {
      const round = resumeRound(game, bets, events.slice(0, length));
      expect(round.events).toEqual(events.slice(0, length));
      expect(round.waiting.for === 'nothing').toBe(length === events.length);
    }
  });

  it('is refused when something else is written down than the rules give', () => {
    const events = played().map((event) =>
      event.type === 'turned' ? { ...event, cards: [parseCard('As')] } : event,
    );
    expect(() => resumeRound(game, bets, events)).toThrow(RoundDiffers);
    expect(() => resumeRound(game, bets, events)).toThrow(
      /"turned": cards\.\S+ is .*, and .* by the rules\.$/,
    );
  });

  it('knows that it was voided', () => {
    const round = game.start(bets);
    round.advance({ card: parseCard('Ks') });
    round.void({ reason: 'A card fell to the floor.', cite: at('7.1') });
    expect(resumeRound(game, bets, round.events).waiting).toEqual({ for: 'nothing' });
  });
});

describe('the same JSON', () => {
  it.each([
    [{ a: 1, b: [2, null] }, { b: [2, null], a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[1, 2], { 0: 1, 1: 2 }, false],
    [null, {}, false],
  ])('is, or is not, %j and %j: %s', (one, other, same) => {
    expect(sameJson(one, other)).toBe(same);
  });
});

describe('the same outcome', () => {
  it.each([
    [
      { type: 'said', text: 'No more bets.', cite: at('7.1') },
      { type: 'said', text: 'Bets are closed.', cite: at('7.2') },
      true,
    ],
    [{ lines: [{ won: 100, cites: [at('7.1')] }] }, { lines: [{ won: 100, cites: [] }] }, true],
    [{ lines: [{ won: 100, cites: [] }] }, { lines: [{ won: 101, cites: [] }] }, false],
    [{ type: 'dealt', card: 3 }, { type: 'dealt', card: 4 }, false],
  ])('is, or is not, %j and %j: %s', (one, other, same) => {
    expect(sameOutcome(one, other)).toBe(same);
  });
});
