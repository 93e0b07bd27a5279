import { Shoe, seededRandom } from '@croupier/cards';
import { type AnyLayout, BANK, dollars, seatNumbersOf, type TableGame, total } from '@croupier/table';
import { betsAtSeats, enoughFor, type SampleTable, sampleTable } from '../sample-table.ts';
import { fromChances, type HandResult, momentsOf } from '../session/hand-results.ts';
import { endingOf } from '../session/ruin.ts';
import { strategyFor } from '../strategy.ts';

/** What a player who banks stands in for; amounts in cents. */
export interface BankRisk {
  /** The rounds that were dealt to find out what one can bring the bank. */
  readonly rounds: number;
  /** What was bet against the bank in each of them, at a full table. */
  readonly betAgainst: number;
  readonly expected: number;
  readonly standardDeviation: number;
  /** So many rounds in a row. */
  readonly stay: number;
  /** The chance that a bank of this size cannot cover the worst of the next round any more. */
  readonly banks: readonly { readonly amount: number; readonly ruined: number }[];
}

const ROUNDS = 10_000;
const STAKE = dollars(10);
const STAY = 60;
const TIMES = [1, 2, 3, 5, 8, 12, 20, 30];

/** How banks of several sizes fare in an hour, where players bank; the stakes come back and are bet again. */
export function bankRiskOf(table: TableGame): BankRisk | null {
  const { layout } = table;
  if (!layout.bank) return null;
  const { bets, standing } = fullTable(layout);
  const covered = layout.bank.wagers;
  const betAgainst = total(bets.filter(({ wager }) => covered.includes(wager)).map(({ amount }) => amount));
  const results = roundsFor(table, bets, standing);
  const { mean, variance } = momentsOf(results);
  return {
    rounds: ROUNDS,
    betAgainst,
    expected: mean,
    standardDeviation: Math.sqrt(variance),
    stay: STAY,
    banks: TIMES.map((times) => ({
      amount: times * betAgainst,
      ruined: endingOf(results, { bankroll: times * betAgainst, hands: STAY }).ruined,
    })),
  };
}

/** The same bet on the game itself at every seat but the one that banks, which has chips enough for any outcome. */
function fullTable(layout: AnyLayout): SampleTable {
  const [wager = ''] = layout.bank?.wagers ?? [];
  const { bets } = betsAtSeats(layout, STAKE, wager, seatNumbersOf(layout).slice(0, -1));
  const { bank } = sampleTable(layout, STAKE, true).standing;
  return { bets, standing: bank ? { bank: { ...bank, amount: enoughFor(bets) } } : {} };
}

function roundsFor(
  table: TableGame,
  bets: SampleTable['bets'],
  standing: SampleTable['standing'],
): HandResult[] {
  const random = seededRandom(`bank ${table.id}`);
  const { decide } = strategyFor(table);
  const chances = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const shoe = Shoe.seeded(table.layout.shoe, random);
    for (const { wager, returned, stake } of table.dealOut(bets, () => shoe.draw(), decide, standing))
      if (wager === BANK) chances.set(returned - stake, (chances.get(returned - stake) ?? 0) + 1 / ROUNDS);
  }
  return fromChances(chances);
}
