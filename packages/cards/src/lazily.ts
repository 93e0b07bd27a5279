/** Builds something when it is first asked for and then keeps it: nobody pays for the tables of games not played. */
export function lazily<T extends object>(build: () => T): () => T {
  let built: T | undefined;
  return () => {
    built ??= build();
    return built;
  };
}
