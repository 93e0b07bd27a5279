import type { Bet } from './bets.ts';
import type { Cite } from './cite.ts';
import { assertConserved } from './conservation.ts';
import type { Line } from './line.ts';
import { type Cents, minus, NOTHING, plus, shareDown, total } from './money.ts';
import type { Aggregate, Outcomes, Pass, Rules } from './rules.ts';
import { type Bonus, judge, type Row, type Wager, worth } from './wager.ts';

/**
 * Settles every bet, exactly, in the order they are given in unless the game has passes of its own. A settlement that
 * would make or lose a chip is stopped here, in production too.
 */
export function settle<O>(rules: Rules<O>, bets: readonly Bet[], outcomes: Outcomes<O>): Line[] {
  const lines: Line[] = [];
  for (const bet of bets) {
    const outcome = outcomes(bet.spot);
    lines.push(settleBet(rules, bet, outcome));
    for (const bonus of rules.bonuses ?? []) {
      const won = bonus.on === bet.wager && bet.kind === 'own' ? award(bonus, bet, outcome) : undefined;
      if (won) lines.push(won);
    }
  }
  const capped = rules.aggregates.reduce(cap, lines);
  assertConserved(bets, capped);
  if (!rules.passes) return capped;
  const seats = seatsOf(bets);
  return inPasses(rules.passes(outcomes, seats), seats, capped);
}

/** The seats with a bet, from the dealer's left. */
export function seatsOf(bets: readonly Bet[]): number[] {
  const seats: number[] = [];
  for (const { spot } of bets) if (!seats.includes(spot)) seats.push(spot);
  return seats.toSorted((a, b) => a - b);
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

/** Lines in the order of the passes; a tip follows its wager. */
function inPasses(passes: readonly Pass[], seats: readonly number[], lines: readonly Line[]): Line[] {
  const left = new Map<number, Line[]>();
  for (const one of lines) {
    const here = left.get(one.seat);
    if (here) here.push(one);
    else left.set(one.seat, [one]);
  }
  const ordered: Line[] = [];
  const fromRight = seats.toReversed();
  for (const { from, wagers, only } of passes) {
    for (const seat of from === 'left' ? seats : fromRight) {
      const here = left.get(seat);
      if (!here || (only && !only(seat))) continue;
      const before = ordered.length;
      for (const wager of wagers) for (const one of here) if (one.wager === wager) ordered.push(one);
      if (ordered.length - before === here.length) left.delete(seat);
      else
        left.set(
          seat,
          here.filter((one) => !wagers.includes(one.wager)),
        );
    }
  }
  for (const here of left.values()) ordered.push(...here);
  return ordered;
}

function settleBet<O>(rules: Rules<O>, bet: Bet, outcome: O): Line {
  const wager = wagerNamed(rules.wagers, bet.wager);
  const decided = judge(wager, outcome);
  if (decided === undefined) {
    return line(bet, 'lose', NOTHING, NOTHING, NOTHING, null, [wager.cite]);
  }
  const commissioned = bet.kind !== 'tip' || (rules.tips?.commissioned ?? false);
  const { won, commission } = worth(decided.award, bet.amount, commissioned);
  const returned = minus(plus(bet.amount, won), commission);
  return line(bet, decided.award.kind, won, commission, returned, decided.name, citesOf(decided, bet, rules));
}

function citesOf<O>(decided: Row<O>, bet: Bet, rules: Rules<O>): readonly Cite[] {
  return bet.kind === 'tip' && rules.tips ? [...decided.cites, ...rules.tips.cites] : decided.cites;
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

/** An irregularity ends the round: every bet goes back as it was. */
export function voidAll(bets: readonly Bet[], why: Cite | null): Line[] {
  const lines = bets.map((bet) => line(bet, 'void', NOTHING, NOTHING, bet.amount, null, why ? [why] : []));
  assertConserved(bets, lines);
  return lines;
}

/**
 * One limit over many bettors (READINGS 27, 29): when the players' wins together exceed it, each receives the
 * limit in proportion to the uncapped win, rounded down; tips stay outside and are paid even money.
 */
function cap(lines: Line[], aggregate: Aggregate): Line[] {
  const inIt = (one: Line): boolean => one.result === 'win' && aggregate.wagers.includes(one.wager);
  const uncapped = total(lines.filter((one) => inIt(one) && one.kind !== 'tip').map(({ won }) => won));
  if (uncapped <= aggregate.limit) return lines;
  return lines.map((one) => {
    if (!inIt(one)) return one;
    const won = one.kind === 'tip' ? one.stake : shareDown(aggregate.limit, one.won, uncapped);
    return {
      ...one,
      won,
      returned: plus(one.stake, won),
      commission: NOTHING,
      cites: [...one.cites, aggregate.cite],
    };
  });
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
