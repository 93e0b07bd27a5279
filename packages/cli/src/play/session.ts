import { type SeededRandom, seededRandom } from '@croupier/cards';
import { type CoupMark, markOf } from '@croupier/games';
import { oddsOf } from '@croupier/odds';
import {
  type Answer,
  actionNamed,
  type Cents,
  formatCite,
  formatMoney,
  inSteps,
  MoneyError,
  meterName,
  minus,
  NOTHING,
  parseMoney,
  type Question,
  type Refusal,
  type Round,
  recordOf,
  refusalOfAnswer,
  seatNumbersOf,
  stakedBy,
  type TableGame,
  type TableLimits,
  total,
  VERBS,
} from '@croupier/table';
import { showOdds } from '../commands/odds.ts';
import type { Desk } from '../desk.ts';
import { BadInput } from '../failure.ts';
import { nearest } from '../nearest.ts';
import { workFor } from '../odds-work.ts';
import { showSetting } from '../show/house-way.ts';
import { showPayTables, showRules } from '../show/posted.ts';
import { BettingTable } from './betting-table.ts';
import { Dealer, type Manner } from './dealer.ts';
import { Lines } from './lines.ts';
import { Purse, YOU } from './purse.ts';
import { drawRoads } from './road-pictures.ts';
import { freshDeck, offerShoe, openShoe } from './shoe-offer.ts';
import { type CardsAt, questionInWords, spokenAnswer } from './spoken-answer.ts';
import { spokenBets } from './spoken-bets.ts';
import type { TableShoe } from './table-shoe.ts';
import {
  betsInWords,
  betsToSay,
  COMMANDS,
  helpInWords,
  limitsInWords,
  signedMoney,
  timeInWords,
} from './words.ts';

export interface Seating extends Manner {
  readonly chips: Cents;
  readonly limits: TableLimits;
  /** Practice shoes from this seed, instead of shoes to bet on. */
  readonly seed?: string;
}

/** A player's time at a terminal table, from sitting down to getting up. */
export class Session {
  readonly #desk: Desk;
  readonly #game: TableGame;
  readonly #seating: Seating;
  readonly #table: BettingTable;
  readonly #dealer: Dealer;
  readonly #lines: Lines;
  readonly #practice: SeededRandom | undefined;
  readonly #satDown = Date.now();
  #shoe: TableShoe | undefined;
  #coups: CoupMark[] = [];
  /** The round whose bets were opened last. */
  #openedFor = -1;
  #rounds = 0;
  #lastRound: Round | undefined;

