import { type Cite, cents, formatMoney, METER, meterName } from '@croupier/table';
import type { TableEvent } from './events.ts';

/** What a dealer says when something happens between the steps of a round. */
export interface Call {
  readonly text: string;
  readonly cite: Cite | null;
}

/** How an event is announced; undefined for one that speaks for itself. */
export function callOf(event: TableEvent): Call | undefined {
  const text = textOf(event);
  return text === undefined ? undefined : { text, cite: event.type === 'irregularity' ? event.cite : null };
}

function textOf(event: TableEvent): string | undefined {
  switch (event.type) {
    case 'cut-offered':
      return `The cut is offered to seat ${event.seat}.`;
    case 'cut-passed':
      return `Seat ${event.seat} passes the cut.`;
    case 'bank-offered':
      return `The bank is offered to seat ${event.seat}.`;
    case 'bank-passed':
      return `Seat ${event.seat} passes the bank.`;
    case 'bank-awaited':
      return 'Who takes the bank?';
    case 'bank-taken':
      return `Seat ${event.bank.seat} banks ${formatMoney(event.bank.amount)}.`;
    case 'bank-taken-down':
      return `Seat ${event.seat} takes the bank down.`;
    case 'meter-seeded':
      return `The ${meterName(event.meter ?? METER)} starts at ${formatMoney(event.amount)}.`;
    case 'jackpot-called': {
      const all = event.awards.reduce((sum, { amount }) => sum + amount, 0);
      const seats = event.awards.map(({ seat }) => seat).join(', ');
      return `Jackpot: ${formatMoney(cents(all))} for ${event.awards.length > 1 ? 'seats' : 'seat'} ${seats}.`;
    }
    case 'jackpot-withdrawn':
      return 'The jackpot was called by mistake.';
    case 'jackpot-confirmed':
      return event.by === null ? 'The jackpot is confirmed by the machine.' : 'The jackpot is confirmed.';
    case 'jackpot-backed-out':
      return `The jackpot of round ${event.round} is backed out: ${event.reason}`;
    case 'second-awaited':
      return event.act.do === 'back-out-jackpot'
        ? `The jackpot of round ${event.act.round} is to be backed out; a second person must agree.`
        : `Round ${event.act.round} is to be void though it is paid; a second person must agree.`;
    case 'irregularity':
      return `${event.name}: ${event.remedy.round === 'void' ? 'the round is void' : 'the round stands'}${
        event.remedy.afterwards === 'free-hand'
          ? ', and the next is a free hand.'
          : event.remedy.afterwards === 'shuffle'
            ? ', and the cards are shuffled.'
            : '.'
      }`;
    case 'settlement-reversed':
      return `Round ${event.round} is void after all: what was paid and taken goes back.`;
    case 'last-hand':
      return 'Last hand.';
    case 'back-bets':
      return `Seat ${event.spot} takes ${event.allowed ? 'back bets again' : 'no back bets'}.`;
    case 'meters-read':
    case 'shoe-opened':
    case 'shoe-cut':
    case 'burned':
    case 'betting-opened':
    case 'bets-changed':
    case 'deal-asked':
    case 'spot-taken':
    case 'spots-freed':
    case 'betting-closed':
    case 'round-closed':
    case 'shoe-over':
    case 'said':
    case 'dealt':
    case 'turned':
    case 'handled':
    case 'arranged':
    case 'moved':
    case 'number-drawn':
    case 'answered':
    case 'set-aside':
    case 'settled':
    case 'voided':
      return undefined;
  }
}
