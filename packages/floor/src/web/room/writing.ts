/** Whether somebody is writing, or choosing from a list: then keys are letters, and mean nothing at the table. */
export function isWriting(): boolean {
  const at = document.activeElement;
  if (at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement) return true;
  return at instanceof HTMLInputElement && at.type !== 'checkbox' && at.type !== 'range';
}

/** Whether a key is for what lies on the table: not for the browser, a sheet over it, or something that is being written. */
export const isForTheTable = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || isWriting() || document.querySelector('dialog[open]'));
