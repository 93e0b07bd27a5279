import { setTimeout as sleep } from 'node:timers/promises';
import { type SeededRandom, seededRandom } from '@croupier/cards';
import { type CoupMark, markOf } from '@croupier/games';
import { oddsOf } from '@croupier/odds';
import {
  type Cents,
  formatCite,
  formatMoney,
  minus,
  NOTHING,
  type Refusal,
  type Round,
  type RoundEvent,
  recordOf,
  type TableGame,
  type TableLimits,
  viewPlaces,
} from '@croupier/table';
import { showOdds } from '../commands/odds.ts';
import type { Desk } from '../desk.ts';
import { BadInput } from '../failure.ts';
import { nearest } from '../nearest.ts';
import { showConditions, showPayTables } from '../show/posted.ts';
import { BettingTable } from './betting-table.ts';
import { drawCards, speakCards } from './card-pictures.ts';
import { Lines } from './lines.ts';
import { Purse } from './purse.ts';
import { tellLine } from './results.ts';
import { drawRoads } from './road-pictures.ts';
import { spokenBets } from './spoken-bets.ts';
import { spokenCut } from './spoken-cut.ts';
import { CommittedShoe, practiceShoe, type TableShoe } from './table-shoe.ts';

export interface Seating {
  readonly chips: Cents;
  readonly limits: TableLimits;
  /** A practice shoe from this seed, instead of one to bet on. */
  readonly seed?: string;
  /** Cards in words instead of pictures. */
  readonly plain: boolean;
  /** Milliseconds between the dealer's steps. */
  readonly pace: number;
}

const COMMANDS: Readonly<Record<string, string>> = {
  deal: 'no more bets, and the cards come out (so does an empty line once you have bet)',
  undo: 'take the last change back',
  clear: 'take all your bets back',
  rebet: 'the bets of the last round again',
  double: 'as much again on every bet',
  bets: 'what you have on the layout, and what you could add',
  road: 'the bead plate and the big road of this shoe',
  rules: 'the posted pay table, limits and conditions',
  odds: 'the exact odds of each wager from a full shoe',
  record: 'the last round as a record that "croupier replay" takes',
  help: 'this list',
  quit: 'leave the table',
};

/** A player's time at a terminal table, from sitting down to getting up. */
export class Session {
  readonly #desk: Desk;
  readonly #game: TableGame;
  readonly #seating: Seating;
  readonly #table: BettingTable;
  readonly #lines: Lines;
  readonly #practice: SeededRandom | undefined;
  readonly #satDown = Date.now();
  #shoe: TableShoe | undefined;
  #coups: CoupMark[] = [];
  #rounds = 0;
  #lastRound: Round | undefined;

