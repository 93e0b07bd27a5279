import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { WON_NOTHING } from '../jackpots/played-for.ts';
import type { FoundHand } from './found-hand.ts';
import { playedBy } from './played-hand.ts';
import { type HandOnTable, handOf, turnOf } from './poker-state.ts';
import { viewPokerTable } from './poker-view.ts';
import { replayOf } from './replay-hand.ts';
import { sharedSeat, shareOf } from './shared-hand.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';

/** Three players; the first to act folds, the others call and check to the end, or are all in at once and run the board twice. */
function aHand(allIn = false): { felt: CardFelt; hand: HandOnTable; folded: number } {
  const felt = new CardFelt(pokerSetting({ rakePercent: 0, showdown: 'exposed' }));
  const people = ['ann', 'bob', 'cy'];
  for (const [at, player] of people.entries()) {
    felt.fund(player, 50_000);
    felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(10_000) });
  }
  felt.begin();
  let folded = 0;
  for (let seat = felt.untilAsked(); seat !== null; seat = felt.untilAsked()) {
    const { hand } = felt.state;
    if (!hand) break;
    const { waiting } = handOf(hand);
    const offered = waiting.for === 'answer' ? waiting.questions[0].actions : [];
    const free = offered.find(({ verb, refused }) => (verb === 'check' || verb === 'call') && !refused);
    const raise = allIn ? offered.find(({ verb, refused }) => verb === 'raise' && !refused) : undefined;
    const twice = offered.find(({ verb }) => verb === 'run-twice');
    const chosen = folded === 0 ? 'fold' : ((raise ?? twice ?? free)?.verb ?? 'show');
    if (folded === 0) folded = seat;
    const answer = { verb: chosen, ...(chosen === 'raise' && raise?.most ? { amount: raise.most } : {}) };
    felt.ask({ do: 'act', player: people[seat - 1] ?? '', turn: turnOf(hand), answer });
    if (handOf(felt.state.hand ?? hand).waiting.for === 'nothing') felt.goOn();
  }
  const { hand } = felt.state;
  if (!hand) throw new Error('There is no hand.');
  return { felt, hand, folded };
}

const seen = (seat: number | null) => ({
  at: new Date(5),
  seat,
  sees: seat === null ? [] : [seat],
  bots: new Set<number>(),
  phh: null,
  pokerstars: null,
  share: null,
});

const found = (felt: CardFelt, hand: HandOnTable): FoundHand => ({
  setting: felt.setting,
  definition: null,
  first: 1,
  last: 1,
  hand,
  at: new Date(Date.UTC(2026, 10, 16, 8)),
  away: new Set(),
  bots: new Set(),
  won: WON_NOTHING,
});

describe('a hand looked at again', () => {
  const { felt, hand, folded } = aHand();

  it('has every step of it once, a frame for each action and for the cards of each street, and ends as it did', () => {
    const replay = replayOf(felt.setting, hand, seen(null));
    const steps = replay.frames.flatMap((frame) => frame.steps.map(({ type }) => type));
    expect(steps).toEqual(handOf(hand).events.map(({ type }) => type));
    const moment = { phase: { name: 'over', since: 0, until: null }, asking: null } as const;
    const live = viewPokerTable(felt.setting, felt.state, moment, (id) => ({ who: id, name: id }));
    expect(replay.frames.at(-1)?.view).toEqual(live.hand?.view);
    const boards = replay.frames.map(({ view }) => view.boards[0]?.length ?? 0);
    expect([...new Set(boards)]).toEqual([0, 3, 4, 5]);
    const acted = steps.filter((type) => type === 'acted').length;
    expect(replay.frames.filter((frame) => frame.steps.some(({ type }) => type === 'acted'))).toHaveLength(
      acted,
    );
    expect(replay).toMatchObject({ seat: null, net: null, phh: null, hand: 1 });
  });

  it('shows the cards of each street at once, of each board for itself, where nobody is asked in between', () => {
    const at = aHand(true);
    const { frames } = replayOf(at.felt.setting, at.hand, seen(null));
    const turned = frames.map(({ steps }) =>
      steps.flatMap((step) => (step.type === 'turned' ? [step.board] : [])),
    );
    expect(turned.filter((boards) => boards.length > 0)).toEqual([[0, 0, 0], [0], [0], [1], [1]]);
    // A card that is burned is no step of its own.
    expect(frames.filter(({ steps }) => steps.every(({ type }) => type === 'burned'))).toEqual([]);
  });

  it('shows each viewer what they saw then: their own cards from the deal on, others’ at the showdown', () => {
    const own = replayOf(felt.setting, hand, seen(folded));
    const cards = (at: number, seat: number): unknown =>
      own.frames.at(at)?.view.players.find((player) => player.seat === seat)?.cards;
    const middle = own.frames.findIndex(({ view }) => view.boards[0]?.length === 3);
    const other = (folded % 3) + 1;
    expect(cards(middle, folded)).toEqual([expect.any(String), expect.any(String)]);
    expect(cards(middle, other)).toEqual([null, null]);
    expect(cards(-1, other)).toEqual([expect.any(String), expect.any(String)]);
    const stranger = replayOf(felt.setting, hand, seen(null));
    const text = JSON.stringify(stranger);
    const player = handOf(hand).state.players.find(({ seat }) => seat === folded);
    expect(player?.cards).toHaveLength(2);
    const held = playedBy(found(felt, hand), hand.holders.get(folded) ?? '', new Date(7))[0]?.cards ?? [];
    expect(held).toHaveLength(2);
    for (const card of held) expect(text).not.toContain(`"${card}"`);
  });

  it('is in the list of each who was dealt in, and of nobody else', () => {
    const [mine] = playedBy(found(felt, hand), hand.holders.get(folded) ?? '', new Date(7));
    expect(mine).toMatchObject({ kind: 'hand', hand: 1, at: 7, net: 0, put: 0, how: 'folded' });
    const nets = [...hand.holders.values()].flatMap((player) =>
      playedBy(found(felt, hand), player, new Date(7)).map(({ net }) => net),
    );
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
    expect(playedBy(found(felt, hand), 'eve', new Date(7))).toEqual([]);
    // For a tracker: one's own cards, and of the others only what was shown.
    const text = mine?.pokerstars ?? '';
    expect(text).toMatch(/^PokerStars Hand #1794816000000001: {2}Hold'em /);
    expect(text).toContain(`Dealt to Hero [${mine?.cards.join(' ')}]`);
    expect(text.match(/^Player \d: shows/gm)).toHaveLength(2);
  });

  it('a link shows the hand of whoever gave it away, and nobody can make one for another', () => {
    const seats = [...hand.holders.keys()];
    const links = seats.map((seat) => shareOf(hand, seat));
    expect(new Set(links).size).toBe(seats.length);
    expect(links.map((link) => sharedSeat(hand, link))).toEqual(seats);
    expect(sharedSeat(hand, 'guessed')).toBeNull();
    // Before the hand is over there is no link to anything.
    expect(sharedSeat({ ...hand, over: false }, links[0] ?? '')).toBeNull();
    // Without the salts of the cards, which only their player is told, the link cannot be made.
    const unsalted = { ...hand, opened: hand.opened.map((one) => ({ ...one, salt: '00' })) };
    expect(shareOf(unsalted, folded)).not.toBe(shareOf(hand, folded));
  });
});
