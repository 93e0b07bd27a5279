import {
  type Card,
  commitDeck,
  formatCard,
  NO_CUT,
  type OpenedCard,
  Shoe,
  seedFromBytes,
  verifyCards,
} from '@croupier/cards';
import type { PokerHand } from '@croupier/games';
import { cents, minus, NOTHING, sameJson, sameOutcome } from '@croupier/table';
import type { HandWon } from '../jackpots/played-for.ts';
import { chipsMoved, handMoved } from '../poker/chips.ts';
import { evolvePoker, playedOn } from '../poker/evolve-poker.ts';
import { deckCommitment } from '../poker/live-deck.ts';
import type { PokerEvent } from '../poker/poker-events.ts';
import { pokerFromJournal, pokerLineOf } from '../poker/poker-journal.ts';
import type { PokerSetting } from '../poker/poker-setting.ts';
import {
  barePokerTable,
  copyOf,
  type HandOnTable,
  jackpotsWon,
  type PokerState,
} from '../poker/poker-state.ts';
import type { JournalEvent } from '../storage/journal.ts';
import { JournalDiffers } from '../tables/journalled.ts';
import type { Moved } from '../tables/moved.ts';
import type { DealtShoe, JournalReplay } from './replay.ts';

/** Replays the journal of a poker table: every hand is played once more. */
export class PokerReplay implements JournalReplay {
  #setting: PokerSetting;
  readonly #posted: (definition: string) => PokerSetting;
  #state: PokerState;
  /** The hand on the table, advanced input by input. */
  #hand: PokerHand | undefined;
  #opened = 0;
  #finished: DealtShoe[] = [];
  /** What hands have won of jackpots: their funds may pay nothing else. */
  readonly won: HandWon[] = [];

  /** `posted` gives the table as it stood under a definition that its hands name; `hands` were begun before. */
  constructor(
    setting: PokerSetting,
    posted: (definition: string) => PokerSetting = () => setting,
    { seq = 0, hands = 0 }: { readonly seq?: number; readonly hands?: number } = {},
  ) {
    this.#setting = setting;
    this.#posted = posted;
    this.#state = { ...barePokerTable(setting, seq), hands };
  }

  canResume({ type }: Pick<JournalEvent, 'type'>): boolean {
    return type === 'hand-began';
  }

  resume(line: JournalEvent): void {
    this.#begin(line, barePokerTable(this.#setting, line.seq - 1));
  }

