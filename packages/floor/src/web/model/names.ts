import type { PostedRules } from '@croupier/house/protocol';

/** What a wager is called; a bonus that nobody lays goes by its id, spelled out. */
export const wagerName = ({ wagers }: Pick<PostedRules, 'wagers'>, id: string): string =>
  wagers.find((wager) => wager.id === id)?.name ?? spelledOut(id);

/** "ante-bonus" as "Ante Bonus". */
export const spelledOut = (id: string): string =>
  id
    .split(/[- ]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
