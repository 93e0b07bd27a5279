import { defineConfig, mergeConfig } from 'vitest/config';
import tests from './vitest.config.ts';

/** What takes minutes: full enumerations (npm run prove). */
export default defineConfig({
  ...mergeConfig(tests, {}),
  test: { ...tests.test, include: ['packages/*/src/**/*.proof.ts'], testTimeout: 3_600_000 },
});
