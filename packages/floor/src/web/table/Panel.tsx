import type { ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly side: 'left' | 'right';
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A panel beside the table that can be folded away. */
export function Panel({ title, side, open, onToggle, children }: PanelProps): ReactNode {
  return (
    <aside className={`panel ${side}${open ? '' : ' folded'}`} aria-label={title}>
      <button type="button" className="button bare" aria-expanded={open} onClick={() => onToggle(!open)}>
        <span>{title}</span>
        <span aria-hidden="true">{open === (side === 'left') ? '‹' : '›'}</span>
      </button>
      {open && children}
    </aside>
  );
}
