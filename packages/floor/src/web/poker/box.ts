import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size of an element, as it changes. */
export function useBox(ref: RefObject<HTMLElement | null>, first: Box): Box {
  const [box, setBox] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setBox((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
