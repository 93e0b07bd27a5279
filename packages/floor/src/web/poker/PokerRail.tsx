import type { ReactNode } from 'react';
import { useComesToHand, useKeepsKeyboard } from '../room/come-to-hand.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { PokerFloorControls } from '../supervision/PokerFloorControls.tsx';
import { ActionBar } from './ActionBar.tsx';
import { usePoker } from './at-poker.ts';
import { Caption } from './Caption.tsx';
import { ClockNotice } from './ClockNotice.tsx';
import { asksForCards, Discarding } from './Discarding.tsx';
import { PreActions } from './PreActions.tsx';
import { ReadinessNotice } from './ReadinessNotice.tsx';
import { SeatControls } from './SeatControls.tsx';
import { isLong, toldIn } from './scene.ts';
import { TimeBank } from './TimeBank.tsx';
import { WaitingList } from './WaitingList.tsx';

interface PokerRailProps {
  readonly onSit: (seat: number) => void;
  /** The dealer is heard here, and not on the felt. */
  readonly says: boolean;
}

/** Before the player: what was said, what they have, what they may do, and what they may wish for. */
export function PokerRail({ onSit, says }: PokerRailProps): ReactNode {
  const { view, scene, model, readRefusal } = usePoker();
  const { question } = view.you;
  const rail = useComesToHand<HTMLElement>(question?.turn ?? null);
  useKeepsKeyboard(rail);
  // Where a button goes that has the keyboard it would be nowhere, and all would be laid out for that: it stays on the rail.
  const keepKeyboard = (): void => {
    if (document.activeElement?.closest('.action-bar')) rail.current?.focus({ preventScroll: true });
  };
  const had = scene.youHave ? '' : ` last-hand${isLong(model.last) ? ' at-length' : ''}`;
  return (
    <section
      className={`poker-rail${question ? ' asked' : ''}${view.you.seat === null ? ' watching' : ''}`}
      aria-label="Your place"
      data-turn={question?.turn}
      ref={rail}
      tabIndex={-1}
    >
      <div className="rail-now">
        {says && <Caption />}
        {scene.result.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached with the keyboard
          <ul className={`rail-result${toldIn(scene.result)}`} tabIndex={0}>
            {scene.result.map((line) => (
              <li key={line}>{line}</li>
            ))}
            <ShownHands />
          </ul>
        )}
        <div className="rail-top">
          <p className={`you-have${had}${toldIn(scene.result)}`}>
            {scene.youHave ? (
              <>
                <span className="quiet">You have: </span>
                <strong>{scene.youHave}</strong>
              </>
            ) : (
              <LastHand />
            )}
          </p>
          <TimeBank />
          <PokerFloorControls />
        </div>
        {model.refused && (
          <RefusedNotice key={model.refused.count} refusal={model.refused.refusal}>
            <button type="button" className="button bare" aria-label="Dismiss" onClick={readRefusal}>
              ✕
            </button>
          </RefusedNotice>
        )}
        <ClockNotice />
        <ReadinessNotice />
        <WaitingList onSit={onSit} />
        {question &&
          (asksForCards(question) ? (
            <Discarding key={question.turn} question={question} keepKeyboard={keepKeyboard} />
          ) : (
            <ActionBar key={question.turn} question={question} keepKeyboard={keepKeyboard} />
          ))}
        <PreActions />
      </div>
      {!question && <SeatControls />}
    </section>
  );
}

/** What those held who did not win: on a phone not every seat has room to say it. */
function ShownHands(): ReactNode {
  const { scene } = usePoker();
  const shown = scene.chairs.flatMap(({ you, person, call, won }) =>
    person && call !== null && won === 0 ? [`${you ? 'You' : person.name}: ${call}.`] : [],
  );
  return shown.length > 0 && <li className="shown-hands">{shown.join(' ')}</li>;
}

function LastHand(): ReactNode {
  const { model, view } = usePoker();
  if (model.last.length === 0) {
    return <span className="quiet">{view.you.seat === null ? 'You are watching.' : ''}</span>;
  }
  return (
    <>
      <span className="quiet">Last hand: </span>
      {model.last.join(' ')}
    </>
  );
}
