import {
  type Card,
  cardOf,
  deck,
  parseCards,
  type SeededRandom,
  seededRandom,
  shuffle,
} from '@croupier/cards';
import {
  type Action,
  type Answer,
  type Cents,
  cents,
  type Question,
  Refused,
  type Verb,
  verbNamed,
} from '@croupier/table';
import { texasHoldem } from '../../bclc-poker/17.0-texas-holdem.ts';
import type { DealtIn } from '../blinds.ts';
import type { PostedStraddle } from '../forced-bet.ts';
import { forcedBets } from '../forced-bets.ts';
import { PokerHand } from '../hand.ts';
import type { CardPlace, HandEvent } from '../hand-events.ts';
import { type HandSetup, potsOf } from '../hand-state.ts';
import { type PokerRules, pokerGame } from '../poker-rules.ts';
import type { Variant } from '../variant.ts';

/**
 * Blinds of 50 and 100, or bets of 100 with an ante of 25, without limit in games with blinds, and chips of 1 unless a
 * test says otherwise; no rake, no chopping, and hands shown in turn where that may be chosen.
 */
export function rulesWith(
  options: Readonly<Record<string, unknown>> = {},
  variant: Variant = texasHoldem,
): PokerRules {
  const common = { smallestChip: 1, rakePercent: 0 };
  const usual =
    variant.forced.kind === 'blinds'
      ? { bigBlind: 100, betting: 'no-limit', chop: 'off', showdown: 'in-turn' }
      : { smallBet: 100, ante: 25 };
  // Run once unless a test is about it: a no-limit table asks by itself.
  const once = variant.runTwice ? { runTwice: 'off' } : {};
  return pokerGame(variant).with({ ...common, ...usual, ...once, ...options });
}

/** A hand with these stacks: seat 1 is the first to the button's left, the last seat has the button. */
export function setupWith(
  stacks: readonly number[],
  options: Readonly<Record<string, unknown>> = {},
  over: Partial<HandSetup> & {
    readonly straddle?: PostedStraddle;
    readonly owes?: Record<number, DealtIn['owes']>;
  } = {},
): HandSetup {
  const rules = rulesWith(options, over.variant);
  const players = stacks.map(
    (stack, i): DealtIn => ({
      seat: i + 1,
      stack: cents(stack),
      owes: over.owes?.[i + 1] ?? { small: false, big: false },
    }),
  );
  const { straddle = null, owes: _, ...rest } = over;
  return {
    variant: rules.variant,
    betting: rules.betting,
    players: players.map(({ seat, stack }) => ({ seat, stack })),
    ...forcedBets(rules.forced, players, straddle),
    smallestChip: rules.smallestChip,
    rake: rules.rake,
    chop: rules.forced.kind === 'blinds' && rules.forced.chop,
    showdown: rules.showdown,
    reopenedBy: 'full-raise',
    runTwice: rules.runTwice,
    drops: [],
    dealtOut: [],
    kill: null,
    ...rest,
  };
}

/** Deals the cards named and any others for the rest, and answers in words: 'call', 'raise 300'. */
export class RiggedHand {
  readonly hand: PokerHand;
  readonly #holes: Map<number, Card[]>;
  readonly #board: Card[];
  readonly #rest: Card[];

