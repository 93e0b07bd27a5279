import { capped } from './aggregate.ts';
import { againstBank, bankLine, covers, dealersBet } from './bank.ts';
import type { PlayerBank } from './bank-rules.ts';
import type { Bet } from './bets.ts';
import type { Cite } from './cite.ts';
import { assertConserved } from './conservation.ts';
import { envyLines } from './envy.ts';
import { DEALER, ENVY, FEE, type Line } from './line.ts';
import { type Meters, payEnvy, payMeter, progressivesOf } from './meter.ts';
import { type Cents, minus, NOTHING, plus } from './money.ts';
import type { Outcomes } from './outcomes.ts';
import type { AnyLayout, Pass, Rules } from './rules.ts';
import { type Bonus, judge, type Row, type Wager, worth } from './wager.ts';

/** What stands at the table beside the bets: who banks, and what the meters show. */
export interface Standing {
  readonly bank?: PlayerBank;
  /** A meter that is not among them shows what the options of the game say. */
  readonly meters?: Meters;
}

/** Every bet settled, and the meters as they then stand where there are any. */
export interface Settlement {
  readonly lines: readonly Line[];
  readonly meters?: Meters;
}

/**
 * Settles every bet, exactly, in the order they are given in unless the game has passes of its own. A settlement that
 * would make or lose a chip is stopped here, in production too. Whoever only counts what came of the bets has no use for the
 * passes (`watched`: false); against a player's bank, which may run short, the bets are settled in them all the same.
 */
export function settle<O>(
  rules: Rules<O>,
  bets: readonly Bet[],
  outcomes: Outcomes<O>,
  standing: Standing = {},
  watched = true,
): Settlement {
  let lines: readonly Line[] = judgeAll(rules, bets, outcomes, standing.bank);
  let meters: Meters | undefined;
  if (rules.progressive || rules.progressives) ({ lines, meters } = payProgressives(rules, lines, standing));
  for (const aggregate of rules.aggregates) lines = capped(lines, aggregate);
  const { bank } = standing;
  if (!bank || !rules.bank) {
    // Counted in the order of the bets, in which every line is found at once.
    assertConserved(bets, lines);
    return finished(rules, bets, watched ? ordered(rules, bets, outcomes, lines) : lines, standing, meters);
  }
  const inOrder = ordered(rules, bets, outcomes, lines, {
    covers: covers(bank, rules.bank, lines),
    seat: bank.seat,
  });
  // The dealer's bet is settled before all others (bclc-baccarat 6.0 §7.6.1).
  const dealers = dealersBet(bank, rules.bank);
  const own = dealers ? [settleBet(rules, dealers, outcomes(dealers.spot), false)] : [];
  const banked = againstBank(bank, rules.bank, [...own, ...inOrder]);
  const all = dealers ? [dealers, ...bets] : bets;
  const settled = [...banked, bankLine(bank, rules.bank, banked)];
  assertConserved(all, settled, bank);
  return finished(rules, all, settled, standing, meters);
}

/** Lines in the order in which the game pays and takes. */
function ordered<O>(
  rules: Rules<O>,
  bets: readonly Bet[],
  outcomes: Outcomes<O>,
  lines: readonly Line[],
  bank?: { readonly covers: boolean; readonly seat: number },
): readonly Line[] {
  const seats = rules.passes ? seatsOf(bets) : [];
  const inOrder = rules.passes ? inPasses(rules.passes(outcomes, seats, bank), seats, lines) : lines;
  return rules.tips?.paidAfterOwn ? withTipsPaidLast(inOrder) : inOrder;
}

const waits = ({ kind, result }: Line): boolean => kind === 'tip' && result === 'win';

/**
 * A bet for the dealer that wins is paid after all of its player's own bets at that spot (READINGS 80); what waits for the end
 * of the round, envy and percentages of a meter, it does not wait for.
 */
function withTipsPaidLast(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(waits)) return lines;
  const turns = lines.map((one, i) => {
    const own = ({ seat, player, kind, wager, jackpot }: Line): boolean =>
      kind === 'own' && seat === one.seat && player === one.player && wager !== ENVY && !jackpot;
    return { one, turn: waits(one) ? Math.max(i, lines.findLastIndex(own)) : i };
  });
  return turns
    .toSorted((a, b) => a.turn - b.turn || Number(waits(a.one)) - Number(waits(b.one)))
    .map(({ one }) => one);
}

/** With the fees collected. */
function finished(
  rules: AnyLayout,
  bets: readonly Bet[],
  settled: readonly Line[],
  { bank }: Standing,
  meters: Meters | undefined,
): Settlement {
  const lines = rules.fees ? [...settled, ...feeLines(rules, bets, bank)] : settled;
  return meters === undefined ? { lines } : { lines, meters };
}

