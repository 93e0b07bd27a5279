import type {
  PokerHandOnTable,
  PokerKillView,
  PokerPlayerView,
  PokerSeatView,
  PokerStakesView,
  PokerStepView,
  PokerTableView,
} from '@croupier/house/protocol';
import { VERB_WORDS } from '@croupier/table';
import { chips } from '../chips/money.ts';
import type { Amount } from './amounts.ts';
import type { Situation } from './pre-action.ts';
import { readinessOf } from './readiness.ts';
import type { Chair, Did, Pot, Scene } from './scene.ts';
import { cardsInWords, nameOf, namer, onBoard, resultOf, teller } from './told.ts';

const BETTING: Readonly<Record<PokerStakesView['betting'], string>> = {
  'no-limit': 'No limit',
  'pot-limit': 'Pot limit',
  'fixed-limit': 'Limit',
};

export const bettingName = ({ betting }: PokerStakesView): string => BETTING[betting];

/** A hundred first bets, as far as the table takes them. */
export const usualStack = ({ minimumBuyIn, maximumBuyIn, firstBet }: PokerStakesView): number =>
  Math.min(maximumBuyIn, Math.max(minimumBuyIn, firstBet * 100));

/** "1/2", or the two bets of a limit game. */
export const stakesLine = ({ betting, forced, firstBet, smallBet, bigBet }: PokerStakesView): string => {
  if (betting === 'fixed-limit') return `${chips(smallBet)}/${chips(bigBet)}`;
  return forced.kind === 'blinds' ? `${chips(forced.small)}/${chips(forced.big)}` : chips(firstBet);
};

/** What else is posted before play (bclc-poker 17.0 §3.5): antes, a limit game's blinds, the ceiling of bets, a kill. */
export const ceilingsLine = ({ betting, forced, maximumBet, kill }: PokerStakesView): string => {
  const ceiling = [
    ...(maximumBet === null ? [] : [`bets up to ${chips(maximumBet)}`]),
    ...(kill === null ? [] : [`${kill} kill`]),
  ];
  if (forced.kind === 'blinds') {
    const blinds = betting === 'fixed-limit' ? [`blinds ${chips(forced.small)}/${chips(forced.big)}`] : [];
    return [...blinds, ...ceiling].join(', ');
  }
  const bringIn = forced.bringIn === null ? [] : [`bring-in ${chips(forced.bringIn)}`];
  return [`ante ${chips(forced.ante)}`, ...bringIn, ...ceiling].join(', ');
};

/** What a killed pot is played for, while it is (bclc-poker 22.0 §1.5). */
function killedLine({ hand, phase, stakes }: PokerTableView): string {
  if (hand?.kill?.state !== 'kill' || phase.name === 'waiting') return '';
  const { smallBet, bigBet } = hand.kill;
  const bets =
    stakes.betting === 'fixed-limit' ? `${chips(smallBet)}/${chips(bigBet)}` : `bets from ${chips(smallBet)}`;
  return `killed: ${bets}`;
}

/** The picture of a table as its viewer may see it. */
export function sceneOf(view: PokerTableView, amount: Amount = chips): Scene {
  const { hand, stakes, you, phase } = view;
  const log = hand?.log ?? [];
  const read = hand?.view.read ?? [];
  const playing = phase.name === 'playing';
  const did = didOf(log);
  const chairs = Array.from({ length: view.chairs }, (_, i) => {
    const seat = view.seats.find((one) => one.seat === i + 1);
    const player = hand?.view.players.find((one) => one.seat === i + 1 && isDealtTo(hand, seat));
    return chairOf(view, i + 1, { seat, player, did: playing ? (did.get(i + 1) ?? null) : null, log });
  });
  const result = resultOf(view, amount);
  const pots = potsOf(view);
  const bets = chairs.reduce((sum, { bet }) => sum + bet, 0);
  return {
    name: view.name,
    game: `${bettingName(stakes)} ${view.title}`,
    stakes: [stakesLine(stakes), ceilingsLine(stakes), killedLine(view)]
      .filter((line) => line !== '')
      .join(', '),
    firstBet: stakes.firstBet,
    hand: hand?.number ?? 0,
    chairs,
    mySeat: you.seat,
    maySit: you.list?.maySit ?? false,
    boardCards: view.boardCards,
    holeCards: view.holeCards,
    boards: hand?.view.boards ?? [],
    pulled: (hand?.view.boards ?? []).map((cards, i) =>
      notUsed(
        cards,
        read.filter(({ board }) => board === i),
      ),
    ),
    pots,
    total: pots.reduce((sum, pot) => sum + pot.amount, bets),
    turn: view.asking,
    result,
    ...captionOf(view, result, amount),
    waits: waitsOf(view, result),
    youHave: hand && you.cards.length > 0 ? you.have : null,
    watching: view.watching,
  };
}

