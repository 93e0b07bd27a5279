import { type FormEvent, type ReactNode, useState } from 'react';
import { chips, money } from '../chips/money.ts';
import { Sheet } from '../room/Sheet.tsx';

interface BuyInSheetProps {
  readonly title: string;
  readonly say: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly balance: number;
  readonly onBuy: (amount: number) => void;
  readonly onClose: () => void;
}

/** How many chips to bring to the table, between what the house takes. */
export function BuyInSheet(props: BuyInSheetProps): ReactNode {
  const { title, say, least, step, balance, onBuy, onClose } = props;
  const most = Math.min(props.most, Math.floor(balance / step) * step);
  const [amount, setAmount] = useState(() => Math.max(least, Math.min(most, props.most)));
  const enough = most >= least;
  const fits = (wanted: number): number =>
    Math.min(most, Math.max(least, Math.round((wanted || 0) / step) * step));
  const buy = (event: FormEvent): void => {
    event.preventDefault();
    onBuy(fits(amount));
    onClose();
  };
  return (
    <Sheet title={title} onClose={onClose}>
      {enough ? (
        <form className="buy-in" onSubmit={buy}>
          <p className="figures buy-in-amount">{chips(fits(amount))}</p>
          <input
            type="range"
            aria-label="Chips to bring"
            aria-valuetext={chips(fits(amount))}
            min={least}
            max={most}
            step={step}
            value={amount}
            onChange={({ target }) => setAmount(target.valueAsNumber)}
          />
          <p className="buy-in-ends figures quiet">
            <button type="button" className="button bare" onClick={() => setAmount(least)}>
              Least {chips(least)}
            </button>
            <button type="button" className="button bare" onClick={() => setAmount(most)}>
              Most {chips(most)}
            </button>
          </p>
          <p className="quiet figures">In your wallet: {money(balance)}</p>
          <button type="submit" className="button first">
            {say} {chips(fits(amount))}
          </button>
        </form>
      ) : (
        <p>
          You need at least {chips(least)} and have {money(balance)}. Chips can be had from your account, at
          the top of the page.
        </p>
      )}
    </Sheet>
  );
}
