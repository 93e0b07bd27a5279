import { type ReactNode, useCallback, useState } from 'react';
import { useMedia } from '../room/media.ts';
import { Sheet } from '../room/Sheet.tsx';
import { changeSettings, useSettings } from '../room/settings.ts';
import { Felt } from './Felt.tsx';
import { Panel } from './Panel.tsx';
import { Rail } from './Rail.tsx';
import { RoadsPanel } from './RoadsPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { useSeat } from './seat.ts';
import { spoken } from './spoken.ts';
import { useTableKeys } from './table-keys.ts';

/** On a desk the table stands between its roads and its rules; where there is no room both come as sheets. */
export function Table(): ReactNode {
  const { table, posted } = useSeat();
  const settings = useSettings();
  const desk = useMedia('(min-width: 900px)');
  const panels = useMedia('(min-width: 1360px)');
  const [words, setWords] = useState({ text: '', count: 0 });
  const [sheet, setSheet] = useState<'roads' | 'rules' | null>(null);
  const speak = useCallback(() => {
    const text = spoken(table, posted, Date.now());
    setWords(({ count }) => ({ text, count: count + 1 }));
  }, [table, posted]);
  useTableKeys(speak);
  return (
    <main className={`table-page${desk ? ' desk' : ' phone'}`}>
      {panels && (
        <Panel
          title="Roads"
          side="left"
          open={settings.roads}
          onToggle={(roads) => changeSettings({ roads })}
        >
          <RoadsPanel columns={9} />
        </Panel>
      )}
      <div className="table">
        {!panels && (
          <div className="sheet-buttons">
            <button
              type="button"
              className="button bare"
              onClick={() => setSheet('roads')}
              aria-haspopup="dialog"
            >
              Roads
            </button>
            <button
              type="button"
              className="button bare"
              onClick={() => setSheet('rules')}
              aria-haspopup="dialog"
            >
              Rules
            </button>
          </div>
        )}
        <Felt desk={desk} />
        <Rail />
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
        <Sheet title={sheet === 'roads' ? 'Roads' : 'Pays and rules'} onClose={() => setSheet(null)}>
          {sheet === 'roads' ? <RoadsPanel columns={14} /> : <RulesPanel />}
        </Sheet>
      )}
      <p className="unseen" aria-live="assertive" data-testid="spoken">
        <span key={words.count}>{words.text}</span>
      </p>
    </main>
  );
}
