import type { SetCounted } from '../set-counted.ts';

/** Made by `npm run count -- face-up`; a second program, of the same method in C, counted the same. */
export const FACE_UP_COUNTED: SetCounted = {
  depends: 'eed8c1ce0b78e604a9447e89fb86f83ab7f3d207f354cc42b64638a0720c3c20',
  nets: [-1, 0, 1],
  open: true,
  best: [2221372312378296, 3973715782857360, 2055370935978744],
  houseWay: [2427273130572092, 3916555105832184, 1906630794810124],
  otherwise: 0,
  hands: 154143080,
  returned: 14430780,
  list: [],
};
