import type { Card } from '@croupier/cards';
import {
  type Answer,
  type Cents,
  cents,
  MoneyError,
  type Question,
  type Refusal,
  Refused,
} from '@croupier/table';
import { isReopened } from '../betting-round.ts';
import type { BettingStructure } from '../betting-structure.ts';
import { BettingTurn } from '../betting-turn.ts';
import { at33 } from '../clauses.ts';
import { PokerHand } from '../hand.ts';
import { killButtonAfter } from '../kill.ts';
import { NO_BET_TO_RAISE } from '../static-actions.ts';
import { structureOf } from '../structure-of.ts';
import { holeCardsOf, type Variant } from '../variant.ts';
import { unscaled, unscaledText } from './decimal.ts';
import { boardCards, type PhhActions, type PhhDecision, sortActions } from './phh-actions.ts';
import { type PhhHand, readPhh, type UnreadHand } from './phh-hand.ts';
import { awardsDiffer, type ReplayedJackpots, replayedJackpots } from './phh-jackpots.ts';
import { killButtonText } from './phh-kill.ts';
import { fullPrice, refusedBlinds, type Strictness, setupOf } from './phh-setup.ts';
import { RiggedDeck } from './rigged-deck.ts';

/** A hand history dealt again: the stacks it ends with in its own units, or why it cannot be. */
export interface ReplayedPhh extends ReplayedJackpots {
  /** The header inside a `.phhs`. */
  readonly key?: string;
  readonly ok: boolean;
  readonly finishingStacks?: readonly number[];
  /** What the recorded result is short of the pots: its house's rake. */
  readonly rake?: number;
  /** Where the table plays a kill: its button after the hand. */
  readonly killButton?: string;
  /** As recorded: each place where its house allowed what the section does not. */
  readonly departures?: readonly string[];
  readonly difference?: string;
  readonly error?: string;
}

/** Deals every hand of a `.phh` or `.phhs` again, without a rake unless the file asks for one. */
export function replayPhh(text: string, strictness: Strictness = 'by-the-rules'): ReplayedPhh[] {
  const hands = readPhh(text).map((hand) => replayOne(hand, strictness));
  return hands.length === 0 ? [{ ok: false, error: 'There is no hand history in the file.' }] : hands;
}

function replayOne(hand: PhhHand | UnreadHand, strictness: Strictness): ReplayedPhh {
  const key = hand.key === null ? {} : { key: hand.key };
  if ('error' in hand) return { ...key, ok: false, error: hand.error };
  try {
    const departures: string[] = [];
    const dealt = dealPhh(hand, strictness, departures);
    const finishingStacks = dealt.state.players.map(({ stack }) => unscaled(stack, hand.decimals));
    const recorded = strictness === 'as-recorded' ? { departures } : {};
    return { ...key, ...comparedJackpots(hand, dealt), finishingStacks, ...recorded };
  } catch (error) {
    if (error instanceof Refused || error instanceof MoneyError)
      return { ...key, ok: false, error: error.message };
    throw error;
  }
}

/**
 * Deals a hand history: every action must be one that its player is offered in turn. As recorded, those that the
 * section's rules would refuse are taken and listed.
 */
export function dealPhh(
  history: PhhHand,
  strictness: Strictness = 'by-the-rules',
  departures: string[] = [],
): PokerHand {
  const setup = setupOf(history, strictness);
  const actions = sortActions(history.actions, history.startingStacks.length, history.decimals);
  const secondBoard = boardCards(history.notes.secondBoard, '_second_board');
  checkDealt(actions, setup.variant);
  checkBlinds(history, strictness, departures);
  const cards = new RiggedDeck(actions, secondBoard, setup.variant.deck);
  const hand = new PokerHand(setup);
  const strict = strictness === 'as-recorded' ? sectionsOwn(history) : null;
  const said = [...history.notes.answers];
  let made = 0;
  for (;;) {
    const { waiting } = hand;
    if (betsAreOver(hand)) made += idleChecks(hand, actions.decisions.slice(made));
    if (waiting.for === 'nothing') break;
    if (history.notes.void !== null && endsHere(hand, actions, made)) {
      hand.advance({ irregularity: history.notes.void, by: '' });
      return hand;
    }
    if (waiting.for === 'card') {
      hand.advance({ card: cards.next(waiting.due) });
      continue;
    }
    const [question] = waiting.questions;
    const aside = asideAnswer(question, said, actions, cards, history);
    if (aside) {
      hand.advance({ answer: aside });
      continue;
    }
    const decision = actions.decisions[made];
    checkTurn(decision, question, hand, cards);
    const answer = answerFor(decision, question, hand, cards);
    checkAnswer(hand, answer, decision, history.decimals);
    if (strict) noteDeparture(hand, answer, decision, { strict, blind: fullPrice(history) }, departures);
    hand.advance({ answer });
    made += 1;
  }
  const extra = actions.decisions[made];
  if (extra) throw new Refused({ reason: `"${extra.text}" comes after the betting is over.` });
  return hand;
}

