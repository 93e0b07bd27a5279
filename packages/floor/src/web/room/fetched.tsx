import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A page whose code is fetched when somebody goes there, or ahead of them. */
interface Fetched<Props> {
  (props: Props): ReactNode;
  readonly ahead: () => Promise<unknown>;
}

/**
 * A page that comes when it is wanted, and at once if it is here. React's own way (`lazy`) shows that it waits even then, and
 * once it has shown that it shows nothing else for 300 ms.
 */
export function fetched<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  waiting: string,
): Fetched<Props> {
  let here: ComponentType<Props> | undefined;
  const ahead = async (): Promise<ComponentType<Props>> => {
    here ??= await fetch();
    return here;
  };
  function FetchedPage(props: Props): ReactNode {
    const [Page, setPage] = useState(() => here);
    const [trouble, setTrouble] = useState<unknown>(null);
    useEffect(() => {
      if (Page === undefined) ahead().then((page) => setPage(() => page), setTrouble);
    }, [Page]);
    // Whoever stands around the page says what to do then.
    if (trouble !== null) throw trouble;
    return Page === undefined ? <main className="page waiting">{waiting}</main> : <Page {...props} />;
  }
  return Object.assign(FetchedPage, { ahead });
}
