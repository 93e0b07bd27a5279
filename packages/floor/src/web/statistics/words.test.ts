import { expect, it } from 'vitest';
import { againstTheEdge, edgeOf, perHundred, share } from './words.ts';

it('a result is told beside what the edge would have made of the stakes', () => {
  const game = { rounds: 40, staked: 1_250_00, net: -35_00, expected: -17_50 };
  expect(againstTheEdge(game)).toBe(
    'You staked 1,250 in 40 rounds and lost 35. At the edges of these bets so much would cost about 17.50 in the long run. You are 17.50 worse off than that, which over so few rounds is luck.',
  );
  expect(againstTheEdge({ ...game, rounds: 5_000, net: 10_00 })).toMatch(
    /won 10\..* 27\.50 better off than that\.$/,
  );
  expect(againstTheEdge({ ...game, expected: null })).toMatch(/not counted yet\.$/);
});

it('shares and rates are rounded as people read them', () => {
  expect(share(3, 8)).toBe('38 %');
  expect(share(0, 0)).toBe('–');
  expect(edgeOf(-0.0152)).toBe('−1.52 %');
  expect(perHundred({ bigBlinds: -7.6, hands: 200 })).toBe('−3.8');
  expect(perHundred({ bigBlinds: 5, hands: 40 })).toBe('+12.5');
});
