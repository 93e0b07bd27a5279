import { type Card, rankOf, type SeededRandom, Shoe, seededRandom } from '@croupier/cards';
import {
  dealHand,
  drawButton,
  drawersForButton,
  finishedHand,
  finishHand,
  type JackpotRules,
  type JudgedJackpots,
  judgeJackpots,
  looseBot,
  nextPlayers,
  openTable,
  type PokerHand,
  type PokerRules,
  type PokerTable,
  sitDown,
  startHand,
  tightBot,
  viewHand,
} from '@croupier/games';
import { cents, Refused } from '@croupier/table';

const SEATS = 6;
const BETS = 100;

/** One hand between six bots with a hundred bets of the first round each, from a seeded deck, as it lies or put in another order. */
export const dealtHand = (
  rules: PokerRules,
  random: SeededRandom,
  inOrder: (deck: readonly Card[]) => readonly Card[] = (deck) => deck,
): PokerHand => handAt(tableOf(rules, random), random, inOrder).hand;

function tableOf(rules: PokerRules, random: SeededRandom): PokerTable {
  const stack = cents(rules.firstBet * BETS);
  let table = openTable(rules);
  for (let seat = 1; seat <= SEATS; seat += 1) table = sitDown(table, seat, `p${seat}`, stack);
  const drawers = drawersForButton(table);
  if (drawers.length > 0) {
    const draw = Shoe.seeded({ decks: 1, cutCardFromBack: 0, kind: rules.variant.deck }, random);
    table = drawButton(
      table,
      drawers.map((seat) => ({ seat, card: draw.draw() })),
    );
  }
  return table;
}

/** The next hand at a table, and the table after it. */
function handAt(
  before: PokerTable,
  random: SeededRandom,
  inOrder: (deck: readonly Card[]) => readonly Card[],
): { readonly hand: PokerHand; readonly table: PokerTable } {
  const started = startHand(before);
  if (!started) throw new Refused({ reason: 'A hand needs two players.' });
  const kind = before.rules.variant.deck;
  const shoe = Shoe.seeded({ decks: 1, cutCardFromBack: 0, kind }, random);
  const deck = inOrder(Array.from({ length: shoe.size }, () => shoe.draw())).values();
  const hand = dealHand(
    started.setup,
    () => drawnFrom(deck),
    ({ seat }, now) => (seat % 2 === 0 ? tightBot : looseBot)(viewHand(now, { seats: [seat] }), random),
  );
  return { hand, table: finishHand(started.table, hand) };
}

function drawnFrom(deck: Iterator<Card, undefined>): Card {
  const { value } = deck.next();
  if (value === undefined) throw new TypeError('The deck is empty.');
  return value;
}

/** So many hands are looked through for one that comes to a showdown. */
const SEEDS = 40;

/** A hand from a fixed seed in which three or more see the last card: always the same. */
export function workedHand(rules: PokerRules): PokerHand {
  let best: PokerHand | undefined;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const hand = dealtHand(rules, seededRandom(`how to play ${seed}`));
    if (shows(hand) > (best ? shows(best) : -1)) best = hand;
    if (best && shows(best) >= ENOUGH) return best;
  }
  if (!best) throw new TypeError('No hand was dealt.');
  return best;
}

/** So many hands are dealt at each table for one in which the rules of a section are at work: some need two before them. */
const IN_A_ROW = 6;

/** A hand from a fixed seed that goes by clauses of this section and is shown at its end, always the same; null if none does. */
export function handUnder(rules: PokerRules, section: string): PokerHand | null {
  let tables = Array.from({ length: SEEDS }, (_, at) => {
    const random = seededRandom(`how to play ${at + 1}`);
    return { random, table: tableOf(rules, random) };
  });
  for (let dealt = 0; dealt < IN_A_ROW; dealt += 1) {
    const playing: typeof tables = [];
    let best: PokerHand | undefined;
    for (const { random, table } of tables.filter((one) => nextPlayers(one.table) !== null)) {
      const next = handAt(table, random, (deck) => deck);
      const isUnder = next.hand.events.some((event) => 'cite' in event && event.cite.section === section);
      if (isUnder && shows(next.hand) > (best ? shows(best) : 1)) best = next.hand;
      playing.push({ random, table: next.table });
    }
    if (best) return best;
    tables = playing;
  }
  return null;
}

/** Three hands are compared, and somebody has raised. */
const ENOUGH = 4;

function shows({ events }: PokerHand): number {
  const shown = events.filter(({ type }) => type === 'shown').length;
  const raised = events.some((event) => event.type === 'acted' && event.answer.verb === 'raise');
  return Math.min(3, shown) + (raised ? 1 : 0);
}

/** A hand that wins a jackpot or enters its list, and what it wins. */
export interface JackpotHand extends JudgedJackpots {
  readonly hand: PokerHand;
}

/** So much is posted in the hand that is shown. */
const POSTED = cents(10_000_00);
const RARE = 2_000;

/**
 * A hand from a fixed seed that wins of a jackpot, always the same. Such hands are rare: high cards lie on top of their decks, and
 * everything else is as the cards fell.
 */
export function jackpotHand(rules: PokerRules, jackpot: JackpotRules): JackpotHand | null {
  const open = jackpot.prizes.map(({ name }) => ({ rules: jackpot, name, amount: POSTED }));
  for (let seed = 1; seed <= RARE; seed += 1) {
    const hand = dealtHand(rules, seededRandom(`a jackpot ${seed}`), highCardsFirst);
    const judged = judgeJackpots(finishedHand(hand.state), open);
    if (judged.won.length + judged.listed.length > 0 && shows(hand) > 1) return { ...judged, hand };
  }
  return null;
}

const TEN = 8;

const highCardsFirst = (deck: readonly Card[]): readonly Card[] =>
  deck.toSorted((one, other) => Number(rankOf(other) >= TEN) - Number(rankOf(one) >= TEN));
