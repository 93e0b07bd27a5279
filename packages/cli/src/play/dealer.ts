import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  type Bet,
  formatCite,
  type PlaceView,
  type Question,
  type Round,
  type RoundEvent,
  type RoundInput,
  type Standing,
  type TableGame,
  viewPlaces,
} from '@croupier/table';
import type { Desk } from '../desk.ts';
import { drawCards, speakCards } from './card-pictures.ts';
import { YOU } from './purse.ts';
import { tellLine } from './results.ts';
import type { CardsAt } from './spoken-answer.ts';
import type { TableShoe } from './table-shoe.ts';

/** Whoever decides for a seat. */
export type Asked = (question: Question, cardsAt: CardsAt) => Promise<Answer>;

/** What lies on the table when a round begins. */
export interface Laid {
  readonly bets: readonly Bet[];
  readonly standing: Standing;
}

/** How a round is shown. */
export interface Manner {
  /** Cards in words instead of pictures. */
  readonly plain: boolean;
  /** Milliseconds between the dealer's steps. */
  readonly pace: number;
  /** What a dealer does with their hands is told too. */
  readonly procedures: boolean;
}

/** Deals a round in the open, step by step, with the calls and the clauses behind them. */
export class Dealer {
  readonly #desk: Desk;
  readonly #game: TableGame;
  readonly #manner: Manner;

  constructor(desk: Desk, game: TableGame, manner: Manner) {
    this.#desk = desk;
    this.#game = game;
    this.#manner = manner;
  }

  /**
   * Once the first card is out the round is always finished; in a hurry, without waiting between its steps. Where the
   * game asks, `decide` is shown the seat's hand and the board first.
   */
  async deal(
    { bets, standing }: Laid,
    shoe: TableShoe,
    decide: Asked,
    inHurry: () => boolean,
  ): Promise<Round> {
    const round = this.#game.start(bets, standing);
    for (;;) {
      const { waiting } = round;
      if (waiting.for === 'nothing') break;
      if (waiting.for === 'answer' && !inHurry()) this.#showQuestion(round, waiting.questions[0]);
      const event = round.advance(await this.#inputFor(round, shoe, decide));
      this.#tell(round, event);
      if (this.#manner.pace > 0 && !inHurry() && event.type !== 'handled') await sleep(this.#manner.pace);
    }
    return round;
  }

  async #inputFor(
    { waiting, places }: Round,
    shoe: TableShoe,
    decide: Asked,
  ): Promise<RoundInput | undefined> {
    if (waiting.for === 'card') return { card: shoe.draw() };
    if (waiting.for === 'number') return { number: shoe.number(waiting.most) };
    if (waiting.for !== 'answer') return undefined;
    const [question] = waiting.questions;
    const cardsAt: CardsAt = (name) => places.find((one) => one.name === name)?.cards ?? [];
    return { seat: question.seat, answer: await decide(question, cardsAt) };
  }

  #showQuestion(round: Round, { seat }: Question): void {
    for (const place of round.places) {
      if (place.owner === seat || place.faces.includes('up')) this.#showPlace(round, place.name);
    }
  }

  #tell(round: Round, event: RoundEvent): void {
    const { paint } = this.#desk;
    switch (event.type) {
      case 'said':
        this.#say(`${paint.bold('Dealer:')} ${event.text} ${paint.dim(formatCite(event.cite))}`);
        return;
      case 'dealt':
        if (event.face === 'up') this.#showPlace(round, event.place);
        else if (isFirstOfPacket(round) && !isAside(round, event.place))
          this.#say(paint.dim(`  dealt to ${titled(event.place)}, face down`));
        return;
      case 'turned':
        this.#showPlace(round, event.place);
        return;
      case 'arranged':
        this.#showPlace(round, event.place);
        return;
      case 'moved':
        this.#say(paint.dim(`  ${event.cards.length} from ${titled(event.from)} to the ${event.to}`));
        return;
      case 'number-drawn':
        this.#say(
          `${paint.bold('Dealer:')} ${event.about}: ${event.number}. ${paint.dim(formatCite(event.cite))}`,
        );
        return;
      case 'settled':
        for (const line of event.lines) this.#say(tellLine(line, this.#game.layout, paint));
        return;
      case 'voided':
        this.#say(`The round is void: ${event.why.reason}`);
        return;
      case 'handled':
        if (this.#manner.procedures) this.#say(paint.dim(`  (${event.text} ${formatCite(event.cite)})`));
        return;
      case 'answered':
      case 'set-aside':
        return;
    }
  }

  /** A hand as a player at the table sees it. */
  #showPlace(round: Round, name: string): void {
    const { paint } = this.#desk;
    // Whoever sits at the terminal plays every seat in the round but a companion's.
    const { bank } = round.standing;
    const own = round.bets.filter(({ player }) => player === YOU).map(({ spot }) => spot);
    const seats = bank?.player === YOU ? [...own, bank.seat] : own;
    const seen = viewPlaces(this.#game.layout, round, { seats }).find(({ place }) => place === name);
    if (!seen) return;
    if (this.#manner.plain) {
      const counts = partsInWords(seen, ' ', ', ') ?? seen.caption;
      this.#say(`  ${titled(name)}: ${speakCards(seen.cards)}${counts && `; ${counts}`}.`);
      return;
    }
    const [top = '', middle = '', bottom = ''] = drawCards(seen.cards, paint);
    const label = titled(name).padEnd(8);
    const parts = partsInWords(seen, ': ', '; ');
    this.#say(`  ${' '.repeat(label.length)} ${top}`);
    this.#say(`  ${paint.bold(label)} ${middle}  ${paint.bold(parts ?? seen.caption)}`);
    this.#say(`  ${' '.repeat(label.length)} ${bottom}`);
  }

  #say(text: string): void {
    this.#desk.print(text);
  }
}

/** "low pair of twos, high tens and sixes": the parts of a hand that count for something. */
const partsInWords = ({ parts }: PlaceView, is: string, and: string): string | undefined =>
  parts
    ?.filter(({ caption }) => caption !== '')
    .map(({ part, caption }) => `${part}${is}${caption}`)
    .join(and);

/** What is put aside unseen is nobody's hand. */
const isAside = ({ places }: Round, name: string): boolean =>
  places.some((place) => place.name === name && place.aside);

/** The cards of one packet are told once. */
function isFirstOfPacket({ events }: Round): boolean {
  const [before, last] = events.slice(-2);
  return !(before?.type === 'dealt' && last?.type === 'dealt' && before.place === last.place);
}

/** "Player", "Dealer", "Seat 3" */
const titled = (name: string): string =>
  /^\d+$/.test(name) ? `Seat ${name}` : name.charAt(0).toUpperCase() + name.slice(1);