  #begin(line: JournalEvent, before: PokerState): void {
    const began = pokerLineOf(line);
    // A hand is dealt by what was posted when it began.
    if (began.type === 'hand-began' && began.definition !== undefined) {
      this.#setting = this.#posted(began.definition);
      if (!sameJson(began.options, this.#setting.rules.options))
        throw new JournalDiffers('The hand is dealt with other options than were posted.');
    }
    this.#state = evolvePoker(this.#setting, before, pokerFromJournal(before, line));
    this.#opened = line.seq;
    this.#hand = this.#state.hand ? copyOf(this.#state.hand) : undefined;
  }

  read(line: JournalEvent): readonly Moved[] {
    if (line.type === 'played') return this.#played(line);
    if (line.type === 'hand-began') {
      this.#sameTable(line);
      this.#begin(line, this.#state);
      return [];
    }
    const event = pokerFromJournal(this.#state, line);
    const moved = this.#moved(event);
    if (event.type === 'hand-over') this.#handOver(event);
    this.#state = evolvePoker(this.#setting, this.#state, event);
    return moved;
  }

  /** What came into the hand, played once more; with the end of the hand its chips move. */
  #played(line: JournalEvent): readonly Moved[] {
    const { hand: onTable } = this.#state;
    const read = pokerLineOf(line);
    if (!onTable || !this.#hand || read.type !== 'played')
      throw new JournalDiffers('It plays a hand that was never begun.');
    const before = this.#hand.events.length;
    this.#hand.advance(read.input);
    if (!sameOutcome(this.#hand.events.slice(before), read.events))
      throw new JournalDiffers('It has something else than the rules give.');
    const now = this.#hand;
    const over = now.waiting.for === 'nothing' && !('see' in read.input);
    this.#state = { ...playedOn(this.#state, read, () => now), seq: this.#state.seq + 1 };
    return over ? [handMoved(this.#setting.id, onTable, now, 0)] : [];
  }

  #moved(event: PokerEvent): Moved[] {
    const { id } = this.#setting;
    switch (event.type) {
      case 'sat-down':
        return [chipsMoved(id, event.player, event.bot, event.stack, 'buy-in', 0)];
      case 'chips-added': {
        const { player, bot } = this.#sitter(event.seat);
        return [chipsMoved(id, player, bot, event.amount, 'add-chips', 0)];
      }
      case 'left': {
        const { player, bot, stack } = this.#sitter(event.seat);
        if (player !== event.player || stack !== event.stack)
          throw new JournalDiffers(`Seat ${event.seat} is left with another stack than it holds.`);
        return stack > 0 ? [chipsMoved(id, player, bot, minus(NOTHING, stack), 'cash-out', 0)] : [];
      }
      case 'came-back':
      case 'cleared':
      case 'clock-called':
      case 'hand-began':
      case 'hand-over':
      case 'jackpots-handed-in':
      case 'joined-list':
      case 'leaving':
      case 'left-list':
      case 'played':
      case 'rebuys-to':
      case 'sat-out':
      case 'seat-offered':
      case 'sits-out-at-blind':
      case 'straddle-declared':
        return [];
    }
  }

  #sitter(seat: number) {
    const seated = this.#state.table.seats.get(seat);
    if (!seated) throw new JournalDiffers(`Nobody sits at seat ${seat}.`);
    return { ...seated, stack: cents(seated.stack), bot: this.#state.occupants.get(seat)?.bot ?? null };
  }

  /** The beginning of a hand holds the whole table: it must be the table that the lines before have made. */
  #sameTable(line: JournalEvent): void {
    const began = pokerLineOf(line);
    if (began.type !== 'hand-began') return;
    const { table, hands } = this.#state;
    if (began.number !== hands + 1) throw new JournalDiffers(`Hand ${began.number} follows hand ${hands}.`);
    const stacks = new Map([...table.seats].map(([seat, { player, stack }]) => [seat, { player, stack }]));
    const written = new Map(began.seats.map(({ seat, player, stack }) => [seat, { player, stack }]));
    if (!sameJson(Object.fromEntries(stacks), Object.fromEntries(written)))
      throw new JournalDiffers('The hand begins with other seats or stacks than the table has.');
  }

  #handOver({ number, opened, won, elsewhere }: Extract<PokerEvent, { type: 'hand-over' }>): void {
    const { hand } = this.#state;
    if (!hand || hand.number !== number || this.#hand?.waiting.for !== 'nothing')
      throw new JournalDiffers('It ends a hand that is not over.');
    if (!sameJson(jackpotsWon(this.#state, hand, elsewhere), won))
      throw new JournalDiffers('It has won something else of jackpots than the rules give.');
    if (won.claims.length > 0 || won.listings.length > 0) this.won.push(won);
    this.#finished.push(this.#deck(hand, opened));
  }

  shoes(end: boolean): readonly DealtShoe[] {
    const { hand } = this.#state;
    return [...this.#finished.splice(0), ...(end && hand && !hand.over ? [this.#deck(hand, [])] : [])];
  }

  /** Of a poker hand the deck is committed to card by card; those `opened` were seen. */
  #deck(hand: HandOnTable, opened: readonly OpenedCard[]): DealtShoe {
    const { name, number, commitments } = hand;
    const { deck: kind } = this.#setting.rules.variant;
    const dealt = cardsDealt(this.#hand);
    return {
      number,
      opened: this.#opened,
      // A deck is never revealed, so that it is never over.
      over: false,
      fits: (bytes, kept) => {
        const seed = seedFromBytes(bytes);
        if (kept !== deckCommitment(commitments))
          return 'another commitment is kept with it than was published';
        const shoe = Shoe.live({ decks: 1, kind, cutCardFromBack: 0 }, seed, NO_CUT);
        const cards = Array.from({ length: shoe.size }, () => shoe.draw());
        if (!sameJson(commitDeck(name, seed, cards), commitments))
          return 'its seed is not the one that was committed to';
        const at = dealt.findIndex((card, place) => card !== cards[place]);
        const [wrong, due] = [dealt[at], cards[at]];
        if (wrong !== undefined && due !== undefined)
          return `its card ${at + 1} was dealt as ${formatCard(wrong)}, and the seed gives ${formatCard(due)}`;
        const verdict = verifyCards(name, commitments, opened);
        return verdict.honest ? undefined : verdict.why;
      },
    };
  }

  claims(): ReadonlyMap<string, number> {
    return new Map();
  }
}

/** The cards of a hand in the order in which they left the deck. */
const cardsDealt = (hand: PokerHand | undefined): Card[] =>
  (hand?.events ?? []).flatMap((event) =>
    event.type === 'burned' || event.type === 'dealt' || event.type === 'turned' ? [event.card] : [],
  );
