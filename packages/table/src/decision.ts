import { type Card, formatCards } from '@croupier/cards';
import type { Bet, PlayerId } from './bets.ts';
import type { Cite, Refusal } from './cite.ts';
import { type Cents, formatMoney } from './money.ts';

/**
 * Everything that anybody may be asked to do, at banked tables and in poker alike: types, schemas and the words of
 * the terminal come from this list, and `VERB_WORDS` has the words for each.
 */
export const VERBS = [
  // chips
  'play',
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'bring-in',
  'ride',
  'take-back',
  'chop',
  // cards
  'set',
  'house-way',
  'keep',
  'split',
  'discard',
  'show',
  'muck',
  // agreements
  'agree',
  'object',
  'decline',
  'run-once',
  'run-twice',
  // who turns the cards
  'hold',
  'turn-first',
  'turn-second',
  'turn-both',
  'turn-third',
  'in-order',
  'out-of-order',
] as const;

/** What can be done when asked: play, fold, raise and so on. */
export type Verb = (typeof VERBS)[number];

/** The verb that is spelled so. */
export const verbNamed = (text: string): Verb | undefined => VERBS.find((verb) => verb === text);

/** A decision that belongs to a seat, with everything that seat may do. */
export interface Question {
  readonly seat: number;
  /** What it is about, where a seat is asked more than once: "bet 2". */
  readonly about?: string;
  readonly actions: readonly Action[];
  /** What is done for somebody who is away or lets the time run out. */
  readonly absent: Answer;
  /** It moves no chip and no card, such as who turns a hand: a record may leave it out. */
  readonly courtesy?: true;
  readonly cite: Cite;
}

/** What may be done, in full: with which chips, with which cards, or why it is refused now. */
export interface Action {
  readonly verb: Verb;
  /** The wager that the amount is staked on, when doing this puts chips on the layout. */
  readonly wager?: string;
  /** What "times" means for it: the ante of a play of three times the ante. */
  readonly unit?: Cents;
  /** The amounts that are possible. A bet or raise in poker is the total in front of the player, and `most` fits whatever the step. */
  readonly least?: Cents;
  readonly most?: Cents;
  readonly step?: Cents;
  /** The chips that this takes from the stack, where there is no choice of them: a call. */
  readonly costs?: Cents;
  /** Further wagers that the same answer stakes; an optional one only if the answer says so. */
  readonly adds?: readonly AddedStake[];
  /** The seat's own wagers that go back to it at this moment. */
  readonly withdraws?: readonly string[];
  /** The cards that come with the answer. */
  readonly takes?: TakenCards;
  /** Where it says what may be done, if that is not where the question is put. */
  readonly cite?: Cite;
  /** Where it says that no more may be bet, if that is another clause; null where only the chips that one has are the limit. */
  readonly ceiling?: Cite | null;
  readonly refused?: Refusal;
}

export interface AddedStake {
  readonly wager: string;
  readonly amount: Cents;
  readonly optional?: true;
}

/** Cards of one place: so many of them, or all of them in parts of so many each. */
export type TakenCards =
  | { readonly from: string; readonly cards: number }
  | { readonly from: string; readonly parts: Parts<number> };

/** The parts that a hand is laid out in, by name, in the order in which they lie: low and high. */
export type Parts<T> = Readonly<Record<string, T>>;

/** What a player does when asked, with what belongs to it. */
export interface Answer {
  readonly verb: Verb;
  /** May be left out where only one amount is possible. */
  readonly amount?: Cents;
  /** The optional wagers that it stakes as well. */
  readonly also?: readonly string[];
  readonly cards?: readonly Card[];
  readonly parts?: Parts<readonly Card[]>;
}

/** An answer with nothing else on it, since it is written down as it is. The one place that copies its fields. */
export function plainAnswer({ verb, amount, also, cards, parts }: Answer): Answer {
  if (also === undefined && cards === undefined && parts === undefined)
    return amount === undefined ? { verb } : { verb, amount };
  return {
    verb,
    ...(amount === undefined ? {} : { amount }),
    ...(also === undefined ? {} : { also: also.slice() }),
    ...(cards === undefined ? {} : { cards: cards.slice() }),
    ...(parts === undefined ? {} : { parts: copyOf(parts) }),
  };
}

