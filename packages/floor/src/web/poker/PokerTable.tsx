import { type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { useMedia } from '../room/media.ts';
import { to, useRoute } from '../room/route.ts';
import { Sheet } from '../room/Sheet.tsx';
import { changeSettings, useSettings } from '../room/settings.ts';
import { Panel } from '../table/Panel.tsx';
import { PokerContext, usePoker } from './at-poker.ts';
import { BuyInSheet } from './BuyInSheet.tsx';
import { useDesk } from './desk.ts';
import { HandPanel } from './HandPanel.tsx';
import { PokerFelt } from './PokerFelt.tsx';
import { PokerRail } from './PokerRail.tsx';
import { usePokerKeys } from './poker-keys.ts';
import { SpokenCards } from './SpokenCards.tsx';
import { spoken } from './spoken.ts';
import { TextPoker } from './TextPoker.tsx';

/** The table with its rail below; the hand in words beside it, or on a phone as a sheet. */
export function PokerTable(): ReactNode {
  const at = usePoker();
  const { scene, view, amount, sitDown } = at;
  // What is on the felt is drawn first: what is written of it may follow a frame later.
  const written = useDeferredValue(at);
  const settings = useSettings();
  const route = useRoute();
  const plain = route.at === 'poker' && route.plain;
  const desk = useDesk();
  const panels = useMedia('(min-width: 1200px)') && desk;
  const [sheet, setSheet] = useState(false);
  const [seat, setSeat] = useState<number | null>(null);
  const [words, setWords] = useState({ text: '', count: 0 });
  const speak = useCallback(() => {
    const text = spoken(scene, amount);
    setWords(({ count }) => ({ text, count: count + 1 }));
  }, [scene, amount]);
  usePokerKeys(speak);
  const mine = view.you.question !== null;
  const { stakes, you } = view;
  return (
    <main
      className={`table-page poker-page felt-of-poker${desk ? ' desk' : ' phone'}${plain ? ' plain' : ''}`}
    >
      {panels && (
        <Panel
          title="Hands"
          side="left"
          open={settings.roads}
          onToggle={(roads) => changeSettings({ roads })}
        >
          <PokerContext value={written}>
            <HandPanel />
          </PokerContext>
        </Panel>
      )}
      <div className="poker-table">
        {!panels && (
          <div className="sheet-buttons">
            <button
              type="button"
              className="button bare"
              onClick={() => setSheet(true)}
              aria-haspopup="dialog"
            >
              Hands
            </button>
            <a className="button bare" href={to.how(view.game, view.table)} target="_blank" rel="noopener">
              <span aria-hidden="true">?</span>
              <span className="unseen">How to play</span>
            </a>
          </div>
        )}
        {plain && (
          <p>
            <a className="button" href={to.poker(view.table)}>
              This table as a picture
            </a>
          </p>
        )}
        {plain ? <TextPoker onSit={setSeat} /> : <PokerFelt desk={desk} onSit={setSeat} />}
        <PokerRail onSit={setSeat} says={!desk && !plain} />
      </div>
      {sheet && (
        <Sheet title="Hands" onClose={() => setSheet(false)}>
          <HandPanel />
        </Sheet>
      )}
      {seat !== null && (
        <BuyInSheet
          title={`Seat ${seat}`}
          say="Sit down with"
          least={stakes.minimumBuyIn}
          most={stakes.maximumBuyIn}
          step={stakes.smallestChip}
          balance={you.balance}
          onBuy={(chips) => sitDown(seat, chips)}
          onClose={() => setSeat(null)}
        />
      )}
      <p className="unseen" aria-live="assertive" data-testid="spoken">
        <span key={words.count}>{words.text}</span>
        {/* The table in words says it itself. */}
        {mine && !plain && <span>Your turn.</span>}
      </p>
      <SpokenCards />
    </main>
  );
}
