import { type Action, type Refusal, type TakenCards, VERB_WORDS, type Verb } from '@croupier/table';
import { money } from '../chips/money.ts';

/** One thing that may be done when asked: a button, and the key that presses it. */
export interface Choice {
  readonly verb: Verb;
  readonly label: string;
  /** What it stakes, where more than one amount is possible. */
  readonly amount: number | null;
  /** The key of the verb, or of how many times it stakes; null where no key tells it from another. */
  readonly key: string | null;
  /** It puts chips down. */
  readonly stakes: boolean;
  /** Further wagers that it stakes, which the same answer need not. */
  readonly also: readonly string[];
  /** The cards that go with it. */
  readonly takes: TakenCards | null;
  readonly refused: Refusal | null;
}

/** An action with more amounts than there is room for buttons. */
export interface AmountRange {
  readonly verb: Verb;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly refused: Refusal | null;
}

const MOST_BUTTONS = 4;

/** What may be done, in the middle of a sentence: "fold", "turn the first". */
export const offeredWords = (verb: Verb): string => VERB_WORDS[verb].offered.toLowerCase();

/** An action as buttons: one for each amount, or for each whole number of units; null when even those are too many. */
export function choicesOf(action: Action): readonly Choice[] | null {
  const { verb, least, most, step, unit } = action;
  const refused = action.refused ?? null;
  const { offered: name, key } = VERB_WORDS[verb];
  const stakes = action.wager !== undefined;
  const takes = action.takes ?? null;
  const plain = { verb, label: name, amount: null, key, stakes, also: [], takes, refused };
  if (least === undefined) return [plain, ...addingTo(plain, action)];
  if (most === undefined || most <= least) {
    const single = { ...plain, label: `${name} ${money(least)}` };
    return [single, ...addingTo(single, action)];
  }
  const amounts = amountsOf(least, most, step ?? 0) ?? amountsOf(least, most, unit ?? 0);
  if (amounts === null) return null;
  return amounts.map((amount) => {
    const times = unit ? amount / unit : null;
    return {
      verb,
      label: `${name} ${money(amount)}${times === null ? '' : ` (${times}x)`}`,
      amount,
      key: times !== null && Number.isInteger(times) && times < 10 ? String(times) : null,
      stakes,
      also: [],
      takes,
      refused,
    };
  });
}

/** The same with each wager that it may stake as well; its key is that wager's last word's. */
const addingTo = (choice: Choice, { adds = [] }: Action): Choice[] =>
  adds
    .filter(({ optional }) => optional)
    .map(({ wager, amount }) => ({
      ...choice,
      label: `${choice.label} + ${wager.split('-').at(-1)} ${money(amount)}`,
      key: wager.split('-').at(-1)?.charAt(0) ?? null,
      also: [wager],
    }));

/** The amounts of an action that are few enough to be buttons. */
function amountsOf(least: number, most: number, step: number): number[] | null {
  if (step <= 0) return null;
  const count = Math.floor((most - least) / step) + 1;
  return count > MOST_BUTTONS ? null : Array.from({ length: count }, (_, i) => least + i * step);
}

/** Whether an action takes amounts that have no button: then a slider has them. */
export const isBetweenButtons = ({ least, most, step }: Action): boolean =>
  least !== undefined && most !== undefined && most > least && amountsOf(least, most, step ?? 0) === null;

export const rangeOf = ({ verb, least, most, step, refused }: Action): AmountRange => ({
  verb,
  least: least ?? 0,
  most: most ?? 0,
  step: step ?? 1,
  refused: refused ?? null,
});
