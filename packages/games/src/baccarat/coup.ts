import type { Card } from '@croupier/cards';
import {
  type Bet,
  type Cents,
  type Cite,
  type DealtFelt,
  deal,
  dollars,
  type Face,
  formatMoney,
  handle,
  type Outcomes,
  type Rules,
  type Script,
  type Summary,
  say,
  type Wager,
} from '@croupier/table';
import { callTotal } from './calls.ts';
import { isPair } from './pairs.ts';
import { isNatural, pointsOf, totalOf } from './points.ts';
import type { Tableau } from './third-card.ts';
import { facedByDealer, type Turn, type TurningClauses } from './turning.ts';

/** What every baccarat wager looks at: the two hands when the coup is over. */
export interface Coup {
  readonly player: Hand;
  readonly banker: Hand;
}

export interface Hand {
  readonly cards: readonly Card[];
  readonly total: number;
}

export const handOf = (cards: readonly Card[]): Hand => ({ cards, total: totalOf(cards) });

export const playerWins = ({ player, banker }: Coup): boolean => player.total > banker.total;
export const bankerWins = ({ player, banker }: Coup): boolean => banker.total > player.total;
export const tied = ({ player, banker }: Coup): boolean => player.total === banker.total;

/** Where a section states each step of the sequence of play. */
export interface CoupClauses {
  readonly noMoreBets: Cite;
  /** Absent: large tie bets are not called. */
  readonly largeTies?: Cite;
  readonly firstFour: Cite;
  readonly natural: Cite;
  readonly playerDraw: Cite;
  /** By what the Banker draws: the same counts that its table looks at. */
  readonly bankerDraw: (...counts: Parameters<Tableau['bankerDraws']>) => Cite;
  readonly winner: Cite;
  readonly tie: Cite;
}

/** The Banker's draw in the three sentences of the common rule: two or less, by the Player's third card, or without one. */
export const drawsBy =
  (always: Cite, byThirdCard: Cite, playerStood: Cite): CoupClauses['bankerDraw'] =>
  (banker, third) =>
    banker <= 2 ? always : third === null ? playerStood : byThirdCard;

/** A tie bet above this is called before the deal (bclc-baccarat 1.0 §8.3.2). */
export const CALLED_TIE: Cents = dollars(25);

/** The sequence of play: bclc-baccarat 1.0 §8, and what every section says in its own numbering. */
function* coup(
  felt: DealtFelt,
  { tableau, at, face, turn, call, opening, closing }: CoupPlan,
): Script<Outcomes<Coup>> {
  yield say(() => 'No more bets.', at.noMoreBets);
  for (const tie of felt.bets) {
    if (at.largeTies && tie.wager === 'tie' && tie.amount > CALLED_TIE)
      yield say(() => callTie(tie), at.largeTies);
  }
  if (opening) yield* opening(felt);

  // Steps of the common way stand here themselves: to hand them through another generator would cost most of a round.
  const held = turn ? yield* turn(felt) : undefined;
  const player = held?.player ?? felt.place('player');
  const banker = held?.banker ?? felt.place('banker');
  yield deal(player, held?.faces.player[0] ?? face, at.firstFour);
  if (held?.afterFirst) yield held.afterFirst;
  yield deal(banker, held?.faces.banker[0] ?? face, at.firstFour);
  yield deal(player, held?.faces.player[1] ?? face, at.firstFour);
  yield deal(banker, held?.faces.banker[1] ?? face, at.firstFour);
  if (held) yield* held.initial();
  else for (const step of facedByDealer(player, banker, at, face)) yield step;

  if (isNatural(player.cards) || isNatural(banker.cards)) {
    yield say(() => 'Natural: no more cards.', at.natural);
  } else {
    const count = totalOf(player.cards);
    if (tableau.playerDraws(count)) {
      yield say(() => 'Card for the Player.', at.playerDraw);
      if (held) yield* held.third(player, at.playerDraw);
      else yield deal(player, 'up', at.playerDraw);
    }
    const drawn = player.cards[2];
    const bankers = totalOf(banker.cards);
    const third = drawn === undefined ? null : pointsOf(drawn);
    if (tableau.bankerDraws(bankers, third, count)) {
      const cite = at.bankerDraw(bankers, third, count);
      yield say(() => 'Card for the Banker.', cite);
      if (held) yield* held.third(banker, cite);
      else yield deal(banker, 'up', cite);
    }
  }

  const result: Coup = { player: handOf(player.cards), banker: handOf(banker.cards) };
  yield say(() => call(result), tied(result) ? at.tie : at.winner);
  if (closing) yield* closing(result, felt);
  else
    yield tied(result)
      ? handle('Push both hands forward.', at.tie)
      : handle('Push the winning hand forward.', at.winner);
  return () => result;
}

