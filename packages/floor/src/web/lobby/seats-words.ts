/** Who is at a table, as the lobby counts them. */
export interface AtTheTable {
  readonly seats: number;
  /** Seats that somebody has, people or bots. */
  readonly taken: number;
  readonly bots: number;
  /** People who have seats and whose page is open at the table. */
  readonly players: number;
  /** People who have seats and have gone away. */
  readonly away: number;
  /** People whose page is open at the table. */
  readonly here: number;
  /** Bots that come when somebody sits down to play. */
  readonly company?: number;
  /** People who wait for a seat. */
  readonly waiting?: number;
}

/** A line may end with a dot, and none begins with one. */
const NEXT = '\u00a0· ';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** "1 player, 3 away, 2 bots · 3 of 9 seats free": people are people, and what whoever comes in will find. */
export function seatsWords(table: AtTheTable): string {
  const { seats, taken, bots, players, away, here, company = 0 } = table;
  // Nothing is said twice: as many people as players are the players.
  const looking = here > players ? [`${counted(here, 'person', 'people')} here`] : [];
  if (taken === 0) {
    const joined = company > 0 ? [`${counted(company, 'bot joins', 'bots join')} you`] : [];
    return [`${seats} seats free`, ...joined, ...looking].join(NEXT);
  }
  const sitting = [
    players > 0 ? counted(players, 'player', 'players') : '',
    away > 0 ? (players > 0 ? `${away} away` : `${counted(away, 'player', 'players')} away`) : '',
    bots > 0 ? counted(bots, 'bot', 'bots') : '',
  ].filter((one) => one !== '');
  return [sitting.join(', '), roomWords(table), ...looking].join(NEXT);
}

function roomWords(table: AtTheTable): string {
  const { seats, taken, waiting = 0 } = table;
  const queue = waiting > 0 ? `, ${waiting} waiting` : '';
  if (taken < seats) return `${seats - taken} of ${seats} seats free${queue}`;
  return `${hasRoom(table) ? 'a bot makes room for you' : 'every seat is taken'}${queue}`;
}

/** Whether somebody who comes now gets a seat: bots make room, for those first who wait. */
export const hasRoom = ({
  seats,
  taken,
  bots,
  waiting = 0,
}: Pick<AtTheTable, 'seats' | 'taken' | 'bots' | 'waiting'>): boolean => taken - bots + waiting < seats;

/** Each seat as it is drawn: people first, then the house's own players, then those that are free. */
export const drawnSeats = ({
  seats,
  taken,
  bots,
}: Pick<AtTheTable, 'seats' | 'taken' | 'bots'>): ('taken' | 'bot' | 'free')[] =>
  Array.from({ length: seats }, (_, i) => (i < taken - bots ? 'taken' : i < taken ? 'bot' : 'free'));
