const KEY = 'croupier-settings-unsent';

/** Whose settings have been changed in this browser and not been sent to the house yet. */
export const unsent = {
  note(who: string): void {
    try {
      localStorage.setItem(KEY, who);
    } catch {
      // A browser that keeps nothing sends what it has time for.
    }
  },
  is(who: string): boolean {
    try {
      return localStorage.getItem(KEY) === who;
    } catch {
      return false;
    }
  },
  forget(who: string): void {
    if (unsent.is(who)) localStorage.removeItem(KEY);
  },
};