/** Whether a void hand was played no further: nobody does anything more, and no card comes to the board. */
const endsHere = ({ waiting, state }: PokerHand, { decisions, board }: PhhActions, made: number): boolean =>
  made === decisions.length &&
  (waiting.for === 'answer' ||
    (waiting.for === 'card' &&
      waiting.due.place === 'board' &&
      (state.boards[0]?.length ?? 0) >= board.length));

function checkBlinds(history: PhhHand, strictness: Strictness, departures: string[]): void {
  const refusal = refusedBlinds(history);
  if (!refusal) return;
  if (strictness === 'by-the-rules') throw new Refused(refusal);
  departures.push(`blinds_or_straddles: ${new Refused(refusal).message}`);
}

/** Nobody is dealt more cards than the game deals, or fewer to begin with: three to a player are no hold'em, two no Omaha. */
function checkDealt({ hole, board }: PhhActions, variant: Variant): void {
  const most = holeCardsOf(variant);
  const least = variant.streets[0]?.hole.length ?? 0;
  const tooFew = hole.findIndex((cards) => cards.length > 0 && cards.length < least);
  if (tooFew >= 0)
    throw new Refused({
      reason: `p${tooFew + 1} is dealt ${hole[tooFew]?.length} of the ${least} cards with which ${variant.title} begins.`,
    });
  const common = variant.streets.reduce((sum, street) => sum + street.board, 0);
  const tooMany = hole.findIndex((cards) => cards.length > most);
  if (tooMany >= 0)
    throw new Refused({
      reason: `p${tooMany + 1} is dealt ${hole[tooMany]?.length} cards; ${variant.title} deals ${most}.`,
    });
  // In stud one common card serves all where the deck runs out.
  if (board.length > Math.max(common, 1))
    throw new Refused({
      reason: `The board has ${board.length} cards; that of ${variant.title} has ${common}.`,
    });
}

/** In a game with a board: the next thing is a card for it, or the end. */
const betsAreOver = ({ waiting, state }: PokerHand): boolean =>
  state.setup.variant.forced.kind === 'blinds' &&
  (waiting.for === 'nothing' || (waiting.for === 'card' && waiting.due.place !== 'seat'));

/** Checks that a source wrote down though nobody was left to bet against: they change nothing. */
function idleChecks({ state }: PokerHand, rest: readonly PhhDecision[]): number {
  const board = state.boards[0]?.length ?? 0;
  const idle = (decision: PhhDecision): boolean =>
    decision.do === 'check-or-call' &&
    decision.board === board &&
    state.players[decision.player]?.out === null;
  const first = rest.findIndex((decision) => !idle(decision));
  return first < 0 ? rest.length : first;
}

/** What stands beside the actions of the file: showing or mucking, and answers that PHH has no word for. */
function asideAnswer(
  { seat, actions }: Question,
  said: string[],
  { mucked }: PhhActions,
  cards: RiggedDeck,
  { notes }: PhhHand,
): Answer | undefined {
  const player = seat - 1;
  if (actions.some(({ verb }) => verb === 'show')) {
    const conceded = notes.mucksConcede && mucked.has(player);
    return { verb: cards.knows(player) && !conceded ? 'show' : 'muck' };
  }
  const [name, verb] = said[0]?.split(' ') ?? [];
  const offered = name === `p${seat}` && actions.find((action) => action.verb === verb && !action.refused);
  // Whoever is not said to have agreed to a second board has not been asked, or did not.
  if (!offered)
    return actions.some((action) => action.verb === 'run-once') ? { verb: 'run-once' } : undefined;
  said.shift();
  return { verb: offered.verb };
}

function checkTurn(
  decision: PhhDecision | undefined,
  { seat }: Question,
  { state }: PokerHand,
  cards: RiggedDeck,
): asserts decision is PhhDecision {
  if (!decision) throw new Refused({ reason: `The hand history ends where p${seat} is to act.` });
  if (decision.player !== seat - 1)
    throw new Refused({ reason: `"${decision.text}" stands where p${seat} is to act.` });
  const board = state.boards[0]?.length ?? 0;
  if (decision.board !== board) {
    throw new Refused({
      reason: `"${decision.text}" stands where the board has ${decision.board} cards, but it has ${board}.`,
    });
  }
  const own = cards.given(decision.player);
  if (state.setup.variant.forced.kind === 'antes' && decision.own !== own) {
    throw new Refused({
      reason: `"${decision.text}" stands where p${seat} has ${decision.own} cards, but it has ${own}.`,
    });
  }
}

/** An action that is not offered is refused as it stands in the file and in the file's units. */
function checkAnswer(hand: PokerHand, answer: Answer, { text }: PhhDecision, decimals: number): void {
  const refused = hand.refusal(answer);
  if (!refused || hand.waiting.for !== 'answer') return;
  const offered = hand.waiting.questions[0].actions.find(({ verb }) => verb === answer.verb);
  const { reason, ...cited } = refused.refusal;
  if (offered?.least === undefined) throw new Refused({ reason: `"${text}": ${reason}`, ...cited });
  const [least, most] = [offered.least, offered.most ?? offered.least].map((amount) =>
    unscaledText(amount, decimals),
  );
  throw new Refused({
    reason: `"${text}": a ${answer.verb} here goes to at least ${least} and at most ${most}.`,
    ...cited,
  });
}

