import { createServer } from 'node:net';
import { BadInput } from './failure.ts';

const USUAL_PORT = 4321;
const TRIES = 20;

/** The port that was asked for, if it can be had; otherwise the usual one or the next that is free. */
export async function choosePort(host: string, asked: number | undefined): Promise<number> {
  if (asked !== undefined) {
    const why = await whyNot(host, asked);
    if (why === undefined) return asked;
    throw new BadInput(sentence(why, host, asked));
  }
  for (let port = USUAL_PORT; port < USUAL_PORT + TRIES; port += 1) {
    const why = await whyNot(host, port);
    if (why === undefined) return port;
    if (why !== 'EADDRINUSE') throw new BadInput(sentence(why, host, port));
  }
  throw new BadInput(
    `Ports ${USUAL_PORT} to ${USUAL_PORT + TRIES - 1} are all in use; name one with --port.`,
  );
}

/** What listening failed with, as a sentence; somebody may have been quicker since the port was chosen. */
export function listeningRefused(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EADDRINUSE' ? new BadInput(sentence(code, host, port)) : error;
}

function sentence(why: string, host: string, port: number): string {
  switch (why) {
    case 'EADDRINUSE':
      return `Port ${port} is in use; name another with --port, or none to take the next that is free.`;
    case 'EACCES':
      return `Port ${port} may not be used without special rights; name one above 1023.`;
    default:
      return `The house cannot listen at ${host}, which is no address of this machine (${why}).`;
  }
}

/** Why nobody can listen there now, as the system's code; undefined when somebody can. */
function whyNot(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
