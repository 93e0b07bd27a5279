import type { Io } from './io.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** This process's own terminal, pipes and signals. */
export function processIo(): Io {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // The reader went away (`| head`): what is still to be said has nobody to hear it, and that is no fault.
      if (error.code !== 'EPIPE') throw error;
    });
  }
  return {
    // Opened by who reads it: it takes a moment, and most commands do not.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    onInterrupt: (listener) => {
      for (const signal of SIGNALS) process.on(signal, listener);
      return () => {
        for (const signal of SIGNALS) process.off(signal, listener);
      };
    },
  };
}