/** Whoever sits down where somebody has left during the hand has no part in it. */
const isDealtTo = ({ dealtTo }: PokerHandOnTable, seat: PokerSeatView | undefined): boolean =>
  seat !== undefined && dealtTo.some((one) => one.seat === seat.seat && one.who === seat.who);

interface AtSeat {
  readonly seat: PokerSeatView | undefined;
  readonly player: PokerPlayerView | undefined;
  readonly did: Did | null;
  readonly log: readonly PokerStepView[];
}

function chairOf({ you, phase, hand, button }: PokerTableView, number: number, at: AtSeat): Chair {
  const { seat, player, log } = at;
  const mine = you.seat === number;
  const playing = phase.name === 'playing';
  const cards = mine && hand && you.cards.length > 0 ? you.cards : (player?.cards ?? []);
  return {
    seat: number,
    person: seat ? { name: nameOf(seat), bot: seat.bot, away: seat.sittingOut || seat.absent } : null,
    you: mine,
    stack: (playing ? player?.stack : undefined) ?? seat?.stack ?? 0,
    bet: playing ? (player?.bet ?? 0) : 0,
    cards,
    pulled: notUsed(cards, hand?.view.read.filter((one) => one.seat === number) ?? []),
    state: stateOf(player, playing),
    out: OUT[player?.status ?? 'in'] ?? null,
    button: (hand?.button ?? button) === number,
    kill: killAt(hand?.kill ?? null, number),
    did: at.did,
    waitsFor: waitsFor(seat, player !== undefined, playing),
    straddles: seat?.straddles ?? null,
    call: player?.call ?? null,
    won: log.reduce(
      (sum, step) => (player && step.type === 'awarded' && step.seat === number ? sum + step.amount : sum),
      0,
    ),
  };
}

const KILLS = { neutral: null, 'leg-up': 'Leg up', kill: 'Kill' } as const;

/** The kill button, if it lies at this seat (bclc-poker 22.0 §2.2). */
const killAt = (kill: PokerKillView | null, seat: number): Chair['kill'] =>
  kill?.seat === seat ? KILLS[kill.state] : null;

/** The cards that make none of the winning hands that could have used them; none where no hand was read. */
const notUsed = (
  cards: readonly (string | null)[],
  read: readonly { readonly cards: readonly string[] }[],
): string[] =>
  read.length === 0
    ? []
    : cards.flatMap((card) =>
        card === null || read.some((hand) => hand.cards.includes(card)) ? [] : [card],
      );

function stateOf(player: PokerPlayerView | undefined, playing: boolean): Chair['state'] {
  if (!player) return 'waiting';
  if (player.status === 'in') return 'in';
  if (player.status === 'all-in') return playing ? 'all-in' : 'in';
  return 'folded';
}

/** A blind that was missed is marked until it is paid (bclc-poker 17.0 §4.2); who is new waits (§4.3). */
function waitsFor(seat: PokerSeatView | undefined, inHand: boolean, playing: boolean): string | null {
  if (!seat || inHand) return null;
  if (seat.stack === 0) return 'No chips';
  if (seat.owes.small || seat.owes.big) return 'Missed blind';
  return playing && seat.isNew && !seat.sittingOut ? 'Waits for the button' : null;
}

const OUT: Readonly<Record<string, string>> = { folded: 'Folded', mucked: 'Mucked', dead: 'Dead hand' };

/** Pots that were not pushed yet. */
function potsOf({ hand }: PokerTableView): Pot[] {
  if (!hand) return [];
  const pushed = new Set(hand.log.flatMap((step) => (step.type === 'awarded' ? [step.pot] : [])));
  const { pots } = hand.view;
  return pots.flatMap(({ amount }, i) =>
    amount > 0 && !pushed.has(i)
      ? [
          {
            name:
              pots.length === 1 ? 'Pot' : i === 0 ? 'Main pot' : `Side pot${pots.length > 2 ? ` ${i}` : ''}`,
            amount,
          },
        ]
      : [],
  );
}

