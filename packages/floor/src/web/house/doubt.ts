const listeners = new Set<() => void>();

/** The house did not know who asked, or a line to it fell: this browser may have been signed out elsewhere. */
export function doubt(): void {
  for (const listener of listeners) listener();
}

export function onDoubt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
