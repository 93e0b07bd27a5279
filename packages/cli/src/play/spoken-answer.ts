import {
  type Answer,
  cents,
  formatMoney,
  type LegalAction,
  MoneyError,
  parseMoney,
  type Question,
} from '@croupier/table';

/** "Seat 1: play 10.00, or fold?" */
export function questionInWords({ seat, actions }: Question): string {
  return `Seat ${seat}: ${actions
    .filter(({ refused }) => !refused)
    .map(actionInWords)
    .join(', or ')}?`;
}

function actionInWords({ verb, least, most, unit }: LegalAction): string {
  if (least === undefined) return verb;
  if (most === undefined || most === least) return `${verb} ${formatMoney(least)}`;
  if (unit === undefined) return `${verb} ${formatMoney(least)} to ${formatMoney(most)}`;
  return `${verb} ${least / unit}x to ${most / unit}x (${formatMoney(least)} to ${formatMoney(most)})`;
}

/** Reads "fold", "p", "play 3x", "play 30"; undefined when it names no action. */
export function spokenAnswer(line: string, { actions }: Question): Answer | undefined {
  const [word = '', amount] = line.trim().toLowerCase().split(/\s+/);
  const named = actions.filter(({ verb }) => word !== '' && verb.startsWith(word));
  const [action] = named;
  if (named.length !== 1 || !action) return undefined;
  const { verb } = action;
  if (amount === undefined) return { verb };
  const times = /^([1-9]\d*(?:\.\d+)?)x$/.exec(amount)?.[1];
  try {
    if (times === undefined) return { verb, amount: parseMoney(amount) };
    return action.unit === undefined ? undefined : { verb, amount: cents(Number(times) * action.unit) };
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}
