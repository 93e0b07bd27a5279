import type { ReactNode } from 'react';
import { usePoker } from './at-poker.ts';
import { fitted, presets, type Range } from './sizing.ts';
import { TypedSize } from './TypedSize.tsx';

interface SizingProps {
  readonly range: Range;
  readonly to: number;
  readonly onTo: (to: number) => void;
}

/** How much: sizes that people know, a slider, a step either way, and a field to type it in. */
export function Sizing({ range, to, onTo }: SizingProps): ReactNode {
  const { scene, view, amount } = usePoker();
  const me = view.hand?.view.players.find(({ seat }) => seat === view.you.seat);
  const sizes = presets(range, {
    pot: scene.total,
    price: view.hand?.view.price ?? 0,
    bet: me?.bet ?? 0,
    stack: me?.stack ?? 0,
  });
  const move = (steps: number): void => onTo(fitted(range, to + steps * range.step));
  return (
    <div className="sizing">
      <fieldset className="presets">
        <legend className="unseen">Sizes</legend>
        {sizes.map(({ name, to: size }) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={size === to}
            aria-label={`${name}, ${amount(size)}`}
            onClick={() => onTo(size)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className="slider">
        <button type="button" className="button bare" aria-label="Less" onClick={() => move(-1)}>
          −
        </button>
        <input
          type="range"
          aria-label={range.verb === 'bet' ? 'Bet' : 'Raise to'}
          aria-valuetext={amount(to)}
          min={range.least}
          max={range.most}
          step="any"
          value={to}
          onChange={({ target }) => onTo(fitted(range, target.valueAsNumber))}
        />
        <button type="button" className="button bare" aria-label="More" onClick={() => move(1)}>
          +
        </button>
        <TypedSize range={range} to={to} onTo={onTo} />
      </div>
    </div>
  );
}
