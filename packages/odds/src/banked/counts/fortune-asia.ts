import type { SetCounted } from '../set-counted.ts';

/** Made by `npm run count -- fortune-asia`; a second program of the same method, in C, counted the same. */
export const FORTUNE_ASIA_COUNTED: SetCounted = {
  depends: '84cc2a306006acad02c8545b4bc72f62d1829fea2fc3da8132acffaf9f95cd69',
  nets: [-1, -1, 1, 1],
  open: false,
  best: [4075412818487240, 0, 4175046212727160, 0],
  houseWay: [4280867946574344, 0, 3969591084640056, 0],
  otherwise: 49290010,
  hands: 154143080,
  returned: 0,
  list: [
    'Where the house way sets a pair high and no pair medium, set a pair high and a pair medium: 2.33 % of all hands, which gains 41.1 % of the bet on them.',
    'Where the house way sets two pair high and no pair medium, set two pair high and a pair medium: 0.61 % of all hands, which gains 24.1 % of the bet on them.',
    'Where the house way sets two pair high and no pair medium, set a pair high and a pair medium: 0.61 % of all hands, which gains 23.2 % of the bet on them.',
    'Where the house way sets straight high and no pair medium, set straight high and a pair medium: 0.58 % of all hands, which gains 20.3 % of the bet on them.',
    'Where the house way sets flush high and no pair medium, set flush high and a pair medium: 0.46 % of all hands, which gains 18.1 % of the bet on them.',
    'Where the house way sets three of a kind high and no pair medium, set three of a kind high and a pair medium: 0.15 % of all hands, which gains 36.6 % of the bet on them.',
    'Where the house way sets straight high and no pair medium, set a pair high and no pair medium where its highest card there is A: 1.55 % of all hands, which gains 1.3 % of the bet on them.',
    'Where the house way sets three of a kind high and no pair medium, set a pair high and a pair medium where its highest card there is 5, 6, 7, 8, 9, T, J: 0.10 % of all hands, which gains 18.2 % of the bet on them.',
  ],
};
