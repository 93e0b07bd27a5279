import { type Card, formatCard, parseCard, type Random } from '@croupier/cards';
import { type Action, type Answer, type Cents, cents, type Verb } from '@croupier/table';
import { type Effort, equityOf } from './bots/hand-equity.ts';
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

/** Plays few hands, and bets them. */
export const tightBot: PokerBot = (view, random) => byStrength(view, random, { stays: 0.56, raises: 0.7 });

/** Plays most hands, and bets more of them than it should. */
export const looseBot: PokerBot = (view, random) => byStrength(view, random, { stays: 0.38, raises: 0.6 });

/** Calls with nearly anything and never raises. */
export const callingBot: PokerBot = (view, random) => byStrength(view, random, { stays: 0.25, raises: null });

/** Weighs the part of the pot that its hand takes, counted over unseen cards, against the price. */
export const equityBot =
  (effort: () => Effort = () => ({ ways: 200 })): PokerBot =>
  (view, random) => {
    const rivals = view.players.filter(({ status }) => status === 'in' || status === 'all-in').length - 1;
    const fair = 1 / (rivals + 1);
    const has = (verb: Verb): Action | undefined => offered(view).find((action) => action.verb === verb);
    return (
      besides(view, random, effort()) ??
      weighed(view, {
        equity: equityOf(view, random, rivals, effort()),
        // Whoever bets holds more than anything: the dearer it is, the more.
        stays: priceOf(view, has('call')) * DEARER + A_LITTLE,
        raises: fair + (1 - fair) * (has('call') ? FACING_A_BET : UNBET),
      })
    );
  };

const DEARER = 1.25;
const A_LITTLE = 0.02;
const UNBET = 0.2;
const FACING_A_BET = 0.45;

/** The parts of a pot with which a hand stays and with which it raises; one that never raises has none. */
interface Style {
  readonly stays: number;
  readonly raises: number | null;
}

/** Of anything that one rival may hold. */
const A_GLANCE: Effort = { ways: 40 };
/** How much more a hand needs when all of the pot is to be paid for it. */
const PRESSURE = 0.25;

function byStrength(view: HandView, random: Random, { stays, raises }: Style): Answer {
  const call = offered(view).find(({ verb }) => verb === 'call');
  return (
    besides(view, random, A_GLANCE) ??
    weighed(view, {
      equity: equityOf(view, random, 1, A_GLANCE),
      stays: stays + priceOf(view, call) * PRESSURE,
      raises,
    })
  );
}

function weighed(view: HandView, { equity, stays, raises }: Style & { readonly equity: number }): Answer {
  const has = (verb: Verb): Action | undefined => offered(view).find((action) => action.verb === verb);
  const raise = has('bet') ?? has('raise');
  if (raise && raises !== null && equity >= raises) return { verb: raise.verb, amount: sized(raise, view) };
  if (has('bring-in')) return { verb: 'bring-in' };
  if (has('check')) return { verb: 'check' };
  if (has('call') && equity >= stays) return { verb: 'call' };
  if (has('fold')) return { verb: 'fold' };
  // Who must open does so with the least.
  return raise ? { verb: raise.verb, amount: raise.least ?? cents(0) } : { verb: 'call' };
}

/** What is asked besides betting: hands are shown, boards run twice, blinds chopped if the other wishes it. */
function besides(view: HandView, random: Random, effort: Effort): Answer | undefined {
  const verbs = new Set(offered(view).map(({ verb }) => verb));
  if (verbs.has('show')) return { verb: 'show' };
  if (verbs.has('run-twice')) return { verb: 'run-twice' };
  if (verbs.has('decline')) return { verb: 'chop' };
  if (!verbs.has('discard')) return undefined;
  const own = ownCards(view);
  const without = own.map((card) => equityOf(withoutCard(view, card), random, 1, effort));
  const worst = own[without.indexOf(Math.max(...without))];
  return worst === undefined ? undefined : { verb: 'discard', cards: [worst] };
}

/** The hand as it would be without one of the cards of who is in turn. */
const withoutCard = (view: HandView, card: Card): HandView => ({
  ...view,
  players: view.players.map((player) =>
    player.seat === view.toAct
      ? { ...player, cards: player.cards.filter((seen) => seen !== formatCard(card)) }
      : player,
  ),
});

/** The part of the pot that a call pays, as it would be then. */
function priceOf(view: HandView, call: Action | undefined): number {
  const costs = call?.costs ?? 0;
  return costs === 0 ? 0 : costs / (inTheMiddle(view) + costs);
}

const inTheMiddle = ({ pots, players }: HandView): number =>
  pots.reduce((sum, { amount }) => sum + amount, 0) + players.reduce((sum, { bet }) => sum + bet, 0);

/** About two thirds of the pot on top, within what is allowed. */
function sized({ least, most, step }: Action, view: HandView): Cents {
  const low = least ?? cents(0);
  const wanted = Math.min(Math.max(view.price + (inTheMiddle(view) * 2) / 3, low), most ?? low);
  const rounded = wanted === most ? wanted : Math.floor(wanted / (step ?? 1)) * (step ?? 1);
  return cents(Math.max(rounded, low));
}

const ownCards = (view: HandView): Card[] =>
  (view.players.find(({ seat }) => seat === view.toAct)?.cards ?? []).flatMap((card) =>
    card === null ? [] : [parseCard(card)],
  );
