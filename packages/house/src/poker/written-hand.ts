import { type PokerHand, replayPhh, writePhh, writePokerStars } from '@croupier/games';
import { type PlayerId, Refused } from '@croupier/table';
import type { FoundHand } from './found-hand.ts';
import { handOf } from './poker-state.ts';

/** A hand that is over as a history with all cards open, for the auditor. */
export function openHistory(found: FoundHand): string {
  const played = handOf(found.hand);
  const own = played.state.players.map(({ seat }) => seat);
  const players = own.map((seat) => found.hand.holders.get(seat) ?? `seat ${seat}`);
  return written(found, played, own, players);
}

/** A hand with what its holder saw of it, in dollars and cents; other players are called by their seats. */
export function phhOf(found: FoundHand, seat: number, player: PlayerId): string | null {
  const played = handOf(found.hand);
  const players = played.state.players.map((one) =>
    found.hand.holders.get(one.seat) === player ? 'you' : `seat ${one.seat}`,
  );
  try {
    return written(found, played, [seat], players);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/**
 * The same in the layout that trackers import; one that was called off is cancelled there, and trackers pass over it. Its
 * number is the time at which it was over: no other table has it.
 */
export function trackedOf({ setting, hand, at }: FoundHand, seat: number): string {
  const played = handOf(hand);
  return writePokerStars(played, {
    number: `${at.getTime()}${String(hand.number % 1000).padStart(3, '0')}`,
    at,
    table: setting.name,
    chairs: setting.seats,
    button: hand.button,
    named: (other) => (other === seat ? 'Hero' : `Player ${other}`),
    hero: seat,
    decimals: 2,
  });
}

/**
 * With what the hand has won of jackpots, where its history alone tells the same: a part that went to other tables or stayed
 * in the pool because a player of the house's own held the hand is not in it.
 */
function written(
  found: FoundHand,
  played: PokerHand,
  own: readonly number[],
  players: readonly string[],
): string {
  const write = (notes: Notes): string =>
    writePhh(played, {
      decimals: 2,
      cards: 'shown',
      own,
      fields: { ...fieldsOf(found), players, ...jackpotNotes(found, played), ...notes },
    });
  const awards = awardsOf(found, played);
  if (awards.length === 0) return write({});
  const text = write({ _awards: awards });
  return replayPhh(text).every(({ ok }) => ok) ? text : write({});
}

type Notes = Readonly<Record<string, readonly string[]>>;

/** What a hand history says beside the hand: where and when it was played, and by what. */
const fieldsOf = ({ setting, hand, definition, at }: FoundHand) => ({
  table: setting.name,
  hand: hand.number,
  seat_count: setting.seats,
  year: at.getUTCFullYear(),
  month: at.getUTCMonth() + 1,
  day: at.getUTCDate(),
  time: at.toISOString().slice(11, 19),
  time_zone: 'UTC',
  ...(definition === null ? {} : { _definition: definition }),
});

/** The jackpots that the hand was played for, in dollars, and who was no active player for them. */
function jackpotNotes({ hand, away }: FoundHand, { state }: PokerHand): Notes {
  const open = hand.jackpots.flatMap(({ jackpot, open: prizes }) =>
    prizes.map(({ name, amount }) => [jackpot, ...(name === null ? [] : [name]), amount / 100].join(' ')),
  );
  if (open.length === 0) return {};
  const gone = state.players.flatMap(({ seat }, at) => (away.has(seat) ? [`p${at + 1}`] : []));
  return { _jackpots: open, ...(gone.length > 0 ? { _away: gone } : {}) };
}

/** What the hand has won of jackpots, for those of its own table. */
function awardsOf({ hand, won }: FoundHand, { state }: PokerHand): string[] {
  return won.claims.flatMap(({ fund, claim: { prize, awards } }) => {
    const jackpot = hand.jackpots.find((one) => one.fund === fund)?.jackpot ?? fund;
    return awards.flatMap(({ player, amount }) => {
      const at = state.players.findIndex(({ seat }) => hand.holders.get(seat) === player);
      const name = prize === null ? [] : [prize];
      return at < 0 ? [] : [[jackpot, ...name, `p${at + 1}`, amount / 100].join(' ')];
    });
  });
}
