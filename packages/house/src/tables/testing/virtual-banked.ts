import { type Card, type SeededRandom, Shoe, seededRandom } from '@croupier/cards';
import { cents } from '@croupier/table';
import { nextBanker } from '../bank-turn.ts';
import { bookkeeping } from '../bookkeeping.ts';
import { type Cleared, cleared } from '../cleared.ts';
import type { PlayerCommand, TableCommand } from '../commands.ts';
import { dealersCut } from '../decide-shoe.ts';
import type { TableEvent } from '../events.ts';
import type { Bookkeeping } from '../journal-writer.ts';
import type { SharedFigures } from '../on-shared-meters.ts';
import type { TableSetting } from '../setting.ts';
import { roundSeen, type TableState } from '../state.ts';
import { playerNamed, type VirtualTable } from './virtual-nodes.ts';

/** The stakes that players try, each a list of wagers that are bet together. */
export type Stakes = readonly (readonly { readonly wager: string; readonly amount: number }[])[];

/** A table against a bank; where players bank they sit down, put up banks and take them down. */
export class VirtualBankedTable implements VirtualTable<TableState, TableEvent, TableCommand> {
  readonly setting: TableSetting;
  readonly #stakes: Stakes;
  readonly #seed: string;
  readonly #decks = new Map<number, readonly Card[]>();

  constructor(setting: TableSetting, stakes: Stakes, seed: string) {
    this.setting = setting;
    this.#stakes = stakes;
    this.#seed = seed;
  }

  get id(): string {
    return this.setting.id;
  }

  books(figures: SharedFigures): Bookkeeping<TableState, TableEvent, TableCommand> {
    return bookkeeping(this.setting, async () => undefined, figures);
  }

  /** The card that the shoe on the table gives next. */
  card({ shoe }: TableState): Card {
    const deck = this.#decks.get(shoe.number) ?? this.#shuffled(shoe.number);
    this.#decks.set(shoe.number, deck);
    const card = deck[shoe.dealt.length];
    if (card === undefined) throw new Error('The virtual deck is out of cards.');
    return card;
  }

  #shuffled(number: number): readonly Card[] {
    const random = seededRandom(`${this.#seed} ${this.id} shoe ${number}`);
    const shoe = Shoe.seeded(this.setting.game.layout.shoe, random);
    return Array.from({ length: shoe.left }, () => shoe.draw());
  }

  /** Somebody plays at a spot of their own: mostly they bet, whatever the table looks like. */
  asked(number: number, seen: TableState, random: SeededRandom): PlayerCommand {
    const player = playerNamed(number);
    const spot = number + 1;
    const { bank } = this.setting.game.layout;
    const dice = random.below(10);
    if (bank && seen.phase === 'bank') {
      if (dice < 4) return { do: 'sit', player, spot };
      return { do: 'take-bank', player, seat: spot, amount: cents(10_000 + 1_000 * random.below(5)) };
    }
    if (bank && dice === 0) return { do: 'decline-bank', player };
    const stakes = this.#stakes[random.below(this.#stakes.length)] ?? [];
    const times = 1 + random.below(3);
    return {
      do: 'bet',
      player,
      changes: stakes.map(({ wager, amount }) => ({
        spot,
        wager,
        kind: 'own',
        amount: cents(amount * (stakes.length > 1 ? 1 : times)),
      })),
    };
  }

  needsLine(command: TableCommand): boolean {
    return command.do !== 'sit';
  }

  due(state: TableState, random: SeededRandom): TableCommand | null {
    const { phase, shoe, bets, bank, jackpot } = state;
    const { deckEachRound = false } = this.setting.game.layout;
    switch (phase) {
      case 'closed':
        return { do: 'open-shoe', commitment: 'c'.repeat(64) };
      case 'cut':
        return shoe.cut || deckEachRound
          ? this.#bankOrBetting(state)
          : { do: 'cut', cut: dealersCut(this.setting), by: null };
      case 'bank':
        if (bank.offered && bank.offered !== 'anybody')
          return random.below(3) === 0 ? { do: 'pass-bank', seat: bank.offered.seat, why: 'absent' } : null;
        return this.#bankOrBetting(state);
      case 'betting':
        if (!shoe.cut) return { do: 'cut', cut: dealersCut(this.setting), by: null };
        return bets.length > 0 && random.below(3) === 0 ? { do: 'close-betting' } : null;
      case 'dealing':
        return jackpot?.stage === 'called' ? { do: 'confirm-jackpot', by: null } : this.#step(state, random);
      case 'settled':
        return shoe.handsLeft === 0 ? { do: 'close-shoe' } : this.#bankOrBetting(state);
    }
  }

  #bankOrBetting(state: TableState): TableCommand {
    return { do: nextBanker(this.setting, state) === 'settled' ? 'open-betting' : 'offer-bank' };
  }

  #step(state: TableState, random: SeededRandom): TableCommand {
    const { waiting } = roundSeen(this.setting, state);
    if (waiting.for === 'answer') return { do: 'answer-for-absent', seat: waiting.questions[0].seat };
    if (waiting.for === 'number') return { do: 'step', number: random.below(waiting.most) + 1 };
    return waiting.for === 'card' ? { do: 'step', card: this.card(state) } : { do: 'step' };
  }

  isOpen({ phase }: TableState): boolean {
    return phase === 'betting' || phase === 'bank';
  }

  cleared(state: TableState): Cleared | undefined {
    return cleared(this.setting, state);
  }
}
