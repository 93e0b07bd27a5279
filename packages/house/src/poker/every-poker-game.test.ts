import { catalogue, isPoker } from '@croupier/games';
import { type Answer, cents, type Question } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { handOf, turnOf } from './poker-state.ts';
import { viewPokerYou } from './poker-you.ts';
import { CardFelt, pokerSetting } from './testing/card-felt.ts';

const games = catalogue.filter(isPoker);

/** A table of this game at its own options, with three players and a hand begun. */
function begun(id: string): CardFelt {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no ${id}.`);
  const felt = new CardFelt({ ...pokerSetting(), rules: game.with({}), seats: 6 });
  ['ann', 'bob', 'cid'].forEach((player, at) => {
    felt.fund(player, 100_000);
    felt.ask({ do: 'sit-down', player, seat: at + 1, amount: cents(20_000) });
  });
  felt.begin();
  return felt;
}

/** Plays the hand to its end; whoever is asked answers so, or lets the time run out. */
function playOn(felt: CardFelt, choose: (question: Question) => Answer | 'away'): void {
  for (let turns = 0; turns < 200; turns += 1) {
    const seat = felt.untilAsked();
    const { hand } = felt.state;
    if (seat === null || !hand) return;
    const { waiting } = handOf(hand);
    if (waiting.for !== 'answer') return;
    const answer = choose(waiting.questions[0]);
    const turn = turnOf(hand);
    if (answer === 'away') felt.ask({ do: 'time-out', turn });
    else felt.ask({ do: 'act', player: hand.holders.get(seat) ?? '', turn, answer });
  }
  throw new Error('The hand does not end.');
}

/** Bets once a street, calls and checks, throws away what the question would for somebody absent. */
function friendly({ actions, absent }: Question): Answer {
  const open = actions.filter(({ refused }) => !refused);
  const bet = open.find(({ verb }) => verb === 'bet');
  if (bet?.least !== undefined) return { verb: 'bet', amount: bet.least };
  const passive = open.find(({ verb }) => verb === 'check' || verb === 'call');
  return passive ? { verb: passive.verb } : absent;
}

describe('bclc-poker 17.0 §8: every poker game at a live table', () => {
  it('§8.2, 18.0 §8.2, 19.0 §8.2, 20.0 §8.2, 23.0 §8.3, 24.0 §8.3, 25.0 §8.3, 26.0 §8.2, 27.0 §8.2: the rake goes into the drop when the hand is over', () => {
    for (const { id } of games) {
      const felt = begun(id);
      playOn(felt, (question) => {
        expect([id, felt.balance('rake:poker')]).toEqual([id, 0]);
        return friendly(question);
      });
      const { hand } = felt.state;
      const raked = hand ? handOf(hand).state.raked : 0;
      expect(raked).toBeGreaterThan(0);
      expect([id, felt.balance('rake:poker')]).toEqual([id, raked]);
    }
  });
});

describe('bclc-poker 17.0 §10.15: what a player holds', () => {
  it('is named to them by the end of every game, and the winner’s as the dealer declares it', () => {
    for (const { id } of games) {
      const felt = begun(id);
      playOn(felt, friendly);
      const { hand } = felt.state;
      const awards = hand ? handOf(hand).events.filter((event) => event.type === 'awarded') : [];
      expect(awards.length).toBeGreaterThan(0);
      for (const [seat, player] of hand?.holders ?? []) {
        const { have } = viewPokerYou(
          felt.setting,
          felt.state,
          player,
          { who: player, name: player },
          0,
          null,
        );
        expect([id, have]).toEqual([id, expect.any(String)]);
        const won = awards.flatMap((award) => (award.seat === seat && award.call ? [award.call] : []));
        for (const call of won) expect([id, have]).toEqual([id, expect.stringContaining(call)]);
      }
    }
  });
});

describe('READINGS 86: somebody absent', () => {
  it('the house does what the question says, in every game, and the hand ends', () => {
    for (const { id } of games) {
      const felt = begun(id);
      playOn(felt, () => 'away');
      expect([id, felt.state.hand && handOf(felt.state.hand).waiting.for]).toEqual([id, 'nothing']);
    }
  });

  it('bclc-poker 18.0 §10.8, 19.0 §10.9: throws away the card that was dealt last', () => {
    for (const id of ['bclc-poker/pineapple-holdem', 'bclc-poker/crazy-pineapple-holdem']) {
      const felt = begun(id);
      let thrown = 0;
      playOn(felt, (question) => {
        const discards = question.actions.some(({ verb }) => verb === 'discard');
        if (discards) thrown += 1;
        return discards ? 'away' : friendly(question);
      });
      const events = felt.state.hand ? handOf(felt.state.hand).events : [];
      const last = new Map(
        events.flatMap((event) => (event.type === 'dealt' ? [[event.seat, event.card]] : [])),
      );
      const discarded = events.flatMap((event) =>
        event.type === 'acted' && event.answer.verb === 'discard' ? [[event.seat, event.answer.cards]] : [],
      );
      expect(thrown).toBe(3);
      expect(discarded).toEqual([...last].map(([seat, card]) => [seat, [card]]));
    }
  });
});
