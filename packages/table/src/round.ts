import { type Card, formatCard } from '@croupier/cards';
import { refusalOfBank } from './bank.ts';
import type { Bet } from './bets.ts';
import { type Cite, type Refusal, Refused } from './cite.ts';
import {
  type Answer,
  actionNamed,
  betsBy,
  type Parts,
  plainAnswer,
  type Question,
  refusalOfAnswer,
  timesOf,
  withdrawnBy,
} from './decision.ts';
import type { Line } from './line.ts';
import type { Meters } from './meter.ts';
import type { Outcomes } from './outcomes.ts';
import type { Rules, Summary } from './rules.ts';
import {
  carry,
  type Face,
  type Given,
  lay,
  layOut,
  type Place,
  place,
  type Script,
  type Step,
  turnUp,
} from './script.ts';
import { inDealerOrder, type Standing, seatsOf, settle, voidAll } from './settlement.ts';
import type { Waiting } from './waiting.ts';

/**
 * What happened, one event a step. Events that carry a card or an answer are the round's only inputs, so a round
 * is rebuilt from its bets and its events, and an audit is the same rebuilding with every event compared.
 */
export type RoundEvent =
  | { readonly type: 'said'; readonly text: string; readonly cite: Cite }
  | {
      readonly type: 'dealt';
      readonly place: string;
      readonly card: Card;
      readonly face: Face;
      /** It lies before the other cards of its place, not after them. */
      readonly onTop?: true;
      readonly cite: Cite;
    }
  | {
      readonly type: 'turned';
      readonly place: string;
      /** Where the cards lie in their hand, when not from its first card on. */
      readonly from?: number;
      readonly cards: readonly Card[];
      readonly cite: Cite;
    }
  | { readonly type: 'handled'; readonly text: string; readonly cite: Cite }
  | {
      readonly type: 'arranged';
      readonly place: string;
      readonly parts: Parts<readonly Card[]>;
      readonly cite: Cite;
    }
  | {
      readonly type: 'moved';
      readonly from: string;
      readonly to: string;
      readonly cards: readonly Card[];
      readonly cite: Cite;
    }
  | {
      readonly type: 'number-drawn';
      readonly about: string;
      readonly number: number;
      readonly most: number;
      readonly cite: Cite;
    }
  | {
      readonly type: 'answered';
      readonly seat: number;
      readonly answer: Answer;
      readonly staked?: Bet;
      /** Where one answer staked several wagers, those after the first. */
      readonly alsoStaked?: readonly Bet[];
      /** Bets that went back to the player with it. */
      readonly withdrawn?: readonly Bet[];
      /** The amount in units of the action (times the ante), where more than one was possible. */
      readonly times?: number;
      /** Decided by the house for somebody who was away. */
      readonly absent?: true;
      readonly cite: Cite;
    }
  | { readonly type: 'set-aside'; readonly card: Card; readonly why: Refusal }
  | {
      readonly type: 'settled';
      readonly lines: readonly Line[];
      readonly summary: Summary;
      /** The meters after the round, where there are any. */
      readonly meters?: Meters;
    }
  | { readonly type: 'voided'; readonly lines: readonly Line[]; readonly why: Refusal };

/** A round in progress. It never knows a card before the card is given to it. */
export interface Round {
  /** The bets of the round, those that decisions have added included. */
  readonly bets: readonly Bet[];
  /** Who banks, and the meter before the round. */
  readonly standing: Standing;
  readonly places: readonly Place[];
  readonly events: readonly RoundEvent[];
  readonly waiting: Waiting;
  /** Does the step that is waited for; a card or an answer is given where one is needed. */
  advance(input?: RoundInput): RoundEvent;
  /** A card that must not be played (foreign, damaged, exposed) is put aside; the next one takes its place. */
  setAside(card: Card, why: Refusal): RoundEvent;
  /** Ends the round with every bet returned. */
  void(why: Refusal): RoundEvent;
}

/**
 * What comes into a round from outside. An answer that the house gave for somebody absent is marked as such; where several
 * seats are asked together it says whose it is.
 */
export type RoundInput =
  | { readonly card: Card }
  | { readonly number: number }
  | { readonly answer: Answer; readonly seat?: number; readonly absent?: true };

/** Begins a round with these bets; it then says what it waits for, and goes on with what it is given. */
export function startRound<O>(rules: Rules<O>, bets: readonly Bet[], standing: Standing = {}): Round {
  const why = refusalOfBank(rules, bets, standing.bank);
  if (why) throw new Refused(why);
  return new ScriptedRound(rules, bets, standing);
}

