import { type Card, parseCards } from '@croupier/cards';
import { bankedGameNamed, type CoupMark, markOf } from '@croupier/games';
import {
  type Answer,
  type Bet,
  type Cents,
  type Decide,
  type Line,
  type PlayerBank,
  type Question,
  Refused,
  type Round,
  type RoundEvent,
  type RoundRecord,
  recordOf,
  refuseIllegalBets,
  sightOf,
  type TableGame,
} from '@croupier/table';
import { freshDeal } from './fresh-deal.ts';

/** Chips on a wager before the deal. */
export interface SeatBet {
  readonly wager: string;
  readonly amount: Cents;
  /** Seat 1 unless told. */
  readonly seat?: number;
  /** Whose chips they are; every seat has a player of its own unless told. */
  readonly player?: string;
}

/** What a round is dealt from. */
export interface Deal {
  readonly bets: readonly SeatBet[];
  /** The options of the house, such as `{ decks: 6 }`. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The cards in the order in which they leave the shoe, such as "Kh 3h Ad 5d". Left out, they are drawn at random. */
  readonly cards?: string | readonly Card[];
  /** Numbers that are no cards (dice), in order. Left out, they are drawn at random. */
  readonly numbers?: readonly number[];
  /** Decides for whoever is asked. Left out, the rules decide as for somebody who is away. */
  readonly decide?: Decide;
  /** The player who banks, where players do. */
  readonly bank?: PlayerBank;
}

/** A round that is over. */
export interface DealtRound {
  /** What became of every bet, with its clauses. */
  readonly lines: readonly Line[];
  /** Every step that was taken, in order. */
  readonly events: readonly RoundEvent[];
  /** The round as a record that `replayHistory` and `croupier replay` take. */
  readonly record: RoundRecord;
  /** What baccarat's roads show of it. */
  readonly mark?: CoupMark;
}

/** Deals and settles one round of a game against a bank. What the rulebook does not allow is refused with its clause. */
export function dealRound(game: string, deal: Deal): DealtRound {
  const table = bankedGameNamed(game).with(deal.options ?? {});
  const bets = deal.bets.map(betOf);
  refuseIllegalBets(table, bets, deal.bank);
  const round = table.start(bets, deal.bank ? { bank: deal.bank } : {});
  const chance = chanceOf(table, deal);
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'nothing') break;
    if (waiting.for === 'card') round.advance({ card: chance.card() });
    else if (waiting.for === 'number') round.advance({ number: chance.number(waiting.most) });
    else if (waiting.for === 'answer') round.advance(answerTo(waiting.questions[0], round, deal.decide));
    else round.advance();
  }
  return dealt(table, round);
}

const betOf = ({ wager, amount, seat = 1, player = `seat ${seat}` }: SeatBet): Bet => ({
  spot: seat,
  player,
  wager,
  kind: 'own',
  amount,
});

function answerTo(
  question: Question,
  round: Round,
  decide: Decide | undefined,
): { readonly seat: number; readonly answer: Answer; readonly absent?: true } {
  const { seat, courtesy, absent } = question;
  if (!decide || courtesy) return { seat, answer: absent, absent: true };
  return { seat, answer: decide(question, sightOf(round.places, [seat])) };
}

function chanceOf(table: TableGame, { cards, numbers }: Deal): ReturnType<typeof freshDeal> {
  const fresh = freshDeal(table.layout.shoe);
  return {
    card: cards === undefined ? fresh.card : inOrder(typeof cards === 'string' ? parseCards(cards) : cards),
    number: numbers === undefined ? fresh.number : inOrder(numbers),
  };
}

/** One after the other, until none is left. */
function inOrder<T>(given: readonly T[]): () => T {
  let at = 0;
  return () => {
    const next = given[at];
    if (next === undefined)
      throw new Refused({ reason: `${given.length} were given, and the round needs more.` });
    at += 1;
    return next;
  };
}

function dealt(table: TableGame, round: Round): DealtRound {
  const last = round.events.at(-1);
  if (last?.type !== 'settled') throw new TypeError('A round that waits for nothing is settled.');
  const mark = markOf(last.summary);
  return {
    lines: last.lines,
    events: round.events,
    record: recordOf(table, round),
    ...(mark ? { mark } : {}),
  };
}
