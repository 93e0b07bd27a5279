import { type Card, formatCard } from '@croupier/cards';
import { refusalOfBank } from './bank.ts';
import type { Bet } from './bets.ts';
import type { Cite, Refusal } from './cite.ts';
import { Refused } from './cite.ts';
import type { Line } from './line.ts';
import { type Cents, formatMoney } from './money.ts';
import type { Outcomes, Rules, Summary } from './rules.ts';
import {
  type Answer,
  type Face,
  lay,
  type Place,
  place,
  type Question,
  type Script,
  type Step,
  stakedBy,
  timesOf,
  turnUp,
} from './script.ts';
import { inDealerOrder, type Standing, seatsOf, settle, voidAll } from './settlement.ts';

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
      readonly type: 'answered';
      readonly seat: number;
      readonly answer: Answer;
      readonly staked?: Bet;
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
      /** The progressive's meter after the round, where there is one. */
      readonly meter?: Cents;
    }
  | { readonly type: 'voided'; readonly lines: readonly Line[]; readonly why: Refusal };

/** What the round waits for. */
export type Waiting =
  | { readonly for: 'card'; readonly step: Step }
  | { readonly for: 'answer'; readonly question: Question }
  | { readonly for: 'dealer'; readonly step: Step | 'settle' }
  | { readonly for: 'nothing' };

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

/** An answer that the house gave for somebody absent is marked as such. */
export type RoundInput = { readonly card: Card } | { readonly answer: Answer; readonly absent?: true };

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
  #over = false;

  constructor(rules: Rules<O>, bets: readonly Bet[], standing: Standing) {
    this.standing = standing;
    this.bets = inDealerOrder(rules.wagers, bets);
    this.#rules = rules;
    this.#script = rules.play({
      bets: this.bets,
      ...(standing.bank ? { bank: standing.bank } : {}),
      place: (name, owner) => {
        const made = place(name, owner ?? null);
        this.places.push(made);
        return made;
      },
    });
    this.#current = this.#script.next();
  }

  get waiting(): Waiting {
    if (this.#over) return { for: 'nothing' };
    if (this.#current.done) return { for: 'dealer', step: 'settle' };
    const step = this.#current.value;
    if (step.do === 'ask') return { for: 'answer', question: step.question };
    return { for: step.do === 'deal' ? 'card' : 'dealer', step };
  }

  advance(input?: RoundInput): RoundEvent {
    if (this.#over) throw new Refused({ reason: 'The round is over.' });
    if (this.#current.done) return this.#settle(this.#current.value);
    const step = this.#current.value;
    const event = perform(step, input, this.bets);
    if (event.type === 'answered' && event.staked) this.bets.push(event.staked);
    this.#dealt = step.do === 'deal' ? this.#dealt + 1 : 0;
    if (step.do !== 'deal' || this.#dealt === step.cards) {
      this.#dealt = 0;
      this.#current = this.#script.next(event.type === 'answered' ? event.answer : undefined);
    }
    return this.#keep(event);
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

function perform(step: Step, input: RoundInput | undefined, bets: readonly Bet[]): RoundEvent {
  switch (step.do) {
    case 'deal': {
      if (!input || !('card' in input)) throw new Refused({ reason: `A card is due for ${step.to.name}.` });
      lay(step.to, input.card, step.face);
      return { type: 'dealt', place: step.to.name, card: input.card, face: step.face, cite: step.cite };
    }
    case 'ask': {
      if (!input || !('answer' in input))
        throw new Refused({ reason: `Seat ${step.question.seat} is to decide.` });
      const why = refusalOfAnswer(step.question, input.answer);
      if (why) throw new Refused(why);
      return answered(step.question, input.answer, bets, input.absent ?? false);
    }
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
      return { type: 'handled', text: step.text, cite: step.cite };
  }
}

/** An amount that was the only one possible is not part of the answer, so that equal answers are equal events. */
function answered(question: Question, given: Answer, bets: readonly Bet[], absent: boolean): RoundEvent {
  const action = question.actions.find(({ verb }) => verb === given.verb);
  const answer = action?.least === (action?.most ?? action?.least) ? { verb: given.verb } : given;
  const staked = stake(bets, question, answer);
  const times = timesOf(question, answer);
  return {
    type: 'answered',
    seat: question.seat,
    answer,
    ...(staked ? { staked } : {}),
    ...(times === undefined ? {} : { times }),
    ...(absent ? { absent: true as const } : {}),
    cite: question.cite,
  };
}

/** The bet that an answer puts down, the seat's player's own. */
export function stake(bets: readonly Bet[], question: Question, answer: Answer): Bet | undefined {
  const staked = stakedBy(question, answer);
  const player = bets.find(({ spot, kind }) => spot === question.seat && kind === 'own')?.player;
  return staked && player !== undefined ? { spot: question.seat, player, kind: 'own', ...staked } : undefined;
}

function refuseInput(input: RoundInput | undefined): void {
  if (input && 'card' in input)
    throw new Refused({ reason: `No card is due now, but ${formatCard(input.card)} was given.` });
  if (input) throw new Refused({ reason: `Nobody was asked, but "${input.answer.verb}" was answered.` });
}

/** Why an answer is not among the actions offered; undefined when it is. */
export function refusalOfAnswer(question: Question, answer: Answer): Refusal | undefined {
  const action = question.actions.find(({ verb }) => verb === answer.verb);
  if (!action) {
    const verbs = question.actions.filter(({ refused }) => !refused).map(({ verb }) => verb);
    return {
      reason: `Seat ${question.seat} may ${verbs.join(' or ')}, not ${answer.verb}.`,
      cite: question.cite,
    };
  }
  if (action.refused) return action.refused;
  if (action.least === undefined) {
    return answer.amount === undefined
      ? undefined
      : { reason: `${answer.verb} takes no amount.`, cite: question.cite };
  }
  const { least, most = least, step = 1 } = action;
  const amount = answer.amount ?? (least === most ? least : Number.NaN);
  if (amount >= least && amount <= most && (amount - least) % step === 0) return undefined;
  const range = least === most ? formatMoney(least) : `${formatMoney(least)} to ${formatMoney(most)}`;
  return { reason: `${answer.verb} takes ${range}.`, cite: question.cite };
}
