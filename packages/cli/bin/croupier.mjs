#!/usr/bin/env node
// Starts the compiled command line, and says plainly when it cannot.
import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const compiled = new URL('../bundle/index.js', import.meta.url);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Croupier needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else if (!existsSync(compiled)) {
  console.error('Croupier is not built yet: run "npm run build" first.');
  process.exitCode = 1;
} else {
  const { processIo, run } = await import(compiled.href);
  process.exitCode = await run(process.argv.slice(2), processIo());
}
