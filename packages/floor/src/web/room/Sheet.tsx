import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet that comes up over the table: on a phone from below, on a desk in the middle. */
export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // Who goes to another page, or back to the last one, leaves what lay over this one.
    const close = (): void => dialog?.close();
    addEventListener('hashchange', close);
    return () => removeEventListener('hashchange', close);
  }, []);
  // A dialog that is only taken away leaves the keyboard nowhere; one that is closed gives it back to what it was opened from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={ref}
      className="sheet"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && ref.current?.close()}
    >
      <div className="sheet-body">
        <header>
          <h2 className="engraved">{title}</h2>
          <button type="button" className="button bare" onClick={() => ref.current?.close()}>
            Close
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
