import { type Card, parseCard, poker, type Random, rankOf, suitOf } from '@croupier/cards';
import { type Action, type Answer, type Cents, cents, type Verb } from '@croupier/table';
import type { HandView } from './view.ts';

/** A player that knows what its seat sees and chooses among the actions offered, like everybody. */
export type PokerBot = (view: HandView, random: Random) => Answer;

const offered = (view: HandView): readonly Action[] =>
  (view.actions ?? []).filter(({ refused }) => refused === undefined);

/** Any action, each as likely; any amount that is allowed. */
export const randomBot: PokerBot = (view, random) => anyOf(offered(view), random, ownCards(view));

/** Any of the actions offered, each as likely, with any allowed amount, or any of one's own cards. */
export function anyOf(actions: readonly Action[], random: Random, own: readonly Card[] = []): Answer {
  let open = 0;
  for (const { refused } of actions) if (refused === undefined) open += 1;
  let chosen = random.below(open);
  for (const action of actions) {
    if (action.refused !== undefined) continue;
    if (chosen === 0) return answerWith(action, random, own);
    chosen -= 1;
  }
  throw new TypeError('Nobody is asked who has nothing to do.');
}

function answerWith(action: Action, random: Random, own: readonly Card[]): Answer {
  const { verb, least, takes } = action;
  if (least !== undefined) return { verb, amount: someAmount(action, least, random) };
  if (takes && 'cards' in takes) return { verb, cards: someOf(own, takes.cards, random) };
  return { verb };
}

/** Any of the cards, each as likely. */
function someOf(from: readonly Card[], count: number, random: Random): Card[] {
  const rest = from.slice();
  return Array.from({ length: count }, () => rest.splice(random.below(rest.length), 1)).flat();
}

function someAmount({ most, step }: Action, least: Cents, random: Random): Cents {
  const top = most ?? least;
  const unit = step ?? 1;
  const steps = Math.floor(top / unit) - Math.ceil(least / unit);
  if (steps < 1) return random.below(2) === 0 ? least : top;
  const amount = (Math.ceil(least / unit) + random.below(Math.min(steps + 1, 0x1_0000_0000))) * unit;
  return cents(Math.min(amount, top));
}

/** Plays few hands and bets them; folds what does not hit. */
export const tightBot: PokerBot = (view, random) => byStrength(view, random, { call: 55, raise: 75 });

/** Calls with nearly anything and seldom raises. */
export const looseBot: PokerBot = (view, random) => byStrength(view, random, { call: 15, raise: 85 });

interface Style {
  /** Least strengths, of a hundred, with which it stays and with which it raises. */
  readonly call: number;
  readonly raise: number;
}

function byStrength(view: HandView, random: Random, style: Style): Answer {
  const actions = offered(view);
  const has = (verb: Verb): Action | undefined => actions.find((action) => action.verb === verb);
  const strength = strengthOf(view) + random.below(10);
  const raise = has('bet') ?? has('raise');
  if (has('show')) return { verb: 'show' };
  if (has('bring-in')) return { verb: 'bring-in' };
  // Asked by the other, it agrees: to run the board twice, and to chop.
  if (has('run-twice')) return { verb: 'run-twice' };
  if (has('decline')) return { verb: 'chop' };
  if (raise?.least !== undefined && strength >= style.raise)
    return { verb: raise.verb, amount: sized(raise, view) };
  if (has('check')) return { verb: 'check' };
  if (has('call') && strength >= style.call) return { verb: 'call' };
  if (has('fold')) return { verb: 'fold' };
  return anyOf(actions, random, ownCards(view));
}

/** About the pot, within what is allowed. */
function sized({ least, most, step }: Action, view: HandView): Cents {
  const pot = view.pots.reduce((sum, { amount }) => sum + amount, 0) + view.price;
  const low = least ?? cents(0);
  const wanted = Math.min(Math.max(view.price + pot, low), most ?? low);
  const rounded = wanted === most ? wanted : wanted - (wanted % (step ?? 1));
  return cents(Math.max(rounded, low));
}

const ownCards = (view: HandView): Card[] =>
  (view.players.find(({ seat }) => seat === view.toAct)?.cards ?? []).flatMap((card) =>
    card === null ? [] : [parseCard(card)],
  );

/** A rough measure of the hand from 0 to 100: high cards and pairs before the flop, the rank of the hand after it. */
function strengthOf(view: HandView): number {
  const own = ownCards(view);
  const board = (view.boards[0] ?? []).map(parseCard);
  if (own.length === 2 && own.length + board.length >= 5) {
    const category = poker.categories.indexOf(poker.categoryOf(poker.rank([...own, ...board])));
    return Math.min(100, category * 28 + Math.max(...own.map(rankOf)));
  }
  const ranks = own.map(rankOf).toSorted((a, b) => b - a);
  const [high = 0, second = 0] = ranks;
  const paired = new Set(ranks).size < ranks.length;
  const suited = new Set(own.map(suitOf)).size < own.length;
  return Math.min(100, high * 3 + second * 2 + (paired ? 40 : 0) + (suited ? 6 : 0));
}
