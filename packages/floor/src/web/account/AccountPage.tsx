import type { SessionView } from '@croupier/house/protocol';
import { type ReactNode, useCallback, useState } from 'react';
import { house } from '../house/requests.ts';
import { refusalIn, useAsked } from '../room/asked.ts';
import { useFloor, useStore } from '../room/floor.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { signOutBy } from '../room/still-in.ts';
import { AccountForm } from './AccountForm.tsx';
import { deviceOf } from './device.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Where I am signed in, my password, and the way out of everywhere. */
export function AccountPage(): ReactNode {
  const store = useStore();
  const { me } = useFloor();
  const [sessions, again] = useAsked(useCallback(() => house.sessions(), []));
  return (
    <main className="page account">
      <h1 className="engraved">{me?.name}</h1>
      {me?.guest === false && (
        <section aria-labelledby="password-title">
          <h2 id="password-title">Password</h2>
          <PasswordForm onDone={again} />
        </section>
      )}
      {me?.guest === true && (
        <section aria-labelledby="keep-title">
          <h2 id="keep-title">Keep your chips</h2>
          <p className="quiet">You play as a guest. Take a name, and your chips and rounds stay yours.</p>
          <AccountForm purpose="keep" onDone={(known) => store.tell({ type: 'me', me: known })} />
        </section>
      )}
      <section aria-labelledby="sessions-title">
        <h2 id="sessions-title">Where you are signed in</h2>
        {sessions.is === 'asking' && <p className="quiet">Looking…</p>}
        {sessions.is === 'refused' && (
          <RefusedNotice refusal={sessions.refusal}>
            <button type="button" className="button" onClick={again}>
              Try again
            </button>
          </RefusedNotice>
        )}
        {sessions.is === 'here' && <Sessions sessions={sessions.value} onEnded={again} />}
      </section>
    </main>
  );
}

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface SessionsProps {
  readonly sessions: readonly SessionView[];
  readonly onEnded: () => void;
}

function Sessions({ sessions, onEnded }: SessionsProps): ReactNode {
  const store = useStore();
  const { me } = useFloor();
  const [trouble, setTrouble] = useState<string | null>(null);
  const failed = (error: unknown): void => setTrouble(refusalIn(error).reason);
  const end = (session: string): void => {
    setTrouble(null);
    house.endSession(session).then(onEnded, failed);
  };
  const endAll = (): void => {
    setTrouble(null);
    signOutBy(house.signOutEverywhere, store).catch(failed);
  };
  return (
    <>
      <ul className="sessions">
        {sessions.map(({ session, current, agent, address, since }) => (
          <li key={session} aria-current={current || undefined}>
            <span className="session-what">
              <b>{deviceOf(agent)}</b>
              <span className="quiet">
                {[
                  ...(current ? ['here'] : []),
                  ...(address ? [address] : []),
                  `since ${WHEN.format(since)}`,
                ].join(' · ')}
              </span>
            </span>
            {!current && (
              <button
                type="button"
                className="button"
                aria-label={`Sign out ${deviceOf(agent)}, since ${WHEN.format(since)}`}
                onClick={() => end(session)}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
      {trouble !== null && <RefusedNotice refusal={{ reason: trouble }} />}
      <button type="button" className="button" onClick={endAll}>
        {me?.guest === true ? 'Sign out everywhere (a guest’s chips are left behind)' : 'Sign out everywhere'}
      </button>
    </>
  );
}