const copyOf = (parts: Parts<readonly Card[]>): Parts<readonly Card[]> =>
  Object.fromEntries(Object.entries(parts).map(([name, cards]) => [name, cards.slice()]));

export function actionNamed({ actions }: Question, verb: Verb): Action | undefined {
  for (const action of actions) if (action.verb === verb) return action;
  return undefined;
}

interface Staked {
  readonly wager: string;
  readonly amount: Cents;
}

const NOTHING_STAKED: readonly Staked[] = [];

/** The chips that an answer puts on the layout, in the order in which they are staked. */
export function stakedBy(question: Question, answer: Answer): readonly Staked[] {
  const action = actionNamed(question, answer.verb);
  if (!action || (action.wager === undefined && !action.adds)) return NOTHING_STAKED;
  const amount = answer.amount ?? action.least;
  const staked: Staked[] =
    action.wager === undefined || amount === undefined ? [] : [{ wager: action.wager, amount }];
  if (!action.adds) return staked;
  for (const { wager, amount: more, optional } of action.adds) {
    if (!optional || answer.also?.includes(wager)) staked.push({ wager, amount: more });
  }
  return staked;
}

/** How many units an answer stakes, where its action leaves a choice. */
export function timesOf(question: Question, answer: Answer): number | undefined {
  const action = actionNamed(question, answer.verb);
  if (action?.unit === undefined || answer.amount === undefined || action.least === action.most)
    return undefined;
  return answer.amount / action.unit;
}

const NO_BETS: readonly Bet[] = [];

/** The bets that an answer puts down, the seat's player's own. */
export function betsBy(bets: readonly Bet[], question: Question, answer: Answer): readonly Bet[] {
  const staked = stakedBy(question, answer);
  if (staked.length === 0) return NO_BETS;
  const { seat: spot } = question;
  const player = playerAt(bets, spot);
  if (player === undefined) return NO_BETS;
  const laid: Bet[] = [];
  for (const { wager, amount } of staked) laid.push({ spot, player, wager, kind: 'own', amount });
  return laid;
}

/** Whose own bets lie at a spot. */
function playerAt(bets: readonly Bet[], spot: number): PlayerId | undefined {
  for (const bet of bets) if (bet.spot === spot && bet.kind === 'own') return bet.player;
  return undefined;
}

/** The bets that an answer takes back: the seat's own on these wagers. A bet for the dealer beside them is a bet of its own. */
export function withdrawnBy(bets: readonly Bet[], question: Question, { verb }: Answer): readonly Bet[] {
  const wagers = actionNamed(question, verb)?.withdraws;
  if (!wagers) return NO_BETS;
  return bets.filter((bet) => isTaken(bet, question.seat, wagers));
}

const isTaken = (bet: Bet, seat: number, wagers: readonly string[]): boolean =>
  bet.spot === seat && bet.kind === 'own' && !bet.withdrawn && wagers.includes(bet.wager);

/** The same where the bets lie, for whoever writes none of it down. */
export function takeBack(bets: Bet[], { seat }: Question, wagers: readonly string[]): void {
  for (let at = 0; at < bets.length; at++) {
    const bet = bets[at];
    if (!bet || !isTaken(bet, seat, wagers)) continue;
    const { spot, player, wager, kind, amount } = bet;
    bets[at] = { spot, player, wager, kind, amount, withdrawn: true };
  }
}

/**
 * Why an answer is not among the actions offered; undefined when it is. `cardsAt` gives the cards of a place; without it the
 * cards of an answer are only counted.
 */
export function refusalOfAnswer(
  question: Question,
  answer: Answer,
  cardsAt?: (place: string) => readonly Card[],
): Refusal | undefined {
  return refusalOfAction(question, actionNamed(question, answer.verb), answer, cardsAt);
}

