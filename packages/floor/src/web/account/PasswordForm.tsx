import type { Refusal } from '@croupier/table';
import { type FormEvent, type ReactNode, useState } from 'react';
import { house } from '../house/requests.ts';
import { refusalIn } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { written } from './written.ts';

/** The old password and a new one; with it all other sessions end. */
export function PasswordForm({ onDone }: { onDone: () => void }): ReactNode {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    setBusy(true);
    setRefusal(null);
    setChanged(false);
    house
      .changePassword({ old: written(given, 'old'), password: written(given, 'new') })
      .then(
        () => {
          form.reset();
          setChanged(true);
          onDone();
        },
        (error: unknown) => setRefusal(refusalIn(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form className="account-form" onSubmit={submit}>
      <label className="field">
        Password now
        <input name="old" type="password" autoComplete="current-password" required maxLength={200} />
      </label>
      <label className="field">
        New password
        <input
          name="new"
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={200}
        />
      </label>
      <p className="quiet small">At least eight characters. You stay signed in here, and nowhere else.</p>
      {refusal && <RefusedNotice refusal={refusal} />}
      <p role="status">{changed && 'Your password is changed.'}</p>
      <button type="submit" className="button first" disabled={busy}>
        Change the password
      </button>
    </form>
  );
}
