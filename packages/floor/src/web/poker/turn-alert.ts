import type { PokerTableView } from '@croupier/house/protocol';
import { usePageName, useTurnName } from '../room/page-name.ts';

/** The page's name says that it is your turn, for whoever looks at another page or table. */
export function useTurnAlert(view: PokerTableView | undefined, active: boolean): void {
  usePageName(active ? view?.name : undefined);
  useTurnName(view?.you.question ? view.name : undefined);
}
