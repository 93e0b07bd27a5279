import { fileURLToPath } from 'node:url';

/** Where the built web client stands, for the server that hands it out. */
export const webClient: string = fileURLToPath(new URL('./web', import.meta.url));
