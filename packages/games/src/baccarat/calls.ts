import type { Card } from '@croupier/cards';
import { totalOf } from './points.ts';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A hand's count as the dealer says it. */
export const callTotal = (cards: readonly Card[]): string => NUMBERS[totalOf(cards)] ?? '';
