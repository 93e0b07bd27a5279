import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { transformAsync } from '@babel/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The house that `vite dev` talks to. */
const house = process.env.CROUPIER_HOUSE ?? 'http://localhost:8080';

/** Fonts are compressed as they are, and tiny files gain nothing. */
const WORTH_IT = { names: /\.(?:css|html|js|svg)$/, bytes: 512 };

/** Every file compressed once, beside it, so that the house sends the smaller one without doing it for each visitor. */
function precompressed(folder: string): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_IT.names.test(name)) continue;
        const file = join(folder, name);
        const bytes = readFileSync(file);
        if (bytes.length < WORTH_IT.bytes) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** What is drawn while a table is played at; other pages change when somebody turns them, and stay smaller without it. */
const AT_A_TABLE = /\/web\/(?:bank|banked|cards|chips|meter|poker|roads|squeeze|supervision|table|talk)\//;

/**
 * Components that are drawn again only for what has changed of them (React's compiler): a card that is dealt leaves the posted
 * rules, the roads and the betting areas alone.
 */
function memoized(sources: string): Plugin {
  return {
    name: 'memoized',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.startsWith(sources) || !AT_A_TABLE.test(id) || !/\.tsx?$/.test(id)) return null;
      const compiled = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        plugins: ['babel-plugin-react-compiler'],
        parserOpts: { plugins: ['typescript', 'jsx'] },
        sourceMaps: true,
      });
      return compiled?.code ? { code: compiled.code, map: compiled.map } : null;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    memoized(join(import.meta.dirname, 'src/web')),
    react(),
    precompressed(join(import.meta.dirname, 'dist/web')),
  ],
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
