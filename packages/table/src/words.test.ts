import { type Card, formatCards, parseCards } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import type { Bet } from './bets.ts';
import type { Answer } from './decision.ts';
import { cents } from './money.ts';
import { accountsOf, linePostings } from './postings.ts';
import { parseRecord, recordOf } from './record.ts';
import { replayRecord } from './replay.ts';
import { resumeRound } from './resume.ts';
import type { Round } from './round.ts';
import { setAndRide } from './testing/set-and-ride.ts';
import { viewEvent, viewPlaces } from './view.ts';

const table = setAndRide.with({});
const bet = (spot: number, wager: string, amount = 1000, kind: Bet['kind'] = 'own'): Bet => ({
  spot,
  player: `p${spot}`,
  wager,
  kind,
  amount: cents(amount),
});
const BETS = [
  bet(1, 'first'),
  bet(1, 'second', 700),
  bet(1, 'second', 50, 'tip'),
  bet(3, 'first', 400),
  bet(3, 'second'),
];
const CARDS = '2c Ah Kd Qc 2s As 9d 8d 7d';

/** Draws a four, deals the cards, and answers each seat's questions in order until something is missing. */
function dealt(answers: readonly (readonly [seat: number, Answer])[], cards = CARDS): Round {
  const round = table.start(BETS);
  const shoe: Card[] = parseCards(cards);
  const left = answers.slice();
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'nothing') return round;
    if (waiting.for === 'card') {
      const card = shoe.shift();
      if (card === undefined) return round;
      round.advance({ card });
    } else if (waiting.for === 'number') round.advance({ number: 4 });
    else if (waiting.for === 'answer') {
      const next = left.shift();
      if (!next) return round;
      round.advance({ seat: next[0], answer: next[1] });
    } else round.advance();
  }
}

const setTo = (low: string, high: string): Answer => ({
  verb: 'set',
  parts: { low: parseCards(low), high: parseCards(high) },
});
const FIRST: readonly (readonly [number, Answer])[] = [
  [1, { verb: 'take-back' }],
  [3, { verb: 'ride' }],
  [1, { verb: 'discard', cards: parseCards('2s') }],
  [3, { verb: 'discard', cards: parseCards('7d') }],
];
const ALL: typeof FIRST = [...FIRST, [3, setTo('As', '9d 8d')], [1, setTo('Qc', 'Ah Kd')]];

const linesOf = (round: Round): string[] =>
  round.events.flatMap((event) =>
    event.type === 'settled'
      ? event.lines.map((line) => `${line.seat} ${line.wager} ${line.kind} ${line.result} ${line.returned}`)
      : [],
  );

describe('a bet taken back', () => {
  it('goes home at once, is settled as withdrawn and moves no chip again; a bet for the dealer stays', () => {
    const round = dealt(ALL);
    expect(linesOf(round)).toEqual([
      '1 first own win 2000',
      '1 second own withdrawn 700',
      '1 second tip win 150',
      '3 first own win 800',
      '3 second own win 3000',
      '1 envy own win 1000',
    ]);
    const [taken] = round.events.flatMap((event) =>
      event.type === 'answered' ? (event.withdrawn ?? []) : [],
    );
    expect(taken).toEqual(bet(1, 'second', 700));
    const settled = round.events.at(-1);
    const lines = settled?.type === 'settled' ? settled.lines : [];
    const withdrawn = lines.filter(({ result }) => result === 'withdrawn');
    expect(withdrawn.flatMap((line) => linePostings(accountsOf('t'), line, cents(0)))).toEqual([]);
  });

  it('is not given back twice when the round is void', () => {
    const round = dealt(FIRST);
    const event = round.void({ reason: 'A card fell.' });
    const lines = event.type === 'voided' ? event.lines : [];
    expect(lines.map(({ wager, kind, result }) => `${wager} ${kind} ${result}`)).toEqual([
      'first own void',
      'second own withdrawn',
      'second tip void',
      'first own void',
      'second own void',
    ]);
  });
});

