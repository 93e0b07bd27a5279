import { parseCards } from '@croupier/cards';
import { ultimateTexasHoldem } from '@croupier/games';
import { type Answer, type BetKind, cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { roundOf } from './state.ts';
import { Felt, settingOf } from './testing/felt.ts';

const BOARD = 'Qs Js 4h 2d 2h';

const opened = (): Felt => {
  const felt = new Felt(settingOf(ultimateTexasHoldem.with({})));
  felt.fund('ann', 100_000);
  felt.fund('bob', 100_000);
  felt.until('betting');
  return felt;
};

const put = (felt: Felt, wager: string, kind: BetKind, amount: number, player = 'ann'): Decision =>
  felt.ask({ do: 'bet', player, changes: [{ spot: 1, wager, kind, amount: cents(amount) }] });

/** Deals until a seat is asked. */
function untilAsked(felt: Felt): void {
  while (felt.state.phase !== 'dealing' || roundOf(felt.table, felt.state).waiting.for !== 'answer')
    felt.goOn();
}

const answer = (felt: Felt, given: Answer): Decision =>
  felt.ask({ do: 'answer', player: 'ann', seat: 1, answer: given });

/** Whatever ann could do to her bets during the betting. */
const changes = (felt: Felt): Decision[] => [
  put(felt, 'ante', 'own', 1000),
  put(felt, 'trips', 'own', 1000),
  put(felt, 'ante', 'own', -1000),
  ...(['clear', 'double', 'undo', 'rebet'] as const).map((verb) => felt.ask({ do: verb, player: 'ann' })),
];

describe("bclc-poker 11.0: Ultimate Texas Hold'em at a live table", () => {
  it('§1.1: a shuffled deck of 52 comes out of the shuffler for every round', () => {
    const felt = opened();
    const decks = [1, 2, 3].map(() => {
      put(felt, 'ante', 'own', 1000);
      felt.until('settled');
      const { number, cards, dealt } = felt.state.shoe;
      felt.until('betting');
      return { number, cards, dealt: dealt.length };
    });
    expect(decks).toEqual([1, 2, 3].map((number) => ({ number, cards: 52, dealt: 9 })));
  });

  it('§3.3: nobody else bets where a player has', () => {
    const felt = opened();
    put(felt, 'ante', 'own', 1000);
    for (const kind of ['own', 'tip', 'back'] as const)
      expect(put(felt, 'ante', kind, 1000, 'bob')).toHaveProperty('refused');
    expect(new Set(felt.state.bets.map(({ player }) => player))).toEqual(new Set(['ann']));
  });

  it('§4.1, §4.3.1: a bet for the dealer lies apart from the player’s, on the wager that it is put on alone', () => {
    const felt = opened();
    put(felt, 'ante', 'own', 1000);
    put(felt, 'trips', 'own', 500);
    put(felt, 'trips', 'tip', 100);
    put(felt, 'trips', 'tip', 100);
    put(felt, 'ante', 'tip', 200);
    expect(felt.state.bets.map(({ wager, kind, amount }) => `${wager} ${kind} ${amount}`)).toEqual([
      'ante own 1000',
      'blind own 1000',
      'trips own 500',
      'trips tip 200',
      'ante tip 200',
    ]);
  });

  it('§4.4.1, §4.4.2: one that wins goes to the tips with its win, and does not lie there again', () => {
    const felt = opened();
    put(felt, 'ante', 'own', 1000);
    put(felt, 'trips', 'tip', 100);
    felt.stack(parseCards(`${BOARD} 2s 9c 3c 3d`)); // three of a kind: 3 to 1; ann is away and folds
    felt.until('settled');
    felt.until('betting');
    expect(felt.balances.get('tips:test')).toBe(400);
    expect(felt.wallet('ann')).toBe(100_000 - 2 * 1000 - 100);
    expect(felt.state.bets).toEqual([]);
    expect(felt.stakes('ann')).toBe(0);
  });

  it.each<[string, string, Answer[], number]>([
    ['§6.1, §6.5.2.a', 'with two cards', [{ verb: 'play', amount: cents(4000) }], 6000],
    ['§6.1, §6.7.2.a', 'after the flop', [{ verb: 'check' }, { verb: 'play' }], 4000],
  ])(
    '%s: bets lie before the deal, and what is staked on Play %s stands',
    (_clauses, _when, answers, staked) => {
      const felt = opened();
      put(felt, 'ante', 'own', 1000);
      untilAsked(felt);
      for (const decision of changes(felt)) expect(decision).toHaveProperty('refused');
      for (const given of answers) {
        untilAsked(felt);
        expect(answer(felt, given)).toHaveProperty('events');
      }
      expect(felt.stakes('ann')).toBe(staked);
      for (const decision of [
        ...changes(felt),
        answer(felt, { verb: 'play' }),
        answer(felt, { verb: 'check' }),
      ])
        expect(decision).toHaveProperty('refused');
      expect(felt.stakes('ann')).toBe(staked);
    },
  );
});
