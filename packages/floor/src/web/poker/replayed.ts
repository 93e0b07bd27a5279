import { nameCard, parseCard } from '@croupier/cards';
import type { PokerHandReplay, PokerTableView } from '@croupier/house/protocol';
import { chips } from '../chips/money.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene-of.ts';
import { namer, teller } from './told.ts';

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
  return { seat: acts.seat, owed: Math.max(0, Math.min(hand.view.price - acts.bet, acts.stack)) };
}

/** The picture at a step: as at the table, with whoever acts next lit and what they have to call. */
export function sceneAt(view: PokerTableView): Scene {
  const scene = sceneOf(view);
  const next = toCallIn(view);
  if (!next || view.phase.name === 'over') return scene;
  const { name, you } = namer(view)(next.seat);
  const owes = next.owed > 0 ? `${chips(next.owed)} to call` : 'nothing to call';
  return {
    ...scene,
    turn: { seat: next.seat, since: 0, until: null },
    waits: `${name} ${you ? 'have' : 'has'} ${owes}.`,
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
    return words.filter(Boolean).join(' ') || streetIn(replay, at);
  });
}

/** The cards that a street brings: those of the board by their names. */
function streetIn({ frames }: PokerHandReplay, at: number): string {
  const turned = (frames[at]?.steps ?? []).flatMap((step) =>
    step.type === 'turned' ? [nameCard(parseCard(step.card))] : [],
  );
  return turned.length > 0 ? `On the board: ${turned.join(', ')}.` : 'Cards are dealt.';
}