  constructor(desk: Desk, game: TableGame, seating: Seating) {
    this.#desk = desk;
    this.#game = game;
    this.#seating = seating;
    this.#table = new BettingTable(game, seating.limits, new Purse(seating.chips));
    this.#practice = seating.seed === undefined ? undefined : seededRandom(seating.seed);
    this.#lines = new Lines(desk.io, [
      ...Object.keys(COMMANDS),
      ...game.layout.wagers.map(({ id }) => id),
      'spot',
      'tip',
    ]);
  }

  async play(): Promise<void> {
    try {
      this.#welcome();
      await this.#sit();
    } finally {
      this.#lines.close();
    }
    this.#farewell();
  }

  async #sit(): Promise<void> {
    for (;;) {
      this.#shoe ??= await this.#newShoe();
      if (!this.#shoe) return;
      if (this.#cannotGoOn()) return;
      const { paint } = this.#desk;
      const staked = this.#table.staked;
      const down = staked > 0 ? paint.dim(` (${formatMoney(staked)} down)`) : '';
      const line = await this.#lines.ask(`${formatMoney(this.#table.purse.balance)}${down} > `);
      if (line === null) return;
      try {
        if ((await this.#obey(line.trim(), this.#shoe)) === 'leave') return;
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        this.#say(paint.yellow(error.message));
      }
    }
  }

  /** Does what the player says. Anything that is not a command is read as bets. */
  async #obey(line: string, shoe: TableShoe): Promise<'leave' | undefined> {
    const { paint } = this.#desk;
    const [word = ''] = line.toLowerCase().split(/\s+/);
    switch (word) {
      case '':
      case 'deal':
      case 'd':
        if (this.#table.bets.length > 0) await this.#deal(shoe);
        else this.#say('Place a bet first, such as "banker 25"; "help" says more.');
        return undefined;
      case 'undo':
        return this.#changed(this.#table.undo());
      case 'clear':
        return this.#changed(this.#table.clear());
      case 'rebet':
      case 'repeat':
        return this.#changed(this.#table.rebet());
      case 'double':
        return this.#changed(this.#table.double());
      case 'bets':
        this.#showBets();
        return undefined;
      case 'road':
      case 'roads':
        this.#say(drawRoads(this.#coups, paint, this.#desk.io.stdout.columns ?? 80));
        return undefined;
      case 'rules':
        this.#showRules();
        return undefined;
      case 'odds':
        this.#say(showOdds(this.#game, oddsOf(this.#game.id, this.#game.options), paint));
        return undefined;
      case 'record':
        this.#say(
          this.#lastRound
            ? JSON.stringify(recordOf(this.#game, this.#lastRound))
            : 'No round has been dealt yet.',
        );
        return undefined;
      case 'help':
      case '?':
        this.#help();
        return undefined;
      case 'quit':
      case 'exit':
      case 'leave':
      case 'q':
        return 'leave';
      default:
        return this.#changed(this.#bet(line));
    }
  }

  #bet(line: string): Refusal | undefined {
    const words = line.split(/\s+/);
    const typo = words.length === 1 ? nearest(words[0] ?? '', Object.keys(COMMANDS)) : undefined;
    if (typo !== undefined && !/\d/.test(line))
      throw new BadInput(`"${line}" is not understood; did you mean ${typo}?`);
    return this.#table.place(spokenBets(line, this.#game.layout));
  }

  #changed(why: Refusal | undefined): undefined {
    if (why) throw new BadInput(why.cite ? `${why.reason} (${formatCite(why.cite)})` : why.reason);
    this.#say(this.#betsInWords());
    return undefined;
  }

  #betsInWords(): string {
    const { bets } = this.#table;
    if (bets.length === 0) return 'The layout is empty.';
    const told = bets.map(({ wager, spot, kind, amount }) => {
      const whose = kind === 'tip' ? 'for the dealer, ' : '';
      return `${whose}${wager} ${formatMoney(amount)}${spot === 1 ? '' : ` at spot ${spot}`}`;
    });
    return `On the layout: ${told.join('; ')}.`;
  }

  #showBets(): void {
    this.#say(this.#betsInWords());
    const { paint } = this.#desk;
    for (const { spot, wager, kind, least, most, refused } of this.#table.options()) {
      if (spot !== 1) continue;
      const what = `  ${kind === 'tip' ? 'tip ' : ''}${wager}`;
      const cite = refused?.cite ? ` ${paint.dim(formatCite(refused.cite))}` : '';
      this.#say(
        refused
          ? `${what}: ${refused.reason}${cite}`
          : `${what}: ${formatMoney(least)} to ${formatMoney(most)}${this.#table.bets.length ? ' more' : ''}`,
      );
    }
    this.#say(
      paint.dim(
        `  The same at spots 2 to ${this.#game.layout.seats}: "spot 3 ${this.#game.layout.wagers[0]?.id} 25".`,
      ),
    );
  }

  /** One round, step by step. Once the first card is out it is always finished, even if the player walks away. */
  async #deal(shoe: TableShoe): Promise<void> {
    // The cut card came out in an earlier hand: this one is the shoe's last.
    const last = shoe.cutCardShows;
    const before = this.#table.purse.balance;
    const staked = this.#table.staked;
    const round = this.#game.start(this.#table.bets);
    this.#say('');
    while (round.waiting.for !== 'nothing') {
      const event = round.waiting.for === 'card' ? round.advance({ card: shoe.draw() }) : round.advance();
      this.#tell(round, event);
      if (this.#seating.pace > 0 && !this.#lines.left && event.type !== 'handled')
        await sleep(this.#seating.pace);
    }
    this.#rounds += 1;
    this.#lastRound = round;
    const net = minus(minus(this.#table.purse.balance, before), staked);
    this.#say(`  ${signedMoney(net)} this round, ${signedMoney(this.#net())} since you sat down.`);
    if (last) this.#endShoe();
    else if (shoe.cutCardShows) this.#say('The cut card is out: one more hand from this shoe.');
  }

  #tell(round: Round, event: RoundEvent): void {
    const { paint } = this.#desk;
    switch (event.type) {
      case 'said':
        this.#say(`${paint.bold('Dealer:')} ${event.text} ${paint.dim(formatCite(event.cite))}`);
        return;
      case 'dealt':
        if (event.face === 'down') this.#say(paint.dim(`  a card for ${titled(event.place)}, face down`));
        else this.#showPlace(round, event.place);
        return;
      case 'turned':
        this.#showPlace(round, event.place);
        return;
      case 'settled':
        this.#table.settle(event.lines);
        for (const line of event.lines) this.#say(tellLine(line, this.#game.layout, paint));
        this.#keepMark(markOf(event.summary));
        return;
      case 'voided':
        this.#table.settle(event.lines);
        this.#say(`The round is void: ${event.why.reason}`);
        return;
      case 'answered':
      case 'handled':
      case 'set-aside':
        return;
    }
  }

  #keepMark(mark: CoupMark | undefined): void {
    if (mark) this.#coups.push(mark);
  }

  #showPlace(round: Round, name: string): void {
    const { paint } = this.#desk;
    const seen = viewPlaces(this.#game.layout, round, { seats: [] }).find(({ place }) => place === name);
    if (!seen) return;
    if (this.#seating.plain) {
      this.#say(`  ${titled(name)}: ${speakCards(seen.cards)}; ${seen.caption}.`);
      return;
    }
    const [top = '', middle = '', bottom = ''] = drawCards(seen.cards, paint);
    const label = titled(name).padEnd(8);
    this.#say(`  ${' '.repeat(label.length)} ${top}`);
    this.#say(`  ${paint.bold(label)} ${middle}  ${paint.bold(seen.caption)}`);
    this.#say(`  ${' '.repeat(label.length)} ${bottom}`);
  }

  async #newShoe(): Promise<TableShoe | undefined> {
    this.#coups = [];
    const { shoe } = this.#game.layout;
    if (this.#practice) {
      this.#say(`A practice shoe from seed ${this.#seating.seed}: the same seed deals the same cards.`);
      return practiceShoe(shoe, this.#practice);
    }
    const committed = new CommittedShoe(shoe);
    this.#say(`A new shoe of ${shoe.decks} decks, ${committed.cards} cards, called ${committed.name}.`);
    this.#say(
      `Its order is fixed by a secret whose commitment is ${this.#desk.paint.cyan(committed.commitment)}`,
    );
    for (;;) {
      const line = await this.#lines.ask(
        `Cut it at 0 to ${committed.cards - 1}, with words of your own if you like, or press Enter > `,
      );
      if (line === null || /^(q|quit|exit|leave)$/i.test(line.trim())) return undefined;
      try {
        const cut = spokenCut(line, committed.cards, () => committed.anyCut());
        this.#say(`Cut at ${cut.position}${cut.entropy ? `, entropy ${cut.entropy}` : ''}.`);
        return committed.cutAt(cut);
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        this.#say(this.#desk.paint.yellow(error.message));
      }
    }
  }

  #endShoe(): void {
    this.#say('That was the last hand of this shoe.');
    this.#reveal();
    this.#shoe = undefined;
  }

  /** The secret is opened only when no more hands will be dealt from the shoe. */
  #reveal(): void {
    const reveal = this.#shoe?.reveal();
    if (!reveal) return;
    this.#say('The shoe is opened. Anybody can check that it was the one committed to:');
    this.#say(`echo '${JSON.stringify(reveal)}' | croupier verify shoe -`);
  }

  #cannotGoOn(): boolean {
    const least = Math.min(...Object.values(this.#seating.limits).map((limit) => limit.least));
    if (this.#table.purse.balance >= least || this.#table.bets.length > 0) return false;
    this.#say(`You have ${formatMoney(this.#table.purse.balance)} left, less than the least bet.`);
    return true;
  }

  #welcome(): void {
    const { paint } = this.#desk;
    const { title, section } = this.#game;
    this.#say(`${paint.bold(title)}  ${paint.dim(`${section.rulebook.title}, section ${section.number}`)}`);
    this.#say(`You have ${formatMoney(this.#table.purse.balance)} in play chips. ${this.#limitsInWords()}`);
    this.#say('Bet in words, such as "banker 25, tie 5"; an empty line deals; "help" says more.');
    this.#say('');
  }

  #limitsInWords(): string {
    const { wagers } = this.#game.layout;
    return wagers
      .map(({ id, name }) => {
        const limit = this.#seating.limits[id];
        return limit ? `${name} ${formatMoney(limit.least)} to ${formatMoney(limit.most)}.` : '';
      })
      .join(' ');
  }

  #showRules(): void {
    const { paint } = this.#desk;
    this.#say(showPayTables(this.#game, paint));
    this.#say(showConditions(this.#game, paint));
    this.#say(`  ${this.#limitsInWords()}`);
  }

  #help(): void {
    const { paint } = this.#desk;
    this.#say(
      'Bets: "banker 25, tie 5", "spot 3 player 100", "tip banker 1", "banker -10" to take some back.',
    );
    for (const [name, about] of Object.entries(COMMANDS))
      this.#say(`  ${paint.bold(name.padEnd(7))} ${about}`);
  }

  #farewell(): void {
    if (this.#table.bets.length > 0) {
      this.#table.clear();
      this.#say('Your bets on the layout come back to you.');
    }
    if (this.#rounds > 0) this.#reveal();
    const { purse } = this.#table;
    const minutes = Math.round((Date.now() - this.#satDown) / 60_000);
    const time = minutes < 1 ? 'less than a minute' : minutes === 1 ? 'a minute' : `${minutes} minutes`;
    const rounds = this.#rounds === 1 ? 'one round' : `${this.#rounds} rounds`;
    const tips = purse.of(purse.accounts.tips);
    const thanks = tips > 0 ? ` The dealers thank you for ${formatMoney(tips)}.` : '';
    this.#say(
      `You leave with ${formatMoney(purse.balance)}, ${signedMoney(this.#net())} over ${rounds} in ${time}.${thanks}`,
    );
  }

  #net(): Cents {
    return minus(this.#table.purse.balance, this.#seating.chips);
  }

  #say(text: string): void {
    this.#desk.print(text);
  }
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const signedMoney = (amount: Cents): string => `${amount > NOTHING ? '+' : ''}${formatMoney(amount)}`;