  constructor(
    setup: HandSetup,
    cards: { readonly holes?: Record<number, string>; readonly board?: string } = {},
  ) {
    this.#holes = new Map(
      Object.entries(cards.holes ?? {}).map(([seat, text]) => [Number(seat), parseCards(text)]),
    );
    this.#board = parseCards(cards.board ?? '');
    const named = new Set([...this.#holes.values()].flat().concat(this.#board));
    this.#rest = deck(setup.variant.deck).filter((card) => !named.has(card));
    this.hand = new PokerHand(setup);
    this.#deal();
  }

  /** Each answer by whoever is to act. */
  do(...answers: readonly string[]): this {
    for (const text of answers) {
      const [verb = '', amount] = text.split(' ');
      const answer = {
        verb: verbOf(verb),
        ...(amount === undefined ? {} : { amount: cents(Number(amount)) }),
      };
      this.hand.advance({ answer });
      this.#deal();
    }
    return this;
  }

  /** Whoever is asked is away. */
  away(): this {
    this.hand.advance({ answer: this.question.absent });
    this.#deal();
    return this;
  }

  get question(): Question {
    const { waiting } = this.hand;
    if (waiting.for !== 'answer') throw new Error(`Nobody is asked: the hand waits for ${waiting.for}.`);
    return waiting.questions[0];
  }

  get toAct(): number | null {
    return this.hand.waiting.for === 'answer' ? this.hand.waiting.questions[0].seat : null;
  }

  action(verb: Verb): Action {
    const action = this.question.actions.find((each) => each.verb === verb);
    if (!action) throw new Error(`${verb} is not listed.`);
    return action;
  }

  /** Least and most of the bet or raise offered, or why there is none. */
  get raise(): readonly [number, number] | string {
    const { actions } = this.question;
    const offered = actions.find((each) => (each.verb === 'bet' || each.verb === 'raise') && !each.refused);
    if (offered) return [offered.least ?? -1, offered.most ?? -1];
    const { price } = this.hand.state.round ?? { price: 0 };
    return actions.find(({ verb }) => verb === (price > 0 ? 'raise' : 'bet'))?.refused?.reason ?? '';
  }

  get stacks(): number[] {
    return this.hand.state.players.map(({ stack }) => stack);
  }

  events<T extends HandEvent['type']>(type: T): Extract<HandEvent, { type: T }>[] {
    return this.hand.events.filter((event): event is Extract<HandEvent, { type: T }> => event.type === type);
  }

  /** The pots as they stand, with the seats that may win them. */
  get pots(): (readonly [number, readonly number[]])[] {
    return potsOf(this.hand.state).map(({ amount, claimants }) => [
      amount,
      claimants.map((position) => this.hand.state.players[position]?.seat ?? 0),
    ]);
  }

  #deal(): void {
    while (this.hand.waiting.for === 'card') this.hand.advance({ card: this.#next(this.hand.waiting.due) });
  }

  #next(to: CardPlace): Card {
    const named =
      to.place === 'seat' ? this.#holes.get(to.seat) : to.place === 'board' ? this.#board : undefined;
    const card = named?.shift() ?? this.#rest.shift();
    if (card === undefined) throw new Error('The deck is empty.');
    return card;
  }
}

/** Plays a whole hand from a seed with a chooser of actions. */
export function playSeeded(
  setup: HandSetup,
  seed: string | number,
  choose: (question: Question, random: SeededRandom, own: readonly Card[]) => Answer,
): PokerHand {
  const random = seededRandom(seed);
  const cards = Uint8Array.from(deck(setup.variant.deck));
  shuffle(cards, random);
  let next = 0;
  const hand = new PokerHand(setup);
  for (let steps = 0; hand.waiting.for !== 'nothing'; steps += 1) {
    if (steps > 5000) throw new Error('The hand does not end.');
    if (hand.waiting.for === 'card') {
      hand.advance({ card: cardOf(cards[next] ?? 0) });
      next += 1;
    } else {
      const [question] = hand.waiting.questions;
      const own = hand.state.players.find(({ seat }) => seat === question.seat)?.cards ?? [];
      hand.advance({ answer: choose(question, random, own) });
    }
  }
  return hand;
}

function verbOf(text: string): Verb {
  const verb = verbNamed(text);
  if (!verb) throw new Error(`"${text}" is no verb.`);
  return verb;
}

/** The reason of a refusal, or that there was none. */
export function refusalOfCall(run: () => unknown): string {
  try {
    run();
    return 'accepted';
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

export const sum = (amounts: readonly (number | Cents)[]): number =>
  amounts.reduce<number>((a, b) => a + b, 0);
