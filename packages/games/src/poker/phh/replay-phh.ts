import { type Card, deck, formatCards } from '@croupier/cards';
import { cents, MoneyError, Refused } from '@croupier/table';
import { PokerHand } from '../hand.ts';
import type { CardPlace } from '../hand-events.ts';
import { NO_BET_TO_RAISE, type PokerAnswer, type PokerQuestion } from '../legal-actions.ts';
import { unscaled, unscaledText } from './decimal.ts';
import { type PhhActions, type PhhDecision, sortActions } from './phh-actions.ts';
import { type PhhHand, readPhh, type UnreadHand } from './phh-hand.ts';
import { setupOf } from './phh-setup.ts';

/** A hand history dealt again: the stacks it ends with in its own units, or why it cannot be. */
export interface ReplayedPhh {
  /** The header inside a `.phhs`. */
  readonly key?: string;
  readonly ok: boolean;
  readonly finishingStacks?: readonly number[];
  /** What the recorded result is short of the pots: its house's rake. */
  readonly rake?: number;
  readonly difference?: string;
  readonly error?: string;
}

/** Deals every hand of a `.phh` or `.phhs` again, without a rake unless the file asks for one. */
export function replayPhh(text: string): ReplayedPhh[] {
  const hands = readPhh(text).map(replayOne);
  return hands.length === 0 ? [{ ok: false, error: 'There is no hand history in the file.' }] : hands;
}

function replayOne(hand: PhhHand | UnreadHand): ReplayedPhh {
  const key = hand.key === null ? {} : { key: hand.key };
  if ('error' in hand) return { ...key, ok: false, error: hand.error };
  try {
    const dealt = dealPhh(hand);
    const finishingStacks = dealt.state.players.map(({ stack }) => unscaled(stack, hand.decimals));
    return { ...key, ...compared(hand, dealt), finishingStacks };
  } catch (error) {
    if (error instanceof Refused || error instanceof MoneyError)
      return { ...key, ok: false, error: error.message };
    throw error;
  }
}

/** Deals a hand history by the rules: every action must be one that its player is offered in turn. */
export function dealPhh(history: PhhHand): PokerHand {
  const setup = setupOf(history);
  const actions = sortActions(history.actions, history.startingStacks.length, history.decimals);
  const cards = new RiggedDeck(actions);
  const hand = new PokerHand(setup);
  let made = 0;
  for (;;) {
    const { waiting } = hand;
    if (waiting.for === 'nothing') break;
    if (waiting.for === 'card') {
      hand.advance({ card: cards.next(waiting.to) });
      continue;
    }
    const { question } = waiting;
    if (question.actions.some(({ verb }) => verb === 'show')) {
      const player = question.seat - 1;
      const conceded = history.notes.mucksConcede && actions.mucked.has(player);
      hand.advance({ answer: { verb: cards.knows(player) && !conceded ? 'show' : 'muck' } });
      continue;
    }
    const decision = actions.decisions[made];
    checkTurn(decision, question, hand.state.boards[0]?.length ?? 0);
    const answer = answerFor(decision, question);
    checkAnswer(hand, answer, decision, history.decimals);
    hand.advance({ answer });
    made += 1;
  }
  const extra = actions.decisions[made];
  if (extra) throw new Refused({ reason: `"${extra.text}" comes after the betting is over.` });
  return hand;
}

function checkTurn(
  decision: PhhDecision | undefined,
  { seat }: PokerQuestion,
  board: number,
): asserts decision is PhhDecision {
  if (!decision) throw new Refused({ reason: `The hand history ends where p${seat} is to act.` });
  if (decision.player !== seat - 1)
    throw new Refused({ reason: `"${decision.text}" stands where p${seat} is to act.` });
  if (decision.board !== board) {
    throw new Refused({
      reason: `"${decision.text}" stands where the board has ${decision.board} cards, but it has ${board}.`,
    });
  }
}

/** An action that is not offered is refused as it stands in the file and in the file's units. */
function checkAnswer(hand: PokerHand, answer: PokerAnswer, { text }: PhhDecision, decimals: number): void {
  const refused = hand.refusal(answer);
  if (!refused || hand.waiting.for !== 'answer') return;
  const offered = hand.waiting.question.actions.find(({ verb }) => verb === answer.verb);
  if (offered?.least === undefined) throw new Refused({ reason: `"${text}": ${refused.message}` });
  const [least, most] = [offered.least, offered.most ?? offered.least].map((amount) =>
    unscaledText(amount, decimals),
  );
  throw new Refused({
    reason: `"${text}": a ${answer.verb} here goes to at least ${least} and at most ${most}.`,
  });
}

