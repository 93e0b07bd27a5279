import { type ReactNode, useEffect, useState } from 'react';
import { money } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { refusalIn } from '../room/asked.ts';
import { fetched } from '../room/fetched.tsx';
import { learnWhoIAm, useFloor, useStore } from '../room/floor.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { Sheet } from '../room/Sheet.tsx';
import { signOutBy } from '../room/still-in.ts';
import { AccountForm } from './AccountForm.tsx';

/** A table is not left to change how it looks. */
const Preferences = fetched(
  async () => (await import('../preferences/Preferences.tsx')).Preferences,
  'Looking…',
);

/** Who sits here: balance, a name for a guest, preferences, and the way out. */
export function AccountSheet({ onClose }: { onClose: () => void }): ReactNode {
  const store = useStore();
  const { me } = useFloor();
  const [preferring, setPreferring] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Chips at other tables may have come and gone; where it cannot be learned what is known stays.
  useEffect(() => {
    learnWhoIAm(store).catch(() => undefined);
  }, [store]);
  if (!me) return null;
  const signOut = (): void => {
    signOutBy(house.signOut, store).then(onClose, (error: unknown) => setTrouble(refusalIn(error).reason));
  };
  const topUp = (): void => {
    house.topUp().then(
      (again) => store.tell({ type: 'me', me: again }),
      (error: unknown) => setTrouble(refusalIn(error).reason),
    );
  };
  // Fetched before it is shown: without a line the sheet, and the table below it, stay as they are.
  const prefer = (): void => {
    Preferences.ahead().then(
      () => setPreferring(true),
      () =>
        setTrouble('Your preferences cannot be shown at the moment. Check your connection and try again.'),
    );
  };
  if (preferring)
    return (
      <Sheet title="Preferences" onClose={onClose}>
        <Preferences />
      </Sheet>
    );
  return (
    <Sheet title={me.name} onClose={onClose}>
      <dl className="balances">
        <div>
          <dt>Balance</dt>
          <dd className="figures">{money(me.balance)}</dd>
        </div>
        <div>
          <dt>On the tables</dt>
          <dd className="figures">{money(me.inPlay)}</dd>
        </div>
      </dl>
      {me.inPlay === 0 && me.balance < me.newChipsBelow && (
        <button type="button" className="button first" onClick={topUp}>
          New play chips, with the compliments of the house
        </button>
      )}
      {me.guest && (
        <section aria-label="Keep your chips">
          <p className="quiet">You play as a guest. Take a name, and your chips and rounds stay yours.</p>
          <AccountForm purpose="keep" onDone={(known) => store.tell({ type: 'me', me: known })} />
        </section>
      )}
      {trouble !== null && <RefusedNotice refusal={{ reason: trouble }} />}
      <a className="button" href={to.statistics} onClick={onClose}>
        How I have played
      </a>
      <button type="button" className="button" onClick={prefer}>
        Preferences
      </button>
      <a className="button" href={to.account} onClick={onClose}>
        {me.guest ? 'Where you are signed in' : 'Password and sessions'}
      </a>
      <button type="button" className="button" onClick={signOut}>
        {me.guest ? 'Sign out (a guest’s chips are left behind)' : 'Sign out'}
      </button>
    </Sheet>
  );
}
