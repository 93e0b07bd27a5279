import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Sheet } from './Sheet.tsx';
import { useSettings } from './settings.ts';
import { isForTheTable } from './writing.ts';

const Keys = lazy(async () => ({ default: (await import('../preferences/Keys.tsx')).Keys }));

/** "?" says what every key does, wherever somebody is. */
export function KeysSheet(): ReactNode {
  const { keys } = useSettings();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!keys) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== '?' || !isForTheTable(event)) return;
      event.preventDefault();
      setShown(true);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys]);
  if (!shown) return null;
  return (
    <Sheet title="Keys" onClose={() => setShown(false)}>
      <Suspense fallback={<p className="quiet">Looking…</p>}>
        <Keys />
      </Suspense>
    </Sheet>
  );
}
