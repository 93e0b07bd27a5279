import { type ReactNode, useEffect } from 'react';
import { Chip } from '../chips/Chip.tsx';
import { chips } from '../chips/money.ts';
import { useSettings } from '../room/settings.ts';
import { NewChips, useIsBroke } from './NewChips.tsx';
import { chipsAt, useSeat } from './seat.ts';

/** So long after the last chip the deal is asked for at a brisk pace, in milliseconds. */
const BRISK = 3_000;

/** Ends the wait for bets: at once when everybody else who has bet asks for it too. */
function DealNow(): ReactNode {
  const { table, heard, ask } = useSeat();
  const { you, phase, bets, standing } = table.view;
  const bettors = new Set(bets.map(({ who }) => who));
  const asked = standing.ready.includes(you.who);
  const others = [...bettors].filter((who) => !standing.ready.includes(who) && who !== you.who).length;
  const open = heard && phase.name === 'betting' && bettors.has(you.who);
  const { pace } = useSettings();
  const lies = bets.reduce((sum, { who, amount }) => sum + (who === you.who ? amount : 0), 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from the last chip, whatever else happens meanwhile
  useEffect(() => {
    if (pace !== 'brisk' || !open || asked) return undefined;
    const timer = setTimeout(() => ask({ type: 'deal-now' }), BRISK);
    return () => clearTimeout(timer);
  }, [pace, open, asked, lies]);
  return (
    <button
      type="button"
      className="button first"
      disabled={!open || asked}
      onClick={() => ask({ type: 'deal-now' })}
    >
      {open && asked && others > 0 ? `Waiting for ${others}` : 'Deal now'}
    </button>
  );
}

/** Chips to take, and what can be done with those that lie. */
export function Rack(): ReactNode {
  const { table, posted, heard, ask, chip, takeChip } = useSeat();
  const { you, phase, bets } = table.view;
  const open = heard && phase.name === 'betting';
  const down = bets.some(({ who }) => who === you.who);
  const broke = useIsBroke();
  return (
    <>
      <fieldset className="rack">
        <legend className="unseen">Chip in hand</legend>
        {chipsAt(posted).map((one, i) => (
          <button
            key={one.value}
            type="button"
            className="rack-chip"
            data-chip={one.value}
            aria-pressed={one === chip}
            aria-label={`${one.print}, ${one.name}, worth ${chips(one.value)} (key ${i + 1})`}
            onClick={() => takeChip(one)}
          >
            <Chip chip={one} />
          </button>
        ))}
      </fieldset>
      <div className="actions">
        <button
          type="button"
          className="button"
          disabled={!open || !you.canUndo}
          onClick={() => ask({ type: 'undo' })}
        >
          Undo
        </button>
        <button
          type="button"
          className="button"
          disabled={!open || !down}
          onClick={() => ask({ type: 'clear' })}
        >
          Clear
        </button>
        <button
          type="button"
          className="button"
          disabled={!open || you.rebetCost === null}
          aria-label={you.rebetCost === null ? 'Rebet' : `Rebet, costs ${chips(you.rebetCost)}`}
          onClick={() => ask({ type: 'rebet' })}
        >
          Rebet
        </button>
        <button
          type="button"
          className="button"
          disabled={!open || !down}
          onClick={() => ask({ type: 'double' })}
        >
          Double
        </button>
        {broke ? <NewChips /> : <DealNow />}
      </div>
    </>
  );
}
