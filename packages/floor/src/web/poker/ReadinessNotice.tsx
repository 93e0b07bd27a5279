import { type ReactNode, useState } from 'react';
import { usePoker } from './at-poker.ts';
import { BuyInSheet } from './BuyInSheet.tsx';
import { NOT_READY, NOT_READY_IN_A_HAND, readinessOf } from './readiness.ts';
import { situationOf, usualStack } from './scene-of.ts';

/** Why one is dealt no cards, with what mends it. */
export function ReadinessNotice(): ReactNode {
  const { view, sitOut, addChips, amount } = usePoker();
  const [buying, setBuying] = useState(false);
  const stands = readinessOf(view);
  const { you, stakes } = view;
  if (you.seat === null || stands === 'ready') return null;
  const buys = you.mayAdd ?? {
    least: stakes.minimumBuyIn,
    most: stakes.maximumBuyIn,
    step: stakes.smallestChip,
  };
  const usual = Math.max(buys.least, Math.min(buys.most, usualStack(stakes)));
  return (
    <div className="standing-notice" role="status">
      <p>{(situationOf(view) ? NOT_READY_IN_A_HAND : NOT_READY)[stands]}</p>
      {stands === 'broke' && you.balance >= usual ? (
        <button type="button" className="button first" onClick={() => addChips(usual)}>
          Buy {amount(usual)}
        </button>
      ) : stands === 'broke' ? (
        <button type="button" className="button first" aria-haspopup="dialog" onClick={() => setBuying(true)}>
          Buy chips
        </button>
      ) : (
        <button type="button" className="button first" onClick={() => sitOut(false)}>
          {stands === 'leaving' ? 'Stay' : 'Come back'}
        </button>
      )}
      {buying && (
        <BuyInSheet
          title="Buy chips"
          say="Buy"
          {...buys}
          balance={you.balance}
          onBuy={addChips}
          onClose={() => setBuying(false)}
        />
      )}
    </div>
  );
}
