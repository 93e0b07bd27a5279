import type { LobbyTable, PokerJackpotView } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { spelledOut } from '../model/names.ts';
import { to } from '../room/route.ts';
import { Ticking } from './Ticking.tsx';

/** What grows in the house, the largest first: progressives and jackpots, each leading to where it is won. */
export function Growing(props: {
  readonly tables: readonly LobbyTable[];
  readonly jackpots: readonly PokerJackpotView[];
  readonly onPoker: () => void;
}): ReactNode {
  const { tables, jackpots, onPoker } = props;
  const meters = tables.flatMap(({ table, name, title, meter, shared }) => {
    const linked = shared === null ? [] : tables.filter((other) => other.shared === shared);
    // One meter is shown once, whatever number of tables add to it.
    if (meter === null || (linked.length > 0 && linked[0]?.table !== table)) return [];
    const plate = { key: table, amount: meter, href: to.table(table) };
    return linked.length > 1
      ? [{ ...plate, name: spelledOut(shared ?? title), at: `${linked.length} tables, from ${name}` }]
      : [{ ...plate, name: title, at: name }];
  });
  const funds = jackpots.map(({ fund, name, title, pool, prizes }) => ({
    key: fund,
    name,
    at: title,
    amount: Math.max(pool, ...prizes.map(({ amount }) => amount)),
    href: null,
  }));
  const all = [...meters, ...funds]
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
  if (all.length === 0) return null;
  return (
    <section aria-label="Jackpots">
      <h2 className="growing-title">Jackpots</h2>
      <ul className="growing">
        {all.map(({ key, name, at, amount, href }) => {
          const inside = (
            <>
              <Ticking amount={amount} />
              <span>{name}</span>
              <span className="quiet">{at}</span>
            </>
          );
          return (
            <li key={key}>
              {href === null ? (
                <button type="button" onClick={onPoker}>
                  {inside}
                </button>
              ) : (
                <a href={href}>{inside}</a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
