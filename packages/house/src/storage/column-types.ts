import { type CustomTypesConfig, types } from 'pg';

/** A whole number in the database is beyond what a JavaScript number holds exactly. */
class NumberTooLarge extends Error {
  override readonly name = 'NumberTooLarge';
}

const { INT8, NUMERIC } = types.builtins;

/** Whole numbers of 64 bits arrive as numbers, and loudly fail where a number could not hold them. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 || oid === NUMERIC ? safeInteger : types.getTypeParser(oid, format),
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new NumberTooLarge(`The database holds ${text}, more than can be counted exactly.`);
  }
  return value;
}
