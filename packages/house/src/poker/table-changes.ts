import { cents, formatMoney, type PlayerId } from '@croupier/table';
import type { Outcome } from '../tables/journal-writer.ts';
import type { Purses } from '../tables/purses.ts';
import type { PokerTableCommand } from './poker-commands.ts';
import type { PokerEvent } from './poker-events.ts';
import type { PokerSetting } from './poker-setting.ts';
import { type PokerState, seatOf } from './poker-state.ts';

/** As much of an open poker table as a change of tables needs. */
export interface ChangingTable {
  readonly setting: PokerSetting;
  readonly state: PokerState;
  perform(command: PokerTableCommand): Promise<Outcome>;
}

const refused = (reason: string): Outcome => ({ refused: { reason } });

/**
 * Who changes tables goes on the list of the other one, plays on until a seat is kept for them there, leaves when their hand is over,
 * and sits down with the whole stack that they left with: up to what the other table takes, and at least what it asks for. Each
 * half is a decision of its table. If the house falls between them, the chips are in the wallet.
 */
export class TableChanges {
  readonly #tables: () => readonly ChangingTable[];
  readonly #purses: Pick<Purses, 'of'>;
  readonly #complain: (error: unknown) => void;

  constructor(
    tables: () => readonly ChangingTable[],
    purses: Pick<Purses, 'of'>,
    complain: (error: unknown) => void,
  ) {
    this.#tables = tables;
    this.#purses = purses;
    this.#complain = complain;
  }

  /** A player asks to be moved from one table to another of the same game. */
  async ask(from: string, to: string, player: PlayerId): Promise<Outcome> {
    const [here, other] = [this.#named(from), this.#named(to)];
    if (!here || !other || from === to) return refused(`There is no other poker table "${to}".`);
    const { rules, name } = other.setting;
    if (rules.variant.id !== here.setting.rules.variant.id) return refused(`${name} deals another game.`);
    const seat = seatOf(here.state, player);
    if (seat === undefined) return refused('You have no seat at this table.');
    const chips = (here.state.table.seats.get(seat)?.stack ?? 0) + this.#purses.of(player);
    if (chips < rules.minimumBuyIn) return refused(`${name} asks for ${formatMoney(rules.minimumBuyIn)}.`);
    return other.perform({ do: 'move-here', player, from });
  }

  /** A seat was kept for somebody, or somebody has left: the next half of a change may be due. */
  happened(table: string, event: PokerEvent): void {
    if (event.type === 'seat-offered') this.#leave(table, event.player).catch(this.#complain);
    if (event.type === 'left') this.#arrive(table, event).catch(this.#complain);
  }

  async #leave(table: string, player: PlayerId): Promise<void> {
    const kept = this.#named(table)?.state.waiting.find((one) => one.player === player);
    const from = kept?.from ? this.#named(kept.from) : undefined;
    if (!from) return;
    if (seatOf(from.state, player) === undefined)
      await this.#named(table)?.perform({ do: 'leave-list', player });
    else await from.perform({ do: 'stand-up', player });
  }

  async #arrive(from: string, { player, stack }: Extract<PokerEvent, { type: 'left' }>): Promise<void> {
    for (const table of this.#tables()) {
      const kept = table.state.waiting.find((one) => one.player === player && one.from === from);
      if (!kept) continue;
      const { rules, maximumBuyIn, seats } = table.setting;
      const brought = Math.min(maximumBuyIn, Math.max(stack, rules.minimumBuyIn));
      const amount = cents(brought - (brought % rules.smallestChip));
      const numbers = Array.from({ length: seats }, (_, at) => at + 1);
      const seat = numbers.find((number) => !table.state.table.seats.has(number));
      // Who has left before their turn came is not moved.
      if (kept.until === null || seat === undefined) await table.perform({ do: 'leave-list', player });
      else await table.perform({ do: 'sit-down', player, seat, amount });
    }
  }

  #named(id: string): ChangingTable | undefined {
    return this.#tables().find(({ setting }) => setting.id === id);
  }
}
