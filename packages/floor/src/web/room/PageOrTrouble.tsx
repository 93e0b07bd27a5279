import { Component, type ReactNode } from 'react';
import { house } from '../house/requests.ts';
import { refusalIn } from './asked.ts';
import { usePageName } from './page-name.ts';
import { RefusedNotice } from './Refused.tsx';

interface PageOrTroubleProps {
  /** Another address is another page, which may be there. */
  readonly address: string;
  readonly children: ReactNode;
}

interface Trouble {
  readonly reason: string | null;
}

/**
 * A page, or why there is none. Parts of the house are fetched when they are wanted: without a line, or after another release
 * of the house, they do not come, and the rest stays where it is.
 */
export class PageOrTrouble extends Component<PageOrTroubleProps, Trouble> {
  override state: Trouble = { reason: null };

  static getDerivedStateFromError(): Trouble {
    return { reason: 'This page cannot be shown at the moment. Check your connection and try again.' };
  }

  override componentDidUpdate(before: PageOrTroubleProps): void {
    if (before.address !== this.props.address && this.state.reason !== null) this.setState({ reason: null });
  }

  /** What was not fetched is asked for again only by a page that is loaded anew; without a house there would be none. */
  readonly #again = (): void => {
    house.me().then(
      () => location.reload(),
      (error: unknown) => this.setState({ reason: refusalIn(error).reason }),
    );
  };

  override render(): ReactNode {
    const { reason } = this.state;
    if (reason === null) return this.props.children;
    return <NotHere reason={reason} onAgain={this.#again} />;
  }
}

const TITLE = 'Nothing to see here yet';

/** It has a name of its own: the one of the page before would be false. */
function NotHere({ reason, onAgain }: { reason: string; onAgain: () => void }): ReactNode {
  usePageName(TITLE);
  return (
    <main className="page">
      <h1 className="engraved">{TITLE}</h1>
      <RefusedNotice refusal={{ reason }}>
        <button type="button" className="button" onClick={onAgain}>
          Try again
        </button>
      </RefusedNotice>
    </main>
  );
}
