import { randomBytes, randomInt } from 'node:crypto';
import { formatCard, freshSeed, type Random, type SeededRandom, Shoe } from '@croupier/cards';
import {
  addChips,
  callingBot,
  drawButton,
  drawersForButton,
  equityBot,
  finishHand,
  looseBot,
  nextPlayers,
  openTable,
  type PokerBot,
  PokerHand,
  type PokerRules,
  type PokerTable,
  type Spoken,
  type Straddle,
  shapeOf,
  sitDown,
  startHand,
  straddleOption,
  straddleRefusal,
  tightBot,
  toldEvent,
  viewHand,
  viewHandEvent,
} from '@croupier/games';
import {
  type Answer,
  type Cents,
  cents,
  formatMoney,
  MoneyError,
  minus,
  parseMoney,
  type Question,
  Refused,
} from '@croupier/table';
import type { Desk } from '../desk.ts';
import { drawCards, speakCards } from '../play/card-pictures.ts';
import type { Lines } from '../play/lines.ts';
import { signedMoney } from '../play/words.ts';
import { declared, takenAs } from './declared.ts';
import { actionsInWords, POKER_HELP, spokenAction } from './spoken-action.ts';

export interface PokerSeating {
  readonly chips: Cents;
  readonly plain: boolean;
  /** Practice decks from this seed, instead of decks from the operating system's generator. */
  readonly practice?: SeededRandom | undefined;
}

const YOU = 1;
/** One of each style, round the table. */
const STYLES: readonly PokerBot[] = [tightBot, looseBot, equityBot(), callingBot];
const BOTS = ['Ada', 'Blaise', 'Carl', 'Daniel', 'Emilie'] as const;

/** Hands of poker against the house's bots, from sitting down to getting up. */
export class PokerSession {
  readonly #desk: Desk;
  readonly #rules: PokerRules;
  readonly #seating: PokerSeating;
  readonly #lines: Lines;
  #table: PokerTable;
  #hands = 0;
  #bought: Cents;
  /** The last hand, and what is declared for the next. */
  #last: PokerHand | null = null;
  /** Said in the middle of a hand, and said again: the hand is given up and nobody is asked any more. */
  #leaving = false;
  #straddle: readonly Straddle[] = [];

  constructor(desk: Desk, rules: PokerRules, seating: PokerSeating, lines: Lines) {
    this.#desk = desk;
    this.#rules = rules;
    this.#seating = seating;
    this.#lines = lines;
    this.#bought = seating.chips;
    const you = sitDown(openTable(rules), YOU, 'you', seating.chips);
    this.#table = BOTS.reduce((table, name, i) => sitDown(table, i + 2, name, seating.chips), you);
  }

  async play(): Promise<void> {
    const { variant, betting } = this.#rules;
    const { paint } = this.#desk;
    this.#say(
      `${paint.bold(variant.title)}  ${paint.dim(`${betting.structure}, ${stakesInWords(this.#rules)}`)}`,
    );
    this.#say(
      `You sit in seat ${YOU} with ${formatMoney(this.#seating.chips)}; ${BOTS.join(', ')} are the house's bots.`,
    );
    try {
      while (await this.#another()) await this.#hand();
    } finally {
      this.#lines.close();
    }
    const stack = this.#stackOf(YOU);
    const hands = this.#hands === 1 ? 'one hand' : `${this.#hands} hands`;
    this.#say(
      `You leave with ${formatMoney(stack)}, ${signedMoney(minus(stack, this.#bought))} over ${hands}.`,
    );
  }

