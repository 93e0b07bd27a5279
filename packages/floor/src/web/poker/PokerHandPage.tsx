import { nameCard, parseCard } from '@croupier/cards';
import type { PokerHandProof, PokerHandReplay } from '@croupier/house/protocol';
import { type ReactNode, useCallback } from 'react';
import './poker-hand.css';
import { Share } from '../history/Share.tsx';
import { WayBack } from '../history/WayBack.tsx';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { checkHand } from './hand-check.ts';
import { Replayer } from './Replayer.tsx';

interface PokerHandProps {
  readonly table: string;
  readonly hand: number;
  /** What a link says that shows the hand as another player saw it. */
  readonly share: string | null;
}

/** A hand again on the felt, and below it whether its cards were those that the house was committed to. */
export function PokerHandPage({ table, hand, share }: PokerHandProps): ReactNode {
  const [replay, again] = useAsked(
    useCallback(() => house.pokerReplay(table, hand, share), [table, hand, share]),
  );
  return (
    <main className="page replay poker-hand">
      <WayBack />
      <h1 className="engraved">Hand {hand}</h1>
      {replay.is === 'asking' && <p className="quiet">Looking it up…</p>}
      {replay.is === 'refused' && (
        <RefusedNotice refusal={replay.refusal}>
          <button type="button" className="button" onClick={again}>
            Look again
          </button>
        </RefusedNotice>
      )}
      {replay.is === 'here' && <Told replay={replay.value} share={share} />}
      {replay.is === 'here' && <Replayer replay={asSeenBy(replay.value, share)} />}
      {replay.is === 'here' && (
        <Share
          ways={[
            ...(replay.value.share === null
              ? []
              : [
                  {
                    name: share === null ? 'with your cards' : `with the cards of seat ${replay.value.seat}`,
                    address: to.pokerHand(table, hand, replay.value.share),
                  },
                ]),
            { name: 'as everybody saw it', address: to.pokerHand(table, hand) },
          ]}
        />
      )}
      {replay.is === 'here' && (
        <details className="check">
          <summary>Were the cards honest?</summary>
          <Proof table={table} hand={hand} share={share} />
        </details>
      )}
      <p className="replay-ways">
        {replay.is === 'here' && replay.value.phh !== null && (
          <a
            className="button"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(replay.value.phh)}`}
            download={`${table}-${hand}.phh`}
          >
            Download the history (PHH)
          </a>
        )}
        {replay.is === 'here' && replay.value.pokerstars !== null && (
          <a
            className="button"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(replay.value.pokerstars)}`}
            download={`${table}-${hand}.txt`}
          >
            For a tracker (PokerStars’ layout)
          </a>
        )}
        {replay.is === 'here' && (
          <a className="button" href={to.poker(table)}>
            To the table
          </a>
        )}
      </p>
    </main>
  );
}

/** What is to be known before one looks at it. */
function Told({ replay, share }: { replay: PokerHandReplay; share: string | null }): ReactNode {
  const isVoid = replay.frames.some(({ steps }) => steps.some(({ type }) => type === 'voided'));
  return (
    <>
      {isVoid && <p>This hand was called off: all chips went back.</p>}
      {share !== null && replay.seat === null && (
        <p>The link is no player’s of this hand: it is shown as everybody saw it.</p>
      )}
    </>
  );
}

/** Whoever follows a link is none of the players: they see the cards of the one who gave it away, at that one's seat. */
const asSeenBy = (replay: PokerHandReplay, share: string | null): PokerHandReplay =>
  share === null ? replay : { ...replay, seat: null };

function Proof({ table, hand, share }: PokerHandProps): ReactNode {
  const [proof, again] = useAsked(
    useCallback(() => house.pokerProof(table, hand, share), [table, hand, share]),
  );
  if (proof.is === 'asking') return <p className="quiet">Fetching the commitments…</p>;
  if (proof.is === 'refused') return <RefusedNotice refusal={proof.refusal} />;
  return <Verdict proof={proof.value} onAgain={again} />;
}

function Verdict({ proof, onAgain }: { proof: PokerHandProof; onAgain: () => void }): ReactNode {
  const check = checkHand(proof);
  return (
    <>
      <section className={`verdict ${check.is}`} aria-label="Is the deck honest?">
        <h2>
          {check.is === 'honest' && '✓ The cards were honest'}
          {check.is === 'waiting' && 'The cards are still sealed'}
          {check.is === 'unseen' && 'There is nothing to check'}
          {check.is === 'wrong' && '✕ The cards do not verify'}
        </h2>
        <p>
          {check.is === 'honest' &&
            `Checked here: each of the ${check.cards} cards that you saw is the one committed to at its place in the deck.`}
          {check.is !== 'honest' && check.why}
        </p>
        {check.is === 'waiting' && (
          <button type="button" className="button" onClick={onAgain}>
            Look again
          </button>
        )}
      </section>
      {proof.opened.length > 0 && (
        <section aria-label="The cards you saw">
          <h2>The cards you saw</h2>
          <p className="quiet">
            Cards that were burned or thrown away unseen stay sealed. SHA-256 over “{proof.name}”, the place,
            the card and its salt is the commitment.
          </p>
          <dl className="seen-cards">
            {proof.opened.map(({ position, card, salt }) => (
              <div key={position}>
                <dt>
                  Card {position + 1}: {nameCard(parseCard(card))}
                </dt>
                <dd>
                  salt <code className="hash">{salt}</code>
                </dd>
                <dd>
                  commitment <code className="hash">{proof.commitments[position]}</code>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
