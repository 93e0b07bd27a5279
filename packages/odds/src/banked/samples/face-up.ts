import type { SetSample } from '../set-sample.ts';

/** Made by `npm run sample -- face-up 1322`. */
export const FACE_UP_SAMPLE: SetSample = {
  depends: 'eed8c1ce0b78e604a9447e89fb86f83ab7f3d207f354cc42b64638a0720c3c20',
  nets: [-1, 0, 1],
  open: true,
  hands: 1322,
  best: {
    results: [0.26888379791427547, 0.4821606814718072, 0.24895552061397555],
    ev: -0.01992827730029992,
    within: 0.001007525687804887,
  },
  houseWay: {
    results: [0.29380150184558096, 0.4752730396509568, 0.2309254585034975],
    ev: -0.06287604334208348,
    within: 0.00116377385299225,
  },
  cost: {
    ev: 0.042947766041783554,
    within: 0.0006494430818514065,
  },
  otherwise: 0,
  spread: {
    best: 0.01869062242462456,
    houseWay: 0.02158918421357512,
  },
  nearly: {
    best: -0.016658000778167203,
    houseWay: -0.06815470184033831,
  },
  list: [],
};