/** One meter after the other, and then the envy of each wager that they are won by. */
function payProgressives<O>(rules: Rules<O>, judged: readonly Line[], standing: Standing): Settlement {
  const meters: Record<string, Cents> = {};
  const wagers: Wager<O>[] = [];
  let lines = judged;
  const progressives = progressivesOf(rules);
  for (const name in progressives) {
    const progressive = progressives[name];
    if (!progressive) continue;
    const wager = wagerNamed(rules.wagers, progressive.wager);
    const before = standing.meters?.[name] ?? progressive.meter;
    const paid = payMeter(wager, lines, before, progressive, name);
    ({ lines } = paid);
    meters[name] = paid.meter;
    if (!wagers.includes(wager)) wagers.push(wager);
  }
  for (const wager of wagers) lines = payEnvy(wager, lines);
  return { lines, meters };
}

function judgeAll<O>(
  rules: Rules<O>,
  bets: readonly Bet[],
  outcomes: Outcomes<O>,
  bank: PlayerBank | undefined,
): Line[] {
  const { bonuses, envy } = rules;
  const lines: Line[] = [];
  let spot: number | undefined;
  let outcome: O | undefined;
  for (const bet of bets) {
    if (bet.withdrawn) {
      lines.push(withdrawnLine(rules, bet));
      continue;
    }
    if (outcome === undefined || bet.spot !== spot) outcome = outcomes(bet.spot);
    spot = bet.spot;
    lines.push(settleBet(rules, bet, outcome, bet.kind !== 'tip' || (rules.tips?.commissioned ?? false)));
    if (bonuses && bet.kind === 'own') {
      for (const bonus of bonuses) {
        const won = bonus.on === bet.wager ? award(bonus, bet, outcome) : undefined;
        if (won) lines.push(won);
      }
    }
  }
  if (envy) for (const one of envyLines(envy, bets, outcomes, seatsOf(bets), bank)) lines.push(one);
  return lines;
}

/** A bet that its owner took back, as the game allows; its chips went home at that moment. */
function withdrawnLine({ wagers }: AnyLayout, bet: Bet): Line {
  const { cite } = wagerNamed(wagers, bet.wager);
  return line(bet, 'withdrawn', NOTHING, NOTHING, bet.amount, null, [cite]);
}

/** One line a bettor and spot, and one for who banks. */
function feeLines({ fees }: AnyLayout, bets: readonly Bet[], bank: PlayerBank | undefined): Line[] {
  if (!fees) return [];
  const bettors = new Map<string, Bet[]>();
  for (const bet of bets.filter(({ spot }) => spot !== DEALER)) {
    const key = `${bet.spot} ${bet.player}`;
    bettors.set(key, [...(bettors.get(key) ?? []), bet]);
  }
  const fee = (of: Pick<Bet, 'spot' | 'player' | 'kind'>, amount: Cents): Line =>
    line({ ...of, wager: FEE, amount: NOTHING }, 'lose', NOTHING, NOTHING, minus(NOTHING, amount), null, [
      fees.cite,
    ]);
  return [
    ...[...bettors.values()].flatMap((theirs) => {
      const [first] = theirs;
      const amount = fees.of(theirs);
      return first && amount > 0 ? [fee(first, amount)] : [];
    }),
    ...(bank && fees.banker > 0
      ? [fee({ spot: bank.seat, player: bank.player, kind: 'own' }, fees.banker)]
      : []),
  ];
}

/** The seats with a bet, from the dealer's left. */
export function seatsOf(bets: readonly Bet[]): number[] {
  const seats: number[] = [];
  let last = -1;
  let rising = true;
  for (const { spot } of bets) {
    if (spot === last || seats.includes(spot)) continue;
    if (spot < last) rising = false;
    seats.push(spot);
    last = spot;
  }
  // Bets mostly lie in the order of their seats already.
  return rising ? seats : seats.toSorted((a, b) => a - b);
}

/** A bonus that is won is a line without a stake; one that is not is no line. */
function award<O>(bonus: Bonus<O>, bet: Bet, outcome: O): Line | undefined {
  const decided = judge(bonus, outcome);
  if (!decided) return undefined;
  const { won } = worth(decided.award, bet.amount, false);
  return line(
    { ...bet, wager: bonus.id, amount: NOTHING },
    'win',
    won,
    NOTHING,
    won,
    decided.name,
    decided.cites,
  );
}

/** Lines in the order of the passes; what none of them takes comes last, seat by seat. */
function inPasses(passes: readonly Pass[], seats: readonly number[], lines: readonly Line[]): Line[] {
  const left = new LinesBySeat(lines);
  const taken: Line[] = [];
  for (const pass of passes) {
    for (const seat of around(seats, pass.from)) {
      if (!pass.only || pass.only(seat)) left.take(seat, pass, taken);
    }
  }
  if (taken.length < lines.length) for (const { seat } of lines) left.takeAll(seat, taken);
  return taken;
}

const NONE = -1;

