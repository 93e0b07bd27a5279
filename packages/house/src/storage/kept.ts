import { z } from 'zod';

/** What a schema of the journal reads and everybody writes: nothing in it is changed. */
export type Kept<Schema extends z.ZodType> = Unchanged<z.output<Schema>>;

type Unchanged<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [K in keyof T]: Unchanged<T[K]> };

/** The schema of a value whose type stands elsewhere, with each of its fields: whoever adds one is told here. */
export const everyFieldOf =
  <T>() =>
  <Shape extends Readonly<Record<keyof T, z.ZodType>>>(shape: Shape): z.ZodObject<Shape> =>
    z.object(shape);
