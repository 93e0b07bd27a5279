import type { ReactNode } from 'react';
import { Chip } from '../chips/Chip.tsx';
import { DENOMINATIONS } from '../chips/denominations.ts';
import { chips } from '../chips/money.ts';
import { useSeat } from './seat.ts';

/** Chips to take, and what can be done with those that lie. */
export function Rack(): ReactNode {
  const { table, ask, chip, takeChip } = useSeat();
  const { you, phase, bets } = table.view;
  const open = phase.name === 'betting';
  const down = bets.some(({ who }) => who === you.who);
  return (
    <>
      <fieldset className="rack">
        <legend className="unseen">Chip in hand</legend>
        {DENOMINATIONS.map((one, i) => (
          <button
            key={one.value}
            type="button"
            className="rack-chip"
            aria-pressed={one === chip}
            aria-label={`${chips(one.value)}, ${one.name} (key ${i + 1})`}
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
      </div>
    </>
  );
}
