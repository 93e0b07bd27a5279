import { type Accounts, accountsOf } from '@croupier/table';
import { account } from '../storage/ledger.ts';
import { isBotPlayer } from './bot-names.ts';

/** The accounts of a table and its bettors; a bot has no wallet and plays with the house's chips. */
export function tableAccounts(table: string): Accounts {
  const accounts = accountsOf(table);
  return {
    ...accounts,
    wallet: (player) => (isBotPlayer(player) ? account.cage : accounts.wallet(player)),
  };
}
