import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The house that `vite dev` talks to. */
const house = process.env.CROUPIER_HOUSE ?? 'http://localhost:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The workspace's packages are bundled from their sources, so that nothing has to be built first.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page may only load from its own origin: no data: addresses.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': house, '/ws': { target: house, ws: true } } },
});
