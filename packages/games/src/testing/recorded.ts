import {
  betsOf,
  formatCite,
  type Line,
  openLimits,
  type RecordedBank,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  refusal,
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

/** The clause by which a table without limits of its own refuses these bets; undefined where it takes them. */
export function clauseAgainst(
  { id, options, layout }: TableGame,
  seats: readonly RecordedSeat[],
): string | undefined {
  const bets = betsOf({ format: 'croupier-round/1', game: id, options, seats });
  const spots = new Map(
    seats.map(({ seat, player = `seat ${seat}` }) => [seat, { holder: player, backBets: true }]),
  );
  const rules = { layout, limits: openLimits(layout) };
  const [why] = [...new Set(bets.map(({ player }) => player))].flatMap(
    (player) => refusal(rules, spots, bets, player) ?? [],
  );
  return why?.cite && formatCite(why.cite);
}

/** What happened, each with its clause: "turned §6.7.1". */
export const citedOf = (round: Round): string[] =>
  round.events.flatMap((event) => ('cite' in event ? [`${event.type} §${event.cite.clause}`] : []));

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
