import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'rulebooks/src/**/*.test.ts', 'tests/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
  },
});
