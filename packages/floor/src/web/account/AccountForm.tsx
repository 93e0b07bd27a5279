import type { MeView } from '@croupier/house/protocol';
import type { Refusal } from '@croupier/table';
import { type FormEvent, type ReactNode, useState } from 'react';
import { house } from '../house/requests.ts';
import { refusalIn } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { written } from './written.ts';

interface AccountFormProps {
  /** Sign in to an account that is there, make one, or keep a guest's chips in one. */
  readonly purpose: 'sign-in' | 'sign-up' | 'keep';
  readonly onDone: (me: MeView) => void;
}

const DONE_BY: Readonly<Record<AccountFormProps['purpose'], string>> = {
  'sign-in': 'Sign in',
  'sign-up': 'Make the account',
  keep: 'Keep my chips under this name',
};

export function AccountForm({ purpose, onDone }: AccountFormProps): ReactNode {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const who = { name: written(given, 'name').trim(), password: written(given, 'password') };
    setBusy(true);
    setRefusal(null);
    (purpose === 'sign-in' ? house.signIn(who) : house.register(who))
      .then(onDone, (error: unknown) => setRefusal(refusalIn(error)))
      .finally(() => setBusy(false));
  };
  return (
    <form className="account-form" onSubmit={submit}>
      <label className="field">
        Name
        <input name="name" autoComplete="username" required minLength={3} maxLength={20} />
      </label>
      <label className="field">
        Password
        <input
          name="password"
          type="password"
          autoComplete={purpose === 'sign-in' ? 'current-password' : 'new-password'}
          required
          minLength={8}
          maxLength={200}
        />
      </label>
      {purpose !== 'sign-in' && (
        <p className="quiet small">At least eight characters. Play chips only, always.</p>
      )}
      {refusal && <RefusedNotice refusal={refusal} />}
      <button type="submit" className="button first" disabled={busy}>
        {DONE_BY[purpose]}
      </button>
    </form>
  );
}
