import type { Decision, TableCommand } from './commands.ts';
import { decideAnswer } from './decide-answer.ts';
import { decideBank } from './decide-bank.ts';
import { decideBets } from './decide-bets.ts';
import { decideIrregularity } from './decide-irregularity.ts';
import { decideJackpot } from './decide-jackpot.ts';
import { decideReady } from './decide-ready.ts';
import { decideRound } from './decide-round.ts';
import { decideShoe, openShoe } from './decide-shoe.ts';
import { decideSpots } from './decide-spots.ts';
import { refused } from './decision.ts';
import { onSharedMeters, type SharedFigures } from './on-shared-meters.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

/**
 * What a command does to a table, by its rules; nothing is changed by asking. `figures` are those of the meters that it shares
 * with others; without them it is decided on what the table has read.
 */
export function decide(
  table: TableSetting,
  state: TableState,
  command: TableCommand,
  figures?: SharedFigures,
): Decision {
  if (command.do === 'open-shoe') return openShoe(table, state, command.commitment, figures);
  if (!figures) return decided(table, state, command);
  return onSharedMeters(table, state, figures, (now) => decided(table, now, command));
}

function decided(
  table: TableSetting,
  state: TableState,
  command: Exclude<TableCommand, { do: 'open-shoe' }>,
): Decision {
  switch (command.do) {
    case 'bet':
    case 'undo':
    case 'clear':
    case 'double':
    case 'rebet':
      return tooLate(state, command) ?? decideBets(table, state, command);
    case 'deal-now':
      return tooLate(state, command) ?? decideReady(table, state, command);
    case 'sit':
    case 'back-bets':
    case 'stand-up':
    case 'free-spots':
      return decideSpots(table, state, command);
    case 'take-bank':
    case 'decline-bank':
    case 'offer-bank':
    case 'pass-bank':
    case 'take-bank-down':
      return decideBank(table, state, command);
    case 'offer-cut':
    case 'pass-cut':
    case 'decline-cut':
    case 'cut':
    case 'burn':
    case 'close-shoe':
    case 'withdraw-shoe':
      return decideShoe(table, state, command);
    case 'answer':
    case 'answer-for-absent':
      return decideAnswer(table, state, command);
    case 'open-betting':
    case 'close-betting':
    case 'step':
    case 'void':
      return decideRound(table, state, command);
    case 'confirm-jackpot':
    case 'withdraw-jackpot':
    case 'call-jackpot':
    case 'back-out-jackpot':
      return decideJackpot(table, state, command);
    case 'irregularity':
    case 'shoe-empty':
      return decideIrregularity(table, state, command);
  }
}

/** What the line has held up is not done in another round than it was meant for. */
const tooLate = (
  state: TableState,
  { round = state.round }: { readonly round?: number },
): Decision | undefined =>
  round === state.round ? undefined : refused(`Bets are closed for round ${round}; nothing was done.`);