const POSTED: Readonly<Record<string, string>> = {
  'small-blind': 'Small blind',
  'big-blind': 'Big blind',
  straddle: 'Straddle',
  'kill-blind': 'Kill blind',
  ante: 'Ante',
};

/** The last thing that each seat did on this street. */
function didOf(log: readonly PokerStepView[]): ReadonlyMap<number, Did> {
  const did = new Map<number, Did>();
  for (const step of log) {
    if (step.type === 'collected') did.clear();
    else if (step.type === 'posted') {
      did.set(step.seat, { what: POSTED[step.kind] ?? 'Posts', amount: null });
    } else if (step.type === 'acted' && step.verb !== 'show' && step.verb !== 'muck') {
      const what = VERB_WORDS[step.verb].offered;
      did.set(step.seat, { what, amount: step.to ?? (step.put > 0 ? step.put : null) });
    }
  }
  return did;
}

/** The last call of the dealer, or what the table waits for between hands. */
function captionOf(
  view: PokerTableView,
  result: readonly string[],
  amount: Amount,
): Pick<Scene, 'caption' | 'captionCards'> {
  const { hand, phase } = view;
  if (result.length > 0) return { caption: result.join(' '), captionCards: [] };
  if (phase.name === 'waiting' || !hand) return { caption: betweenHands(view), captionCards: [] };
  const told = teller(view, amount);
  const at = hand.log.findLastIndex((step) => told(step) !== '');
  const last = hand.log[at];
  return (
    streetIn(view, hand.log.slice(at + 1)) ??
    (last ? { caption: told(last), captionCards: cardsIn(last) } : { caption: '', captionCards: [] })
  );
}

/** The cards that were turned last; those of a flop are called together, when all of them lie there. */
function streetIn(
  { hand, boardCards }: PokerTableView,
  steps: readonly PokerStepView[],
): Pick<Scene, 'caption' | 'captionCards'> | null {
  // A card is burned before each street.
  const street = steps.slice(steps.findLastIndex(({ type }) => type === 'burned') + 1);
  const turned = street.filter((step) => step.type === 'turned');
  const board = turned.at(-1)?.board;
  if (board === undefined) return null;
  const lie = hand?.view.boards[board]?.length ?? 0;
  if (lie < Math.min(FLOP, boardCards)) return null;
  const captionCards = turned.filter((step) => step.board === board).map(({ card }) => card);
  return { caption: `${onBoard(board)}: ${cardsInWords(captionCards)}.`, captionCards };
}

const FLOP = 3;

function betweenHands(view: PokerTableView): string {
  const { you, seats } = view;
  if (you.seat === null)
    return you.list?.maySit ? 'Take a free seat to play.' : 'Every seat is taken or kept for somebody.';
  const ready = seats.filter(({ sittingOut, stack }) => !sittingOut && stack > 0);
  if (ready.length > 1) return 'The next hand begins in a moment.';
  // Whoever is not dealt in reads why on the rail, with what mends it.
  return readinessOf(view) === 'ready' ? 'Waiting for another player.' : '';
}

/** The cards that are named when this is told. */
function cardsIn(step: PokerStepView): readonly string[] {
  if (step.type === 'shown' || step.type === 'seen') return step.cards;
  if (step.type === 'exposed') return [step.card];
  return step.type === 'acted' ? step.discarded : [];
}

/** For whom the table waits. */
function waitsOf(view: PokerTableView, result: readonly string[]): string {
  const { asking, you } = view;
  if (!asking || result.length > 0) return '';
  return asking.seat === you.seat ? 'Your turn.' : `Waiting for ${namer(view)(asking.seat).name}.`;
}

/** One's own hand: cards in it, chips behind, and the hand being played. */
export function situationOf({ hand, you, phase }: PokerTableView): (Situation & { owed: number }) | null {
  const me = hand?.view.players.find(({ seat }) => seat === you.seat);
  if (!hand || phase.name !== 'playing' || me?.status !== 'in' || hand.view.street === 'showdown')
    return null;
  const { street, price } = hand.view;
  return { hand: hand.number, street, price, owed: Math.max(0, Math.min(price - me.bet, me.stack)) };
}

/** What a wish can be made in view of, and stands in: the house acts by itself for whoever is away or leaves. */
export const wishableIn = (view: PokerTableView): ReturnType<typeof situationOf> =>
  readinessOf(view) === 'ready' ? situationOf(view) : null;
