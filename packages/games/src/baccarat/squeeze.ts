import {
  type Action,
  type Answer,
  ask,
  type Cite,
  type DealtFelt,
  deal,
  handle,
  type Place,
  pass,
  type Script,
  type Step,
  say,
  turn,
  turnOne,
  type Verb,
} from '@croupier/table';
import { callTotal } from './calls.ts';
import { type OfferClauses, type OfferManner, offered, SIDE_NAMES, type Side } from './squeeze-offer.ts';
import { facedByDealer, type Turn, type TurningClauses } from './turning.ts';

/** Where a section says how cards reach their holder, are revealed and counted: two at first, then perhaps a third. */
interface FacingClauses {
  readonly pass: Cite;
  /** Nobody holds the hand. */
  readonly byDealer: Cite;
  readonly reveal: Cite;
  readonly lay: Cite;
  /** Absent: the count is not called now. */
  readonly total?: Cite;
}

export interface SqueezeClauses extends TurningClauses {
  readonly offer: OfferClauses;
  readonly hands: Readonly<Record<Side, { readonly initial: FacingClauses; readonly third: FacingClauses }>>;
}

/** What sections do differently when players hold the cards. */
export interface SqueezeManner extends OfferManner {
  /** Who draws and places the cards. */
  readonly dealer: string;
  /** Where the hands wait when all four cards are out. */
  readonly waiting?: readonly Step[];
  /** Where a third card comes to lie, across, from the first two. */
  readonly thirdLies: 'beside' | 'to the right of';
  /** What the dealer watches while a player holds a hand. */
  readonly watching?: readonly Step[];
  /** The holder of a hand may ask for the Banker to be faced before the Player when nobody bets on the other hand. */
  readonly outOfOrder?: Readonly<Record<Side, Cite>>;
}

/** One of the two hands, and the seat that holds it. */
interface Held {
  readonly side: Side;
  readonly cards: Place;
  readonly holder: number | null;
}

const OTHER: Readonly<Record<Side, Side>> = { player: 'banker', banker: 'player' };

/** Players hold and turn the hands that they bet most on; a hand that nobody takes is turned by the dealer. */
export const bySqueeze = (at: SqueezeClauses, manner: SqueezeManner): Turn =>
  function* appoint(felt) {
    const playerHolder = yield* offered(felt, 'player', at.offer, manner);
    const bankerHolder = yield* offered(felt, 'banker', at.offer, manner);
    const player: Held = { side: 'player', cards: felt.place('player'), holder: playerHolder };
    const banker: Held = { side: 'banker', cards: felt.place('banker'), holder: bankerHolder };
    return {
      player: player.cards,
      banker: banker.cards,
      faces: { player: ['down', 'down'], banker: ['down', 'down'] },
      *initial() {
        yield* manner.waiting ?? [];
        if (playerHolder === null && bankerHolder === null) {
          yield* facedByDealer(player.cards, banker.cards, at, 'down');
          return;
        }
        const order = (yield* bankerFirst(felt, [player, banker], manner))
          ? [banker, player]
          : [player, banker];
        for (const hand of order) yield* faced(felt, hand, at.hands[hand.side].initial, manner);
      },
      *third(cards) {
        const hand = cards === player.cards ? player : banker;
        yield* thirdFaced(felt, hand, at.hands[hand.side].third, manner);
      },
    };
  };

/** The first two cards: passed to their holder, or turned by the dealer, and counted aloud. */
function* faced(felt: DealtFelt, hand: Held, at: FacingClauses, manner: SqueezeManner): Script<void> {
  const { side, cards, holder } = hand;
  if (holder === null) {
    yield turn(cards, at.byDealer);
    yield* counted(hand, at);
    return;
  }
  const passing = `${manner.dealer} passes the ${SIDE_NAMES[side]} hand face down to seat ${holder}.`;
  yield pass(cards, holder, passing, at.pass);
  yield* manner.watching ?? [];
  yield* revealed(felt, hand, holder, at, manner);
}

/** The third card goes face down to whoever holds the hand; without a holder it is dealt like at any other table. */
function* thirdFaced(felt: DealtFelt, hand: Held, at: FacingClauses, manner: SqueezeManner): Script<void> {
  if (hand.holder === null) {
    yield deal(hand.cards, 'up', at.byDealer);
    return;
  }
  yield deal(hand.cards, 'down', at.pass);
  yield* revealed(felt, hand, hand.holder, at, manner);
}

const TURN_ONE: readonly Verb[] = ['turn-first', 'turn-second', 'turn-third'];
const TURN_BOTH = 'turn-both';
const IN_ORDER = 'in-order';
const OUT_OF_ORDER = 'out-of-order';

/** The holder turns the cards, one by one as they like, and gives them back. */
function* revealed(
  felt: DealtFelt,
  hand: Held,
  holder: number,
  at: FacingClauses,
  manner: SqueezeManner,
): Script<void> {
  const { side, cards } = hand;
  while (cards.faces.includes('down')) {
    const verbs = TURN_ONE.filter((_, card) => cards.faces[card] === 'down');
    if (verbs.length > 1) verbs.push(TURN_BOTH);
    const { verb } = yield* ask({
      seat: holder,
      actions: [...verbs.map((one) => ({ verb: one })), ...refusedOrder(felt, side, manner)],
      absent: allOf(verbs),
      courtesy: true,
      cite: at.reveal,
    });
    const card = TURN_ONE.indexOf(verb);
    yield card < 0 ? turn(cards, at.reveal) : turnOne(cards, card, at.reveal);
  }
  const third = cards.cards.length > 2 ? `, the third across, ${manner.thirdLies} the first two` : '';
  yield handle(`${manner.dealer} lays the hand face up in the ${SIDE_NAMES[side]} area${third}.`, at.lay);
  yield* counted(hand, at);
}

/** Whatever is still face down, at once. */
const allOf = (verbs: readonly Verb[]): Answer => ({ verb: verbs.at(-1) ?? TURN_BOTH });

function* counted({ side, cards }: Held, { total }: FacingClauses): Script<void> {
  if (total) yield say(() => `${SIDE_NAMES[side]} shows ${callTotal(cards.cards)}.`, total);
}

const isBetOn = ({ bets }: DealtFelt, side: Side): boolean => bets.some(({ wager }) => wager === side);

/** Whether the one player who holds a hand, with no wager on the other, asks for the Banker to be faced first. */
function* bankerFirst(
  felt: DealtFelt,
  hands: readonly Held[],
  { outOfOrder }: SqueezeManner,
): Script<boolean> {
  const alone = hands.find(({ side, holder }) => holder !== null && !isBetOn(felt, OTHER[side]));
  if (!outOfOrder || !alone || alone.holder === null) return false;
  const { verb } = yield* ask({
    seat: alone.holder,
    about: 'which hand is turned first',
    actions: [{ verb: IN_ORDER }, { verb: OUT_OF_ORDER }],
    absent: { verb: IN_ORDER },
    courtesy: true,
    cite: outOfOrder[alone.side],
  });
  return verb === OUT_OF_ORDER;
}

/** With wagers on the other hand the order cannot be changed, and a holder who asks is told why. */
function refusedOrder(felt: DealtFelt, side: Side, { outOfOrder }: SqueezeManner): Action[] {
  if (!outOfOrder || !isBetOn(felt, OTHER[side])) return [];
  const reason = `There are wagers on ${SIDE_NAMES[OTHER[side]]}, so the hands are faced in order.`;
  return [{ verb: OUT_OF_ORDER, refused: { reason, cite: outOfOrder[side] } }];
}
