import { nameCard, parseCard } from '@croupier/cards';
import type { PokerHandReplay, PokerTableView } from '@croupier/house/protocol';
import { chips } from '../chips/money.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene-of.ts';
import { namer, onBoard, teller } from './told.ts';

/** The table as it stood after a step of a hand that is over. */
export function viewAt(replay: PokerHandReplay, at: number): PokerTableView {
  const { frames, players, seat, hand, button } = replay;
  const frame = frames[at] ?? frames[0];
  if (!frame) throw new Error('A hand has at least its beginning.');
  const own = frame.view.players.find((player) => player.seat === seat);
  const over = at === frames.length - 1;
  return {
    table: replay.table,
    name: replay.name,
    game: replay.game,
    title: replay.title,
    seq: 0,
    now: replay.at,
    stakes: replay.stakes,
    chairs: replay.chairs,
    boardCards: replay.boardCards,
    holeCards: replay.holeCards,
    irregularities: [],
    phase: { name: over ? 'over' : 'playing', since: replay.at, until: null },
    seats: players.map((player) => ({
      ...player,
      who: player.name,
      stack: frame.view.players.find((one) => one.seat === player.seat)?.stack ?? player.stack,
      sittingOut: false,
      absent: false,
      leaving: false,
      isNew: false,
      owes: { small: false, big: false },
      inHand: !over,
      straddles: null,
    })),
    waiting: [],
    button,
    hand: {
      number: hand,
      name: `${replay.table}#${hand}`,
      button,
      kill: replay.kill,
      commitments: [],
      dealtTo: players.map((player) => ({ seat: player.seat, who: player.name, name: player.name })),
      view: frame.view,
      log: frames.slice(0, at + 1).flatMap(({ steps }) => steps),
      opened: [],
    },
    asking: null,
    jackpots: [],
    watching: 0,
    you: {
      who: players.find((player) => player.seat === seat)?.name ?? '',
      name: 'You',
      balance: 0,
      seat,
      inPlay: 0,
      cards: (own?.cards ?? []).filter((card) => card !== null),
      have: null,
      question: null,
      straddle: null,
      clock: null,
      maySee: [],
      mayAdd: null,
      wishes: null,
      list: null,
      opened: [],
    },
  };
}

/** What somebody has to call before they act; null while nobody is asked. */
function toCallIn({ hand }: PokerTableView): { readonly seat: number; readonly owed: number } | null {
  const acts = hand?.view.players.find(({ seat }) => seat === hand.view.toAct);
  if (!hand || !acts) return null;
  // Whoever is asked for something else than a bet, when all bets are in the pot, owes nothing more.
  const betting = hand.view.players.some(({ bet }) => bet > 0);
  return {
    seat: acts.seat,
    owed: betting ? Math.max(0, Math.min(hand.view.price - acts.bet, acts.stack)) : 0,
  };
}

/** The picture at a step: as at the table, with whoever acts next lit and what they have to call. */
export function sceneAt(view: PokerTableView): Scene {
  const scene = sceneOf(view);
  const next = toCallIn(view);
  if (!next || view.phase.name === 'over') return scene;
  const { name, you } = namer(view)(next.seat);
  // Where nothing is owed they may check, or are asked for something else than a bet: a card to throw away, a hand to show.
  const is =
    next.owed > 0 ? `${you ? 'have' : 'has'} ${chips(next.owed)} to call` : `${you ? 'are' : 'is'} next`;
  return {
    ...scene,
    turn: { seat: next.seat, since: 0, until: null },
    waits: `${name} ${is}.`,
  };
}

/** Each step in a line, with what its player had to call. */
export function linesOf(replay: PokerHandReplay): readonly string[] {
  return replay.frames.map(({ steps }, at) => {
    const told = teller(viewAt(replay, at));
    const before = at > 0 ? toCallIn(viewAt(replay, at - 1)) : null;
    const owed = before && before.owed > 0 ? ` (${chips(before.owed)} to call)` : '';
    const words = steps.map((step) => {
      const acted = step.type === 'acted' && step.seat === before?.seat;
      return `${told(step)}${acted ? owed : ''}`;
    });
    // The last card of a board may come with what it decides.
    return [boardIn(steps), ...words].filter(Boolean).join(' ') || 'Cards are dealt.';
  });
}

/** The cards that come on the board, or on which of two, by their names. */
function boardIn(steps: PokerHandReplay['frames'][number]['steps']): string {
  const turned = steps.filter((step) => step.type === 'turned');
  return [...new Set(turned.map(({ board }) => board))]
    .map((on) => {
      const cards = turned.filter(({ board }) => board === on).map(({ card }) => nameCard(parseCard(card)));
      return `${onBoard(on)}: ${cards.join(', ')}.`;
    })
    .join(' ');
}
