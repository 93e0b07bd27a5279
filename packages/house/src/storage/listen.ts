import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Somebody who wants to know what other nodes say. */
export interface Listener {
  readonly heard: (channel: string, message: string) => void;
  /** The line is up, for the first time or again: whatever was said before has not been heard. */
  readonly listening: () => void;
}

/** A line that has been silent for so long is asked whether it is still there, and has so long to answer. */
const PULSE = 2_000;
const LONGEST_PAUSE = 2_000;

/**
 * Listens to channels of the database on a connection of its own, and takes another when it breaks. Returns how to stop.
 */
export function listen(url: string, channels: readonly string[], listener: Listener): () => Promise<void> {
  const stopping = new AbortController();
  const working = keepListening(url, channels, listener, stopping.signal);
  return async () => {
    stopping.abort();
    await working;
  };
}

async function keepListening(
  url: string,
  channels: readonly string[],
  listener: Listener,
  stop: AbortSignal,
): Promise<void> {
  for (let failures = 0; !stop.aborted; failures += 1) {
    const client = new Client({ connectionString: url, keepAlive: true, query_timeout: PULSE });
    try {
      client.on('notification', ({ channel, payload }) => listener.heard(channel, payload ?? ''));
      const broken = new Promise<void>((resolve) => {
        client.on('error', () => resolve());
        client.on('end', () => resolve());
      });
      await client.connect();
      for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      failures = 0;
      listener.listening();
      await pulse(client, broken, stop);
    } catch {
      // It is tried again: without the database nothing can be written either, and whoever writes hears of it.
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(Math.min(50 * 2 ** failures, LONGEST_PAUSE), stop);
  }
}

/** Returns when the line is broken or nobody listens any more; a line that does not answer is broken. */
async function pulse(client: Client, broken: Promise<void>, stop: AbortSignal): Promise<void> {
  for (;;) {
    const ended = await Promise.race([broken.then(() => true), pause(PULSE, stop).then(() => stop.aborted)]);
    if (ended) return;
    await client.query('select 1');
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);
