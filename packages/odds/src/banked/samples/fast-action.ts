import type { FastActionSample } from '../fast-action-sample.ts';

/** Made by `npm run count -- fast-action`. */
export const FAST_ACTION_SAMPLE: FastActionSample = {
  depends: '7137f63f38e23b40a2fe2123e0d54c90533964a92d46411090ce07eca83d2ab2',
  hands: 22022,
  decidedBy: 6000,
  valuedBy: 20000,
  deals: 1500000,
  houseWay: {
    ev: -0.036938,
    within: 0.0003018326894597634,
  },
  optimal: {
    ev: 0.007455845898060779,
    within: 0.00044970471297187716,
  },
  splitPairs: {
    ev: 0.0009617815436937601,
    within: 4.5700404217262844e-5,
  },
  asTheHouse: 0.8578969934773386,
  otherwise: 0.12899910366937722,
  split: 0.013103902853284263,
  splitWins: [0.25516085501076535, 0.28748958284413956, 0.45734956214503203],
  list: ['Split two pairs, the lower from 6 up; keep two cards the house way with the others.'],
};