describe('seats that are asked together', () => {
  it('answer in any order, and the round goes on when all have', () => {
    const round = dealt([...FIRST, [3, setTo('As', '9d 8d')]]);
    expect(round.waiting).toMatchObject({ for: 'answer', questions: [{ seat: 1 }] });
    expect(() => round.advance({ seat: 3, answer: { verb: 'house-way' } })).toThrow('Seat 3 is not asked');
    const asked = dealt(FIRST).waiting;
    expect(asked).toMatchObject({ for: 'answer', questions: [{ seat: 1 }, { seat: 3 }] });
    expect(round.waiting.for === 'answer' && asked.for === 'answer' && round.waiting.since).toBe(
      asked.for === 'answer' && asked.since,
    );
  });

  it('come to the same settlement whoever was first', () => {
    const other = dealt([...FIRST, [1, setTo('Qc', 'Ah Kd')], [3, setTo('As', '9d 8d')]]);
    expect(linesOf(other)).toEqual(linesOf(dealt(ALL)));
  });
});

describe('envy', () => {
  it('is paid for others’ hands from the least stake on, never for one’s own', () => {
    expect(
      linesOf(dealt([...FIRST, [3, setTo('9d', 'As 8d')], [1, setTo('Ah', 'Qc Kd')]])),
    ).not.toContainEqual(expect.stringContaining('envy'));
  });
});

describe('a hand laid out in parts', () => {
  it('is ordered by its parts and seen only by its owner until a part is turned', () => {
    const round = dealt(ALL);
    const mine = viewPlaces(table.layout, round, { seats: [1] });
    const theirs = viewPlaces(table.layout, round, { seats: [] });
    expect(mine[0]).toEqual({
      place: '1',
      cards: ['Qc', 'Ah', 'Kd'],
      caption: '',
      parts: [
        { part: 'low', cards: 1, caption: 'low of 1' },
        { part: 'high', cards: 2, caption: 'high of 2' },
      ],
    });
    expect(theirs[0]).toMatchObject({ cards: ['Qc', null, null], parts: [{}, { caption: '' }] });
  });
});

describe('cards that nobody sees', () => {
  it('stand in no view, neither burned nor thrown away', () => {
    const round = dealt(ALL);
    const bytes = JSON.stringify([
      viewPlaces(table.layout, round, { seats: [1, 3] }),
      round.events.map((event) => viewEvent(round, event, { seats: [1, 3] })),
    ]);
    expect(round.places.filter(({ aside }) => aside).map(({ cards }) => formatCards(cards))).toEqual([
      '2c',
      '2s 7d',
    ]);
    expect(bytes).not.toContain('"2c"');
    // What seat 1 threw away it has seen when it was dealt; nobody else ever does.
    const stranger = JSON.stringify(round.events.map((event) => viewEvent(round, event, { seats: [] })));
    for (const card of ['2c', '2s', '7d', 'Kd', '8d']) expect(stranger).not.toContain(`"${card}"`);
  });
});

describe('the record of such a round', () => {
  const round = dealt(ALL);
  const record = recordOf(table, round);

  it('says numbers, cards and parts as CONTRACT has them', () => {
    expect(record.numbers).toEqual([4]);
    expect(record.decisions).toEqual([
      { seat: 1, do: 'take-back' },
      { seat: 3, do: 'ride' },
      { seat: 1, do: 'discard', cards: '2s' },
      { seat: 3, do: 'discard', cards: '7d' },
      { seat: 3, do: 'set', low: 'As', high: '9d 8d' },
      { seat: 1, do: 'set', low: 'Qc', high: 'Ah Kd' },
    ]);
  });

  it('replays to the same events, and so does the round itself', () => {
    expect(replayRecord(table, parseRecord(JSON.stringify(record))).events).toEqual(round.events);
    expect(resumeRound(table, BETS, round.events).events).toEqual(round.events);
  });

  it('may leave out what nobody sees when it gives its cards by place', () => {
    const { cards: _, ...rest } = record;
    const hands = { 1: 'Ah Kd Qc 2s', 3: 'As 9d 8d 7d' };
    const again = replayRecord(table, parseRecord(JSON.stringify({ ...rest, hands })));
    expect(linesOf(again)).toEqual(linesOf(round));
  });
});
