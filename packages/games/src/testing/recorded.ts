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
