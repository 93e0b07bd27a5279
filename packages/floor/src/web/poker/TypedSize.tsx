import { type ReactNode, useState } from 'react';
import { useSettings } from '../room/settings.ts';
import { usePoker } from './at-poker.ts';
import { fitted, type Range, typedNumber } from './sizing.ts';

/** The size of a bet as a figure that can be typed, in chips or in big blinds; what does not fit becomes the nearest that does. */
export function TypedSize(props: { range: Range; to: number; onTo: (to: number) => void }): ReactNode {
  const { range, to, onTo } = props;
  const { scene } = usePoker();
  const { bigBlinds } = useSettings();
  const [typed, setTyped] = useState<string | null>(null);
  const unit = bigBlinds && scene.firstBet > 0 ? scene.firstBet : 100;
  const said = String(Math.round((to / unit) * 100) / 100);
  return (
    <label className="typed-size">
      <span className="unseen">Amount{bigBlinds ? ' in big blinds' : ''}</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? said}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          const wanted = typedNumber(target.value);
          if (wanted !== null) onTo(fitted(range, wanted * unit));
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
