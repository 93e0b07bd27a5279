import { seededRandom } from '@croupier/cards';
import {
  type AnyLayout,
  bankTerms,
  cents,
  type Decide,
  type PlayerId,
  Refused,
  type Round,
  seatNumbersOf,
  sightOf,
} from '@croupier/table';
import { botPlayer, isBotPlayer } from './bot-names.ts';
import type { TableCommand } from './commands.ts';
import type { TableSetting } from './setting.ts';
import { betsOf, seatsPlayed, type TableState } from './state.ts';

type AnswerCommand = Extract<TableCommand, { do: 'answer' | 'answer-for-absent' }>;

/** Seats that bots leave to people who may come. */
const LEFT_FREE = 2;

/** A bot puts up so many times the least bank, so that there is something to bet against. */
const BANK_TIMES = 100;

const botsOf = ({ bots = 0 }: TableSetting): PlayerId[] =>
  Array.from({ length: bots }, (_, at) => botPlayer(at + 1));

/**
 * What the bots bet beside people who have, or against one who banks: each the least of the table, on one of its even or nearly
 * even wagers. Where every seat is taken one of them stands up instead, so that whoever comes next has a seat.
 */
export function companyBets(table: TableSetting, state: TableState): TableCommand[] {
  const { holder } = state.bank;
  const playing = [...state.bets, ...(holder ? [holder] : [])];
  if (playing.every(({ player }) => isBotPlayer(player))) return [];
  const free = freeSeats(table, state);
  const yields = free.length > 0 ? undefined : botsOf(table).findLast((bot) => maySitOut(state, bot));
  return botsOf(table).flatMap((player): TableCommand[] => {
    if (player === yields) return [{ do: 'stand-up', player }];
    if (betsOf(state, player).length > 0 || state.bank.holder?.player === player) return [];
    const held = seatOf(state, player);
    const seat = held ?? (free.length > LEFT_FREE ? free.pop() : undefined);
    const wager = wagerOf(player, mainWagers(table.game.layout), state);
    const amount = wager === undefined ? undefined : table.limits[wager]?.least;
    if (seat === undefined || wager === undefined || amount === undefined) return [];
    return [{ do: 'bet', player, changes: [{ spot: seat, wager, kind: 'own', amount }] }];
  });
}

/** Now this one, now that, by what everybody sees of the shoe before it is dealt: the same round always has the same bets. */
const wagerOf = (bot: PlayerId, wagers: readonly string[], { shoe, round }: TableState): string | undefined =>
  wagers[seededRandom(`${shoe.commitment} ${round} ${bot}`).below(Math.max(1, wagers.length))];

/** Sits here with nothing on the table. */
const maySitOut = (state: TableState, bot: PlayerId): boolean =>
  seatOf(state, bot) !== undefined && betsOf(state, bot).length === 0 && state.bank.holder?.player !== bot;

const seatOf = ({ spots }: TableState, player: PlayerId): number | undefined =>
  [...spots].find(([, { holder }]) => holder === player)?.[0];

const freeSeats = ({ game }: TableSetting, { spots }: TableState): number[] =>
  seatNumbersOf(game.layout).filter((seat) => !spots.has(seat));

/** Wagers that are laid before the deal, need nothing beside them, and pay no long odds. */
function mainWagers({ wagers, requirements = [] }: AnyLayout): string[] {
  const dependent = requirements.flatMap((one) => one.wagers.filter((id) => !one.anyOf.includes(id)));
  return wagers
    .filter(({ id, inPlay, sensor }) => !inPlay && !sensor && !dependent.includes(id))
    .filter(
      ({ rows }, at) => at === 0 || rows.every(({ award }) => award.kind !== 'win' || isEven(award.pays)),
    )
    .map(({ id }) => id);
}

const isEven = ({
  numerator,
  denominator,
}: {
  readonly numerator: number;
  readonly denominator: number;
}): boolean => numerator <= denominator;

/** A bank that waits for anybody is taken by one of the bots: it sits down first, then puts it up. */
export function companyBanks(table: TableSetting, state: TableState): TableCommand | null {
  if (state.phase !== 'bank' || state.bank.offered !== 'anybody') return null;
  const [player] = botsOf(table);
  if (player === undefined) return null;
  const seat = seatOf(state, player);
  if (seat === undefined) {
    const spot = freeSeats(table, state).pop();
    return spot === undefined ? null : { do: 'sit', player, spot };
  }
  const { least, step } = bankTerms(table.game.layout, table.limits, state, player);
  const amount = cents(Math.ceil((least * BANK_TIMES) / step) * step);
  return { do: 'take-bank', player, seat, amount };
}

/** Whether each of these people sits here and has passed the bank at every seat of theirs: nobody is left to wait for. */
export const havePassed = ({ spots, bank }: TableState, people: readonly PlayerId[]): boolean =>
  people.length > 0 &&
  people.every((player) => {
    const seats = [...spots].filter(([, { holder }]) => holder === player).map(([seat]) => seat);
    return seats.length > 0 && seats.every((seat) => bank.passed.includes(seat));
  });

/** What the bots do where people wait for a bank, or one of them for bets against theirs. */
export function companyUnasked(table: TableSetting, state: TableState): TableCommand[] {
  const banks = companyBanks(table, state);
  if (banks) return [banks];
  return state.phase === 'betting' ? companyBets(table, state) : [];
}

/** What a bot that is asked answers, by its way to play and by what its seats can see; what it has no way for the house decides. */
export function companyAnswers(
  state: TableState,
  round: Round,
  seats: readonly number[],
  decide: Decide,
): AnswerCommand | null {
  const { waiting } = round;
  if (waiting.for !== 'answer') return null;
  for (const question of waiting.questions) {
    const { seat, courtesy } = question;
    const player = playerAt(state, seat);
    if (!seats.includes(seat) || player === undefined || !isBotPlayer(player)) continue;
    if (courtesy) return { do: 'answer-for-absent', seat };
    try {
      const answer = decide(question, sightOf(round.places, seatsPlayed(state, player)));
      return { do: 'answer', player, seat, answer };
    } catch (error) {
      if (error instanceof Refused) return { do: 'answer-for-absent', seat };
      throw error;
    }
  }
  return null;
}

/** Who plays a seat in the round. */
function playerAt({ bets, standing }: TableState, seat: number): PlayerId | undefined {
  if (standing.bank?.seat === seat) return standing.bank.player;
  return bets.find(({ spot, kind }) => spot === seat && kind === 'own')?.player;
}
