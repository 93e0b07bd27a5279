interface Wagers {
  readonly wagers: readonly { readonly id: string; readonly name: string }[];
}

/** What a wager is called; a bonus that nobody lays goes by its id, spelled out. */
export const wagerName = ({ wagers }: Wagers, id: string): string =>
  wagers.find((wager) => wager.id === id)?.name ?? spelledOut(id);

/** "ante-bonus" as "Ante Bonus". */
export const spelledOut = (id: string): string =>
  id
    .split(/[- ]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
