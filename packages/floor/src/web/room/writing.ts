/** Whether somebody is writing: then keys are letters, and mean nothing at the table. */
export function isWriting(): boolean {
  const at = document.activeElement;
  if (at instanceof HTMLTextAreaElement) return true;
  return at instanceof HTMLInputElement && at.type !== 'checkbox' && at.type !== 'range';
}
