import { type ReactNode, useState } from 'react';
import { Sheet } from '../room/Sheet.tsx';

/** The button of the house's own people, and what opens behind it; `children` may close it again. */
export function FloorSheet({ children }: { children: (close: () => void) => ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className="button bare" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Floor
      </button>
      {open && (
        <Sheet title="The floor" onClose={close}>
          {children(close)}
        </Sheet>
      )}
    </>
  );
}
