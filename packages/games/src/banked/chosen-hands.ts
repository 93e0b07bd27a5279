import { ask, type Cite, DEALER, type DealtFelt, handle, type Script } from '@croupier/table';

const HOLD = { verb: 'hold' } as const;
const DECLINE = { verb: 'decline' } as const;
/** A hand that the dealer sets, as a player may ask. */
export const HOUSE_WAY = { verb: 'house-way' } as const;

/** Where a section has players choose, and has the dealer mark the others. */
interface ChoosingClauses {
  readonly choose: Cite;
  readonly mark: Cite;
}

/** Whoever plays several hands says before the deal which one to look at and set; the others are set the house way. */
export function* chosenHands(
  { bets }: DealtFelt,
  seats: readonly number[],
  at: ChoosingClauses,
): Script<ReadonlySet<number>> {
  const spots = new Map<string, number[]>();
  for (const seat of seats) {
    const player = bets.find(({ spot }) => spot === seat)?.player ?? '';
    spots.set(player, [...(spots.get(player) ?? []), seat]);
  }
  const chosen = new Set<number>();
  for (const own of spots.values()) chosen.add(yield* chosenAmong(own, at.choose));
  const marked = seats.filter((seat) => !chosen.has(seat));
  if (marked.length > 0)
    yield handle(
      `Mark what is set the house way: ${marked.map((seat) => `seat ${seat}`).join(', ')}.`,
      at.mark,
    );
  return chosen;
}

/** One spot after the other is offered, until one is held; the last needs no question. */
function* chosenAmong(own: readonly number[], cite: Cite): Script<number> {
  const last = own.at(-1) ?? DEALER;
  for (const seat of own) {
    if (seat === last) break;
    const answer = yield* ask({
      seat,
      about: 'look at this hand and set it',
      actions: [HOLD, DECLINE],
      absent: HOLD,
      courtesy: true,
      cite,
    });
    if (answer.verb === 'hold') return seat;
  }
  return last;
}