const callTie = (bet: Bet): string => `Tie bet of ${formatMoney(bet.amount)} at spot ${bet.spot}.`;

/** Which hand won, and by what. */
export function callResult(result: Coup): string {
  const player = callTotal(result.player.cards);
  const banker = callTotal(result.banker.cards);
  if (tied(result)) return `Tie, ${player} all.`;
  return playerWins(result)
    ? `Player wins, ${player} over ${banker}.`
    : `Banker wins, ${banker} over ${player}.`;
}

/** What a road or a history shows of a coup. */
export function summarize(result: Coup): Summary {
  return {
    winner: tied(result) ? 'tie' : playerWins(result) ? 'player' : 'banker',
    player: result.player.total,
    banker: result.banker.total,
    natural: isNatural(result.player.cards) || isNatural(result.banker.cards),
    playerPair: isPair(result.player),
    bankerPair: isPair(result.banker),
  };
}

/**
 * How much of the cards a wager looks at, so that the mathematician knows what can be counted together: the hands'
 * points and numbers of cards; which of the first four cards share a rank or a suit, and the rank that all four share;
 * or the points and, of each hand and of both, whether its cards are of one suit or of one colour. A test of the odds
 * asks every wager whether that is all.
 */
export type Sees = 'points' | 'first-four' | 'suits';

export interface BaccaratWager extends Wager<Coup> {
  readonly sees: Sees;
}

/** A baccarat section's rules, with the third-card table in the open for the mathematician. */
export interface BaccaratRules extends Rules<Coup> {
  readonly wagers: readonly BaccaratWager[];
  readonly tableau: Tableau;
}

/** A section's sequence of play: its third-card table, its clauses, and whatever it does otherwise than mini. */
interface CoupPlan {
  readonly tableau: Tableau;
  readonly at: CoupClauses & TurningClauses;
  /** How the dealer lays the first four cards. */
  readonly face: Face;
  /** Absent: the dealer turns the cards. */
  readonly turn?: Turn;
  /** What is announced when the coup is over. */
  readonly call: (result: Coup) => string;
  /** What the dealer does between the last bet and the first card. */
  readonly opening?: (felt: DealtFelt) => Script<void>;
  /** What the dealer does with hands and buttons when the result is announced; absent: both hands are pushed forward on a tie, else the one that won. */
  readonly closing?: (result: Coup, felt: DealtFelt) => Script<void>;
}

/** What a section may do in a way of its own. */
export type CoupWays = Partial<Pick<CoupPlan, 'face' | 'turn' | 'call' | 'opening' | 'closing'>>;

/** The part of its rules that a section shares with every other: how a coup is dealt, counted and shown. */
export function dealtBy(
  tableau: Tableau,
  clauses: CoupClauses & TurningClauses,
  ways: CoupWays = {},
): Pick<BaccaratRules, 'tableau' | 'play' | 'caption' | 'summary'> {
  const plan: CoupPlan = { tableau, at: clauses, face: 'down', call: callResult, ...ways };
  return {
    tableau,
    play: (felt) => coup(felt, plan),
    caption: (_place, cards) => String(totalOf(cards)),
    summary: (outcomes) => summarize(outcomes(1)),
  };
}