  constructor(desk: Desk, game: TableGame, seating: Seating) {
    this.#desk = desk;
    this.#game = game;
    this.#seating = seating;
    this.#table = new BettingTable(game, seating.limits, new Purse(seating.chips));
    this.#dealer = new Dealer(desk, game, seating);
    this.#practice = seating.seed === undefined ? undefined : seededRandom(seating.seed);
    const wagers = game.layout.wagers.map(({ id }) => id);
    this.#lines = new Lines(desk.io, [...Object.keys(COMMANDS), ...VERBS, ...wagers, 'spot', 'tip']);
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
      const shoe = this.#shoe;
      if (!shoe || this.#isBroke()) return;
      const { paint } = this.#desk;
      const { staked, purse } = this.#table;
      this.#openBets();
      const down = staked > 0 ? paint.dim(` (${formatMoney(staked)} down)`) : '';
      const line = await this.#lines.ask(`${formatMoney(purse.balance)}${down} > `);
      if (line === null) return;
      try {
        if ((await this.#obey(line.trim(), shoe)) === 'leave') return;
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        this.#say(paint.yellow(error.message));
      }
    }
  }

  /** The call that opens a round's bets, once, where the rulebook has one. */
  #openBets(): void {
    if (this.#openedFor === this.#rounds) return;
    this.#openedFor = this.#rounds;
    const { opensWith } = this.#game.layout;
    if (opensWith) this.#say(opensWith.text);
  }

  /** Does what the player says. Anything that is not a command is read as bets. */
  async #obey(line: string, shoe: TableShoe): Promise<'leave' | undefined> {
    const { paint } = this.#desk;
    switch (line.toLowerCase()) {
      case '':
      case 'deal':
        if (this.#table.bets.length > 0 || this.#table.banking.bank?.player === YOU) await this.#deal(shoe);
        else
          this.#say(`Place a bet first, such as "${this.#game.layout.wagers[0]?.id} 25"; "help" says more.`);
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
        this.#say(showPayTables(this.#game, paint));
        this.#say(showRules(this.#game, paint));
        this.#say(`  ${limitsInWords(this.#game.layout, this.#seating.limits)}`);
        return undefined;
      case 'odds':
        this.#say(showOdds(this.#game, await oddsOf(this.#game, workFor(this.#desk)), paint));
        return undefined;
      case 'record':
        this.#showRecord();
        return undefined;
      case 'why':
        this.#showDealersWay();
        return undefined;
      case 'help':
      case '?':
        this.#say(helpInWords(this.#game.layout, paint));
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
    const bank = /^bank\s+(\S+)(?:\s+dealer\s+(\S+))?$/i.exec(line);
    if (bank) return this.#takeBank(bank[1] ?? '', bank[2]);
    if (/^bank\b/i.test(line)) throw new BadInput('Say how much you bank, such as "bank 200".');
    const typo = /^[a-z]+$/i.test(line) ? nearest(line, Object.keys(COMMANDS)) : undefined;
    if (typo !== undefined) throw new BadInput(`"${line}" is not understood; did you mean ${typo}?`);
    return this.#table.place(spokenBets(line, this.#game.layout, this.#table.banking.home));
  }

  #takeBank(text: string, dealer: string | undefined): Refusal | undefined {
    try {
      const amount = parseMoney(text);
      if (amount > 0)
        return this.#table.takeBank(amount, dealer === undefined ? undefined : parseMoney(dealer));
    } catch (error) {
      if (error instanceof MoneyError) return { reason: error.message };
      throw error;
    }
    this.#table.banking.give();
    return undefined;
  }

  #changed(why: Refusal | undefined): undefined {
    if (why) throw new BadInput(why.cite ? `${why.reason} (${formatCite(why.cite)})` : why.reason);
    this.#say(betsInWords(this.#table.bets, this.#table.banking.home));
    this.#sayWhoBanks();
    return undefined;
  }

  #sayWhoBanks(): void {
    const { bank } = this.#table.banking;
    if (!bank) return;
    const who = bank.player === YOU ? 'You bank' : `${bank.player} banks`;
    const dealers = bank.dealerBet ? `; the dealer bets ${formatMoney(bank.dealerBet)} against it` : '';
    this.#say(`${who} from seat ${bank.seat} with ${formatMoney(bank.amount)}${dealers}.`);
  }

