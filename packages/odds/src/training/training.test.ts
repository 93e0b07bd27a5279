import { type Card, cardOf, parseCards, poker } from '@croupier/cards';
import {
  bankedGameNamed,
  fastActionHouseWay,
  paiGowHouseWay,
  threeCardPoker,
  ultimateTexasHoldem,
} from '@croupier/games';
import { Refused } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { bonusBeforeFlop, ultimateBeforeFlop } from '../banked/before-flop.ts';
import { playsOn } from '../banked/holdem-bonus-strategies.ts';
import { preflopClass } from '../banked/preflop-classes.ts';
import { threeCardWorths } from '../banked/three-card-poker.ts';
import { UltimateAdviser } from '../banked/ultimate-adviser.ts';
import { raisesEarly } from '../banked/ultimate-strategies.ts';
import { strategyFor } from '../strategy.ts';
import { Score } from './score.ts';
import { Trainer } from './spot.ts';

const DECK = Array.from({ length: 52 }, (_, card) => cardOf(card));
const at = (name: string) => bankedGameNamed(`bclc-poker/${name}`).with({});

/** All pairs of these cards. */
const pairs = (cards: readonly Card[]): [Card, Card][] =>
  cards.flatMap((one, i) => cards.slice(i + 1).map((other): [Card, Card] => [one, other]));

describe('what decisions are worth', () => {
  it('bclc-poker 6.0: queen, six, four is the weakest hand that plays, as published', () => {
    const { rules } = threeCardPoker.with({});
    expect(threeCardWorths(rules, parseCards('Qh 6d 4c')).play).toBeGreaterThan(-1);
    expect(threeCardWorths(rules, parseCards('Qh 6d 3c')).play).toBeLessThan(-1);
    expect(threeCardWorths(rules, parseCards('Qh 6d 3c')).fold).toBe(-1);
  });

  it('bclc-poker 11.0 §2.1: a bet at the river, against all 990 hands of the dealer by the printed pays', () => {
    const [own, board] = [parseCards('Ks 9d'), parseCards('Kd 7c 4h 2s Jc')];
    const hand = poker.rank([...own, ...board]);
    let [net, hands] = [0, 0];
    for (const dealers of pairs(DECK.filter((card) => ![...own, ...board].includes(card)))) {
      const dealer = poker.rank([...dealers, ...board]);
      const qualifies = dealer >= poker.least('pair');
      // A pair of kings wins Play and, against a pair or better, the Ante; the Blind pushes below a straight.
      if (hand > dealer) net += qualifies ? 2 : 1;
      if (hand < dealer) net -= 3;
      hands += 1;
    }
    expect(hands).toBe(990);
    const worths = new UltimateAdviser(ultimateTexasHoldem.with({}).rules).riverWorths(own, board);
    expect(worths.bet).toBeCloseTo(net / hands, 12);
    expect(worths.fold).toBe(-2);
  });

  it('bclc-poker 11.0, 10.0: all own cards before the flop come to the published edges, and bet as the solvers say', () => {
    let [ultimate, bonus] = [0, 0];
    for (const [a, b] of pairs(DECK)) {
      const { four, three, wait } = ultimateBeforeFlop(preflopClass(a, b));
      ultimate += Math.max(four, wait) / 1326;
      expect(four > wait).toBe(raisesEarly([a, b]));
      expect(three < Math.max(four, wait)).toBe(true);
      const play = bonusBeforeFlop(preflopClass(a, b));
      bonus += Math.max(play, -1) / 1326;
      expect(play > -1).toBe(playsOn([a, b]));
    }
    expect(ultimate).toBeCloseTo(-0.02185, 5);
    expect(bonus).toBeCloseTo(-0.0204, 4);
  });
});

