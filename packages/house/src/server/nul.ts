/** NUL as it is written in an address and in JSON, and as it is. */
const SPELLED = ['%00', String.raw`\u0000`, '\0'];

/** No text of the database has the character NUL in it, and nobody means one: it is refused before anything looks for it. */
export const hasNul = (text: string): boolean => SPELLED.some((nul) => text.includes(nul));

export const NUL_REFUSED = 'This request is not understood: it has the character NUL in it.';
