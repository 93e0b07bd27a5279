/**
 * House ways, of all deals there are. Sets all C(53, 7) = 154,143,080 deals of seven by each house way of seven cards, one of each class of suits, and shows that
 * each gets exactly one legal setting, which a second reading of the same clauses (all settings written down, clause after
 * clause striking out) sets alike. `npm run prove -- paiGow` (some minutes) or
 * `fortuneAsia` (ten) takes one of them.
 */
import { runnerImport } from 'vite';

const load = async (path) => {
  const file = new URL(`../packages/games/src/bclc-poker/${path}`, import.meta.url).pathname;
  return (await runnerImport(file, { logLevel: 'error', resolve: { conditions: ['source'] } })).module;
};

const { fortuneAsia, paiGow, proveHouseWay } = await load('testing/prove-house-way.ts');
const counted = (n) => n.toLocaleString('en');

/** Says after every tenth of the work how far it is, and what the rest will take at this pace. */
function progress(started) {
  let said = 0;
  return (done) => {
    const tenth = Math.floor(done * 10);
    if (tenth <= said || done >= 1) return;
    said = tenth;
    const left = ((performance.now() - started) / 1000 / done) * (1 - done);
    console.log(`  ${tenth * 10} % of all deals, about ${Math.max(1, Math.round(left / 60))} min left`);
  };
}

function prove(name, readings) {
  const started = performance.now();
  const { deals, classes, clauses, faults } = proveHouseWay(readings, progress(started));
  for (const [clause, times] of clauses)
    console.log(`  §${clause.padEnd(8)} ${counted(times).padStart(12)} deals`);
  console.log(
    `${counted(deals)} deals in ${counted(classes)} classes, set by two readings of ${name} in ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s: ${faults.length === 0 ? 'all alike, none fouled' : 'not proved'}.`,
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

const [wanted] = process.argv.slice(2);
const WAYS = { paiGow: ['bclc-poker 2.0 §9', paiGow], fortuneAsia: ['bclc-poker 16.0 §7', fortuneAsia] };
for (const [id, [name, readings]] of Object.entries(WAYS))
  if (!wanted || wanted === id) prove(name, readings);
