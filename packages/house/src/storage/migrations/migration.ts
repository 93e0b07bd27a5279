/** One step of the schema. Steps are numbered from 1, applied in order, and never changed once released. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}
