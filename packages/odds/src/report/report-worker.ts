import { parentPort } from 'node:worker_threads';
import { bankedGameNamed } from '@croupier/games';
import type { TableGame } from '@croupier/table';
import { oddsFiles } from '../cache.ts';
import { edgeAtTable } from './edge-at-table.ts';
import { controlsFor } from './page/controls.ts';
import { reportPage } from './page/page.ts';
import { reportOn } from './report.ts';
import type { CountedTable, ReportOrder } from './report-desk.ts';
import { quickOdds } from './variants.ts';

/** A thread that does one order: it comes in, progress and what was counted go out. */
parentPort?.once('message', (order: ReportOrder) => {
  const table = bankedGameNamed(order.game).with(order.options);
  (order.wants === 'page' ? wholeReport(table, order) : edgesOnly(table)).then(
    (counted) => parentPort?.postMessage({ counted }, []),
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }, []),
  );
});

async function wholeReport(
  table: TableGame,
  { oddsDirectory, made, version }: ReportOrder,
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