  /** Between hands: whoever is broke buys in again, and the player may leave. */
  async #another(): Promise<boolean> {
    if (this.#leaving) return false;
    for (const seat of this.#table.seats.keys()) {
      if (seat !== YOU && this.#stackOf(seat) === 0)
        this.#table = addChips(this.#table, seat, this.#seating.chips);
    }
    const broke = this.#stackOf(YOU) === 0;
    const enter = broke
      ? `You are out of chips. Enter buys ${formatMoney(this.#seating.chips)} again`
      : 'Enter deals';
    const question = [enter, ...this.#asides()].join(', ');
    for (;;) {
      const line = await this.#lines.ask(`${question}, "quit" leaves > `);
      if (line === null || isQuit(line)) return false;
      if (this.#helped(line)) continue;
      if (this.#aside(line.trim())) continue;
      if (/^(d|deal|)$/i.test(line.trim())) break;
      this.#say(this.#desk.paint.yellow(`"${line.trim()}" is nothing to do between hands.`));
    }
    if (broke) {
      this.#table = addChips(this.#table, YOU, this.#seating.chips);
      this.#bought = cents(this.#bought + this.#seating.chips);
    }
    return true;
  }

  #helped(line: string): boolean {
    if (!/^(help|\?)$/i.test(line.trim())) return false;
    this.#say(POKER_HELP);
    return true;
  }

  /** What else may be said between hands: a straddle where it is your place, and hands that you may see. */
  #asides(): string[] {
    const option = straddleOption(this.#rules, nextPlayers(this.#table) ?? [], YOU);
    const straddles = !option || option.refused ? [] : [...new Set([option.least, option.most])];
    const hand = this.#last;
    const seen = hand?.state.players.filter(({ seat }) => !hand.seeing({ see: seat, by: YOU })) ?? [];
    return [
      ...straddles.map((amount) => `"straddle ${formatMoney(amount)}" posts it first`),
      ...seen.map(({ seat }) => `"see ${spokenOf(seat).name}" shows that hand`),
    ];
  }

  /** Does what was said beside dealing; false if it was nothing of the kind. */
  #aside(line: string): boolean {
    const [, straddle] = /^straddle (\S+)$/i.exec(line) ?? [];
    const [, see] = /^see (\S+)$/i.exec(line) ?? [];
    if (straddle === undefined && see === undefined) return false;
    try {
      if (straddle !== undefined) this.#declare(parseMoney(straddle));
      else this.#see(see ?? '');
    } catch (error) {
      if (!(error instanceof Refused || error instanceof MoneyError)) throw error;
      this.#say(this.#desk.paint.yellow(error.message));
    }
    return true;
  }

  #declare(amount: Cents): void {
    const refused = straddleRefusal(this.#rules, nextPlayers(this.#table) ?? [], { seat: YOU, amount });
    if (refused) throw new Refused(refused);
    this.#straddle = [{ seat: YOU, amount }];
    this.#say(`You straddle ${formatMoney(amount)}.`);
  }

  #see(name: string): void {
    const hand = this.#last;
    const seat = BOTS.findIndex((bot) => bot.toLowerCase() === name.toLowerCase()) + 2;
    if (!hand) throw new Refused({ reason: 'There is no hand to see.' });
    hand.advance({ see: seat, by: YOU });
    this.#tell(hand, hand.events.length - 1);
  }

  async #hand(): Promise<void> {
    this.#drawForTheButton();
    const started = startHand(this.#table, this.#straddle);
    this.#straddle = [];
    if (!started) throw new Refused({ reason: 'A hand needs two players.' });
    const hand = new PokerHand(started.setup);
    this.#last = hand;
    const draw = this.#deck();
    let told = 0;
    for (;;) {
      told = this.#tell(hand, told);
      const { waiting } = hand;
      if (waiting.for === 'nothing') break;
      hand.advance(
        waiting.for === 'card'
          ? { card: draw() }
          : { answer: await this.#answer(hand, waiting.questions[0]) },
      );
    }
    this.#readHands(hand);
    this.#hands += 1;
    this.#table = finishHand(started.table, hand);
    this.#say(`You have ${formatMoney(this.#stackOf(YOU))}.`);
  }

  #deck(): () => ReturnType<Shoe<'live'>['draw']> {
    const { deck: kind } = this.#rules.variant;
    const rules = { decks: 1, cutCardFromBack: 0, kind };
    const { practice } = this.#seating;
    const shoe = practice
      ? Shoe.seeded(rules, practice)
      : Shoe.live(rules, freshSeed(), { position: 0, entropy: randomBytes(16).toString('hex') });
    return () => shoe.draw();
  }

  async #answer(hand: PokerHand, question: Question): Promise<Answer> {
    if (question.seat !== YOU) {
      const bot = STYLES[question.seat % STYLES.length] ?? tightBot;
      return bot(viewHand(hand, { seats: [question.seat] }), this.#random());
    }
    if (this.#leaving) return giveUp(question);
    this.#showHand(hand);
    let quit = false;
    for (;;) {
      const line = await this.#lines.ask(`You may ${actionsInWords(question)} > `);
      this.#leaving = line === null || (quit && isQuit(line));
      if (line === null || this.#leaving) return giveUp(question);
      quit = isQuit(line);
      if (quit) {
        this.#say(this.#desk.paint.yellow(howToLeave(question)));
        continue;
      }
      if (this.#helped(line)) continue;
      const taken = this.#declared(line, hand, question);
      if (taken) return taken;
      if (taken === null) continue;
      const answer = spokenAction(line, question);
      const refused = answer ? hand.refusal(answer) : new Refused({ reason: `"${line}" is no action here.` });
      if (answer && !refused) return answer;
      this.#say(this.#desk.paint.yellow(refused?.message ?? ''));
    }
  }

  /**
   * Without limit or to the pot, what is said or put in is read as 33.0 §1.5 to §1.10 and §2.2 to §2.5 have it, and it
   * binds. Null where it binds nobody, undefined where there is no betting in it.
   */
  #declared(line: string, { state }: PokerHand, question: Question): Answer | null | undefined {
    const { structure } = this.#rules.betting;
    const bets = question.actions.some(({ verb }) => verb === 'fold');
    const made = structure === 'fixed-limit' || !bets ? undefined : declared(line);
    const player = state.players.find(({ seat }) => seat === YOU);
    if (!made || !player) return undefined;
    const taken = takenAs({ question, bet: player.bet, stack: player.stack, structure }, made);
    if ('why' in taken) {
      this.#say(this.#desk.paint.yellow(taken.why));
      return null;
    }
    if (taken.correction) this.#say(this.#desk.paint.yellow(taken.correction));
    return taken.answer;
  }

  /** Where the first button is drawn for, a card each: the highest has it (bclc-poker 27.0 §7.1). */
  #drawForTheButton(): void {
    const seats = drawersForButton(this.#table);
    if (seats.length === 0) return;
    const draw = this.#deck();
    const drawn = seats.map((seat) => ({ seat, card: draw() }));
    this.#table = drawButton(this.#table, drawn);
    const cards = drawn.map(({ seat, card }) => `${spokenOf(seat).name} ${formatCard(card)}`);
    this.#say(`  For the button: ${cards.join(', ')}.`);
  }

  #random(): Random {
    return this.#seating.practice ?? { below: (n) => randomInt(n) };
  }

  /** Your cards, the board and what is in the middle. */
  #showHand(hand: PokerHand): void {
    const { boards, pots, players } = viewHand(hand, { seats: [YOU] });
    const own = players.find(({ seat }) => seat === YOU)?.cards ?? [];
    const middle =
      pots.reduce((sum, { amount }) => sum + amount, 0) + players.reduce((sum, { bet }) => sum + bet, 0);
    for (const board of boards) if (board.length > 0) this.#cards('Board', board);
    this.#cards('You', own);
    this.#say(
      this.#desk.paint.dim(
        `  ${formatMoney(cents(middle))} in the middle, you have ${formatMoney(players.find(({ seat }) => seat === YOU)?.stack ?? cents(0))} behind.`,
      ),
    );
  }

  #cards(label: string, cards: readonly (string | null)[]): void {
    const { paint } = this.#desk;
    if (this.#seating.plain) {
      this.#say(`  ${label}: ${speakCards(cards)}.`);
      return;
    }
    const [top = '', middle = '', bottom = ''] = drawCards(cards, paint);
    this.#say(`         ${top}`);
    this.#say(`  ${paint.bold(label.padEnd(6))} ${middle}`);
    this.#say(`         ${bottom}`);
  }

  #tell({ events }: PokerHand, from: number): number {
    const seen = events.map((event) => viewHandEvent(event, { seats: [YOU] }));
    const telling = {
      named: spokenOf,
      amount: (amount: number) => formatMoney(cents(amount)),
      cards: (cards: readonly string[]) => cards.join(' '),
      shape: shapeOf(seen),
    };
    for (const event of seen.slice(from)) {
      const text = toldEvent(event, telling);
      if (text) this.#say(`  ${text}`);
    }
    return events.length;
  }

  /** Which cards make a winning hand, as the dealer reads it (bclc-poker 17.0 §10.15). */
  #readHands(hand: PokerHand): void {
    for (const { seat, cards } of viewHand(hand, { seats: [YOU] }).read) {
      const { name, you } = spokenOf(seat);
      this.#say(`  ${you ? 'Your' : `${name}’s`} hand is read: ${cards.join(' ')}.`);
    }
  }

  #stackOf(seat: number): Cents {
    return this.#table.seats.get(seat)?.stack ?? cents(0);
  }

  #say(text: string): void {
    this.#desk.print(text);
  }
}

