import { z } from 'zod';
import { codeHash } from '../tables/code-hash.ts';

export const options: z.ZodRecord<z.ZodString, z.ZodUnion<[z.ZodString, z.ZodNumber]>> = z.record(
  z.string(),
  z.union([z.string(), z.number()]),
);

/** What a posting says of every table, whatever is dealt there. */
export const posting = {
  table: z.string(),
  /** The hash of what was posted before; null at a new table. */
  before: z.string().nullable(),
  definition: z.string(),
  code: z.string(),
  name: z.string(),
  game: z.string(),
  options,
  by: z.string().nullable(),
  why: z.string(),
};

type PostedFields = { readonly [Field in keyof typeof posting]: z.infer<(typeof posting)[Field]> };

/** What is posted of a table when the house is opened with it. */
export const openedWith = (
  { id, name }: { readonly id: string; readonly name: string },
  { id: game, options: chosen }: { readonly id: string; readonly options: PostedFields['options'] },
  definition: string,
  before: string | null,
): PostedFields => ({
  table: id,
  before,
  definition,
  code: codeHash(),
  name,
  game,
  options: { ...chosen },
  by: null,
  why: 'the house was opened with it',
});
