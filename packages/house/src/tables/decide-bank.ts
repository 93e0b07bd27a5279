import { type BankRules, bankPutUp, type Sitter } from '@croupier/table';
import { nextBanker } from './bank-turn.ts';
import type { Decision, TableCommand } from './commands.ts';
import { happened, refused } from './decision.ts';
import type { Passed } from './events.ts';
import { followed } from './moved.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

type BankCommand = Extract<
  TableCommand,
  { do: 'take-bank' | 'decline-bank' | 'offer-bank' | 'pass-bank' | 'take-bank-down' }
>;

/** The bank goes from player to player: offered, taken or passed, and taken down while nobody has bet against it. */
export function decideBank(table: TableSetting, state: TableState, command: BankCommand): Decision {
  const rules = table.game.layout.bank;
  if (!rules) return refused('Only the house banks this game.');
  const { offered } = state.bank;
  switch (command.do) {
    case 'offer-bank':
      return offer(table, state);
    case 'pass-bank':
      return offered && offered !== 'anybody' && offered.seat === command.seat
        ? passed(offered, command.why)
        : refused('The bank is not offered there.');
    case 'take-bank':
      return take(table, state, rules, command);
    case 'decline-bank':
      if (state.bank.holder?.player === command.player) return takeDown(table, state);
      return offered && offered !== 'anybody' && offered.player === command.player
        ? passed(offered, 'declined')
        : refused('The bank is not offered to you.');
    case 'take-bank-down':
      return takeDown(table, state);
  }
}

const passed = (to: Sitter, why: Passed): Decision => happened({ type: 'bank-passed', ...to, why });

function offer(table: TableSetting, state: TableState): Decision {
  const { phase, shoe, bank } = state;
  const between =
    (phase === 'cut' && (shoe.cut !== null || (table.game.layout.deckEachRound ?? false))) ||
    (phase === 'settled' && shoe.handsLeft !== 0) ||
    phase === 'bank';
  if (!between || bank.offered) return refused('The bank cannot be offered now.');
  const next = nextBanker(table, state);
  if (next === 'settled') return refused('It is settled who banks.');
  return happened(next === 'anybody' ? { type: 'bank-awaited' } : { type: 'bank-offered', ...next });
}

function take(
  table: TableSetting,
  state: TableState,
  rules: BankRules,
  { player, seat, amount, dealerBet }: Extract<BankCommand, { do: 'take-bank' }>,
): Decision {
  const { offered } = state.bank;
  const { cite } = rules.rotation;
  const no = (reason: string): Decision => ({ refused: { reason, cite } });
  if (state.phase !== 'bank' || !offered) return no('The bank is not offered now.');
  if (offered !== 'anybody' && (offered.player !== player || offered.seat !== seat))
    return no(`The bank is offered to seat ${offered.seat}.`);
  const holder = state.spots.get(seat)?.holder;
  if (holder !== player) return refused(`Sit down at seat ${seat} before you bank from it.`);
  const bank = bankPutUp(table.game.layout, table.limits, state, {
    seat,
    player,
    amount,
    ...(dealerBet === undefined ? {} : { dealerBet }),
  });
  if ('reason' in bank) return { refused: bank };
  return followed(table, state, [{ type: 'bank-taken', bank }]);
}

/** A bank is its owner's to take back as long as it answers for nothing. */
function takeDown(table: TableSetting, state: TableState): Decision {
  const { holder } = state.bank;
  if (!holder) return refused('There is no bank to take down.');
  if (state.phase !== 'betting') return refused('The bank plays; it is settled with the round.');
  if (state.bets.length > 0) return refused('There are bets on the table; the bank stands for them.');
  const { seat, player } = holder;
  return followed(table, state, [{ type: 'bank-taken-down', seat, player }]);
}
