import { replayRecord } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { goldenRound } from '../testing/golden-round.ts';
import { paiGowPoker } from './2.0-pai-gow-poker.ts';
import { fortunePaiGowPoker } from './3.0-fortune-pai-gow-poker.ts';
import { paiGowProgressive } from './4.0-pai-gow-progressive.ts';
import { faceUpPaiGowPoker } from './5.0-face-up-pai-gow-poker.ts';

/** One full round of each, word for word: whatever a change of a rule does to it can be read in the difference. */
describe('golden rounds of pai gow', () => {
  it('bclc-poker 2.0: a player banks, sets a foul, and one player has two hands', async () => {
    const game = paiGowPoker.with({});
    const round = replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: game.options,
      seats: [
        { seat: 1, player: 'Ann', wagers: { main: 2500 }, tips: { main: 500 } },
        { seat: 4, player: 'Bob', wagers: { main: 5000 } },
        { seat: 5, player: 'Bob', wagers: { main: 5000 } },
      ],
      bank: { seat: 3, player: 'Cat', amount: 100_000, dealerBet: 1000 },
      hands: {
        1: 'As Ad Qc Jh 7s 4d 3h',
        3: 'Ks Kd 9c 8h 5s 3d 2c',
        4: 'Ac Ah 9s 8d 6c 6h 2h',
        5: '7d 7h 8c 6s 4c 3c 2d',
        dealer: 'Jc Js Tc 7c 5d 4h 2s',
      },
      numbers: [4, 2, 5],
      decisions: [
        { seat: 4, do: 'hold' },
        { seat: 4, do: 'set', low: '9s 8d', high: 'Ac Ah 6c 6h 2h' },
        { seat: 1, do: 'house-way' },
        { seat: 3, do: 'set', low: 'Ks Kd', high: '9c 8h 5s 3d 2c' },
      ],
    });
    await expect(goldenRound(round)).toMatchFileSnapshot('./2.0-pai-gow-poker.golden.txt');
  });

  it('bclc-poker 3.0: the house banks; four of a kind pays its bonus and envy', async () => {
    const game = fortunePaiGowPoker.with({ start: 'random-number' });
    const round = replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: game.options,
      seats: [
        { seat: 1, player: 'Ann', wagers: { main: 2500, 'fortune-bonus': 1000 } },
        {
          seat: 3,
          player: 'Bob',
          wagers: { main: 1000, 'fortune-bonus': 500 },
          tips: { 'fortune-bonus': 100 },
        },
        { seat: 6, player: 'Cat', wagers: { main: 1000 } },
      ],
      hands: {
        1: '7s 7d 7c 7h Qc Jh 4d',
        3: 'Tc 9h 8d 6c 5c 4c 3s',
        6: 'Ac Ah Qh Js 9s 9d 2d',
        dealer: 'Ks Td 9c 8h 5s 3d 2c',
      },
      numbers: [4],
      decisions: [
        { seat: 1, do: 'house-way' },
        { seat: 3, do: 'house-way' },
        { seat: 6, do: 'set', low: 'Qh Js', high: 'Ac Ah 9s 9d 2d' },
      ],
    });
    await expect(goldenRound(round)).toMatchFileSnapshot('./3.0-fortune-pai-gow-poker.golden.txt');
  });

  it('bclc-poker 4.0: five aces and seven in a row of one suit take from the meter, one after the other', async () => {
    const game = paiGowProgressive.with({ start: 'random-number', meter: 5_000_000, reseed: 1_000_000 });
    const round = replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: game.options,
      seats: [
        { seat: 1, player: 'Ann', wagers: { main: 1000, 'fortune-bonus': 500, progressive: 100 } },
        { seat: 3, player: 'Bob', wagers: { main: 2500, progressive: 100 } },
        { seat: 6, player: 'Cat', wagers: { main: 1000, progressive: 100 } },
      ],
      hands: {
        1: '9d 8d 7d 6d 5d 4d 3d',
        3: '6s 6h 6c 4s 4c Qd Jc',
        6: 'Ac Ad Ah As Jo 7c 3h',
        dealer: 'Ks Tc 9c 8h 5s 3c 2c',
      },
      numbers: [2],
      decisions: [
        { seat: 1, do: 'house-way' },
        { seat: 3, do: 'house-way' },
        { seat: 6, do: 'set', low: 'Ac Ad', high: 'Ah As Jo 7c 3h' },
      ],
    });
    await expect(goldenRound(round)).toMatchFileSnapshot('./4.0-pai-gow-progressive.golden.txt');
  });

  it('bclc-poker 5.0: the dealer’s open hand is ace-high with the joker', async () => {
    const game = faceUpPaiGowPoker.with({});
    const round = replayRecord(game, {
      format: 'croupier-round/1',
      game: game.id,
      options: game.options,
      seats: [
        {
          seat: 1,
          player: 'Ann',
          wagers: { main: 2500, 'fortune-bonus': 1000, 'ace-high-bonus': 1000 },
          tips: { 'ace-high-bonus': 100 },
        },
        { seat: 3, player: 'Bob', wagers: { main: 1000, 'fortune-bonus': 500, 'ace-high-bonus': 500 } },
        { seat: 4, player: 'Bob', wagers: { main: 1000 } },
      ],
      hands: {
        1: '7s 7d 7c 7h Qc Jh 4c',
        3: 'Ad Jc Tc 8s 6d 4h 3h',
        4: 'Kd Kh Ts 9s 5d 3c 2d',
        dealer: 'Jo Qd 9c 8h 6s 4d 2c',
      },
      numbers: [3, 3, 5],
      decisions: [
        { seat: 3, do: 'hold' },
        { seat: 1, do: 'set', low: 'Qc Jh', high: '7s 7d 7c 7h 4c' },
        { seat: 3, do: 'house-way' },
      ],
    });
    await expect(goldenRound(round)).toMatchFileSnapshot('./5.0-face-up-pai-gow-poker.golden.txt');
  });
});
