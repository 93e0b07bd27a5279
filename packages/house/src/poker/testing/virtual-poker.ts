import { type Card, formatCard, type SeededRandom, Shoe, seededRandom } from '@croupier/cards';
import { type Action, cents } from '@croupier/table';
import type { Cleared } from '../../tables/cleared.ts';
import type { Bookkeeping } from '../../tables/journal-writer.ts';
import { playerNamed, type VirtualTable } from '../../tables/testing/virtual-nodes.ts';
import { clearedOfPlayers } from '../cleared-of-players.ts';
import { dealtCards } from '../opened.ts';
import { pokerBookkeeping } from '../poker-bookkeeping.ts';
import type { PokerTableCommand } from '../poker-commands.ts';
import type { PokerEvent } from '../poker-events.ts';
import type { PokerSetting } from '../poker-setting.ts';
import { type HandOnTable, handOf, type PokerState, seatOf, turnOf } from '../poker-state.ts';

/** A poker table whose players sit down, act on what they see, and leave. */
export class VirtualPokerTable implements VirtualTable<PokerState, PokerEvent, PokerTableCommand> {
  readonly setting: PokerSetting;
  readonly #seed: string;
  readonly #decks = new Map<number, readonly Card[]>();

  constructor(setting: PokerSetting, seed: string) {
    this.setting = setting;
    this.#seed = seed;
  }

  get id(): string {
    return this.setting.id;
  }

  books(): Bookkeeping<PokerState, PokerEvent, PokerTableCommand> {
    return pokerBookkeeping(this.setting);
  }

  deck(hand: number): readonly Card[] {
    const known = this.#decks.get(hand);
    if (known) return known;
    const { deck: kind } = this.setting.rules.variant;
    const random = seededRandom(`${this.#seed} ${this.id} hand ${hand}`);
    const shoe = Shoe.seeded({ decks: 1, kind, cutCardFromBack: 0 }, random);
    const deck = Array.from({ length: shoe.size }, () => shoe.draw());
    this.#decks.set(hand, deck);
    return deck;
  }

  asked(number: number, seen: PokerState, random: SeededRandom): PokerTableCommand {
    const player = playerNamed(number);
    const seat = seatOf(seen, player);
    if (seat === undefined) return { do: 'sit-down', player, seat: number + 1, amount: cents(8_000) };
    const { hand } = seen;
    const waiting = hand && !hand.over ? handOf(hand).waiting : undefined;
    if (hand && waiting?.for === 'answer') {
      const may = waiting.questions[0].actions.filter(({ refused }) => !refused);
      const action = may[random.below(may.length)];
      if (action) return { do: 'act', player, turn: turnOf(hand), answer: answerBy(action) };
    }
    return random.below(4) === 0
      ? { do: 'stand-up', player }
      : { do: 'add-chips', player, amount: cents(1_000 * (1 + random.below(3))) };
  }

  due({ hand, hands }: PokerState, random: SeededRandom): PokerTableCommand | null {
    if (!hand || hand.over)
      return { do: 'begin-hand', number: hands + 1, commitments: ['c'], toDraw: this.deck(0) };
    const { waiting, events } = handOf(hand);
    if (waiting.for === 'nothing') return { do: 'close-hand', opened: this.#opened(hand) };
    if (waiting.for === 'answer')
      return random.below(3) === 0 ? { do: 'time-out', turn: turnOf(hand) } : null;
    const card = this.deck(hand.number)[dealtCards(events).length];
    if (card === undefined) throw new Error('The virtual deck is out of cards.');
    return { do: 'deal', card };
  }

  #opened(hand: HandOnTable) {
    const deck = this.deck(hand.number);
    return dealtCards(handOf(hand).events).flatMap(({ to, position }) => {
      const card = deck[position];
      if (to === 'burn' || card === undefined) return [];
      return [{ position, card: formatCard(card), salt: '00'.repeat(16) }];
    });
  }

  isOpen(): boolean {
    return true;
  }

  cleared(state: PokerState): Cleared | undefined {
    return clearedOfPlayers(this.setting, state);
  }
}

/** The answer with which an action is done, for as few chips as it takes. */
const answerBy = ({ verb, least }: Action) => ({ verb, ...(least === undefined ? {} : { amount: least }) });
