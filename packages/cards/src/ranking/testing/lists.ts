/** The lists of ranks as the rulebook prints them, highest first. */
import type { SlowList } from './slow.ts';

const traditional = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
];

/** bclc-poker 17.0 §1.4, 11.0 §5.4.1. */
export const pokerList: SlowList = { printed: traditional, cards: 5, aceLow: 'lowest' };
/** bclc-poker 2.0 §6; READINGS 31 for five aces. */
export const paiGowList: SlowList = { printed: ['five-aces', ...traditional], cards: 5, aceLow: 'lowest' };
/** bclc-poker 25.0 §1.5. */
export const mandarinList: SlowList = { printed: traditional, cards: 5, aceLow: 'second-highest' };
/** bclc-poker 24.0 §1.5; READINGS 53 for the low ace. */
export const asianList: SlowList = {
  printed: [
    'royal-flush',
    'straight-flush',
    'four-of-a-kind',
    'flush',
    'full-house',
    'straight',
    'three-of-a-kind',
    'two-pair',
    'pair',
    'high-card',
  ],
  cards: 5,
  aceLow: 'lowest',
  lowest: 7,
};
export const asianHighAceList: SlowList = { ...asianList, aceLow: 'no' };
/** bclc-poker 6.0 §5.6. */
export const threeCardList: SlowList = {
  printed: ['straight-flush', 'three-of-a-kind', 'straight', 'flush', 'pair', 'high-card'],
  cards: 3,
  aceLow: 'lowest',
};
/** bclc-poker 8.0 §5.6. */
export const fourCardList: SlowList = {
  printed: [
    'four-of-a-kind',
    'straight-flush',
    'three-of-a-kind',
    'flush',
    'straight',
    'two-pair',
    'pair',
    'high-card',
  ],
  cards: 4,
  aceLow: 'lowest',
};
/** bclc-poker 16.0 §5.6.1. */
export const fortuneAsiaList: SlowList = {
  printed: [
    'four-aces',
    'straight-flush',
    'four-of-a-kind',
    'flush',
    'straight',
    'three-of-a-kind',
    'two-pair',
    'pair',
    'high-card',
  ],
  cards: 4,
  aceLow: 'second-highest',
};
/** bclc-poker 9.0 §5.4. */
export const sixDeckList: SlowList = {
  printed: [
    'five-of-a-kind-suited',
    'royal-flush',
    'straight-flush',
    'five-of-a-kind',
    'four-of-a-kind',
    'full-house',
    'flush',
    'straight',
    'three-of-a-kind',
    'two-pair',
    'pair',
    'high-card',
  ],
  cards: 5,
  aceLow: 'lowest',
};