class ScriptedRound<O> implements Round {
  readonly bets: Bet[];
  readonly standing: Standing;
  readonly places: Place[] = [];
  readonly events: RoundEvent[] = [];
  readonly #rules: Rules<O>;
  readonly #script: Script<Outcomes<O>>;
  #current: IteratorResult<Step, Outcomes<O>>;
  /** Cards of the packet that is being dealt. */
  #dealt = 0;
  /** What the seats that are asked together have answered so far. */
  #together = new Map<Question, Answer>();
  #over = false;

  constructor(rules: Rules<O>, bets: readonly Bet[], standing: Standing) {
    this.standing = standing;
    this.bets = inDealerOrder(rules.wagers, bets);
    this.#rules = rules;
    this.#script = rules.play({
      bets: this.bets,
      ...(standing.bank ? { bank: standing.bank } : {}),
      place: (name, owner) => this.#lays(place(name, owner ?? null)),
      aside: (name) => this.#lays(place(name, null, true)),
    });
    this.#current = this.#script.next();
  }

  get waiting(): Waiting {
    if (this.#over) return { for: 'nothing' };
    if (this.#current.done) return { for: 'dealer', step: 'settle' };
    return this.#waitingFor(this.#current.value);
  }

  advance(input?: RoundInput): RoundEvent {
    if (this.#over) throw new Refused({ reason: 'The round is over.' });
    if (this.#current.done) return this.#settle(this.#current.value);
    const step = this.#current.value;
    if (step.do === 'ask' || step.do === 'ask-together') return this.#answer(step, input);
    const event = perform(step, input);
    this.#dealt = step.do === 'deal' ? this.#dealt + 1 : 0;
    if (step.do !== 'deal' || this.#dealt === step.cards) {
      this.#dealt = 0;
      this.#goOn(event.type === 'number-drawn' ? event.number : undefined);
    }
    return this.#keep(event);
  }

  #answer(step: Extract<Step, { do: 'ask' | 'ask-together' }>, input: RoundInput | undefined): RoundEvent {
    const asked = step.do === 'ask' ? [step.question] : step.questions;
    const open = asked.filter((question) => !this.#together.has(question));
    const [first] = open;
    if (!first || !input || !('answer' in input))
      throw new Refused({ reason: `Seat ${open.map(({ seat }) => seat).join(', ')} is to decide.` });
    const { seat = first.seat, answer, absent = false } = input;
    const question = open.find((one) => one.seat === seat);
    if (!question) throw new Refused({ reason: `Seat ${seat} is not asked for anything now.` });
    const why = refusalOfAnswer(question, answer, (name) => this.#cardsAt(name));
    if (why) throw new Refused(why);
    const event = answered(question, plainAnswer(answer), this.bets, absent);
    this.#follow(event);
    if (step.do === 'ask') this.#goOn(event.answer);
    else {
      this.#together.set(question, event.answer);
      if (open.length === 1) {
        const all = asked.map((one) => this.#together.get(one) ?? one.absent);
        this.#together.clear();
        this.#goOn(all);
      }
    }
    return this.#keep(event);
  }

  #waitingFor(step: Step): Waiting {
    switch (step.do) {
      case 'ask':
        return { for: 'answer', questions: [step.question], since: this.events.length };
      case 'ask-together': {
        const [first, ...others] = step.questions.filter((question) => !this.#together.has(question));
        if (!first) throw new TypeError('Nobody is left of those who were asked together.');
        return {
          for: 'answer',
          questions: [first, ...others],
          since: this.events.length - this.#together.size,
        };
      }
      case 'deal':
        return { for: 'card', due: step };
      case 'draw-number':
        return { for: 'number', about: step.about, most: step.most };
      case 'say':
      case 'turn':
      case 'pass':
      case 'handle':
      case 'arrange':
      case 'move':
        return { for: 'dealer', step };
    }
  }

  /** Chips that an answer puts down or takes back. */
  #follow({ staked, alsoStaked = [], withdrawn = [] }: Answered): void {
    if (staked) this.bets.push(staked, ...alsoStaked);
    for (const bet of withdrawn) {
      const at = this.bets.indexOf(bet);
      if (at >= 0) this.bets[at] = { ...bet, withdrawn: true };
    }
  }

  #goOn(given: Given): void {
    this.#current = this.#script.next(given);
  }

  #cardsAt(name: string): readonly Card[] {
    return this.places.find((one) => one.name === name)?.cards ?? [];
  }

  #lays(made: Place): Place {
    this.places.push(made);
    return made;
  }

  setAside(card: Card, why: Refusal): RoundEvent {
    if (this.waiting.for !== 'card')
      throw new Refused({ reason: 'No card is being dealt that could be set aside.' });
    return this.#keep({ type: 'set-aside', card, why });
  }

  void(why: Refusal): RoundEvent {
    if (this.#over) throw new Refused({ reason: 'The round is over and its bets are settled.' });
    const lines = voidAll(this.#rules, this.bets, why.cite ?? null, this.standing);
    this.#over = true;
    return this.#keep({ type: 'voided', lines, why });
  }

  #settle(outcomes: Outcomes<O>): RoundEvent {
    const settled = settle(
      this.#rules,
      inDealerOrder(this.#rules.wagers, this.bets),
      outcomes,
      this.standing,
    );
    this.#over = true;
    const summary = this.#rules.summary(outcomes, seatsOf(this.bets));
    return this.#keep({ type: 'settled', ...settled, summary });
  }

  #keep(event: RoundEvent): RoundEvent {
    this.events.push(event);
    return event;
  }
}

type Answered = Extract<RoundEvent, { type: 'answered' }>;

function perform(
  step: Exclude<Step, { do: 'ask' | 'ask-together' }>,
  input: RoundInput | undefined,
): RoundEvent {
  switch (step.do) {
    case 'deal': {
      if (!input || !('card' in input)) throw new Refused({ reason: `A card is due for ${step.to.name}.` });
      const onTop = step.pile === 'top';
      lay(step.to, input.card, step.face, onTop);
      return {
        type: 'dealt',
        place: step.to.name,
        card: input.card,
        face: step.face,
        ...(onTop ? { onTop } : {}),
        cite: step.cite,
      };
    }
    case 'draw-number': {
      const { about, most, cite } = step;
      const number = input && 'number' in input ? input.number : Number.NaN;
      if (!Number.isInteger(number) || number < 1 || number > most)
        throw new Refused({ reason: `A number from 1 to ${most} is due: ${about}.`, cite });
      return { type: 'number-drawn', about, number, most, cite };
    }
    case 'arrange':
      refuseInput(input);
      layOut(step.place, step.parts);
      return { type: 'arranged', place: step.place.name, parts: step.parts, cite: step.cite };
    case 'move':
      refuseInput(input);
      carry(step.from, step.cards, step.to);
      return {
        type: 'moved',
        from: step.from.name,
        to: step.to.name,
        cards: step.cards.slice(),
        cite: step.cite,
      };
    case 'say':
      refuseInput(input);
      return { type: 'said', text: step.text(), cite: step.cite };
    case 'turn':
      refuseInput(input);
      turnUp(step.place, step.cards, step.from);
      return {
        type: 'turned',
        place: step.place.name,
        ...(step.from === 0 ? {} : { from: step.from }),
        cards: step.place.cards.slice(step.from, step.from + step.cards),
        cite: step.cite,
      };
    case 'pass':
      refuseInput(input);
      step.place.owner = step.to;
      return { type: 'handled', text: step.text, cite: step.cite };
    case 'handle':
      refuseInput(input);
      return {
        type: 'handled',
        text: typeof step.text === 'string' ? step.text : step.text(),
        cite: step.cite,
      };
  }
}

/** An amount that was the only one possible is not part of the answer, so that equal answers are equal events. */
function answered(question: Question, given: Answer, bets: readonly Bet[], absent: boolean): Answered {
  const { amount, ...rest } = given;
  const action = actionNamed(question, given.verb);
  const single = amount !== undefined && action?.least === (action?.most ?? action?.least);
  const answer = single ? rest : given;
  const [staked, ...alsoStaked] = betsBy(bets, question, answer);
  const withdrawn = withdrawnBy(bets, question, answer);
  const times = timesOf(question, answer);
  return {
    type: 'answered',
    seat: question.seat,
    answer,
    ...(staked ? { staked } : {}),
    ...(alsoStaked.length > 0 ? { alsoStaked } : {}),
    ...(withdrawn.length > 0 ? { withdrawn } : {}),
    ...(times === undefined ? {} : { times }),
    ...(absent ? { absent: true as const } : {}),
    cite: question.cite,
  };
}

/** Every bet that an event puts down. */
export const stakedIn = (event: RoundEvent): readonly Bet[] =>
  event.type === 'answered' && event.staked ? [event.staked, ...(event.alsoStaked ?? [])] : [];

function refuseInput(input: RoundInput | undefined): void {
  if (!input) return;
  if ('card' in input)
    throw new Refused({ reason: `No card is due now, but ${formatCard(input.card)} was given.` });
  if ('number' in input)
    throw new Refused({ reason: `No number is due now, but ${input.number} was given.` });
  throw new Refused({ reason: `Nobody was asked, but "${input.answer.verb}" was answered.` });
}
