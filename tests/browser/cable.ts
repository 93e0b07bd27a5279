import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A cable between a browser and the house that can be pulled out: bytes go through until it is cut, and none while it is. */
export interface Cable {
  readonly address: string;
  /** Ends every connection without a word, and lets none through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function cableTo(house: string): Promise<Cable> {
  const { hostname, port } = new URL(house);
  const ends = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.pipe(other);
      // Whatever ends one end ends the other.
      end.on('error', () => other.destroy());
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The cable has no port.');
  const cut = (): void => {
    whole = false;
    for (const end of ends) end.resetAndDestroy();
  };
  return {
    address: `http://127.0.0.1:${bound.port}`,
    cut,
    mend: () => {
      whole = true;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
