import { parentPort } from 'node:worker_threads';
import { bankedGameNamed } from '@croupier/games';
import { oddsFiles } from '../cache.ts';
import { controlsFor } from './page/controls.ts';
import { reportPage } from './page/page.ts';
import { reportOn } from './report.ts';
import type { CountedTable, ReportOrder } from './report-desk.ts';

/** A thread that makes one report: an order comes in, progress and the page go out. */
parentPort?.once('message', (order: ReportOrder) => {
  const table = bankedGameNamed(order.game).with(order.options);
  reportOn(table, {
    // A house deals beside this: one processor is enough.
    workers: 1,
    cache: oddsFiles(order.oddsDirectory),
    onProgress: (done, units) => parentPort?.postMessage({ progress: done / units }),
  }).then(
    (report) => {
      const counted: CountedTable = {
        page: reportPage(report, { made: order.made, version: order.version, controls: controlsFor(table) }),
        wagers: report.wagers.map(({ wager, edge, method }) => ({ wager, edge, method })),
      };
      parentPort?.postMessage({ counted });
    },
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }),
  );
});
