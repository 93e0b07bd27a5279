import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';

/** The modules that threads begin with, each under its own name: the mathematician's, and the one that keeps the books. */
const workers = ['odds', 'house'].flatMap((name) => {
  const dist = join(import.meta.dirname, '..', name, 'dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-worker.js'))
    .map((file): [string, string] => [basename(file, '.js'), join(dist, file)]);
});

/**
 * The binary in one file for each moment: a command starts in a fraction of the time that hundreds of modules take to
 * load. The house comes as files of its own when a command needs it, and workers stand beside the file that starts them.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: 'bundle',
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      input: {
        index: 'dist/index.js',
        worker: '../cards/dist/ranking/worker.js',
        ...Object.fromEntries(workers),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    // What looks for files beside itself, or brings a server along, stays where it is.
    external: ['@croupier/floor', '@croupier/rulebooks'],
    noExternal: [/^@croupier\/(cards|table|games|odds|house)/, 'zod', 'commander', 'cli-progress'],
  },
});
