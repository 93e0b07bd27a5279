import type { RoundDetail } from '@croupier/house/protocol';
import { type ReactNode, useCallback } from 'react';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { checkShoe } from './shoe-check.ts';

/** Whether the shoe of a round was the one the house was committed to. */
export function ShoeVerdict({ detail, cards }: { detail: RoundDetail; cards: string }): ReactNode {
  const { table, shoe, firstCard } = detail;
  const [proof, again] = useAsked(useCallback(() => house.shoe(table, shoe), [table, shoe]));
  if (proof.is === 'asking') return <p className="quiet">Fetching the shoe…</p>;
  if (proof.is === 'refused') return <RefusedNotice refusal={proof.refusal} />;
  const check = checkShoe(proof.value, cards, firstCard);
  const { commitment, cut } = proof.value;
  return (
    <section className={`verdict ${check.is}`} aria-label="Is the shoe honest?">
      <h2>
        {check.is === 'honest' && '✓ The shoe was honest'}
        {check.is === 'waiting' && 'The shoe is still sealed'}
        {check.is === 'wrong' && '✕ The shoe does not verify'}
      </h2>
      <p>
        {check.is === 'honest' &&
          `Checked here: the seed is the one committed to, and all ${check.cards} cards dealt follow from it and the cut.`}
        {check.is !== 'honest' && check.why}
      </p>
      <dl>
        <dt>Commitment</dt>
        <dd>
          <code className="hash">{commitment}</code>
        </dd>
        <dt>Cut</dt>
        <dd>
          {cut ? `at ${cut.position}` : 'not yet'}
          {cut?.entropy ? (
            <>
              {' '}
              with <code className="hash">{cut.entropy}</code>
            </>
          ) : null}
        </dd>
        {proof.value.seed !== null && (
          <>
            <dt>Seed</dt>
            <dd>
              <code className="hash">{proof.value.seed}</code>
            </dd>
          </>
        )}
      </dl>
      {check.is === 'waiting' && (
        <button type="button" className="button" onClick={again}>
          Look again
        </button>
      )}
    </section>
  );
}
