import type { SetCounted } from '../set-counted.ts';

/** Made by `npm run count -- pai-gow`; a second program of the same method, in C, counted the same. */
export const PAI_GOW_COUNTED: SetCounted = {
  depends: '7bf9c6f2c5324eee176158cfc9c74a604f8070bbd2f442499b2359fd71be9a7d',
  nets: [-1, 0, 0.95],
  open: false,
  best: [2500711421040676, 3338912077928488, 2410835532245236],
  houseWay: [2501875512926096, 3355860264783900, 2392723253504404],
  otherwise: 13259620,
  hands: 154143080,
  returned: 0,
  list: [
    'Where the house way sets a pair behind and no pair in front, set flush behind and no pair in front where its highest card there is Q, K, A: 0.18 % of all hands, which gains 10.6 % of the bet on them.',
    'Where the house way sets a pair behind and no pair in front, set straight behind and no pair in front where its highest card there is K, A: 0.09 % of all hands, which gains 4.3 % of the bet on them.',
    'Where the house way sets two pair behind and no pair in front, set a pair behind and a pair in front where its highest card there is 9: 0.08 % of all hands, which gains 1.8 % of the bet on them.',
  ],
};
