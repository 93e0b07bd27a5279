import { type Card, CardError, parseCard } from '@croupier/cards';
import {
  type Action,
  type Answer,
  cents,
  formatMoney,
  MoneyError,
  parseMoney,
  type Question,
  type TakenCards,
} from '@croupier/table';

/** The cards that lie at a place. */
export type CardsAt = (place: string) => readonly Card[];

/** "Seat 1: play 10.00, or fold?", "Seat 1, bet 2: ride, or take-back?" */
export function questionInWords({ seat, about, actions }: Question): string {
  return `Seat ${seat}${about === undefined ? '' : `, ${about}`}: ${actions
    .filter(({ refused }) => !refused)
    .map(actionInWords)
    .join(', or ')}?`;
}

function actionInWords({ verb, least, most, unit, takes, adds }: Action): string {
  if (takes) {
    const cost = least === undefined ? '' : ` for ${formatMoney(least)}`;
    return `${verb}${cost}${addedInWords(adds)} ${takenInWords(takes)}`;
  }
  if (least === undefined) return verb;
  if (most === undefined || most === least) return `${verb} ${formatMoney(least)}`;
  if (unit === undefined) return `${verb} ${formatMoney(least)} to ${formatMoney(most)}`;
  return `${verb} ${least / unit}x to ${most / unit}x (${formatMoney(least)} to ${formatMoney(most)})`;
}

/** "and name 2 cards", "and name the 2 for low" */
function takenInWords(takes: TakenCards): string {
  if ('cards' in takes) return `and name ${takes.cards} ${takes.cards === 1 ? 'card' : 'cards'}`;
  const named = Object.entries(takes.parts).slice(0, -1);
  return `and name the ${named.map(([part, cards]) => `${cards} for ${part}`).join(', then the ')}`;
}

/** " (and split-bonus for 5.00 more)": what the same answer may stake as well. */
const addedInWords = (adds: Action['adds'] = []): string =>
  adds
    .filter(({ optional }) => optional)
    .map(({ wager, amount }) => ` (and "${wager}" for ${formatMoney(amount)} more)`)
    .join('');

/** Reads "fold", "p", "play 3x", "play 30", "set Ah Kd", "split Qc Qd split-bonus"; undefined when it names no action. */
export function spokenAnswer(
  line: string,
  { actions }: Question,
  cardsAt: CardsAt = () => [],
): Answer | undefined {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const spoken = word.toLowerCase();
  const named = actions.filter(({ verb }) => spoken !== '' && verb.startsWith(spoken));
  const action = actions.find(({ verb }) => verb === spoken) ?? (named.length === 1 ? named[0] : undefined);
  if (!action) return undefined;
  if (action.takes) return withCards(action, action.takes, rest, cardsAt);
  const { verb } = action;
  const [amount] = rest;
  if (amount === undefined) return { verb };
  const times = /^([1-9]\d*(?:\.\d+)?)x$/i.exec(amount)?.[1];
  try {
    if (times === undefined) return { verb, amount: parseMoney(amount) };
    return action.unit === undefined ? undefined : { verb, amount: cents(Number(times) * action.unit) };
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

/** Whoever sets a hand names the cards of every part but the last, which has the rest. */
function withCards(
  { verb, adds = [] }: Action,
  takes: TakenCards,
  words: readonly string[],
  cardsAt: CardsAt,
): Answer | undefined {
  const also = adds.map(({ wager }) => wager).filter((wager) => words.includes(wager));
  const cards = spokenCards(words.filter((word) => !also.includes(word)));
  if (!cards) return undefined;
  const staked = also.length > 0 ? { also } : {};
  if ('cards' in takes) return { verb, cards, ...staked };
  const parts: Record<string, readonly Card[]> = {};
  const inOrder = [...cards, ...without(cardsAt(takes.from), cards)];
  for (const [part, count] of Object.entries(takes.parts)) parts[part] = inOrder.splice(0, count);
  return { verb, parts, ...staked };
}

/** What is left of a hand; with several decks a card may be in it twice. */
function without(hand: readonly Card[], taken: readonly Card[]): Card[] {
  const left = hand.slice();
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

function spokenCards(words: readonly string[]): Card[] | undefined {
  try {
    return words.map(parseCard);
  } catch (error) {
    if (error instanceof CardError) return undefined;
    throw error;
  }
}
