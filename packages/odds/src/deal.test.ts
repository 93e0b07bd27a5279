import { seededRandom } from '@croupier/cards';
import { bankedGameNamed, catalogue, isBanked, replay } from '@croupier/games';
import { recordOf } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { dealRound } from './deal.ts';

describe('a dealt round', () => {
  it('bets ten dollars on every wager, each seat its own player', () => {
    const round = dealRound(bankedGameNamed('bclc-baccarat/mini-baccarat').with({}), {
      random: seededRandom(1),
    });
    expect(round.bets.map(({ spot, wager, player, amount }) => ({ spot, wager, player, amount }))).toEqual([
      { spot: 1, wager: 'player', player: 'seat 1', amount: 1000 },
      { spot: 2, wager: 'banker', player: 'seat 2', amount: 1000 },
      { spot: 3, wager: 'tie', player: 'seat 3', amount: 1000 },
    ]);
  });

  it('replays from its record, at every game and many seeds', () => {
    for (const game of catalogue.filter(isBanked).map((one) => one.with({}))) {
      for (let seed = 0; seed < 15; seed += 1) {
        const record = recordOf(game, dealRound(game, { random: seededRandom(seed) }));
        expect(replay(JSON.stringify(record))).toMatchObject({ ok: true });
      }
    }
  });

  it('is the same for the same seed and another for another', () => {
    const game = bankedGameNamed('bclc-baccarat/mini-baccarat').with({});
    const cards = (seed: string) => recordOf(game, dealRound(game, { random: seededRandom(seed) })).cards;
    expect(cards('a')).toBe(cards('a'));
    expect(cards('a')).not.toBe(cards('b'));
  });
});
