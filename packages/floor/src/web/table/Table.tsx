import type { Look } from '@croupier/table';
import { type ReactNode, useCallback, useState } from 'react';
import { sizeOf } from '../model/hands.ts';
import { useMedia } from '../room/media.ts';
import { to, useRoute } from '../room/route.ts';
import { Sheet } from '../room/Sheet.tsx';
import { changeSettings, useSettings } from '../room/settings.ts';
import { DraggedChip } from './DraggedChip.tsx';
import { Panel } from './Panel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { useSeat } from './seat.ts';
import { spoken } from './spoken.ts';
import { TextFelt } from './TextFelt.tsx';
import { useTableKeys } from './table-keys.ts';

interface TableProps {
  /** What stands on the felt: the two hands of all, or one at every seat. */
  readonly hands: Look['hands'];
  /** What stands at the left: the roads, or the round. */
  readonly side: { readonly title: string; readonly panel: ReactNode; readonly sheet: ReactNode };
  readonly felt: (desk: boolean) => ReactNode;
  readonly rail: (desk: boolean) => ReactNode;
}

/** On a desk the table stands between its two panels; where there is no room both come as sheets. */
export function Table({ hands, side, felt, rail }: TableProps): ReactNode {
  const { table, posted } = useSeat();
  const settings = useSettings();
  const route = useRoute();
  const plain = route.at === 'table' && route.plain;
  // Lower, and the drawn felt would lie behind the rail with what can be bet on.
  const desk = useMedia('(min-width: 900px) and (min-height: 740px)');
  const panels = useMedia('(min-width: 1360px)');
  const [words, setWords] = useState({ text: '', count: 0 });
  const [sheet, setSheet] = useState<'side' | 'rules' | null>(null);
  const speak = useCallback(() => {
    const text = spoken(table, posted, Date.now());
    setWords(({ count }) => ({ text, count: count + 1 }));
  }, [table, posted]);
  useTableKeys(speak);
  return (
    <main
      className={`table-page felt-of-${posted.look.family} hands-${hands}${posted.bank ? ' with-bank' : ''}${sizeOf(posted.look)}${desk ? ' desk' : ' phone'}${plain ? ' plain' : ''}`}
    >
      {panels && (
        <Panel
          title={side.title}
          side="left"
          open={settings.roads}
          onToggle={(roads) => changeSettings({ roads })}
        >
          {side.panel}
        </Panel>
      )}
      <div className="table">
        {!panels && (
          <div className="sheet-buttons">
            <button
              type="button"
              className="button bare"
              onClick={() => setSheet('side')}
              aria-haspopup="dialog"
            >
              {side.title}
            </button>
            <button
              type="button"
              className="button bare"
              onClick={() => setSheet('rules')}
              aria-haspopup="dialog"
            >
              Rules
            </button>
            {desk && <WaysOut />}
          </div>
        )}
        {plain && (
          <p>
            <a className="button" href={to.table(posted.table)}>
              This table as a picture
            </a>
          </p>
        )}
        {plain ? <TextFelt /> : felt(desk)}
        {rail(desk && !plain)}
        <DraggedChip />
      </div>
      {panels && (
        <Panel
          title="Pays and rules"
          side="right"
          open={settings.rules}
          onToggle={(rules) => changeSettings({ rules })}
        >
          <RulesPanel />
        </Panel>
      )}
      {sheet !== null && (
        <Sheet title={sheet === 'side' ? side.title : 'Pays and rules'} onClose={() => setSheet(null)}>
          {sheet === 'side' ? side.sheet : <RulesPanel />}
        </Sheet>
      )}
      <p className="unseen" aria-live="assertive" data-testid="spoken">
        <span key={words.count}>{words.text}</span>
      </p>
    </main>
  );
}

/** Where there is no room for them beside the table's name they stand in the rules. */
function WaysOut(): ReactNode {
  const { posted } = useSeat();
  return (
    <>
      <a className="button bare" href={to.how(posted.game, posted.table)} target="_blank" rel="noopener">
        How to play
      </a>
      {posted.practice && (
        <a className="button bare" href={to.practice(posted.table)}>
          Practise
        </a>
      )}
    </>
  );
}
