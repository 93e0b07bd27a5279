import { replayPhh, writePhh } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { WON_NOTHING } from '../jackpots/played-for.ts';
import { playedBy } from './played-hand.ts';
import { handOf, turnOf } from './poker-state.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';

/** Three people, the first hand dealt and raised by whoever speaks first. */
function raised(options = {}): CardFelt {
  const felt = new CardFelt(pokerSetting(options));
  ['ann', 'bob', 'cy'].forEach((player, at) => {
    felt.fund(player, 100_000);
    felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(20_000) });
  });
  felt.begin();
  const seat = felt.untilAsked() ?? 0;
  const { hand } = felt.state;
  if (!hand) throw new Error('A hand was begun.');
  const player = hand.holders.get(seat) ?? '';
  felt.ask({ do: 'act', player, turn: turnOf(hand), answer: { verb: 'raise', amount: cents(1000) } });
  return felt;
}

const call = (felt: CardFelt, irregularity = 'misdeal') =>
  felt.ask({ do: 'irregularity', by: 'flo', irregularity });
const stacks = (felt: CardFelt): number[] => [...felt.state.table.seats.values()].map(({ stack }) => stack);

describe('bclc-poker 17.0 §10.2: a hand that was not dealt as the section says (READINGS 88)', () => {
  it('§10.2: is void: all chips go back, nothing is raked, and the same button deals again', () => {
    const felt = raised({ kill: 'off' });
    const { button } = felt.state.hand ?? {};
    const before = new Map(felt.balances);
    const [line] = call(felt) && felt.journal.slice(-1);
    expect(line).toMatchObject({ type: 'played', body: { input: { irregularity: 'misdeal', by: 'flo' } } });
    expect(felt.untilAsked()).toBeNull();
    expect(stacks(felt)).toEqual([20_000, 20_000, 20_000]);
    expect(new Map([...felt.balances].filter(([, amount]) => amount !== 0))).toEqual(
      new Map([...before].filter(([, amount]) => amount !== 0)),
    );
    felt.goOn();
    expect(felt.state.hand).toMatchObject({ number: 2, button });
    const posted = felt.state.hand
      ? handOf(felt.state.hand).events.filter(({ type }) => type === 'posted')
      : [];
    expect(posted).toHaveLength(2);
  });

  it('§10.2: comes out of the journal as it was, from the start and from its last hand', () => {
    const felt = raised();
    call(felt, 'fouled-deck');
    for (const from of ['start', 'last hand'] as const) {
      const again = felt.refolded(from);
      expect([...again.table.seats]).toEqual([...felt.state.table.seats]);
      expect(again.table.button).toBe(felt.state.table.button);
    }
  });

  it('is called by its name while the hand is dealt, and not once it is paid', () => {
    const felt = raised();
    expect(call(felt, 'rain')).toMatchObject({
      refused: {
        reason:
          'There is no irregularity "rain" at this table; they are misdeal, wrong-number-of-cards, fouled-deck.',
      },
    });
    expect(felt.ask({ do: 'irregularity', by: 'ann', irregularity: 'misdeal' })).toMatchObject({
      refused: { reason: 'You are dealt into this hand: somebody else of the staff must call it.' },
    });
    while (felt.untilAsked() !== null) felt.goOn();
    expect(call(felt)).toMatchObject({ refused: { reason: 'No hand is being played.' } });
  });

  it('is written as a history that replays', () => {
    const felt = raised();
    call(felt, 'wrong-number-of-cards');
    const { hand } = felt.state;
    if (!hand) throw new Error('The hand lies there.');
    const phh = writePhh(handOf(hand), { decimals: 2, cards: 'all' });
    expect(phh).toContain("_void = 'wrong-number-of-cards'");
    expect(replayPhh(phh)).toEqual([{ ok: true, finishingStacks: [200, 200, 200] }]);
    // Among the rounds of whoever was dealt in it is no loss and no win.
    const found = { setting: pokerSetting({}), definition: null, first: 1, last: 2, hand, at: new Date(0) };
    const [mine] = playedBy(
      { ...found, away: new Set(), bots: new Set(), won: WON_NOTHING },
      'ann',
      new Date(0),
    );
    expect(mine).toMatchObject({ how: 'void', net: 0, put: 0 });
    // For a tracker it is cancelled, as PokerStars writes such hands: nobody won or lost.
    expect(mine?.pokerstars.split('\n')).toEqual(
      expect.arrayContaining(['Hand cancelled', 'Total pot $0 | Rake $0']),
    );
  });
});