/** The lines that are not taken yet, those of a seat in a chain: rounds are settled by the million. */
class LinesBySeat {
  readonly #lines: readonly Line[];
  readonly #first: number[] = [];
  readonly #next: number[];

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    this.#next = lines.map(() => NONE);
    for (let i = lines.length - 1; i >= 0; i--) {
      const seat = lines[i]?.seat ?? NONE;
      this.#next[i] = this.#first[seat] ?? NONE;
      this.#first[seat] = i;
    }
  }

  /** Takes what a pass settles at a seat, in the order of its wagers. */
  take(seat: number, pass: Pass, taken: Line[]): void {
    const { wagers, results, jackpots } = pass;
    for (const wager of wagers) {
      let before = NONE;
      for (let i = this.#first[seat] ?? NONE; i !== NONE; i = this.#next[i] ?? NONE) {
        const one = this.#lines[i];
        if (
          one?.wager !== wager ||
          (results && !results.includes(one.result)) ||
          (jackpots === false && one.jackpot)
        ) {
          before = i;
          continue;
        }
        taken.push(one);
        if (before === NONE) this.#first[seat] = this.#next[i] ?? NONE;
        else this.#next[before] = this.#next[i] ?? NONE;
      }
    }
  }

  takeAll(seat: number, taken: Line[]): void {
    for (let i = this.#first[seat] ?? NONE; i !== NONE; i = this.#next[i] ?? NONE) {
      const one = this.#lines[i];
      if (one) taken.push(one);
    }
    this.#first[seat] = NONE;
  }
}

/** The seats in the order of a pass. */
function around(seats: readonly number[], from: Pass['from']): readonly number[] {
  if (from === 'left') return seats;
  if (from === 'right') return seats.toReversed();
  if (from.counterClockwise) {
    const down = seats.toReversed();
    return [...down.filter((seat) => seat <= from.seat), ...down.filter((seat) => seat > from.seat)];
  }
  return [...seats.filter((seat) => seat >= from.seat), ...seats.filter((seat) => seat < from.seat)];
}

function settleBet<O>(rules: Rules<O>, bet: Bet, outcome: O, commissioned: boolean): Line {
  const wager = wagerNamed(rules.wagers, bet.wager);
  const decided = judge(wager, outcome);
  if (decided === undefined) {
    return line(bet, 'lose', NOTHING, NOTHING, NOTHING, null, [wager.cite]);
  }
  const { won, commission } = worth(decided.award, bet.amount, commissioned);
  const returned = minus(plus(bet.amount, won), commission);
  const result = decided.award.kind === 'push' ? 'push' : 'win';
  return line(bet, result, won, commission, returned, decided.name, citesOf(decided, bet, rules));
}

function citesOf<O>(decided: Row<O>, bet: Bet, rules: Rules<O>): readonly Cite[] {
  if (bet.kind !== 'tip' || !rules.tips) return decided.cites;
  const { paidAfterOwn, cites } = rules.tips;
  return [...decided.cites, ...(paidAfterOwn ? [paidAfterOwn] : []), ...cites];
}

function line(
  bet: Bet,
  result: Line['result'],
  won: Cents,
  commission: Cents,
  returned: Cents,
  row: string | null,
  cites: readonly Cite[],
): Line {
  return {
    seat: bet.spot,
    player: bet.player,
    kind: bet.kind,
    wager: bet.wager,
    stake: bet.amount,
    result,
    won,
    commission,
    returned,
    row,
    cites,
  };
}

export function wagerNamed<O>(wagers: readonly Wager<O>[], id: string): Wager<O> {
  for (const wager of wagers) if (wager.id === id) return wager;
  throw new Error(`No wager "${id}" is offered here.`);
}

/** An irregularity ends the round: every bet goes back as it was; fees were collected with the first card. */
export function voidAll(
  rules: AnyLayout,
  bets: readonly Bet[],
  why: Cite | null,
  standing: Standing = {},
): readonly Line[] {
  const { bank } = standing;
  const dealers = bank && rules.bank ? dealersBet(bank, rules.bank) : undefined;
  const all = dealers ? [dealers, ...bets] : bets;
  const lines = all.map((bet) =>
    bet.withdrawn
      ? withdrawnLine(rules, bet)
      : line(bet, 'void', NOTHING, NOTHING, bet.amount, null, why ? [why] : []),
  );
  const banks = bank && rules.bank ? [bankLine(bank, rules.bank, [])] : [];
  assertConserved(all, [...lines, ...banks], bank);
  return finished(rules, all, [...lines, ...banks], standing, undefined).lines;
}

/** The order in which a dealer goes over the layout: by spot, each wager with its tip behind it, back bets last. */
export function inDealerOrder(wagers: readonly { readonly id: string }[], bets: readonly Bet[]): Bet[] {
  const wagerOrder = new Map(wagers.map(({ id }, i) => [id, i]));
  const rank = ({ spot, kind, wager }: Bet): number =>
    spot * 10_000 +
    (kind === 'back' ? 5000 : 0) +
    (wagerOrder.get(wager) ?? 0) * 2 +
    (kind === 'tip' ? 1 : 0);
  return bets.toSorted((a, b) => rank(a) - rank(b));
}
