import { type ReactNode, useState } from 'react';
import { money } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { refusalIn } from '../room/asked.ts';
import { useFloor, useStore } from '../room/floor.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { go, to } from '../room/route.ts';
import { Sheet } from '../room/Sheet.tsx';
import { changeSettings, useSettings } from '../room/settings.ts';
import { AccountForm } from './AccountForm.tsx';

/** With less than this somebody is offered new chips; the house decides whether it gives any. */
const BROKE = 5_00;

/** Who sits here: balance, a name for a guest, how the table looks, and the way out. */
export function AccountSheet({ onClose }: { onClose: () => void }): ReactNode {
  const store = useStore();
  const { me } = useFloor();
  const settings = useSettings();
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!me) return null;
  const signOut = (): void => {
    house.signOut().then(
      () => {
        onClose();
        go(to.lobby);
        store.tell({ type: 'me', me: null });
      },
      (error: unknown) => setTrouble(refusalIn(error).reason),
    );
  };
  const topUp = (): void => {
    house.topUp().then(
      (again) => store.tell({ type: 'me', me: again }),
      (error: unknown) => setTrouble(refusalIn(error).reason),
    );
  };
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
      {me.balance + me.inPlay < BROKE && (
        <button type="button" className="button first" onClick={topUp}>
          New play chips, with the compliments of the house
        </button>
      )}
      <section className="settings" aria-label="How the table looks">
        <label className="switch">
          <input
            type="checkbox"
            checked={settings.deck === 'four'}
            onChange={({ target }) => changeSettings({ deck: target.checked ? 'four' : 'two' })}
          />
          Four-colour deck
        </label>
        <label className="switch">
          <input
            type="checkbox"
            checked={settings.chinese}
            onChange={({ target }) => changeSettings({ chinese: target.checked })}
          />
          庄 闲 和 on the bead plate
        </label>
        <label className="switch">
          <input
            type="checkbox"
            checked={settings.keys}
            onChange={({ target }) => changeSettings({ keys: target.checked })}
          />
          Keys: 1–7 chips, Z undo, C clear, R rebet, D double, S speak
        </label>
      </section>
      {me.guest && (
        <section aria-label="Keep your chips">
          <p className="quiet">You play as a guest. Take a name, and your chips and rounds stay yours.</p>
          <AccountForm purpose="register" onDone={(known) => store.tell({ type: 'me', me: known })} />
        </section>
      )}
      {trouble !== null && <RefusedNotice refusal={{ reason: trouble }} />}
      <a className="button" href={to.account} onClick={onClose}>
        {me.guest ? 'Where you are signed in' : 'Password and sessions'}
      </a>
      <button type="button" className="button" onClick={signOut}>
        {me.guest ? 'Sign out (a guest’s chips are left behind)' : 'Sign out'}
      </button>
    </Sheet>
  );
}
