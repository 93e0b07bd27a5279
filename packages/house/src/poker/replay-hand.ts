import {
  boardCardsOf,
  type HandEvent,
  holeCardsOf,
  PokerHand,
  viewHand,
  viewHandEvent,
} from '@croupier/games';
import type { Viewer } from '@croupier/table';
import type { PokerHandReplay } from '../protocol/index.ts';
import type { PokerSetting } from './poker-setting.ts';
import type { HandOnTable } from './poker-state.ts';
import { viewKill, viewStakes } from './poker-view.ts';

type Frame = PokerHandReplay['frames'][number];
type Step = Frame['steps'][number];

interface SeenBy {
  readonly at: Date;
  /** The seat of whoever looks; null for a stranger. */
  readonly seat: number | null;
  /** The seats whose cards are seen. */
  readonly sees: readonly number[];
  readonly bots: ReadonlySet<number>;
  readonly phh: string | null;
  readonly pokerstars: string | null;
  readonly share: string | null;
}

/** A hand that is over, played again for one viewer: they see at each step what they saw then. */
export function replayOf(
  setting: PokerSetting,
  { number, button, setup, inputs }: Pick<HandOnTable, 'number' | 'button' | 'setup' | 'inputs'>,
  { at, seat, sees, bots, phh, pokerstars, share }: SeenBy,
): PokerHandReplay {
  const { variant } = setup;
  const viewer: Viewer = { seats: sees };
  const hand = new PokerHand(setup);
  const frames: Frame[] = [frameOf(hand, hand.events, viewer)];
  for (const input of inputs) {
    const before = hand.events.length;
    hand.advance(input);
    const frame = frameOf(hand, hand.events.slice(before), viewer);
    const last = frames.at(-1);
    if (last && belongTogether(last, frame)) frames[frames.length - 1] = joined(last, frame);
    else frames.push(frame);
  }
  const own = hand.state.players.find((player) => player.seat === seat);
  return {
    table: setting.id,
    name: setting.name,
    game: variant.id,
    title: variant.title,
    stakes: viewStakes(setting),
    chairs: setting.seats,
    boardCards: boardCardsOf(variant),
    holeCards: holeCardsOf(variant),
    hand: number,
    at: at.getTime(),
    button,
    kill: viewKill(setup),
    seat,
    net: own ? own.stack - own.startingStack : null,
    players: setup.players.map((player) => ({
      seat: player.seat,
      name: `Seat ${player.seat}`,
      bot: bots.has(player.seat),
      stack: player.stack,
    })),
    frames,
    phh,
    pokerstars,
    share,
  };
}

function frameOf(hand: PokerHand, events: readonly HandEvent[], viewer: Viewer): Frame {
  const { street, boards, pots, price, players, toAct, raked, dropped, read } = viewHand(hand, viewer);
  return {
    steps: events.map((event) => viewHandEvent(event, viewer)),
    view: { street, boards, pots, price, players, toAct, raked, dropped, read },
  };
}

/** The cards of one street are dealt one by one and looked at together; a card that is burned is seen with the next. */
function belongTogether(a: Frame, b: Frame): boolean {
  const [first] = b.steps;
  if (first === undefined || !isOfCards(first) || !a.steps.every(isOfCards)) return false;
  const open = a.steps.findLast(({ type }) => type !== 'burned');
  if (open === undefined) return true;
  return first.type !== 'burned' && b.steps.every(isOfCards) && boardOf(open) === boardOf(first);
}

const CARDS: ReadonlySet<string> = new Set(['dealt', 'burned', 'turned', 'exposed']);
const isOfCards = ({ type }: Step): boolean => CARDS.has(type);

/** Where the board is run twice, each is dealt by itself. */
const boardOf = (step: Step): number | null => (step.type === 'turned' ? step.board : null);

const joined = (a: Frame, b: Frame): Frame => ({ steps: [...a.steps, ...b.steps], view: b.view });
