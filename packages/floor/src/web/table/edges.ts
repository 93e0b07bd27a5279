import type { MeterView, TableOdds } from '@croupier/house/protocol';
import { useEffect, useState } from 'react';
import { house } from '../house/requests.ts';
import { useSeat } from './seat.ts';

/** A count can take minutes; it is asked for now and then while somebody looks. */
const AGAIN = 5_000;

/** The edge of a wager in words; undefined where it is not known, or not shown in this hand. */
export function useEdges(): (wager: string) => string | undefined {
  const { table, posted } = useSeat();
  const [odds, setOdds] = useState<TableOdds | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const look = (): void => {
      house.odds(posted.table).then(
        (found) => {
          if (!here) return;
          setOdds(found);
          if (found.counting) timer = setTimeout(look, AGAIN);
        },
        // Where they cannot be had the pays stand without them.
        () => undefined,
      );
    };
    look();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [posted.table]);
  const { phase, standing } = table.view;
  const dealt = phase.name === 'dealing';
  if (!odds || (dealt && !odds.help)) return () => undefined;
  return (wager) =>
    edgeInWords(
      odds.wagers.find((one) => one.wager === wager),
      standing.meters,
    );
}

/** "house edge 1.06 %", "your edge 2.14 %", "house edge about 2.9 %" */
export function edgeInWords(
  odds: TableOdds['wagers'][number] | undefined,
  meters: readonly Pick<MeterView, 'name' | 'amount'>[],
): string | undefined {
  if (!odds) return undefined;
  const { method } = odds;
  // As the meters stand now.
  const edge = odds.meters.reduce((sum, { name, shows, perCent }) => {
    const now = meters.find((meter) => meter.name === name)?.amount ?? shows;
    return sum - (now - shows) * perCent;
  }, odds.edge);
  const size = (Math.abs(edge) * 100).toFixed(method === 'exact' ? 2 : 1);
  return `${edge < 0 ? 'your' : 'house'} edge ${method === 'exact' ? '' : 'about '}${size} %`;
}

/** The page about the game under the options of this table. */
export const oddsPage = (
  game: string,
  options: readonly { name: string; value: string | number }[],
): string => {
  const chosen = new URLSearchParams(options.map(({ name, value }) => [name, String(value)]));
  return chosen.size === 0 ? `/odds/${game}` : `/odds/${game}?${chosen}`;
};
