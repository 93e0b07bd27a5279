import { nextBanker as inTurn, type NextBanker } from '@croupier/table';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

/** Who is to be offered the bank now; nobody before a hand that is dealt without bets. */
export const nextBanker = ({ game }: TableSetting, state: TableState): NextBanker =>
  state.next?.afterwards === 'free-hand' ? 'settled' : inTurn(game.layout, state);
