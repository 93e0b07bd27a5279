import { type Accounts, accountsOf, METER } from '@croupier/table';
import { account } from '../storage/ledger.ts';
import { isBotPlayer } from './bot-names.ts';
import type { Links } from './events.ts';

/**
 * The accounts of a table and its bettors; a bot has no wallet and plays with the house's chips, and what several tables
 * share is one account.
 */
export function tableAccounts(table: string, links: Links = {}): Accounts {
  const accounts = accountsOf(table);
  return {
    ...accounts,
    meter: (name = METER) => {
      const shared = links[name];
      return shared === undefined ? accounts.meter(name) : account.sharedMeter(shared);
    },
    wallet: (player) => (isBotPlayer(player) ? account.cage : accounts.wallet(player)),
  };
}
