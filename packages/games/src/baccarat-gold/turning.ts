import { deal, formatMoney, handle, type Script, say, seatsOf, turn } from '@croupier/table';
import { callTotal } from '../baccarat/calls.ts';
import type { Turn } from '../baccarat/turning.ts';
import { actionSeat } from './action-button.ts';
import { collectionFees, dealing, typeOfGame } from './clauses.ts';

/**
 * baccarat-gold Dealing Procedures and Round of Play §9: the Player's cards lie face up, as does the Banker's second; the
 * first is the hole card, which says where the action button goes when it is turned (§7).
 */
export const goldTurning = (tableSeats: number): Turn =>
  function* appoint({ place, bets, bank }) {
    if (bank) yield say(() => `Seat ${bank.seat} banks ${formatMoney(bank.amount)}.`, typeOfGame('1'));
    const player = place('player');
    const banker = place('banker');
    return {
      player,
      banker,
      faces: { player: ['up', 'up'], banker: ['down', 'up'] },
      afterFirst: handle('Collect and drop the fees: the first card is out.', collectionFees('1')),
      *initial(): Script<void> {
        yield turn(banker, dealing('9'));
        const [hole] = banker.cards;
        const button =
          bank && hole !== undefined ? actionSeat(hole, bank.seat, tableSeats, seatsOf(bets)) : undefined;
        if (button !== undefined) yield say(() => `Action button to seat ${button}.`, dealing('7'));
        yield say(
          () => `Player shows ${callTotal(player.cards)}. Banker shows ${callTotal(banker.cards)}.`,
          dealing('9'),
        );
      },
      *third(hand, cite) {
        yield deal(hand, 'up', cite);
      },
    };
  };
