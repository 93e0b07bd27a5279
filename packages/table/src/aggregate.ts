import type { Line } from './line.ts';
import { type Cents, cents, minus, NOTHING, plus, shareDown, total } from './money.ts';
import type { Aggregate } from './rules.ts';

/**
 * One limit over many bettors (READINGS 27, 67). When what they win together exceeds it, each receives the limit in
 * proportion to their uncapped win, rounded down to the cent once for all they have bet; what is left over stays with the
 * house. Bets for the dealer are inside it or, where they are not, outside its trigger and its total (READINGS 29, 82).
 */
export function capped(lines: readonly Line[], aggregate: Aggregate): readonly Line[] {
  const { limit, tips, cite } = aggregate;
  const uncapped = uncappedWin(lines, aggregate);
  if (uncapped <= limit) return lines;
  const bettors = new Map<string, Line[]>();
  for (const one of lines) {
    if (!counts(one, aggregate)) continue;
    // What a player bets for the dealer is won by the dealers, not by that player.
    const bettor = `${one.kind === 'tip' ? 'tip' : 'own'} ${one.player}`;
    bettors.set(bettor, [...(bettors.get(bettor) ?? []), one]);
  }
  const shares = new Map<Line, Cents>();
  for (const theirs of bettors.values()) {
    for (const [one, so] of shared(limit, theirs, uncapped)) shares.set(one, so);
  }
  return lines.map((one) => {
    const share = shares.get(one);
    if (share !== undefined) return paid(one, plus(minus(one.won, fromTray(one)), share), cite);
    return one.kind === 'tip' && isUnder(one, aggregate) && tips !== 'full odds'
      ? paid(one, one.stake, cite)
      : one;
  });
}

/** A win that the limit is about. */
const isUnder = (one: Line, { wagers }: Aggregate): boolean =>
  one.result === 'win' && wagers.includes(one.wager);

/** Inside its trigger and its total. */
const counts = (one: Line, aggregate: Aggregate): boolean =>
  isUnder(one, aggregate) && (one.kind !== 'tip' || aggregate.tips === 'inside');

/** What they win together; nearly always within the limit, so that nothing is made to find it out. */
function uncappedWin(lines: readonly Line[], aggregate: Aggregate): Cents {
  let won = NOTHING;
  for (const one of lines) if (counts(one, aggregate)) won = plus(won, fromTray(one));
  return won;
}

/** What the tray pays on top of the stake: all that no meter does. */
const fromTray = ({ won, fromMeter = NOTHING }: Line): Cents => cents(Math.max(0, won - fromMeter));

/** A bettor's part of the limit, laid on their bets in proportion; cents lost in dividing it lie on the first. */
function shared(limit: Cents, theirs: readonly Line[], uncapped: Cents): [Line, Cents][] {
  const part = shareDown(limit, total(theirs.map(fromTray)), uncapped);
  const parts = theirs.map((one): [Line, Cents] => [one, shareDown(limit, fromTray(one), uncapped)]);
  const lost = minus(part, total(parts.map(([, so]) => so)));
  return parts.map(([one, so], i) => [one, i === 0 ? plus(so, lost) : so]);
}

const paid = (one: Line, won: Cents, cite: Aggregate['cite']): Line => ({
  ...one,
  won,
  returned: plus(one.stake, won),
  commission: NOTHING,
  cites: [...one.cites, cite],
});