/** The same for whoever has looked the action up already. */
export function refusalOfAction(
  { seat, actions, cite }: Question,
  action: Action | undefined,
  answer: Answer,
  cardsAt?: (place: string) => readonly Card[],
): Refusal | undefined {
  if (!action) {
    const verbs = actions.filter(({ refused }) => !refused).map(({ verb }) => verb);
    return { reason: `Seat ${seat} may ${verbs.join(' or ')}, not ${answer.verb}.`, cite };
  }
  if (action.refused) return action.refused;
  const amount = refusalOfAmount(action, answer, action.cite ?? cite);
  // Most answers are a verb and perhaps an amount.
  if (amount || (!action.takes && !answer.also && !answer.cards && !answer.parts)) return amount;
  return refusalOfAdded(action, answer, cite) ?? refusalOfCards(action, answer, cite, cardsAt);
}

function refusalOfAmount(action: Action, answer: Answer, cite: Cite): Refusal | undefined {
  const { verb, least } = action;
  if (least === undefined) {
    if (answer.amount === undefined) return undefined;
    return { reason: `${verb} takes no amount.`, cite };
  }
  const { most = least, step = 1 } = action;
  const amount = answer.amount ?? (least === most ? least : Number.NaN);
  // All that one has, or may bet, fits whatever the step.
  if (amount === least || amount === most) return undefined;
  if (!(amount >= least && amount <= most)) {
    const range = least === most ? formatMoney(least) : `${formatMoney(least)} to ${formatMoney(most)}`;
    const { ceiling = cite } = action;
    const reason = `${verb} takes ${range}.`;
    if (amount > most) return ceiling ? { reason, cite: ceiling } : { reason };
    return { reason, cite };
  }
  if (Number.isSafeInteger(amount) && fits(action, amount)) return undefined;
  return { reason: `${verb} goes in steps of ${formatMoney(step === 1 ? least : step)}.`, cite };
}

/** Stakes on a wager go up from the least in steps; in poker the total is in whole chips. */
const fits = ({ wager, least, step }: Action, amount: number): boolean =>
  (wager === undefined ? amount : amount - (least ?? 0)) % (step ?? 1) === 0;

function refusalOfAdded({ verb, adds = [] }: Action, { also }: Answer, cite: Cite): Refusal | undefined {
  if (also === undefined) return undefined;
  const unknown = also.find((wager) => !adds.some((added) => added.wager === wager && added.optional));
  return unknown === undefined ? undefined : { reason: `${verb} does not stake ${unknown} as well.`, cite };
}

function refusalOfCards(
  { verb, takes }: Action,
  { cards, parts }: Answer,
  cite: Cite,
  cardsAt: ((place: string) => readonly Card[]) | undefined,
): Refusal | undefined {
  if (!takes)
    return cards === undefined && parts === undefined
      ? undefined
      : { reason: `${verb} takes no cards.`, cite };
  const wanted = 'parts' in takes ? takes.parts : undefined;
  if (wanted ? !laidOut(wanted, parts) || cards !== undefined : parts !== undefined || !isSome(takes, cards))
    return { reason: `${verb} takes ${takenInWords(takes)}.`, cite };
  const given = wanted ? Object.values(parts ?? {}).flat() : (cards ?? []);
  const stray = cardsAt && strayOf(given, cardsAt(takes.from));
  if (stray === undefined) return undefined;
  return { reason: `${formatCards([stray])} is not among the cards of ${takes.from}.`, cite };
}

const isSome = (takes: TakenCards, cards: readonly Card[] | undefined): boolean =>
  'cards' in takes && cards?.length === takes.cards;

const laidOut = (wanted: Parts<number>, parts: Parts<readonly Card[]> | undefined): boolean => {
  const names = Object.keys(wanted);
  return (
    parts !== undefined &&
    Object.keys(parts).length === names.length &&
    names.every((name) => parts[name]?.length === wanted[name])
  );
};

/** "2 cards of 3", "the cards of 3 as 2 low, 5 high" */
const takenInWords = (takes: TakenCards): string =>
  'parts' in takes
    ? `the cards of ${takes.from} as ${Object.entries(takes.parts)
        .map(([name, cards]) => `${cards} ${name}`)
        .join(', ')}`
    : `${takes.cards} ${takes.cards === 1 ? 'card' : 'cards'} of ${takes.from}`;

/** The first card that is not there, or not as often as it was given. */
function strayOf(given: readonly Card[], there: readonly Card[]): Card | undefined {
  const left = there.slice();
  return given.find((card) => {
    const at = left.indexOf(card);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}
