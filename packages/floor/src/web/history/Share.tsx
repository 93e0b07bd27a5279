import { type ReactNode, useState } from 'react';

interface ShareProps {
  /** The links that there are, each with what it shows. */
  readonly ways: readonly { readonly name: string; readonly address: string }[];
}

/** Links to give to somebody else. Where the browser does not let us copy, the link stands there to be taken. */
export function Share({ ways }: ShareProps): ReactNode {
  const [done, setDone] = useState<{ readonly link: string; readonly copied: boolean } | null>(null);
  const copy = (address: string): void => {
    const link = new URL(address, location.href).href;
    // A house that is reached without TLS from another machine has no clipboard to offer.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) {
      setDone({ link, copied: false });
      return;
    }
    clipboard.writeText(link).then(
      () => setDone({ link, copied: true }),
      () => setDone({ link, copied: false }),
    );
  };
  return (
    <section className="share" aria-label="Share">
      {ways.map(({ name, address }) => (
        <button key={name} type="button" className="button" onClick={() => copy(address)}>
          Copy the link, {name}
        </button>
      ))}
      <p className="quiet small" aria-live="polite">
        {done && (done.copied ? 'Copied. Whoever has the link can open it.' : done.link)}
      </p>
    </section>
  );
}
