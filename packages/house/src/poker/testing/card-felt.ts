import {
  type Card,
  formatCard,
  type OpenedCard,
  type SeededRandom,
  Shoe,
  seededRandom,
  deck as wholeDeck,
} from '@croupier/cards';
import { pokerGameNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import type { JournalEvent } from '../../storage/journal.ts';
import { decidePoker } from '../decide-poker.ts';
import { evolvePoker } from '../evolve-poker.ts';
import { dealtCards } from '../opened.ts';
import type { PokerDecision, PokerTableCommand } from '../poker-commands.ts';
import type { PokerEvent } from '../poker-events.ts';
import { pokerFromJournal, pokerToJournal } from '../poker-journal.ts';
import type { PokerSetting } from '../poker-setting.ts';
import { barePokerTable, handOf, type PokerState, turnOf } from '../poker-state.ts';

export function pokerSetting(options: Readonly<Record<string, unknown>> = {}, id = 'poker'): PokerSetting {
  const rules = pokerGameNamed('bclc-poker/texas-holdem').with({
    betting: 'no-limit',
    showdown: 'in-turn',
    straddle: 'off',
    chop: 'off',
    ...options,
  });
  return { id, name: 'The Test', rules, seats: 6, maximumBuyIn: cents(40_000), clock: 'every-turn', bots: 0 };
}

/** A poker table by itself, with a ledger in memory and decks whose cards are known beforehand. */
export class CardFelt {
  readonly setting: PokerSetting;
  readonly balances = new Map<string, number>();
  readonly journal: JournalEvent[] = [];
  readonly random: SeededRandom;
  state: PokerState;
  deck: Card[] = [];

  constructor(setting: PokerSetting = pokerSetting(), seed = 'cards') {
    this.setting = setting;
    this.random = seededRandom(seed);
    this.state = barePokerTable(setting);
  }

  fund(player: string, amount: number): void {
    this.#move(`wallet:${player}`, amount);
    this.#move('bank', -amount);
  }

  balance(account: string): number {
    return this.balances.get(account) ?? 0;
  }

  #move(account: string, amount: number): void {
    this.balances.set(account, this.balance(account) + amount);
  }

  /** Carries a command out as the house would: events and postings together, or neither. */
  ask(command: PokerTableCommand): PokerDecision {
    const decision = decidePoker(this.setting, this.state, command);
    if ('refused' in decision) return decision;
    const before = new Map(this.balances);
    for (const { postings } of decision.movements) {
      if (postings.reduce((sum, { amount }) => sum + amount, 0) !== 0)
        throw new Error('Postings sum to zero.');
      for (const { account, amount } of postings) this.#move(account, amount);
    }
    const short = [...this.balances].find(([name, balance]) => balance < 0 && /^(wallet|stakes):/.test(name));
    if (short) {
      this.balances.clear();
      for (const [name, balance] of before) this.balances.set(name, balance);
      return { refused: { reason: `${short[0]} is short.` } };
    }
    for (const event of decision.events) this.#happen(event);
    return decision;
  }

  #happen(event: PokerEvent): void {
    const { type, body } = pokerToJournal(event);
    const seq = this.state.seq + 1;
    this.journal.push({
      table: this.setting.id,
      seq,
      type,
      body: JSON.parse(JSON.stringify(body)),
      at: new Date(seq),
      hash: '',
    });
    this.state = evolvePoker(this.setting, this.state, event);
  }

  begin(): PokerDecision {
    const kind = this.setting.rules.variant.deck;
    const shoe = Shoe.seeded({ decks: 1, kind, cutCardFromBack: 0 }, this.random);
    this.deck = Array.from({ length: shoe.size }, () => shoe.draw());
    return this.ask({
      do: 'begin-hand',
      number: this.state.hands + 1,
      commitments: ['c'],
      toDraw: wholeDeck(kind),
    });
  }

  /** The table does what is due next by itself; whoever is asked is late. */
  goOn(): PokerDecision {
    const { hand } = this.state;
    if (!hand || hand.over) return this.begin();
    const { waiting, events } = handOf(hand);
    if (waiting.for === 'nothing') return this.ask({ do: 'close-hand', opened: this.opened() });
    if (waiting.for === 'answer') return this.ask({ do: 'time-out', turn: turnOf(hand) });
    const card = this.deck[dealtCards(events).length];
    if (card === undefined) throw new Error('The deck is empty.');
    return this.ask({ do: 'deal', card });
  }

  opened(): OpenedCard[] {
    const { hand } = this.state;
    if (!hand) return [];
    return dealtCards(handOf(hand).events)
      .filter(({ to }) => to !== 'burn')
      .map(({ position }) => {
        const card = this.deck[position];
        return { position, card: card === undefined ? '' : formatCard(card), salt: '00'.repeat(16) };
      });
  }

  /** Deals until somebody is asked; the seat, or null if the hand is over. */
  untilAsked(): number | null {
    for (;;) {
      const { hand } = this.state;
      if (!hand || hand.over) return null;
      const { waiting } = handOf(hand);
      if (waiting.for === 'answer') return waiting.questions[0].seat;
      this.goOn();
    }
  }

  /** The table folded once more out of the text of its journal: all of it, or from its last hand. */
  refolded(from: 'start' | 'last hand'): PokerState {
    const last = this.journal.findLastIndex(({ type }) => type === 'hand-began');
    const lines = this.journal.slice(from === 'start' ? 0 : Math.max(0, last));
    return lines.reduce(
      (state, line) => evolvePoker(this.setting, state, pokerFromJournal(state, line)),
      barePokerTable(this.setting, (lines[0]?.seq ?? 1) - 1),
    );
  }
}
