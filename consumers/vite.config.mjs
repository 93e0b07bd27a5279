import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    outDir: 'bundled',
    emptyOutDir: false,
    lib: { entry: 'browser.js', formats: ['iife'], name: 'page', fileName: () => 'vite.js' },
  },
});
