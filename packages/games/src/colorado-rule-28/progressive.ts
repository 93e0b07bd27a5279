import { type Award, type Cite, handle } from '@croupier/table';
import type { Coup, CoupWays } from '../baccarat/coup.ts';
import { progressiveSeats } from '../progressive.ts';

/** Where a section says how the progressive's equipment is worked. */
interface ProgressiveClauses {
  readonly sensors: Cite;
  readonly start: Cite;
  readonly hand: Cite;
  /** Absent: there is no such button. */
  readonly hit?: Cite;
  readonly supervisor: Cite;
  readonly confirm: Cite;
  readonly end: Cite;
}

/**
 * What the dealer does with the sensors before the deal and with the buttons after it, in rounds in which somebody bets
 * on the meter. `award` is what a coup pays a seat of those that do: the hand of every winner is entered, and a percentage of
 * the meter is looked at by a supervisor.
 */
export const withProgressive = (
  at: ProgressiveClauses,
  award: (coup: Coup, seat: number, seats: readonly number[]) => Award | undefined,
): Required<Pick<CoupWays, 'opening' | 'closing'>> => ({
  *opening(felt) {
    if (progressiveSeats(felt).length === 0) return;
    yield handle('See that the sensor of every progressive bet is lit.', at.sensors);
    yield handle('Press START GAME, which locks the progressive, and take its bets off the table.', at.start);
  },
  *closing(coup, felt) {
    const seats = progressiveSeats(felt);
    if (seats.length === 0) return;
    const awards = seats.map((seat) => ({ seat, is: award(coup, seat, seats) }));
    for (const { seat, is } of awards)
      if (is) yield handle(`Select seat ${seat} and press the button of the winning hand.`, at.hand);
    if (awards.some(({ is }) => is?.kind === 'meter')) {
      if (at.hit) yield handle('Press Hit Jackpot.', at.hit);
      yield handle('Call a supervisor.', at.supervisor);
      yield handle('The supervisor verifies the hand and confirms it with a card.', at.confirm);
    }
    yield handle('When everything is settled, press END GAME.', at.end);
  },
});
