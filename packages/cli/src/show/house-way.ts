import { type Card, formatCards } from '@croupier/cards';
import { formatCite, type HouseStep, type HouseWay, partsOfSetting } from '@croupier/table';
import type { Paint } from '../paint.ts';
import { columns } from './columns.ts';

/** A hand as the house sets it, part by part, and each clause that decided with its reason. */
export function showSetting(way: HouseWay, cards: readonly Card[], paint: Paint): string {
  const { setting, steps } = way.explain(cards);
  const parts = partsOfSetting(setting).map(([part, laid]) => [
    paint.bold(part),
    formatCards(laid),
    paint.dim(way.describe(laid)),
  ]);
  return [
    columns([{ head: 'hand' }, { head: 'cards' }, { head: 'is' }], parts, paint, ''),
    '',
    ...steps.map(sentence),
  ].join('\n');
}

/** "bclc-poker 2.0 §9.4.3.b: low with high pair, ace held: both pairs behind" */
const sentence = ({ cite, why }: HouseStep): string => `${formatCite(cite)}: ${why}`;
