import type { RoundDetail } from '@croupier/house/protocol';
import { Refused } from '@croupier/table';
import { type ReactNode, useCallback, useMemo } from 'react';
import { signed } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { netOfAll } from '../model/at-area.ts';
import { useAsked } from '../room/asked.ts';
import { usePageName } from '../room/page-name.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { SettledLines } from '../table/Result.tsx';
import { RoundReplayer } from './RoundReplayer.tsx';
import { type Replay, replaySteps } from './replay-steps.ts';
import { Share } from './Share.tsx';
import { ShoeVerdict } from './ShoeVerdict.tsx';
import { WayBack } from './WayBack.tsx';

/** Where a record cannot be dealt again, its lines go by the ids of their wagers. */
const NO_NAMES = { wagers: [], bank: null } as const;

interface ReplayPageProps {
  readonly table: string;
  readonly round: number;
  /** The seat from which a link shows it; otherwise one's own. */
  readonly from: number | null;
}

/** One round again on its felt, step by step, and whether its shoe was honest. */
export function ReplayPage({ table, round, from }: ReplayPageProps): ReactNode {
  const [detail, again] = useAsked(useCallback(() => house.round(table, round), [table, round]));
  const name = detail.is === 'here' ? `${detail.value.posted.title}, hand ${round}` : `Hand ${round}`;
  usePageName(name);
  return (
    <main className="page replay of-a-round">
      <WayBack />
      <h1 className="engraved">{name}</h1>
      {detail.is === 'asking' && <p className="quiet">Looking it up…</p>}
      {detail.is === 'refused' && (
        <RefusedNotice refusal={detail.refusal}>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {detail.is === 'here' && <Round detail={detail.value} from={from} />}
    </main>
  );
}

function Round({ detail, from }: { detail: RoundDetail; from: number | null }): ReactNode {
  const text = useMemo(() => JSON.stringify(detail.record, null, 2), [detail]);
  const own = useMemo(() => [...new Set(detail.lines.map(({ seat }) => seat))], [detail]);
  const replay = useMemo(() => replayed(text, from === null ? own : [from]), [text, own, from]);
  const mine = detail.lines.length > 0;
  const all = typeof replay === 'string' ? [] : (replay.steps.at(-1)?.lines ?? []);
  const [seat] = own;
  return (
    <>
      {detail.summary === null && <p>This hand was void: every bet went back.</p>}
      {typeof replay === 'string' ? (
        <RefusedNotice refusal={{ reason: `${replay} Download the record and send it to the house.` }} />
      ) : (
        <RoundReplayer past={{ replay, posted: detail.posted, round: detail.round, from }} />
      )}
      <section aria-label={mine ? 'Your bets' : 'The bets'}>
        <h2>
          {mine ? (
            <>
              Your bets <span className="figures">{signed(netOfAll(detail.lines))}</span>
            </>
          ) : (
            'The bets'
          )}
        </h2>
        <SettledLines
          lines={mine ? detail.lines : all}
          names={typeof replay === 'string' ? NO_NAMES : replay.names}
        />
      </section>
      <Share
        ways={[
          ...(seat === undefined
            ? []
            : [{ name: 'from your seat', address: to.round(detail.table, detail.round, seat) }]),
          { name: 'as everybody saw it', address: to.round(detail.table, detail.round) },
        ]}
      />
      <p className="replay-ways">
        <a
          className="button"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${detail.table}-${detail.round}.round.json`}
        >
          Download the record
        </a>
        <a className="button" href={to.how(detail.posted.game, detail.table)}>
          How this game is played
        </a>
      </p>
      {typeof replay !== 'string' && (
        <details className="check">
          <summary>Were the cards honest?</summary>
          <p className="quiet small">
            {replay.difference ??
              'Dealt again in this browser by the game’s own definition: the same, card for card.'}
          </p>
          <ShoeVerdict detail={detail} cards={replay.record.cards ?? ''} />
        </details>
      )}
    </>
  );
}

function replayed(text: string, seats: readonly number[]): Replay | string {
  try {
    return replaySteps(text, seats);
  } catch (error) {
    if (error instanceof Refused) return error.refusal.reason;
    throw error;
  }
}
