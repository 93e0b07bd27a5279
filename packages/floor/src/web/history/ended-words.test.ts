import { bankedGameNamed } from '@croupier/games';
import { parseRecord, replayRecord } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { endedWords } from './ended-words.ts';

/** How a round of this record is told to whoever had seat 3. */
function ended(game: string, dealt: object): string {
  const record = parseRecord(JSON.stringify({ format: 'croupier-round/1', game, options: {}, ...dealt }));
  const { events } = replayRecord(bankedGameNamed(game).with({}), record);
  const [settled] = events.filter((event) => event.type === 'settled');
  return endedWords(settled?.summary ?? null, [3]);
}

describe('how a round ended', () => {
  it('is what the dealer had, where one plays against it', () => {
    const dealt = {
      seats: [{ seat: 3, player: 'you', wagers: { ante: 500 } }],
      hands: { 3: 'Kh 9d 4c', dealer: '7s 5h 2d' },
      decisions: [{ seat: 3, do: 'fold' }],
    };
    expect(ended('bclc-poker/three-card-poker', dealt)).toBe('Dealer had seven high, did not qualify');
  });

  it('is one’s own hand where nobody plays against the dealer', () => {
    const dealt = {
      seats: [{ seat: 3, player: 'you', wagers: { 'bet-1': 500, 'bet-2': 500, 'bet-3': 500 } }],
      hands: { 3: 'Kh Kd 4c', board: '7s 5h' },
      decisions: [
        { seat: 3, do: 'ride' },
        { seat: 3, do: 'ride' },
      ],
    };
    expect(ended('bclc-poker/let-it-ride', dealt)).toBe('You had pair of kings');
  });

  it('is each of several hands, and no more than that it is over for whoever had none', () => {
    const summary = { 'seat 1': 'ace high', 'seat 2': 'two pair', 'seat 3': 'flush' };
    expect(endedWords(summary, [1, 3])).toBe('You had ace high and flush');
    expect(endedWords(summary, [])).toBe('Settled');
    expect(endedWords(null, [1])).toBe('Returned');
  });
});
