import { describe, expect, it } from 'vitest';
import { replaySteps, toldSteps } from './replay-steps.ts';

const record = {
  format: 'croupier-round/1',
  game: 'bclc-baccarat/mini-baccarat',
  options: { decks: 8 },
  seats: [{ seat: 3, player: 'you', wagers: { banker: 2_500 } }],
  cards: '2c 3d 3h 4s 6d',
};

describe('a round dealt again in the browser', () => {
  it('goes card by card, and shows none before it is turned', () => {
    const { steps } = replaySteps(JSON.stringify(record));
    const [first] = steps.filter(({ text }) => text.startsWith('A card'));
    expect(first?.places).toEqual([
      { place: 'player', cards: [null], caption: '' },
      { place: 'banker', cards: [], caption: '' },
    ]);
    expect(steps.at(-1)?.places).toEqual([
      { place: 'player', cards: ['2c', '3h', '6d'], caption: '1' },
      { place: 'banker', cards: ['3d', '4s'], caption: '7' },
    ]);
    expect(steps.at(-1)?.text).toBe('Bets are settled.');
  });

  it('cites the clause of each step', () => {
    const { steps } = replaySteps(JSON.stringify(record));
    expect(steps[0]).toMatchObject({ text: 'No more bets.', cite: { section: '1.0', clause: '8.3.1' } });
  });

  it('says where a record was changed', () => {
    const line = { seat: 3, wager: 'banker', stake: 2_500, result: 'win', won: 9_999 };
    const result = { lines: [{ ...line, commission: 0, returned: 12_499 }] };
    expect(replaySteps(JSON.stringify({ ...record, result })).difference).toContain('9999');
  });

  it('shows a seat its own cards from the deal, and the others theirs when they are turned', () => {
    const banked = {
      format: 'croupier-round/1',
      game: 'bclc-poker/three-card-poker',
      options: {},
      seats: [{ seat: 4, player: 'you', wagers: { ante: 2_500 } }],
      cards: '2c 3d 9h Ks Qs 4h',
      decisions: [{ seat: 4, do: 'fold' }],
    };
    const text = JSON.stringify(banked);
    const dealt = replaySteps(text, [4]).steps.findLast((step) => step.text.startsWith('A card to'));
    expect(dealt?.text).toBe('A card to the dealer, face down.');
    expect(dealt?.places).toEqual([
      { place: '4', cards: ['2c', '3d', '9h'], caption: 'nine high' },
      { place: 'dealer', cards: [null, null, null], caption: '' },
    ]);
    expect(replaySteps(text).steps.at(-1)?.places[0]).toMatchObject({ cards: [null, null, null] });
    expect(replaySteps(text).steps.map((step) => step.text)).toContain('Seat 4 folds.');
  });

  it('follows a card that lies on top and leaves the hand again', () => {
    const burning = {
      format: 'croupier-round/1',
      game: 'bclc-poker/discard-inferno',
      options: {},
      seats: [{ seat: 4, player: 'you', wagers: { ante: 2_500, blind: 2_500 } }],
      hands: { 4: 'As Qd Th 8c 6s 3d', dealer: '9c 8d Ks Kd Kc 2h 3h' },
      decisions: [{ seat: 4, do: 'fold' }],
    };
    const { steps } = replaySteps(JSON.stringify(burning));
    const dealers = (text: string): unknown =>
      steps
        .findLast((step) => step.text === text)
        ?.places.filter(({ place }) => place !== '4')
        .map(({ place, cards }) => [place, cards]);
    const backs = (count: number): null[] => Array.from({ length: count }, () => null);
    expect(dealers('A card to the dealer, face up.')).toEqual([['dealer', ['9c', ...backs(6)]]]);
    expect(dealers('A card from the dealer to the discard rack.')).toEqual([['dealer', backs(6)]]);
    expect(dealers('8d of the dealer’s hand is turned.')).toEqual([['dealer', ['8d', ...backs(5)]]]);
    expect(dealers('Bets are settled.')).toEqual([['dealer', ['8d', 'Ks', 'Kd', 'Kc', '2h', '3h']]]);
  });

  it('refuses what is no record in a sentence', () => {
    expect(() => replaySteps('{}')).toThrow(/not a round record/);
  });
});

describe('a round told as a dealer tells it', () => {
  const set = {
    format: 'croupier-round/1',
    game: 'bclc-poker/three-card-poker',
    options: {},
    seats: [{ seat: 4, player: 'you', wagers: { ante: 1_000 } }],
    cards: '2c 3d 9h Ks Qs 4h',
    decisions: [{ seat: 4, do: 'play' }],
  };
  const { steps } = toldSteps(JSON.stringify(set));

  it('has the cards that go out together in one step, open for everybody who plays', () => {
    const dealt = steps.find(({ text }) => text.startsWith('2c 3d 9h'));
    expect(dealt?.text).toBe('2c 3d 9h to seat 4, face down');
    expect(dealt?.places[0]?.cards).toEqual(['2c', '3d', '9h']);
  });

  it('tells a decision by the names of the wagers', () => {
    expect(steps.map(({ text }) => text)).toContain('Seat 4 plays: 10 on Play.');
  });

  it('has the bets as they lie, with what a decision added, and what became of them in the end', () => {
    expect(steps[0]?.bets.map(({ wager }) => wager)).toEqual(['ante']);
    expect(steps.at(-1)?.bets.map(({ wager, amount }) => [wager, amount])).toEqual([
      ['ante', 1_000],
      ['play', 1_000],
    ]);
    expect(steps.at(-2)?.lines).toEqual([]);
    expect(steps.at(-1)?.lines.map(({ wager, result }) => [wager, result])).toEqual([
      ['play', 'lose'],
      ['ante', 'lose'],
    ]);
  });
});
