import { fileURLToPath } from 'node:url';

/** Where the built web client stands, for the server that hands it out. */
export const webClient: string = fileURLToPath(new URL('./web', import.meta.url));

/** Where the pages about the packages stand once they are made (`npm run reference`; a release has them). */
export const referencePages: string = fileURLToPath(new URL('./reference', import.meta.url));