describe('a trainer', () => {
  it('deals the same spot for the same seed, and another for another', () => {
    const trainer = new Trainer(at('three-card-poker'));
    expect(trainer.deal('one')).toEqual(trainer.deal('one'));
    expect(trainer.deal('two')).not.toEqual(trainer.deal('one'));
  });

  it.each(['let-it-ride', 'three-card-poker', 'ultimate-texas-holdem'])(
    'finds the optimal strategy of %s right, and anything worth less wrong by the difference',
    (name) => {
      const table = at(name);
      const trainer = new Trainer(table);
      const { decide } = strategyFor(table, 'optimal');
      for (const seed of ['1', '2', '3', '4']) {
        const { question, sight } = trainer.asked(seed);
        const { verb, amount } = decide(question, sight);
        for (const { id, words } of trainer.deal(seed).choices) {
          const { right, cost, worths, best } = trainer.judge(seed, id);
          const isBest = id.startsWith(verb) && (amount === undefined || words === best);
          expect(right, `${name} ${seed}: ${words}`).toBe(isBest);
          const worth = worths.find((one) => one.words === words)?.worth ?? Number.NaN;
          expect(cost).toBeCloseTo((worths[0]?.worth ?? 0) - worth, 9);
        }
      }
    },
  );

  it('bclc-poker 5.0 §7.3: face up, the cost of a setting is what it loses against the best there is', () => {
    const trainer = new Trainer(at('face-up-pai-gow-poker'));
    const { hand, seen } = trainer.deal('a');
    // Two pairs of fives and nines and a pair of twos, against tens and sevens with an ace and a six in front.
    expect(hand).toBe('2h 5d 8s 9h 9c 2d 5s');
    expect(seen).toEqual([{ place: 'dealer', cards: 'Ad 6s Td Tc 7s 7d 2c' }]);
    expect(trainer.judge('a', { low: parseCards('2h 2d') })).toMatchObject({ right: true, cost: 0 });
    // Behind nine high nothing is won in front either.
    expect(trainer.judge('a', { low: parseCards('8s 2d') })).toMatchObject({ right: false, cost: 1 });
  });

  it('bclc-poker 2.0 §9.5: a setting costs what the best answer to the house way is worth more, with clause and reason', () => {
    const trainer = new Trainer(at('pai-gow-poker'));
    const { hand, sets } = trainer.deal('a');
    expect(sets).toEqual({ low: 2, high: 5 });
    const { low } = paiGowHouseWay.set(parseCards(hand)).parts;
    expect(trainer.judge('a', { low: low ?? [] })).toMatchObject({ right: true, cost: 0 });
    const wrong = trainer.judge('a', { low: parseCards('8s 2h') });
    expect(wrong).toMatchObject({ right: false, best: 'low: 9h 9c' });
    // Three pairs win most hands, eight high in front wins none but against less.
    expect(wrong.cost).toBeGreaterThan(0.3);
    expect(wrong.worths.map(({ worth }) => Math.abs(worth) <= 1)).toEqual([true, true]);
    expect(wrong.reasons).toEqual([
      { text: 'three pairs: the highest in front', clause: 'bclc-poker 2.0 §9.5' },
    ]);
  });

  it('bclc-poker 9.0 §7.2: two of four cards are kept as does best against a dealer of the house way', () => {
    const trainer = new Trainer(at('fast-action-holdem'));
    const { hand, sets } = trainer.deal('a');
    expect(sets).toEqual({ keep: 2, 'thrown away': 2 });
    const { keep } = fastActionHouseWay.set(parseCards(hand));
    const asTheHouse = trainer.judge('a', { keep });
    const thrown = trainer.judge('a', { keep: parseCards(hand).filter((card) => !keep.includes(card)) });
    // What the house way throws away is far worse; nothing is told apart that a sample does not tell apart.
    expect(thrown).toMatchObject({ right: false, best: asTheHouse.best });
    expect(thrown.cost).toBeGreaterThan(0.1);
    expect(asTheHouse.right).toBe(asTheHouse.cost === 0);
    const [reason] = asTheHouse.reasons;
    expect(reason?.clause?.startsWith('bclc-poker 9.0 §7.2')).toBe(asTheHouse.right || undefined);
    expect(asTheHouse.reasons.at(-1)?.text).toContain('20,000 sampled deals');
  });

  it('bclc-poker 13.0 §6.5: a stake at Discard Inferno costs what the best one is worth more', () => {
    const trainer = new Trainer(at('discard-inferno'));
    const { choices } = trainer.deal('a');
    const verdicts = choices.map(({ id }) => trainer.judge('a', id));
    expect(verdicts.filter(({ right }) => right)).toHaveLength(1);
    const worths = verdicts[0]?.worths ?? [];
    // A fold loses the Ante and the Blind.
    expect(worths.find(({ words }) => words === 'fold')?.worth).toBeCloseTo(-2, 9);
  });

  it('refuses what cannot be answered, and games with nothing to practise', () => {
    const trainer = new Trainer(at('three-card-poker'));
    for (const given of ['', 'raise', 'play-9', { low: parseCards('Ah') }])
      expect(() => trainer.judge('1', given)).toThrow(Refused);
    const paiGow = new Trainer(at('pai-gow-poker'));
    for (const given of ['fold', {}, { low: parseCards('Ah') }, { low: parseCards('Ah Ah') }])
      expect(() => paiGow.judge('1', given)).toThrow(Refused);
    expect(() => new Trainer(bankedGameNamed('bclc-baccarat/mini-baccarat').with({}))).toThrow(
      'there is nothing to practise',
    );
  });

  it('remembers which spots cost most', () => {
    const score = new Score();
    const said = { unit: 'Ante', best: 'fold', worths: [], reasons: [] };
    score.take({ ...said, right: true, cost: 0, kind: 'a pair' });
    score.take({ ...said, right: false, cost: 0.1, kind: 'queen high' });
    score.take({ ...said, right: false, cost: 0.3, kind: 'jack high' });
    score.take({ ...said, right: false, cost: 0.1, kind: 'queen high' });
    expect([score.hands, score.right]).toEqual([4, 1]);
    expect(score.missedMost().map(({ kind, wrong, times }) => [kind, wrong, times])).toEqual([
      ['jack high', 1, 1],
      ['queen high', 2, 2],
    ]);
  });
});
