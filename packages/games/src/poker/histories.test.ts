import { type Card, deck, type SeededRandom, seededRandom } from '@croupier/cards';
import { type Answer, cents, type Question, Refused } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { communityGames } from '../bclc-poker/community-games.ts';
import { anyOf } from './bots.ts';
import type { PokerHand } from './hand.ts';
import { readPhh } from './phh/phh-hand.ts';
import { dealPhh, replayPhh } from './phh/replay-phh.ts';
import { writePhh } from './phh/write-phh.ts';
import type { PokerGame, PokerRules } from './poker-rules.ts';
import {
  addChips,
  drawButton,
  drawersForButton,
  finishHand,
  openTable,
  sitDown,
  startHand,
} from './poker-table.ts';
import { playSeeded } from './testing/rigged-hand.ts';
import { pokerStarsOf } from './trackers/pokerstars-of-phh.ts';
import { readPokerStars } from './trackers/testing/read-pokerstars.ts';
import { writePokerStars } from './trackers/write-pokerstars.ts';

const STRUCTURES = ['fixed-limit', 'no-limit', 'pot-limit'] as const;
const HANDS = 4;
/** Where a kill needs two pots won in a row first. */
const HANDS_WITH_KILLS = 14;

/** Any options that a game allows together, and always a kill and a second board where it offers them. */
function someRules(game: PokerGame, betting: string, random: SeededRandom): PokerRules {
  for (;;) {
    const options: Record<string, unknown> = { betting };
    for (const { name, values } of game.options) {
      if (name === 'betting' || values.length === 0 || random.below(3) > 0) continue;
      options[name] = values[random.below(values.length)];
    }
    if (game.variant.kill) options.kill = random.below(2) === 0 ? 'full' : 'half';
    if (game.variant.runTwice && betting !== 'fixed-limit')
      Object.assign(options, { runTwice: 'any-time', straddle: 'off' });
    try {
      return game.with(options);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}

/** Seldom folds, so that hands come to boards, all-ins and showdowns; wants to run the board twice. */
function stayer({ actions }: Question, random: SeededRandom, own: readonly Card[]): Answer {
  if (actions.some(({ verb }) => verb === 'run-twice'))
    return { verb: random.below(4) > 0 ? 'run-twice' : 'run-once' };
  const staying = actions.filter(({ verb }) => verb !== 'fold' || random.below(4) === 0);
  return anyOf(staying.some(({ refused }) => !refused) ? staying : actions, random, own);
}

function* evening(game: PokerGame, betting: string): Generator<PokerHand> {
  const random = seededRandom(`${game.id} ${betting}`);
  const rules = someRules(game, betting, random);
  let table = openTable(rules);
  const players = 2 + random.below(Math.min(5, rules.variant.seats - 1));
  const chips = (): ReturnType<typeof cents> =>
    cents(Math.ceil(rules.minimumBuyIn / rules.smallestChip + random.below(100)) * rules.smallestChip);
  for (let seat = 1; seat <= players; seat += 1) table = sitDown(table, seat, `p${seat}`, chips());
  const drawers = drawersForButton(table);
  const cards = deck(rules.variant.deck);
  if (drawers.length > 0)
    table = drawButton(
      table,
      drawers.flatMap((seat, at) => {
        const card = cards[at];
        return card === undefined ? [] : [{ seat, card }];
      }),
    );
  const hands = game.variant.kill ? HANDS_WITH_KILLS : HANDS;
  for (let hand = 0; hand < hands; hand += 1) {
    const started = startHand(table);
    if (!started) return;
    const played = playSeeded(started.setup, `${game.id} ${betting} ${hand}`, stayer);
    yield played;
    table = finishHand(started.table, played);
    for (const [seat, { stack }] of table.seats) if (stack === 0) table = addChips(table, seat, chips());
  }
}

/** As PHH: the same hand when it is read again, and the same text. */
function readsBack(hand: PokerHand): void {
  const text = writePhh(hand, { decimals: 2, cards: 'all' });
  expect(replayPhh(text)).toEqual([expect.objectContaining({ ok: true })]);
  const [read] = readPhh(text);
  if (!read || 'error' in read) throw new Error(text);
  const again = dealPhh(read);
  expect(writePhh(again, { decimals: read.decimals, cards: 'all' })).toBe(text);
  expect(again.state.boards).toEqual(hand.state.boards);
}

/** In PokerStars' layout: a tracker counts to the same stacks, and what is collected and the rake are the pots. */
function isTracked(hand: PokerHand): void {
  const { players, setup } = hand.state;
  const text = writePokerStars(hand, {
    number: '7',
    at: new Date(Date.UTC(2026, 10, 16, 8, 14, 5)),
    table: "Ada's",
    chairs: setup.variant.seats,
    button: players.at(-1)?.seat ?? 0,
    named: (seat) => `Player ${seat}`,
    hero: 1,
    decimals: 2,
  });
  const read = readPokerStars(text);
  expect(read.finished).toEqual(new Map(players.map(({ seat, stack }) => [`Player ${seat}`, Number(stack)])));
  expect(read.total).toBe(read.collected + read.rake);
  expect(read.summedUp).toBe(read.collected);
  const [told] = pokerStarsOf(writePhh(hand, { decimals: 2, cards: 'all' }));
  if (!told || 'error' in told) throw new Error(told?.error);
  expect([...readPokerStars(told.text).finished.values()]).toEqual(players.map(({ stack }) => stack));
}

describe('hand histories of every game, structure and option', () => {
  const met = { killed: 0, twice: 0, sidePots: 0, mucked: 0 };

  it.each(communityGames)('$id reads back from PHH, and a tracker reads it', (game) => {
    for (const betting of STRUCTURES) {
      for (const hand of evening(game, betting)) {
        readsBack(hand);
        isTracked(hand);
        const { setup, boards, events } = hand.state;
        if (setup.kill?.button.state === 'kill') met.killed += 1;
        if (boards.length > 1) met.twice += 1;
        if (events.some((event) => event.type === 'awarded' && event.pot > 0)) met.sidePots += 1;
        if (events.some(({ type }) => type === 'mucked')) met.mucked += 1;
      }
    }
  });

  it('there were killed rounds, second boards, side pots and mucked hands among them', () => {
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
  });
});