  #showBets(): void {
    const { paint } = this.#desk;
    const { wagers } = this.#game.layout;
    const { home } = this.#table.banking;
    this.#say(betsInWords(this.#table.bets, home));
    this.#sayWhoBanks();
    for (const { spot, wager, kind, least, most, refused } of this.#table.options()) {
      if (spot !== home) continue;
      const what = `  ${kind === 'tip' ? 'tip ' : ''}${wager}`;
      const cite = refused?.cite ? ` ${paint.dim(formatCite(refused.cite))}` : '';
      this.#say(
        refused
          ? `${what}: ${refused.reason}${cite}`
          : `${what}: ${formatMoney(least)} to ${formatMoney(most)}`,
      );
    }
    const last = seatNumbersOf(this.#game.layout).at(-1) ?? home;
    this.#say(paint.dim(`  The same at other spots: "spot ${last} ${wagers[0]?.id} 25".`));
  }

  #showRecord(): void {
    if (this.#lastRound) this.#say(JSON.stringify(recordOf(this.#game, this.#lastRound)));
    else this.#say('No round has been dealt yet.');
  }

  /** Why the dealer's hand of the last round was set as it was. */
  #showDealersWay(): void {
    const { houseWay } = this.#game;
    const dealers = this.#lastRound?.places.find(({ name }) => name === 'dealer');
    if (!houseWay) this.#say('Nobody sets a hand in this game.');
    else if (!dealers) this.#say('No round has been dealt yet; ask again when you have your cards.');
    else this.#say(showSetting(houseWay, dealers.cards, this.#desk.paint));
  }

  async #deal(shoe: TableShoe): Promise<void> {
    // The cut card came out in an earlier hand: this one is the shoe's last.
    const last = shoe.cutCardShows;
    const { purse, staked, allBets: bets } = this.#table;
    const before = purse.balance;
    const standing = this.#table.begin();
    this.#say('');
    const round = await this.#dealer.deal(
      { bets, standing },
      shoe,
      (question, cardsAt) => this.#decide(question, cardsAt),
      () => this.#lines.left,
    );
    this.#rounds += 1;
    this.#lastRound = round;
    for (const event of round.events) {
      if (event.type !== 'settled' && event.type !== 'voided') continue;
      this.#table.settle(event);
      const mark = event.type === 'settled' ? markOf(event.summary) : undefined;
      if (mark) this.#coups.push(mark);
    }
    const net = minus(minus(purse.balance, before), staked);
    this.#sayMeters('  ');
    this.#say(`  ${signedMoney(net)} this round, ${signedMoney(this.#net())} since you sat down.`);
    if (this.#game.layout.deckEachRound) {
      openShoe(this.#desk, shoe);
      this.#shoe = undefined;
    } else if (last) {
      this.#say('That was the last hand of this shoe.');
      openShoe(this.#desk, shoe);
      this.#shoe = undefined;
    } else if (shoe.cutCardShows) {
      this.#say('The cut card is out: one more hand from this shoe.');
    }
  }

  /** Asks until the answer is one; whoever leaves in the middle is played for, and the round ends. */
  async #decide(asked: Question, cardsAt: CardsAt): Promise<Answer> {
    const question = inSteps(asked, this.#seating.limits);
    if (!this.#isYours(question.seat)) return question.absent;
    let warned = '';
    for (;;) {
      const line = await this.#lines.ask(`${questionInWords(question)} > `);
      if (line === null) return question.absent;
      const { houseWay } = this.#game;
      if (houseWay && line.trim().toLowerCase() === 'why' && actionNamed(question, 'house-way')) {
        this.#say(showSetting(houseWay, cardsAt(String(question.seat)), this.#desk.paint));
        continue;
      }
      const answer = spokenAnswer(line, question, cardsAt);
      const why = answer ? refusalOfAnswer(question, answer, cardsAt) : { reason: `"${line}" is no answer.` };
      const staked = answer && !why ? total(stakedBy(question, answer).map(({ amount }) => amount)) : NOTHING;
      const short = staked === 0 ? undefined : this.#table.stake(staked);
      const foul = answer?.parts && !why ? this.#game.layout.foul?.(answer.parts) : undefined;
      if (foul && line !== warned) {
        warned = line;
        this.#say(this.#desk.paint.yellow(`${foul.reason} Say it again to set it so.`));
        continue;
      }
      if (answer && !why && !short) return answer;
      this.#say(this.#desk.paint.yellow((why ?? short)?.reason ?? ''));
    }
  }

  /** You play a seat that you bet on or bank from. */
  #isYours(seat: number): boolean {
    const { bets, banking } = this.#table;
    return (
      bets.some(({ spot }) => spot === seat) || (banking.bank?.player === YOU && banking.bank.seat === seat)
    );
  }

  #newShoe(): Promise<TableShoe | undefined> {
    this.#coups = [];
    const { layout } = this.#game;
    if (layout.deckEachRound) return Promise.resolve(freshDeck(this.#desk, layout.shoe, this.#practice));
    return offerShoe(this.#desk, this.#lines, layout, this.#practice);
  }

  #isBroke(): boolean {
    const { purse, bets } = this.#table;
    const least = Math.min(...Object.values(this.#seating.limits).map((limit) => limit.least));
    if (purse.balance >= least || bets.length > 0) return false;
    this.#say(`You have ${formatMoney(purse.balance)} left, less than the least bet.`);
    return true;
  }

  #sayMeters(indent: string): void {
    for (const [name, shown] of Object.entries(this.#table.meters))
      this.#say(`${indent}The ${meterName(name)} shows ${formatMoney(shown)}.`);
  }

  #welcome(): void {
    const { paint } = this.#desk;
    const { title, section, layout } = this.#game;
    this.#say(`${paint.bold(title)}  ${paint.dim(`${section.rulebook.title}, section ${section.number}`)}`);
    const limits = limitsInWords(layout, this.#seating.limits);
    this.#say(`You have ${formatMoney(this.#table.purse.balance)} in play chips. ${limits}`);
    this.#sayMeters('');
    this.#sayWhoBanks();
    this.#say(`Bet in words, such as "${betsToSay(layout)}"; an empty line deals; "help" says more.`);
    this.#say('');
  }

  /** Whatever way the player leaves, their chips come along and the shoe they played from is opened. */
  #farewell(): void {
    if (this.#table.bets.length > 0) {
      this.#table.clear();
      this.#say('Your bets on the layout come back to you.');
    }
    if (this.#shoe && this.#shoe.dealt > 0) openShoe(this.#desk, this.#shoe);
    const { purse } = this.#table;
    const time = timeInWords(Date.now() - this.#satDown);
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