function answerFor(decision: PhhDecision, { actions }: Question, hand: PokerHand, cards: RiggedDeck): Answer {
  const offered = (verb: string): boolean =>
    actions.some((action) => action.verb === verb && !action.refused);
  switch (decision.do) {
    case 'fold':
      return { verb: 'fold' };
    case 'check-or-call':
      // Where neither is offered, it is refused for what it would have been.
      return { verb: offered('check') || (!offered('call') && isUnopened(actions)) ? 'check' : 'call' };
    case 'bring-in':
      return { verb: 'bring-in' };
    case 'discard':
      return { verb: 'discard', cards: thrownAway(decision, hand, cards) };
    case 'raise':
      // Facing a bet it is a raise, also the big blind's; a refused one is refused for its own reason.
      return { verb: isUnopened(actions) ? 'bet' : 'raise', amount: decision.to };
  }
}

const isUnopened = (actions: Question['actions']): boolean =>
  actions.find(({ verb }) => verb === 'raise')?.refused?.reason === NO_BET_TO_RAISE;

/** The cards named; for one that nobody saw, any that the history does not tell. */
function thrownAway(
  { player, cards }: Extract<PhhDecision, { do: 'discard' }>,
  { state }: PokerHand,
  deck: RiggedDeck,
): Card[] {
  const unseen = (state.players[player]?.cards ?? []).filter((card) => !deck.tells(player, card));
  return cards.flatMap((card) => {
    const thrown = card ?? unseen.shift();
    return thrown === undefined ? [] : [thrown];
  });
}

/** READINGS 70: by the rules a short big blind leaves the price as it was. */
const SHORT_BLIND: Refusal = {
  reason: 'You come in for the full blind, even if the big blind is short.',
  cite: at33('1.2'),
};

/** How much may be bet by the section's own rules, beside what its house allowed. */
function sectionsOwn(history: PhhHand): BettingStructure {
  const { betting, variant } = setupOf(history, 'by-the-rules');
  return structureOf(betting, variant, 'full-raise');
}

/** What the section's own rules would have refused of an action that is taken as recorded. */
function noteDeparture(
  { state }: PokerHand,
  { verb, amount }: Answer,
  { player: position, text }: PhhDecision,
  { strict, blind }: { readonly strict: BettingStructure; readonly blind: Cents },
  departures: string[],
): void {
  const { round, players, fixed, bigBlind } = state;
  const player = players[position];
  if (!player || !round) return;
  const refusal =
    verb === 'raise'
      ? isReopened(player, round, strict)
        ? strict.refusesRaise(new BettingTurn(state, player, round))
        : strict.notReopened
      : undefined;
  const others =
    verb === 'fold' && state.street === 0 && position === bigBlind && player.bet >= round.price
      ? fixed.blindKeeps.refused
      : state.street === 0 && round.price < blind && (verb === 'call' || (amount ?? blind) < blind * 2)
        ? SHORT_BLIND
        : undefined;
  const departed = refusal ?? others;
  if (departed) departures.push(`"${text}": ${new Refused(departed).message}`);
}

/** The stacks and the kill button, and what the hand wins of the jackpots that it is played for. */
function comparedJackpots(history: PhhHand, hand: PokerHand): Omit<ReplayedPhh, 'key'> {
  const others = comparedKill(history, hand);
  const { jackpots } = history.notes;
  if (jackpots.open.length === 0 && !jackpots.awards) return others;
  const actions = sortActions(history.actions, history.startingStacks.length, history.decimals);
  const cards = new RiggedDeck(actions, [], hand.state.setup.variant.deck);
  const won = replayedJackpots(jackpots, hand, history.decimals, (position) => cards.knows(position));
  const difference = others.ok ? awardsDiffer(jackpots, won) : undefined;
  return { ...others, ...won, ...(difference === undefined ? {} : { ok: false, difference }) };
}

/** The stacks, and the kill button after the hand where the history plays a kill. */
function comparedKill(
  history: PhhHand,
  hand: PokerHand,
): Pick<ReplayedPhh, 'ok' | 'rake' | 'difference' | 'killButton'> {
  const stacks = compared(history, hand);
  const { kill } = hand.state.setup;
  if (!kill) return stacks;
  const seats = hand.state.players.map(({ seat }) => seat);
  const killButton = killButtonText(killButtonAfter(hand.state, kill), seats);
  const told = history.notes.killButtonAfter;
  if (!stacks.ok || told === null || told === killButton) return { ...stacks, killButton };
  return {
    ok: false,
    killButton,
    difference: `The kill button is ${killButton}, but the hand history says ${told}.`,
  };
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
