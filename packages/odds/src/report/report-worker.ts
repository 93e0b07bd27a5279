import { parentPort } from 'node:worker_threads';
import { bankedGameNamed } from '@croupier/games';
import type { TableGame } from '@croupier/table';
import { oddsFiles } from '../cache.ts';
import { edgeAtTable } from './edge-at-table.ts';
import type { CountedTable } from './lane.ts';
import { controlsFor } from './page/controls.ts';
import { reportPage } from './page/page.ts';
import { pokerPage } from './page/poker-page.ts';
import { reportOn } from './report.ts';
import type { ReportOrder } from './report-order.ts';
import { quickOdds } from './variants.ts';

/** A thread that does one order: it comes in, progress and what was counted go out. */
parentPort?.once('message', (order: ReportOrder) => {
  ordered(order).then(
    (counted) => parentPort?.postMessage({ counted }, []),
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }, []),
  );
});

async function ordered(order: ReportOrder): Promise<CountedTable> {
  if (order.wants === 'poker') return { page: pokerPage(order.game, order.asked, order), wagers: [] };
  const table = bankedGameNamed(order.game).with(order.options);
  return order.wants === 'page' ? wholeReport(table, order) : edgesOnly(table);
}

async function wholeReport(
  table: TableGame,
  { oddsDirectory, made, version }: Exclude<ReportOrder, { wants: 'poker' }>,
): Promise<CountedTable> {
  const report = await reportOn(table, {
    // A house deals beside this: one processor is enough.
    workers: 1,
    cache: oddsFiles(oddsDirectory),
    onProgress: (done, units) => parentPort?.postMessage({ progress: done / units }, []),
  });
  return {
    page: reportPage(report, { made, version, controls: controlsFor(table) }),
    wagers: report.wagers.map((odds) => edgeAtTable(table, odds)),
  };
}

const edgesOnly = async (table: TableGame): Promise<CountedTable> => ({
  page: '',
  wagers: (await quickOdds(table)).map((odds) => edgeAtTable(table, odds)),
});
