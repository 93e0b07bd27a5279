import type { Refusal } from '@croupier/table';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

/** Where a player has to bank and nobody does: what is waited for, and what would help. */
export function noBank({ game, bots }: TableSetting, { phase, bank }: TableState): Refusal | null {
  const { bank: rules } = game.layout;
  if (phase !== 'bank' || bank.offered !== 'anybody' || !rules) return null;
  const reason = bots
    ? 'A player banks this game: sit down and put up a bank, or a bot does in a moment.'
    : 'A player banks this game, so it takes two: sit down and put up a bank.';
  return { reason, cite: rules.cites.bank };
}

/** Why no bets are taken now. Before the first bank there is no next round to wait for. */
export function noBets(table: TableSetting, state: TableState): Refusal {
  const missing = noBank(table, state);
  if (missing) return missing;
  if (state.phase === 'bank') return { reason: 'Bets open as soon as it is known who banks.' };
  if (state.phase === 'cut') return { reason: 'Bets open as soon as the shoe is cut.' };
  return { reason: 'Bets are closed; wait for the next round.' };
}