function answerFor(decision: PhhDecision, { actions }: PokerQuestion): PokerAnswer {
  const offered = (verb: string): boolean =>
    actions.some((action) => action.verb === verb && !action.refused);
  if (decision.do !== 'raise') {
    if (decision.do === 'fold') return { verb: 'fold' };
    return { verb: offered('check') ? 'check' : 'call' };
  }
  // Facing a bet it is a raise, also the big blind's; a refused one is refused for its own reason.
  return { verb: isUnopened(actions) ? 'bet' : 'raise', amount: decision.to };
}

const isUnopened = (actions: PokerQuestion['actions']): boolean =>
  actions.find(({ verb }) => verb === 'raise')?.refused?.reason === NO_BET_TO_RAISE;

/** A deck that gives the cards of the history where it knows them, and any others where it does not. */
class RiggedDeck {
  readonly #actions: PhhActions;
  readonly #unused: Card[];
  readonly #given: number[];
  #board = 0;

  constructor(actions: PhhActions) {
    this.#actions = actions;
    const known = new Set([...actions.hole.flat(), ...actions.board]);
    this.#unused = deck().filter((card) => !known.has(card));
    this.#given = actions.hole.map(() => 0);
  }

  /** Whether every card of the player is in the history. */
  knows(player: number): boolean {
    const hole = this.#actions.hole[player] ?? [];
    return hole.length > 0 && !hole.includes(null);
  }

  next(to: CardPlace): Card {
    if (to.place === 'burn') return this.#any();
    if (to.place === 'board') {
      const card = this.#actions.board[this.#board];
      if (card === undefined) {
        throw new Refused({
          reason: `The hand history ends after the board ${formatCards(this.#actions.board)}.`,
        });
      }
      this.#board += 1;
      return card;
    }
    const player = to.seat - 1;
    const place = this.#given[player] ?? 0;
    this.#given[player] = place + 1;
    return this.#actions.hole[player]?.[place] ?? this.#any();
  }

  #any(): Card {
    const card = this.#unused.pop();
    if (card === undefined)
      throw new Refused({ reason: 'The hand history uses more cards than a deck has.' });
    return card;
  }
}

/** The most that a house may have kept (bclc-poker 17.0 §8.1), for results that are short of the pots. */
const MOST_RAKE_SHARE = 10;

/**
 * The recorded stacks must be the dealt ones. A history of a house that takes a rake records its result after it, so
 * there winners may be short, together by no more than a rake can be; how much is reported.
 */
function compared(history: PhhHand, hand: PokerHand): Pick<ReplayedPhh, 'ok' | 'rake' | 'difference'> {
  const { finishingStacks, decimals } = history;
  if (!finishingStacks) return { ok: true };
  const { players, events } = hand.state;
  const short = players.map(({ stack }, at) => stack - (finishingStacks[at] ?? Number.NaN));
  if (finishingStacks.length === players.length && short.every((amount) => amount === 0)) return { ok: true };
  const won = new Set(events.flatMap((event) => (event.type === 'awarded' ? [event.seat] : [])));
  const pots = events.reduce((sum, event) => sum + (event.type === 'awarded' ? event.amount : 0), 0);
  const rake = short.reduce((sum, amount) => sum + amount, 0);
  const asRake = short.every(
    (amount, at) => amount === 0 || (amount > 0 && won.has(players[at]?.seat ?? -1)),
  );
  if (history.raked && !history.rake && asRake && rake * 100 <= pots * MOST_RAKE_SHARE) {
    return { ok: true, rake: unscaled(rake, decimals) };
  }
  const at = short.findIndex((amount) => amount !== 0);
  const told = finishingStacks[at];
  const text = (amount: number | undefined): string =>
    amount === undefined ? 'nothing' : unscaledText(cents(amount), decimals);
  return {
    ok: false,
    difference: `p${at + 1} ends with ${text(players[at]?.stack)}, but the hand history says ${text(told)}.`,
  };
}
