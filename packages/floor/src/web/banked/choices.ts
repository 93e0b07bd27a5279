import type { LegalAction, Refusal } from '@croupier/table';
import { money } from '../chips/money.ts';

/** One thing that may be done when asked: a button, and the key that presses it. */
export interface Choice {
  readonly verb: string;
  readonly label: string;
  /** What it stakes, where more than one amount is possible. */
  readonly amount: number | null;
  /** The key of the verb, or of how many times it stakes; null where no key tells it from another. */
  readonly key: string | null;
  /** It puts chips down. */
  readonly stakes: boolean;
  readonly refused: Refusal | null;
}

/** An action with more amounts than there is room for buttons. */
export interface AmountRange {
  readonly verb: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly refused: Refusal | null;
}

const MOST_BUTTONS = 4;

/** An action as buttons: one for each amount, or null when there are too many of them. */
export function choicesOf(action: LegalAction): readonly Choice[] | null {
  const { verb, least, most, step, unit } = action;
  const refused = action.refused ?? null;
  const name = capital(verb);
  const key = verb.charAt(0);
  const stakes = action.wager !== undefined;
  if (least === undefined) return [{ verb, label: name, amount: null, key, stakes, refused }];
  if (most === undefined || most <= least)
    return [{ verb, label: `${name} ${money(least)}`, amount: null, key, stakes, refused }];
  const amounts = amountsOf(least, most, step ?? 0);
  if (amounts === null) return null;
  return amounts.map((amount) => {
    const times = unit ? amount / unit : null;
    return {
      verb,
      label: `${name} ${money(amount)}${times === null ? '' : ` (${times}x)`}`,
      amount,
      key: times !== null && Number.isInteger(times) && times < 10 ? String(times) : null,
      stakes,
      refused,
    };
  });
}

/** The amounts of an action that are few enough to be buttons. */
function amountsOf(least: number, most: number, step: number): number[] | null {
  if (step <= 0) return null;
  const count = Math.floor((most - least) / step) + 1;
  return count > MOST_BUTTONS ? null : Array.from({ length: count }, (_, i) => least + i * step);
}

export const rangeOf = ({ verb, least, most, step, refused }: LegalAction): AmountRange => ({
  verb,
  least: least ?? 0,
  most: most ?? 0,
  step: step ?? 1,
  refused: refused ?? null,
});

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
