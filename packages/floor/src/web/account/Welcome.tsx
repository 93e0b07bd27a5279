import { type ReactNode, useState } from 'react';
import { house } from '../house/requests.ts';
import { refusalIn } from '../room/asked.ts';
import { useStore } from '../room/floor.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { go, to } from '../room/route.ts';
import { Sheet } from '../room/Sheet.tsx';
import { AccountForm } from './AccountForm.tsx';

const TITLES = { 'sign-in': 'Sign in', 'sign-up': 'Make an account' } as const;

/** For a visitor: one click to a seat, or a name and a password. `toWhere` finds the address of the table to go to. */
export function Welcome(props: {
  toWhere: () => Promise<string | null>;
  why?: string | undefined;
}): ReactNode {
  const { toWhere, why } = props;
  const store = useStore();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [signingIn, setSigningIn] = useState<keyof typeof TITLES | null>(null);
  // One guest a visitor, however long the house takes to answer.
  const [entering, setEntering] = useState(false);
  const enter = (): void => {
    if (entering) return;
    setTrouble(null);
    setEntering(true);
    Promise.all([house.playAsGuest(), toWhere()])
      .then(
        ([me, table]) => {
          store.tell({ type: 'me', me });
          if (table !== null) go(table);
        },
        (error: unknown) => setTrouble(refusalIn(error).reason),
      )
      .finally(() => setEntering(false));
  };
  return (
    <section className="welcome">
      <h1 className="engraved">Take a seat</h1>
      <p className="quiet">
        {why ?? 'Baccarat and poker by the book, with play chips. Every card you see can be checked.'}
      </p>
      <div className="welcome-ways">
        <button type="button" className="button first" aria-disabled={entering} onClick={enter}>
          {entering ? 'Finding you a seat…' : 'Play as guest'}
        </button>
        <button type="button" className="button" onClick={() => setSigningIn('sign-in')}>
          Sign in
        </button>
        <a className="button bare" href={to.howIndex}>
          How to play
        </a>
      </div>
      {trouble !== null && <RefusedNotice refusal={{ reason: trouble }} />}
      {signingIn !== null && (
        <Sheet title={TITLES[signingIn]} onClose={() => setSigningIn(null)}>
          <AccountForm key={signingIn} purpose={signingIn} onDone={(me) => store.tell({ type: 'me', me })} />
          <button
            type="button"
            className="button bare"
            onClick={() => setSigningIn(signingIn === 'sign-in' ? 'sign-up' : 'sign-in')}
          >
            {signingIn === 'sign-in' ? 'New here? Make an account' : 'You have an account? Sign in'}
          </button>
        </Sheet>
      )}
    </section>
  );
}
