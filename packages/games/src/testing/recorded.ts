import {
  type Line,
  type RecordedBank,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  replayRecord,
  type TableGame,
} from '@croupier/table';

/** Plays a round given as a record gives it: stakes by seat, hands by place, decisions in order. */
export function played(
  game: TableGame,
  seats: readonly RecordedSeat[],
  hands: Readonly<Record<string, string>>,
  decisions: readonly RecordedDecision[] = [],
  bank?: RecordedBank,
): Round {
  return replayRecord(game, {
    format: 'croupier-round/1',
    game: game.id,
    options: game.options,
    seats,
    hands,
    decisions,
    bank,
  });
}

export const linesOf = (round: Round): readonly Line[] =>
  round.events.flatMap((event) => (event.type === 'settled' || event.type === 'voided' ? event.lines : []));

/** A settlement in brief, in its order: "1 ante win +1000". */
export const paidOf = (round: Round): string[] =>
  linesOf(round).map(
    ({ seat, wager, kind, result, stake, returned }) =>
      `${seat} ${wager}${kind === 'own' ? '' : ` (${kind})`} ${result} ${returned - stake}`,
  );

export const callsOf = (round: Round): string[] =>
  round.events.flatMap((event) => (event.type === 'said' ? [event.text] : []));

/** What each wager brought its bettor, where one seat alone has bet. */
export const netOf = (round: Round): Readonly<Record<string, number>> =>
  Object.fromEntries(linesOf(round).map(({ wager, returned, stake }) => [wager, returned - stake]));

/** One seat with as much on every wager of the layout. */
export const oneOnEach = (game: TableGame, seat: number, stake: number): RecordedSeat => ({
  seat,
  wagers: Object.fromEntries(game.layout.wagers.map(({ id, between }) => [id, between?.least ?? stake])),
});
