import { type Card, rankOf } from '@croupier/cards';
import {
  type Bet,
  type Cite,
  type DealtFelt,
  deal,
  dollars,
  formatMoney,
  handle,
  type Outcomes,
  type Rules,
  type Script,
  type Summary,
  say,
  turn,
} from '@croupier/table';
import { isNatural, pointsOf, totalOf } from './points.ts';
import type { Tableau } from './third-card.ts';

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
  readonly largeTies: Cite;
  readonly firstFour: Cite;
  readonly turnHands: Cite;
  readonly totals: Cite;
  readonly natural: Cite;
  readonly playerDraw: Cite;
  readonly bankerDraw: Cite;
  readonly winner: Cite;
  readonly tie: Cite;
}

/** A tie bet above this is called before the deal (bclc-baccarat 1.0 §8.3.2). */
const CALLED_TIE = dollars(25);

/** The sequence of play: bclc-baccarat 1.0 §8, and what every section says in its own numbering. */
function* coup(felt: DealtFelt, tableau: Tableau, at: CoupClauses): Script<Outcomes<Coup>> {
  const player = felt.place('player');
  const banker = felt.place('banker');

  yield say(() => 'No more bets.', at.noMoreBets);
  for (const tie of felt.bets) {
    if (tie.wager === 'tie' && tie.amount > CALLED_TIE) yield say(() => callTie(tie), at.largeTies);
  }

  yield deal(player, 'down', at.firstFour);
  yield deal(banker, 'down', at.firstFour);
  yield deal(player, 'down', at.firstFour);
  yield deal(banker, 'down', at.firstFour);
  yield turn(player, at.turnHands);
  yield turn(banker, at.turnHands);
  yield say(
    () => `Player shows ${callTotal(player.cards)}. Banker shows ${callTotal(banker.cards)}.`,
    at.totals,
  );

  if (isNatural(player.cards) || isNatural(banker.cards)) {
    yield say(() => 'Natural: no more cards.', at.natural);
  } else {
    if (tableau.playerDraws(totalOf(player.cards))) {
      yield say(() => 'Card for the Player.', at.playerDraw);
      yield deal(player, 'up', at.playerDraw);
    }
    const third = player.cards[2];
    if (tableau.bankerDraws(totalOf(banker.cards), third === undefined ? null : pointsOf(third))) {
      yield say(() => 'Card for the Banker.', at.bankerDraw);
      yield deal(banker, 'up', at.bankerDraw);
    }
  }

  const result: Coup = { player: handOf(player.cards), banker: handOf(banker.cards) };
  yield say(() => callResult(result), tied(result) ? at.tie : at.winner);
  yield handle(
    tied(result) ? 'Push both hands forward.' : 'Push the winning hand forward.',
    tied(result) ? at.tie : at.winner,
  );
  return () => result;
}

const callTie = (bet: Bet): string => `Tie bet of ${formatMoney(bet.amount)} at spot ${bet.spot}.`;

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const callTotal = (cards: readonly Card[]): string => NUMBERS[totalOf(cards)] ?? '';

function callResult(result: Coup): string {
  const player = callTotal(result.player.cards);
  const banker = callTotal(result.banker.cards);
  if (tied(result)) return `Tie, ${player} all.`;
  return playerWins(result)
    ? `Player wins, ${player} over ${banker}.`
    : `Banker wins, ${banker} over ${player}.`;
}

/** A pair of ranks on the first two cards; a third card never makes one, and ten and jack are none. */
function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

/** What a road or a history shows of a coup. */
export function summarize(result: Coup): Summary {
  return {
    winner: tied(result) ? 'tie' : playerWins(result) ? 'player' : 'banker',
    player: result.player.total,
    banker: result.banker.total,
    natural: isNatural(result.player.cards) || isNatural(result.banker.cards),
    playerPair: isPair(result.player.cards),
    bankerPair: isPair(result.banker.cards),
  };
}

/** A baccarat section's rules, with the third-card table in the open for the mathematician. */
export interface BaccaratRules extends Rules<Coup> {
  readonly tableau: Tableau;
}

/** The part of its rules that a section shares with every other: how a coup is dealt, counted and shown. */
export function dealtBy(
  tableau: Tableau,
  clauses: CoupClauses,
): Pick<BaccaratRules, 'tableau' | 'play' | 'caption' | 'summary'> {
  return {
    tableau,
    play: (felt) => coup(felt, tableau, clauses),
    caption: (_place, cards) => String(totalOf(cards)),
    summary: (outcomes) => summarize(outcomes(1)),
  };
}
