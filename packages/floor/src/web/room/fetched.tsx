import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A page whose code is fetched when somebody goes there, or ahead of them. */
interface Fetched<Props> {
  (props: Props): ReactNode;
  readonly ahead: () => Promise<unknown>;
}

/** Styles that did not come. What fetches them asks once: the code that came later would stand there without them. */
const missing = new Set<HTMLLinkElement>();
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  true,
);

const stylesAgain = (): Promise<unknown> =>
  Promise.all(
    [...missing].map(
      (link) =>
        new Promise((resolve, reject) => {
          missing.delete(link);
          const again = Object.assign(document.createElement('link'), {
            rel: 'stylesheet',
            href: link.href,
          });
          again.addEventListener('load', resolve);
          again.addEventListener('error', () => reject(new Error(`There is no ${link.href} here.`)));
          link.replaceWith(again);
        }),
    ),
  );

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
    await stylesAgain();
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
