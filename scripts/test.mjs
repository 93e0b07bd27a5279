// npm test: install, build, check, unit and property tests, a sample of clauses broken on purpose and of mutants, browser
// tests, and every clause accounted for.
import { breakSample } from './break.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { checkConformance, playwrightReport, vitestReport } from './conformance.mjs';
import { mutateSample } from './mutate.mjs';
import { run, step, tool } from './workspace.mjs';

await build();
check();
step('tests');
run(tool('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]);
await breakSample();
mutateSample();
step('browser tests');
const chromium = ensureChromium();
run(tool('playwright'), ['test', '--reporter=list,json'], {
  env: {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    ...(chromium ? { CROUPIER_CHROMIUM: chromium } : {}),
  },
});
await checkConformance();
