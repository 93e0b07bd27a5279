import type { SetSample } from '../set-sample.ts';

/** Made by `npm run sample -- pai-gow 906`. */
export const PAI_GOW_SAMPLE: SetSample = {
  depends: '7bf9c6f2c5324eee176158cfc9c74a604f8070bbd2f442499b2359fd71be9a7d',
  nets: [-1, 0, 0.95],
  open: false,
  hands: 906,
  best: {
    results: [0.3028279529364971, 0.4051580548597235, 0.2920139922037962],
    ev: -0.025414660342890746,
    within: 0.0013896228602062557,
  },
  houseWay: {
    results: [0.3027719774722127, 0.4076292506122184, 0.2895987719155925],
    ev: -0.027653144152399774,
    within: 0.0014283140805120516,
  },
  cost: {
    ev: 0.002238483809509028,
    within: 0.0003397730444263355,
  },
  otherwise: 0.08923444749138355,
  spread: {
    best: 0.02134091115303062,
    houseWay: 0.02193510538989412,
  },
  nearly: {
    best: -0.029330008679421704,
    houseWay: -0.031662106315112404,
  },
  list: [
    'Where the house way sets a pair behind and no pair in front, set flush behind and no pair in front where its highest card there is Q, K, A: 0.18 % of all hands, which gains 10.6 % of the bet on them.',
    'Where the house way sets a pair behind and no pair in front, set straight behind and no pair in front where its highest card there is K, A: 0.09 % of all hands, which gains 4.3 % of the bet on them.',
    'Where the house way sets two pair behind and no pair in front, set a pair behind and a pair in front where its highest card there is 9: 0.08 % of all hands, which gains 1.8 % of the bet on them.',
  ],
};
