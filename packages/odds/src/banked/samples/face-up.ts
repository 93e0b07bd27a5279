import type { SetSample } from '../set-sample.ts';

/** Made by `npm run sample -- face-up`. */
export const FACE_UP_SAMPLE: SetSample = {
  depends: 'eed8c1ce0b78e604a9447e89fb86f83ab7f3d207f354cc42b64638a0720c3c20',
  nets: [-1, 0, 1],
  open: true,
  hands: 702,
  best: {
    results: [0.2691773842158259, 0.4815364620136793, 0.24928615377055305],
    ev: -0.01989123044527282,
    within: 0.0013409264256664772,
  },
  houseWay: {
    results: [0.2939572555809807, 0.47484393979919876, 0.23119880461985587],
    ev: -0.06275845096112478,
    within: 0.0015477980897982667,
  },
  cost: {
    ev: 0.04286722051585197,
    within: 0.0009032186761378228,
  },
  otherwise: 0,
  spread: {
    best: 0.018126978287723812,
    houseWay: 0.020923521104902174,
  },
  nearly: {
    best: -0.016658000778167203,
    houseWay: -0.06815470184033831,
  },
  list: [],
};