const isQuit = (line: string): boolean => /^(q|quit|exit|leave)$/i.test(line.trim());

/** In a hand nobody leaves by mistake: it is said what becomes of the hand, and asked once more. */
const howToLeave = (question: Question): string =>
  giveUp(question).verb === 'fold'
    ? 'You are in a hand. "quit" again folds it and leaves; anything else plays on.'
    : 'You are in a hand. "quit" again checks it down, folds it to a bet, and leaves; anything else plays on.';

/** "blinds 1.00 and 2.00", "bets of 4.00 and an ante of 1.00" */
function stakesInWords({ forced, firstBet }: PokerRules): string {
  return forced.kind === 'blinds'
    ? `blinds ${formatMoney(forced.small)} and ${formatMoney(forced.big)}`
    : `bets of ${formatMoney(firstBet)} and an ante of ${formatMoney(forced.ante)}`;
}

const spokenOf = (seat: number): Spoken => ({
  name: seat === YOU ? 'You' : (BOTS[seat - 2] ?? `Seat ${seat}`),
  you: seat === YOU,
});

/** Whoever leaves in the middle of a hand checks or gives it up; at the showdown it is exposed (bclc-poker 17.0 §10.14). */
function giveUp({ actions }: Question): Answer {
  const open = actions.filter(({ refused }) => !refused);
  const action =
    open.find(({ verb }) => verb === 'check') ??
    open.find(({ verb }) => verb === 'fold') ??
    open.find(({ verb }) => verb === 'show') ??
    open[0];
  if (!action) throw new TypeError('Nobody is asked who has nothing to do.');
  return { verb: action.verb };
}
