import type { FastActionSample } from '../fast-action-sample.ts';

/** 1,000 hands, 500 deals for each that is not played the house way, 600,000 for ties: what `npm run count -- fast-action` makes more of. */
export const FAST_ACTION_SAMPLE: FastActionSample = {
  depends: '7137f63f38e23b40a2fe2123e0d54c90533964a92d46411090ce07eca83d2ab2',
  hands: 1000,
  dealsEach: 500,
  deals: 600000,
  houseWay: {
    ev: -0.03697,
    within: 0.0004774381287259474,
  },
  optimal: {
    ev: 0.008459999999999999,
    within: 0.0025696460602927756,
  },
  splitPairs: {
    ev: 0.0018640000000000002,
    within: 0.0014753154193257957,
  },
  asTheHouse: 0.852,
  otherwise: 0.136,
  split: 0.012,
  splitWins: [0.245, 0.24983333333333332, 0.5051666666666667],
  list: ['Split two pairs, the lower from 6 up; keep two cards the house way with the others.'],
};
