import { nameCard, parseCard } from '@croupier/cards';
import type { PokerSeatView, PokerStepView, PokerTableView } from '@croupier/house/protocol';
import { chips } from '../chips/money.ts';
import type { Amount } from './amounts.ts';

/** How a seat is spoken of: the viewer's own is "You". */
interface Spoken {
  readonly name: string;
  readonly you: boolean;
}

type Named = (seat: number) => Spoken;

/** A player's name without the mark of a house player, which the seat bears. */
export const nameOf = ({ name }: Pick<PokerSeatView, 'name'>): string => name.replace(/ \(bot\)$/, '');

/** A seat by its player's name, or as the one who looks. */
export const namer =
  ({ seats, you }: Pick<PokerTableView, 'seats' | 'you'>): Named =>
  (seat) => {
    if (seat === you.seat) return { name: 'You', you: true };
    const found = seats.find((one) => one.seat === seat);
    return { name: found ? nameOf(found) : `Seat ${seat}`, you: false };
  };

/** In the middle of a sentence. */
const whom = ({ name, you }: Spoken): string => (you ? 'you' : name);

const POSTED: Readonly<Record<string, string>> = {
  'small-blind': 'the small blind',
  'big-blind': 'the big blind',
  straddle: 'a straddle',
  'kill-blind': 'the kill blind',
  ante: 'an ante',
};

/** "Ada folds", and what is said to oneself: "You fold". */
const DONE: Readonly<Record<string, readonly [theirs: string, yours: string]>> = {
  fold: ['folds', 'fold'],
  check: ['checks', 'check'],
  call: ['calls', 'call'],
  bet: ['bets', 'bet'],
  raise: ['raises to', 'raise to'],
  discard: ['throws a card away', 'throw a card away'],
  chop: ['wants to chop the blinds', 'want to chop the blinds'],
  decline: ['plays on', 'play on'],
  'bring-in': ['brings it in for', 'bring it in for'],
  'run-twice': ['will run it twice', 'will run it twice'],
  'run-once': ['will run it once', 'will run it once'],
};

/** "Ada wins", "You win". */
const does = ({ name, you }: Spoken, theirs: string, yours: string): string =>
  `${name} ${you ? yours : theirs}`;

const potName = (pot: number, pots: number): string =>
  pots === 1 ? 'the pot' : pot === 0 ? 'the main pot' : pots === 2 ? 'the side pot' : `side pot ${pot}`;

/** What happened, as the dealer would say it; nothing for what speaks for itself. */
export function toldStep(step: PokerStepView, named: Named, shape: Shape, amount: Amount = chips): string {
  switch (step.type) {
    case 'posted': {
      const what = POSTED[step.kind] ?? step.kind.replaceAll('-', ' ');
      return `${does(named(step.seat), 'posts', 'post')} ${what}, ${amount(step.amount)}.`;
    }
    case 'acted': {
      // What was shown or mucked is told by itself.
      if (step.verb === 'show' || step.verb === 'muck') return '';
      const sum = step.to ?? (step.put > 0 ? step.put : null);
      const who = named(step.seat);
      const all = step.allIn ? ` and ${who.you ? 'are' : 'is'} all in` : '';
      const [theirs, yours] = DONE[step.verb] ?? [step.verb, step.verb];
      return `${does(who, theirs, yours)}${sum === null ? '' : ` ${amount(sum)}`}${all}.`;
    }
    case 'timed-out':
      return `${named(step.seat).name} did not act in time: the hand is dead.`;
    case 'returned':
      return `${amount(step.amount)} goes back to ${whom(named(step.seat))}: nobody called it.`;
    case 'shown':
      return `${does(named(step.seat), 'shows', 'show')} ${cardsInWords(step.cards)}.`;
    case 'seen': {
      const whose = named(step.seat);
      const hand = whose.you ? 'your hand' : `the hand of ${whose.name}`;
      return `${does(named(step.by), 'asks', 'ask')} to see ${hand}: ${cardsInWords(step.cards)}.`;
    }
    case 'exposed':
      return `${does(named(step.seat), 'turns', 'turn')} up ${cardsInWords([step.card])}.`;
    case 'mucked':
      return `${does(named(step.seat), 'mucks', 'muck')}.`;
    case 'chopped':
      return `${step.seats.map((seat) => named(seat).name).join(' and ')} take the blinds back.`;
    case 'raked':
      return step.amount > 0 ? `${amount(step.amount)} rake.` : '';
    case 'awarded': {
      const board = shape.boards > 1 ? ` on board ${step.board + 1}` : '';
      const half = step.hand === 'low' ? ' for low' : '';
      const held = step.call ? ` with ${withArticle(step.call)}` : '';
      const wins = does(named(step.seat), 'wins', 'win');
      return `${wins} ${amount(step.amount)} from ${potName(step.pot, shape.pots)}${half}${board}${held}.`;
    }
    case 'turned':
    case 'burned':
    case 'dealt':
    case 'collected':
    case 'finished':
      return '';
  }
}

const cardsInWords = (cards: readonly string[]): string =>
  cards.map((card) => nameCard(parseCard(card))).join(' and ');

/** "pair of aces" as it is said in a sentence. */
const withArticle = (call: string): string =>
  /^(pair|straight|flush|full house|royal|steel)\b/.test(call) ? `a ${call}` : call;

/** How many pots were pushed and boards dealt in a hand: with one of them nobody counts. */
interface Shape {
  readonly pots: number;
  readonly boards: number;
}

export const shapeOf = (log: readonly PokerStepView[]): Shape => ({
  pots: Math.max(1, ...log.map((step) => (step.type === 'awarded' ? step.pot + 1 : 1))),
  boards: Math.max(1, ...log.map((step) => (step.type === 'turned' ? step.board + 1 : 1))),
});

/** A hand from its first blind on, a line for each thing; the cards of a street come together. */
export function toldHand(view: PokerTableView, amount: Amount = chips): readonly string[] {
  const log = view.hand?.log ?? [];
  const shape = shapeOf(log);
  const lines: string[] = [];
  let street: string[] = [];
  let board = 0;
  const tellStreet = (): void => {
    if (street.length === 0) return;
    const where = board > 0 ? `On board ${board + 1}` : 'On the board';
    lines.push(`${where}: ${street.join(', ')}.`);
    street = [];
  };
  for (const step of [...log, null]) {
    if (step?.type === 'turned') {
      if (step.board !== board) tellStreet();
      board = step.board;
      street.push(nameCard(parseCard(step.card)));
      continue;
    }
    if (step?.type !== 'burned') tellStreet();
    const line = step ? toldStep(step, namer(view), shape, amount) : '';
    if (line) lines.push(line);
  }
  return lines;
}

/** Who won which pot with what, and what went back: the end of a hand. */
export function resultOf(view: PokerTableView, amount: Amount = chips): readonly string[] {
  const log = view.hand?.log ?? [];
  if (!log.some(({ type }) => type === 'awarded' || type === 'chopped')) return [];
  return log
    .filter(({ type }) => type === 'awarded' || type === 'returned' || type === 'chopped')
    .map((step) => toldStep(step, namer(view), shapeOf(log), amount));
}
