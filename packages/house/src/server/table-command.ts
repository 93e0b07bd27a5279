import { cents, type PlayerId } from '@croupier/table';
import type { BankedCommand } from '../protocol/index.ts';
import type { PlayerCommand } from '../tables/commands.ts';

/** A message of the protocol as a command of the table; who sends it is known from the session, not from the message. */
export function tableCommand(command: BankedCommand, player: PlayerId): PlayerCommand {
  switch (command.type) {
    case 'bet':
      return {
        do: 'bet',
        player,
        changes: command.changes.map(({ spot, wager, kind, amount }) => ({
          spot,
          wager,
          kind,
          amount: cents(amount),
        })),
      };
    case 'undo':
    case 'clear':
    case 'double':
    case 'rebet':
      return { do: command.type, player };
    case 'cut':
      return {
        do: 'cut',
        cut: { position: command.position, entropy: command.entropy.toLowerCase() },
        by: player,
      };
    case 'back-bets':
      return { do: 'back-bets', player, spot: command.spot, allowed: command.allowed };
    case 'answer': {
      const { seat, verb, amount } = command;
      const answer = { verb, ...(amount === undefined ? {} : { amount: cents(amount) }) };
      return { do: 'answer', player, seat, answer };
    }
    case 'stand-up':
      return { do: 'stand-up', player };
  }
}
