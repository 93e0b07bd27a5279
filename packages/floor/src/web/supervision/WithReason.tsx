import { type ReactNode, useState } from 'react';

/** Nothing is undone without a reason: it stands in the journal. */
export function WithReason(props: { label: string; onSay: (reason: string) => void }): ReactNode {
  const [reason, setReason] = useState('');
  return (
    <form
      className="with-reason"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSay(reason.trim());
        setReason('');
      }}
    >
      <label className="field">
        <span>Reason</span>
        <input
          required
          minLength={3}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={reason.trim().length < 3}>
        {props.label}
      </button>
    </form>
  );
}
