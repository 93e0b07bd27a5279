import type { ReactNode } from 'react';
import { changeSettings, useSettings } from '../room/settings.ts';

/** Keeps a table in sight: starred tables come first. */
export function Star({ table, name }: { table: string; name: string }): ReactNode {
  const { starred } = useSettings();
  const mine = starred.includes(table);
  const others = starred.filter((one) => one !== table);
  return (
    <button
      type="button"
      className="star"
      aria-pressed={mine}
      aria-label={`Star ${name}`}
      onClick={() => changeSettings({ starred: mine ? others : [...others, table] })}
    >
      {mine ? '★' : '☆'}
    </button>
  );
}
